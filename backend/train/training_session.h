// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/attempt.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/checkpoint/checkpoint_writer.h"
#include "backend/train/monitor/resource_monitor.h"
#include "backend/train/network/network.h"
#include "backend/train/plan/image_plan.h"
#include "backend/train/pruning/run_pruning.h"
#include "backend/train/ranks/rank_group.h"
#include "backend/train/skipped_samples.h"
#include "backend/train/steps/process_kind.h"
#include "backend/train/trainer.h"
#include "backend/train/validation_beside.h"
#include "backend/train/validation_pass.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

class RunModel;

/// Everything one attempt trains with, built stage by stage: spec, data, network, where to begin, the trainer.
class TrainingSession {
public:
    /// The ranks outlive the session.
    TrainingSession(const RunDirectory& directory, Attempt& attempt, RankGroup& ranks);

    /// Completed or Stopped; throws RunFailure or Failure.
    ExitCode run();
    /// Finishes background work without throwing; what loop() and newestCheckpoint() say is then final. Logs what fails
    /// then, other than the error that has `ended` the attempt.
    void close(const Error* ended = nullptr);

    const LoopState& loop() const { return m_trainer ? m_trainer->state() : m_info.loop; }
    std::int64_t stepsPerEpoch() const { return m_info.stepsPerEpoch; }
    std::int64_t totalSteps() const { return m_info.stepsPerEpoch * m_spec.training.epochs + m_info.loop.offset; }
    std::string newestCheckpoint() const { return m_newestCheckpoint; }

private:
    void readSpec();
    void loadCheckpoint();
    void openData();
    /// Of batches as large as those of training, `batch` of all ranks.
    void openValidation();
    /// Tells how the data set is prepared at its first use, and ends that when a stop was asked for.
    std::function<bool(const PrepareProgress&)> preparingReport();
    /// The attempt does not train yet. `total`: of a phase that is counted.
    void tellPreparing(std::string_view phase = "preparing", int done = 0, int total = 0) const;
    /// Whether images are to stay on the device, decided for all ranks alike.
    void planImages(const RunModel& files);
    void buildNetwork();
    /// Copies them there. What goes wrong with that only means that they are streamed.
    void keepImages();
    void restore();
    void tellChangedData(const CheckpointInfo& from);
    LearningRateSpec scaledRate() const;
    /// Until the run ends.
    ExitCode train(StepSource& steps);
    OwnBegin ownBegin();
    const ProcessPart& part() const { return m_kind->part(); }
    /// The samples of a step that a rank computes at most; the same on every rank, so that all of them make the same
    /// programs.
    int largestBatch() const;
    /// Tells from time to time how many kernels a GPU has chosen. Other devices do not choose any.
    std::function<void(int, int)> kernelReport() const;
    /// Counts the training samples of each class.
    ChanceWatch chanceWatch() const;
    int shareOfCores() const; ///< threads of this process if the spec chooses none
    NetworkOptions networkOptions(const RunModel& files) const;
    /// Replaces the batch size "auto" in m_spec, which checkpoints then carry.
    void chooseBatch(const RunModel& files, std::int64_t samples);
    void startFromWeights(const RunModel& files, const NetworkOptions& options);
    /// The network's own state with weights and running statistics of the parent run's checkpoint.
    void startFromParent();
    void holdMasks(const std::vector<NamedTensor>& masks, const std::string& from);
    void countOnFrom(const CheckpointInfo& from);
    void prune();
    /// What is pruned already, and what is to be while training.
    void lookAtMasks();
    void announce();
    /// What the spec asks for is traced from the beginning.
    void makeTrace();

    const RunDirectory& m_directory;
    Attempt& m_attempt;
    RankGroup& m_ranks;
    const double m_begun;
    RunSpec m_spec;
    std::unique_ptr<ProcessKind> m_kind; ///< what this process does in the run
    std::optional<Checkpoint> m_resume;
    std::shared_ptr<const Dataset> m_dataset;
    ChannelStatistics m_statistics;
    ImagePlan m_images;
    int m_sharing = 1;   ///< ranks that share a GPU's memory, or the host's
    Reason m_imagesText; ///< for people; empty: nothing to tell
    std::optional<Network> m_network;
    CheckpointInfo m_info;
    std::string m_newestCheckpoint;
    std::unique_ptr<StepTrace> m_trace; ///< used by m_checkpoints
    std::unique_ptr<CheckpointWriter> m_checkpoints;
    std::unique_ptr<ResourceMonitor> m_resources;
    SkippedSamples m_skipped; ///< used by the loaders' threads
    std::unique_ptr<Loader> m_loader;
    std::unique_ptr<InputWatch> m_inputWatch;
    std::unique_ptr<ValidationPass> m_validation;
    std::unique_ptr<ValidationBeside> m_beside; ///< uses m_validation
    std::filesystem::path m_lineTo;             ///< of monitoring.barrier_to
    std::optional<double> m_maskThreshold;      ///< of the mask before training
    std::unique_ptr<RunPruning> m_pruning;      ///< null: nothing is pruned or watched
    std::unique_ptr<SearchWatch> m_search;      ///< null: the run belongs to no search
    std::unique_ptr<Trainer> m_trainer;
};

} // namespace trainyard
