// SPDX-License-Identifier: Apache-2.0
#include "backend/train/steps/master_steps.h"
#include "backend/train/steps/process_kind.h"

#include <algorithm>
#include <optional>

namespace trainyard {
namespace {

/// It validates beside its work always: workers would wait for it.
class MasterProcess final : public ProcessKind {
public:
    MasterProcess(const RunSpec& spec, const RankLayout& layout)
        : ProcessKind({.trainingRanks = layout.trainingRanks,
                       .shareRanks = layout.groupSize,
                       .computes = false,
                       .dealt = true,
                       .validationThreads = std::max(1, spec.training.validationThreads)}),
          m_layout(layout)
    {
    }

    double baseRate(const RunSpec& spec) const override { return workerBatch(spec).rate; }
    ExitCode run(const ProcessRun& run) override
    {
        AsyncRun all{run.spec, m_layout, run.ranks.communicator(), run.network, run.rate, run.info.stepsPerEpoch};
        shareFirstWeights(all);
        const LoopState& loop = run.info.loop;
        const std::int64_t next = run.info.position() + std::ssize(loop.open);
        const bool goesOn = loop.ended.empty();
        m_master.emplace(all, goesOn ? loop.open : std::vector<std::int64_t>(), next,
                         goesOn ? run.info.stepsPerEpoch * run.spec.training.epochs : next);
        m_steps.emplace(*m_master);
        const ProcessRun::End end = run.train(*m_steps);
        m_master->end({static_cast<int>(end.code), end.step});
        return end.code;
    }

private:
    const RankLayout m_layout;
    std::optional<AsyncMaster> m_master;
    std::optional<MasterSteps> m_steps;
};

} // namespace

std::unique_ptr<ProcessKind> makeMasterProcess(const RunSpec& spec, const RankLayout& layout)
{
    return std::make_unique<MasterProcess>(spec, layout);
}

} // namespace trainyard
