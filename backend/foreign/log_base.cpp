// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/log_base.h"

#include "backend/base/crc32c.h"
#include "backend/base/error.h"
#include "backend/protocol/program_spec.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kLongestName = 200;

/// Length of the valid UTF-8 character at the front of `text`; 0 if there is none.
std::size_t characterLength(std::string_view text)
{
    const auto lead = static_cast<std::uint8_t>(text.front());
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<std::uint8_t>(text[i]) & 0xC0) != 0x80)
            return 0;
    const auto second = static_cast<std::uint8_t>(text[1]);
    const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool beyond = (lead == 0xED && second > 0x9F) || (lead == 0xF4 && second > 0x8F); // surrogates, > U+10FFFF
    return overlong || beyond ? 0 : length;
}

std::string cleaned(std::string_view raw, std::size_t longest, bool lines)
{
    std::string out;
    while (!raw.empty()) {
        const std::size_t length = characterLength(raw);
        const char first = raw.front();
        const bool control =
            (first >= 0 && first < 0x20 && !(lines && (first == '\n' || first == '\t'))) || first == 0x7f;
        if (out.size() + std::max<std::size_t>(1, length) > longest)
            break;
        if (length == 0 || control)
            out += '?';
        else
            out += raw.substr(0, length);
        raw.remove_prefix(std::max<std::size_t>(1, length));
    }
    return out;
}

bool isSecret(const std::string& name, const std::string& value)
{
    return looksSecret(name, ProgramValue(value));
}

} // namespace

std::string seriesName(std::string_view raw)
{
    std::string name = cleaned(raw, kLongestName, false);
    if (name == raw && !name.empty())
        return name;
    char mark[16];
    std::snprintf(mark, sizeof mark, "~%08x", crc32c(raw));
    return cleaned(raw, kLongestName - 9, false) + mark;
}

std::string cleanText(std::string_view raw, std::size_t longest)
{
    return cleaned(raw, longest, true);
}

Reason damageReason(const LogDamage& damage)
{
    const PathText file{damage.file.string()};
    return damage.offset < 0 ? foreignReason("foreign.unread", file, damage.what)
                             : foreignReason("foreign.damage", file, Count{damage.offset}, damage.what);
}

std::string LogBase::position() const
{
    nlohmann::json sessions = nlohmann::json::array();
    for (const LogSession& session : m_sessions)
        sessions.push_back(session.startStep);
    const nlohmann::json document = {{"version", 1},
                                     {"sessions", std::move(sessions)},
                                     {"highest_step", m_highestStep},
                                     {"parameters", m_parameters},
                                     {"damage", m_damageTold},
                                     {"log", save()}};
    return document.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void LogBase::resume(std::string_view position)
{
    try {
        const nlohmann::json document = nlohmann::json::parse(position);
        if (document.at("version") != 1 || document.at("sessions").empty())
            throw Refusal(foreignReason("foreign.position"));
        m_sessions.clear();
        for (const nlohmann::json& start : document.at("sessions"))
            m_sessions.push_back({start.get<std::int64_t>()});
        m_highestStep = document.at("highest_step").get<std::int64_t>();
        document.at("parameters").get_to(m_parameters);
        std::erase_if(m_parameters, [](const auto& one) { return isSecret(one.first, one.second); }); // of old versions
        m_damageTold = document.at("damage").get<std::int64_t>();
        load(document.at("log"));
    } catch (const std::exception&) {
        throw Failure(ErrorKind::BadInput, "read on in the log", m_path.string(), foreignReason("foreign.position"));
    }
}

std::optional<std::uint32_t> LogBase::seriesFor(std::string_view rawName, LogNews& news)
{
    if (const auto known = m_places.find(rawName); known != m_places.end())
        return known->second;
    if (m_series.size() >= kMostLogSeries) {
        if (!m_tooManyTold)
            damaged(news, m_path, 0, foreignReason("foreign.too-many-series", Count{std::int64_t{kMostLogSeries}}));
        m_tooManyTold = true;
        return std::nullopt;
    }
    const auto place = static_cast<std::uint32_t>(m_series.size());
    m_series.push_back(seriesName(rawName));
    m_places.emplace(rawName, place);
    return place;
}

void LogBase::addPoint(LogNews& news, std::uint32_t series, std::int64_t step, double time, double epoch,
                       const SeriesValue& value, double elapsed)
{
    m_highestStep = std::max(m_highestStep, step);
    news.points.push_back(
        {series, static_cast<std::uint32_t>(m_sessions.size() - 1), step, time, epoch, value, elapsed});
}

void LogBase::beginSession(std::int64_t firstStep)
{
    if (m_highestStep < firstStep)
        return;
    m_sessions.push_back({firstStep - 1});
    m_highestStep = firstStep - 1;
}

void LogBase::addParameter(LogNews& news, std::string_view name, std::string_view value)
{
    LogParameter parameter{seriesName(name), cleanText(value, kLongestLogText)};
    if (isSecret(parameter.name, parameter.value)) // a position is kept in a file, too
        return;
    const auto known = m_parameters.find(parameter.name);
    if (known == m_parameters.end() && m_parameters.size() >= kMostLogParameters)
        return;
    if (known != m_parameters.end() && known->second == parameter.value)
        return;
    m_parameters.insert_or_assign(parameter.name, parameter.value);
    news.parameters.push_back(std::move(parameter));
}

void LogBase::damaged(LogNews& news, const std::filesystem::path& file, std::int64_t offset, Reason what)
{
    if (m_damageTold++ < static_cast<std::int64_t>(kMostDamageTold))
        news.damage.push_back({file, offset, std::move(what)});
}

bool LogBase::stepFits(std::int64_t step, LogNews& news, const std::filesystem::path& file, std::int64_t offset)
{
    if (step >= 0 && step <= kLargestStep)
        return true;
    damaged(news, file, offset, foreignReason("foreign.step", step));
    return false;
}

} // namespace trainyard::foreign
