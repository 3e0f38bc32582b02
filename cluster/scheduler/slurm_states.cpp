// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/slurm_states.h"

#include "backend/protocol/reasons_queue.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace trainyard {
namespace {

struct StateRow {
    std::string_view name;
    std::string_view code; ///< squeue's short form
    JobState state;
    bool ended;
    bool mayRequeue;
};

// job_state_string() and job_state_string_compact() of Slurm 20.11 to 25.05.
constexpr std::array<StateRow, 28> kStates{{
    {"PENDING", "PD", JobState::Queued, false, false},       {"REQUEUED", "RQ", JobState::Queued, false, false},
    {"REQUEUE_FED", "RF", JobState::Queued, false, false},   {"REQUEUE_HOLD", "RH", JobState::Held, false, false},
    {"RESV_DEL_HOLD", "RD", JobState::Held, false, false},   {"SPECIAL_EXIT", "SE", JobState::Held, false, false},
    {"CONFIGURING", "CF", JobState::Starting, false, false}, {"POWER_UP_NODE", "PO", JobState::Starting, false, false},
    {"RUNNING", "R", JobState::Running, false, false},       {"RESIZING", "RS", JobState::Running, false, false},
    {"SIGNALING", "SI", JobState::Running, false, false},    {"UPDATE_DB", "UD", JobState::Running, false, false},
    {"LAUNCH_FAILED", "LF", JobState::Failed, true, false},  {"RECONFIG_FAIL", "RC", JobState::Failed, true, false},
    {"REVOKED", "RV", JobState::Queued, false, false}, // runs on another cluster of the federation
    {"SUSPENDED", "S", JobState::Suspended, false, false},   {"STOPPED", "ST", JobState::Suspended, false, false},
    {"COMPLETING", "CG", JobState::Finishing, false, false}, {"STAGE_OUT", "SO", JobState::Finishing, false, false},
    {"COMPLETED", "CD", JobState::Done, true, false},        {"FAILED", "F", JobState::Failed, true, false},
    {"OUT_OF_MEMORY", "OOM", JobState::Failed, true, false}, {"TIMEOUT", "TO", JobState::Interrupted, true, true},
    {"DEADLINE", "DL", JobState::Interrupted, true, true},   {"PREEMPTED", "PR", JobState::Interrupted, true, true},
    {"NODE_FAIL", "NF", JobState::Interrupted, true, true},  {"BOOT_FAIL", "BF", JobState::Interrupted, true, true},
    {"CANCELLED", "CA", JobState::Cancelled, true, false},
}};

struct Ending {
    std::string_view state;
    ReasonCode<kQueueReasons> code;
};
constexpr Ending kEndings[] = {
    {"LAUNCH_FAILED", "queue.cluster-launch-failed"},
    {"RECONFIG_FAIL", "queue.nodes-not-prepared"},
    {"FAILED", "queue.ended-with-error"},
    {"OUT_OF_MEMORY", "queue.out-of-memory"},
    {"TIMEOUT", "queue.time-limit"},
    {"DEADLINE", "queue.deadline"},
    {"PREEMPTED", "queue.preempted"},
    {"NODE_FAIL", "queue.node-failed"},
    {"BOOT_FAIL", "queue.node-not-started"},
    {"CANCELLED", "queue.cancelled"},
};

const StateRow* findState(std::string_view text)
{
    const std::string word = slurmStateWord(text);
    const auto found = std::find_if(kStates.begin(), kStates.end(),
                                    [&](const StateRow& row) { return row.name == word || row.code == word; });
    return found == kStates.end() ? nullptr : &*found;
}

} // namespace

std::string slurmStateWord(std::string_view text)
{
    const auto fits = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; };
    const auto end = std::find_if_not(text.begin(), text.end(), fits);
    return std::string(text.begin(), end);
}

std::optional<JobState> slurmState(std::string_view text, std::string_view reason)
{
    const StateRow* row = findState(text);
    if (!row)
        return std::nullopt;
    if (row->state != JobState::Queued)
        return row->state;
    const JobState byReason = slurmReason(reason).state;
    return byReason == JobState::Held || byReason == JobState::Blocked ? byReason : JobState::Queued;
}

bool slurmStateEnded(std::string_view text)
{
    const StateRow* row = findState(text);
    return row && row->ended;
}

bool slurmMayRequeue(std::string_view text)
{
    const StateRow* row = findState(text);
    return row && row->mayRequeue;
}

Reason slurmEnding(std::string_view state)
{
    const StateRow* row = findState(state);
    for (const Ending& ending : kEndings)
        if (row && row->name == ending.state)
            return makeReason(ending.code.row(), {});
    return {};
}

} // namespace trainyard
