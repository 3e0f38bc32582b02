// SPDX-License-Identifier: Apache-2.0
// A batch that is computed at once, in one part or several.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/network/step_runner_impl.h"

namespace trainyard {

BatchMetrics StepRunner::Impl::run(const Batch& batch, bool training, std::int64_t step)
{
    if (training)
        (void)state.optimizer(); // there is one
    spans.clear();
    enqueued.clear(); // of a call that failed
    batches.clear();
    checkBatch(batch, options, useOf(training));
    if (!batch.labels && batch.count > 0)
        throw Failure(ErrorKind::BadInput, "run the network on a batch", {}, runReason("run.no-labels"));
    const BatchParts parts = partsOf(batch, options, useOf(training));
    const bool shared = training && ranks.joined();
    const std::span<float> summed(parts.averaged ? floatsOf(gradientSums) : store.gradients(),
                                  static_cast<std::size_t>(training ? store.trainableLength() : 0));
    if (training)
        state.changed();
    if (shared)
        ranks.begin(summed, parts.averaged ? 1.0f : static_cast<float>(parts.share));
    BatchMetrics metrics;
    if (training && batch.count == 0)
        device.clear(summed.data(), summed.size_bytes());
    bool first = true;
    for (int p = 0; p < parts.count(); ++p) {
        if (parts.samples(p) == 0) {
            if (shared)
                sitOut(p + 1 == parts.count());
            continue;
        }
        runPart(batch, training, parts, p, step, first, metrics);
        first = false;
    }
    while (!enqueued.empty())
        addOldest(metrics);
    if (shared)
        finishSums(parts);
    if (parts.averaged)
        takeAdded();
    metrics.samples = batch.count;
    return metrics;
}

void StepRunner::Impl::finishSums(const BatchParts& parts)
{
    ranks.finish(parts.averaged ? floatsOf(statisticsSums) : store.statistics(),
                 parts.averaged ? 1.0f : static_cast<float>(parts.share), tracing ? &spans : nullptr);
    if (!ranks.enqueuesSums())
        return;
    const double begin = steadyTime();
    device.finish();
    ranks.noteWaited(ranks.settleSums(true, true));
    if (tracing)
        addPhase("wait for sums", begin);
}

void StepRunner::Impl::sitOut(bool last)
{
    ranks.beginPass();
    if (BatchRanks* norms = ranks.norms())
        program(true, options.microBatchSize())
            .sitOut(*norms,
                    last ? [this](std::int64_t length) { ranks.ready(length); } : std::function<void(std::int64_t)>());
}

void StepRunner::Impl::runPart(const Batch& batch, bool training, const BatchParts& parts, int part, std::int64_t step,
                               bool first, BatchMetrics& metrics)
{
    const int begin = parts.begins[static_cast<std::size_t>(part)], count = parts.samples(part);
    if (parts.averaged)
        beginPart(first);
    const bool shared = training && ranks.joined();
    Adding adding{static_cast<double>(count) / static_cast<double>(shared ? batch.ofAllRanks : batch.count), first};
    std::function<void(std::int64_t)> final;
    if (shared && part + 1 == parts.count())
        final = [&](std::int64_t length) {
            if (parts.averaged)
                addGradients(adding, length);
            ranks.ready(length);
        };
    LossSums sums;
    const bool traced = training && tracing;
    const double asked = traced ? steadyTime() : 0.0;
    const bool known = programs.contains({training, count});
    Program& program = training ? this->program(true, count) : evaluation(count);
    if (traced && !known)
        addPhase("compile", asked);
    const double begun = traced ? steadyTime() : 0.0;
    KernelWatch launched;
    if (training && watch)
        launched = [&](std::size_t kernel) { watch->launched(program, kernel); };
    const StepContext context = contextOf(batch, begin, count, step, sums, training);
    if (shared)
        ranks.beginPass();
    const bool ahead = device.records() && !final && !traced && !launched && !context.ranks;
    if (ahead && enqueued.size() == kUnderWay)
        addOldest(metrics);
    if (ahead)
        enqueued.push_back({&program, context.turn, program.enqueue(context)});
    else
        program.run(context, final, traced ? &kernelEnds : nullptr, launched);
    if (traced)
        traceProgram(program.schedule(), begun);
    if (parts.averaged) {
        const double computed = traced ? steadyTime() : 0.0;
        addRest(adding);
        if (traced)
            addPhase("add gradients", computed);
    }
    add(sums, metrics);
}

void StepRunner::Impl::addPhase(std::string_view phase, double begin)
{
    spans.push_back({TraceThread::Training, "phase", phase, begin, steadyTime()});
}

void StepRunner::Impl::traceProgram(const Schedule& schedule, double begin)
{
    const std::size_t count = schedule.kernels.size();
    const auto isBackward = [&](std::size_t k) { return schedule.kernels[k].direction == Direction::Backward; };
    std::size_t k = 0;
    while (k < count) { // an addition of gradients is no Backward kernel, but lies between those
        const bool backward = isBackward(k);
        std::size_t end = k + 1;
        while (end < count && (backward || !isBackward(end)))
            ++end;
        spans.push_back(
            {TraceThread::Training, "phase", backward ? "backward" : "forward", begin, kernelEnds[end - 1]});
        for (; k < end; ++k) {
            const ScheduledKernel& kernel = schedule.kernels[k];
            spans.push_back(
                {TraceThread::Training, "layer", kernel.name, begin, kernelEnds[k], nullptr, 0, kindOf(kernel.op)});
            begin = kernelEnds[k];
        }
    }
}

void StepRunner::Impl::beginPart(bool first)
{
    first ? copyStatistics(floatsOf(statisticsBefore), store.statistics())
          : copyStatistics(store.statistics(), floatsOf(statisticsBefore));
}

void StepRunner::Impl::addGradients(Adding& part, std::int64_t length)
{
    state.optimizer().accumulate(floatsOf(gradientSums) + part.length, store.gradients() + part.length,
                                 length - part.length, part.share, part.first);
    part.length = length;
}

void StepRunner::Impl::addRest(Adding& part)
{
    addGradients(part, store.trainableLength());
    state.optimizer().accumulate(floatsOf(statisticsSums), store.statistics(), store.statisticsLength(), part.share,
                                 part.first);
}

void StepRunner::Impl::takeAdded()
{
    state.optimizer().accumulate(store.gradients(), floatsOf(gradientSums), store.trainableLength(), 1.0, true);
    copyStatistics(store.statistics(), floatsOf(statisticsSums));
}

void StepRunner::Impl::copyStatistics(float* to, const float* from)
{
    state.optimizer().accumulate(to, from, store.statisticsLength(), 1.0, true);
}

} // namespace trainyard
