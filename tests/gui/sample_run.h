// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <string>

namespace trainyard::test {

/// A made-up run for pages to show, written as an engine would: event lines and a log, taken in by a real store.
struct SampleRun {
    std::string id = "20261120-140201-9f3c2a";
    std::string name = "resnet20v2-cifar10-s2";
    JobState state = JobState::Running;
    std::string reason;
    int epochs = 30;
    int doneEpochs = 12; ///< and 60 % of the next when it is running
    int stepsPerEpoch = 176;
    double startedAgo = 900.0; ///< seconds before now
    bool resumed = false;      ///< a second attempt begins in the middle
    int ranks = 1;             ///< with more, the last one is half as fast
    std::int64_t spikeAtStep = -1;
    std::int64_t nanAtStep = -1;
    bool pruned = false;   ///< tells its sparsity, of three layers too
    int kernelsChosen = 0; ///< above 0: it does not train yet, its GPU has chosen so many of 52 kernels
    int gpus = 0;          ///< the last one is old and hot: it tells no occupancy
    std::string machine = "local";
};

/// Waits until all of it is committed; throws Failure when the store refuses.
void putSampleRun(RunStore& store, const SampleRun& sample);

} // namespace trainyard::test
