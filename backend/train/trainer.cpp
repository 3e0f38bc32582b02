// SPDX-License-Identifier: Apache-2.0
#include "backend/train/trainer.h"

#include "backend/base/clock.h"
#include "backend/base/logging.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/protocol/run_phase.h"
#include "backend/protocol/series.h"
#include "backend/train/record/run_failure.h"

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
          if (!writes())
              return;
          if (const auto* metrics = std::get_if<MetricsEvent>(&body); metrics && m_parts.search)
              m_parts.search->see(*metrics);
          m_parts.events.push(std::move(body));
      }),
      m_phases(steadyTime()), m_epochMark(steadyTime()), m_savedStep(m_info.savedAt > 0.0 ? m_loop.step : -1),
      m_savedClosed(m_loop.epochClosed)
{
    const HistogramSpec& histograms = parts.spec.monitoring.histograms;
    if (histograms.record)
        m_histograms.emplace(histograms, parts.network, parts.steps, parts.events, m_loop.step, m_total);
}

ExitCode Trainer::run()
{
    try {
        try {
            return loop();
        } catch (const Failure& failure) { // it was asked to stop while a large epoch was dealt
            if (failure.error().kind != ErrorKind::Cancelled || !m_parts.steps.decidesAlone() ||
                RunRequests::stop() == RunRequests::Origin::None)
                throw;
            return stop();
        }
    } catch (...) {
        try {
            if (m_parts.steps.decidesAlone()) // several would have to agree, and one of them has failed
                closeOpenEpoch();             // it was trained in full, whatever ended the run after it
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
    m_agreed = m_parts.steps.begin({epochsDone(), m_info.position() % m_info.stepsPerEpoch, m_info.stepsPerEpoch,
                                    [this] { return m_open && m_parts.beside->ready(); }});
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
            finishSteps();
            recordLastLoad();
            finishSearch();
            tellOfChance();
            save("end");
            m_parts.checkpoints.finish();
            reportProgress("training", true);
            return ExitCode::Completed;
        }
        m_parts.steps.look(m_agreed);
        if ((m_parts.steps.ahead() || m_agreed.ahead) &&
            (m_agreed.stop != RunRequests::Origin::None || m_agreed.checkpoint != RunRequests::Origin::None))
            takeStep(true);
        if (m_agreed.stop != RunRequests::Origin::None)
            return stop();
        if (m_agreed.checkpoint != RunRequests::Origin::None) {
            closeOpenEpoch();
            save(reasonName(m_agreed.checkpoint));
        }
        if (validatedBeside())
            closeOpenEpoch();
        takeStep();
    }
}

void Trainer::takeStep(bool alone)
{
    StepPlace place{m_loop.step, m_info.position()};
    place.traced = !m_parts.steps.ahead() && beginTrace();
    const std::int64_t next = place.position + 1;
    const bool last = next % m_info.stepsPerEpoch == 0 || m_loop.step + 1 >= m_total || stopsAt(next);
    place.mayRunAhead = !alone && !last && (!m_parts.trace || (m_parts.trace->idle() && m_agreed.trace.steps == 0)) &&
                        (!m_histograms || m_histograms->allowsAhead(m_loop.step + 1));
    if (m_histograms)
        m_histograms->beforeStep(m_loop.step + 1);
    if (const std::optional<StepTaken> taken = m_parts.steps.next(place, m_agreed)) {
        count(*taken);
        return;
    }
    const double now = steadyTime();
    if (m_phases.sinceReport(now) >= kResourceInterval)
        recordSecond(now);
    reportProgress("training");
}

void Trainer::count(const StepTaken& taken)
{
    m_learningRate = taken.learningRate;
    if (!taken.remark.empty())
        tell(taken.remark);
    m_phases.addInputWait(taken.inputWait);
    m_phases.addCompute(taken.compute, taken.metrics.samples);
    if (taken.rankWait)
        m_phases.addRankWait(*taken.rankWait);
    countSteps(taken);
    recordHistograms(taken);
    if (m_parts.trace && m_parts.trace->on())
        m_parts.steps.trace(*m_parts.trace, taken, m_loop.step);
}

void Trainer::recordHistograms(const StepTaken& taken)
{
    if (!m_histograms)
        return;
    const double start = steadyTime();
    const double seconds = (taken.end - taken.start) / static_cast<double>(std::max<std::int64_t>(1, taken.steps));
    if (m_histograms->afterStep(m_loop.step, m_info.epochs(), seconds))
        tracePhase("histograms", start);
}

void Trainer::countSteps(const StepTaken& taken)
{
    const BatchMetrics& metrics = taken.metrics;
    const double seconds = taken.end - taken.start;
    const std::int64_t epoch = epochsDone();
    m_pace.addStep(metrics.samples, seconds, taken.steps);
    if (m_parts.beside && m_parts.steps.computes()) {
        StepTimes& counted = m_open && !m_parts.beside->ready() ? m_stepsBeside : m_stepsAlone;
        counted.seconds += seconds;
        counted.steps += taken.steps;
    }
    m_loop.step += taken.steps;
    m_loop.samples += metrics.samples;
    m_loop.elapsed = m_elapsedBefore + (taken.end - m_elapsedStart);
    m_loop.epoch.lossSum += metrics.lossSum;
    m_loop.epoch.top1 += metrics.top1;
    m_loop.epoch.top5 += metrics.top5;
    m_loop.epoch.samples += metrics.samples;
    m_loop.epoch.seconds += taken.end - m_epochMark;
    m_epochMark = taken.end;
    m_loop.epochClosed = m_loop.epochClosed && epochsDone() == epoch;
    m_loop.open = m_parts.steps.open();

    recordStep(metrics, m_learningRate, taken.end);
    checkFinite(metrics);
    // A last one at an epoch's end, so that a short run has its throughput too.
    if (m_phases.sinceReport(taken.end) >= (m_loop.epochClosed ? kResourceInterval : kShortestInterval))
        recordSecond(taken.end);
    reportProgress("training");
}

void Trainer::finishSteps()
{
    m_parts.steps.finish(
        !m_loop.ended.empty(), [this](const StepTaken& taken) { count(taken); }, [this] { return m_loop.step; });
}

void Trainer::saveAfterFailure()
{
    if (!m_parts.steps.savesAfterFailure() || m_diverged || !std::isfinite(m_loop.epoch.lossSum))
        return;
    save("failure");
    m_parts.checkpoints.finish();
}

bool Trainer::beginTrace()
{
    if (m_agreed.trace.steps > 0)
        m_agreed.trace = m_parts.steps.shifted(m_agreed.trace);
    if (!m_parts.trace)
        return false;
    const bool before = m_parts.trace->on();
    m_parts.trace->request(m_agreed.trace);
    m_agreed.trace = {};
    const bool now = m_parts.trace->beginStep(m_loop.step + 1);
    if (now != before)
        m_parts.network.steps().setTracing(now);
    return now;
}

void Trainer::tracePhase(const char* phase, double start, TraceThread thread)
{
    if (m_parts.trace)
        m_parts.trace->span({thread, "phase", phase, start, steadyTime()});
}

MetricsRecorder::Position Trainer::position() const
{
    return {m_loop.step, m_loop.samples, m_info.epochs(), m_loop.elapsed};
}

void Trainer::recordStep(const BatchMetrics& metrics, double rate, double now)
{
    const double loss = perSample(metrics.lossSum, metrics.samples);
    MetricsRecorder::Values values{{series::kTrainLoss, loss},
                                   {series::kTrainTop1, perSample(metrics.top1, metrics.samples)},
                                   {series::kLearningRate, rate}};
    if (countsTop5())
        values.insert(values.end() - 1, {series::kTrainTop5, perSample(metrics.top5, metrics.samples)});
    m_recorder.addStep(position(), values, now);
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

void Trainer::addRanks(std::vector<std::pair<std::string, double>>& values, double now)
{
    for (auto& value : m_parts.steps.health(now))
        values.push_back(std::move(value));
    for (const Reason& what : m_parts.steps.stragglers(now)) {
        log(LogLevel::Warning, what.text());
        m_parts.events.push(MessageEvent{LogLevel::Warning, what});
    }
}

void Trainer::addOthersLoad(ResourceMonitor::Values& measured, double now)
{
    if (measured.empty())
        return;
    const auto [percent, bytes] = m_parts.steps.othersLoad(now);
    for (auto& [name, value] : measured)
        value += name == series::kCpuUtilization ? percent : name == series::kCpuMemory ? bytes : 0.0;
}

void Trainer::recordLastLoad()
{
    if (!writes())
        return;
    ResourceMonitor::Values measured = m_parts.resources.finish();
    if (measured.empty())
        return;
    addOthersLoad(measured, steadyTime());
    m_recorder.addSingle(position(), measured);
}

void Trainer::checkFinite(const BatchMetrics& metrics)
{
    if (std::isfinite(metrics.lossSum))
        return;
    if (m_training.onNonFinite == NonFinitePolicy::Stop)
        throwDiverged(std::isnan(metrics.lossSum) ? runReason("run.loss-nan") : runReason("run.loss-infinite"));
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

void Trainer::throwDiverged(Reason what)
{
    m_diverged = true;
    m_recorder.flush();
    throw RunFailure(ExitCode::Diverged,
                     errorWith(ErrorKind::BadInput, "train beyond step", std::to_string(m_loop.step),
                               runReason("run.diverged", std::move(what))));
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
    m_parts.steps.saved(info.loop.step);
    m_phases.addCheckpoint(steadyTime() - start);
    tracePhase("checkpoint", start);
}

StateSnapshot Trainer::snapshot()
{
    StateSnapshot state = m_parts.checkpoints.spare();
    m_parts.network.state().copyTo(state);
    return state;
}

RunRequests::Origin Trainer::stopOrigin() const
{
    return m_agreed.stop != RunRequests::Origin::None ? m_agreed.stop : RunRequests::stop();
}

ExitCode Trainer::stop()
{
    closeOpenEpoch();
    finishSteps();
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
    m_parts.events.push(progress(phase, now));
}

void Trainer::reportKernels(int done, int total)
{
    if (!writes())
        return;
    ProgressEvent event = progress(kKernelsPhase, steadyTime());
    event.phaseDone = done;
    event.phaseTotal = total;
    m_parts.events.push(std::move(event));
    m_lastProgress = 0.0; // what goes on after that is told at once
}

ProgressEvent Trainer::progress(std::string_view phase, double now) const
{
    return {m_loop.step,
            m_total,
            m_info.epochs(),
            m_training.epochs,
            m_pace.samplesPerSecond(),
            m_learningRate,
            m_elapsedBefore + (now - m_elapsedStart),
            m_pace.remaining(m_total - m_loop.step, validationsLeft()),
            std::string(phase)};
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
