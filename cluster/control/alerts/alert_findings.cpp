// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/alerts/alert_findings.h"

#include "backend/base/four_digits.h"
#include "backend/base/median.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_alert.h"
#include "backend/protocol/reasons_training.h"
#include "backend/protocol/series.h"
#include "backend/protocol/series_direction.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>
#include <string_view>
#include <variant>

namespace trainyard {
namespace {

constexpr std::size_t kLeastWindow = 5;  // values that a mean is taken over
constexpr std::size_t kLeastValues = 20; // with fewer, nothing is said about a course
constexpr double kNoise = 3.0;           // standard deviations
constexpr double kGibibyte = 1024.0 * 1024.0 * 1024.0;

bool runs(JobState state)
{
    return state == JobState::Running || state == JobState::Finishing;
}

constexpr const char* kNotFinite = "training.loss-not-finite"; // the engine's message, and the subject of the alert
constexpr const char* kSkipped = "training.skipped";           // each sample, and the beginning of what counts them

/// Whether a loss that is not finite ended the run: the engine's reason says so, perhaps inside another reason.
bool endedByLoss(const Reason& reason)
{
    return reason.code == "run.loss-nan" || reason.code == "run.loss-infinite" ||
           std::ranges::any_of(reason.arguments, [](const ReasonArgument& argument) {
               const auto* parts = std::get_if<std::vector<Reason>>(&argument);
               return parts && std::ranges::any_of(*parts, endedByLoss);
           });
}

std::vector<Bin> finite(const std::vector<Bin>& bins)
{
    std::vector<Bin> out;
    std::ranges::copy_if(bins, std::back_inserter(out), [](const Bin& bin) { return std::isfinite(bin.mean); });
    return out;
}

/// Mean and standard deviation of the bins' means.
struct Level {
    double mean = 0.0, deviation = 0.0;
};
Level levelOf(std::span<const Bin> bins)
{
    Level level;
    for (const Bin& bin : bins)
        level.mean += bin.mean / static_cast<double>(bins.size());
    for (const Bin& bin : bins)
        level.deviation += (bin.mean - level.mean) * (bin.mean - level.mean) / static_cast<double>(bins.size());
    level.deviation = std::sqrt(level.deviation);
    return level;
}

class Finder {
public:
    Finder(const AlertFacts& facts, const AlertRules& rules) : m_facts(facts), m_rules(rules) {}

    std::vector<AlertRow> all()
    {
        messages();
        skipped();
        nonFinite();
        if (runs(m_facts.run.state)) {
            divergence();
            plateau();
            stall();
            slower();
            disk();
            throttled();
        }
        ended();
        return std::move(m_found);
    }

private:
    void raise(AlertKind kind, Reason text, std::int64_t began = 0, std::string about = {}, double degree = 0.0)
    {
        if (!m_rules[kind].on)
            return;
        AlertRow alert;
        alert.runId = m_facts.run.id;
        alert.runName = m_facts.run.name;
        alert.kind = alertKindInfo(kind).name;
        alert.about = std::move(about);
        alert.attempt = m_facts.run.attempts;
        alert.began = began;
        alert.degree = degree;
        alert.step = m_facts.run.step;
        alert.epoch = m_facts.run.epoch;
        alert.text = std::move(text);
        m_found.push_back(std::move(alert));
    }
    double threshold(AlertKind kind) const { return m_rules[kind].threshold; }

    bool isOfNow(const MessageRow& message) const;
    std::int64_t stepOf(const MessageRow& message) const;
    void tell(AlertKind kind, const MessageRow& message, Reason text, std::string about, double degree = 0.0);
    void messages();
    void skipped();
    void nonFinite();
    void divergence();
    void plateau();
    void stall();
    void slower();
    void disk();
    void throttled();
    void ended();

    const AlertFacts& m_facts;
    const AlertRules& m_rules;
    std::vector<AlertRow> m_found;
};

/// A warning or an error of the newest attempt.
bool Finder::isOfNow(const MessageRow& message) const
{
    return message.attempt == m_facts.run.attempts && (message.level == "warning" || message.level == "error");
}

/// The step that the run had made when it wrote a message. Most messages do not tell it; the losses of that time do.
std::int64_t Finder::stepOf(const MessageRow& message) const
{
    if (message.step > 0 || m_facts.lossByDate.empty())
        return message.step > 0 ? message.step : m_facts.run.step;
    std::int64_t step = std::max<std::int64_t>(0, m_facts.startStep);
    for (const Bin& bin : m_facts.lossByDate)
        if (bin.attempt == message.attempt && bin.firstX <= message.time)
            step = std::max(step, bin.lastX <= message.time ? bin.lastStep : bin.firstStep);
    return step;
}

void Finder::tell(AlertKind kind, const MessageRow& message, Reason text, std::string about, double degree)
{
    const std::size_t before = m_found.size();
    raise(kind, std::move(text), 0, std::move(about), degree);
    if (m_found.size() == before)
        return; // no rule
    AlertRow& alert = m_found.back();
    alert.step = stepOf(message);
    if (message.step > 0)
        alert.epoch = message.epoch;
    else if (m_facts.run.step > 0)
        alert.epoch = m_facts.run.epoch * static_cast<double>(alert.step) / static_cast<double>(m_facts.run.step);
}

/// The engine's own words of the newest attempt; each code once.
void Finder::messages()
{
    for (const MessageRow& message : m_facts.messages) {
        if (!isOfNow(message) || message.text.code.starts_with(kSkipped))
            continue;
        if (isFinal(m_facts.run.state) && message.level == "error" && message.text == m_facts.run.reason)
            continue; // the end tells it
        const std::string& code = message.text.code;
        const AlertKind kind = code == kNotFinite                  ? AlertKind::NonFinite
                               : code == "training.ended-diverged" ? AlertKind::Divergence
                               : code == "training.chance-level"   ? AlertKind::Plateau
                                                                   : AlertKind::Warning;
        tell(kind, message, message.text, code.empty() ? message.text.words.substr(0, 80) : code);
    }
}

/// Samples that cannot be read are one alert, whose number grows. Beyond the last one that the engine names, it tells
/// only their number, and at its end.
void Finder::skipped()
{
    const MessageRow* first = nullptr;
    std::set<std::string> names; // several ranks may meet the same one
    bool more = false;
    std::int64_t counted = 0;
    for (const MessageRow& message : m_facts.messages) {
        const std::string& code = message.text.code;
        if (!isOfNow(message) || !code.starts_with(kSkipped))
            continue;
        const std::vector<ReasonArgument>& arguments = message.text.arguments;
        if (code == kSkipped) {
            first = first ? first : &message;
            names.insert(message.text.words);
        } else if (code == "training.skipped-more") {
            more = true;
        } else if (const auto* number = arguments.empty() ? nullptr : std::get_if<std::int64_t>(&arguments.front())) {
            counted += *number;
        }
    }
    if (!first)
        return;
    const auto named = static_cast<std::int64_t>(names.size());
    const std::int64_t all = more ? std::max(named, counted) : named;
    const auto* name =
        first->text.arguments.empty() ? nullptr : std::get_if<std::vector<Reason>>(&first->text.arguments.front());
    tell(AlertKind::Warning, *first,
         all > 1 && name ? trainingReason("training.skipped-several", all - 1, *name) : first->text, kSkipped,
         static_cast<double>(all));
}

/// A program writes no message of it, and an engine that it ends only says so as it ends. With the engine's message it
/// is the same alert: one for each attempt.
void Finder::nonFinite()
{
    const std::string_view kind = alertKindInfo(AlertKind::NonFinite).name;
    if (std::ranges::any_of(m_found, [&](const AlertRow& alert) { return alert.kind == kind; }))
        return;
    const auto bad = std::ranges::find_if(
        m_facts.loss, [&](const Bin& bin) { return bin.attempt == m_facts.run.attempts && bin.nonFinite > 0; });
    const bool seen = bad != m_facts.loss.end();
    if (!seen && !(isFinal(m_facts.run.state) && endedByLoss(m_facts.run.reason)))
        return;
    const std::size_t before = m_found.size();
    raise(AlertKind::NonFinite, alertReason("alert.loss-not-finite"), 0, kNotFinite);
    if (seen && m_found.size() > before)
        m_found.back().step = bad->firstStep;
}

void Finder::divergence()
{
    const std::vector<Bin> loss = finite(m_facts.loss);
    if (loss.size() < kLeastValues)
        return;
    const std::size_t window = std::max(kLeastWindow, loss.size() / 20);
    const std::span<const Bin> all = loss;
    const Level first = levelOf(all.first(window)), last = levelOf(all.last(window));
    Level best = first;
    std::size_t at = 0;
    for (std::size_t begin = 0; begin + window <= all.size(); begin += window)
        if (const Level level = levelOf(all.subspan(begin, window)); level.mean < best.mean) {
            best = level;
            at = begin;
        }
    const double rise = last.mean - best.mean, gained = first.mean - best.mean;
    const bool lost = gained > 0.1 * std::abs(first.mean) && rise > threshold(AlertKind::Divergence) / 100.0 * gained &&
                      rise > kNoise * best.deviation;
    const bool grown = last.mean > 2.0 * first.mean && first.mean > 0.0 && rise > kNoise * first.deviation;
    if (lost || grown) {
        // The step shifts as the course is divided anew into bins, so it does not tell one rise from another.
        const std::int64_t step = all[at + window - 1].lastStep;
        raise(AlertKind::Divergence,
              alertReason("alert.loss-rises", inFourDigits(last.mean), inFourDigits(best.mean), Count{step}), 0,
              series::kTrainLoss, rise);
    }
}

void Finder::plateau()
{
    const std::vector<Bin> values = finite(m_facts.validated);
    if (values.empty())
        return;
    const bool higher = series::higherIsBetter(m_facts.validation);
    std::size_t best = 0;
    for (std::size_t i = 1; i < values.size(); ++i)
        if (higher ? values[i].max > values[best].max : values[i].min < values[best].min)
            best = i;
    std::int64_t since = 0;
    for (std::size_t i = best + 1; i < values.size(); ++i)
        since += values[i].count;
    if (static_cast<double>(since) < threshold(AlertKind::Plateau))
        return;
    const double value = higher ? values[best].max : values[best].min;
    const double epochs = m_facts.run.step > 0 ? m_facts.run.epoch / static_cast<double>(m_facts.run.step) : 0.0;
    raise(AlertKind::Plateau,
          trainingReason("training.not-better", since, m_facts.validation, value,
                         std::round(100.0 * epochs * static_cast<double>(values[best].lastStep)) / 100.0),
          values[best].lastStep, m_facts.validation);
}

void Finder::stall()
{
    const double last = std::max({m_facts.run.lastEventAt, m_facts.run.startedAt, m_facts.begunAt});
    const double silent = m_facts.heardAt - last;
    if (last > 0.0 && silent >= 60.0 * threshold(AlertKind::Stall))
        raise(AlertKind::Stall, alertReason("alert.silent", Duration{std::floor(silent)}), m_facts.run.step);
}

void Finder::slower()
{
    std::vector<Bin> speeds = finite(m_facts.throughput);
    std::erase_if(speeds, [&](const Bin& bin) { return bin.attempt != m_facts.run.attempts; });
    if (speeds.size() < kLeastValues)
        return;
    const std::size_t window = std::max(kLeastWindow, speeds.size() / 10);
    std::vector<double> before;
    for (const Bin& bin : std::span(speeds).first(speeds.size() - window))
        before.push_back(bin.mean);
    const double usual = median(std::move(before));
    const double now = levelOf(std::span(speeds).last(window)).mean;
    if (now < usual * (1.0 - threshold(AlertKind::Slower) / 100.0))
        raise(AlertKind::Slower, alertReason("alert.slower", std::round(now), std::round(usual)), 0,
              series::kThroughput);
}

void Finder::disk()
{
    if (m_facts.freeBytes && static_cast<double>(*m_facts.freeBytes) <= threshold(AlertKind::DiskLow) * kGibibyte)
        raise(AlertKind::DiskLow, alertReason("alert.disk", ByteCount{*m_facts.freeBytes}));
}

void Finder::throttled()
{
    for (const auto& [series, percent] : m_facts.throttled) {
        if (percent < threshold(AlertKind::GpuThrottled))
            continue;
        const std::string number = series.substr(4, series.find('/', 4) - 4); // "gpu/0/throttled_heat"
        raise(AlertKind::GpuThrottled,
              series.ends_with(series::kGpuThrottledByHeat) ? alertReason("alert.gpu-hot", number)
                                                            : alertReason("alert.gpu-slowed", number),
              0, series);
    }
}

void Finder::ended()
{
    if (!isFinal(m_facts.run.state) || m_facts.cancelledHere)
        return;
    const Reason& why = m_facts.run.reason;
    raise(AlertKind::Ended,
          why.empty() && m_facts.run.state == JobState::Done
              ? alertReason("alert.done")
              : alertReason("alert.ended", std::vector<Reason>{why.empty() ? stateReason(m_facts.run.state) : why}),
          0, std::string(name(m_facts.run.state)));
}

} // namespace

std::vector<AlertRow> findAlerts(const AlertFacts& facts, const AlertRules& rules)
{
    return Finder(facts, rules).all();
}

} // namespace trainyard
