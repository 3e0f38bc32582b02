// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/csv_cells.h"
#include "backend/foreign/csv_columns.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// Notices that a program which appends to its CSV file began anew: the step of the first row comes again, in a row in
/// which the same columns hold numbers and the labels are the same. A block of rows for other columns, or with another
/// seed, is no new beginning, nor are steps that are counted anew in every epoch.
class CsvStart {
public:
    struct Place {
        std::int64_t step = -1;
        double epoch = 0.0; ///< of a column that is not the step's; 0 without one
    };

    /// For each row that has a step of its own. `before`: the step of the row before it. Remembers the first row.
    bool comesAgain(const CsvColumns& columns, const CsvCells& reader, const std::vector<std::string_view>& cells,
                    Place place, std::int64_t before);
    void forget() { *this = {}; }

    nlohmann::json save() const;
    void load(const nlohmann::json& saved);

private:
    Place m_first;
    std::uint32_t m_mark = 0; ///< checksum of what the first row holds
};

} // namespace trainyard::foreign
