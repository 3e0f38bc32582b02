// SPDX-License-Identifier: Apache-2.0
#include "backend/train/async/async_worker.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/distributed/group_communicator.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"

#include <algorithm>

namespace trainyard {
namespace {

template <typename Value>
void broadcastValue(Communicator& group, Value& value)
{
    if (group.size() > 1)
        group.broadcast(std::as_writable_bytes(std::span(&value, 1)), 0);
}

} // namespace

AsyncWorker::AsyncWorker(const AsyncRun& run, Loader& loader, const OwnBegin& begins, StepTrace* trace)
    : m_run(run), m_loader(loader), m_trace(trace), m_begins(begins),
      m_group(run.layout.groupSize > 1
                  ? makeGroupCommunicator(run.world, run.layout.groupOf(run.layout.workerOf(run.world.rank())))
                  : makeSingleCommunicator()),
      m_worker(run.layout.workerOf(run.world.rank())), m_master(run.layout.masterOf(run.world.rank())),
      m_link(run.world, m_master, masterPatience(run)), m_slow(run.world.rank()),
      m_energy(run.spec.distribution.gemKappa, run.spec.distribution.gemMomentum),
      m_state(begins.runDirectory, run.spec.id, run.world.rank(), run.spec.distribution.mode),
      m_processorSeconds(processorSeconds())
{
    restore();
    if (m_group.size() > 1) {
        ReducerOptions options;
        options.order = SumOrder::Ranks;
        m_run.network.ranks().join(m_group.communicator(), options);
    }
}

AsyncWorker::~AsyncWorker() = default;

void AsyncWorker::restore()
{
    Reason why;
    if (leads() && m_begins.step > 0)
        if (const std::optional<std::int64_t> updates = m_state.load(m_begins.step, m_run.network, m_energy, why)) {
            m_updates = *updates;
            m_restored = true;
        }
    if (!why.empty() && m_begins.tell)
        m_begins.tell(trainingReason("training.worker-state", why));
    broadcastValue(m_group.communicator(), m_updates); // RankStep::join() shares the rest
    broadcastValue(m_group.communicator(), m_restored);
}

void AsyncWorker::save(std::int64_t step)
{
    if (leads())
        m_state.save(step, m_updates, m_run.network, m_energy);
}

int AsyncWorker::run()
{
    exchange(); // asks for weights and the first batches
    while (!m_leaves) {
        if (exchangeDue())
            exchange();
        else
            computeBatch();
    }
    RunEnd end = leads() ? m_link.waitForEnd() : RunEnd();
    broadcastValue(m_group.communicator(), end);
    if (end.code == static_cast<std::int64_t>(ExitCode::Stopped))
        save(end.step);
    return static_cast<int>(end.code);
}

bool AsyncWorker::exchangeDue()
{
    bool due = false;
    if (leads())
        due = m_queue.empty() || m_report.batches >= m_run.spec.distribution.syncEvery || m_link.hurried();
    broadcastValue(m_group.communicator(), due);
    return due;
}

bool AsyncWorker::beginTrace(std::int64_t step)
{
    if (!m_trace)
        return false;
    const bool before = m_trace->on(), now = m_trace->beginStep(step);
    if (now != before)
        m_run.network.steps().setTracing(now);
    return now;
}

void AsyncWorker::computeBatch()
{
    const std::int64_t number = m_queue.front();
    m_queue.pop_front();
    const bool traced = beginTrace(number + 1);
    const double start = steadyTime();
    const Batch batch = m_loader.next();
    if (batch.epoch * m_run.stepsPerEpoch + batch.indexInEpoch != number)
        throw Failure(ErrorKind::Internal, "train the batch", std::to_string(number), runReason("run.other-batch"));
    const double loaded = steadyTime();
    m_slow.begin();
    const bool follows = m_run.mode() == DistributionMode::Gem || m_run.mode() == DistributionMode::Downpour;
    if (follows && m_report.batches > 0 && !m_run.network.state().pruned()) // pruned weights would not stay zero
        m_run.network.ranks().follow(m_lastRate);
    const BatchMetrics mine = m_run.network.steps().computeGradients(batch, number);
    if (follows)
        m_run.network.ranks().unscaleGradients();
    m_lastRate = m_run.rateOf(number);
    keepGradients(m_lastRate);
    m_slow.end();
    const BatchMetrics metrics = m_group.sum(mine);
    m_done.push_back(number);
    ++m_report.batches;
    m_report.samples += metrics.samples;
    m_report.lossSum += metrics.lossSum;
    m_report.top1 += metrics.top1;
    m_report.top5 += metrics.top5;
    m_report.inputWait += loaded - start;
    const double end = steadyTime();
    m_report.compute += end - loaded;
    if (!traced)
        return;
    m_trace->span({TraceThread::Training, "step", "step", start, end, "step", number + 1});
    m_trace->span({TraceThread::Training, "phase", "input wait", start, loaded});
    for (const TraceSpan& span : m_run.network.steps().spans())
        m_trace->span(span);
}

void AsyncWorker::keepGradients(double rate)
{
    if (m_run.mode() == DistributionMode::Easgd) {
        m_run.network.steps().update(rate, m_updates++);
        return;
    }
    if (m_run.mode() == DistributionMode::Downpour && m_run.spec.distribution.syncEvery == 1)
        return; // sent as they lie
    const std::span<float> gradients = m_run.network.ranks().values({.gradients = true}).gradients;
    const bool first = m_report.batches == 0;
    if (m_run.mode() == DistributionMode::Downpour) {
        if (first)
            m_sums.assign(gradients.begin(), gradients.end());
        else
            addScaled(m_sums, gradients, 1.0f);
        return;
    }
    if (first)
        m_sums.assign(gradients.size(), 0.0f);
    addScaled(m_sums, gradients, static_cast<float>(-rate));
}

std::span<const float> AsyncWorker::valuesToSend()
{
    switch (m_run.mode()) {
    case DistributionMode::Easgd: return m_run.network.ranks().values({.weights = true}).weights;
    case DistributionMode::Gem:
        m_energy.match(m_sums);
        m_run.network.state().zeroPruned(m_sums);
        return m_sums;
    default: break;
    }
    if (m_run.spec.distribution.syncEvery == 1)
        return m_run.network.ranks().values({.gradients = true}).gradients;
    for (float& sum : m_sums)
        sum /= static_cast<float>(m_report.batches);
    return m_sums;
}

ProcessLoad AsyncWorker::load()
{
    const ProcessLoad own = m_load.look();
    if (m_group.size() == 1)
        return own;
    std::vector<ProcessLoad> all(static_cast<std::size_t>(m_group.size()));
    m_group.communicator().allGather(std::as_bytes(std::span(&own, 1)), std::as_writable_bytes(std::span(all)));
    ProcessLoad sum;
    for (const ProcessLoad& one : all) {
        sum.processorSeconds += one.processorSeconds;
        sum.memory += one.memory;
    }
    return sum;
}

void AsyncWorker::exchange()
{
    const double now = steadyTime();
    const ProcessLoad loaded = load();
    std::vector<std::byte> shared; // for the other ranks of this worker
    if (leads()) {
        Exchange sent;
        sent.version = m_version;
        sent.last = m_link.hurried() ? 1 : 0;
        m_report.rank = m_run.world.rank();
        m_report.seconds = now - m_roundBegun;
        m_report.processorSeconds = loaded.processorSeconds - m_processorSeconds;
        m_report.memory = loaded.memory;
        if (m_report.batches > 0) {
            sent.reports = {&m_report, 1};
            sent.done = m_done;
            sent.values = valuesToSend();
            sent.statistics = m_run.network.ranks().values({.statistics = true}).statistics;
        }
        const RankMessage& message = m_link.exchange(sent);
        if (m_group.size() == 1)
            take(answerIn(message));
        else
            shared = message.bytes;
    }
    if (m_group.size() > 1) {
        std::int64_t length = static_cast<std::int64_t>(shared.size());
        broadcastValue(m_group.communicator(), length);
        shared.resize(static_cast<std::size_t>(length));
        m_group.communicator().broadcast(shared, 0);
        const RankMessage message{m_master, kAnswerTag, std::move(shared)};
        take(answerIn(message));
    }
    if (m_trace)
        m_trace->span({TraceThread::Training, "reduction", "exchange", now, steadyTime()});
    m_processorSeconds = loaded.processorSeconds;
    m_report = {};
    m_report.exchangeWait = m_link.waited();
    m_done.clear();
    m_roundBegun = now;
}

void AsyncWorker::take(const Answer& answer)
{
    const bool draws = m_run.mode() == DistributionMode::Easgd && m_started;
    const RankStep::Values values = m_run.network.ranks().values({draws, false, draws});
    m_leaves = answer.leave != 0;
    if (m_trace)
        m_trace->request(traceIn(answer));
    if (m_leaves)
        return;
    if (answer.values.size() != values.weights.size() || answer.statistics.size() != values.statistics.size())
        throw Failure(ErrorKind::Internal, "take the weights of rank", std::to_string(m_master),
                      runReason("run.weight-count"));
    m_version = answer.version;
    if (m_run.mode() == DistributionMode::Easgd && m_restored && !m_started) {
        // Nothing was exchanged yet: it goes on from where it was.
    } else if (draws) {
        drawTowards(values.weights, answer.values, m_run.alpha(m_master));
        drawTowards(values.statistics, answer.statistics, m_run.alpha(m_master));
        m_run.network.ranks().put(kModelValues);
    } else {
        std::copy(answer.values.begin(), answer.values.end(), values.weights.begin());
        std::copy(answer.statistics.begin(), answer.statistics.end(), values.statistics.begin());
        m_run.network.ranks().put(kModelValues);
    }
    if (m_run.mode() == DistributionMode::Gem)
        m_energy.centre(answer.values);
    m_started = true;
    if (answer.savedStep >= 0)
        save(answer.savedStep);
    for (const std::int64_t batch : answer.dealt) {
        m_queue.push_back(batch);
        m_loader.add(batch / m_run.stepsPerEpoch, batch % m_run.stepsPerEpoch);
    }
}

} // namespace trainyard
