// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/histogram_query.h"

#include "storage/ingest/default_view.h"
#include "storage/sqlite/sqlite_failure.h"

#include <algorithm>
#include <map>

namespace trainyard::store {
namespace {

using sqlite::Connection;
using sqlite::StatementUse;

constexpr const char* kColumns = "SELECT attempt, step, epoch, non_finite, lowest, highest, mean, deviation, first, "
                                 "counts, saturated, dead_channels FROM histograms WHERE tensor = ?";

bool shows(const ingest::AttemptRange& range, std::int64_t step)
{
    return step > range.after && step <= range.upTo;
}

HistogramRow rowOf(sqlite::Statement& row, const std::string& file)
{
    HistogramRow out;
    out.attempt = static_cast<int>(row.integer(0));
    out.step = row.integer(1);
    out.epoch = row.real(2);
    out.values.nonFinite = row.integer(3);
    out.values.min = row.real(4);
    out.values.max = row.real(5);
    out.values.mean = row.real(6);
    out.values.deviation = row.real(7);
    out.values.first = static_cast<int>(row.integer(8));
    std::optional<std::vector<std::int64_t>> counts = countsFrom(row.view(9));
    std::optional<NumberRanges> dead = rangesFrom(row.view(11));
    if (counts)
        out.values.counts = std::move(*counts);
    if (!counts || !dead || !isSound(out.values))
        throw sqlite::damagedStore("read histograms", file, "the counts of a histogram");
    out.saturated = row.integer(10);
    out.dead = std::move(*dead);
    return out;
}

/// How many records of each tensor the view shows, and which is the newest.
void countRecords(Connection& connection, std::int64_t run, const std::vector<ingest::AttemptRange>& view,
                  std::vector<HistogramTensorRow>& tensors, const std::map<std::int64_t, std::size_t>& places)
{
    StatementUse row(
        connection.prepared("SELECT h.tensor, h.attempt, h.step FROM histogram_tensors t JOIN histograms h "
                            "ON h.tensor = t.key WHERE t.run = ? ORDER BY h.tensor, h.step"));
    row->bindAll(run);
    while (row->step()) {
        const auto attempt = static_cast<int>(row->integer(1));
        if (!shows(ingest::rangeOf(view, attempt), row->integer(2)))
            continue;
        HistogramTensorRow& tensor = tensors[places.at(row->integer(0))];
        ++tensor.records;
        tensor.newest.attempt = attempt;
        tensor.newest.step = row->integer(2);
    }
}

} // namespace

std::vector<HistogramRow> selectHistograms(Connection& connection, std::int64_t run, std::int64_t tensor)
{
    const sqlite::Transaction snapshot(connection, sqlite::Transaction::Kind::Read);
    const std::vector<ingest::AttemptRange> view = ingest::defaultView(connection, run);
    StatementUse row(connection.prepared(kColumns));
    row->bindAll(tensor);
    std::vector<HistogramRow> rows;
    while (row->step())
        if (shows(ingest::rangeOf(view, static_cast<int>(row->integer(0))), row->integer(1)))
            rows.push_back(rowOf(*row, connection.file()));
    std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.step < b.step; });
    return rows;
}

std::vector<HistogramTensorRow> selectHistogramTensors(Connection& connection, std::int64_t run)
{
    const sqlite::Transaction snapshot(connection, sqlite::Transaction::Kind::Read);
    const std::vector<ingest::AttemptRange> view = ingest::defaultView(connection, run);
    std::vector<HistogramTensorRow> tensors;
    std::map<std::int64_t, std::size_t> places;
    {
        StatementUse row(connection.prepared("SELECT key, kind, layer, tensor, place, activation, channels FROM "
                                             "histogram_tensors WHERE run = ? ORDER BY place, key"));
        row->bindAll(run);
        while (row->step()) {
            places[row->integer(0)] = tensors.size();
            HistogramTensorRow tensor;
            tensor.key = row->integer(0);
            tensor.kind = histogramKindNamed(row->view(1)).value_or(HistogramKind::Weights);
            tensor.layer = row->text(2);
            tensor.tensor = row->text(3);
            tensor.place = static_cast<int>(row->integer(4));
            tensor.activation = row->text(5);
            tensor.channels = row->integer(6);
            tensors.push_back(std::move(tensor));
        }
    }
    countRecords(connection, run, view, tensors, places);
    for (HistogramTensorRow& tensor : tensors) {
        if (tensor.records == 0)
            continue;
        StatementUse row(connection.prepared(std::string(kColumns) + " AND attempt = ? AND step = ?"));
        row->bindAll(tensor.key, tensor.newest.attempt, tensor.newest.step);
        if (row->step())
            tensor.newest = rowOf(*row, connection.file());
    }
    std::erase_if(tensors, [](const HistogramTensorRow& tensor) { return tensor.records == 0; });
    return tensors;
}

} // namespace trainyard::store
