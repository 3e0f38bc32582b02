// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/csv_cells.h"
#include "backend/foreign/csv_columns.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// A checksum over rows of a CSV log, which tells a file that was written again from one with other values. Neither the
/// order of its columns counts, nor empty cells, nor how a number is written: these change when a program writes its
/// rows again with more columns.
class RowSum {
public:
    /// The columns of the rows to come. `only`: those that count; null = all.
    void setColumns(const CsvColumns& columns, const std::vector<std::string>* only = nullptr);
    void add(const std::vector<std::string_view>& cells, const CsvCells& reader);
    void restart() { m_sum = 0; }
    void setSum(std::uint64_t sum) { m_sum = sum; }
    std::uint64_t sum() const { return m_sum; }

private:
    std::vector<std::uint64_t> m_names; ///< checksums, by column; 0 = it does not count
    std::uint64_t m_sum = 0;
};

} // namespace trainyard::foreign
