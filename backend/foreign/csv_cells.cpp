// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/csv_cells.h"

#include "backend/foreign/columns.h"

#include <algorithm>
#include <cstddef>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kMostColumns = 100'000;

} // namespace

void CsvCells::learnSeparator(std::string_view header)
{
    m_separator = ',';
    std::ptrdiff_t most = 0;
    for (const char separator : {',', ';', '\t'})
        if (const auto count = std::count(header.begin(), header.end(), separator); count > most) {
            most = count;
            m_separator = separator;
        }
}

std::vector<std::string_view>& CsvCells::split(std::string_view row)
{
    m_cells.clear();
    m_unquoted.clear();
    std::size_t at = 0;
    while (true) {
        if (at < row.size() && row[at] == '"') {
            std::string text;
            for (++at; at < row.size(); ++at) {
                if (row[at] != '"')
                    text += row[at];
                else if (at + 1 < row.size() && row[at + 1] == '"')
                    text += row[++at];
                else
                    break;
            }
            m_cells.push_back(m_unquoted.emplace_back(std::move(text)));
            at = row.find(m_separator, std::min(at, row.size()));
        } else {
            const std::size_t end = row.find(m_separator, at);
            m_cells.push_back(row.substr(at, end == std::string_view::npos ? end : end - at));
            at = end;
        }
        if (at == std::string_view::npos || m_cells.size() > kMostColumns)
            return m_cells;
        ++at;
    }
}

std::optional<double> CsvCells::numberOf(std::string_view cell) const
{
    constexpr std::size_t kLongest = 60;
    const std::size_t comma = m_separator == ';' ? cell.find(',') : cell.npos;
    if (comma == cell.npos || cell.size() > kLongest || cell.find_first_of(".,", comma + 1) != cell.npos)
        return numberIn(cell);
    std::string text(cell);
    text[comma] = '.';
    return numberIn(text);
}

bool CsvCells::isMissing(std::string_view cell)
{
    static constexpr std::string_view kMissing[] = {"NA", "N/A", "null", "None", "-"};
    for (const std::string_view word : kMissing)
        if (sameName(cell, word))
            return true;
    return false;
}

} // namespace trainyard::foreign
