// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/series.h"
#include "cluster/campaigns/scaling_study.h"
#include "cluster/control/campaign_plan.h"
#include "tests/gui/command_line_support.h"

namespace trainyard::test {

/// How fast the ranks of a made-up study are.
struct StudyPace {
    double perSample = 0.001; ///< s of one rank
    double overhead = 0.004;  ///< s a step
    double waitOfTwo = 0.006; ///< s a step that two ranks wait for each other
    double worseBy = 0.0;     ///< that more than one rank's accuracy falls behind
};

/// A study of 6 epochs with 40 steps, batch 64 shared.
inline ScalingStudy madeUpStudy(const std::string& id, const std::string& name, std::vector<int> ranks, int repeats)
{
    ScalingStudy study;
    study.id = id;
    study.base.name = name;
    study.base.training.epochs = 6;
    study.base.resources.threads = 1;
    study.ranks = std::move(ranks);
    study.repeats = repeats;
    return study;
}

/// Writes what a run of `ranks` ranks leaves behind, up to an epoch, and stores it.
inline void storeStudyRun(RunStore& store, const std::string& runs, const RunSpec& spec, const StudyPace& pace,
                          int epochs, JobState state = JobState::Done, const std::string& machine = "local")
{
    constexpr std::int64_t steps = 40, batch = 64;
    const int ranks = spec.resources.ranks;
    const std::string directory = runs + "/" + spec.id;
    if (!store.reader()->run(spec.id))
        settle(store.createRun(spec, directory, machine));
    RunDirectory::create(directory, spec);
    FakeEngine engine(directory);
    const double jitter = 1.0 + 0.01 * double(spec.seed % 3);
    const double compute = (pace.overhead + pace.perSample * double(batch) / ranks) * jitter;
    const double wait = ranks > 1 ? pace.waitOfTwo * 2.0 * (ranks - 1) / ranks : 0.0;
    const double step = compute + wait;
    double time = 0.0;
    for (int epoch = 1; epoch <= epochs; ++epoch) {
        const double seconds = double(steps) * step * (epoch == 1 ? 1.5 : 1.0);
        time += seconds;
        const double learnt =
            1.0 - 1.0 / (1.0 + 0.8 * epoch) - (ranks > 1 ? pace.worseBy : 0.0) + 0.002 * double(spec.seed % 3);
        MetricsEvent metrics;
        metrics.step = epoch * steps;
        metrics.samples = epoch * steps * batch;
        metrics.epoch = epoch;
        metrics.elapsed = time;
        metrics.values = {{series::kEpochSeconds, SeriesValue::of(seconds)},
                          {series::kEpochTrainLoss, SeriesValue::of(2.0 * (1.0 - learnt))},
                          {series::kEpochTrainTop1, SeriesValue::of(learnt)},
                          {series::kValLoss, SeriesValue::of(2.1 * (1.0 - learnt))},
                          {series::kValTop1, SeriesValue::of(learnt - 0.01)},
                          {series::kThroughput, SeriesValue::of(double(batch) / step)},
                          {series::kCompute, SeriesValue::of(compute / step)},
                          {series::kAllreduce, SeriesValue::of(wait / step)},
                          {series::kInputWait, SeriesValue::of(0.0)}};
        engine.write(metrics);
        ProgressEvent progress;
        progress.step = metrics.step;
        progress.totalSteps = 6 * steps;
        progress.epochs = 6;
        progress.epoch = metrics.epoch;
        progress.elapsed = time;
        progress.samplesPerSecond = double(batch) / step;
        engine.write(progress);
    }
    LocalTransport transport;
    if (state == JobState::Done)
        engine.finish(ExitCode::Completed);
    RunFollower follower(spec.id, directory, {});
    for (auto chunks = follower.poll(transport); !chunks.empty(); chunks = follower.poll(transport))
        for (Chunk& chunk : chunks)
            follower.committed(settle(store.ingest(std::move(chunk))).position);
    settle(store.setRunState(spec.id, state, state == JobState::Failed ? "the engine was ended by signal 9" : "",
                             isFinal(state) ? 1500.0 : 0.0));
}

/// Stores a study with all its runs done; `open` of the last cells are left without a run.
inline void storeStudy(RunStore& store, const std::string& runs, const ScalingStudy& study, const StudyPace& pace,
                       double createdAt, int open = 0)
{
    const StudyPlan plan = planScalingStudy(study);
    settle(store.addCampaign({study.id, study.base.name, kScalingStudyKind, planText(study, plan), createdAt}));
    for (std::size_t i = 0; i + std::size_t(open) < plan.cells.size(); ++i)
        storeStudyRun(store, runs, plan.cells[i].spec, pace, study.base.training.epochs);
}

} // namespace trainyard::test
