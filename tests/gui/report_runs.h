// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/settle.h"
#include "storage/store/run_store.h"
#include "tests/storage/event_stream.h"

#include <cmath>
#include <string>

namespace trainyard::test {

inline constexpr int kReportSteps = 400, kReportStepsAnEpoch = 40, kReportSpikeAt = 123;
inline constexpr double kReportSpike = 77.5;

/// A run that has ended: train/loss at each step, with one spike, and val/top1 = `best` − 0.5 / epoch at each epoch.
inline void putReportRun(RunStore& store, const std::string& id, const std::string& name, std::uint64_t seed,
                         int batchSize, double best, JobState state = JobState::Done)
{
    RunSpec spec = specNamed(id, name);
    spec.seed = seed;
    spec.training.batchSize = batchSize;
    settle(store.createRun(spec, "/runs/" + id, "local"));
    EventStream stream;
    stream.started(id);
    for (int step = 1; step <= kReportSteps; ++step) {
        MetricsEvent event;
        event.step = step;
        event.samples = step * 64;
        event.epoch = double(step) / kReportStepsAnEpoch;
        event.elapsed = step * 0.25;
        event.values = {{"train/loss", SeriesValue::of(step == kReportSpikeAt ? kReportSpike : 2.0 / std::sqrt(step))}};
        if (step % kReportStepsAnEpoch == 0)
            event.values.push_back({"val/top1", SeriesValue::of(best - 0.5 / (step / kReportStepsAnEpoch))});
        stream.add(event);
    }
    settle(store.ingest(stream.chunk(id)));
    settle(store.setRunState(id, state, "", 1500.0));
}

/// Two settings with two seeds each, and one with a name that would be a script in a page that does not escape it.
inline const char* const kHostileName = "<script>alert(1)</script>&\"'\\";
inline void putReportRuns(RunStore& store)
{
    putReportRun(store, "20260101-000000-aaaaa1", "small-s1", 1, 32, 0.90);
    putReportRun(store, "20260101-000000-aaaaa2", "small-s2", 2, 32, 0.92);
    putReportRun(store, "20260101-000000-bbbbb1", "large, s1", 1, 64, 0.80);
    putReportRun(store, "20260101-000000-bbbbb2", "large, s2", 2, 64, 0.84);
    putReportRun(store, "20260101-000000-ccccc1", kHostileName, 1, 128, 0.5, JobState::Failed);
}

} // namespace trainyard::test
