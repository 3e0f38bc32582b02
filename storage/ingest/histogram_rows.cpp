// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/histogram_rows.h"

#include <cmath>

namespace trainyard::ingest {
namespace {

using sqlite::Connection;
using sqlite::StatementUse;

constexpr std::int64_t kLastStep = std::int64_t{1} << 53; // beyond, doubles cannot distinguish steps

/// 0 if there is none.
std::int64_t tensorKey(Connection& connection, std::int64_t run, const HistogramEvent& event)
{
    StatementUse row(connection.prepared(
        "SELECT key FROM histogram_tensors WHERE run = ? AND kind = ? AND layer = ? AND tensor = ?"));
    row->bindAll(run, name(event.kind), event.layer, event.tensor);
    return row->step() ? row->integer(0) : 0;
}

std::int64_t addTensor(Connection& connection, std::int64_t run, const HistogramEvent& event)
{
    {
        StatementUse count(connection.prepared("SELECT count(*) FROM histogram_tensors WHERE run = ?"));
        count->bindAll(run);
        if (count->step() && count->integer(0) >= kMostTensors)
            return 0;
    }
    StatementUse row(connection.prepared("INSERT INTO histogram_tensors (run, kind, layer, tensor, place, activation, "
                                         "channels) VALUES (?,?,?,?,?,?,?)"));
    row->bindAll(run, name(event.kind), event.layer, event.tensor, event.place, event.activation, event.channels);
    row->step();
    return connection.lastInsertRow();
}

} // namespace

bool writeHistogram(Connection& connection, std::int64_t run, int attempt, const HistogramEvent& event)
{
    if (event.step < 0 || event.step > kLastStep)
        return false;
    std::int64_t key = tensorKey(connection, run, event);
    if (key == 0 && (key = addTensor(connection, run, event)) == 0)
        return false;
    const ValueHistogram& values = event.values;
    StatementUse row(
        connection.prepared("INSERT OR REPLACE INTO histograms (tensor, attempt, step, epoch, non_finite, lowest, "
                            "highest, mean, deviation, first, counts, saturated, dead, dead_channels) VALUES "
                            "(?,?,?,?,?,?,?,?,?,?,?,?,?,?)"));
    row->bindAll(key, attempt, event.step, std::isfinite(event.epoch) ? event.epoch : 0.0, values.nonFinite, values.min,
                 values.max, values.mean, values.deviation, values.first, countsText(values.counts), event.saturated,
                 event.deadChannels(), rangesText(event.dead));
    row->step();
    return true;
}

void eraseHistograms(Connection& connection, std::int64_t run)
{
    for (const char* sql : {"DELETE FROM histograms WHERE tensor IN (SELECT key FROM histogram_tensors WHERE run = ?)",
                            "DELETE FROM histogram_tensors WHERE run = ?"}) {
        StatementUse row(connection.prepared(sql));
        row->bindAll(run);
        row->step();
    }
}

} // namespace trainyard::ingest
