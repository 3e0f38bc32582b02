// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/ingest/bin_table.h"

#include <cstdint>
#include <vector>

namespace trainyard::ingest {

/// The part of an attempt that the default view shows: records with after < step ≤ upTo. A later attempt supersedes
/// points beyond its start step, and an attempt counts from its start step (the first attempt from its beginning), so
/// that no step appears twice.
struct AttemptRange {
    int attempt = 1;
    std::int64_t startStep = 0;
    std::int64_t after = std::numeric_limits<std::int64_t>::min();
    std::int64_t upTo = std::numeric_limits<std::int64_t>::max();
};

/// Ascending by attempt.
std::vector<AttemptRange> defaultView(sqlite::Connection& connection, std::int64_t run);

/// The range of one attempt; everything if the view does not contain it.
AttemptRange rangeOf(const std::vector<AttemptRange>& view, int attempt);

/// The ranges of one series, part by part in ascending order of attempts. A record at the very step from which an
/// attempt started is shown if no earlier attempt has one there: an attempt that stops after the last step of an epoch
/// leaves that epoch's validation to the next.
class SeriesView {
public:
    explicit SeriesView(const std::vector<AttemptRange>& view) : m_view(view) {}
    /// `shown`: the last step that earlier parts show.
    SeriesView(const std::vector<AttemptRange>& view, std::int64_t shown) : m_view(view), m_shown(shown) {}
    AttemptRange next(sqlite::Connection& connection, const Part& part);

private:
    const std::vector<AttemptRange>& m_view;
    std::int64_t m_shown = std::numeric_limits<std::int64_t>::min();
};

/// Summary of a series in the default view.
struct ViewSummary {
    std::int64_t records = 0;
    std::int64_t lastStep = 0;
    double last = 0.0;
    double lowest = std::numeric_limits<double>::infinity(), highest = -std::numeric_limits<double>::infinity();
    /// The last step, the smallest integer if there is none.
    std::int64_t shown() const { return records > 0 ? lastStep : std::numeric_limits<std::int64_t>::min(); }
    void add(const Part& whole);
    void add(const BinRecord& bin, double lastValue);
};

/// Adds the part's records that the range shows.
void addVisible(sqlite::Connection& connection, const Part& part, const AttemptRange& range, ViewSummary& summary);

} // namespace trainyard::ingest
