// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/first_row.h"

#include "backend/base/crc32c.h"

#include <nlohmann/json.hpp>

namespace trainyard::foreign {

void RowMark::addNumber(std::string_view name)
{
    m_text.append(name).append("\n");
}

void RowMark::addLabel(std::string_view name, std::string_view value)
{
    addNumber(name);
    m_text.append(value).append("\n\n");
}

std::uint32_t RowMark::checksum() const
{
    return crc32c(m_text);
}

nlohmann::json FirstRow::save() const
{
    return {{"step", m_place.step}, {"epoch", m_place.epoch}, {"mark", m_mark}};
}

void FirstRow::load(const nlohmann::json& saved)
{
    m_place = {saved.at("step").get<std::int64_t>(), saved.at("epoch").get<double>()};
    m_mark = saved.at("mark").get<std::uint32_t>();
}

} // namespace trainyard::foreign
