// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/default_view.h"

#include <algorithm>

namespace trainyard::ingest {

using sqlite::Connection;
using sqlite::StatementUse;

std::vector<AttemptRange> defaultView(Connection& connection, std::int64_t run)
{
    // An attempt that ended before it began has no start step and supersedes nothing.
    StatementUse row(
        connection.prepared("SELECT number, start_step FROM attempts WHERE run = ? AND began = 1 ORDER BY number"));
    row->bindAll(run);
    std::vector<AttemptRange> view;
    while (row->step()) {
        AttemptRange range;
        range.attempt = static_cast<int>(row->integer(0));
        range.startStep = row->integer(1);
        if (!view.empty())
            range.after = range.startStep;
        view.push_back(range);
    }
    std::int64_t cut = std::numeric_limits<std::int64_t>::max();
    for (auto range = view.rbegin(); range != view.rend(); ++range) {
        range->upTo = cut;
        cut = std::min(cut, range->startStep);
    }
    return view;
}

AttemptRange rangeOf(const std::vector<AttemptRange>& view, int attempt)
{
    for (const AttemptRange& range : view)
        if (range.attempt == attempt)
            return range;
    AttemptRange whole;
    whole.attempt = attempt;
    return whole;
}

AttemptRange SeriesView::next(Connection& connection, const Part& part)
{
    AttemptRange range = rangeOf(m_view, part.attempt);
    if (part.records == 0)
        return range;
    if (part.firstStep == range.after && m_shown < range.after)
        --range.after;
    const std::int64_t last =
        part.lastStep <= range.upTo ? part.lastStep : findStep(connection, part, range.upTo, true).step;
    if (last > range.after)
        m_shown = std::max(m_shown, last);
    return range;
}

void ViewSummary::add(const Part& whole)
{
    if (whole.records == 0)
        return;
    records += whole.records;
    lastStep = whole.lastStep;
    last = whole.last;
    lowest = std::min(lowest, whole.lowest);
    highest = std::max(highest, whole.highest);
}

void ViewSummary::add(const BinRecord& bin, double lastValue)
{
    if (bin.records == 0)
        return;
    records += bin.records;
    lastStep = bin.lastStep;
    last = lastValue;
    lowest = std::min(lowest, bin.lowest);
    highest = std::max(highest, bin.highest);
}

void addVisible(Connection& connection, const Part& part, const AttemptRange& range, ViewSummary& summary)
{
    if (part.firstStep > range.after && part.lastStep <= range.upTo) {
        summary.add(part);
        return;
    }
    if (range.after >= range.upTo)
        return;
    const PartPlace from = findStep(connection, part, range.after, true);
    const PartPlace to = findStep(connection, part, range.upTo, true);
    if (to.ordinal <= from.ordinal)
        return;
    double last = 0.0;
    readPoints(connection, part.series, part.attempt, to.step - 1, to.step,
               [&last](const PointRecord& point) { last = point.value.mean; });
    summary.add(cover(connection, part, from, to), last);
}

} // namespace trainyard::ingest
