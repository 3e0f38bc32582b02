// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/series_writer.h"

#include "backend/protocol/series_direction.h"
#include "backend/protocol/series_limits.h"

#include <algorithm>
#include <cmath>

namespace trainyard::ingest {
namespace {

using sqlite::StatementUse;

constexpr std::size_t kCachedRuns = 64;

} // namespace

void SeriesWriter::begin(std::int64_t run, int attempt)
{
    if (m_runs.size() >= kCachedRuns && m_runs.find(run) == m_runs.end())
        forget();
    m_run = run;
    m_attempt = attempt;
    m_series = &m_runs[run];
    m_order.clear();
}

bool SeriesWriter::add(std::size_t hint, std::string_view name, const PointRecord& point)
{
    Series* series = hint < m_order.size() && m_order[hint] && m_order[hint]->name == name ? m_order[hint] : find(name);
    if (!series)
        return false;
    if (hint >= m_order.size())
        m_order.resize(std::min(hint + 1, kMostSeries), nullptr);
    if (hint < m_order.size())
        m_order[hint] = series;
    series->pending.push_back(point);
    return true;
}

SeriesWriter::Series* SeriesWriter::find(std::string_view name)
{
    const auto found = m_series->find(name);
    if (found != m_series->end())
        return &found->second;
    if (name.empty() || name.size() > kLongestSeriesName)
        return nullptr;
    Series series;
    series.name = name;
    if (!makeKey(series))
        return nullptr;
    return &m_series->emplace(series.name, std::move(series)).first->second;
}

bool SeriesWriter::makeKey(Series& series)
{
    {
        StatementUse row(m_connection.prepared("SELECT key, higher_is_better FROM series WHERE run = ? AND name = ?"));
        row->bindAll(m_run, series.name);
        if (row->step()) {
            series.key = row->integer(0);
            series.higherIsBetter = row->integer(1) != 0;
            return true;
        }
    }
    const auto [count, isNew] = m_counts.try_emplace(m_run, 0);
    if (isNew) {
        StatementUse row(m_connection.prepared("SELECT count(*) FROM series WHERE run = ?"));
        row->bindAll(m_run);
        count->second = row->step() ? row->integer(0) : 0;
    }
    if (count->second >= static_cast<std::int64_t>(kMostSeries))
        return false;
    ++count->second;
    series.higherIsBetter = trainyard::series::higherIsBetter(series.name);
    StatementUse row(m_connection.prepared("INSERT INTO series (run, name, higher_is_better) VALUES (?, ?, ?)"));
    row->bindAll(m_run, series.name, series.higherIsBetter);
    row->step();
    series.key = m_connection.lastInsertRow();
    return true;
}

std::int64_t SeriesWriter::flush()
{
    std::int64_t added = 0;
    std::vector<AttemptRange> view;
    for (auto& [name, series] : *m_series) {
        if (series.pending.empty())
            continue;
        if (!series.part || series.attempt != m_attempt) {
            series.part = std::make_unique<PartWriter>(m_connection, series.key, m_attempt);
            series.attempt = m_attempt;
            series.earlierKnown = false;
        }
        added += series.part->add(series.pending);
        series.pending.clear();
        if (view.empty())
            view = defaultView(m_connection, m_run);
        summarize(series, view);
    }
    return added;
}

void SeriesWriter::summarize(Series& series, const std::vector<AttemptRange>& view)
{
    const bool newest = view.empty() || view.back().attempt == m_attempt;
    ViewSummary summary;
    if (!newest || !series.earlierKnown) {
        // Everything before this attempt; its new points do not change this part.
        SeriesView ranges(view);
        for (const Part& part : readParts(m_connection, series.key))
            if (part.attempt < m_attempt)
                addVisible(m_connection, part, ranges.next(m_connection, part), summary);
        series.earlier = summary;
        series.earlierKnown = true;
    }
    summary = series.earlier;
    SeriesView ranges(view, summary.shown());
    addVisible(m_connection, series.part->part(), ranges.next(m_connection, series.part->part()), summary);
    if (!newest)
        for (const Part& part : readParts(m_connection, series.key))
            if (part.attempt > m_attempt)
                addVisible(m_connection, part, ranges.next(m_connection, part), summary);
    writeSummary(series, summary);
}

void SeriesWriter::writeSummary(const Series& series, const ViewSummary& summary)
{
    StatementUse row(m_connection.prepared("INSERT OR REPLACE INTO summaries VALUES (?,?,?,?,?,?,?,?)"));
    row->bindAll(series.name, m_run, series.key, summary.records, summary.lastStep);
    if (summary.records > 0 && std::isfinite(summary.last))
        row->bind(6, summary.last);
    else
        row->bindNull(6);
    if (summary.lowest <= summary.highest)
        row->bind(7, series.higherIsBetter ? summary.highest : summary.lowest)
            .bind(8, series.higherIsBetter ? summary.lowest : summary.highest);
    else
        row->bindNull(7).bindNull(8);
    row->step();
}

void SeriesWriter::summarizeRun(std::int64_t run)
{
    struct Known {
        std::int64_t key;
        std::string name;
        bool higher;
    };
    std::vector<Known> all;
    {
        StatementUse row(m_connection.prepared("SELECT key, name, higher_is_better FROM series WHERE run = ?"));
        row->bindAll(run);
        while (row->step())
            all.push_back({row->integer(0), row->text(1), row->integer(2) != 0});
    }
    const std::int64_t current = m_run;
    m_run = run;
    const std::vector<AttemptRange> view = defaultView(m_connection, run);
    for (const Known& known : all) {
        Series series;
        series.key = known.key;
        series.name = known.name;
        series.higherIsBetter = known.higher;
        ViewSummary summary;
        SeriesView ranges(view);
        for (const Part& part : readParts(m_connection, known.key))
            addVisible(m_connection, part, ranges.next(m_connection, part), summary);
        writeSummary(series, summary);
    }
    m_run = current;
    if (const auto cached = m_runs.find(run); cached != m_runs.end())
        for (auto& [name, series] : cached->second)
            series.earlierKnown = false;
}

void SeriesWriter::forget()
{
    m_runs.clear();
    m_counts.clear();
    m_series = nullptr;
    m_order.clear();
}

} // namespace trainyard::ingest
