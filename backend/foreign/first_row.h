// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard::foreign {

/// What a row holds, without its numbers: their names and the labels.
class RowMark {
public:
    void addNumber(std::string_view name);
    void addLabel(std::string_view name, std::string_view value);
    std::uint32_t checksum() const;

private:
    std::string m_text;
};

/// Notices that a program which appends to its log began anew: the step of the first row comes again, in a row with the
/// same mark. A row of other series, or with another seed, is no new beginning, nor are steps that are counted anew in
/// every epoch.
class FirstRow {
public:
    struct Place {
        std::int64_t step = -1;
        double epoch = 0.0; ///< 0 if the row has none, or if it is the step
    };

    /// For each row that has a step of its own. `before`: the step of the row before it. `mark()` gives the row's
    /// checksum. Remembers the first row.
    template <typename Mark>
    bool comesAgain(Place place, std::int64_t before, Mark&& mark)
    {
        if (m_place.step < 0) {
            m_place = place;
            m_mark = mark();
            return false;
        }
        return place.step == m_place.step && before > place.step && place.epoch == m_place.epoch && mark() == m_mark;
    }
    void forget() { *this = {}; }

    nlohmann::json save() const;
    void load(const nlohmann::json& saved);

private:
    Place m_place;
    std::uint32_t m_mark = 0;
};

} // namespace trainyard::foreign
