// SPDX-License-Identifier: Apache-2.0
#include "backend/train/trainer.h"

#include "backend/base/clock.h"
#include "backend/base/logging.h"
#include "backend/protocol/learning_rate.h"
#include "backend/protocol/series.h"
#include "backend/train/run_failure.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace trainyard {
namespace {

constexpr double kProgressInterval = 0.25; // seconds
constexpr double kResourceInterval = 1.0;
constexpr double kShortestInterval = 0.05;

double share(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : std::numeric_limits<double>::quiet_NaN();
}

double meanLoss(double sum, std::int64_t samples)
{
    return samples > 0 ? sum / static_cast<double>(samples) : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

Trainer::Trainer(const Parts& parts, CheckpointInfo info, double elapsedStart)
    : m_parts(parts), m_training(parts.spec.training), m_info(std::move(info)), m_loop(m_info.loop),
      m_total(m_info.stepsPerEpoch * parts.spec.training.epochs), m_elapsedBefore(m_info.loop.elapsed),
      m_elapsedStart(elapsedStart), m_recorder([this](EventBody body) { m_parts.events.push(std::move(body)); }),
      m_phases(steadyTime()), m_epochMark(steadyTime()), m_savedStep(m_info.savedAt > 0.0 ? m_loop.step : -1),
      m_savedClosed(m_loop.epochClosed)
{
}

ExitCode Trainer::run()
{
    m_epochMark = steadyTime();
    m_phases = PhaseClock(m_epochMark);
    m_parts.loader.start(epochsDone(), m_loop.step % m_info.stepsPerEpoch);
    for (;;) {
        checkWriters();
        if (!m_loop.epochClosed && !closeEpoch())
            return stop();
        if (m_loop.step >= m_total || !m_loop.ended.empty()) {
            save("end");
            m_parts.checkpoints.finish();
            reportProgress("training", true);
            return ExitCode::Completed;
        }
        if (RunRequests::stop() != RunRequests::Origin::None)
            return stop();
        if (const RunRequests::Origin origin = RunRequests::takeCheckpoint(); origin != RunRequests::Origin::None)
            save(reasonName(origin));
        trainStep();
    }
}

void Trainer::trainStep()
{
    const double start = steadyTime();
    const LoadedBatch batch = m_parts.loader.next();
    if (batch.epoch != epochsDone() || batch.indexInEpoch != m_loop.step % m_info.stepsPerEpoch)
        throw Failure(ErrorKind::Internal, "train", "step " + std::to_string(m_loop.step + 1),
                      "the loader delivered another batch than this step's");
    const double loaded = steadyTime();
    m_learningRate = learningRate(m_training.learningRate, m_training.epochs, m_info.stepsPerEpoch, m_loop.step);
    const BatchMetrics metrics =
        m_parts.network.trainStep({batch.images, batch.labels, batch.count}, m_learningRate, m_loop.step);
    const double now = steadyTime();

    m_phases.addInputWait(loaded - start);
    m_phases.addCompute(now - loaded, batch.count);
    m_pace.addStep(batch.count, now - start);
    ++m_loop.step;
    m_loop.samples += batch.count;
    m_loop.elapsed = m_elapsedBefore + (now - m_elapsedStart);
    m_loop.epoch.lossSum += metrics.lossSum;
    m_loop.epoch.top1 += metrics.top1;
    m_loop.epoch.top5 += metrics.top5;
    m_loop.epoch.samples += metrics.samples;
    m_loop.epoch.seconds += now - m_epochMark;
    m_epochMark = now;
    m_loop.epochClosed = m_loop.step % m_info.stepsPerEpoch != 0;

    recordStep(metrics, m_learningRate, now);
    checkFinite(metrics);
    // A last one at an epoch's end, so that a short run has its throughput too.
    if (m_phases.sinceReport(now) >= (m_loop.epochClosed ? kResourceInterval : kShortestInterval))
        recordSecond(now);
    reportProgress("training");
}

MetricsRecorder::Position Trainer::position() const
{
    return {m_loop.step, m_loop.samples, m_info.epochs(), m_loop.elapsed};
}

void Trainer::recordStep(const BatchMetrics& metrics, double rate, double now)
{
    const double loss = meanLoss(metrics.lossSum, metrics.samples);
    m_recorder.addStep(position(),
                       {{series::kTrainLoss, loss},
                        {series::kTrainTop1, share(metrics.top1, metrics.samples)},
                        {series::kTrainTop5, share(metrics.top5, metrics.samples)},
                        {series::kLearningRate, rate}},
                       now);
    setMetric(series::kTrainLoss, loss);
}

void Trainer::recordSecond(double now)
{
    auto values = m_phases.report(now);
    for (auto& value : m_parts.resources.take())
        values.push_back(std::move(value));
    m_recorder.addSingle(position(), values);
}

void Trainer::checkFinite(const BatchMetrics& metrics)
{
    if (std::isfinite(metrics.lossSum))
        return;
    const std::string what = std::isnan(metrics.lossSum) ? "not a number" : "infinite";
    if (m_training.onNonFinite == NonFinitePolicy::Stop) {
        m_recorder.flush();
        throw RunFailure(ExitCode::Diverged,
                         {ErrorKind::BadInput, "train beyond", "step " + std::to_string(m_loop.step),
                          "the training loss became " + what,
                          "Lower the learning rate or add warm-up epochs, then start the run again."});
    }
    if (!m_toldNonFinite) {
        m_toldNonFinite = true;
        const std::string text = "The training loss became " + what + " at step " + std::to_string(m_loop.step)
            + "; training goes on because the spec says so.";
        log(LogLevel::Warning, text);
        m_parts.events.push(MessageEvent{LogLevel::Warning, text});
    }
}

bool Trainer::validationDue(std::int64_t epoch) const
{
    return epoch % m_training.validateEveryEpochs == 0 || epoch == m_training.epochs;
}

std::int64_t Trainer::validationsLeft() const
{
    const std::int64_t every = m_training.validateEveryEpochs;
    const std::int64_t all = (m_training.epochs + every - 1) / every; // the last epoch always counts
    return std::max<std::int64_t>(0, all - epochsDone() / every);
}

bool Trainer::closeEpoch()
{
    const std::int64_t epoch = epochsDone();
    std::optional<BatchMetrics> validation;
    if (validationDue(epoch) && m_parts.validation.samples() > 0) {
        const double start = steadyTime();
        reportProgress("validation", true);
        validation = m_parts.validation.run(m_parts.network, [this] {
            reportProgress("validation");
            return RunRequests::stop() == RunRequests::Origin::None;
        });
        if (!validation)
            return false;
        const double seconds = steadyTime() - start;
        m_phases.addValidation(seconds);
        m_pace.addValidation(seconds);
    }
    m_loop.elapsed = m_elapsedBefore + (steadyTime() - m_elapsedStart);
    const bool best = judge(recordEpoch(validation));
    m_loop.epoch = {};
    m_loop.epochClosed = true;
    m_epochMark = steadyTime();
    const int every = m_training.checkpointEveryEpochs;
    const bool last = m_loop.step >= m_total || !m_loop.ended.empty();
    if (last)
        save("end", best);
    else if (every > 0 && epoch % every == 0)
        save("epoch", best);
    else if (best)
        save("", true);
    return true;
}

bool Trainer::judge(const EpochValues& values)
{
    const EarlyStoppingSpec& early = m_training.earlyStopping;
    if (const std::optional<double> value = values.of(early.series)) {
        m_loop.early.take(early.series, *value, m_loop.step, early.minDelta);
        if (m_loop.early.since >= early.patience && m_loop.step < m_total)
            m_loop.ended = earlyStopText(early, m_loop.early, m_info.stepsPerEpoch);
    }
    const TargetSpec& target = m_training.target;
    const std::optional<double> towards = values.of(target.series);
    if (towards && m_loop.targetSeconds < 0.0 && reached(target, *towards)) {
        m_loop.targetSeconds = m_loop.elapsed;
        setMetric(series::kTimeToTarget, m_loop.elapsed);
        m_recorder.addSingle(position(), {{series::kTimeToTarget, m_loop.elapsed}});
        m_loop.ended = targetText(target, *towards);
    }
    if (!m_loop.ended.empty())
        tell("Training ends after epoch " + std::to_string(epochsDone()) + " of " + std::to_string(m_training.epochs)
             + ": " + m_loop.ended + ".");
    const std::optional<double> candidate = values.of(m_training.bestCheckpoint);
    return candidate && m_loop.best.take(m_training.bestCheckpoint, *candidate, m_loop.step);
}

void Trainer::tell(const std::string& text)
{
    log(LogLevel::Info, text);
    m_parts.events.push(MessageEvent{LogLevel::Info, text});
}

EpochValues Trainer::recordEpoch(const std::optional<BatchMetrics>& validation)
{
    const EpochSums& sums = m_loop.epoch;
    const double trainLoss = meanLoss(sums.lossSum, sums.samples);
    const double trainTop1 = share(sums.top1, sums.samples);
    EpochValues watched;
    watched.trainLoss = trainLoss;
    watched.trainTop1 = trainTop1;
    std::vector<std::pair<std::string, double>> values{{series::kEpochTrainLoss, trainLoss},
                                                       {series::kEpochTrainTop1, trainTop1},
                                                       {series::kEpochSeconds, sums.seconds}};
    char line[240];
    int length = std::snprintf(line, sizeof line, "Epoch %lld of %d: training loss %.4f, top-1 %.2f %%",
                               static_cast<long long>(epochsDone()), m_training.epochs, trainLoss, 100.0 * trainTop1);
    setMetric(series::kEpochTrainLoss, trainLoss);
    setMetric(series::kEpochTrainTop1, trainTop1);
    if (validation) {
        const double loss = meanLoss(validation->lossSum, validation->samples);
        const double top1 = share(validation->top1, validation->samples);
        const double top5 = share(validation->top5, validation->samples);
        values.insert(values.end(), {{series::kValLoss, loss}, {series::kValTop1, top1}, {series::kValTop5, top5}});
        length += std::snprintf(line + length, sizeof line - static_cast<std::size_t>(length),
                                "; validation loss %.4f, top-1 %.2f %%", loss, 100.0 * top1);
        setMetric(series::kValLoss, loss);
        setMetric(series::kValTop1, top1);
        setMetric(series::kValTop5, top5);
        watched.valLoss = loss;
        watched.valTop1 = top1;
        watched.valTop5 = top5;
    }
    std::snprintf(line + length, sizeof line - static_cast<std::size_t>(length), "; %.1f s", sums.seconds);
    log(LogLevel::Info, line);
    m_recorder.addSingle(position(), values);
    return watched;
}

void Trainer::save(const char* reason, bool best)
{
    if (m_savedStep == m_loop.step && m_savedClosed == m_loop.epochClosed && !best)
        return; // asked for at the very step of the one before
    const double start = steadyTime();
    m_recorder.flush();
    m_loop.elapsed = m_elapsedBefore + (start - m_elapsedStart);
    Checkpoint checkpoint{m_info, m_parts.network.state()};
    checkpoint.info.savedAt = unixTime();
    m_parts.checkpoints.submit(std::move(checkpoint), reason, best);
    if (*reason != '\0') {
        m_savedStep = m_loop.step;
        m_savedClosed = m_loop.epochClosed;
    }
    m_phases.addCheckpoint(steadyTime() - start);
}

ExitCode Trainer::stop()
{
    reportProgress("checkpoint", true);
    save(reasonName(RunRequests::stop()));
    m_parts.checkpoints.finish();
    return ExitCode::Stopped;
}

void Trainer::reportProgress(const char* phase, bool force)
{
    const double now = steadyTime();
    if (!force && now - m_lastProgress < kProgressInterval)
        return;
    m_lastProgress = now;
    m_parts.events.push(ProgressEvent{m_loop.step, m_total, m_info.epochs(), m_training.epochs,
                                      m_pace.samplesPerSecond(), m_learningRate,
                                      m_elapsedBefore + (now - m_elapsedStart),
                                      m_pace.remaining(m_total - m_loop.step, validationsLeft()), phase});
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
