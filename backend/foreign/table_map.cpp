// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/table_map.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_window.h"

#include <algorithm>
#include <iterator>

namespace trainyard::foreign {
namespace {

constexpr std::int64_t kFirstGap = 4'096;    // bytes
constexpr std::int64_t kHeaderBytes = 1'024; // that are read at once; most headers are shorter
constexpr std::int64_t kRowsBetweenQuestions = 20'000;

/// Ordered parts of which none touches the next, or lies within `gap` of it.
void joinParts(std::vector<TableMap::Part>& parts, std::int64_t gap)
{
    std::size_t kept = 0;
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (parts[i].begin - parts[kept].end <= gap)
            parts[kept].end = parts[i].end;
        else
            parts[++kept] = parts[i];
    if (!parts.empty())
        parts.resize(kept + 1);
}

} // namespace

void TableMap::add(std::string_view run, std::int64_t begin, std::int64_t end, std::int64_t rowsBefore)
{
    if (!m_last || run != m_lastRun) {
        m_lastRun = run;
        m_last = &m_parts[m_lastRun];
    }
    if (!m_last->empty() && begin - m_last->back().end <= m_gap) {
        m_last->back().end = end;
        return;
    }
    m_last->push_back({begin, end, rowsBefore});
    if (++m_count > kMostParts)
        thin();
}

/// Fewer and longer parts: readers then meet some rows of other runs, and pass over these one by one.
void TableMap::thin()
{
    while (m_count > kMostParts / 2) {
        m_gap = std::max(kFirstGap, m_gap * 2);
        m_count = 0;
        for (auto& [run, parts] : m_parts) {
            joinParts(parts, m_gap);
            m_count += parts.size();
        }
        if (m_count <= m_parts.size())
            return; // a part for each run
    }
}

void TableMap::finish(const std::vector<TableRun>& runs, const FileStamp& file, std::int64_t end, std::int64_t rows)
{
    m_file = file;
    m_end = end;
    m_rows = rows;
    m_last = nullptr;
    if (runs.empty())
        return;
    std::unordered_map<std::string, std::vector<Part>> listed;
    for (const TableRun& run : runs)
        listed[run.id] = std::move(m_parts[run.id]);
    std::vector<Part>& first = listed[runs.front().id];
    for (const auto& [run, parts] : m_parts)
        if (!listed.contains(run))
            first.insert(first.end(), parts.begin(), parts.end());
    std::ranges::sort(first, {}, &Part::begin);
    joinParts(first, 0);
    m_parts = std::move(listed);
}

const std::vector<TableMap::Part>& TableMap::partsOf(const std::string& run) const
{
    static const std::vector<Part> kNone;
    const auto found = m_parts.find(run);
    return found == m_parts.end() ? kNone : found->second;
}

TableSurvey::TableSurvey(const GrowingFile& file, const std::function<bool()>& goOn)
    : m_file(file), m_goOn(goOn), m_end(file.offset())
{
}

void TableSurvey::meetRun(std::string_view id, std::string_view name)
{
    if (!id.empty() && m_known.emplace(id).second)
        m_found.runs.push_back({std::string(id), std::string(name)});
}

void TableSurvey::meetRow(std::string_view run, std::size_t bytes)
{
    m_end = m_file.offset() + static_cast<std::int64_t>(bytes);
    m_map->add(run, m_file.offset(), m_end, m_rows);
    if (++m_rows % kRowsBetweenQuestions == 0 && m_goOn && !m_goOn())
        throw Failure(ErrorKind::Cancelled, "look for runs in", m_file.path().string(),
                      windowReason("window.cancelled"));
}

TableRuns TableSurvey::end()
{
    if (!m_hasLongLine && hasRuns()) {
        m_map->finish(m_found.runs, m_file.stamp(), m_end, m_rows);
        m_found.map = std::move(m_map);
    }
    return std::move(m_found);
}

TableWalk::TableWalk(std::shared_ptr<const TableMap> map, const std::string& run) : m_map(std::move(map))
{
    if (m_map)
        m_parts = &m_map->partsOf(run);
}

void TableWalk::toHeader(GrowingFile& file) const
{
    if (m_map)
        file.readAheadTo(kHeaderBytes);
}

void TableWalk::toNextRow(GrowingFile& file, std::int64_t& rows)
{
    if (!m_map)
        return;
    const std::int64_t at = file.offset();
    if (m_part < m_parts->size() && (*m_parts)[m_part].begin <= at && at < (*m_parts)[m_part].end)
        return;
    if (file.stamp() != m_map->file() || at >= m_map->end()) {
        file.readAheadTo(file.size());
        return;
    }
    const auto next = std::ranges::upper_bound(*m_parts, at, {}, &TableMap::Part::end);
    m_part = static_cast<std::size_t>(std::distance(m_parts->begin(), next));
    const TableMap::Part part =
        next != m_parts->end() ? *next : TableMap::Part{m_map->end(), file.size(), m_map->rows()};
    if (at < part.begin) {
        file.skip(static_cast<std::size_t>(part.begin - at));
        rows = part.rows;
    }
    file.readAheadTo(part.end);
}

} // namespace trainyard::foreign
