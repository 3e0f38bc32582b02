// SPDX-License-Identifier: Apache-2.0
// What happens at an epoch's end: validation, records, decisions, checkpoint.
#include "backend/base/four_digits.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/train/trainer.h"

#include "backend/base/clock.h"
#include "backend/base/logging.h"
#include "backend/optim/optimizer.h"
#include "backend/protocol/series.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace trainyard {

bool Trainer::validationDue(std::int64_t epoch) const
{
    return epoch % m_training.validateEveryEpochs == 0 || epoch == m_training.epochs ||
           (m_parts.search && m_parts.search->judgesAt(epoch));
}

std::int64_t Trainer::validationsLeft() const
{
    const std::int64_t every = m_training.validateEveryEpochs;
    const std::int64_t all = (m_training.epochs + every - 1) / every; // the last epoch always counts
    return std::max<std::int64_t>(0, all - epochsDone() / every);
}

bool Trainer::closeEpoch()
{
    closeOpenEpoch();
    watchMask();
    std::optional<BatchMetrics> validation;
    if (validationDue(epochsDone()) && m_parts.validation.samples() > 0) {
        if (m_parts.beside && !mayEndHere()) {
            validateBeside();
            return true;
        }
        validation = validate();
        if (!validation)
            return false;
    }
    m_loop.elapsed = m_elapsedBefore + (steadyTime() - m_elapsedStart);
    const bool best = finishEpoch(validation);
    checkLastUpdate(validation);
    m_epochMark = steadyTime();
    saveEpoch(m_info, best);
    return true;
}

void Trainer::checkLastUpdate(const std::optional<BatchMetrics>& validation)
{
    if (m_training.onNonFinite != NonFinitePolicy::Stop || (m_loop.step < m_total && m_loop.ended.empty()))
        return;
    if (validation && !std::isfinite(validation->lossSum))
        throwDiverged(std::isnan(validation->lossSum) ? runReason("run.validation-nan")
                                                      : runReason("run.validation-infinite"));
    BatchMetrics sound; // summed, so that all ranks decide alike
    for (const NamedTensor& tensor : m_parts.network.state().tensors())
        if (!isOptimizerState(tensor.name) &&
            !std::all_of(tensor.values.begin(), tensor.values.end(), [](float value) { return std::isfinite(value); }))
            sound.lossSum = std::numeric_limits<double>::quiet_NaN();
    if (!std::isfinite(m_parts.steps.sum(sound).lossSum))
        throwDiverged(runReason("run.weights-not-finite"));
}

void Trainer::whileValidating()
{
    reportProgress("validation");
    m_parts.steps.stillHere();
}

std::optional<BatchMetrics> Trainer::validate()
{
    const double start = steadyTime();
    reportProgress("validation", true);
    const auto keepGoing = [this] {
        whileValidating();
        // Several ranks validate to the end: they agree on stopping at a step's border.
        return !m_parts.steps.decidesAlone() || RunRequests::stop() == RunRequests::Origin::None;
    };
    const std::optional<BatchMetrics> metrics = validateNow(keepGoing);
    const double seconds = steadyTime() - start;
    m_phases.addValidation(seconds);
    m_pace.addValidation(seconds);
    tracePhase("validation", start);
    return metrics;
}

std::optional<BatchMetrics> Trainer::validateNow(const std::function<bool()>& keepGoing)
{
    std::optional<BatchMetrics> metrics;
    if (m_parts.beside) {
        m_parts.beside->start(m_parts.network);
        metrics = m_parts.beside->take(keepGoing);
    } else {
        metrics = m_parts.validation.run(m_parts.network, keepGoing);
    }
    return metrics ? std::optional(m_parts.steps.sum(*metrics)) : std::nullopt;
}

bool Trainer::mayEndHere() const
{
    if (m_loop.step >= m_total)
        return true;
    if (m_parts.search && m_parts.search->judgesAt(epochsDone()))
        return true;
    const EpochValues known = trainingValues();
    const EarlyStoppingSpec& early = m_training.earlyStopping;
    if (early.series != WatchedSeries::None) { // of what is not known yet the worst is assumed
        BestSoFar best = m_loop.early;
        best.take(early.series, known.of(early.series).value_or(std::numeric_limits<double>::quiet_NaN()),
                  m_info.position(), early.minDelta);
        if (best.since >= early.patience)
            return true;
    }
    const TargetSpec& target = m_training.target;
    if (target.series == WatchedSeries::None || m_loop.targetSeconds >= 0.0)
        return false;
    const std::optional<double> towards = known.of(target.series);
    return !towards || reached(target, *towards);
}

void Trainer::validateBeside()
{
    const double start = steadyTime();
    m_recorder.flush(); // no record may straddle the step of this epoch's checkpoint
    m_loop.elapsed = m_elapsedBefore + (start - m_elapsedStart);
    m_open = OpenEpoch{m_loop, std::nullopt};
    m_agreed.validated = false; // what was agreed upon was another epoch's
    const int every = m_training.checkpointEveryEpochs;
    if (writes() && ((every > 0 && epochsDone() % every == 0) || m_training.bestCheckpoint != WatchedSeries::None))
        m_open->state = snapshot();
    const double saved = steadyTime();
    m_phases.addCheckpoint(saved - start);
    m_parts.beside->start(m_parts.network);
    m_loop.epoch = {};
    m_loop.epochClosed = true;
    m_epochMark = steadyTime();
    m_phases.addValidation(m_epochMark - saved);
    tracePhase("snapshot", start);
}

bool Trainer::validatedBeside() const
{
    return m_open && m_parts.steps.validated(m_parts.beside->ready(), m_agreed);
}

void Trainer::closeOpenEpoch()
{
    if (!m_open)
        return;
    OpenEpoch open = std::move(*m_open);
    m_open.reset(); // whatever comes of it
    const double start = steadyTime();
    std::optional<BatchMetrics> validation = m_parts.beside->take([this] {
        whileValidating();
        return true;
    });
    if (validation)
        validation = m_parts.steps.sum(*validation);
    const double waited = steadyTime() - start;
    if (m_parts.trace && validation) {
        const auto [began, ended] = m_parts.beside->times();
        m_parts.trace->span({TraceThread::Validation, "phase", "validation", began, ended});
    }
    tracePhase("wait for validation", start);
    m_phases.addValidation(waited);
    m_pace.addValidation(waited);
    m_epochMark += waited;

    const std::vector<std::pair<std::string, double>> metrics = open.loop.metrics;
    std::swap(m_loop, open.loop); // back to the epoch's end
    const bool best = finishEpoch(validation);
    const CheckpointInfo closed = m_info;
    std::swap(m_loop, open.loop);
    m_loop.early = closed.loop.early;
    m_loop.best = closed.loop.best;
    m_loop.targetSeconds = closed.loop.targetSeconds;
    for (const auto& metric : closed.loop.metrics)
        if (std::find(metrics.begin(), metrics.end(), metric) == metrics.end())
            setMetric(metric.first.c_str(), metric.second);
    saveEpoch(closed, best, std::move(open.state));
    if (const Reason remark = besideRemark(m_stepsAlone, m_stepsBeside); !remark.empty() && !m_toldBeside && writes()) {
        m_toldBeside = true;
        log(LogLevel::Warning, remark.text());
        m_parts.events.push(MessageEvent{LogLevel::Warning, remark});
    }
    reportProgress("training", true); // the newest position again, after records of an earlier one
}

bool Trainer::finishEpoch(const std::optional<BatchMetrics>& validation)
{
    const bool best = judge(recordEpoch(validation));
    m_loop.epoch = {};
    m_loop.epochClosed = true;
    return best;
}

void Trainer::saveEpoch(const CheckpointInfo& info, bool best, std::optional<StateSnapshot> state)
{
    const int every = m_training.checkpointEveryEpochs;
    if (info.loop.step >= m_total || !info.loop.ended.empty())
        save("end", best, info, std::move(state));
    else if (every > 0 && (info.position() / info.stepsPerEpoch) % every == 0)
        save("epoch", best, info, std::move(state));
    else if (best)
        save("", true, info, std::move(state));
}

bool Trainer::judge(const EpochValues& values)
{
    const EarlyStoppingSpec& early = m_training.earlyStopping;
    if (const std::optional<double> value = values.of(early.series)) {
        m_loop.early.take(early.series, *value, m_info.position(), early.minDelta);
        if (m_loop.early.since >= early.patience && m_loop.step < m_total)
            m_loop.ended = earlyStopReason(early, m_loop.early, m_info.stepsPerEpoch);
    }
    const TargetSpec& target = m_training.target;
    const std::optional<double> towards = values.of(target.series);
    if (towards && m_loop.targetSeconds < 0.0 && reached(target, *towards)) {
        m_loop.targetSeconds = m_loop.elapsed;
        setMetric(series::kTimeToTarget, m_loop.elapsed);
        m_recorder.addSingle(position(), {{series::kTimeToTarget, m_loop.elapsed}});
        m_loop.ended = targetReason(target, *towards);
    }
    if (m_parts.search)
        askSearch();
    if (!m_loop.ended.empty())
        tell(trainingReason("training.ends-after", epochsDone(), m_training.epochs, m_loop.ended));
    const std::optional<double> candidate = values.of(m_training.bestCheckpoint);
    return candidate && m_loop.best.take(m_training.bestCheckpoint, *candidate, m_loop.step);
}

void Trainer::askSearch()
{
    Reason ended = m_parts.search->take(epochsDone(), m_loop.elapsed);
    if (!m_parts.search->judgesAt(epochsDone()))
        return;
    BatchMetrics verdict; // summed, so that all ranks decide alike
    verdict.lossSum = ended.empty() ? 0.0 : 1.0;
    if (m_parts.steps.sum(verdict).lossSum > 0.0 && m_loop.ended.empty())
        m_loop.ended = ended.empty() ? trainingReason("training.search-ends") : std::move(ended);
}

void Trainer::finishSearch()
{
    if (!m_parts.search)
        return;
    m_recorder.flush();
    if (const Reason missing = m_parts.search->finish(); !missing.empty()) {
        log(LogLevel::Warning, missing.text());
        m_parts.events.push(MessageEvent{LogLevel::Warning, missing});
    }
}

void Trainer::tellOfChance()
{
    const std::optional<double> loss = m_chance.diverged();
    const double percent = std::round(1000.0 * m_chance.share()) / 10.0;
    if (!loss && m_chance.endsAtChance(m_training.epochs)) { // no warning: it may only have needed more epochs
        tell(trainingReason("training.short-at-chance", m_training.epochs, percent));
        return;
    }
    if (!writes() || (!loss && m_chance.epochs() == 0))
        return;
    const Reason what =
        loss ? trainingReason("training.ended-diverged", inFourDigits(*loss), inFourDigits(m_chance.lossOfGuess()))
             : trainingReason("training.chance-level", m_chance.epochs(), percent);
    log(LogLevel::Warning, what.text());
    m_parts.events.push(MessageEvent{LogLevel::Warning, what});
}

void Trainer::tell(const Reason& what)
{
    if (!writes())
        return;
    log(LogLevel::Info, what.text());
    m_parts.events.push(MessageEvent{LogLevel::Info, what});
}

EpochValues Trainer::trainingValues() const
{
    EpochValues values;
    values.trainLoss = perSample(m_loop.epoch.lossSum, m_loop.epoch.samples);
    values.trainTop1 = perSample(m_loop.epoch.top1, m_loop.epoch.samples);
    return values;
}

EpochValues Trainer::recordEpoch(const std::optional<BatchMetrics>& validation)
{
    const EpochSums& sums = m_loop.epoch;
    EpochValues watched = trainingValues();
    const double trainLoss = watched.trainLoss, trainTop1 = watched.trainTop1;
    std::vector<std::pair<std::string, double>> values{{series::kEpochTrainLoss, trainLoss},
                                                       {series::kEpochTrainTop1, trainTop1},
                                                       {series::kEpochSeconds, sums.seconds}};
    char line[240];
    int length = std::snprintf(line, sizeof line, "Epoch %lld of %d: training loss %.4f, top-1 %.2f %%",
                               static_cast<long long>(epochsDone()), m_training.epochs, trainLoss, 100.0 * trainTop1);
    setMetric(series::kEpochTrainLoss, trainLoss);
    setMetric(series::kEpochTrainTop1, trainTop1);
    if (m_parts.pruning && m_parts.pruning->pruned() && !m_parts.pruning->changesAt(m_info.position())) // told then
        values.emplace_back(series::kSparsity, m_parts.pruning->masks().sparsity());
    if (validation) {
        const double loss = perSample(validation->lossSum, validation->samples);
        const double top1 = perSample(validation->top1, validation->samples);
        const double top5 = perSample(validation->top5, validation->samples);
        values.insert(values.end(), {{series::kValLoss, loss}, {series::kValTop1, top1}});
        if (countsTop5())
            values.emplace_back(series::kValTop5, top5);
        length += std::snprintf(line + length, sizeof line - static_cast<std::size_t>(length),
                                "; validation loss %.4f, top-1 %.2f %%", loss, 100.0 * top1);
        setMetric(series::kValLoss, loss);
        setMetric(series::kValTop1, top1);
        if (countsTop5())
            setMetric(series::kValTop5, top5);
        watched.valLoss = loss;
        watched.valTop1 = top1;
        watched.valTop5 = top5;
    }
    std::snprintf(line + length, sizeof line - static_cast<std::size_t>(length), "; %.1f s", sums.seconds);
    if (writes())
        log(LogLevel::Info, line);
    m_recorder.addSingle(position(), values);
    m_chance.take(watched, sums.samples, validation ? validation->samples : 0);
    return watched;
}

} // namespace trainyard
