// SPDX-License-Identifier: Apache-2.0
#include "backend/base/logging.h"
#include "backend/protocol/scaling.h"
#include "backend/train/steps/own_steps.h"
#include "backend/train/steps/process_kind.h"
#include "backend/train/steps/rank_steps.h"

#include <algorithm>

namespace trainyard {
namespace {

ReducerOptions reducerOptions(const DistributionSpec& distribution)
{
    ReducerOptions options;
    if (distribution.bucketMiB > 0.0)
        options.bucketBytes = options.enqueuedBytes =
            std::max<std::int64_t>(4096, static_cast<std::int64_t>(distribution.bucketMiB * 1048576.0));
    options.order = distribution.orderedSum ? SumOrder::Ranks : SumOrder::Any;
    options.overlap = distribution.overlap;
    if (distribution.bucketPrecision != BucketPrecision::Fp32)
        options.rounded = distribution.bucketPrecision == BucketPrecision::Bf16 ? RoundedForm::Bf16 : RoundedForm::Fp16;
    return options;
}

class SynchronousProcess final : public ProcessKind {
public:
    SynchronousProcess(const RunSpec& spec, const RankGroup& ranks)
        : ProcessKind({.trainingRanks = ranks.size(),
                       .shareRank = ranks.rank(),
                       .shareRanks = ranks.size(),
                       .validationThreads = spec.training.validationThreads,
                       .validationRank = ranks.rank(),
                       .validationRanks = ranks.size()})
    {
    }

    double baseRate(const RunSpec& spec) const override { return scaledBatch(spec, part().trainingRanks).rate; }
    ExitCode run(const ProcessRun& run) override
    {
        const LoadedSteps::Parts parts{run.spec.training, run.rate, run.network, run.loader, run.ranks};
        if (run.ranks.alone()) {
            m_steps = std::make_unique<OwnSteps>(parts);
        } else {
            run.network.ranks().join(run.ranks.communicator(), reducerOptions(run.spec.distribution));
            if (run.ranks.first())
                log(LogLevel::Info,
                    "Gradients are averaged by " + run.ranks.communicator().description() +
                        (run.network.ranks().enqueuesSums() ? ", as a part of each recorded step." : "."));
            m_steps = std::make_unique<RankSteps>(parts, run.spec.distribution.bucketMiB);
        }
        return run.train(*m_steps).code;
    }

private:
    std::unique_ptr<StepSource> m_steps;
};

} // namespace

std::unique_ptr<ProcessKind> makeSynchronousProcess(const RunSpec& spec, const RankGroup& ranks)
{
    return std::make_unique<SynchronousProcess>(spec, ranks);
}

} // namespace trainyard
