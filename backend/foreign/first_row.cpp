// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/csv_start.h"

#include "backend/base/crc32c.h"
#include "backend/foreign/series_labels.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace trainyard::foreign {
namespace {

/// Checksum of which columns hold numbers, and of the labels.
std::uint32_t markOf(const CsvColumns& columns, const CsvCells& reader, const std::vector<std::string_view>& cells)
{
    std::string text;
    for (std::size_t column = 0; column < std::min(cells.size(), columns.names.size()); ++column) {
        const std::string_view cell = cells[column];
        const bool placing = column == columns.step || column == columns.time || column == columns.epoch;
        if (placing || cell.empty() || CsvCells::isMissing(cell))
            continue;
        const bool number = reader.numberOf(cell).has_value();
        if (!number && namesNote(columns.names[column]))
            continue;
        text += columns.names[column] + '\n';
        if (!number || columns.labels[column])
            text.append(cell).append("\n\n");
    }
    return crc32c({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

} // namespace

bool CsvStart::comesAgain(const CsvColumns& columns, const CsvCells& reader, const std::vector<std::string_view>& cells,
                          Place place, std::int64_t before)
{
    if (m_first.step < 0) {
        m_first = place;
        m_mark = markOf(columns, reader, cells);
        return false;
    }
    return place.step == m_first.step && before > place.step && place.epoch == m_first.epoch &&
           markOf(columns, reader, cells) == m_mark;
}

nlohmann::json CsvStart::save() const
{
    return {{"step", m_first.step}, {"epoch", m_first.epoch}, {"mark", m_mark}};
}

void CsvStart::load(const nlohmann::json& saved)
{
    m_first = {saved.at("step").get<std::int64_t>(), saved.at("epoch").get<double>()};
    m_mark = saved.at("mark").get<std::uint32_t>();
}

} // namespace trainyard::foreign
