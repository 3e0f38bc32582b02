// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/network.h"

#include "backend/train/network/run_time_overhead.h"

namespace trainyard {

struct Network::Parts {
    explicit Parts(const NetworkOptions& options) : state(options), ranks(state), steps(state, ranks, true) {}
    Parts(const Parts& trained, int threads) : state(trained.state, threads), ranks(state), steps(state, ranks, false)
    {
        state.forgetOnKernel(); // from now on another thread uses this copy
    }

    NetworkState state;
    RankStep ranks;
    StepRunner steps;
};

Network::Network(const NetworkOptions& options) : m_parts(std::make_unique<Parts>(options)) {}
Network::Network(const Network& trained, int threads) : m_parts(std::make_unique<Parts>(*trained.m_parts, threads)) {}
Network::~Network() = default;
Network::Network(Network&&) noexcept = default;
Network& Network::operator=(Network&&) noexcept = default;

NetworkState& Network::state()
{
    return m_parts->state;
}

const NetworkState& Network::state() const
{
    return m_parts->state;
}

StepRunner& Network::steps()
{
    return m_parts->steps;
}

const StepRunner& Network::steps() const
{
    return m_parts->steps;
}

RankStep& Network::ranks()
{
    return m_parts->ranks;
}

const RankStep& Network::ranks() const
{
    return m_parts->ranks;
}

MemoryPlan Network::memory() const
{
    const NetworkState& state = m_parts->state;
    MemoryPlan plan;
    plan.parameters = state.bufferBytes() + state.store().statisticsLength() * static_cast<std::int64_t>(sizeof(float));
    plan.gradients = state.store().gradients() ? state.bufferBytes() : 0;
    plan.optimizerState = state.bufferBytes() * state.optimizerStates();
    if (m_parts->steps.addsUp())
        plan.gradients *= 2;
    plan.activations = m_parts->steps.activationBytes();
    plan.total =
        plan.parameters + plan.gradients + plan.optimizerState + plan.activations + runTimeOverhead(state.options());
    return plan;
}

} // namespace trainyard
