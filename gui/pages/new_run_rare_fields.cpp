// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/form_group.h"
#include "gui/pages/new_run_groups.h"
#include "gui/pages/spec_form.h"
#include "gui/viewmodels/problem_text.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QSpinBox>

namespace trainyard {
namespace {

struct RareFields {
    Q_DECLARE_TR_FUNCTIONS(trainyard::RareFields)
};

QString rarePath(const char* key)
{
    return QStringLiteral("/training/") + QLatin1String(key);
}

QWidget* withUnit(QWidget* edit, const QString& text)
{
    return fieldRow({edit, new Label(text, FontRole::Small, Token::T3)});
}

int addRareReal(FormGroup& group, SpecForm& form, const char* key, const QString& tooltip,
                SpecForm::Place<double> place)
{
    const QString path = rarePath(key);
    QWidget* edit = form.real(path, std::move(place));
    return group.addField(fieldTitle(path), fieldRow({edit}), form.error(path), false, tooltip);
}

int addWatched(FormGroup& group, SpecForm& form, const char* key, const QString& none, const QString& tooltip,
               SpecForm::Place<WatchedSeries> place)
{
    const QString path = rarePath(key);
    QComboBox* box = form.combo<WatchedSeries>(path,
                                               {{none, {}},
                                                {RareFields::tr("Validation loss"), {}},
                                                {RareFields::tr("Validation top-1"), {}},
                                                {RareFields::tr("Validation top-5"), {}},
                                                {RareFields::tr("Training loss"), {}},
                                                {RareFields::tr("Training top-1"), {}}},
                                               std::move(place));
    return group.addField(fieldTitle(path), box, form.error(path), false, tooltip);
}

/// The constants of the chosen optimizer alone.
void addConstants(FormGroup& group, SpecForm& form)
{
    const auto constant = [](double OptimizerSpec::*member) {
        return [member](RunSpec& spec) -> double& { return spec.training.optimizer.*member; };
    };
    const std::pair<const char*, int> places[] = {
        {"beta1", addRareReal(group, form, "optimizer/beta1",
                              RareFields::tr("Share of the mean gradient that is kept each step"),
                              constant(&OptimizerSpec::beta1))},
        {"beta2",
         addRareReal(group, form, "optimizer/beta2", RareFields::tr("Share of the mean square that is kept each step"),
                     constant(&OptimizerSpec::beta2))},
        {"rho",
         addRareReal(group, form, "optimizer/rho", RareFields::tr("Share of the mean square that is kept each step"),
                     constant(&OptimizerSpec::rho))},
        {"epsilon",
         addRareReal(group, form, "optimizer/epsilon", RareFields::tr("Added to the divisor so that it is never zero"),
                     constant(&OptimizerSpec::epsilon))},
        {"trust",
         addRareReal(group, form, "optimizer/trust", RareFields::tr("A layer's step as a share of its weights' size"),
                     constant(&OptimizerSpec::trust))}};
    const QString norm = rarePath("optimizer/decay_norm_and_bias");
    QCheckBox* box = form.toggle(norm, fieldTitle(norm),
                                 [](RunSpec& spec) -> bool& { return spec.training.optimizer.decayNormAndBias; });
    group.addField(RareFields::tr("Decay"), fieldRow({box}), form.error(norm), false,
                   RareFields::tr("Applies the weight decay to batch-norm parameters and biases as well"));
    const std::vector<std::pair<const char*, int>> list(std::begin(places), std::end(places));
    form.onAnySpec([list, &group](const RunSpec& spec) {
        for (const auto& [key, place] : list)
            group.setPlaceVisible(place, takes(spec.training.optimizer.kind, key));
    });
}

void addComputing(FormGroup& group, SpecForm& form)
{
    addRareReal(group, form, "clip_norm", RareFields::tr("The largest norm of all gradients together; 0 = no clipping"),
                [](RunSpec& spec) -> double& { return spec.training.clipNorm; });
    const QString loss = rarePath("loss");
    group.addField(
        fieldTitle(loss),
        form.combo<LossKind>(
            loss,
            {{RareFields::tr("Softmax cross-entropy"), RareFields::tr("One class an image: the usual one")},
             {RareFields::tr("Binary cross-entropy"), RareFields::tr("Each class on its own")},
             {RareFields::tr("Squared error"), RareFields::tr("Distance from 1 for the class and 0 for the others")}},
            [](RunSpec& spec) -> LossKind& { return spec.training.loss; }),
        form.error(loss));
    addRareReal(group, form, "label_smoothing",
                RareFields::tr("Share of the target spread over all classes; 0 = none, 0.1 is common for large nets"),
                [](RunSpec& spec) -> double& { return spec.training.labelSmoothing; });
    const QString micro = rarePath("micro_batches"), precision = rarePath("precision");
    group.addField(
        fieldTitle(micro),
        withUnit(form.whole(micro, 1, 1024, [](RunSpec& spec) -> int& { return spec.training.microBatches; }),
                 RareFields::tr("a batch")),
        form.error(micro), false,
        RareFields::tr("Computes a batch in so many parts and averages their gradients: less memory, the same step"));
    group.addField(fieldTitle(precision),
                   form.segments<Precision>(
                       precision,
                       {{RareFields::tr("fp32"), RareFields::tr("32-bit numbers throughout")},
                        {RareFields::tr("bf16"),
                         RareFields::tr("Computes in 16 bits, keeps weights in 32: faster where the processor has it")},
                        {RareFields::tr("fp16"),
                         RareFields::tr("Computes in half precision and scales the loss to fit: the fastest on GPUs")},
                        {RareFields::tr("tf32"), RareFields::tr("32-bit numbers whose products are rounded, on GPUs")}},
                       [](RunSpec& spec) -> Precision& { return spec.training.precision; }),
                   form.error(precision));
}

void addEnds(FormGroup& group, SpecForm& form)
{
    addWatched(group, form, "early_stopping/series", RareFields::tr("Never"),
               RareFields::tr("Ends the run when this series no longer becomes better"),
               [](RunSpec& spec) -> WatchedSeries& { return spec.training.earlyStopping.series; });
    const QString patience = rarePath("early_stopping/patience");
    const int patiencePlace = group.addField(
        fieldTitle(patience),
        withUnit(
            form.whole(patience, 1, 100000, [](RunSpec& spec) -> int& { return spec.training.earlyStopping.patience; }),
            RareFields::tr("values")),
        form.error(patience), false, RareFields::tr("So many values in a row may be no better than the best"));
    const int deltaPlace =
        addRareReal(group, form, "early_stopping/min_delta", RareFields::tr("Better means by more than this"),
                    [](RunSpec& spec) -> double& { return spec.training.earlyStopping.minDelta; });
    addWatched(group, form, "target/series", RareFields::tr("None"),
               RareFields::tr("Ends the run as soon as this series is there, and records the time it took"),
               [](RunSpec& spec) -> WatchedSeries& { return spec.training.target.series; });
    const int valuePlace =
        addRareReal(group, form, "target/value", RareFields::tr("Accuracy at least, loss at most; 0.99 is 99 %"),
                    [](RunSpec& spec) -> double& { return spec.training.target.value; });
    form.onAnySpec([=, &group, model = form.model()](const RunSpec& spec) {
        const auto problems = model->problems();
        const bool early = spec.training.earlyStopping.series != WatchedSeries::None;
        group.setPlaceVisible(patiencePlace, early);
        group.setPlaceVisible(deltaPlace, early || problems.contains(rarePath("early_stopping/min_delta")));
        group.setPlaceVisible(valuePlace, spec.training.target.series != WatchedSeries::None ||
                                              problems.contains(rarePath("target/value")));
    });
}

void addWatching(FormGroup& group, SpecForm& form)
{
    addWatched(group, form, "best_checkpoint", RareFields::tr("Not kept"),
               RareFields::tr("Also keeps the checkpoint of the epoch where this series was best"),
               [](RunSpec& spec) -> WatchedSeries& { return spec.training.bestCheckpoint; });
    const QString beside = rarePath("validation_threads"), nonFinite = rarePath("on_non_finite");
    QSpinBox* threads =
        form.whole(beside, 0, 4096, [](RunSpec& spec) -> int& { return spec.training.validationThreads; });
    threads->setSpecialValueText(RareFields::tr("no"));
    group.addField(fieldTitle(beside), withUnit(threads, RareFields::tr("threads")), form.error(beside), false,
                   RareFields::tr("Validates on threads of its own while training goes on; no = training waits"));
    SegmentedControl* policy = form.segments<NonFinitePolicy>(
        nonFinite,
        {{RareFields::tr("Stop"), RareFields::tr("The run ends as failed and names the step")},
         {RareFields::tr("Continue"), RareFields::tr("The run goes on; the series shows where it happened")}},
        [](RunSpec& spec) -> NonFinitePolicy& { return spec.training.onNonFinite; });
    group.addField(fieldTitle(nonFinite), policy, form.error(nonFinite), false,
                   RareFields::tr("What to do when the loss is no longer a number"));
}

QString pointsText(const std::vector<std::int64_t>& points)
{
    QStringList texts;
    for (const std::int64_t point : points)
        texts << QString::number(point);
    return texts.join(QStringLiteral(", "));
}

/// Epochs or steps whose checkpoints stay for good.
void addKeptPoints(FormGroup& group, SpecForm& form, const char* key, const QString& tooltip,
                   std::vector<std::int64_t> TrainingSpec::*points)
{
    const QString path = rarePath(key);
    auto* edit = new QLineEdit;
    edit->setPlaceholderText(RareFields::tr("none, or 0, 1, 2, 5"));
    form.add(path, edit, [edit, points](const RunSpec& spec) { edit->setText(pointsText(spec.training.*points)); });
    NewRunViewModel* model = form.model();
    QObject::connect(edit, &QLineEdit::textEdited, model, [model, path, points](const QString& text) {
        std::vector<std::int64_t> list;
        bool good = true;
        for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            bool number = false;
            list.push_back(part.trimmed().toLongLong(&number));
            good = good && number;
        }
        model->setInputProblem(path, good ? QString()
                                          : RareFields::tr("\"%1\" is no list of numbers, such as 0, 2, 5").arg(text));
        if (good)
            model->edit([&](RunSpec& spec) { spec.training.*points = list; });
    });
    group.addField(fieldTitle(path), edit, form.error(path), false, tooltip);
}

void addResetPoints(FormGroup& group, SpecForm& form)
{
    addKeptPoints(group, form, "keep_epochs",
                  RareFields::tr("Checkpoints at the end of these epochs are kept for good, as reset points of pruned "
                                 "runs; 0 = the initialisation"),
                  &TrainingSpec::keepEpochs);
    addKeptPoints(group, form, "keep_steps",
                  RareFields::tr("Checkpoints after so many steps are kept for good, as reset points of pruned runs"),
                  &TrainingSpec::keepSteps);
    const QString barrier = QStringLiteral("/monitoring/barrier_to");
    QLineEdit* edit = form.text(barrier, [](RunSpec& spec) -> std::string& { return spec.monitoring.barrierTo; });
    edit->setPlaceholderText(RareFields::tr("not measured, or RUN@end"));
    group.addField(fieldTitle(barrier), edit, form.error(barrier), true,
                   RareFields::tr("At its end the run measures how far the error rises on the straight line from its "
                                  "weights to those of this checkpoint"));
    const QString mask = QStringLiteral("/monitoring/mask_share");
    group.addField(fieldTitle(mask),
                   form.real(mask, [](RunSpec& spec) -> double& { return spec.monitoring.maskShare; }),
                   form.error(mask), false,
                   RareFields::tr("Share of the weights that a mask would prune whose change from epoch to epoch is "
                                  "recorded; 0 = none"));
}

const char* const kRareKeys[] = {"clip_norm",       "label_smoothing",    "micro_batches", "precision",   "loss",
                                 "best_checkpoint", "validation_threads", "on_non_finite", "keep_epochs", "keep_steps"};

/// Whether a field that is folded away says something that the user should know of.
bool speaks(const RunSpec& spec, const QHash<QString, QStringList>& problems)
{
    for (auto it = problems.constBegin(); it != problems.constEnd(); ++it) {
        const QString& path = it.key();
        if (path.startsWith(QLatin1String("/monitoring/")) || path.startsWith(rarePath("early_stopping")) ||
            path.startsWith(rarePath("target")))
            return true;
        for (const char* key : kRareKeys)
            if (path == rarePath(key))
                return true;
        if (path.startsWith(rarePath("optimizer/")) && !path.endsWith(QLatin1String("/kind")) &&
            !path.endsWith(QLatin1String("momentum")) && !path.endsWith(QLatin1String("/weight_decay")))
            return true;
    }
    const TrainingSpec plain;
    const TrainingSpec& now = spec.training;
    return now.clipNorm != plain.clipNorm || now.microBatches != plain.microBatches ||
           now.precision != plain.precision || now.bestCheckpoint != plain.bestCheckpoint ||
           now.validationThreads != plain.validationThreads || now.earlyStopping != plain.earlyStopping ||
           now.target != plain.target || now.loss != plain.loss || !now.keepEpochs.empty() || !now.keepSteps.empty() ||
           spec.monitoring != MonitoringSpec{};
}

} // namespace

void addRareTrainingFields(FormGroup& group, SpecForm& form)
{
    group.beginMore(RareFields::tr("More options"));
    addConstants(group, form);
    addComputing(group, form);
    addEnds(group, form);
    addWatching(group, form);
    addResetPoints(group, form);
    addTraceFields(group, form);
    NewRunViewModel* model = form.model();
    const auto unfold = [&group, model] {
        if (speaks(model->spec(), model->problems()))
            group.setMoreShown(true);
    };
    QObject::connect(model, &NewRunViewModel::specReplaced, &group, unfold);
    QObject::connect(model, &NewRunViewModel::problemsChanged, &group, unfold);
}

} // namespace trainyard
