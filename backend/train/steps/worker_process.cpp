// SPDX-License-Identifier: Apache-2.0
#include "backend/train/async/async_worker.h"
#include "backend/train/steps/process_kind.h"

namespace trainyard {
namespace {

class WorkerProcess final : public ProcessKind {
public:
    WorkerProcess(const RankLayout& layout, int rank)
        : ProcessKind({.trainingRanks = layout.trainingRanks,
                       .shareRank = layout.groupRank(rank),
                       .shareRanks = layout.groupSize,
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
        StepTrace& trace = run.trace();
        return static_cast<ExitCode>(AsyncWorker(all, run.loader, run.begins, &trace).run());
    }

private:
    const RankLayout m_layout;
};

} // namespace

std::unique_ptr<ProcessKind> makeWorkerProcess(const RankLayout& layout, int rank)
{
    return std::make_unique<WorkerProcess>(layout, rank);
}

} // namespace trainyard
