// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_runs.h"

#include "backend/protocol/series.h"
#include "gui/formats/run_names.h"

#include <algorithm>
#include <utility>

namespace trainyard {

namespace {

constexpr int kMostGpus = 64;
constexpr int kPixelsOfAll = 3200; // one after the other; a line of many is thin and needs few
constexpr int kFewestPixels = 160;

const char* const kDrawn[] = {series::kTrainLoss,  series::kValLoss,        series::kTrainTop1, series::kValTop1,
                              series::kThroughput, series::kCpuUtilization, series::kCpuMemory, series::kCompute,
                              series::kAllreduce,  series::kValidation,     series::kInputWait, series::kCheckpointing};

void readCurve(StoreReader& reader, BinQuery query, std::string name, LiveRun& run)
{
    query.series = std::move(name);
    if (std::vector<Bin> bins = reader.bins(query); !bins.empty())
        run.bins.emplace(query.series, std::move(bins));
}

/// Where its data begin and end: of the training, or else of the machine.
void readExtent(StoreReader& reader, BinQuery query, LiveRun& run)
{
    query.pixels = 16;
    query.from = -1e300;
    query.to = 1e300;
    query.neighbours = false;
    bool known = false;
    const auto take = [&](const char* name) {
        query.series = name;
        const std::vector<Bin> whole = reader.bins(query);
        if (whole.empty())
            return;
        run.begin = known ? std::min(run.begin, whole.front().firstX) : whole.front().firstX;
        run.end = std::max(run.end, whole.back().lastX);
        known = true;
    };
    for (const char* name : {series::kTrainLoss, series::kValLoss, series::kValTop1})
        take(name);
    for (const char* name : {series::kThroughput, series::kCpuUtilization})
        if (!known)
            take(name);
}

} // namespace

std::vector<LiveRun> readLiveRuns(StoreReader& reader, const std::vector<std::string>& ids, const LiveRunsView& view)
{
    std::vector<LiveRun> runs;
    for (std::size_t place = 0; place < ids.size(); ++place) {
        std::optional<RunRow> row = reader.run(
            ids[place], {{series::kTrainLoss, MetricSummary::Last}, {series::kValTop1, MetricSummary::Best}});
        if (!row)
            continue;
        LiveRun run;
        run.run = std::move(*row);
        run.place = int(place);
        run.attempts = reader.attempts(run.run.key);
        BinQuery query;
        query.run = run.run.key;
        query.axis = view.axis;
        query.from = view.from;
        query.to = view.to;
        query.neighbours = true;
        query.pixels = std::clamp(kPixelsOfAll / int(ids.size()), std::min(kFewestPixels, view.pixels), view.pixels);
        readExtent(reader, query, run);
        for (const char* name : kDrawn)
            readCurve(reader, query, name, run);
        for (int gpu = 0; gpu < kMostGpus; ++gpu) {
            const std::size_t before = run.bins.size();
            readCurve(reader, query, series::gpu(gpu, series::kGpuUtilization), run);
            if (run.bins.size() == before)
                break;
        }
        runs.push_back(std::move(run));
    }
    std::vector<std::pair<std::string, std::string>> known;
    for (const LiveRun& one : runs)
        known.emplace_back(one.run.name, one.run.id);
    const QStringList names = format::namesApart(known);
    for (std::size_t i = 0; i < runs.size(); ++i)
        runs[i].name = names[qsizetype(i)];
    return runs;
}

} // namespace trainyard
