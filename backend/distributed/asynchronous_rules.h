// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <utility>
#include <vector>

namespace trainyard {

/// to += factor · values, product and sum each rounded. Equal lengths.
void addScaled(std::span<float> to, std::span<const float> values, float factor);

/// Elastic averaging (Zhang, Choromanska, LeCun 2015, algorithm 1), one side of an exchange: moves `mine` towards
/// `other`, both as they were before it: x ← x − α (x − x̃) for the worker, x̃ ← x̃ + α (x − x̃) for the centre. Symmetric,
/// so both sides call this, each with the other's values.
void drawTowards(std::span<float> mine, std::span<const float> other, float alpha);

/// Gradient energy matching (Hermans, Spanakis, Möckel 2018, arXiv:1805.08469) on the side of a worker. Of a worker's
/// update Δ = −η Σ g between two exchanges:
///   m ← μ m + Δ                                        the proxy, sequential SGD with momentum
///   π = clamp((κ |m| − |c − c′|) / |Δ + ε|, 0, 5)      c − c′: how far the centre moved between the last two answers
///   what is sent: π Δ
/// so that all workers together move the centre with the energy of the proxy. All element by element; ε = 1e-12. (The
/// paper takes the centre's movement up to the moment of sending; here it is up to the answer before, which saves a
/// message.)
class EnergyMatching {
public:
    EnergyMatching(double kappa, double momentum)
        : m_kappa(static_cast<float>(kappa)), m_momentum(static_cast<float>(momentum))
    {
    }

    /// An answer brought these values of the centre.
    void centre(std::span<const float> now);
    /// Δ becomes π Δ.
    void match(std::span<float> update);

    /// All that decides how it goes on; vectors are empty where there has been no update or answer yet.
    struct State {
        std::vector<float> proxy;
        std::vector<float> before; ///< the centre of the last answer
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
