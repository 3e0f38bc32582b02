// SPDX-License-Identifier: Apache-2.0
// Batches that are enqueued first and collected later, and steps that a device records as a whole.
#include "backend/base/logging.h"
#include "backend/train/network/step_runner_impl.h"

#include <algorithm>
#include <string>
#include <utility>

namespace trainyard {

bool StepRunner::Impl::canBeOneList(const Batch& batch) const
{
    if (!device.records() || !state.trains() || tracing || watch || !batch.labels || batch.count < 1)
        return false;
    if (!ranks.joined())
        return true;
    if (!ranks.enqueuesSums())
        return false;
    if (!ranks.norms())
        return true;
    // Batch-norms of other ranks ask an empty part, too.
    const BatchParts parts = partsOf(batch, options, useOf(true));
    return static_cast<int>(parts.filled().size()) == parts.count();
}

bool StepRunner::Impl::isOneList(const Batch& batch) const
{
    if (!canBeOneList(batch))
        return false;
    if (!ranks.joined())
        return true;
    // Where sums cannot be recorded the step is recorded in parts, with sums between them, which is faster than
    // launches one by one.
    const BatchParts parts = partsOf(batch, options, useOf(true));
    const std::vector<Part> filled = filledParts(batch, parts, 0.0, 0);
    return !ranks.recordings()->refused(batch.ofAllRanks) &&
           std::none_of(filled.begin(), filled.end(),
                        [this](const Part& part) { return wholeSteps.refused(part.kind); });
}

void StepRunner::Impl::beginStep(const Batch& batch, double learningRate, std::int64_t step)
{
    RecordingAgreement* const recordings = ranks.recordings();
    if (!recordings)
        return;
    recordings->begin(batch.ofAllRanks, state.maskEdition());
    if (!recordings->isDue(batch.ofAllRanks, false))
        return;
    checkBatch(batch, options, useOf(true));
    const std::optional<RecordingAgreement::Refusal> refusal =
        recordings->vote(batch.ofAllRanks, voteOn(batch, learningRate, step));
    if (!refusal)
        return;
    if (ranks.rank() == 0 && !std::exchange(refusalTold, true))
        log(LogLevel::Warning, "Steps are launched kernel by kernel or in parts, which is slower, because they cannot "
                               "be recorded as one CUDA graph on rank " +
                                   std::to_string(refusal->rank) + ": " + refusal->why.words + ".");
    device.noteNotRecorded(refusal->why);
}

RecordingAgreement::Vote StepRunner::Impl::voteOn(const Batch& batch, double learningRate, std::int64_t step)
{
    if (!canBeOneList(batch))
        return {{}, batch.count > 0 && (tracing || watch)};
    const BatchParts parts = partsOf(batch, options, useOf(true));
    const std::vector<Part> filled = filledParts(batch, parts, learningRate, step);
    if (!std::all_of(filled.begin(), filled.end(), [this](const Part& part) { return wholeSteps.launched(part.kind); }))
        return {{}, true};
    return {recordParts(filled), false};
}

Reason StepRunner::Impl::recordParts(const std::vector<Part>& parts)
{
    for (const Part& part : parts) {
        Program& program = this->program(true, part.kind.count);
        program.prepare();
        std::unique_ptr<Recording>& recording =
            wholeSteps.of(part.kind, program.boundGeneration(), state.maskEdition());
        if (recording && !recording->refused())
            continue;
        LossSums none;
        const StepContext context = contextOf(part, none);
        if (Reason why = device.record(recording, [&] { launchPart(program, context, part); }); !why.empty())
            return why;
    }
    return {};
}

void StepRunner::Impl::enqueueWholeStep(const Batch& batch, double learningRate, std::int64_t step)
{
    spans.clear();
    state.changed();
    checkBatch(batch, options, useOf(true));
    state.optimizer().feed(state.optimizerArguments(step), learningRate);
    const BatchParts parts = partsOf(batch, options, useOf(true));
    const std::vector<Part> filled = filledParts(batch, parts, learningRate, step);
    batches.push_back({{}, static_cast<int>(filled.size()), 0.0, true});
    batches.back().metrics.samples = batch.count;
    for (const Part& part : filled) {
        while (filled.size() > 1 && enqueued.size() >= kUnderWay)
            collectOldest();
        enqueuePart(part);
    }
}

std::vector<StepRunner::Impl::Part> StepRunner::Impl::filledParts(const Batch& batch, const BatchParts& parts,
                                                                  double learningRate, std::int64_t step) const
{
    std::vector<Part> filled;
    for (const int index : parts.filled()) {
        const std::int64_t ofStep = ranks.joined() ? batch.ofAllRanks : (parts.averaged ? batch.count : 0);
        filled.push_back(
            {batch, parts, index, {parts.samples(index), ofStep, filled.empty(), false}, learningRate, step});
    }
    if (!filled.empty())
        filled.back().kind.last = true;
    return filled;
}

StepContext StepRunner::Impl::contextOf(const Part& part, LossSums& sums)
{
    return contextOf(part.batch, part.parts.begins[static_cast<std::size_t>(part.index)], part.kind.count, part.step,
                     sums, true);
}

void StepRunner::Impl::enqueuePart(const Part& part)
{
    Program& program = this->program(true, part.kind.count);
    LossSums none;
    const StepContext context = contextOf(part, none);
    program.feed(context);
    ranks.expectSums();
    const auto launch = [&] { launchPart(program, context, part); };
    if (ranks.joined() && !ranks.recordings()->recorded(part.batch.ofAllRanks))
        launch();
    else
        device.replay(wholeSteps.of(part.kind, program.boundGeneration(), state.maskEdition()), launch);
    wholeSteps.noteLaunched(part.kind);
    enqueued.push_back({&program, context.turn, device.mark(), part.kind.last});
}

void StepRunner::Impl::launchPart(Program& program, const StepContext& context, const Part& part)
{
    ranks.beginPass();
    if (part.parts.averaged) {
        launchAddedPart(program, context, part);
    } else if (ranks.joined()) {
        const auto share = static_cast<float>(part.parts.share);
        ranks.begin({store.gradients(), static_cast<std::size_t>(store.trainableLength())}, share);
        program.launch(context, [this](std::int64_t length) { ranks.ready(length); });
        ranks.finish(store.statistics(), share, nullptr);
    } else {
        program.launch(context);
    }
    if (part.kind.last)
        state.optimizer().run(state.optimizerArguments(part.step), part.learningRate);
}

/// Like runPart(), and behind the last part what run() does in the end.
void StepRunner::Impl::launchAddedPart(Program& program, const StepContext& context, const Part& part)
{
    Adding adding{static_cast<double>(part.kind.count) / static_cast<double>(part.kind.ofStep), part.kind.first};
    beginPart(part.kind.first);
    const bool sums = ranks.joined() && part.kind.last;
    if (sums) {
        ranks.begin({floatsOf(gradientSums), static_cast<std::size_t>(store.trainableLength())}, 1.0f);
        program.launch(context, [&](std::int64_t length) {
            addGradients(adding, length);
            ranks.ready(length);
        });
    } else {
        program.launch(context);
    }
    addRest(adding);
    if (!part.kind.last)
        return;
    if (sums)
        ranks.finish(floatsOf(statisticsSums), 1.0f, nullptr);
    takeAdded();
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
    batches.push_back({{}, 1, 0.0, false});
    batches.back().metrics.samples = batch.count;
    enqueued.push_back({&program, context.turn, program.enqueue(context), false});
}

BatchMetrics StepRunner::Impl::finishOldest()
{
    while (batches.front().open > 0)
        collectOldest();
    const Begun oldest = batches.front();
    batches.pop_front();
    if (oldest.training)
        ranks.noteWaited(oldest.waited);
    return oldest.metrics;
}

void StepRunner::Impl::collectOldest()
{
    const auto batch = std::find_if(batches.begin(), batches.end(), [](const Begun& one) { return one.open > 0; });
    const bool summed = enqueued.front().summed;
    addOldest(batch->metrics);
    --batch->open;
    batch->waited += ranks.settleSums(enqueued.empty(), summed);
}

void StepRunner::Impl::add(const LossSums& sums, BatchMetrics& metrics)
{
    metrics.lossSum += sums.loss;
    metrics.top1 += sums.top1;
    metrics.top5 += sums.top5;
}

void StepRunner::Impl::addOldest(BatchMetrics& metrics)
{
    const Enqueued oldest = enqueued.front();
    enqueued.pop_front();
    LossSums sums;
    StepContext context;
    context.turn = oldest.turn;
    context.sums = &sums;
    oldest.program->collect(context, oldest.mark);
    add(sums, metrics);
}

} // namespace trainyard
