// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard {

/// When to retry after a connection failed or broke: after 2 s, doubling up to 5 min. A random reduction of up to a
/// quarter keeps many machines from reconnecting at the same moment when the network returns. Pure: the caller supplies
/// the clock and the random numbers.
class ReconnectPolicy {
public:
    static constexpr double kFirst = 2.0; ///< seconds
    static constexpr double kLongest = 300.0;
    static constexpr double kJitter = 0.25;

    /// `random`: in [0, 1). Sets the earliest time of the next attempt, next().
    void failed(double now, double random);
    void succeeded() { *this = ReconnectPolicy(); }
    /// The login needs the user or a decision: do not retry automatically.
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
