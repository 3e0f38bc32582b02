// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/row_sum.h"

#include "backend/base/fnv1a.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace trainyard::foreign {
namespace {

constexpr std::uint64_t kRowPrime = 0x9E3779B97F4A7C15;

/// Each bit of the result depends on all bits.
std::uint64_t mixed(std::uint64_t bits)
{
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB;
    return bits ^ (bits >> 31);
}

} // namespace

void RowSum::setColumns(const CsvColumns& columns, const std::vector<std::string>* only)
{
    m_names.clear();
    for (const std::string& name : columns.names)
        m_names.push_back(only && std::find(only->begin(), only->end(), name) == only->end() ? 0 : fnv1a(name) | 1);
}

void RowSum::add(const std::vector<std::string_view>& cells, const CsvCells& reader)
{
    std::uint64_t row = 0;
    for (std::size_t i = 0; i < std::min(cells.size(), m_names.size()); ++i) {
        if (m_names[i] == 0 || cells[i].empty())
            continue;
        const auto number = reader.numberOf(cells[i]);
        // Some programs write an empty cell for "nan" the next time.
        if (number ? std::isnan(*number) : CsvCells::isMissing(cells[i]))
            continue;
        row += mixed(m_names[i] ^ (number ? std::bit_cast<std::uint64_t>(*number) : fnv1a(cells[i])));
    }
    m_sum = mixed(m_sum * kRowPrime + row);
}

} // namespace trainyard::foreign
