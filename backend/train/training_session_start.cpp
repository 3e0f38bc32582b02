// SPDX-License-Identifier: Apache-2.0
// What a run's first attempt begins with, and what later ones go on from; and what is told before training begins.
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/train/training_session.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/models/model_options.h"
#include "backend/protocol/run_phase.h"
#include "backend/protocol/version.h"
#include "backend/train/checkpoint/batch_change.h"
#include "backend/train/checkpoint/checkpoint_lookup.h"
#include "backend/train/checkpoint/spec_changes.h"
#include "backend/train/kernel_report.h"
#include "backend/train/model/run_model.h"
#include "backend/train/model/take_weights.h"
#include "backend/train/pruning/pruning_start.h"
#include "backend/train/pruning/sensitivity_scores.h"
#include "backend/train/record/run_failure.h"

#include <cmath>

namespace trainyard {

namespace {

Graph graphOf(const NetworkOptions& options)
{
    return options.graph ? *options.graph : buildModel(modelOptions(options));
}

/// Why a checkpoint's run saw other samples, or saw them in another order; empty when it did not.
Reason otherDataSeed(const CheckpointInfo& from, const RunSpec& spec)
{
    std::vector<SpecProblem> ignored;
    const RunSpec before = parseRunSpecText(from.spec, ignored);
    if (!ignored.empty())
        return {};
    const auto differs = [](const char* key, std::uint64_t had, std::uint64_t has) {
        return runReason("run.other-data-seed", key, std::to_string(had), std::to_string(has));
    };
    if (sampleSeed(before) != sampleSeed(spec))
        return differs("data.seed", sampleSeed(before), sampleSeed(spec));
    if (orderSeed(before) != orderSeed(spec))
        return differs("data.order_seed", orderSeed(before), orderSeed(spec));
    return {};
}

} // namespace

std::function<void(int, int)> TrainingSession::kernelReport() const
{
    const auto tell = [this](int done, int total) {
        if (m_trainer)
            return m_trainer->reportKernels(done, total);
        if (!m_ranks.first())
            return;
        tellPreparing(kKernelsPhase, done, total);
        if (done == total)
            tellPreparing();
    };
    return [report = KernelReport(tell, steadyTime)](int done, int total) mutable { report.created(done, total); };
}

void TrainingSession::tellPreparing(std::string_view phase, int done, int total) const
{
    m_attempt.events().push(
        ProgressEvent{0, 0, 0.0, 0, 0.0, 0.0, steadyTime() - m_begun, -1.0, std::string(phase), done, total});
}

void TrainingSession::startFromWeights(const RunModel& files, const NetworkOptions& options)
{
    if (m_spec.parent)
        return; // its weights come later, all of them
    const std::optional<InitialWeights> weights = files.weights(graphOf(options));
    if (!weights)
        return;
    std::vector<NamedTensor> state = m_network->state().tensors();
    weights->putInto(state);
    m_network->state().set(state);
    holdMasks(weights->masks, weights->from);
    m_attempt.message(LogLevel::Info, weights->freshLayer.empty() ? trainingReason("training.weights-of", weights->from)
                                                                  : trainingReason("training.weights-of-but",
                                                                                   weights->from, weights->freshLayer));
}

void TrainingSession::restore()
{
    m_info.runId = m_spec.id;
    m_info.engine = engineVersionLine();
    m_info.seed = m_spec.seed;
    m_info.mean = m_statistics.mean;
    m_info.deviation = m_statistics.deviation;
    m_info.features = m_dataset->deliversFeatures();
    m_info.classes = m_dataset->classes();
    m_info.data = dataFingerprint(*m_dataset, m_spec.data.image);
    m_info.spec = toText(m_spec);
    if (!m_resume) {
        if (m_spec.parent)
            startFromParent();
        if (m_spec.pruning.on() && m_spec.pruning.schedule == PruningSchedule::Start)
            prune();
        lookAtMasks();
        return;
    }
    const CheckpointInfo& from = m_resume->info;
    const auto refuse = [this](Reason why) {
        throw RunFailure(ExitCode::BadCheckpoint,
                         errorWith(ErrorKind::BadInput, "resume from", m_newestCheckpoint, std::move(why)));
    };
    const std::optional<BatchChange> change =
        batchChange(from, m_spec, part().trainingRanks, m_dataset->size(Split::Train));
    if (from.stepsPerEpoch != m_info.stepsPerEpoch && !change)
        refuse(runReason("run.other-steps", from.stepsPerEpoch, m_info.stepsPerEpoch));
    if (from.seed != m_spec.seed)
        refuse(runReason("run.other-seed", std::to_string(from.seed), std::to_string(m_spec.seed)));
    if (const Reason other = otherDataSeed(from, m_spec); !other.empty())
        refuse(other);
    if (from.classes != m_info.classes)
        refuse(runReason("run.other-classes"));
    if (hasChanged(from.data.labels, m_info.data.labels))
        refuse(runReason("run.other-labels"));
    if (filesChange(from.data.files, m_info.data.files) == FilesChange::Others)
        refuse(runReason("run.other-files"));
    tellChangedData(from);
    m_network->state().set(m_resume->tensors);
    m_info.loop = from.loop;
    m_info.savedAt = from.savedAt;
    if (change || !part().dealt)
        m_info.loop.open.clear(); // as many are trained as the step says, though some of them are others
    if (change)
        m_attempt.message(LogLevel::Info, goOn(m_info, from, *change));
    if (const std::optional<SpecProblem> problem = endBefore(m_info, m_spec))
        throw RunFailure(ExitCode::BadSpec,
                         errorWith(ErrorKind::BadInput, "use the run spec", m_directory.spec().string(),
                                   runReason("run.more-epochs", problem->why())));
    m_attempt.trainsOtherwise(changedSettings(from.spec, m_spec));
    if (adapt(m_info.loop, from, m_spec.training))
        m_attempt.message(LogLevel::Info, trainingReason("training.goes-on"));
    m_resume->tensors.clear();
    lookAtMasks();
}

/// Other values need no other count. Decoders of two machines may differ in a bit, and a file may have been mended, so
/// that alone ends no run.
void TrainingSession::tellChangedData(const CheckpointInfo& from)
{
    const bool otherStatistics =
        from.mean.size() == m_info.mean.size() && (from.mean != m_info.mean || from.deviation != m_info.deviation);
    if (otherStatistics || hasChanged(from.data.images, m_info.data.images) ||
        filesChange(from.data.files, m_info.data.files) != FilesChange::None)
        m_attempt.message(LogLevel::Warning, trainingReason("training.data-changed"));
    if (hasChanged(from.data.validation, m_info.data.validation))
        m_attempt.message(LogLevel::Warning, trainingReason("training.validation-changed"));
}

/// A pruned net stays pruned in a run that begins with its weights.
void TrainingSession::holdMasks(const std::vector<NamedTensor>& masks, const std::string& from)
{
    if (masks.empty() || m_spec.pruning.on())
        return;
    m_network->state().setMasks(masks);
    m_attempt.message(LogLevel::Info, trainingReason("training.weights-pruned", from));
}

void TrainingSession::startFromParent()
{
    const std::filesystem::path runs = m_directory.root().parent_path(); // the user's other runs lie beside this one
    const std::filesystem::path path = parentCheckpoint(*m_spec.parent, runs);
    const Checkpoint parent = readCheckpoint(path);
    m_network->state().set(withWeightsOf(m_network->state().tensors(), parent.tensors,
                                         {"start from the parent's checkpoint", path.string(), [](Reason why) {
                                              return runReason("run.choose-parent-model", std::move(why));
                                          }}));
    if (m_spec.parent->continueSchedule)
        countOnFrom(parent.info);
    m_attempt.message(LogLevel::Info, trainingReason("training.weights-of-run", m_spec.parent->run,
                                                     parent.info.loop.step, PathText{path.string()}));
    holdMasks(masksIn(parent.tensors), "run " + m_spec.parent->run);
}

/// Steps are counted on from where another run stood, as many epochs as it had done.
void TrainingSession::countOnFrom(const CheckpointInfo& from)
{
    const double epochs = from.epochs();
    m_info.loop = LoopState();
    m_info.loop.step = from.stepsPerEpoch == m_info.stepsPerEpoch
                           ? from.position()
                           : std::llround(epochs * static_cast<double>(m_info.stepsPerEpoch));
    m_info.loop.samples = from.loop.samples;
    if (m_info.loop.step >= m_info.stepsPerEpoch * m_spec.training.epochs)
        throw RunFailure(ExitCode::BadSpec, errorWith(ErrorKind::BadInput, "count steps on from run", from.runId,
                                                      runReason("run.no-epochs-left", m_spec.training.epochs)));
}

void TrainingSession::prune()
{
    const RunModel files(m_directory, m_spec.model.file, m_spec.model.weights);
    const NetworkOptions options = networkOptions(files);
    const Graph graph = graphOf(options);
    const auto working = [this] { tellPreparing(); };
    const auto judge = [&] {
        return judgeSensitivity({m_spec, options, graph, m_network->state().tensors(), m_dataset, working});
    };
    const PrunedStart start = [&] {
        try {
            return startPruned(*m_network, {m_spec, graph, m_directory.root().parent_path(), judge});
        } catch (const RunFailure&) {
            throw;
        } catch (const Failure& failure) { // how much is pruned is the spec's matter, not a checkpoint's
            if (failure.error().reasonCode.starts_with("pruning."))
                throw RunFailure(ExitCode::BadSpec, failure.error());
            throw;
        }
    }();
    if (start.continuesFrom)
        countOnFrom(*start.continuesFrom);
    m_maskThreshold = start.masks.threshold;
    for (const Reason& what : start.told)
        m_attempt.message(LogLevel::Info, what);
}

void TrainingSession::lookAtMasks()
{
    if (!m_spec.monitoring.barrierTo.empty())
        m_lineTo = findCheckpoint(m_spec.monitoring.barrierTo, m_directory.root().parent_path());
    const bool watches = m_spec.monitoring.maskShare > 0.0;
    if (!m_network->state().pruned() && !m_spec.pruning.on() && !watches)
        return;
    const RunModel files(m_directory, m_spec.model.file, m_spec.model.weights);
    m_pruning = std::make_unique<RunPruning>(m_spec, weightTensors(graphOf(networkOptions(files)), m_spec.pruning),
                                             m_info.stepsPerEpoch);
    m_pruning->look(*m_network, m_maskThreshold);
}

} // namespace trainyard
