// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/exact_sum.h"
#include "backend/ops/batch.h"
#include "backend/train/monitor/trace_span.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace trainyard {

class NetworkState;
class Program;
class RankStep;

/// Looks at training steps while they are computed.
class StepWatch {
public:
    virtual ~StepWatch() = default;
    /// A kernel of the program's list, an index of Schedule::kernels, has been launched; what it writes can be read.
    virtual void launched(const Program& program, std::size_t kernel) = 0;
    /// The step's mean gradient lies in ParameterStore::gradients(), in fp16 times the loss scale; the update follows.
    virtual void beforeUpdate() = 0;
};

/// Sums over a batch's samples. Losses in nats; with label smoothing the loss is the smoothed one in training and the
/// plain one in validation. Sums over several batches do not depend on their order.
struct BatchMetrics {
    ExactSum lossSum;
    std::int64_t top1 = 0; ///< samples whose (first) label has the highest logit
    std::int64_t top5 = 0; ///< … is among the five highest (among all, when there are fewer classes)
    std::int64_t samples = 0;
};

/// The programs compiled for a network and the steps that they make: forward, backward and update of one batch. Used by
/// one thread at a time. Functions throw Failure (OutOfMemory, Device, BadInput). A batch has 1 to
/// NetworkOptions::batchSize samples; with joined ranks it says how many all of them have, and may be empty.
class StepRunner {
public:
    /// Compiles for the batch size: with `training` a step of training, and makes the state one that can be trained;
    /// otherwise only evaluation. State and ranks outlive it.
    StepRunner(NetworkState& state, RankStep& ranks, bool training);
    ~StepRunner();

    /// Forward, backward and one optimizer update. `step` (from 0) keys dropout and tells how many updates
    /// came before. With micro-batches (those of Batch::partBegins, or else as even ones as possible) the gradients are
    /// averaged over the samples, and so are the running statistics that each of them would leave: those are updated
    /// once a step.
    BatchMetrics trainStep(const Batch& batch, double learningRate, std::int64_t step);
    /// trainStep() in two: the first returns as soon as the step is enqueued, the second waits for the oldest one that
    /// is. At most two may be under way; the state is read, and other functions are called, when none is. Only for
    /// batches of which stepsAhead() is true. It is false on devices that do not work on their own, and also if the
    /// ranks have to agree in the next step whether they record such steps.
    bool stepsAhead(const Batch& batch) const;
    void enqueueStep(const Batch& batch, double learningRate, std::int64_t step);
    BatchMetrics finishStep();
    /// The two halves of trainStep(), for those between whom the gradients travel. The first leaves the mean gradient
    /// in RankStep::values().gradients, and the running statistics moved on; the second takes it from there. `updates`
    /// came before.
    BatchMetrics computeGradients(const Batch& batch, std::int64_t step);
    void update(double learningRate, std::int64_t updates);

    /// Compiles for evaluate() of so many samples where the device takes seconds to choose kernels, so that it does not
    /// do that between steps. Call it before the first step.
    void prepareEvaluation(int count);
    /// Forward in inference mode: running statistics, no dropout, nothing changes.
    BatchMetrics evaluate(const Batch& batch);
    /// evaluate() in two, as with enqueueStep(); at most two batches may be under way.
    bool evaluatesAhead(const Batch& batch) const;
    void enqueueEvaluation(const Batch& batch);
    BatchMetrics finishEvaluation();
    /// Logits of a batch in inference mode: count × outputs (the classes, or one for two), row by row.
    std::vector<float> logits(const Batch& batch);

    /// From now on training steps note what they do when, each layer too; that costs nothing while it is off.
    void setTracing(bool on);
    /// Of the last training step while tracing; phases come before what lies in them. Names live until the next step.
    const std::vector<TraceSpan>& spans() const;

    /// Looks at the training steps from now on; null: nobody does. It outlives them. Steps cannot be enqueued
    /// meanwhile.
    void setWatch(StepWatch* watch);

    std::int64_t activationBytes() const; ///< allocated by now
    /// Whether gradients of micro-batches are added up in memory of their own.
    bool addsUp() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard
