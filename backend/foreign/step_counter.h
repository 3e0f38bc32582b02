// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace trainyard::foreign {

/// Counts the steps of values for which a log tells none: the first value of a series is step 1, the next one step 2,
/// whatever lies between them. No series gets a step twice.
class StepCounter {
public:
    std::int64_t next(std::string_view series);
    /// For a value without a step of its own behind a row that tells `step`: that step, or the next one that the series
    /// does not have yet.
    std::int64_t nextFrom(std::int64_t step, std::string_view series);
    /// The series has a value at this step.
    void take(std::string_view series, std::int64_t step);
    void clear() { *this = {}; }
    /// Every series goes on after this step.
    void beginAfter(std::int64_t step) { m_before = step; }

    nlohmann::json save() const;
    void load(const nlohmann::json& saved);

private:
    std::map<std::string, std::int64_t, std::less<>> m_last; ///< by series
    std::int64_t m_before = 0;
};

} // namespace trainyard::foreign
