// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/benchmark_store.h"

#include "backend/base/clock.h"
#include "backend/base/keyed_random.h"
#include "backend/protocol/event.h"
#include "backend/protocol/run_directory.h"
#include "storage/ingest/event_changes.h"
#include "storage/ingest/series_writer.h"
#include "storage/schema/store_file.h"
#include "storage/store/run_store.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <vector>

namespace trainyard::benchmark {
namespace {

constexpr std::int64_t kRowsPerCommit = 20'000;

/// A number in [0, 1) that depends only on its arguments.
double chance(std::uint64_t a, std::uint64_t b)
{
    std::uint64_t x = a * 0x9e3779b97f4a7c15ULL + b * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return static_cast<double>((x ^ (x >> 31)) >> 11) * 0x1.0p-53;
}

RunSpec specOf(int number)
{
    static const char* const kWords[] = {"baseline", "wide", "narrow", "long", "short", "warm", "cold", "noisy"};
    RunSpec spec;
    spec.id = "benchmark-" + std::to_string(number);
    spec.name = std::string(kWords[number % 8]) + " " + kWords[number / 8 % 8] + " " + std::to_string(number);
    spec.tags = {kWords[number % 8], number % 3 == 0 ? "sweep" : "single"};
    if (number % 5 == 0)
        spec.notes = "Follows run " + std::to_string(number / 2) + " with another learning rate.";
    spec.model.architecture = number % 2 == 0 ? Architecture::SmallCnn : Architecture::ResNet20V2;
    spec.training.batchSize = 16 << number % 5;
    spec.training.learningRate.base = 0.01 * (1 + number % 20);
    spec.seed = static_cast<std::uint64_t>(number);
    return spec;
}

/// The events of a short finished run.
std::string eventsOf(int number, const std::string& id)
{
    std::string bytes;
    Event event;
    const auto add = [&](EventBody body) {
        ++event.number;
        event.time = 1.7e9 + 100.0 * number + static_cast<double>(event.number);
        event.body = std::move(body);
        appendEventLine(event, bytes);
    };
    StartedEvent started;
    started.runId = id;
    started.totalSteps = 500;
    started.epochs = 5;
    started.parameters = 100'000 + number;
    add(started);
    const double quality = 0.8 + 0.19 * chance(7, static_cast<std::uint64_t>(number));
    for (int epoch = 1; epoch <= 5; ++epoch) {
        MetricsEvent metrics;
        metrics.step = 100 * epoch;
        metrics.samples = 6400 * epoch;
        metrics.epoch = epoch;
        metrics.elapsed = 2.0 * epoch;
        const double share = quality * epoch / 5.0;
        metrics.values = {{"train/loss", SeriesValue::of(2.3 * (1 - share))},
                          {"val/loss", SeriesValue::of(2.4 * (1 - share))},
                          {"val/top1", SeriesValue::of(share)},
                          {"val/top5", SeriesValue::of(std::sqrt(share))},
                          {"train/samples_per_second", SeriesValue::of(3000 + number % 100)},
                          {"epoch/seconds", SeriesValue::of(2.0)}};
        add(metrics);
    }
    add(FinishedEvent{ExitCode::Completed, 500, 5.0, 10.0, {{"val/top1", quality}}});
    return bytes;
}

void makeRuns(RunStore& store, int runs)
{
    const auto reader = store.reader();
    std::vector<std::future<Result<std::int64_t>>> created;
    std::vector<std::future<Result<IngestOutcome>>> filled;
    for (int number = 0; number < runs; ++number) {
        const RunSpec spec = specOf(number);
        if (number % 500 == 0 && reader->run(specOf(std::min(runs, number + 500) - 1).id)) {
            number += 499;
            continue;
        }
        created.push_back(store.createRun(spec, "/nowhere/" + spec.id, "local"));
        filled.push_back(
            store.ingest({spec.id, "attempts/0001/events/rank-0000.jsonl", "1:1", 0, eventsOf(number, spec.id), 0.0}));
        filled.push_back(store.ingest({spec.id, "result.json", "1:2", 0, endOfRun(1'700'000'000.0 + number), 0.0}));
    }
    for (auto& future : created)
        (void)future.get();
    for (auto& future : filled)
        (void)future.get().value();
}

using ValueAt = std::function<double(std::size_t name, std::int64_t step)>;

/// Points of these series step by step, as a run writes them; goes on after the last step that is there. `said`: is
/// told the number of points written so far.
void fillSeries(sqlite::Connection* connection, std::int64_t run, const std::vector<std::string>& names,
                std::int64_t points, const ValueAt& valueAt, const std::function<void(std::int64_t)>& said = {})
{
    ingest::SeriesWriter writer(*connection);
    std::int64_t step = 0;
    {
        sqlite::Transaction transaction(*connection, sqlite::Transaction::Kind::Write);
        ingest::ensureAttempt(*connection, run, 1, 0);
        step =
            connection->integer("SELECT max(last_step) FROM parts p JOIN series s ON s.key = p.series WHERE s.run = " +
                                std::to_string(run));
        transaction.commit();
    }
    const std::int64_t stepsPerCommit = std::max<std::int64_t>(1, kRowsPerCommit / std::int64_t(names.size()));
    while (step < points) {
        sqlite::Transaction transaction(*connection, sqlite::Transaction::Kind::Write);
        writer.begin(run, 1);
        for (std::int64_t i = 0; i < stepsPerCommit && step < points; ++i) {
            ++step;
            const double x = static_cast<double>(step);
            for (std::size_t name = 0; name < names.size(); ++name)
                writer.add(name, names[name],
                           {step, step * 64, x / 782.0, x * 0.002, SeriesValue::of(valueAt(name, step))});
        }
        writer.flush();
        transaction.commit();
        if (said)
            said(step * std::int64_t(names.size()));
    }
}

double fallingValue(std::size_t curve, std::int64_t step)
{
    return 2.3 / (1.0 + static_cast<double>(step) * 1e-6 * static_cast<double>(curve + 10)) +
           0.1 * chance(curve + 2, static_cast<std::uint64_t>(step));
}

/// Keys of runs in the order of `ids`, made where they are missing.
std::vector<std::int64_t> makeEmptyRuns(RunStore& store, const std::vector<std::string>& ids)
{
    const auto reader = store.reader();
    std::vector<std::int64_t> keys;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        RunSpec spec = specOf(int(i));
        spec.id = ids[i];
        if (!reader->run(spec.id))
            (void)store.createRun(spec, "/nowhere/" + spec.id, "local").get();
        keys.push_back(reader->run(spec.id)->key);
    }
    return keys;
}

} // namespace

std::string endOfRun(double endedAt, std::int64_t steps)
{
    RunResult result;
    result.attempt = 1;
    result.step = result.totalSteps = steps;
    result.epoch = 5.0;
    result.elapsed = 10.0;
    result.endedAt = endedAt;
    return resultToText(result);
}

double longSeriesValue(std::int64_t step)
{
    if (step % kSpikeEvery == 0)
        return kSpike;
    return 2.3 / (1.0 + static_cast<double>(step) * 1e-5) + 0.1 * chance(1, static_cast<std::uint64_t>(step));
}

StoreMade makeBenchmarkStore(const std::filesystem::path& file, const StoreMaking& making)
{
    StoreMade made;
    std::int64_t longRun = 0;
    {
        RunStore store(file);
        const double began = steadyTime();
        makeRuns(store, making.runs);
        made.runsSeconds = steadyTime() - began;
        if (making.longPoints == 0)
            return made;
        if (!store.reader()->run(kLongRun)) {
            RunSpec spec;
            spec.id = kLongRun;
            spec.name = "Long run";
            (void)store.createRun(spec, "/nowhere/long", "local").get();
        }
        longRun = store.reader()->run(kLongRun)->key;
    }
    const double began = steadyTime();
    const auto connection = schema::openStoreFile(file);
    fillSeries(connection.get(), longRun, {kLongSeries}, making.longPoints,
               [](std::size_t, std::int64_t step) { return longSeriesValue(step); });
    made.longSeconds = steadyTime() - began;
    return made;
}

std::string curveRunId(int number)
{
    return "curve-" + std::to_string(number);
}

void makeCurveStore(const std::filesystem::path& file, int runs, std::int64_t points)
{
    std::vector<std::string> ids;
    for (int i = 0; i < runs; ++i)
        ids.push_back(curveRunId(i));
    std::vector<std::int64_t> keys;
    {
        RunStore store(file);
        keys = makeEmptyRuns(store, ids);
    }
    const auto connection = schema::openStoreFile(file);
    for (std::size_t i = 0; i < keys.size(); ++i)
        fillSeries(connection.get(), keys[i], {kLongSeries}, points,
                   [i](std::size_t, std::int64_t step) { return fallingValue(i, step); });
}

std::vector<std::string> layerSeriesNames()
{
    std::vector<std::string> names;
    for (int layer = 0; layer < kLayerSeries / 2; ++layer)
        for (const char* what : {"/weights/norm", "/gradients/norm"})
            names.push_back("layer/" + std::string(layer < 10 ? "0" : "") + std::to_string(layer) + what);
    return names;
}

void makeLargeStore(const std::filesystem::path& file)
{
    std::vector<std::string> ids{kLayerRun};
    for (int i = 0; i < kLargeRuns; ++i)
        ids.push_back(curveRunId(i));
    std::vector<std::int64_t> keys;
    {
        RunStore store(file);
        keys = makeEmptyRuns(store, ids);
        if (isFinal(store.reader()->run(ids.back())->state))
            return;
    }
    const double began = steadyTime();
    const auto say = [&](std::int64_t points) {
        std::fprintf(stderr, "\r%.1f of 100 million points, %.0f s", double(points) * 1e-6, steadyTime() - began);
    };
    {
        const auto connection = schema::openStoreFile(file);
        fillSeries(connection.get(), keys.front(), layerSeriesNames(), kLayerSteps, fallingValue, say);
        for (std::size_t i = 1; i < keys.size(); ++i)
            fillSeries(
                connection.get(), keys[i], {kLongSeries}, kLargeRunSteps,
                [i](std::size_t, std::int64_t step) { return fallingValue(i, step); },
                [&](std::int64_t points) {
                    say(kLayerSeries * kLayerSteps + std::int64_t(i - 1) * kLargeRunSteps + points);
                });
    }
    std::fprintf(stderr, "\n");
    RunStore store(file);
    for (std::size_t i = 0; i < ids.size(); ++i)
        (void)store
            .ingest({ids[i], "result.json", "1:2", 0,
                     endOfRun(1'700'000'000.0 + double(i), i == 0 ? kLayerSteps : kLargeRunSteps), 0.0})
            .get()
            .value();
}

} // namespace trainyard::benchmark
