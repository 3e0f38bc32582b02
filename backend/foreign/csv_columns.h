// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/log_reader.h"
#include "backend/foreign/long_table.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// What the columns of a CSV file mean.
struct CsvColumns {
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    CsvColumns() = default;
    /// `cells`: those of the header line. `chosen`: what a person has chosen. `apart`: further columns of a table tell
    /// its series apart; false for an import that an earlier version began.
    CsvColumns(const std::vector<std::string_view>& cells, const LogColumns& chosen, bool apart);
    /// Throws Failure(BadInput) unless the chosen step, the chosen time and at least one of the chosen series are
    /// there.
    void check(const LogColumns& chosen, const std::string& file) const;

    /// Whether the column holds the step, the time or the epoch of a row.
    bool places(std::size_t column) const { return column == step || column == time || column == epoch; }

    std::vector<std::string> names; ///< duplicates are numbered
    std::vector<char> wanted;       ///< whether the column is a series
    std::vector<char> labels;       ///< namesLabel() of the column
    std::size_t step = kNone, time = kNone, epoch = kNone;
    std::optional<LongTable> table;
};

} // namespace trainyard::foreign
