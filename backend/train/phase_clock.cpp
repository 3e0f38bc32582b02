// SPDX-License-Identifier: Apache-2.0
#include "backend/train/phase_clock.h"

#include "backend/protocol/series.h"

#include <algorithm>

namespace trainyard {

std::vector<std::pair<std::string, double>> PhaseClock::report(double now)
{
    const double span = std::max(now - m_start, 1e-9);
    std::vector<std::pair<std::string, double>> values{
        {series::kThroughput, m_samples / std::max(span - m_validation, 1e-9)},
        {series::kInputWait, m_inputWait / span},
        {series::kCompute, m_compute / span},
        {series::kValidation, m_validation / span},
        {series::kCheckpointing, m_checkpoint / span}};
    if (m_ranks)
        values.emplace_back(series::kAllreduce, m_rankWait / span);
    *this = PhaseClock(now);
    return values;
}

} // namespace trainyard
