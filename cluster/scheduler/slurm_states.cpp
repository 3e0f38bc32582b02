// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/slurm_states.h"

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
    std::string_view words;
};

// job_state_string() and job_state_string_compact() of Slurm 20.11 to 25.05.
constexpr std::array<StateRow, 28> kStates{{
    {"PENDING", "PD", JobState::Queued, false, false, ""},
    {"REQUEUED", "RQ", JobState::Queued, false, false, ""},
    {"REQUEUE_FED", "RF", JobState::Queued, false, false, ""},
    {"REQUEUE_HOLD", "RH", JobState::Held, false, false, ""},
    {"RESV_DEL_HOLD", "RD", JobState::Held, false, false, ""},
    {"SPECIAL_EXIT", "SE", JobState::Held, false, false, ""},
    {"CONFIGURING", "CF", JobState::Starting, false, false, ""},
    {"POWER_UP_NODE", "PO", JobState::Starting, false, false, ""},
    {"RUNNING", "R", JobState::Running, false, false, ""},
    {"RESIZING", "RS", JobState::Running, false, false, ""},
    {"SIGNALING", "SI", JobState::Running, false, false, ""},
    {"UPDATE_DB", "UD", JobState::Running, false, false, ""},
    {"LAUNCH_FAILED", "LF", JobState::Failed, true, false, "the cluster could not start it"},
    {"RECONFIG_FAIL", "RC", JobState::Failed, true, false, "the cluster could not prepare its nodes"},
    {"REVOKED", "RV", JobState::Queued, false, false, ""}, // runs on another cluster of the federation
    {"SUSPENDED", "S", JobState::Suspended, false, false, ""},
    {"STOPPED", "ST", JobState::Suspended, false, false, ""},
    {"COMPLETING", "CG", JobState::Finishing, false, false, ""},
    {"STAGE_OUT", "SO", JobState::Finishing, false, false, ""},
    {"COMPLETED", "CD", JobState::Done, true, false, ""},
    {"FAILED", "F", JobState::Failed, true, false, "it ended with an error"},
    {"OUT_OF_MEMORY", "OOM", JobState::Failed, true, false, "it used more memory than it asked for"},
    {"TIMEOUT", "TO", JobState::Interrupted, true, true, "its time limit was reached"},
    {"DEADLINE", "DL", JobState::Interrupted, true, true, "its deadline was reached"},
    {"PREEMPTED", "PR", JobState::Interrupted, true, true, "it had to make room for a job of higher priority"},
    {"NODE_FAIL", "NF", JobState::Interrupted, true, true, "a node of it failed"},
    {"BOOT_FAIL", "BF", JobState::Interrupted, true, true, "a node of it could not be started"},
    {"CANCELLED", "CA", JobState::Cancelled, true, false, "it was cancelled"},
}};

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

std::string slurmEndingWords(std::string_view state)
{
    const StateRow* row = findState(state);
    return row ? std::string(row->words) : std::string();
}

} // namespace trainyard
