// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/step_runner.h"

#include "backend/base/clock.h"
#include "backend/train/network/step_runner_impl.h"

#include <algorithm>

namespace trainyard {

StepRunner::Impl::Impl(NetworkState& itsState, RankStep& itsRanks, bool training)
    : state(itsState), ranks(itsRanks), device(state.device()), store(state.store()), options(state.options()),
      arena(device)
{
    program(training, options.microBatchSize());
    if (!training)
        return;
    state.createOptimizer();
    if (options.microBatches > 1) {
        const auto bytes = static_cast<std::size_t>(store.statisticsLength()) * sizeof(float);
        gradientSums = device.allocate(static_cast<std::size_t>(state.bufferBytes()));
        statisticsSums = device.allocate(bytes);
        statisticsBefore = device.allocate(bytes);
    }
}

Program& StepRunner::Impl::program(bool training, int count)
{
    std::unique_ptr<Program>& found = programs[{training, count}];
    if (!found)
        found = std::make_unique<Program>(
            buildSchedule(state.graph(), count, training, activationType(options.precision), joinsLayers(options)),
            device, store, arena, options.seed, options.onKernel);
    return *found;
}

Program& StepRunner::Impl::evaluation(int count)
{
    if (device.records())
        if (const auto larger = programs.lower_bound({false, count}); larger != programs.end() && !larger->first.first)
            return *larger->second;
    return program(false, count);
}

StepContext StepRunner::Impl::contextOf(const Batch& batch, std::int64_t first, int count, std::int64_t step,
                                        LossSums& sums, bool training)
{
    const std::int64_t image = std::int64_t{options.image.height} * options.image.width * options.image.channels;
    return {batch.part(first, count, image), options.seed, step, &sums, training ? ranks.norms() : nullptr, turns++};
}

StepRunner::StepRunner(NetworkState& state, RankStep& ranks, bool training)
    : m_impl(std::make_unique<Impl>(state, ranks, training))
{
}

StepRunner::~StepRunner()
{
    m_impl->ranks.abandonSums(); // of a step that failed: memory is freed only when the device has ended its work
}

BatchMetrics StepRunner::trainStep(const Batch& batch, double learningRate, std::int64_t step)
{
    m_impl->beginStep(batch, learningRate, step);
    if (m_impl->isOneList(batch)) {
        m_impl->enqueueWholeStep(batch, learningRate, step);
        return m_impl->finishOldest();
    }
    const BatchMetrics metrics = m_impl->run(batch, true, step);
    update(learningRate, step);
    return metrics;
}

bool StepRunner::stepsAhead(const Batch& batch) const
{
    const RecordingAgreement* const recordings = m_impl->ranks.recordings();
    return m_impl->isOneList(batch) && !(recordings && recordings->isDue(batch.ofAllRanks, true));
}

void StepRunner::enqueueStep(const Batch& batch, double learningRate, std::int64_t step)
{
    m_impl->beginStep(batch, learningRate, step);
    m_impl->enqueueWholeStep(batch, learningRate, step);
}

BatchMetrics StepRunner::finishStep()
{
    return m_impl->finishOldest();
}

BatchMetrics StepRunner::computeGradients(const Batch& batch, std::int64_t step)
{
    return m_impl->run(batch, true, step);
}

void StepRunner::update(double learningRate, std::int64_t updates)
{
    OptimizerKernel& optimizer = m_impl->state.optimizer();
    if (m_impl->watch)
        m_impl->watch->beforeUpdate();
    const double begin = m_impl->tracing ? steadyTime() : 0.0;
    const OptimizerArguments arguments = m_impl->state.optimizerArguments(updates);
    optimizer.feed(arguments, learningRate);
    optimizer.run(arguments, learningRate);
    m_impl->state.changed();
    if (m_impl->tracing) {
        m_impl->device.finish();
        m_impl->addPhase("optimizer", begin);
    }
}

void StepRunner::prepareEvaluation(int count)
{
    if (m_impl->device.records())
        m_impl->evaluation(count);
}

BatchMetrics StepRunner::evaluate(const Batch& batch)
{
    return m_impl->run(batch, false, 0);
}

bool StepRunner::evaluatesAhead(const Batch& batch) const
{
    return m_impl->evaluatesAhead(batch);
}

void StepRunner::enqueueEvaluation(const Batch& batch)
{
    m_impl->enqueueEvaluation(batch);
}

BatchMetrics StepRunner::finishEvaluation()
{
    return m_impl->finishOldest();
}

std::vector<float> StepRunner::logits(const Batch& batch)
{
    Batch labelled = batch;
    const std::vector<std::int32_t> anyLabels(static_cast<std::size_t>(std::max(batch.count, 0)), 0);
    labelled.labels = anyLabels.data();
    m_impl->run(labelled, false, 0);
    const Program& program = m_impl->evaluation(batch.count);
    std::vector<float> all = program.logits();
    const auto rows = static_cast<std::size_t>(
        program.schedule().tensors[static_cast<std::size_t>(program.schedule().logits.value)].shape.n);
    all.resize(all.size() / rows * static_cast<std::size_t>(batch.count)); // without those of a larger program
    return all;
}

void StepRunner::setTracing(bool on)
{
    m_impl->tracing = on;
    m_impl->spans.clear();
}

void StepRunner::setWatch(StepWatch* watch)
{
    m_impl->watch = watch;
}

const std::vector<TraceSpan>& StepRunner::spans() const
{
    return m_impl->spans;
}

std::int64_t StepRunner::activationBytes() const
{
    return m_impl->arena.bytes();
}

bool StepRunner::addsUp() const
{
    return m_impl->gradientSums != nullptr;
}

} // namespace trainyard
