// SPDX-License-Identifier: Apache-2.0
#include "backend/train/step_pace.h"

#include <cmath>

namespace trainyard {

void StepPace::addStep(std::int64_t samples, double seconds, std::int64_t steps)
{
    constexpr double kTimeConstant = 5.0;
    const double fade = std::exp(-seconds / kTimeConstant);
    m_steps = m_steps * fade + static_cast<double>(steps);
    m_samples = m_samples * fade + static_cast<double>(samples);
    m_seconds = m_seconds * fade + seconds;
}

double StepPace::samplesPerSecond() const
{
    return m_seconds > 0.0 ? m_samples / m_seconds : 0.0;
}

double StepPace::secondsPerStep() const
{
    return m_steps > 0.0 ? m_seconds / m_steps : 0.0;
}

double StepPace::remaining(std::int64_t steps, std::int64_t validations) const
{
    if (m_steps <= 0.0)
        return -1.0;
    return secondsPerStep() * static_cast<double>(steps) + m_validationSeconds * static_cast<double>(validations);
}

} // namespace trainyard
