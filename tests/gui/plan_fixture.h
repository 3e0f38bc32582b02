// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/plan.h"

namespace trainyard::test {

/// What an engine answers for the glyphs preset, in numbers of a plausible size: for pages without an engine.
inline PlanAnswer plausiblePlan()
{
    PlanAnswer answer;
    answer.parameters = 421'642;
    answer.flopsPerSample = 12'413'000;
    const char* kinds[] = {"conv2d", "batch_norm", "relu", "max_pool"};
    for (int i = 0; i < 12; ++i)
        answer.layers.push_back({"block" + std::to_string(i / 4 + 1) + "/" + kinds[i % 4],
                                 kinds[i % 4],
                                 {32 >> (i / 4), 32 >> (i / 4), 32 << (i / 4)},
                                 i % 4 < 2 ? 9248 : 0,
                                 1'843'200,
                                 {},
                                 {}});
    answer.layers.push_back({"classifier/dense", "dense", {10}, 10'250, 20'480, {}, {}});
    DatasetPlan data;
    data.trainSamples = 10'000;
    data.validationSamples = 2'000;
    data.classes = {"disc", "ring", "square", "frame", "triangle", "star", "cross", "bar", "arc", "arrow"};
    data.summary = "10,000 + 2,000 drawn glyphs";
    answer.dataset = data;
    answer.memory = MemoryPlan{1'686'568, 1'686'568, 1'686'568, 96'468'992, 188'743'680};
    answer.stepsPerEpoch = 157;
    answer.lastBatch = 16;
    answer.totalSteps = 1256;
    return answer;
}

inline DeviceReport plausibleMachine()
{
    DeviceReport report;
    report.host = "desk";
    report.engine = "trainyard-engine 0.1.0 protocol 1";
    report.cpu = {"AMD Ryzen 9 7950X", 8, "AVX512", 33'554'432'000, 21'474'836'480, 12.0};
    report.modules = {"cpu (oneDNN 2.6.3)", "reference"};
    return report;
}

} // namespace trainyard::test
