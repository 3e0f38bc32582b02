// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/asynchronous_rules.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr float kEpsilon = 1e-12f;
constexpr float kLargest = 5.0f;

} // namespace

void addScaled(std::span<float> to, std::span<const float> values, float factor)
{
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] += factor * values[i];
}

void drawTowards(std::span<float> mine, std::span<const float> other, float alpha)
{
    for (std::size_t i = 0; i < mine.size(); ++i)
        mine[i] -= alpha * (mine[i] - other[i]);
}

void EnergyMatching::centre(std::span<const float> now)
{
    m_state.moved.assign(now.size(), 0.0f);
    for (std::size_t i = 0; i < m_state.before.size(); ++i)
        m_state.moved[i] = std::abs(now[i] - m_state.before[i]);
    m_state.before.assign(now.begin(), now.end());
}

void EnergyMatching::match(std::span<float> update)
{
    m_state.proxy.resize(update.size(), 0.0f);
    for (std::size_t i = 0; i < update.size(); ++i) {
        m_state.proxy[i] = m_momentum * m_state.proxy[i] + update[i];
        const float moved = m_state.moved.empty() ? 0.0f : m_state.moved[i];
        const float scale = (m_kappa * std::abs(m_state.proxy[i]) - moved) / std::abs(update[i] + kEpsilon);
        update[i] *= std::clamp(scale, 0.0f, kLargest);
    }
}

} // namespace trainyard
