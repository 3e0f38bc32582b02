// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/steps/loaded_steps.h"

namespace trainyard {

/// The steps of one rank alone. On a device that works on its own the next one is enqueued before a step is counted, so
/// that the device never waits for the host.
class OwnSteps final : public LoadedSteps {
public:
    using LoadedSteps::LoadedSteps;

    void look(RankAgreement& agreed) override;
    bool ahead() const override { return m_ahead.has_value(); }
    std::optional<StepTaken> next(const StepPlace& place, RankAgreement& agreed) override;

private:
    BatchMetrics compute(const LoadedStep& step, const StepPlace& place, bool enqueued);

    std::optional<LoadedStep> m_ahead; ///< the step that is enqueued beyond those counted
};

} // namespace trainyard
