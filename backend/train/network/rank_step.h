// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/gradient_reducer.h"
#include "backend/ops/batch_ranks.h"
#include "backend/train/monitor/trace_span.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace trainyard {

class EnqueuedSums;
class GradientExchange;
class HostMirror;
class NetworkState;
class NormRanks;
class RecordingAgreement;

/// What ranks exchange of a network in a step, and what they make of it. Synchronous ranks join(): their gradients and
/// running statistics are averaged within each step. Asynchronous ones exchange values() between steps. Used by the
/// network's thread; functions throw Failure (OutOfMemory, Device, Transport).
class RankStep {
public:
    /// The state outlives it.
    explicit RankStep(NetworkState& state);
    ~RankStep();

    /// From now on steps average gradients and running statistics over the samples of all ranks, each rank computing
    /// its part of the step: what one rank would do that computes the parts as micro-batches, bit for bit with ordered
    /// sums. All ranks take over rank 0's weights, statistics and optimizer state, and must be made with the same
    /// options. The communicator outlives this and is the network's within a step.
    void join(Communicator& communicator, const ReducerOptions& options);
    /// From the next step on; every rank at the same step. Only after join(), without enqueuesSums().
    void setBucketBytes(std::int64_t bytes);
    /// Whether the ranks' devices make the sums in order with their kernels, so that a whole step can be recorded.
    bool enqueuesSums() const { return m_enqueued != nullptr; }
    /// What the last step's sums over ranks cost the thread that trains.
    ReducerTimes times() const { return m_times; }

    /// What ranks exchange, as it lies in memory: layouts are the device's, so only networks of equal
    /// NetworkState::layoutFingerprint() understand each other. Gradients are as long as weights.
    struct Values {
        std::span<float> weights;
        std::span<float> gradients;
        std::span<float> statistics;
    };
    /// Some of them.
    struct ValueSet {
        bool weights = false;
        bool gradients = false;
        bool statistics = false;
    };
    /// Where the device's memory is not the host's, these stand for it: what is `wanted` is up to date, of the rest
    /// only the lengths count.
    Values values(ValueSet wanted);
    /// What has been written to values() counts from now on.
    void put(ValueSet written);
    /// In fp16, gradients are those of a scaled loss. Afterwards they are those of the loss itself, as others than
    /// StepRunner::update() need them. put() takes such ones.
    void unscaleGradients();
    /// weights ← weights − rate · gradients, without the optimizer.
    void follow(double rate);

    // For the step runner, within a step.
    bool joined() const { return m_communicator != nullptr; }
    int rank() const { return m_communicator->rank(); }
    int size() const { return m_communicator->size(); }
    /// With synchronised batch-norm: the ranks that it looks at; otherwise null.
    BatchRanks* norms() const;
    /// Sums of these gradients begin, each rank's times its share, as ready() tells how many are final.
    void begin(std::span<float> gradients, float share);
    void ready(std::int64_t length);
    /// Waits for the sums; then statistics are summed too, each rank's times its share. `spans`, if given, receives
    /// what that took when.
    void finish(float* statistics, float share, std::vector<TraceSpan>* spans);
    // With enqueuesSums() finish() does not wait; EnqueuedSums tells the meaning of these.
    void expectSums();
    void beginPass();
    double settleSums(bool all, bool summed);
    /// Of a step: times() from now on.
    void noteWaited(double seconds) { m_times.waited = seconds; }
    /// On what the ranks record; null without enqueuesSums().
    RecordingAgreement* recordings() const { return m_recordings.get(); }
    void abandonSums() noexcept;

private:
    void joinWith(Communicator& communicator, const ReducerOptions& options);
    void fetchChanges();

    NetworkState& m_state;
    Communicator* m_communicator = nullptr;
    std::unique_ptr<GradientExchange> m_exchange; ///< where the device's memory is not the host's
    std::unique_ptr<GradientReducer> m_reducer;
    std::unique_ptr<NormRanks> m_norms;       ///< with synchronised batch-norm
    std::unique_ptr<EnqueuedSums> m_enqueued; ///< instead of the three above
    ReducerTimes m_times;
    std::unique_ptr<HostMirror> m_weights, m_gradients, m_statistics; ///< where the device's memory is not the host's
    std::uint64_t m_seen = 0;                                         ///< the state's edition that they stand for
    std::unique_ptr<RecordingAgreement> m_recordings;                 ///< with m_enqueued
};

/// What makes the model.
inline constexpr RankStep::ValueSet kModelValues{true, false, true};

} // namespace trainyard
