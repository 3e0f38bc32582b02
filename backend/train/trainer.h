// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/data/pipeline/loader.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/run_spec.h"
#include "backend/train/chance_watch.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/checkpoint/checkpoint_writer.h"
#include "backend/train/histogram_recorder.h"
#include "backend/train/input_watch.h"
#include "backend/train/monitor/resource_monitor.h"
#include "backend/train/monitor/step_trace.h"
#include "backend/train/network/network.h"
#include "backend/train/phase_clock.h"
#include "backend/train/pruning/run_pruning.h"
#include "backend/train/record/event_writer.h"
#include "backend/train/record/metrics_recorder.h"
#include "backend/train/record/run_requests.h"
#include "backend/train/search/search_watch.h"
#include "backend/train/step_pace.h"
#include "backend/train/steps/step_source.h"
#include "backend/train/validation_beside.h"
#include "backend/train/validation_pass.h"

#include <string>

namespace trainyard {

/// The loop: steps, validation, checkpoints, records; obeys requests at a step's border. Everything it uses belongs to
/// the caller. Used by one thread, the network's.
///
/// Order at an epoch's end: validation, then its records, then the checkpoint; so what a checkpoint at step s stands on
/// has been recorded up to and including s, and an attempt that resumes from it writes only steps beyond s.
///
/// With a validation beside training the same is done, from a snapshot, when the validation's result is there; training
/// goes on until then, unless the result may end the run. Nothing else is decided or saved before it is, so records,
/// checkpoints and the run's end are those of a run that waits.
class Trainer {
public:
    struct Parts {
        const RunSpec& spec;
        Network& network;
        Loader& loader;
        ValidationPass& validation;
        EventWriter& events;
        CheckpointWriter& checkpoints;
        ResourceMonitor& resources;
        StepSource& steps;
        ValidationBeside* beside =
            nullptr; ///< on every rank or on none; null: training waits while `validation` runs on `network`
        InputWatch* input = nullptr;       ///< null: nobody is told why training waits for its input
        StepTrace* trace = nullptr;        ///< null: no step is ever traced
        RunPruning* pruning = nullptr;     ///< null: nothing is pruned or watched
        ChanceWatch chance;                ///< knows the share of the most frequent class
        std::filesystem::path lineTo = {}; ///< checkpoint of `monitoring.barrier_to`; empty: none
        SearchWatch* search = nullptr;     ///< null: the run belongs to no search
    };

    /// `info` says what checkpoints say of themselves; its `loop` is where training begins, and `savedAt` is above 0
    /// when that comes from a checkpoint of this run. `elapsedStart`: steadyTime() at which loop.elapsed counts on.
    Trainer(const Parts& parts, CheckpointInfo info, double elapsedStart);
    Trainer(const Trainer&) = delete;
    Trainer& operator=(const Trainer&) = delete;

    /// Completed or Stopped. Throws RunFailure or Failure; state() is then where training stood.
    ExitCode run();
    /// The device chooses kernels for a batch of another size, in the middle of run().
    void reportKernels(int done, int total);
    const LoopState& state() const { return m_info.loop; } ///< `ended` says why a completed run has epochs left
    std::int64_t totalSteps() const { return m_total; }

private:
    /// An epoch's end whose validation is still running.
    struct OpenEpoch {
        LoopState loop;                     ///< as it was
        std::optional<StateSnapshot> state; ///< the network's, where a checkpoint may be wanted
    };

    ExitCode loop();
    /// Whether something is to be done at this position that no step may run ahead of: a new mask, or a checkpoint that
    /// is kept.
    bool stopsAt(std::int64_t position) const;
    /// The mask that is due now.
    void changeMask();
    void recordMask();
    /// How far the mask that the spec watches has moved in the epoch that ends.
    void watchMask();
    /// The checkpoint of a point that the spec keeps, if this is one.
    void keepPoint();
    /// The error on the line to another run's end.
    void measureLine();
    /// The next step is taken and counted, unless none comes for a moment. `alone`: no other is begun before, so the
    /// network's state is that of this step.
    void takeStep(bool alone = false);
    /// What has been trained is counted, recorded and looked at.
    void count(const StepTaken& taken);
    void countSteps(const StepTaken& taken);
    /// Others are let go; what they still bring is taken unless the run has ended.
    void finishSteps();
    /// After a failure: what there is, where steps come from others.
    void saveAfterFailure();
    /// Whether this rank writes what a run writes; the others only train.
    bool writes() const { return m_parts.steps.writes(); }
    /// Of five classes or fewer, every sample's label is among the five highest.
    bool countsTop5() const { return m_info.classes.size() > 5; }
    RunRequests::Origin stopOrigin() const;
    void recordStep(const BatchMetrics& metrics, double learningRate, double now);
    void recordSecond(double now);
    /// Whether the step that begins now is traced.
    bool beginTrace();
    /// Records the histograms of the step that was counted, if they are due.
    void recordHistograms(const StepTaken& taken);
    void tracePhase(const char* phase, double start, TraceThread thread = TraceThread::Training);
    /// What is known of single ranks.
    void addRanks(std::vector<std::pair<std::string, double>>& values, double now);
    /// A new measurement of this process becomes one of the whole run.
    void addOthersLoad(ResourceMonitor::Values& measured, double now);
    /// What was measured since the last second was recorded, so that a run of less than a second has its load too.
    void recordLastLoad();
    /// Whether every rank's part of the open epoch's validation is done.
    bool validatedBeside() const;
    void checkFinite(const BatchMetrics& metrics);
    /// After the last step, whose update no other step's loss shows.
    void checkLastUpdate(const std::optional<BatchMetrics>& validation);
    [[noreturn]] void throwDiverged(Reason what);
    /// Validation, records and checkpoint of the epoch that ends at this step; false when a stop request came between.
    bool closeEpoch();
    /// The validation that is due, when training waits for it; nullopt when a stop request came between.
    std::optional<BatchMetrics> validate();
    std::optional<BatchMetrics> validateNow(const std::function<bool()>& keepGoing);
    /// Some times a second while this thread waits for a validation.
    void whileValidating();
    /// Begins the validation that is due and leaves the epoch open.
    void validateBeside();
    /// Closes the epoch that validateBeside() left open, if there is one, waiting for the result.
    void closeOpenEpoch();
    /// Whether a validation at this step might end the run.
    bool mayEndHere() const;
    EpochValues trainingValues() const;
    EpochValues recordEpoch(const std::optional<BatchMetrics>& validation);
    /// Early stopping, target and best epoch; true when this epoch is the best one and its checkpoint is wanted.
    bool judge(const EpochValues& values);
    /// Tells the search of the epoch and obeys it; the same on every rank.
    void askSearch();
    /// Tells the search that nothing more is recorded.
    void finishSearch();
    /// Records and judges the epoch; true when it is the best one and its checkpoint is wanted.
    bool finishEpoch(const std::optional<BatchMetrics>& validation);
    /// The checkpoint of an epoch's end, if one is due.
    void saveEpoch(const CheckpointInfo& info, bool best, std::optional<StateSnapshot> state = std::nullopt);
    /// Of this moment.
    void save(const char* reason);
    /// An empty reason with `best`: only the best one. Without a state the network's is taken.
    void save(const char* reason, bool best, const CheckpointInfo& info,
              std::optional<StateSnapshot> state = std::nullopt);
    StateSnapshot snapshot();
    void tell(const Reason& what);
    /// Warns at the end of a run that has learned nothing.
    void tellOfChance();
    ExitCode stop();
    void reportProgress(const char* phase, bool force = false);
    /// At the time `now`.
    ProgressEvent progress(std::string_view phase, double now) const;
    void checkWriters() const;
    void setMetric(const char* name, double value);
    MetricsRecorder::Position position() const;
    std::int64_t epochsDone() const { return m_info.position() / m_info.stepsPerEpoch; }
    bool validationDue(std::int64_t epoch) const;
    std::int64_t validationsLeft() const;

    const Parts m_parts;
    const TrainingSpec& m_training;
    CheckpointInfo m_info;
    LoopState& m_loop;          ///< m_info.loop
    const std::int64_t m_total; ///< steps of the whole run
    const double m_elapsedBefore;
    const double m_elapsedStart;
    StepTimes m_stepsAlone, m_stepsBeside; ///< without and with a validation beside them
    bool m_toldBeside = false;
    MetricsRecorder m_recorder;
    ChanceWatch m_chance = m_parts.chance;
    PhaseClock m_phases;
    StepPace m_pace;
    std::optional<HistogramRecorder> m_histograms;
    RankAgreement m_agreed; ///< of the last step's border
    std::optional<OpenEpoch> m_open;
    double m_epochMark; ///< up to where epoch.seconds has been counted
    double m_learningRate = 0.0;
    double m_lastProgress = 0.0;
    std::int64_t m_savedStep = -1;
    bool m_savedClosed = false;
    bool m_toldNonFinite = false;
    bool m_diverged = false;
};

} // namespace trainyard
