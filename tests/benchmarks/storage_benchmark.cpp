// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the store: ingest of event lines and of points, bins of a very long series, the run table.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/event.h"
#include "storage/store/run_store.h"
#include "tests/benchmarks/benchmark_store.h"
#include "tests/benchmarks/figures.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace trainyard::benchmark {
namespace {

struct Rate {
    double wall, processor;
};

struct Times {
    double median, most; ///< ms by the wall clock
    double processor;    ///< ms of processor time, median
};

Times timesOf(int repeats, const std::function<void()>& work)
{
    std::vector<double> times;
    std::vector<double> processor;
    for (int i = 0; i < repeats; ++i) {
        const double began = steadyTime();
        const double busy = processorTime();
        work();
        processor.push_back((processorTime() - busy) * 1e3);
        times.push_back((steadyTime() - began) * 1e3);
    }
    std::sort(times.begin(), times.end());
    std::sort(processor.begin(), processor.end());
    return {times[times.size() / 2], times.back(), processor[processor.size() / 2]};
}

std::vector<std::string> eventChunks(std::int64_t points, int seriesCount, std::size_t chunkBytes)
{
    std::vector<std::string> names;
    for (int i = 0; i < seriesCount; ++i)
        names.push_back("group" + std::to_string(i % 4) + "/series_" + std::to_string(i));
    std::vector<std::string> chunks(1);
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> noise(0.0, 1.0);
    Event event;
    for (std::int64_t step = 1; step * seriesCount <= points; ++step) {
        MetricsEvent metrics;
        metrics.step = step;
        metrics.samples = step * 64;
        metrics.epoch = static_cast<double>(step) / 782.0;
        metrics.elapsed = static_cast<double>(step) * 0.0213;
        for (const std::string& name : names)
            metrics.values.emplace_back(name, SeriesValue::of(noise(random)));
        event.number = step;
        event.time = 1.7e9 + metrics.elapsed;
        event.body = std::move(metrics);
        if (chunks.back().size() > chunkBytes)
            chunks.emplace_back();
        appendEventLine(event, chunks.back());
    }
    return chunks;
}

/// Points per second through RunStore::ingest, delivered as by a follower: each chunk after the previous one was
/// committed.
Rate ingestRate(RunStore& store, int seriesCount, std::int64_t points, std::size_t chunkBytes)
{
    RunSpec spec;
    spec.id = makeRunId();
    spec.name = "Ingest";
    (void)store.createRun(spec, "/nowhere", "local").get().value();
    const std::vector<std::string> chunks = eventChunks(points, seriesCount, chunkBytes);
    std::int64_t offset = 0;
    std::int64_t added = 0;
    const double began = steadyTime();
    const double processor = processorTime();
    for (const std::string& bytes : chunks) {
        const Result<IngestOutcome> outcome =
            store.ingest({spec.id, "attempts/0001/events/rank-0000.jsonl", "1:1", offset, bytes, 0.0}).get();
        offset = outcome.value().position.offset;
        added += outcome.value().points;
    }
    const double all = static_cast<double>(added);
    return {all / (steadyTime() - began), all / (processorTime() - processor)};
}

void measureBins(StoreReader& reader, Figures& figures)
{
    const std::int64_t run = reader.run(kLongRun)->key;
    const double length = static_cast<double>(reader.series(run).at(0).points);
    BinQuery query{run, kLongSeries};
    query.pixels = 1600;
    const double began = steadyTime();
    std::size_t count = reader.bins(query).size();
    figures.push_back({"bins, whole series, first call", (steadyTime() - began) * 1e3, "ms", "< 50"});
    const Times whole = timesOf(20, [&] { count = reader.bins(query).size(); });
    figures.push_back({"bins, whole series, median", whole.median, "ms", ""});
    figures.push_back({"bins, whole series, rows", static_cast<double>(count), "", "<= 3,204"});
    query.from = 0;
    query.to = 25'600; // the largest number of points that are aggregated one by one
    const Times points = timesOf(20, [&] { count = reader.bins(query).size(); });
    figures.push_back({"bins, 25,600 steps (read as points), median", points.median, "ms", "< 50"});
    figures.push_back({"  median by processor time", points.processor, "ms", ""});
    std::mt19937_64 random(2);
    std::uniform_real_distribution<double> unit(0.0, 1.0);
    for (const auto& [axis, name, scale] : {std::tuple{XAxis::Step, "step", 1.0},
                                            {XAxis::Epoch, "epoch", 1 / 782.0},
                                            {XAxis::Samples, "samples", 64.0},
                                            {XAxis::Time, "time", 0.002}}) {
        query.axis = axis;
        const Times zoom = timesOf(200, [&, scale = scale] {
            const double width = length * std::pow(10.0, -5.0 * unit(random));
            query.from = (length - width) * unit(random) * scale;
            query.to = query.from + width * scale;
            count = reader.bins(query).size();
        });
        figures.push_back({std::string("bins, random zooms by ") + name + ", median", zoom.median, "ms", ""});
        figures.push_back({"  most", zoom.most, "ms", "< 50"});
    }
}

void measureTable(StoreReader& reader, Figures& figures)
{
    RunQuery query;
    query.metrics = {{"val/top1"}, {"val/loss"}, {"train/samples_per_second", MetricSummary::Last}};
    std::size_t rows = 0;
    const auto measure = [&](const char* name, const char* text, const char* sortBy) {
        query.text = text;
        query.sortBy = sortBy;
        const Times times = timesOf(15, [&] { rows = reader.runs(query).size(); });
        figures.push_back({std::string("runs, ") + name + " (" + std::to_string(rows) + " rows), median", times.median,
                           "ms", "<= 50"});
        figures.push_back({"  median by processor time", times.processor, "ms", ""});
        figures.push_back({"  most", times.most, "ms", ""});
    };
    measure("all by date", "", "created");
    measure("all by name", "", "name");
    measure("all by a metric", "", "metric:0");
    measure("all by a parameter", "", "param:training.batch_size");
    measure("text", "base", "created");
    measure("metric and tag", "val/top1>0.9 tag:sweep", "metric:0");
    measure("parameter", "training.batch_size:64", "metric:0");
}

int run(int argc, char** argv)
{
    bool json = false;
    std::filesystem::path keep;
    StoreMaking making;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--json") == 0)
            json = true;
        else if (std::strcmp(argv[i], "--keep") == 0 && i + 1 < argc)
            keep = argv[++i];
        else if (std::strcmp(argv[i], "--points") == 0 && i + 1 < argc)
            making.longPoints = std::max(1'000'000LL, std::atoll(argv[++i]));
        else {
            std::printf("Usage: %s [--json] [--points N] [--keep FILE]\n"
                        "Measures the store. --points: length of the long series; --keep: leaves the store there.\n",
                        argv[0]);
            return std::strcmp(argv[i], "--help") == 0 ? 0 : 9;
        }
    }
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("trainyard-benchmark-" + randomHex(8));
    makeFolders(folder);
    struct Remover {
        std::filesystem::path folder;
        ~Remover()
        {
            std::error_code ignored;
            std::filesystem::remove_all(folder, ignored);
        }
    } remover{folder};
    Figures figures;
    {
        RunStore store(folder / "ingest.db");
        const auto ingest = [&](const char* name, int series, std::int64_t points, std::size_t chunkBytes) {
            const Rate rate = ingestRate(store, series, points, chunkBytes);
            figures.push_back({std::string("ingest of event lines, ") + name, rate.wall, "points/s", ">= 500,000"});
            figures.push_back({"  the same by processor time", rate.processor, "points/s", ""});
        };
        ingest("20 series, 1 MiB chunks", 20, 3'000'000, 1 << 20);
        ingest("1 series, 1 MiB chunks", 1, 1'000'000, 1 << 20);
        ingest("20 series, 64 KiB chunks", 20, 1'000'000, 64 << 10);
    }
    const std::filesystem::path file = keep.empty() ? folder / "store.db" : keep;
    StoreMaking runsOnly = making;
    runsOnly.longPoints = 0;
    const StoreMade made = makeBenchmarkStore(file, runsOnly);
    const double processor = processorTime();
    const StoreMade madeLong = makeBenchmarkStore(file, making);
    const double longProcessor = processorTime() - processor;
    figures.push_back({"points with bins into one series",
                       static_cast<double>(making.longPoints) / madeLong.longSeconds, "points/s", ">= 500,000"});
    figures.push_back(
        {"  the same by processor time", static_cast<double>(making.longPoints) / longProcessor, "points/s", ""});
    figures.push_back({"making " + std::to_string(making.runs) + " runs", made.runsSeconds, "s", ""});
    double began = steadyTime();
    RunStore store(file);
    figures.push_back({"opening that store", (steadyTime() - began) * 1e3, "ms", ""});
    const auto reader = store.reader();
    measureBins(*reader, figures);
    measureTable(*reader, figures);
    print(figures, json);
    return 0;
}

} // namespace
} // namespace trainyard::benchmark

int main(int argc, char** argv)
{
    try {
        return trainyard::benchmark::run(argc, argv);
    } catch (...) {
        std::fprintf(stderr, "%s\n", trainyard::currentError("run the benchmark").text().c_str());
        return 1;
    }
}
