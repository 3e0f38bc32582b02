// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/async/async_master.h"
#include "backend/train/steps/step_source.h"

namespace trainyard {

/// The steps of an asynchronous run's top master: what its workers bring, a batch of theirs each. An epoch ends with
/// the exchange that completes its number of batches; some of them may be of the next.
class MasterSteps final : public StepSource {
public:
    /// The master outlives it.
    explicit MasterSteps(AsyncMaster& master) : m_master(master) {}

    RankAgreement begin(const StepStart& start) override;
    void look(RankAgreement& agreed) override { agreed = m_alone.agree({}); }
    TraceRequest shifted(const TraceRequest& request) override { return m_master.trace(request); }
    std::optional<StepTaken> next(const StepPlace& place, RankAgreement& agreed) override;
    void trace(StepTrace& trace, const StepTaken& taken, std::int64_t step) override;
    void stillHere() override { m_master.stillHere(); }
    bool computes() const override { return false; }
    std::vector<std::int64_t> open() const override { return m_master.open(); }
    void saved(std::int64_t step) override { m_master.saved(step); }
    bool savesAfterFailure() const override { return true; }
    void finish(bool discard, const std::function<void(const StepTaken&)>& take,
                const std::function<std::int64_t()>& steps) override;
    std::vector<std::pair<std::string, double>> health(double now) override { return m_master.health(now); }
    std::vector<Reason> stragglers(double now) override { return m_master.stragglers(now); }
    std::pair<double, double> othersLoad(double now) override { return m_master.othersLoad(now); }

private:
    StepTaken taken(const MasterStep& step);

    AsyncMaster& m_master;
    RankGroup m_alone;   ///< it asks nobody
    double m_mark = 0.0; ///< when the last step came
};

} // namespace trainyard
