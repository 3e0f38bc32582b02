// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <utility>
#include <vector>

namespace trainyard {

/// to += factor · values; product and sum are rounded separately. Lengths must be equal.
void addScaled(std::span<float> to, std::span<const float> values, float factor);

/// Elastic averaging (Zhang, Choromanska, LeCun 2015, algorithm 1), one side of an exchange: moves `mine` towards
/// `other`, both with their values before the exchange. Worker: x ← x − α (x − x̃); centre: x̃ ← x̃ + α (x − x̃). The
/// rule is symmetric, so both sides call this function with the other's values.
void drawTowards(std::span<float> mine, std::span<const float> other, float alpha);

/// Gradient energy matching (Hermans, Spanakis, Möckel 2018, arXiv:1805.08469), the worker's side. For a worker's
/// update Δ = −η Σ g between two exchanges:
///   m ← μ m + Δ                                        the proxy, sequential SGD with momentum
///   π = clamp((κ |m| − |c − c′|) / |Δ + ε|, 0, 5)      c − c′: the centre's movement between the last two answers
///   the worker sends π Δ
/// so that all workers together move the centre with the energy of the proxy. All operations are element-wise; ε =
/// 1e-12. (The paper uses the centre's movement up to the moment of sending; this uses the movement up to the previous
/// answer, which saves a message.)
class EnergyMatching {
public:
    EnergyMatching(double kappa, double momentum)
        : m_kappa(static_cast<float>(kappa)), m_momentum(static_cast<float>(momentum))
    {
    }

    /// Call with the centre's values from each answer.
    void centre(std::span<const float> now);
    /// Replaces Δ with π Δ.
    void match(std::span<float> update);

    /// The complete state, for checkpoints. Vectors are empty before the first update or answer.
    struct State {
        std::vector<float> proxy;
        std::vector<float> before; ///< the centre in the last answer
        std::vector<float> moved;  ///< |c − c′|
    };
    const State& state() const { return m_state; }
    void setState(State state) { m_state = std::move(state); }

private:
    const float m_kappa;
    const float m_momentum;
    State m_state;
};

} // namespace trainyard
