// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace trainyard {

/// How fast training goes: rates of the last seconds, older ones fading with a time constant of 5 s.
class StepPace {
public:
    void addStep(std::int64_t samples, double seconds, std::int64_t steps = 1);
    double samplesPerSecond() const;
    /// 0 before the first step.
    double secondsPerStep() const;
    /// A measured validation, for the estimate.
    void addValidation(double seconds) { m_validationSeconds = seconds; }
    /// Seconds until so many steps and validations are done; -1 when not known yet.
    double remaining(std::int64_t steps, std::int64_t validations) const;

private:
    double m_steps = 0.0;
    double m_samples = 0.0;
    double m_seconds = 0.0;
    double m_validationSeconds = 0.0;
};

} // namespace trainyard
