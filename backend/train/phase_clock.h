// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// What the training thread's time went to since the last report, as shares of that time.
class PhaseClock {
public:
    explicit PhaseClock(double now) : m_start(now) {}

    void addInputWait(double seconds) { m_inputWait += seconds; }
    void addCompute(double seconds, std::int64_t samples)
    {
        m_compute += seconds;
        m_samples += static_cast<double>(samples);
    }
    void addValidation(double seconds) { m_validation += seconds; }
    void addCheckpoint(double seconds) { m_checkpoint += seconds; }
    /// Waiting for other ranks; only then is there such a share.
    void addRankWait(double seconds)
    {
        m_rankWait += seconds;
        m_ranks = true;
    }

    double inputWait() const { return m_inputWait; } ///< seconds since the last report
    double sinceReport(double now) const { return now - m_start; }
    /// phase/* shares and the throughput of training (validation's time left out), and begins anew.
    std::vector<std::pair<std::string, double>> report(double now);

private:
    double m_start;
    double m_inputWait = 0.0;
    double m_compute = 0.0;
    double m_validation = 0.0;
    double m_checkpoint = 0.0;
    double m_samples = 0.0;
    double m_rankWait = 0.0;
    bool m_ranks = false;
};

} // namespace trainyard
