// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/metrics_lines.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>

namespace trainyard::foreign {
namespace {

void appendReal(std::string& out, double value)
{
    if (std::isnan(value)) {
        out += "\"NaN\"";
    } else if (std::isinf(value)) {
        out += value > 0 ? "\"Infinity\"" : "\"-Infinity\"";
    } else {
        char text[32];
        out.append(text, std::to_chars(text, text + sizeof text, value).ptr);
    }
}

/// As eventLine() writes it.
void appendTime(std::string& out, double value)
{
    char text[48];
    out.append(text, std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, 6).ptr);
}

void appendWhole(std::string& out, std::int64_t value)
{
    char text[24];
    out.append(text, std::to_chars(text, text + sizeof text, value).ptr);
}

} // namespace

void MetricsLines::add(const Point& point, std::string& out)
{
    if (m_lineOf.size() < m_series.size())
        m_lineOf.resize(m_series.size(), -1);
    const bool same = m_open && point.step == m_first.step && point.epoch == m_first.epoch &&
                      std::abs(point.time - m_first.time) < kSameMoment && point.elapsed == m_first.elapsed &&
                      m_lineOf[point.series] != m_number;
    if (!same) {
        endLine(out);
        beginLine(point, out);
    } else {
        out += ',';
    }
    m_lineOf[point.series] = m_number;
    out += quotedName(point.series);
    if (point.value.count == 1) {
        appendReal(out, point.value.mean);
        return;
    }
    out += "{\"count\":";
    appendWhole(out, point.value.count);
    out += ",\"mean\":";
    appendReal(out, point.value.mean);
    out += ",\"min\":";
    appendReal(out, point.value.min);
    out += ",\"max\":";
    appendReal(out, point.value.max);
    out += '}';
}

void MetricsLines::beginLine(const Point& point, std::string& out)
{
    m_first = point;
    m_open = true;
    out += "{\"n\":";
    appendWhole(out, ++m_number);
    out += ",\"t\":";
    appendTime(out, point.time > 0.0 ? point.time : m_startedAt);
    out += ",\"type\":\"metrics\",\"step\":";
    appendWhole(out, point.step);
    out += ",\"samples\":0,\"epoch\":";
    appendReal(out, point.epoch);
    out += ",\"elapsed\":";
    // A difference of Unix times would lose the digits after the sixth.
    appendReal(out, point.elapsed >= 0.0 ? point.elapsed : point.time > 0.0 ? point.time - m_startedAt : 0.0);
    out += ",\"values\":{";
}

void MetricsLines::endLine(std::string& out)
{
    if (m_open)
        out += "}}\n";
    m_open = false;
}

const std::string& MetricsLines::quotedName(std::uint32_t series)
{
    while (m_quoted.size() < m_series.size())
        m_quoted.push_back(
            nlohmann::json(m_series[m_quoted.size()]).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) +
            ":");
    return m_quoted[series];
}

} // namespace trainyard::foreign
