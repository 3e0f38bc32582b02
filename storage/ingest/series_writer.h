// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/ingest/default_view.h"
#include "storage/ingest/part_writer.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::ingest {

/// Collects the points of one chunk by series, writes them, and updates the summary of each series. Belongs to the
/// writer thread. Call forget() after a rollback or after another process has written.
class SeriesWriter {
public:
    explicit SeriesWriter(sqlite::Connection& connection) : m_connection(connection) {}

    void begin(std::int64_t run, int attempt);
    /// `hint`: the series' position in the line; the lines of a file usually have the same series in the same order.
    /// False if the run has too many series or the name is invalid.
    bool add(std::size_t hint, std::string_view name, const PointRecord& point);
    /// Writes the added points; returns the number of new records.
    std::int64_t flush();
    /// Recomputes all summaries of the run. Call if its attempts or their start steps have changed.
    void summarizeRun(std::int64_t run);
    void forget();

private:
    struct Series {
        std::int64_t key = 0;
        std::string name;
        bool higherIsBetter = false;
        std::vector<PointRecord> pending;
        std::unique_ptr<PartWriter> part; ///< of attempt `attempt`
        int attempt = 0;
        bool earlierKnown = false;
        ViewSummary earlier; ///< summary of the attempts before `attempt`
    };
    using RunSeries = std::map<std::string, Series, std::less<>>;

    Series* find(std::string_view name);
    bool makeKey(Series& series);
    void summarize(Series& series, const std::vector<AttemptRange>& view);
    void writeSummary(const Series& series, const ViewSummary& summary);

    sqlite::Connection& m_connection;
    std::map<std::int64_t, RunSeries> m_runs;
    RunSeries* m_series = nullptr;
    std::map<std::int64_t, std::int64_t> m_counts; ///< of all series in the store, by run
    std::int64_t m_run = 0;
    int m_attempt = 0;
    std::vector<Series*> m_order; ///< series by position in the newest line
};

} // namespace trainyard::ingest
