// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/job_state.h"

#include <utility>

namespace trainyard {
namespace {

constexpr std::pair<JobState, std::string_view> kJobStateNames[] = {
    {JobState::Draft, "draft"},         {JobState::Uploading, "uploading"},     {JobState::Submitting, "submitting"},
    {JobState::Ambiguous, "ambiguous"}, {JobState::Queued, "queued"},           {JobState::Held, "held"},
    {JobState::Blocked, "blocked"},     {JobState::Starting, "starting"},       {JobState::Running, "running"},
    {JobState::Suspended, "suspended"}, {JobState::Finishing, "finishing"},     {JobState::Verifying, "verifying"},
    {JobState::Done, "done"},           {JobState::Stopped, "stopped"},         {JobState::Failed, "failed"},
    {JobState::Cancelled, "cancelled"}, {JobState::Interrupted, "interrupted"}, {JobState::Unknown, "unknown"},
};

} // namespace

std::string_view name(JobState state)
{
    for (const auto& [candidate, text] : kJobStateNames)
        if (candidate == state)
            return text;
    return "unknown";
}

std::optional<JobState> jobStateNamed(std::string_view text)
{
    for (const auto& [candidate, candidateText] : kJobStateNames)
        if (candidateText == text)
            return candidate;
    return std::nullopt;
}

bool isUnderWay(JobState state)
{
    return state == JobState::Running || state == JobState::Suspended || state == JobState::Finishing ||
           state == JobState::Verifying;
}

bool isFinal(JobState state)
{
    return state == JobState::Done || canResume(state);
}

bool canResume(JobState state)
{
    return state == JobState::Stopped || state == JobState::Failed || state == JobState::Cancelled ||
           state == JobState::Interrupted;
}

} // namespace trainyard
