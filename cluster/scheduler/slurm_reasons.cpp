// SPDX-License-Identifier: GPL-3.0-or-later
// Words for Slurm's reasons. The names come from Slurm's documentation of job reason codes and resource limits, 20.11
// to 25.05.
#include "cluster/scheduler/slurm_states.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace trainyard {
namespace {

struct ReasonRow {
    std::string_view name;
    JobState state;
    std::string_view words;
    std::string_view advice;
};

constexpr JobState kWaits = JobState::Queued;
constexpr JobState kHeld = JobState::Held;
constexpr JobState kBlocked = JobState::Blocked;
constexpr JobState kEnded = JobState::Failed;

constexpr ReasonRow kReasons[] = {
    {"None", kWaits, "waits to be looked at by the scheduler", ""},
    {"Priority", kWaits, "other jobs have a higher priority", ""},
    {"Resources", kWaits, "waits until enough cores, memory or GPUs are free", ""},
    {"Dependency", kWaits, "waits for another job that must end first", ""},
    {"DependencyNeverSatisfied", kBlocked, "the job it waits for has failed or was cancelled, so it can never start",
     "Cancel it and start it again without that dependency, or start both again."},
    {"BeginTime", kWaits, "its earliest start has not come yet; after a requeue that takes up to two minutes", ""},
    {"Prolog", kWaits, "its nodes are being prepared", ""},
    {"Cleaning", kWaits, "what is left of its last start is being cleaned up", ""},
    {"SchedDefer", kWaits, "the scheduler starts jobs in rounds and not at once", ""},
    {"FedJobLock", kWaits, "the clusters of the federation agree on who runs it", ""},
    {"Licenses", kWaits, "waits for a licence that is in use", ""},
    {"JobArrayTaskLimit", kWaits, "as many tasks of this array run as are allowed at once", ""},
    {"BurstBufferResources", kWaits, "waits for room on the burst buffer", ""},
    {"BurstBufferStageIn", kWaits, "its files are being copied to the burst buffer", ""},
    {"BurstBufferOperation", kHeld, "the burst buffer could not do what it asked for",
     "Change its burst buffer options, then release it."},
    {"PowerNotAvail", kWaits, "the cluster's power limit leaves no room for it", ""},
    {"PowerReserved", kWaits, "power is kept for another job", ""},
    {"PartitionDown", kWaits, "the partition starts no jobs at present",
     "Wait for the administrators, or choose another partition."},
    {"PartitionInactive", kWaits, "the partition takes no jobs at present",
     "Wait for the administrators, or choose another partition."},
    {"PartitionNodeLimit", kBlocked,
     "it asks for more or fewer nodes than the partition allows, or for nodes that are down",
     "Ask for a number of nodes that the partition allows, or choose another partition."},
    {"PartitionTimeLimit", kBlocked, "its time limit is above the partition's",
     "Ask for less time, or choose a partition that allows more; a run goes on where it stopped."},
    {"PartitionConfig", kBlocked, "the partition has no nodes that could ever run it as it is",
     "Ask for fewer cores, GPUs or less memory a node, or choose another partition."},
    {"NodeDown", kWaits, "a node that it needs is down", "Wait, or ask for other nodes."},
    {"ReqNodeNotAvail", kWaits, "nodes that it needs are down, reserved or drained, often for a maintenance that comes",
     "Wait, ask for less time so that it ends before the maintenance, or ask for other nodes."},
    {"FrontEndDown", kWaits, "no front-end node is up", ""},
    {"Reservation", kWaits, "waits for its reservation to begin", ""},
    {"ReservationDeleted", kHeld, "its reservation was deleted", "Start it again without the reservation."},
    {"ReservationInvalid", kBlocked, "its reservation is not valid for it", "Start it again without the reservation."},
    {"JobHeldUser", kHeld, "held by its owner", "Release it."},
    {"JobHeldAdmin", kHeld, "held by an administrator", "Ask the administrators to release it."},
    {"JobHoldMaxRequeue", kHeld, "was put back in the queue too often", "Look at its log, then release it."},
    {"BadConstraints", kBlocked, "no node fulfils all that it asks for",
     "Ask for other features, GPUs or fewer of them, or choose another partition."},
    {"Constraints", kBlocked, "no node fulfils all that it asks for",
     "Ask for other features, GPUs or fewer of them, or choose another partition."},
    {"InvalidAccount", kBlocked, "its account is not valid", "Choose an account that you may use."},
    {"InvalidQOS", kBlocked, "its QoS is not valid", "Choose a QoS that you may use."},
    {"AccountNotAllowed", kBlocked, "the partition does not take jobs of its account",
     "Choose another account, or another partition."},
    {"QOSNotAllowed", kBlocked, "its QoS may not be used in this partition or by this account",
     "Choose another QoS, or another partition."},
    {"AccountingPolicy", kBlocked, "an accounting rule of the cluster forbids it",
     "Ask the administrators which limit it meets, or choose another account or QoS."},
    {"QOSUsageThreshold", kBlocked, "the account has used too much for this QoS", "Choose another QoS or account."},
    {"MaxMemPerLimit", kBlocked, "it asks for more memory a core or node than is allowed",
     "Ask for less memory, or for more cores with it."},
    {"AssociationJobLimit", kWaits, "as many of the account's jobs run as are allowed at once", ""},
    {"AssociationResourceLimit", kWaits, "the account's limit is used up by other jobs",
     "Wait for them to end, or choose another account."},
    {"AssociationTimeLimit", kBlocked, "its time limit is above the account's",
     "Ask for less time, or choose another account."},
    {"QOSJobLimit", kWaits, "as many jobs of this QoS run as are allowed at once", ""},
    {"QOSResourceLimit", kWaits, "the limit of its QoS is used up by other jobs",
     "Wait for them to end, or choose another QoS."},
    {"QOSTimeLimit", kBlocked, "its time limit is above that of its QoS", "Ask for less time, or choose another QoS."},
    // Reasons of ended jobs.
    {"SystemFailure", kEnded, "Slurm, a file system or the network failed", "Start it again."},
    {"JobLaunchFailure", kEnded, "it could not be started on its node",
     "Look whether the run directory can be reached there."},
    {"NonZeroExitCode", kEnded, "it ended with an error", ""},
    {"RaisedSignal", kEnded, "it was ended by a signal", ""},
    {"TimeLimit", kEnded, "its time limit was reached", ""},
    {"InactiveLimit", kEnded, "it was idle for longer than is allowed", ""},
    {"DeadLine", kEnded, "its deadline was reached", ""},
    {"OutOfMemory", kEnded, "it used more memory than it asked for", "Ask for more memory, or make the batch smaller."},
    // Texts in place of a reason.
    {"launch failed requeued held", kHeld, "it could not be started on its node and is held now",
     "Look at its log, then release it."},
    {"Nodes required for job are DOWN, DRAINED or reserved for jobs in higher priority partitions", kWaits,
     "nodes that it needs are down, drained or kept for other partitions", "Wait, or ask for other nodes."},
    {"user/group not permitted to use this partition", kBlocked, "you may not use this partition",
     "Choose another partition."},
};

/// What a limit counts.
constexpr std::pair<std::string_view, std::string_view> kResources[] = {
    {"CPU", "cores"},
    {"Cpu", "cores"},
    {"Memory", "memory"},
    {"Mem", "memory"},
    {"Node", "nodes"},
    {"GRES", "GPUs"},
    {"Energy", "energy"},
    {"License", "licences"},
    {"BB", "room on the burst buffer"},
    {"Billing", "billed resources"},
    {"SubmitJobs", "jobs in the queue"},
    {"SubmitJob", "jobs in the queue"},
    {"Jobs", "jobs"},
    {"WallDuration", "time"},
    {"Wall", "time"},
    {"Unknown", "resources of some kind"},
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
    std::string_view resource;
    bool minutes = false; ///< a product with time
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
    for (const auto& [name, words] : kResources)
        if (limit.resource.empty() && eat(text, name))
            limit.resource = words;
    if (limit.resource.empty())
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
    const std::string owner = limit.qos ? "its QoS" : "its account";
    const std::string other = limit.qos ? "QoS" : "account";
    const std::string what = std::string(limit.resource) + (limit.minutes ? " × time" : "");
    switch (limit.reach) {
    case Limit::Reach::Job:
    case Limit::Reach::Node:
        return {JobState::Blocked,
                "it asks for more " + what + " than " + owner + " allows a " +
                    (limit.reach == Limit::Reach::Job ? "job" : "node"),
                "Ask for less, or choose another " + other + "."};
    case Limit::Reach::Least:
        return {JobState::Blocked, "it asks for less " + what + " than " + owner + " demands",
                "Ask for more, or choose another " + other + "."};
    case Limit::Reach::User:
        return {JobState::Queued, "your jobs already have as much of the " + what + " as " + owner + " allows a user",
                "Wait for your other jobs to end, or choose another " + other + "."};
    case Limit::Reach::Account:
    case Limit::Reach::Group: break;
    }
    return {JobState::Queued, "the " + what + " that " + owner + " allows are used up by other jobs",
            "Wait for them to end, or choose another " + other + "."};
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
                           [&](const ReasonRow& row) { return row.name == part; });
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
    for (const ReasonRow& row : kReasons)
        if (row.name == name)
            return SlurmReason{row.state, std::string(row.words), std::string(row.advice)};
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
    SlurmReason found = lookUp(name).value_or(SlurmReason{JobState::Queued, "Slurm says: " + name, {}});
    if (!details.empty())
        found.words += " (" + details + ")";
    return found;
}

} // namespace trainyard
