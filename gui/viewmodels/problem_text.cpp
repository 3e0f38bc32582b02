// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/viewmodels/problem_text.h"

#include "gui/viewmodels/spec_sections.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <utility>

namespace trainyard {
namespace {

struct Form {
    Q_DECLARE_TR_FUNCTIONS(trainyard::Form)
};

struct Field {
    const char* path;
    const char* title;
};

// One row a field of the New run page. Image height and width share one row, and its problems one place.
constexpr Field kFields[] = {
    {"/name", QT_TRANSLATE_NOOP("trainyard::Form", "Name")},
    {"/tags", QT_TRANSLATE_NOOP("trainyard::Form", "Tags")},
    {"/notes", QT_TRANSLATE_NOOP("trainyard::Form", "Notes")},
    {"/seed", QT_TRANSLATE_NOOP("trainyard::Form", "Seed")},
    {"/model/architecture", QT_TRANSLATE_NOOP("trainyard::Form", "Architecture")},
    {"/model/dropout", QT_TRANSLATE_NOOP("trainyard::Form", "Dropout")},
    {"/model/width_multiplier", QT_TRANSLATE_NOOP("trainyard::Form", "Width")},
    {"/model/file", QT_TRANSLATE_NOOP("trainyard::Form", "Model file")},
    {"/model/weights", QT_TRANSLATE_NOOP("trainyard::Form", "Initial weights")},
    {"/data/format", QT_TRANSLATE_NOOP("trainyard::Form", "Format")},
    {"/data/path", QT_TRANSLATE_NOOP("trainyard::Form", "Folder")},
    {"/data/features", QT_TRANSLATE_NOOP("trainyard::Form", "Features")},
    {"/data/labels", QT_TRANSLATE_NOOP("trainyard::Form", "Labels")},
    {"/data/classes", QT_TRANSLATE_NOOP("trainyard::Form", "Classes")},
    {"/data/validation_share", QT_TRANSLATE_NOOP("trainyard::Form", "Held out")},
    {"/data/unreadable", QT_TRANSLATE_NOOP("trainyard::Form", "Unreadable")},
    {"/data/image/height", QT_TRANSLATE_NOOP("trainyard::Form", "Image size")},
    {"/data/image/channels", QT_TRANSLATE_NOOP("trainyard::Form", "Channels")},
    {"/data/train_samples", QT_TRANSLATE_NOOP("trainyard::Form", "Training samples")},
    {"/data/validation_samples", QT_TRANSLATE_NOOP("trainyard::Form", "Validation samples")},
    {"/data/seed", QT_TRANSLATE_NOOP("trainyard::Form", "Seed of samples")},
    {"/data/order_seed", QT_TRANSLATE_NOOP("trainyard::Form", "Seed of order")},
    {"/data/flip", QT_TRANSLATE_NOOP("trainyard::Form", "Flip")},
    {"/data/sharding", QT_TRANSLATE_NOOP("trainyard::Form", "Sample order")},
    {"/data/crop_padding", QT_TRANSLATE_NOOP("trainyard::Form", "Crop")},
    {"/data/fit", QT_TRANSLATE_NOOP("trainyard::Form", "Fit")},
    {"/data/augment/resized_crop", QT_TRANSLATE_NOOP("trainyard::Form", "Resized crop")},
    {"/data/augment/crop_area", QT_TRANSLATE_NOOP("trainyard::Form", "Least area")},
    {"/data/augment/crop_aspect", QT_TRANSLATE_NOOP("trainyard::Form", "Aspect")},
    {"/data/augment/rotate", QT_TRANSLATE_NOOP("trainyard::Form", "Turn")},
    {"/data/augment/brightness", QT_TRANSLATE_NOOP("trainyard::Form", "Brightness")},
    {"/data/augment/contrast", QT_TRANSLATE_NOOP("trainyard::Form", "Contrast")},
    {"/data/augment/saturation", QT_TRANSLATE_NOOP("trainyard::Form", "Saturation")},
    {"/data/augment/hue", QT_TRANSLATE_NOOP("trainyard::Form", "Hue")},
    {"/data/augment/rand_augment", QT_TRANSLATE_NOOP("trainyard::Form", "Operations")},
    {"/data/augment/magnitude", QT_TRANSLATE_NOOP("trainyard::Form", "Magnitude")},
    {"/data/augment/cutout", QT_TRANSLATE_NOOP("trainyard::Form", "Cutout")},
    {"/data/augment/mixup", QT_TRANSLATE_NOOP("trainyard::Form", "Mixup alpha")},
    {"/data/augment/cutmix", QT_TRANSLATE_NOOP("trainyard::Form", "CutMix alpha")},
    {"/data/cache/place", QT_TRANSLATE_NOOP("trainyard::Form", "Cache folder")},
    {"/data/cache/side", QT_TRANSLATE_NOOP("trainyard::Form", "Kept side")},
    {"/data/cache/storage", QT_TRANSLATE_NOOP("trainyard::Form", "Kept as")},
    {"/data/loader_threads", QT_TRANSLATE_NOOP("trainyard::Form", "Loader threads")},
    {"/training/epochs", QT_TRANSLATE_NOOP("trainyard::Form", "Epochs")},
    {"/training/batch_size", QT_TRANSLATE_NOOP("trainyard::Form", "Batch size")},
    {"/training/micro_batches", QT_TRANSLATE_NOOP("trainyard::Form", "Micro-batches")},
    {"/training/precision", QT_TRANSLATE_NOOP("trainyard::Form", "Precision")},
    {"/training/optimizer/kind", QT_TRANSLATE_NOOP("trainyard::Form", "Optimizer")},
    {"/training/optimizer/momentum", QT_TRANSLATE_NOOP("trainyard::Form", "Momentum")},
    {"/training/optimizer/nesterov", QT_TRANSLATE_NOOP("trainyard::Form", "Nesterov")},
    {"/training/optimizer/beta1", QT_TRANSLATE_NOOP("trainyard::Form", "Beta 1")},
    {"/training/optimizer/beta2", QT_TRANSLATE_NOOP("trainyard::Form", "Beta 2")},
    {"/training/optimizer/rho", QT_TRANSLATE_NOOP("trainyard::Form", "Rho")},
    {"/training/optimizer/epsilon", QT_TRANSLATE_NOOP("trainyard::Form", "Epsilon")},
    {"/training/optimizer/trust", QT_TRANSLATE_NOOP("trainyard::Form", "Trust")},
    {"/training/optimizer/weight_decay", QT_TRANSLATE_NOOP("trainyard::Form", "Weight decay")},
    {"/training/optimizer/decay_norm_and_bias", QT_TRANSLATE_NOOP("trainyard::Form", "Batch-norm and biases too")},
    {"/training/clip_norm", QT_TRANSLATE_NOOP("trainyard::Form", "Clip gradients")},
    {"/training/learning_rate/base", QT_TRANSLATE_NOOP("trainyard::Form", "Learning rate")},
    {"/training/learning_rate/schedule", QT_TRANSLATE_NOOP("trainyard::Form", "Schedule")},
    {"/training/learning_rate/warmup_epochs", QT_TRANSLATE_NOOP("trainyard::Form", "Warm-up")},
    {"/training/learning_rate/final_factor", QT_TRANSLATE_NOOP("trainyard::Form", "Final share")},
    {"/training/learning_rate/step_epochs", QT_TRANSLATE_NOOP("trainyard::Form", "Step every")},
    {"/training/learning_rate/step_factor", QT_TRANSLATE_NOOP("trainyard::Form", "Step factor")},
    {"/training/learning_rate/power", QT_TRANSLATE_NOOP("trainyard::Form", "Power")},
    {"/training/loss", QT_TRANSLATE_NOOP("trainyard::Form", "Loss")},
    {"/training/label_smoothing", QT_TRANSLATE_NOOP("trainyard::Form", "Label smoothing")},
    {"/training/checkpoint_every_epochs", QT_TRANSLATE_NOOP("trainyard::Form", "Checkpoint every")},
    {"/training/keep_checkpoints", QT_TRANSLATE_NOOP("trainyard::Form", "Checkpoints kept")},
    {"/training/keep_epochs", QT_TRANSLATE_NOOP("trainyard::Form", "Keep epochs")},
    {"/training/keep_steps", QT_TRANSLATE_NOOP("trainyard::Form", "Keep steps")},
    {"/training/best_checkpoint", QT_TRANSLATE_NOOP("trainyard::Form", "Best checkpoint")},
    {"/training/validate_every_epochs", QT_TRANSLATE_NOOP("trainyard::Form", "Validate every")},
    {"/training/validation_threads", QT_TRANSLATE_NOOP("trainyard::Form", "Validate beside")},
    {"/training/early_stopping/series", QT_TRANSLATE_NOOP("trainyard::Form", "Stop early on")},
    {"/training/early_stopping/patience", QT_TRANSLATE_NOOP("trainyard::Form", "Patience")},
    {"/training/early_stopping/min_delta", QT_TRANSLATE_NOOP("trainyard::Form", "Smallest gain")},
    {"/training/target/series", QT_TRANSLATE_NOOP("trainyard::Form", "Target")},
    {"/training/target/value", QT_TRANSLATE_NOOP("trainyard::Form", "Target value")},
    {"/training/on_non_finite", QT_TRANSLATE_NOOP("trainyard::Form", "On NaN")},
    {"/monitoring/trace/steps", QT_TRANSLATE_NOOP("trainyard::Form", "Traced steps")},
    {"/monitoring/trace/first_step", QT_TRANSLATE_NOOP("trainyard::Form", "First traced")},
    {"/monitoring/trace/megabytes", QT_TRANSLATE_NOOP("trainyard::Form", "Trace limit")},
    {"/monitoring/mask_share", QT_TRANSLATE_NOOP("trainyard::Form", "Watched mask")},
    {"/monitoring/barrier_to", QT_TRANSLATE_NOOP("trainyard::Form", "Barrier to")},
    {"/resources/device", QT_TRANSLATE_NOOP("trainyard::Form", "Device")},
    {"/resources/ranks", QT_TRANSLATE_NOOP("trainyard::Form", "Ranks")},
    {"/distribution/mode", QT_TRANSLATE_NOOP("trainyard::Form", "Work together")},
    {"/distribution/sync_every", QT_TRANSLATE_NOOP("trainyard::Form", "Exchange every")},
    {"/distribution/worker_ranks", QT_TRANSLATE_NOOP("trainyard::Form", "Ranks a worker")},
    {"/distribution/masters", QT_TRANSLATE_NOOP("trainyard::Form", "Masters")},
    {"/distribution/elastic_force", QT_TRANSLATE_NOOP("trainyard::Form", "Elastic force")},
    {"/distribution/gem_kappa", QT_TRANSLATE_NOOP("trainyard::Form", "Amplification κ")},
    {"/distribution/gem_momentum", QT_TRANSLATE_NOOP("trainyard::Form", "Proxy momentum")},
    {"/distribution/scaling", QT_TRANSLATE_NOOP("trainyard::Form", "Scaling rule")},
    {"/distribution/bucket_mib", QT_TRANSLATE_NOOP("trainyard::Form", "Bucket size")},
    {"/distribution/bucket_precision", QT_TRANSLATE_NOOP("trainyard::Form", "Buckets in")},
    {"/distribution/overlap", QT_TRANSLATE_NOOP("trainyard::Form", "Overlap")},
    {"/distribution/ordered_sum", QT_TRANSLATE_NOOP("trainyard::Form", "Ordered sum")},
    {"/distribution/sync_batch_norm", QT_TRANSLATE_NOOP("trainyard::Form", "Batch-norm")},
    {"/resources/threads", QT_TRANSLATE_NOOP("trainyard::Form", "Threads")},
    {"/resources/placement/nodes", QT_TRANSLATE_NOOP("trainyard::Form", "Nodes")},
    {"/resources/placement/ranks_per_node", QT_TRANSLATE_NOOP("trainyard::Form", "Processes a node")},
    {"/resources/placement/gpus_per_node", QT_TRANSLATE_NOOP("trainyard::Form", "GPUs a node")},
    {"/resources/placement/gpu_type", QT_TRANSLATE_NOOP("trainyard::Form", "GPU type")},
    {"/resources/placement/gpu_indices", QT_TRANSLATE_NOOP("trainyard::Form", "GPU numbers")},
    {"/resources/placement/partition", QT_TRANSLATE_NOOP("trainyard::Form", "Partition")},
    {"/resources/placement/account", QT_TRANSLATE_NOOP("trainyard::Form", "Account")},
    {"/resources/placement/qos", QT_TRANSLATE_NOOP("trainyard::Form", "Quality of service")},
    {"/resources/placement/time_limit_minutes", QT_TRANSLATE_NOOP("trainyard::Form", "Time limit")},
    {"/resources/placement/memory_mib", QT_TRANSLATE_NOOP("trainyard::Form", "Memory a node")},
    {"/resources/placement/constraint", QT_TRANSLATE_NOOP("trainyard::Form", "Node features")},
    {"/resources/placement/exclude", QT_TRANSLATE_NOOP("trainyard::Form", "Nodes not wanted")},
    {"/resources/placement/reservation", QT_TRANSLATE_NOOP("trainyard::Form", "Reservation")},
    {"/resources/placement/restart_limit", QT_TRANSLATE_NOOP("trainyard::Form", "Restarts")},
};

QString allowedText(const QString& allowed)
{
    static const QRegularExpression whole(QStringLiteral("^a whole number from (\\S+) to (\\S+)$"));
    static const QRegularExpression from(QStringLiteral("^a number from (\\S+) to (\\S+)$"));
    static const QRegularExpression above(QStringLiteral("^a number above (\\S+) to (\\S+)$"));
    static const QRegularExpression epochs(QStringLiteral("^less than the run's (\\d+) epochs$"));
    static const QRegularExpression text(QStringLiteral("^text of (\\d+) to (\\d+) characters( without .*)?$"));
    if (const auto match = whole.match(allowed); match.hasMatch())
        return Form::tr("a whole number from %1 to %2").arg(match.captured(1), match.captured(2));
    if (const auto match = from.match(allowed); match.hasMatch())
        return Form::tr("a number from %1 to %2").arg(match.captured(1), match.captured(2));
    if (const auto match = above.match(allowed); match.hasMatch())
        return Form::tr("a number above %1, up to %2").arg(match.captured(1), match.captured(2));
    if (const auto match = epochs.match(allowed); match.hasMatch())
        return Form::tr("fewer than the run's %1 epochs").arg(match.captured(1));
    if (const auto match = text.match(allowed); match.hasMatch())
        return Form::tr("%1 to %2 characters on one line").arg(match.captured(1), match.captured(2));
    static const QRegularExpression shared(QStringLiteral("^at most (\\d+), the batch that they share$"));
    static const QRegularExpression divides(QStringLiteral("^a number that divides the (\\d+) ranks$"));
    static const QRegularExpression workers(QStringLiteral("^at most (\\d+), the number of workers$"));
    if (const auto match = shared.match(allowed); match.hasMatch())
        return Form::tr("at most %1, the batch that they share").arg(match.captured(1));
    if (const auto match = divides.match(allowed); match.hasMatch())
        return Form::tr("a number that divides the %1 ranks").arg(match.captured(1));
    if (const auto match = workers.match(allowed); match.hasMatch())
        return Form::tr("at most %1, the number of workers").arg(match.captured(1));
    static const QRegularExpression pixels(QStringLiteral("^at least (\\d+) pixels for (.+)$"));
    static const QRegularExpression lacks(QStringLiteral("^nothing: (.+) does not have it$"));
    if (const auto match = pixels.match(allowed); match.hasMatch())
        return Form::tr("at least %1 pixels for %2").arg(match.captured(1), match.captured(2));
    if (const auto match = lacks.match(allowed); match.hasMatch())
        return Form::tr("nothing: %1 does not have it").arg(match.captured(1));
    if (allowed == QLatin1String("nothing beside a model from a file"))
        return Form::tr("nothing beside a model from a file");
    if (allowed == QLatin1String("a whole path, beginning with /"))
        return Form::tr("a whole path, beginning with /");
    if (allowed == QLatin1String("the folder of the data set"))
        return Form::tr("the folder of the data set");
    if (allowed == QLatin1String("the folder or file of the data set"))
        return Form::tr("the folder or file of the data set");
    if (allowed == QLatin1String("0 (all), a whole number from 2 to 100000, or a list of two or more class names"))
        return Form::tr("nothing (all), a whole number from 2 to 100,000, or two or more class names with commas");
    if (allowed == QLatin1String("each class once"))
        return Form::tr("each class once");
    if (allowed == QLatin1String("a square of 28 to 64 pixels for the built-in glyphs"))
        return Form::tr("a square of 28 to 64 pixels for the built-in glyphs");
    static const QRegularExpression processes(QStringLiteral("^at most (\\d+), the processes of the run$"));
    static const QRegularExpression room(
        QStringLiteral("^0 or at least (\\d+), so that (\\d+) processes find room on (\\d+) nodes?$"));
    if (const auto match = processes.match(allowed); match.hasMatch())
        return Form::tr("at most %1, the processes of the run").arg(match.captured(1));
    if (const auto match = room.match(allowed); match.hasMatch())
        return Form::tr("at least %1: %2 processes on %3 nodes")
            .arg(match.captured(1), match.captured(2), match.captured(3));
    if (allowed == QLatin1String("at most 64 different whole numbers from 0 to 1023"))
        return Form::tr("numbers with commas, each once");
    if (allowed == QLatin1String("1 for IDX files"))
        return Form::tr("1 for IDX files");
    if (allowed == QLatin1String("1 (grey) or 3 (RGB)"))
        return Form::tr("1 (grey) or 3 (RGB)");
    return allowed;
}

} // namespace

QString problemText(const SpecProblem& problem)
{
    const QString found = QString::fromStdString(problem.found);
    const QString allowed = allowedText(QString::fromStdString(problem.allowed));
    if (found.isEmpty())
        return Form::tr("Missing: %1.").arg(allowed);
    if (allowed.isEmpty())
        return found;
    return Form::tr("%1 is not possible here; allowed: %2.").arg(found, allowed);
}

QString titledProblem(const SpecProblem& problem)
{
    const QString path = QString::fromStdString(problem.path), field = fieldForPath(path);
    return path.isEmpty() ? problemText(problem)
                          : Form::tr("%1: %2").arg(field.isEmpty() ? path : fieldTitle(field), problemText(problem));
}

QString fieldForPath(const QString& path)
{
    if (path == QLatin1String("/data/image/width") || path == QLatin1String("/data/image"))
        return QStringLiteral("/data/image/height");
    // "/tags/3" belongs to the field "/tags": walk up until a field is found.
    for (QString candidate = path; !candidate.isEmpty(); candidate.truncate(candidate.lastIndexOf(QLatin1Char('/'))))
        if (formFieldPaths().contains(candidate))
            return candidate;
    return {};
}

const QStringList& formFieldPaths()
{
    static const QStringList paths = [] {
        QStringList list;
        for (const Field& field : kFields)
            list << QString::fromLatin1(field.path);
        return list + tableFieldPaths();
    }();
    return paths;
}

QString fieldTitle(const QString& path)
{
    for (const Field& field : kFields)
        if (path == QLatin1String(field.path))
            return QCoreApplication::translate("trainyard::Form", field.title);
    if (const FieldInfo* field = tableField(path))
        return specFieldText(field->title);
    return path;
}

} // namespace trainyard
