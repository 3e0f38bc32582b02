// SPDX-License-Identifier: GPL-3.0-or-later
// Words for Slurm's reasons. The names come from Slurm's documentation of job reason codes and resource limits, 20.11
// to 25.05.
#include "cluster/scheduler/slurm_states.h"

#include "backend/protocol/reasons_queue.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace trainyard {
namespace {

using Code = ReasonCode<kQueueReasons>;

struct SlurmRow {
    std::string_view name;
    JobState state;
    Code code;
};

constexpr JobState kWaits = JobState::Queued;
constexpr JobState kHeld = JobState::Held;
constexpr JobState kBlocked = JobState::Blocked;
constexpr JobState kEnded = JobState::Failed;

constexpr SlurmRow kReasons[] = {
    {"None", kWaits, "queue.not-looked-at"},
    {"Priority", kWaits, "queue.priority"},
    {"Resources", kWaits, "queue.resources"},
    {"Dependency", kWaits, "queue.dependency"},
    {"DependencyNeverSatisfied", kBlocked, "queue.dependency-lost"},
    {"BeginTime", kWaits, "queue.begin-time"},
    {"Prolog", kWaits, "queue.prolog"},
    {"Cleaning", kWaits, "queue.cleaning"},
    {"SchedDefer", kWaits, "queue.rounds"},
    {"FedJobLock", kWaits, "queue.federation"},
    {"Licenses", kWaits, "queue.licences"},
    {"JobArrayTaskLimit", kWaits, "queue.array-limit"},
    {"BurstBufferResources", kWaits, "queue.burst-buffer-room"},
    {"BurstBufferStageIn", kWaits, "queue.burst-buffer-copy"},
    {"BurstBufferOperation", kHeld, "queue.burst-buffer-failed"},
    {"PowerNotAvail", kWaits, "queue.power-limit"},
    {"PowerReserved", kWaits, "queue.power-reserved"},
    {"PartitionDown", kWaits, "queue.partition-down"},
    {"PartitionInactive", kWaits, "queue.partition-inactive"},
    {"PartitionNodeLimit", kBlocked, "queue.partition-nodes"},
    {"PartitionTimeLimit", kBlocked, "queue.partition-time"},
    {"PartitionConfig", kBlocked, "queue.partition-never"},
    {"NodeDown", kWaits, "queue.node-down"},
    {"ReqNodeNotAvail", kWaits, "queue.nodes-unavailable"},
    {"FrontEndDown", kWaits, "queue.front-end-down"},
    {"Reservation", kWaits, "queue.reservation"},
    {"ReservationDeleted", kHeld, "queue.reservation-deleted"},
    {"ReservationInvalid", kBlocked, "queue.reservation-invalid"},
    {"JobHeldUser", kHeld, "queue.held-by-owner"},
    {"JobHeldAdmin", kHeld, "queue.held-by-admin"},
    {"JobHoldMaxRequeue", kHeld, "queue.held-after-requeues"},
    {"BadConstraints", kBlocked, "queue.constraints"},
    {"Constraints", kBlocked, "queue.constraints"},
    {"InvalidAccount", kBlocked, "queue.account-invalid"},
    {"InvalidQOS", kBlocked, "queue.qos-invalid"},
    {"AccountNotAllowed", kBlocked, "queue.account-refused"},
    {"QOSNotAllowed", kBlocked, "queue.qos-refused"},
    {"AccountingPolicy", kBlocked, "queue.accounting-rule"},
    {"QOSUsageThreshold", kBlocked, "queue.qos-usage"},
    {"MaxMemPerLimit", kBlocked, "queue.memory-limit"},
    {"AssociationJobLimit", kWaits, "queue.account-jobs"},
    {"AssociationResourceLimit", kWaits, "queue.account-used-up"},
    {"AssociationTimeLimit", kBlocked, "queue.account-time"},
    {"QOSJobLimit", kWaits, "queue.qos-jobs"},
    {"QOSResourceLimit", kWaits, "queue.qos-used-up"},
    {"QOSTimeLimit", kBlocked, "queue.qos-time"},
    // What a job that has ended says.
    {"SystemFailure", kEnded, "queue.system-failed"},
    {"JobLaunchFailure", kEnded, "queue.launch-failed"},
    {"NonZeroExitCode", kEnded, "queue.ended-with-error"},
    {"RaisedSignal", kEnded, "queue.ended-by-signal"},
    {"TimeLimit", kEnded, "queue.time-limit"},
    {"InactiveLimit", kEnded, "queue.idle"},
    {"DeadLine", kEnded, "queue.deadline"},
    {"OutOfMemory", kEnded, "queue.out-of-memory"},
    // Texts that stand in a reason's place.
    {"job requeued in held state", kHeld, "queue.held-requeued"},
    {"launch failed requeued held", kHeld, "queue.held-after-launch"},
    {"Nodes required for job are DOWN, DRAINED or reserved for jobs in higher priority partitions", kWaits,
     "queue.nodes-kept"},
    {"user/group not permitted to use this partition", kBlocked, "queue.partition-forbidden"},
};

/// What a limit counts.
struct Resource {
    std::string_view name;
    Code code;
};
constexpr Resource kResources[] = {
    {"CPU", "queue.resource-cores"},
    {"Cpu", "queue.resource-cores"},
    {"Memory", "queue.resource-memory"},
    {"Mem", "queue.resource-memory"},
    {"Node", "queue.resource-nodes"},
    {"GRES", "queue.resource-gpus"},
    {"Energy", "queue.resource-energy"},
    {"License", "queue.resource-licences"},
    {"BB", "queue.resource-burst-buffer"},
    {"Billing", "queue.resource-billing"},
    {"SubmitJobs", "queue.resource-submitted"},
    {"SubmitJob", "queue.resource-submitted"},
    {"Jobs", "queue.resource-jobs"},
    {"WallDuration", "queue.resource-time"},
    {"Wall", "queue.resource-time"},
    {"Unknown", "queue.resource-unknown"},
};

bool eat(std::string_view& text, std::string_view prefix)
{
    if (text.substr(0, prefix.size()) != prefix)
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

struct Limit {
    enum class Reach { Group, Job, Node, User, Account, Least } reach = Reach::Group;
    bool qos = false;
    const Code* resource = nullptr;
    bool minutes = false; ///< of a product with time
};

/// The names of limits follow a grammar: (Assoc|QOS)(Grp|Max|Min)RESOURCE[Run][Minutes][Per(Job|Node|User)][Limit].
std::optional<Limit> parseLimit(std::string_view text)
{
    Limit limit;
    bool bare = false; // "MaxCpuPerAccount"
    if (eat(text, "QOS"))
        limit.qos = true;
    else if (!eat(text, "Assoc"))
        bare = true;
    const bool group = !bare && eat(text, "Grp");
    const bool least = !bare && !group && eat(text, "Min");
    if (!group && !least && !eat(text, "Max"))
        return std::nullopt;
    for (const auto& [name, code] : kResources)
        if (!limit.resource && eat(text, name))
            limit.resource = &code;
    if (!limit.resource)
        return std::nullopt;
    limit.reach = least ? Limit::Reach::Least : group ? Limit::Reach::Group : Limit::Reach::Account;
    eat(text, "Run");
    limit.minutes = eat(text, "Minutes");
    if (eat(text, "PerJob"))
        limit.reach = Limit::Reach::Job;
    else if (eat(text, "PerNode"))
        limit.reach = Limit::Reach::Node;
    else if (eat(text, "PerUser"))
        limit.reach = Limit::Reach::User;
    else if (eat(text, "PerAccount")) {
        limit.reach = Limit::Reach::Account;
        limit.qos = true;
        bare = false;
    } else if (eat(text, "NotSatisfied") && !least)
        return std::nullopt;
    eat(text, "Limit");
    return bare || !text.empty() ? std::nullopt : std::optional(limit);
}

SlurmReason limitReason(const Limit& limit)
{
    Reason what = makeReason(limit.resource->row(), {});
    if (limit.minutes)
        what = queueReason("queue.resource-by-time", std::move(what));
    const auto of = [&](JobState state, ReasonCode<kQueueReasons, Reason> account,
                        ReasonCode<kQueueReasons, Reason> qos) {
        return SlurmReason{state, makeReason((limit.qos ? qos : account).row(), {std::vector<Reason>{what}})};
    };
    switch (limit.reach) {
    case Limit::Reach::Job: return of(JobState::Blocked, "queue.limit-account-job", "queue.limit-qos-job");
    case Limit::Reach::Node: return of(JobState::Blocked, "queue.limit-account-node", "queue.limit-qos-node");
    case Limit::Reach::Least: return of(JobState::Blocked, "queue.limit-account-least", "queue.limit-qos-least");
    case Limit::Reach::User: return of(JobState::Queued, "queue.limit-account-user", "queue.limit-qos-user");
    case Limit::Reach::Account:
    case Limit::Reach::Group: break;
    }
    return of(JobState::Queued, "queue.limit-account-used", "queue.limit-qos-used");
}

/// "(ReqNodeNotAvail, UnavailableNodes:n01)" → "ReqNodeNotAvail" and "UnavailableNodes:n01".
std::pair<std::string, std::string> parts(std::string_view reason)
{
    if (!reason.empty() && reason.front() == '(')
        reason.remove_prefix(1);
    if (!reason.empty() && reason.back() == ')')
        reason.remove_suffix(1);
    std::string text(reason);
    std::replace(text.begin(), text.end(), '_', ' '); // Slurm ≥ 17 joins the words of free text with '_'
    const auto known = [&](std::string_view part) {
        return std::any_of(std::begin(kReasons), std::end(kReasons),
                           [&](const SlurmRow& row) { return row.name == part; });
    };
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos || known(text))
        return {text, {}};
    std::size_t rest = comma + 1;
    while (rest < text.size() && text[rest] == ' ')
        ++rest;
    return {text.substr(0, comma), std::string(reason.substr(rest))};
}

std::optional<SlurmReason> lookUp(const std::string& name)
{
    for (const SlurmRow& row : kReasons)
        if (row.name == name)
            return SlurmReason{row.state, makeReason(row.code.row(), {})};
    if (const std::optional<Limit> limit = parseLimit(name))
        return limitReason(*limit);
    return std::nullopt;
}

} // namespace

bool knowsSlurmReason(std::string_view reason)
{
    return lookUp(parts(reason).first).has_value();
}

SlurmReason slurmReason(std::string_view reason)
{
    const auto [name, details] = parts(reason);
    if (name.empty() || name == "null")
        return *lookUp("None");
    SlurmReason found =
        lookUp(name).value_or(SlurmReason{JobState::Queued, queueReason("queue.says", Quotation{name})});
    if (!details.empty())
        found.why = queueReason("queue.with-detail", std::move(found.why), details);
    return found;
}

} // namespace trainyard
