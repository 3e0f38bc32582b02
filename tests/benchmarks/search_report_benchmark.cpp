// SPDX-License-Identifier: GPL-3.0-or-later
// The report on a search of 10,000 finished runs: its analysis alone, and with reading the runs from a store.
//   trainyard_search_report_benchmark STORE
// makes the store's runs if STORE does not exist.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/event.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/search_campaigns.h"
#include "cluster/control/settle.h"
#include "tests/benchmarks/benchmark_store.h"
#include "tests/benchmarks/figures.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

namespace trainyard::benchmark {
namespace {

constexpr int kRuns = 10'000;
constexpr double kGoal = 300.0; // ms
constexpr const char* kCampaign = "search-of-ten-thousand";

SearchStudy studyOf(int parameters)
{
    static const char* const kFields[] = {"/training/learning_rate/base",
                                          "/training/optimizer/momentum",
                                          "/training/optimizer/weight_decay",
                                          "/training/label_smoothing",
                                          "/model/dropout",
                                          "/model/width_multiplier",
                                          "/training/batch_size",
                                          "/training/learning_rate/warmup_epochs"};
    static const double kHigh[] = {1.0, 0.99, 0.01, 0.3, 0.6, 1.5, 512, 4};
    SearchStudy study;
    study.id = kCampaign;
    study.name = study.base.name = "Ten thousand";
    study.base.id = "campaign";
    study.base.training.epochs = 5;
    study.plan.runs = kRuns;
    study.plan.sampler = SearchSampler::Random;
    study.plan.goals = {{"val/loss", false, SearchGoal::Take::Last}};
    for (int i = 0; i < parameters; ++i) {
        SearchParameter parameter;
        parameter.field = kFields[i];
        parameter.high = kHigh[i];
        parameter.low = parameter.high / 1000.0;
        if (i == 0 || i == 2)
            parameter.kind = ParameterKind::LogUniform;
        if (i == 5)
            parameter.low = 0.25;
        if (i >= 6) {
            parameter.whole = true;
            parameter.low = 1;
        }
        study.plan.parameters.push_back(parameter);
    }
    return study;
}

SearchPoint pointOf(const SearchPlan& plan, int slot, std::vector<double>& unit)
{
    std::mt19937_64 random(static_cast<std::uint64_t>(slot));
    unit.resize(plan.parameters.size());
    for (double& one : unit)
        one = std::uniform_real_distribution<double>(0.0, 1.0)(random);
    return fromUnit(plan, unit);
}

/// Of five epochs on the way to a value that depends on the first three parameters.
std::vector<std::pair<double, double>> curveOf(const std::vector<double>& unit)
{
    const double last = std::pow(unit[0] - 0.4, 2) + 0.5 * std::pow(unit[1] - 0.7, 2) + 0.1 * unit[2] + 0.2;
    std::vector<std::pair<double, double>> curve;
    for (int epoch = 1; epoch <= 5; ++epoch)
        curve.emplace_back(epoch, last + 2.0 * std::exp(-epoch));
    return curve;
}

double analysisTime(int parameters)
{
    const SearchPlan plan = studyOf(parameters).plan;
    std::vector<SearchRun> runs;
    std::vector<double> unit;
    for (int slot = 1; slot <= kRuns; ++slot) {
        SearchRun run;
        run.slot = slot;
        run.state = SearchRunState::Done;
        run.point = pointOf(plan, slot, unit);
        run.startedAt = 1e9 + slot;
        run.endedAt = run.startedAt + 100.0;
        run.seconds = 100.0;
        run.epoch = run.epochs = 5;
        run.curves = {curveOf(unit)};
        runs.push_back(std::move(run));
    }
    const double began = steadyTime();
    (void)analyseSearch(plan, runs, 2e9, 2);
    return 1000.0 * (steadyTime() - began);
}

std::string eventsOf(const RunSpec& spec, const std::vector<double>& unit)
{
    std::string bytes;
    Event event;
    const auto add = [&](EventBody body) {
        ++event.number;
        event.time = 1.7e9 + static_cast<double>(event.number);
        event.body = std::move(body);
        appendEventLine(event, bytes);
    };
    StartedEvent started;
    started.runId = spec.id;
    started.totalSteps = 500;
    started.epochs = 5;
    add(started);
    for (const auto& [epoch, value] : curveOf(unit)) {
        MetricsEvent metrics;
        metrics.step = static_cast<std::int64_t>(100 * epoch);
        metrics.epoch = epoch;
        metrics.elapsed = 2.0 * epoch;
        metrics.values = {{"val/loss", SeriesValue::of(value)},
                          {"val/top1", SeriesValue::of(1.0 / (1.0 + value))},
                          {"train/loss", SeriesValue::of(value)}};
        add(metrics);
    }
    add(FinishedEvent{ExitCode::Completed, 500, 5.0, 10.0, {}});
    return bytes;
}

void makeStore(RunStore& store)
{
    const SearchStudy study = studyOf(8);
    settle(store.addCampaign({study.id, study.name, kSearchKind, planText(study)}));
    std::vector<std::future<Result<std::int64_t>>> created;
    std::vector<std::future<Result<IngestOutcome>>> filled;
    std::vector<double> unit;
    for (const SearchCell& cell : planSearch(study).cells) {
        std::vector<SpecProblem> problems;
        const RunSpec spec = specAt(study.plan, cell.spec, pointOf(study.plan, *slotOfCell(cell.cell), unit), problems);
        created.push_back(store.createRun(spec, "/nowhere/" + spec.id, "local"));
        filled.push_back(
            store.ingest({spec.id, "attempts/0001/events/rank-0000.jsonl", "1:1", 0, eventsOf(spec, unit), 0.0}));
        filled.push_back(store.ingest({spec.id, "result.json", "1:2", 0, endOfRun(1'700'000'000.0), 0.0}));
    }
    for (auto& future : created)
        (void)future.get().value();
    for (auto& future : filled)
        (void)future.get().value();
}

int measure(const std::filesystem::path& file)
{
    Figures figures;
    for (const int parameters : {3, 8}) {
        std::vector<double> times;
        for (int repeat = 0; repeat < 5; ++repeat)
            times.push_back(analysisTime(parameters));
        std::sort(times.begin(), times.end());
        figures.push_back({"analysis, " + std::to_string(parameters) + " parameters", times[2], "ms", "300 ms"});
    }
    const bool fresh = !std::filesystem::exists(file);
    RunStore store(file);
    if (fresh)
        makeStore(store);
    const auto reader = store.reader();
    const CampaignRow campaign = findCampaign(*reader, kCampaign);
    SearchCache cache;
    for (const char* name : {"opening, first time", "opening, again"}) {
        const double began = steadyTime();
        const StoredSearch search = readSearch(*reader, campaign, &cache);
        figures.push_back({name, 1000.0 * (steadyTime() - began), "ms", "300 ms"});
        if (search.report.done != kRuns || search.report.importance.size() != 8)
            throw Failure(ErrorKind::Internal, "read the search", file.string(), "runs are missing");
    }
    print(figures, false);
    return 0;
}

} // namespace
} // namespace trainyard::benchmark

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: trainyard_search_report_benchmark STORE\n");
        return 2;
    }
    try {
        return trainyard::benchmark::measure(argv[1]);
    } catch (const trainyard::Failure& failure) {
        std::fprintf(stderr, "%s\n", failure.error().text().c_str());
        return 1;
    }
}
