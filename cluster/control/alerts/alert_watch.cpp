// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/alerts/alert_watch.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_alert.h"
#include "backend/protocol/series.h"
#include "cluster/control/settle.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace trainyard {
namespace {

constexpr int kPixels = 400;        // resolution at which a course is judged
constexpr int kFinePixels = 4000;   // validations are counted
constexpr int kMessages = 250;      // the newest; the engine names up to 200 samples that it skips
constexpr double kGpuSeconds = 120; // that the share of throttling is of
constexpr std::int64_t kLeastGpuValues = 10;
constexpr double kWorse = 1.1; // times the degree that was told: the alert says so, without being raised again

std::string firstOf(const std::vector<SeriesRow>& series, std::initializer_list<const char*> names)
{
    for (const char* name : names)
        if (std::ranges::any_of(series, [&](const SeriesRow& row) { return row.name == name; }))
            return name;
    return {};
}

/// The run of the campaign that ended last, once all are over.
std::optional<std::string> lastOfCampaign(StoreReader& reader, const std::string& campaign)
{
    const std::vector<RunRow> runs = reader.campaignRuns(campaign);
    if (runs.empty() || std::ranges::any_of(runs, [](const RunRow& one) { return !isFinal(one.state); }))
        return std::nullopt;
    return std::ranges::max_element(runs, {}, [](const RunRow& one) { return std::pair(one.endedAt, one.key); })->id;
}

/// When the newest attempt or job began. Between two attempts nothing is written, which is no stall; and a job may run
/// before the first event of its attempt is read.
double begunAt(StoreReader& reader, const RunRow& row)
{
    double begun = 0.0;
    if (const std::vector<AttemptRow> attempts = reader.attempts(row.key); !attempts.empty())
        begun = attempts.back().startedAt;
    if (const std::optional<JobRow> job = row.token.empty() ? std::nullopt : reader.job(row.token))
        begun = std::max({begun, job->submittedAt, job->startedAt});
    return begun;
}

/// Whether a cancelled run was cancelled by the user of this store. One that has no job yet can only be cancelled here.
bool cancelledHere(StoreReader& reader, const RunRow& row)
{
    return row.token.empty() || reader.cancelAsked(row.token) || (row.reason.empty() && !reader.job(row.token));
}

bool tellsOfThrottling(const std::string& name)
{
    return name.starts_with("gpu/") &&
           (name.ends_with(series::kGpuThrottledByHeat) || name.ends_with(series::kGpuThrottledByHardware));
}

} // namespace

AlertWatch::AlertWatch(RunStore& store, Options options)
    : m_store(store), m_options(std::move(options)), m_reader(store.reader())
{
}

AlertWatch::~AlertWatch() = default;

/// The file is read again after it was changed. While it cannot be used, the rules before hold.
const AlertRules& AlertWatch::rules(FollowRound& round)
{
    std::error_code absent;
    const auto time = std::filesystem::last_write_time(m_options.rules, absent);
    const auto now = absent ? std::filesystem::file_time_type::min() : time;
    if (m_readAt == now)
        return m_rules;
    m_readAt = now;
    try {
        m_rules = readAlertRules(m_options.rules);
        m_wrong.clear();
    } catch (const Failure& failure) {
        if (std::exchange(m_wrong, failure.error().text()) != failure.error().text())
            round.errors.push_back(failure.error());
    }
    return m_rules;
}

AlertFacts AlertWatch::facts(const RunRow& row, double heardAt)
{
    AlertFacts facts;
    facts.run = row;
    facts.heardAt = heardAt;
    facts.messages = m_reader->messages(row.key, kMessages);
    facts.cancelledHere = row.state == JobState::Cancelled && cancelledHere(*m_reader, row);
    const std::vector<SeriesRow> series = m_reader->series(row.key);
    const auto bins = [&](const std::string& name, int pixels) {
        return name.empty() ? std::vector<Bin>() : m_reader->bins({.run = row.key, .series = name, .pixels = pixels});
    };
    const std::string loss = firstOf(series, {series::kTrainLoss, "loss"});
    facts.loss = bins(loss, kPixels);
    if (!loss.empty() && std::ranges::any_of(facts.messages, [&](const MessageRow& message) {
            return message.attempt == row.attempts && (message.level == "warning" || message.level == "error");
        })) {
        facts.lossByDate = m_reader->bins({.run = row.key, .series = loss, .axis = XAxis::Date, .pixels = kFinePixels});
        if (const std::vector<AttemptRow> attempts = m_reader->attempts(row.key); !attempts.empty())
            facts.startStep = attempts.back().startStep;
    }
    if (isFinal(row.state))
        return facts; // nothing else is said of it
    facts.begunAt = begunAt(*m_reader, row);
    facts.validation = firstOf(series, {series::kValTop1, series::kValLoss, "val_accuracy", "val_loss"});
    facts.validated = bins(facts.validation, kFinePixels);
    facts.throughput = bins(firstOf(series, {series::kThroughput}), kPixels);
    for (const SeriesRow& one : series) {
        if (!tellsOfThrottling(one.name))
            continue;
        BinQuery query{.run = row.key, .series = one.name, .axis = XAxis::Date, .from = unixTime() - kGpuSeconds};
        double sum = 0.0;
        std::int64_t count = 0;
        for (const Bin& bin : m_reader->bins(query)) {
            sum += std::isfinite(bin.mean) ? bin.mean * static_cast<double>(bin.count) : 0.0;
            count += bin.count;
        }
        if (count >= kLeastGpuValues && sum > 0.0)
            facts.throttled.emplace_back(one.name, 100.0 * sum / static_cast<double>(count));
    }
    if (!m_options.elsewhere && !row.directory.empty()) {
        std::error_code unknown;
        const std::filesystem::space_info space = std::filesystem::space(row.directory, unknown);
        if (!unknown)
            facts.freeBytes = static_cast<std::int64_t>(space.available);
    }
    return facts;
}

std::vector<AlertRow> AlertWatch::lookAt(const std::string& runId, double heardAt, const AlertRules& rules)
{
    const std::optional<RunRow> row = m_reader->run(runId);
    if (!row || row->trashedAt > 0.0)
        return {};
    const std::vector<std::string> silent = m_reader->silencedAlerts(row->key);
    std::vector<AlertRow> fresh;
    for (AlertRow& alert : findAlerts(facts(*row, heardAt), rules)) {
        if (!row->campaign.empty() && !wantsAttention(alert)) { // of an orderly campaign only the end is told
            const std::optional<std::string> last = lastOfCampaign(*m_reader, row->campaign);
            if (last && *last != runId) // which may have been heard of before this one
                std::ranges::move(lookAt(*last, heardAt, rules), std::back_inserter(fresh));
            if (last != runId)
                continue;
            alert.text = alertReason("alert.campaign-ended");
        }
        const auto place = std::tuple(alert.runId, alert.kind, alert.about, alert.attempt, alert.began);
        const auto told = m_stored.find(place);
        const double least = isFinal(row->state) ? 1.0 : kWorse; // at last, what it has come to
        const bool worse = told != m_stored.end() && alert.degree > least * told->second;
        if (std::ranges::find(silent, alert.kind) != silent.end() || (told != m_stored.end() && !worse))
            continue; // found at every look, as long as it lasts
        m_stored[place] = alert.degree;
        if (settle(m_store.raiseAlert(alert)))
            fresh.push_back(std::move(alert));
    }
    return fresh;
}

std::vector<AlertRow> AlertWatch::look(FollowRound& round)
{
    const double now = steadyTime();
    std::map<std::string, double> due; // by run: when its machine was heard of
    for (const std::string& id : round.stateChanged)
        due[id] = unixTime();
    for (const std::string& id : round.progressed)
        if (now >= m_next[id])
            due[id] = unixTime();
    if (now >= m_nextSilent) {
        m_nextSilent = now + m_options.silentSeconds;
        for (const JobRow& job : m_reader->jobs(true))
            if (job.machine == m_options.machine && job.state == JobState::Running)
                due.try_emplace(job.runId, m_options.elsewhere ? job.heardAt : unixTime());
    }
    std::vector<AlertRow> fresh;
    if (due.empty())
        return fresh;
    const AlertRules& current = rules(round);
    for (const auto& [id, heardAt] : due) {
        m_next[id] = now + m_options.pauseSeconds;
        for (AlertRow& alert : lookAt(id, heardAt, current))
            fresh.push_back(std::move(alert));
    }
    std::erase_if(m_next, [&](const auto& entry) { return entry.second < now - 60.0; });
    return fresh;
}

} // namespace trainyard
