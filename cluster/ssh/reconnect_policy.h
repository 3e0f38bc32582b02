// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard {

/// When to try again after a connection failed or broke: after 2 s, doubling up to 5 min, each wait shortened by a
/// random part of up to a quarter, so that the many machines of a network that came back do not all knock at once.
/// Pure: the caller brings the clock and the randomness.
class ReconnectPolicy {
public:
    static constexpr double kFirst = 2.0; ///< seconds
    static constexpr double kLongest = 300.0;
    static constexpr double kJitter = 0.25;

    /// `random` in [0, 1). The next try is not before next().
    void failed(double now, double random);
    void succeeded() { *this = ReconnectPolicy(); }
    /// The log-in needs a person, or a person's decision: never by itself.
    void stop() { m_stopped = true; }

    bool mayTry(double now) const { return !m_stopped && now >= m_next; }
    bool stopped() const { return m_stopped; }
    double next() const { return m_next; }
    int failures() const { return m_failures; }

private:
    int m_failures = 0;
    double m_next = 0.0;
    bool m_stopped = false;
};

} // namespace trainyard
