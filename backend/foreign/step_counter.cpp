// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/step_counter.h"

#include "backend/foreign/log_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard::foreign {

std::int64_t StepCounter::next(std::string_view series)
{
    return nextFrom(m_before + 1, series);
}

std::int64_t StepCounter::nextFrom(std::int64_t step, std::string_view series)
{
    const auto known = m_last.find(series);
    if (known == m_last.end()) {
        m_last.emplace(std::string(series), step);
        return step;
    }
    known->second = std::min(std::max(known->second + 1, step), kLargestStep);
    return known->second;
}

void StepCounter::take(std::string_view series, std::int64_t step)
{
    std::int64_t& last = m_last.try_emplace(std::string(series), step).first->second;
    last = std::max(last, step);
}

nlohmann::json StepCounter::save() const
{
    return {{"before", m_before}, {"last", m_last}};
}

void StepCounter::load(const nlohmann::json& saved)
{
    m_before = saved.at("before").get<std::int64_t>();
    saved.at("last").get_to(m_last);
}

} // namespace trainyard::foreign
