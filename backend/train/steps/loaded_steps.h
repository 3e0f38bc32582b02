// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/pipeline/loader.h"
#include "backend/train/network/network.h"
#include "backend/train/ranks/slow_rank.h"
#include "backend/train/steps/step_source.h"

namespace trainyard {

/// Base of the sources whose steps this process computes from its loader's batches.
class LoadedSteps : public StepSource {
public:
    /// What the steps are made with; all of it outlives them.
    struct Parts {
        const TrainingSpec& training;
        LearningRateSpec rate; ///< the spec's, scaled for the ranks
        Network& network;
        Loader& loader;
        RankGroup& ranks;
    };

    explicit LoadedSteps(const Parts& parts) : m_parts(parts), m_slow(parts.ranks.rank()) {}

    RankAgreement begin(const StepStart& start) override;
    void trace(StepTrace& trace, const StepTaken& taken, std::int64_t step) override;

protected:
    /// A batch for a step, and when it came.
    struct LoadedStep {
        Batch batch;
        double rate = 0.0;
        double start = 0.0;
        double loaded = 0.0;
    };
    /// The batch of the step behind `ahead` others.
    LoadedStep load(const StepPlace& place, std::int64_t ahead);
    StepRunner& runner() { return m_parts.network.steps(); }

    const Parts m_parts;
    SlowRank m_slow;
    StepStart m_start;
    double m_loaded = 0.0;   ///< of the last step: when its batch was there …
    double m_computed = 0.0; ///< … and when it was computed
};

} // namespace trainyard
