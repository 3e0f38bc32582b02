// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/csv_complaints.h"

#include "backend/foreign/log_base.h"
#include "backend/protocol/reasons_foreign.h"

#include <utility>

namespace trainyard::foreign {

void CsvComplaints::addCell(std::size_t column, Row row, std::string_view text)
{
    Cells& bad = m_cells[column];
    if (bad.count++ == 0) {
        bad.first = row;
        bad.text = cleanText(text, 60);
    }
}

std::int64_t CsvComplaints::tell(const std::vector<std::string>& columns, const std::string& value,
                                 const std::function<bool(std::size_t)>& isSeries, const Tell& tell)
{
    std::int64_t words = 0;
    for (const auto& [column, bad] : std::exchange(m_cells, {})) {
        if (!isSeries(column))
            words += bad.count;
        else
            tell(bad.first.offset, foreignReason("foreign.no-numbers", bad.count, Quotation{columns[column]},
                                                 Count{bad.first.number}, Quotation{bad.text}));
    }
    if (const Rows lost = std::exchange(m_noRun, {}); lost.count > 0)
        tell(lost.first.offset, foreignReason("foreign.rows-no-run", lost.count, Count{lost.first.number}));
    if (const Rows lost = std::exchange(m_nameless, {}); lost.count > 0)
        tell(lost.first.offset, foreignReason("foreign.rows-no-series", lost.count, Count{lost.first.number}));
    if (const Rows lost = std::exchange(m_short, {}); lost.count > 0)
        tell(lost.first.offset,
             foreignReason("foreign.rows-short", lost.count, Quotation{value}, Count{lost.first.number}));
    return words;
}

} // namespace trainyard::foreign
