// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/monitor/process_monitor.h"
#include "backend/train/ranks/bucket_tuner.h"
#include "backend/train/ranks/rank_health.h"
#include "backend/train/steps/loaded_steps.h"

namespace trainyard {

/// The steps of a rank among several that train together: each computes its part, and at the step's border all agree on
/// metrics and requests. Where the ranks' devices make the sums themselves, the next step is begun before a step is
/// counted, so that no device waits for what ranks agree on.
class RankSteps final : public LoadedSteps {
public:
    /// The network has joined the ranks. `bucketMiB`: the spec's; 0 = the best size is found in the first steps.
    RankSteps(const Parts& parts, double bucketMiB);

    bool writes() const override { return m_parts.ranks.first(); }
    bool decidesAlone() const override { return false; }
    void look(RankAgreement&) override {}
    bool ahead() const override { return m_ahead.has_value(); }
    std::optional<StepTaken> next(const StepPlace& place, RankAgreement& agreed) override;
    BatchMetrics sum(const BatchMetrics& mine) override { return m_parts.ranks.sum(mine); }
    std::vector<std::byte> gather(std::span<const std::byte> mine) override { return m_parts.ranks.gather(mine); }
    bool validated(bool, const RankAgreement& agreed) const override { return agreed.validated; }
    std::vector<std::pair<std::string, double>> health(double) override { return m_health.take(); }
    std::vector<Reason> stragglers(double now) override { return m_health.stragglers().look(now); }
    std::pair<double, double> othersLoad(double now) override { return m_health.othersLoad(now); }

private:
    /// A step that has begun before the one in front of it is counted. Others may have none: one whose trace
    /// is full or could not be written goes on sooner. So all take the step that any of them has begun.
    struct Begun {
        LoadedStep step;
        bool enqueued = false;
    };

    BatchMetrics compute(const Begun& begun, const StepPlace& place);
    /// Tries bucket sizes in the first steps; a sentence when the best is known.
    Reason tuneBuckets(const RankAgreement& agreed);

    std::optional<BucketTuner> m_buckets; ///< with no size in the spec, where a thread makes the sums
    std::optional<Begun> m_ahead;
    StepHealth m_health;
    LoadMeter m_load;
};

} // namespace trainyard
