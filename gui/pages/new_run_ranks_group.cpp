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
#include <QSpinBox>

#include <vector>

namespace trainyard {
namespace {

struct RanksGroup {
    Q_DECLARE_TR_FUNCTIONS(trainyard::RanksGroup)
};

QString distributionPath(const char* key)
{
    return QStringLiteral("/distribution/") + QLatin1String(key);
}

int addToggle(FormGroup& group, SpecForm& form, const char* key, const QString& text, const QString& tooltip,
              SpecForm::Place<bool> place)
{
    const QString path = distributionPath(key);
    QCheckBox* box = form.toggle(path, text, std::move(place));
    return group.addField(fieldTitle(path), fieldRow({box}), form.error(path), false, tooltip);
}

int addRule(FormGroup& group, SpecForm& form)
{
    const QString path = distributionPath("scaling");
    QComboBox* rule = form.combo<ScalingRule>(
        path,
        {{RanksGroup::tr("Share the batch"),
          RanksGroup::tr("The batch is shared by the ranks and the rate stays: the losses of one rank")},
         {RanksGroup::tr("Batch each, rate × n"),
          RanksGroup::tr("Every rank has a batch of its own; the learning rate grows linearly")},
         {RanksGroup::tr("Batch each, rate × √n"),
          RanksGroup::tr("Every rank has a batch of its own; the learning rate grows by the square root")},
         {RanksGroup::tr("Batch each, rate × n^⅔"),
          RanksGroup::tr("Every rank has a batch of its own; the learning rate grows by the two-thirds power")},
         {RanksGroup::tr("Batch each, rate stays"),
          RanksGroup::tr("Every rank has a batch of its own; the learning rate stays")}},
        [](RunSpec& spec) -> ScalingRule& { return spec.distribution.scaling; });
    return group.addField(fieldTitle(path), rule, form.error(path), false,
                          RanksGroup::tr("What becomes of batch size and learning rate with n ranks"));
}

int addBucket(FormGroup& group, SpecForm& form)
{
    const QString path = distributionPath("bucket_mib");
    QWidget* size = form.real(path, [](RunSpec& spec) -> double& { return spec.distribution.bucketMiB; });
    return group.addField(
        fieldTitle(path), fieldRow({size, new Label(RanksGroup::tr("MiB, 0 = by trying"), FontRole::Small, Token::T3)}),
        form.error(path), false, RanksGroup::tr("Gradients are summed over the ranks in slices of this size"));
}

int addPrecision(FormGroup& group, SpecForm& form)
{
    const QString path = distributionPath("bucket_precision");
    QWidget* precision = form.segments<BucketPrecision>(
        path,
        {{QStringLiteral("fp32"), RanksGroup::tr("Gradients travel as they are")},
         {QStringLiteral("bf16"),
          RanksGroup::tr("Gradients travel rounded, over a network in half the time; they are added in fp32")},
         {QStringLiteral("fp16"), RanksGroup::tr("As bf16, rounded less: scaled before, so that nothing overflows")}},
        [](RunSpec& spec) -> BucketPrecision& { return spec.distribution.bucketPrecision; });
    return group.addField(fieldTitle(path), fieldRow({precision}), form.error(path), false,
                          RanksGroup::tr("In what form ranks send each other their gradients"));
}

int addMode(FormGroup& group, SpecForm& form)
{
    const QString path = distributionPath("mode");
    QWidget* mode = form.segments<DistributionMode>(
        path,
        {{RanksGroup::tr("Synchronous"),
          RanksGroup::tr("Gradients of every step are averaged over all ranks, which wait for each other")},
         {QStringLiteral("Downpour"),
          RanksGroup::tr("Workers send gradients to a master, which updates at once and deals the next batches")},
         {QStringLiteral("EASGD"),
          RanksGroup::tr("Workers train on their own and are drawn to a common centre, which the master keeps")},
         {QStringLiteral("GEM"),
          RanksGroup::tr("Workers scale what they send so that all together move like one run with momentum")}},
        [](RunSpec& spec) -> DistributionMode& { return spec.distribution.mode; });
    return group.addField(
        fieldTitle(path), fieldRow({mode}), form.error(path), true,
        RanksGroup::tr("Asynchronous modes have a master, a process besides; slow workers then hold nobody up"));
}

int addWhole(FormGroup& group, SpecForm& form, const char* key, int high, const QString& unit, const QString& tooltip,
             SpecForm::Place<int> place)
{
    const QString path = distributionPath(key);
    QWidget* number = form.whole(path, 1, high, std::move(place));
    return group.addField(fieldTitle(path), fieldRow({number, new Label(unit, FontRole::Small, Token::T3)}),
                          form.error(path), false, tooltip);
}

int addRankReal(FormGroup& group, SpecForm& form, const char* key, const QString& tooltip,
                SpecForm::Place<double> place)
{
    const QString path = distributionPath(key);
    return group.addField(fieldTitle(path), fieldRow({form.real(path, std::move(place))}), form.error(path), false,
                          tooltip);
}

std::vector<int> addMasterFields(FormGroup& group, SpecForm& form)
{
    return {
        addWhole(group, form, "sync_every", 10000, RanksGroup::tr("batches"),
                 RanksGroup::tr("How many batches a worker computes between two exchanges with its master"),
                 [](RunSpec& spec) -> int& { return spec.distribution.syncEvery; }),
        addWhole(group, form, "worker_ranks", 256, RanksGroup::tr("average gradients"),
                 RanksGroup::tr("So many ranks form one worker: they share its batches and average their gradients"),
                 [](RunSpec& spec) -> int& { return spec.distribution.workerRanks; }),
        addWhole(group, form, "masters", 64, RanksGroup::tr("processes"),
                 RanksGroup::tr("With more than one, so many masters serve the workers below a top one"),
                 [](RunSpec& spec) -> int& { return spec.distribution.masters; })};
}

} // namespace

QWidget* makeRanksGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("cluster"), RanksGroup::tr("Ranks"));
    const QString ranksPath = QStringLiteral("/resources/ranks");
    QSpinBox* ranks = form.whole(ranksPath, 1, 256, [](RunSpec& spec) -> int& { return spec.resources.ranks; });
    group->addField(
        fieldTitle(ranksPath), fieldRow({ranks, new Label(RanksGroup::tr("processes"), FontRole::Small, Token::T3)}),
        form.error(ranksPath), false,
        RanksGroup::tr(
            "Processes that train together: each computes its part of every batch, and their gradients are averaged"));
    const int mode = addMode(*group, form);
    const std::vector<int> masters = addMasterFields(*group, form);
    const int force = addRankReal(
        *group, form, "elastic_force",
        RanksGroup::tr("β: at an exchange each worker is drawn to the centre by β divided by the number of workers"),
        [](RunSpec& spec) -> double& { return spec.distribution.elasticForce; });
    const std::vector<int> energy = {
        addRankReal(*group, form, "gem_kappa",
                    RanksGroup::tr("How much more energy all workers together may have than one run with momentum"),
                    [](RunSpec& spec) -> double& { return spec.distribution.gemKappa; }),
        addRankReal(*group, form, "gem_momentum",
                    RanksGroup::tr("Momentum of the run that the workers imitate together"),
                    [](RunSpec& spec) -> double& { return spec.distribution.gemMomentum; })};
    const int rule = addRule(*group, form);
    const std::vector<int> sums = {
        addBucket(*group, form), addPrecision(*group, form),
        addToggle(
            *group, form, "overlap", RanksGroup::tr("sum while computing"),
            RanksGroup::tr("Sums what is ready while the backward pass computes the rest; off shows what that saves"),
            [](RunSpec& spec) -> bool& { return spec.distribution.overlap; }),
        addToggle(*group, form, "ordered_sum", RanksGroup::tr("rank by rank"),
                  RanksGroup::tr(
                      "Adds in the order of ranks, so that MPI and shared memory give the same losses to the last bit"),
                  [](RunSpec& spec) -> bool& { return spec.distribution.orderedSum; })};
    const int norms = addToggle(*group, form, "sync_batch_norm", RanksGroup::tr("statistics of all ranks"),
                                RanksGroup::tr("Batch-norm looks at the whole batch instead of each rank's part, as "
                                               "one rank would; costs two exchanges a layer"),
                                [](RunSpec& spec) -> bool& { return spec.distribution.syncBatchNorm; });
    form.onAnySpec([=](const RunSpec& spec) {
        const DistributionMode chosen = spec.distribution.mode;
        const bool synchronous = chosen == DistributionMode::Synchronous, several = spec.resources.ranks > 1;
        const auto show = [group](const std::vector<int>& places, bool visible) {
            for (const int place : places)
                group->setPlaceVisible(place, visible);
        };
        show({mode, rule}, several || !synchronous);
        show(masters, !synchronous);
        show({force}, chosen == DistributionMode::Easgd);
        show(energy, chosen == DistributionMode::Gem);
        show(sums, several && synchronous);
        show({norms}, several && (synchronous || spec.distribution.workerRanks > 1));
    });
    return group;
}

} // namespace trainyard
