// SPDX-License-Identifier: Apache-2.0
// Batches that are enqueued first and collected later, and steps that a device records as a whole.
#include "backend/train/network/step_runner_impl.h"

namespace trainyard {

bool StepRunner::Impl::isOneList(const Batch& batch) const
{
    return device.records() && state.trains() && (!ranks.joined() || recordsSums(batch)) && !tracing && !watch &&
           options.microBatches == 1 && batch.labels && batch.count > 0;
}

bool StepRunner::Impl::recordsSums(const Batch& batch) const
{
    return ranks.enqueuesSums() && !wholeSteps.refused(sizesOf(batch));
}

WholeSteps::Sizes StepRunner::Impl::sizesOf(const Batch& batch) const
{
    return {batch.count, ranks.joined() ? batch.ofAllRanks : 0};
}

void StepRunner::Impl::enqueueWholeStep(const Batch& batch, double learningRate, std::int64_t step)
{
    spans.clear();
    state.changed();
    checkBatch(batch, options, useOf(true));
    Program& program = this->program(true, batch.count);
    LossSums none;
    const StepContext context = contextOf(batch, 0, batch.count, step, none, true);
    const OptimizerArguments arguments = state.optimizerArguments(step);
    OptimizerKernel& optimizer = state.optimizer();
    optimizer.feed(arguments, learningRate);
    program.feed(context);
    ranks.expectSums();
    device.replay(wholeSteps.of(sizesOf(batch), program.boundGeneration(), state.maskEdition()), [&] {
        ranks.joined() ? launchWithSums(program, context, batch) : program.launch(context);
        optimizer.run(arguments, learningRate);
    });
    enqueued.push_back({&program, batch.count, context.turn, device.mark()});
}

void StepRunner::Impl::launchWithSums(Program& program, const StepContext& context, const Batch& batch)
{
    const BatchParts parts = partsOf(batch, options, useOf(true));
    ranks.begin({store.gradients(), static_cast<std::size_t>(store.trainableLength())},
                static_cast<float>(parts.share));
    program.launch(context, [this](std::int64_t length) { ranks.ready(length); });
    ranks.finish(store.statistics(), static_cast<float>(parts.share), nullptr);
}

bool StepRunner::Impl::evaluatesAhead(const Batch& batch) const
{
    return device.records() && batch.labels && batch.count > 0 && partsOf(batch, options, useOf(false)).count() == 1;
}

void StepRunner::Impl::enqueueEvaluation(const Batch& batch)
{
    checkBatch(batch, options, useOf(false));
    Program& program = evaluation(batch.count);
    LossSums none;
    const StepContext context = contextOf(batch, 0, batch.count, 0, none, false);
    enqueued.push_back({&program, batch.count, context.turn, program.enqueue(context)});
}

BatchMetrics StepRunner::Impl::finishOldest()
{
    BatchMetrics metrics;
    metrics.samples = addOldest(metrics);
    ranks.settleSums(enqueued.empty());
    return metrics;
}

void StepRunner::Impl::add(const LossSums& sums, BatchMetrics& metrics)
{
    metrics.lossSum += sums.loss;
    metrics.top1 += sums.top1;
    metrics.top5 += sums.top5;
}

int StepRunner::Impl::addOldest(BatchMetrics& metrics)
{
    const Enqueued oldest = enqueued.front();
    enqueued.pop_front();
    LossSums sums;
    StepContext context;
    context.turn = oldest.turn;
    context.sums = &sums;
    oldest.program->collect(context, oldest.mark);
    add(sums, metrics);
    return oldest.count;
}

} // namespace trainyard
