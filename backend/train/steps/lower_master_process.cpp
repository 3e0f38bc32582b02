// SPDX-License-Identifier: Apache-2.0
#include "backend/train/async/async_relay.h"
#include "backend/train/steps/process_kind.h"

namespace trainyard {
namespace {

class LowerMasterProcess final : public ProcessKind {
public:
    explicit LowerMasterProcess(const RankLayout& layout)
        : ProcessKind({.trainingRanks = layout.trainingRanks,
                       .shareRanks = layout.groupSize,
                       .computes = false,
                       .dealt = true,
                       .decides = false}),
          m_layout(layout)
    {
    }

    double baseRate(const RunSpec& spec) const override { return workerBatch(spec).rate; }
    ExitCode run(const ProcessRun& run) override
    {
        AsyncRun all{run.spec, m_layout, run.ranks.communicator(), run.network, run.rate, run.info.stepsPerEpoch};
        shareFirstWeights(all);
        run.announce();
        return static_cast<ExitCode>(AsyncRelay(all, run.begins).run());
    }

private:
    const RankLayout m_layout;
};

} // namespace

std::unique_ptr<ProcessKind> makeLowerMasterProcess(const RankLayout& layout)
{
    return std::make_unique<LowerMasterProcess>(layout);
}

} // namespace trainyard
