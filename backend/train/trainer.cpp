// SPDX-License-Identifier: Apache-2.0
#include "backend/train/trainer.h"

#include "backend/base/clock.h"
#include "backend/base/logging.h"
#include "backend/protocol/learning_rate.h"
#include "backend/protocol/reasons_training.h"
#include "backend/protocol/series.h"
#include "backend/train/loaded_batch.h"
#include "backend/train/run_failure.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace trainyard {
namespace {

constexpr double kProgressInterval = 0.25; // seconds
constexpr double kResourceInterval = 1.0;
constexpr double kShortestInterval = 0.05;

} // namespace

Trainer::Trainer(const Parts& parts, CheckpointInfo info, double elapsedStart)
    : m_parts(parts), m_training(parts.spec.training), m_info(std::move(info)), m_loop(m_info.loop),
      m_total(m_info.stepsPerEpoch * parts.spec.training.epochs + m_info.loop.offset),
      m_elapsedBefore(m_info.loop.elapsed), m_elapsedStart(elapsedStart), m_recorder([this](EventBody body) {
          if (writes())
              m_parts.events.push(std::move(body));
      }),
      m_phases(steadyTime()), m_slow(parts.ranks.rank()), m_epochMark(steadyTime()),
      m_savedStep(m_info.savedAt > 0.0 ? m_loop.step : -1), m_savedClosed(m_loop.epochClosed)
{
    if (!m_parts.ranks.alone() && m_parts.spec.distribution.bucketMiB == 0.0)
        m_buckets.emplace(m_parts.network.parameterCount() * static_cast<std::int64_t>(sizeof(float)));
}

ExitCode Trainer::run()
{
    try {
        return loop();
    } catch (...) {
        try {
            if (m_parts.ranks.alone()) // several would have to agree, and one of them has failed
                closeOpenEpoch();      // it was trained in full, whatever ended the run after it
            saveAfterFailure();
        } catch (const std::exception& failure) {
            log(LogLevel::Error, failure.what());
        }
        throw;
    }
}

ExitCode Trainer::loop()
{
    m_epochMark = steadyTime();
    m_phases = PhaseClock(m_epochMark);
    m_stepMark = m_epochMark;
    if (!m_parts.master)
        m_parts.loader.start(epochsDone(), m_info.position() % m_info.stepsPerEpoch);
    m_agreed = m_parts.ranks.agree({});
    if (m_parts.pruning && !m_parts.pruning->changesAt(m_info.position()))
        recordMask();
    for (;;) {
        checkWriters();
        changeMask();
        if (!m_loop.epochClosed && !closeEpoch())
            return stop();
        keepPoint();
        if (m_loop.step >= m_total || !m_loop.ended.empty()) {
            measureLine();
            dismissWorkers();
            save("end");
            m_parts.checkpoints.finish();
            reportProgress("training", true);
            return ExitCode::Completed;
        }
        if (m_parts.ranks.alone())
            m_agreed = m_parts.ranks.agree({});
        if (m_ahead && (m_agreed.stop != RunRequests::Origin::None || m_agreed.checkpoint != RunRequests::Origin::None))
            trainStep(true);
        if (m_agreed.stop != RunRequests::Origin::None)
            return stop();
        if (m_agreed.checkpoint != RunRequests::Origin::None) {
            closeOpenEpoch();
            save(reasonName(m_agreed.checkpoint));
        }
        if (validatedBeside())
            closeOpenEpoch();
        if (m_parts.master)
            takeStep();
        else
            trainStep();
    }
}

Trainer::LoadedStep Trainer::loadStep(std::int64_t ahead)
{
    LoadedStep step;
    step.start = steadyTime();
    step.batch = m_parts.loader.next();
    const std::int64_t position = m_info.position() + ahead;
    if (step.batch.epoch != position / m_info.stepsPerEpoch ||
        step.batch.indexInEpoch != position % m_info.stepsPerEpoch)
        throw Failure(ErrorKind::Internal, "train", "step " + std::to_string(m_loop.step + ahead + 1),
                      "the loader delivered another batch than this step's");
    step.loaded = steadyTime();
    step.rate = learningRate(m_parts.rate, m_training.epochs, m_info.stepsPerEpoch, position);
    return step;
}

BatchMetrics Trainer::computeAhead(LoadedStep& step, bool enqueued, bool alone)
{
    constexpr double kWaited = 2e-5;
    Network& network = m_parts.network;
    if (!enqueued)
        network.enqueueStep(asBatch(step.batch), step.rate, m_loop.step);
    const bool last = (m_info.position() + 1) % m_info.stepsPerEpoch == 0 || m_loop.step + 1 >= m_total ||
                      stopsAt(m_info.position() + 1);
    if (!alone && !last && (!m_parts.trace || m_parts.trace->idle())) {
        LoadedStep next = loadStep(1);
        if (network.stepsAhead(asBatch(next.batch))) {
            network.enqueueStep(asBatch(next.batch), next.rate, m_loop.step + 1);
            m_ahead = next;
        } else {
            throw Failure(ErrorKind::Internal, "train", "step " + std::to_string(m_loop.step + 2),
                          "it cannot follow the step before");
        }
    }
    const double asked = steadyTime();
    const BatchMetrics metrics = network.finishStep();
    // While the device was busy, nobody waited for the input.
    if (m_ahead && steadyTime() - asked > kWaited)
        m_ahead->loaded = m_ahead->start;
    return metrics;
}

void Trainer::trainStep(bool alone)
{
    const bool enqueued = m_ahead.has_value();
    const bool traced = !enqueued && beginTrace();
    const double begun = steadyTime();
    LoadedStep step = enqueued ? *std::exchange(m_ahead, std::nullopt) : loadStep(0);
    m_learningRate = step.rate;
    // Of a step that was enqueued before, the time since the last one was counted is its own.
    const double start = enqueued ? begun : step.start;
    const double loaded = enqueued ? begun + (step.loaded - step.start) : step.loaded;
    RankReport report;
    m_slow.begin();
    report.metrics = enqueued || (!traced && m_parts.ranks.alone() && m_parts.network.stepsAhead(asBatch(step.batch)))
                         ? computeAhead(step, enqueued, alone)
                         : m_parts.network.trainStep(asBatch(step.batch), m_learningRate, m_loop.step);
    m_slow.end();
    const double computed = steadyTime();
    const double summing = m_parts.network.rankTimes().waited;
    report.inputWait = loaded - start;
    report.compute = computed - loaded - summing;
    report.reduceWait = summing;
    if (!m_parts.ranks.alone()) {
        report.load = m_load.look();
        report.validated = m_open && m_parts.beside->ready();
        m_agreed = m_parts.ranks.agree(report);
        tuneBuckets();
    }
    const BatchMetrics metrics = m_parts.ranks.alone() ? report.metrics : m_agreed.metrics;
    const double now = steadyTime();

    m_phases.addInputWait(report.inputWait);
    m_phases.addCompute(report.compute, metrics.samples);
    if (!m_parts.ranks.alone())
        m_phases.addRankWait(summing + now - computed);
    m_health.add(m_agreed.reports);
    countSteps(metrics, 1, start, now);
    if (traced)
        traceStep(start, loaded, computed, now);
}

void Trainer::countSteps(const BatchMetrics& metrics, std::int64_t steps, double start, double now)
{
    const std::int64_t epoch = epochsDone();
    m_pace.addStep(metrics.samples, now - start, steps);
    if (m_parts.beside && !m_parts.master) {
        StepsTaken& taken = m_open && !m_parts.beside->ready() ? m_stepsBeside : m_stepsAlone;
        taken.seconds += now - start;
        taken.steps += steps;
    }
    m_loop.step += steps;
    m_loop.samples += metrics.samples;
    m_loop.elapsed = m_elapsedBefore + (now - m_elapsedStart);
    m_loop.epoch.lossSum += metrics.lossSum;
    m_loop.epoch.top1 += metrics.top1;
    m_loop.epoch.top5 += metrics.top5;
    m_loop.epoch.samples += metrics.samples;
    m_loop.epoch.seconds += now - m_epochMark;
    m_epochMark = now;
    m_loop.epochClosed = m_loop.epochClosed && epochsDone() == epoch;
    if (m_parts.master)
        m_loop.open = m_parts.master->open();

    recordStep(metrics, m_learningRate, now);
    checkFinite(metrics);
    // A last one at an epoch's end, so that a short run has its throughput too.
    if (m_phases.sinceReport(now) >= (m_loop.epochClosed ? kResourceInterval : kShortestInterval))
        recordSecond(now);
    reportProgress("training");
}

bool Trainer::beginTrace()
{
    if (!m_parts.trace)
        return false;
    const bool before = m_parts.trace->on();
    m_parts.trace->request(m_agreed.trace);
    m_agreed.trace = {};
    const bool now = m_parts.trace->beginStep(m_loop.step + 1);
    if (now != before)
        m_parts.network.setTracing(now);
    return now;
}

void Trainer::traceStep(double start, double loaded, double computed, double agreed)
{
    const double end = steadyTime();
    StepTrace& trace = *m_parts.trace;
    trace.span({TraceThread::Training, "step", "step", start, end, "step", m_loop.step});
    trace.span({TraceThread::Training, "phase", "input wait", start, loaded});
    for (const TraceSpan& span : m_parts.network.spans())
        trace.span(span);
    if (!m_parts.ranks.alone())
        trace.span({TraceThread::Training, "phase", "wait for ranks", computed, agreed});
    trace.span({TraceThread::Training, "phase", "record", agreed, end});
}

void Trainer::tracePhase(const char* phase, double start, TraceThread thread)
{
    if (m_parts.trace)
        m_parts.trace->span({thread, "phase", phase, start, steadyTime()});
}

void Trainer::tuneBuckets()
{
    if (!m_buckets || m_buckets->decided())
        return;
    double slowest = 0.0; // the same number on every rank, so all of them decide alike
    for (const RankReport& report : m_agreed.reports)
        slowest = std::max(slowest, report.compute + report.reduceWait);
    const bool decided = m_buckets->take(slowest);
    m_parts.network.setBucketBytes(m_buckets->bucketBytes());
    if (decided)
        tell("Gradients are summed in buckets of " + std::to_string((m_buckets->bucketBytes() + 512) / 1024) +
             " KiB, the best of those tried.");
}

MetricsRecorder::Position Trainer::position() const
{
    return {m_loop.step, m_loop.samples, m_info.epochs(), m_loop.elapsed};
}

void Trainer::recordStep(const BatchMetrics& metrics, double rate, double now)
{
    const double loss = perSample(metrics.lossSum, metrics.samples);
    m_recorder.addStep(position(),
                       {{series::kTrainLoss, loss},
                        {series::kTrainTop1, perSample(metrics.top1, metrics.samples)},
                        {series::kTrainTop5, perSample(metrics.top5, metrics.samples)},
                        {series::kLearningRate, rate}},
                       now);
    setMetric(series::kTrainLoss, loss);
}

void Trainer::recordSecond(double now)
{
    if (!writes())
        return;
    const double waited = m_phases.inputWait();
    const double seconds = m_phases.sinceReport(now);
    auto values = m_phases.report(now);
    addRanks(values, now);
    ResourceMonitor::Values measured = m_parts.resources.take();
    addOthersLoad(measured, now);
    for (auto& value : measured)
        values.push_back(std::move(value));
    m_recorder.addSingle(position(), values);
    for (const GpuNotice& notice : m_parts.resources.takeNotices()) {
        const LogLevel level = notice.warns() ? LogLevel::Warning : LogLevel::Info;
        const Reason reason = reasonOf(notice);
        log(level, reason.text());
        m_parts.events.push(MessageEvent{level, reason});
    }
    if (!m_parts.input)
        return;
    if (const std::optional<InputNotice> notice = m_parts.input->look(seconds, waited, m_parts.loader.takeTimes())) {
        const Reason reason = reasonOf(*notice);
        log(LogLevel::Warning, reason.text());
        m_parts.events.push(MessageEvent{LogLevel::Warning, reason});
    }
}

void Trainer::checkFinite(const BatchMetrics& metrics)
{
    if (std::isfinite(metrics.lossSum))
        return;
    const std::string what = std::isnan(metrics.lossSum) ? "not a number" : "infinite";
    if (m_training.onNonFinite == NonFinitePolicy::Stop)
        throwDiverged("the training loss became " + what);
    if (!m_toldNonFinite) {
        m_toldNonFinite = true;
        const Reason reason = trainingReason("training.loss-not-finite",
                                             std::isnan(metrics.lossSum) ? trainingReason("training.not-a-number")
                                                                         : trainingReason("training.infinite"),
                                             m_loop.step);
        log(LogLevel::Warning, reason.text());
        m_parts.events.push(MessageEvent{LogLevel::Warning, reason});
    }
}

void Trainer::throwDiverged(const std::string& what)
{
    m_diverged = true;
    m_recorder.flush();
    throw RunFailure(ExitCode::Diverged,
                     {ErrorKind::BadInput, "train beyond", "step " + std::to_string(m_loop.step), what,
                      "Lower the learning rate or add warm-up epochs, then start the run again."});
}

void Trainer::save(const char* reason)
{
    m_loop.elapsed = m_elapsedBefore + (steadyTime() - m_elapsedStart);
    save(reason, false, m_info);
}

void Trainer::save(const char* reason, bool best, const CheckpointInfo& info, std::optional<StateSnapshot> state)
{
    if (!writes())
        return;
    if (m_savedStep == info.loop.step && m_savedClosed == info.loop.epochClosed && !best)
        return; // asked for at the very step of the one before
    const double start = steadyTime();
    m_recorder.flush();
    CheckpointInfo saved = info;
    saved.savedAt = unixTime();
    m_parts.checkpoints.submit(std::move(saved), state ? std::move(*state) : snapshot(), reason, best);
    if (*reason != '\0') {
        m_savedStep = info.loop.step;
        m_savedClosed = info.loop.epochClosed;
    }
    if (m_parts.master)
        m_parts.master->saved(info.loop.step);
    m_phases.addCheckpoint(steadyTime() - start);
    tracePhase("checkpoint", start);
}

StateSnapshot Trainer::snapshot()
{
    StateSnapshot state = m_parts.checkpoints.spare();
    m_parts.network.copyState(state);
    return state;
}

RunRequests::Origin Trainer::stopOrigin() const
{
    return m_agreed.stop != RunRequests::Origin::None ? m_agreed.stop : RunRequests::stop();
}

ExitCode Trainer::stop()
{
    closeOpenEpoch();
    dismissWorkers();
    reportProgress("checkpoint", true);
    save(reasonName(stopOrigin()));
    m_parts.checkpoints.finish();
    return ExitCode::Stopped;
}

void Trainer::reportProgress(const char* phase, bool force)
{
    const double now = steadyTime();
    if (!writes() || (!force && now - m_lastProgress < kProgressInterval))
        return;
    m_lastProgress = now;
    m_parts.events.push(ProgressEvent{
        m_loop.step, m_total, m_info.epochs(), m_training.epochs, m_pace.samplesPerSecond(), m_learningRate,
        m_elapsedBefore + (now - m_elapsedStart), m_pace.remaining(m_total - m_loop.step, validationsLeft()), phase});
}

void Trainer::checkWriters() const
{
    for (const std::optional<Error>& error : {m_parts.events.failure(), m_parts.checkpoints.failure()})
        if (error)
            throw Failure(*error);
}

void Trainer::setMetric(const char* name, double value)
{
    const auto found = std::find_if(m_loop.metrics.begin(), m_loop.metrics.end(),
                                    [name](const auto& metric) { return metric.first == name; });
    if (found == m_loop.metrics.end())
        m_loop.metrics.emplace_back(name, value);
    else
        found->second = value;
}

} // namespace trainyard
