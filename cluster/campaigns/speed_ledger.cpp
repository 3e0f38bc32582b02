// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/speed_ledger.h"

#include "backend/protocol/reasons_ledger.h"
#include "backend/protocol/run_fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <initializer_list>
#include <string_view>

namespace trainyard {
namespace {

constexpr double kWorthNaming = 0.1; // of the difference in time per epoch
constexpr double kShortTime = 9.95;  // seconds, below which tenths say too little

/// "62", "4.5", "0.3": for a sentence.
double percentOf(double share)
{
    const double percent = 100.0 * share;
    return percent >= 10.0 ? std::round(percent) : std::round(10.0 * percent) / 10.0;
}

std::vector<LedgerChange> changesBetween(const LedgerStep& before, const LedgerStep& after)
{
    std::vector<LedgerChange> changes;
    for (const auto& [key, value] : before.settings)
        if (const std::string now = after.setting(key); now != value && !isLeftOut(key))
            changes.push_back({key, value, now});
    for (const auto& [key, value] : after.settings)
        if (before.setting(key).empty() && !value.empty() && !isLeftOut(key) &&
            std::none_of(changes.begin(), changes.end(), [&](const LedgerChange& one) { return one.key == key; }))
            changes.push_back({key, {}, value});
    return changes;
}

const LedgerChange* changeOf(const std::vector<LedgerChange>& changes, std::string_view key)
{
    const auto found =
        std::find_if(changes.begin(), changes.end(), [&](const LedgerChange& one) { return one.key == key; });
    return found == changes.end() ? nullptr : &*found;
}

/// Short times with three digits.
ReasonArgument timeArgument(double seconds)
{
    if (seconds >= kShortTime || !(seconds > 0.0))
        return Duration{seconds};
    const double scale = std::pow(10.0, 2.0 - std::floor(std::log10(seconds)));
    return std::vector<Reason>{ledgerReason("ledger.seconds", std::round(seconds * scale) / scale)};
}

Reason phaseReason(std::size_t phase, double saved, double before, double after)
{
    const ReasonArgument time = timeArgument(std::abs(saved));
    const double was = percentOf(before), is = percentOf(after);
    const bool less = saved > 0.0;
    switch (phase) {
    case 0:
        return less ? ledgerReason("ledger.input-less", time, was, is)
                    : ledgerReason("ledger.input-more", time, was, is);
    case 1:
        return less ? ledgerReason("ledger.ranks-less", time, was, is)
                    : ledgerReason("ledger.ranks-more", time, was, is);
    case 2:
        return less ? ledgerReason("ledger.compute-less", time, was, is)
                    : ledgerReason("ledger.compute-more", time, was, is);
    default:
        return less ? ledgerReason("ledger.other-less", time, was, is)
                    : ledgerReason("ledger.other-more", time, was, is);
    }
}

/// Shares of input, ranks, compute and the rest; empty where they were not measured.
std::vector<double> sharesOf(const LedgerStep& step)
{
    if (!std::isfinite(step.compute) || !std::isfinite(step.inputWait))
        return {};
    const double ranks = std::isfinite(step.rankWait) ? step.rankWait : 0.0;
    return {step.inputWait, ranks, step.compute, std::max(0.0, 1.0 - step.inputWait - ranks - step.compute)};
}

/// The phases that explain the difference, the largest first. One that grew although the epoch became shorter is
/// named too: it is what the gain cost.
std::vector<Reason> measuredCauses(const LedgerStep& before, const LedgerStep& after)
{
    const std::vector<double> was = sharesOf(before), is = sharesOf(after);
    if (was.empty() || is.empty() || !before.time.known() || !after.time.known())
        return {};
    const double difference = before.time.seconds - after.time.seconds;
    struct Phase {
        std::size_t index;
        double saved;
    };
    std::vector<Phase> phases;
    for (std::size_t i = 0; i < was.size(); ++i) {
        const double saved = was[i] * before.time.seconds - is[i] * after.time.seconds;
        if (std::abs(saved) >= kWorthNaming * std::abs(difference) && saved != 0.0)
            phases.push_back({i, saved});
    }
    std::stable_sort(phases.begin(), phases.end(),
                     [](const Phase& a, const Phase& b) { return std::abs(a.saved) > std::abs(b.saved); });
    std::vector<Reason> causes;
    for (const Phase& phase : phases)
        causes.push_back(phaseReason(phase.index, phase.saved, was[phase.index], is[phase.index]));
    return causes;
}

const RunField* fieldOf(std::string_view key)
{
    std::string path = "/" + std::string(key);
    std::replace(path.begin(), path.end(), '.', '/');
    return runField(path);
}

/// The titles of those changed settings whose keys begin like this, each once.
std::vector<std::string> titlesBelow(const std::vector<LedgerChange>& changes,
                                     std::initializer_list<std::string_view> beginnings)
{
    std::vector<std::string> titles;
    for (const LedgerChange& change : changes) {
        if (std::none_of(beginnings.begin(), beginnings.end(),
                         [&](std::string_view one) { return change.key.starts_with(one); }))
            continue;
        // The form has one row for both sides of an image, under the title of its height.
        const RunField* field = fieldOf(change.key == "data.image.width" ? "data.image.height" : change.key);
        std::string title = field && !field->info->title.empty() ? std::string(field->info->title) : change.key;
        if (std::find(titles.begin(), titles.end(), title) == titles.end())
            titles.push_back(std::move(title));
    }
    return titles;
}

/// A setting's value: a choice by its title, and the smallest number by its meaning ("all"); the window translates
/// both.
TitleText valueTitle(std::string_view key, const std::string& value)
{
    const RunField* field = fieldOf(key);
    if (!field)
        return TitleText{{value}};
    for (const FieldChoice& choice : field->info->choices)
        if (choice.name == value)
            return TitleText{{std::string(choice.title)}};
    if (field->info->type == FieldType::Whole && !field->info->least.empty() &&
        value == std::to_string(std::llround(field->info->low)))
        return TitleText{{std::string(field->info->least)}};
    return TitleText{{value}};
}

int wholeNumber(const std::string& text)
{
    return std::atoi(text.c_str());
}

void addRanks(const LedgerChange& change, const Gain& gain, std::vector<Reason>& causes)
{
    const int before = wholeNumber(change.before), after = wholeNumber(change.after);
    if (before <= 0 || after <= 0)
        return;
    if (after > before && std::isfinite(gain.factor))
        causes.push_back(
            ledgerReason("ledger.more-ranks", before, after, percentOf(gain.factor * before / double(after))));
    else
        causes.push_back(ledgerReason("ledger.fewer-ranks", before, after));
}

/// What was changed and is known to change the speed.
std::vector<Reason> intendedCauses(const std::vector<LedgerChange>& changes, const Gain& gain)
{
    std::vector<Reason> causes;
    const auto both = [](const LedgerChange& change) { return !change.before.empty() && !change.after.empty(); };
    if (const LedgerChange* ranks = changeOf(changes, "resources.ranks"))
        addRanks(*ranks, gain, causes);
    // The device's own name says more than the kind of device, where it is known.
    const LedgerChange* device = changeOf(changes, kDeviceFact);
    if (!device || !both(*device))
        device = changeOf(changes, "resources.device");
    if (device && both(*device))
        causes.push_back(ledgerReason("ledger.device", valueTitle(device->key, device->before),
                                      valueTitle(device->key, device->after)));
    if (const LedgerChange* one = changeOf(changes, "training.precision"); one && both(*one))
        causes.push_back(
            ledgerReason("ledger.precision", valueTitle(one->key, one->before), valueTitle(one->key, one->after)));
    if (const LedgerChange* one = changeOf(changes, "training.batch_size"); one && both(*one))
        causes.push_back(ledgerReason("ledger.batch", one->before, one->after));
    if (const LedgerChange* one = changeOf(changes, "resources.threads"); one && both(*one))
        causes.push_back(
            ledgerReason("ledger.threads", valueTitle(one->key, one->before), valueTitle(one->key, one->after)));
    if (std::vector<std::string> titles = titlesBelow(changes, {"data.cache.", "data.loader_threads"}); !titles.empty())
        causes.push_back(ledgerReason("ledger.loading", TitleText{std::move(titles)}));
    if (const LedgerChange* one = changeOf(changes, kHostFact); one && both(*one))
        causes.push_back(ledgerReason("ledger.machine", one->before, one->after));
    if (const LedgerChange* one = changeOf(changes, kEngineFact); one && both(*one))
        causes.push_back(ledgerReason("ledger.engine", one->before, one->after));
    return causes;
}

bool overlaps(const EpochTime& a, const EpochTime& b)
{
    return a.low <= b.high && b.low <= a.high;
}

std::vector<Reason> doubtsAbout(const LedgerStep& before, const LedgerStep& after, const LedgerLink& link)
{
    std::vector<Reason> doubts;
    if (!std::isfinite(link.gain.factor))
        return doubts;
    const std::int64_t was = before.time.samples, is = after.time.samples;
    if (was > 0 && is > 0 && was != is)
        doubts.push_back(ledgerReason("ledger.other-samples", Count{was}, Count{is},
                                      std::round(100.0 * link.gain.factor * double(is) / double(was)) / 100.0));
    if (std::vector<std::string> titles = titlesBelow(link.changes, {"model.", "data.image."}); !titles.empty())
        doubts.push_back(ledgerReason("ledger.other-task", TitleText{std::move(titles)}));
    for (const LedgerStep* step : {&before, &after})
        if (step->time.firstOnly)
            doubts.push_back(ledgerReason("ledger.first-epoch", step->name));
    const bool spread = before.time.epochs > 1 && after.time.epochs > 1;
    if (spread && overlaps(before.time, after.time))
        doubts.push_back(ledgerReason("ledger.within-spread"));
    if (before.isRun() != after.isRun())
        doubts.push_back(ledgerReason("ledger.mixed"));
    return doubts;
}

LedgerLink linkBetween(const LedgerStep& before, const LedgerStep& after)
{
    LedgerLink link;
    link.changes = changesBetween(before, after);
    link.gain = gainFrom(before.time, after.time);
    if (!std::isfinite(link.gain.factor))
        return link; // no gain, nothing to explain
    if (!after.cause.empty())
        link.causes.push_back(ledgerReason("ledger.stated", Quotation{after.cause}));
    const std::vector<Reason> measured = measuredCauses(before, after),
                              intended = intendedCauses(link.changes, link.gain);
    link.causes.insert(link.causes.end(), measured.begin(), measured.end());
    link.causes.insert(link.causes.end(), intended.begin(), intended.end());
    if (link.causes.empty() && before.isRun() && after.isRun())
        link.causes.push_back(link.changes.empty() ? ledgerReason("ledger.same") : ledgerReason("ledger.unexplained"));
    link.doubts = doubtsAbout(before, after, link);
    return link;
}

} // namespace

EpochTime epochTimeOf(const std::vector<LedgerEpoch>& epochs)
{
    std::vector<LedgerEpoch> counted;
    for (const LedgerEpoch& epoch : epochs)
        if (epoch.whole && std::isfinite(epoch.seconds) && epoch.seconds > 0.0)
            counted.push_back(epoch);
    const bool others =
        std::any_of(counted.begin(), counted.end(), [](const LedgerEpoch& epoch) { return epoch.number > 1; });
    if (others)
        std::erase_if(counted, [](const LedgerEpoch& epoch) { return epoch.number <= 1; });
    EpochTime time;
    if (counted.empty())
        return time;
    std::vector<double> seconds;
    for (const LedgerEpoch& epoch : counted)
        seconds.push_back(epoch.seconds);
    const Spread spread = spreadOf(std::move(seconds));
    time.seconds = spread.median;
    time.low = spread.low;
    time.high = spread.high;
    time.epochs = spread.count;
    time.firstOnly = !others;
    time.samples = counted.back().samples;
    return time;
}

EpochTime publishedTime(double low, double high)
{
    EpochTime time;
    time.seconds = (low + high) / 2.0;
    time.low = low;
    time.high = high;
    return time;
}

std::string LedgerStep::setting(std::string_view key) const
{
    for (const auto& [settingKey, value] : settings)
        if (settingKey == key)
            return value;
    return {};
}

bool isLeftOut(std::string_view key)
{
    static constexpr std::array<std::string_view, 6> kWithoutEffect = {
        "seed", "data.order_seed", "data.seed", "campaign", "cell", "program.options"};
    return std::find(kWithoutEffect.begin(), kWithoutEffect.end(), key) != kWithoutEffect.end();
}

Gain gainFrom(const EpochTime& before, const EpochTime& after)
{
    if (!before.known() || !after.known())
        return {};
    return {before.seconds / after.seconds, before.low / after.high, before.high / after.low};
}

SpeedLedger makeLedger(std::vector<LedgerStep> steps)
{
    SpeedLedger ledger;
    ledger.steps = std::move(steps);
    const LedgerStep* first = nullptr;
    for (std::size_t i = 0; i < ledger.steps.size(); ++i) {
        const LedgerStep& step = ledger.steps[i];
        if (i > 0)
            ledger.links.push_back(linkBetween(ledger.steps[i - 1], step));
        if (!first && step.time.known()) {
            first = &step;
            ledger.totals.push_back({1.0, 1.0, 1.0});
            continue;
        }
        ledger.totals.push_back(first ? gainFrom(first->time, step.time) : Gain{});
        if (std::isfinite(ledger.totals.back().factor))
            ledger.whole = ledger.totals.back();
    }
    return ledger;
}

} // namespace trainyard
