// SPDX-License-Identifier: Apache-2.0
#include "backend/train/validation_pass.h"

#include "backend/data/dataset/sharding.h"

#include <algorithm>

namespace trainyard {

ValidationPass::ValidationPass(std::shared_ptr<const Dataset> dataset, const RunSpec& spec, int atOnce,
                               std::function<void(const UnreadableSample&)> onSkipped, int rank, int ranks)
    : m_samples(dataset->size(Split::Validation)),
      m_largest(static_cast<int>(evenShare(std::min(m_samples, std::int64_t{atOnce} * ranks), 0, ranks)))
{
    if (m_samples == 0)
        return;
    LoaderOptions options;
    options.data = spec.data;
    options.split = Split::Validation;
    options.batchSize = atOnce * ranks;
    options.seed = orderSeed(spec);
    options.threads = spec.data.loaderThreads;
    options.onSkipped = std::move(onSkipped);
    options.rank = rank;
    options.ranks = ranks;
    m_loader = std::make_unique<Loader>(std::move(dataset), options);
}

std::optional<BatchMetrics> ValidationPass::run(Network& network, const std::function<bool()>& keepGoing)
{
    if (!m_loader)
        return std::nullopt;
    BatchMetrics sums;
    const auto add = [&sums](const BatchMetrics& metrics) {
        sums.lossSum += metrics.lossSum;
        sums.top1 += metrics.top1;
        sums.top5 += metrics.top5;
        sums.samples += metrics.samples;
    };
    StepRunner& steps = network.steps();
    int underWay = 0; // a device that works on its own computes one batch while the next is enqueued
    const auto finish = [&](int left) {
        for (; underWay > left; --underWay)
            add(steps.finishEvaluation());
    };
    m_loader->start(0, 0);
    for (;;) {
        const Batch batch = m_loader->next();
        if (batch.count > 0 && steps.evaluatesAhead(batch)) {
            steps.enqueueEvaluation(batch);
            ++underWay;
            finish(1);
        } else {
            finish(0);
            if (batch.count == 0)
                return sums;
            add(steps.evaluate(batch));
        }
        if (!keepGoing()) {
            finish(0);
            return std::nullopt;
        }
    }
}

} // namespace trainyard
