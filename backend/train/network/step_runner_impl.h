// SPDX-License-Identifier: Apache-2.0
#pragma once

// What the files of StepRunner share; nobody else includes it.
#include "backend/graph/program.h"
#include "backend/train/network/batch_parts.h"
#include "backend/train/network/network_state.h"
#include "backend/train/network/rank_step.h"
#include "backend/train/network/recording_agreement.h"
#include "backend/train/network/step_runner.h"
#include "backend/train/network/whole_steps.h"

#include <deque>
#include <map>
#include <string_view>
#include <utility>

namespace trainyard {

inline float* floatsOf(const std::shared_ptr<void>& buffer)
{
    return static_cast<float*>(buffer.get());
}

struct StepRunner::Impl {
    NetworkState& state;
    RankStep& ranks;
    Device& device;
    ParameterStore& store;
    const NetworkOptions& options;
    Arena arena;
    std::map<std::pair<bool, int>, std::unique_ptr<Program>> programs;
    std::shared_ptr<void> gradientSums; ///< with micro-batches
    std::shared_ptr<void> statisticsSums;
    std::shared_ptr<void> statisticsBefore;
    bool tracing = false;
    StepWatch* watch = nullptr;
    std::vector<TraceSpan> spans;
    std::vector<double> kernelEnds;
    WholeSteps wholeSteps;
    bool refusalTold = false; ///< of a rank that cannot record steps
    /// Parts that are enqueued, oldest first: of `batches`, or of the batch that run() computes.
    struct Enqueued {
        Program* program = nullptr;
        std::int64_t turn = 0;
        std::uint64_t mark = 0;
        bool summed = false; ///< with it the step's sums over ranks end
    };
    std::deque<Enqueued> enqueued;
    static constexpr std::size_t kUnderWay = 2;
    /// A batch that is enqueued, and what has been collected of it.
    struct Begun {
        BatchMetrics metrics;
        int open = 0;        ///< parts that are not collected
        double waited = 0.0; ///< seconds, for other ranks
        bool training = false;
    };
    std::deque<Begun> batches; ///< oldest first
    std::int64_t turns = 0;

    Impl(NetworkState& itsState, RankStep& itsRanks, bool training);

    Program& program(bool training, int count);
    /// In inference a device that records computes a smaller batch with a larger program, whose other rows count for
    /// nothing: another size would need plans of its own.
    Program& evaluation(int count);
    BatchUse useOf(bool training) const
    {
        return {training, ranks.joined(), state.takesFeatures(), state.picksImages()};
    }
    /// What a program reads of so many samples from `first` on.
    StepContext contextOf(const Batch& batch, std::int64_t first, int count, std::int64_t step, LossSums& sums,
                          bool training);

    // A batch at once, in its parts: step_runner_parts.cpp.
    BatchMetrics run(const Batch& batch, bool training, std::int64_t step);
    /// `first`: no part of the batch has been computed yet.
    void runPart(const Batch& batch, bool training, const BatchParts& parts, int part, std::int64_t step, bool first,
                 BatchMetrics& metrics);
    /// An empty part among joined ranks: the others' batch-norms ask this rank too.
    void sitOut(bool last);
    void finishSums(const BatchParts& parts);
    void addPhase(std::string_view phase, double begin);
    /// Forward and backward with their layers, from when the kernels ended.
    void traceProgram(const Schedule& schedule, double begin);

    // Micro-batches, whose gradients and statistics are added up, each with its share of the samples.
    /// `first`: no part of the batch has been computed yet.
    struct Adding {
        double share = 1.0;
        bool first = true;
        std::int64_t length = 0; ///< of the gradients that are added by now
    };
    /// Every part begins with the running statistics from before the step.
    void beginPart(bool first);
    /// Adds the part's gradients up to this length, which are final.
    void addGradients(Adding& part, std::int64_t length);
    /// Adds the rest of the part's gradients, and its statistics.
    void addRest(Adding& part);
    /// Behind the last part and its sums over ranks: what was added up is the step's.
    void takeAdded();
    void copyStatistics(float* to, const float* from);

    // Batches that are enqueued first and collected later: step_runner_ahead.cpp.
    /// Whether a step is one list of launches that the device may record, the update included.
    bool isOneList(const Batch& batch) const;
    /// The same, but for what has been refused.
    bool canBeOneList(const Batch& batch) const;
    /// A part of a step, as it is recorded.
    struct Part {
        const Batch& batch;
        const BatchParts& parts;
        int index = 0;
        WholeSteps::Kind kind;
        double learningRate = 0.0;
        std::int64_t step = 0;
    };
    /// Those that have samples.
    std::vector<Part> filledParts(const Batch& batch, const BatchParts& parts, double learningRate,
                                  std::int64_t step) const;
    StepContext contextOf(const Part& part, LossSums& sums);
    /// A step begins. Where the ranks have to agree whether they record it, they do.
    void beginStep(const Batch& batch, double learningRate, std::int64_t step);
    /// Whether this rank can record a step, which it does.
    RecordingAgreement::Vote voteOn(const Batch& batch, double learningRate, std::int64_t step);
    /// Records these. Returns why that cannot be done, or nothing.
    Reason recordParts(const std::vector<Part>& parts);
    void enqueueWholeStep(const Batch& batch, double learningRate, std::int64_t step);
    void enqueuePart(const Part& part);
    void launchPart(Program& program, const StepContext& context, const Part& part);
    void launchAddedPart(Program& program, const StepContext& context, const Part& part);
    /// Whether the batch is computed by one program, enqueued and collected later.
    bool evaluatesAhead(const Batch& batch) const;
    void enqueueEvaluation(const Batch& batch);
    BatchMetrics finishOldest();
    /// Waits for the oldest part that is under way, one of `batches`.
    void collectOldest();
    /// The same for run().
    void addOldest(BatchMetrics& metrics);
    static void add(const LossSums& sums, BatchMetrics& metrics);
};

} // namespace trainyard
