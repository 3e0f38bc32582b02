// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// What a poll could not read of a CSV file. It is told once for each column, or kind of row, with the place of the
/// first one.
class CsvComplaints {
public:
    struct Row {
        std::int64_t number = 0, offset = 0;
    };

    void addCell(std::size_t column, Row row, std::string_view text);
    /// A row of a table that does not say its run.
    void addWithoutRun(Row row) { m_noRun.add(row); }
    /// A row of a table that does not say its series.
    void addNameless(Row row) { m_nameless.add(row); }
    /// A row of a table that ends before its value.
    void addShort(Row row) { m_short.add(row); }

    using Tell = std::function<void(std::int64_t offset, Reason what)>;
    /// Tells everything and forgets it. `isSeries`: whether a column has held numbers, or was chosen to; cells of other
    /// columns are only counted, and their number is returned. `value`: name of the column of a table's values.
    std::int64_t tell(const std::vector<std::string>& columns, const std::string& value,
                      const std::function<bool(std::size_t)>& isSeries, const Tell& tell);

private:
    struct Cells {
        std::int64_t count = 0;
        Row first;
        std::string text; ///< of the first one
    };
    struct Rows {
        std::int64_t count = 0;
        Row first;
        void add(Row row)
        {
            if (count++ == 0)
                first = row;
        }
    };

    std::map<std::size_t, Cells> m_cells; ///< that are no numbers, by column
    Rows m_noRun, m_nameless, m_short;
};

} // namespace trainyard::foreign
