// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/supervise_plan.h"

#include "backend/protocol/reasons_queue.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace trainyard {
namespace {

std::string shownName(const QueueEntry& entry)
{
    return entry.name.empty() ? entry.token : entry.name;
}

int coresOf(int asked, const MachineBudget& budget)
{
    return std::clamp(asked, 1, std::max(budget.cores, 1));
}

template <typename Wanted>
std::vector<std::string> namesOf(const std::vector<RunningShare>& running, Wanted wanted)
{
    std::vector<std::string> names;
    for (const RunningShare& share : running)
        if (wanted(share))
            names.push_back(share.name);
    return names;
}

/// Why this machine can never run the entry; empty when it can.
Reason neverFits(const QueueEntry& entry, const MachineBudget& budget)
{
    for (const int index : entry.gpuIndices)
        if (index < 0 || index >= budget.gpus)
            return queueReason("queue.gpu-absent", budget.gpus, index);
    if (entry.gpus > budget.gpus)
        return queueReason("queue.gpus-absent", entry.gpus, budget.gpus);
    return {};
}

StartDecision decide(const QueueEntry& entry, const std::vector<RunningShare>& running, const MachineBudget& budget)
{
    int taken = 0;
    std::set<int> takenGpus;
    for (const RunningShare& share : running) {
        taken += coresOf(share.cpus, budget);
        takenGpus.insert(share.gpuIndices.begin(), share.gpuIndices.end());
    }
    StartDecision decision;
    if (taken + coresOf(entry.cpus, budget) > std::max(budget.cores, 1)) {
        decision.reason = queueReason("queue.cores-taken", std::min(taken, budget.cores), budget.cores,
                                      namesOf(running, [](const RunningShare&) { return true; }));
        return decision;
    }
    const auto usesGpus = [](const RunningShare& share) { return !share.gpuIndices.empty(); };
    for (const int index : entry.gpuIndices) {
        if (takenGpus.contains(index)) {
            const auto usesIt = [index](const RunningShare& share) {
                return std::find(share.gpuIndices.begin(), share.gpuIndices.end(), index) != share.gpuIndices.end();
            };
            decision.reason = queueReason("queue.gpu-taken", index, namesOf(running, usesIt));
            return decision;
        }
    }
    decision.gpuIndices = entry.gpuIndices;
    for (int index = 0; index < budget.gpus && static_cast<int>(decision.gpuIndices.size()) < entry.gpus; ++index)
        if (entry.gpuIndices.empty() && !takenGpus.contains(index))
            decision.gpuIndices.push_back(index);
    if (entry.gpuIndices.empty() && static_cast<int>(decision.gpuIndices.size()) < entry.gpus) {
        decision.gpuIndices.clear();
        decision.reason = queueReason("queue.gpus-taken", takenGpus.size(), budget.gpus, namesOf(running, usesGpus));
        return decision;
    }
    decision.kind = StartDecision::Kind::Start;
    return decision;
}

} // namespace

std::vector<StartDecision> decideStarts(const std::vector<QueueEntry>& waiting, std::vector<RunningShare> running,
                                        const MachineBudget& budget)
{
    std::vector<StartDecision> decisions;
    std::string head; // the first that waits for cores or GPUs
    int before = 0;   // it, and those that wait behind it
    for (const QueueEntry& entry : waiting) {
        StartDecision decision;
        const Reason never = neverFits(entry, budget);
        const auto sameRun = [&](const RunningShare& share) { return share.runDirectory == entry.runDirectory; };
        if (!never.empty()) {
            decision.kind = StartDecision::Kind::Refuse;
            decision.reason = never;
        } else if (std::any_of(running.begin(), running.end(), sameRun)) {
            decision.reason = queueReason("queue.attempt-before");
        } else if (!head.empty()) {
            decision.reason =
                before == 1 ? queueReason("queue.comes-after", head) : queueReason("queue.runs-before", before);
        } else {
            decision = decide(entry, running, budget);
            if (decision.kind == StartDecision::Kind::Start)
                running.push_back({shownName(entry), entry.runDirectory, entry.cpus, decision.gpuIndices});
            else
                head = shownName(entry);
        }
        before += !head.empty() && decision.kind == StartDecision::Kind::Wait;
        decisions.push_back(std::move(decision));
    }
    return decisions;
}

QueueNeed needOf(const std::optional<QueueState>& state, bool queued)
{
    if (!state)
        return queued ? QueueNeed::Awaited : QueueNeed::Absent;
    if (state->status == QueueStatus::Queued || state->status == QueueStatus::Running)
        return QueueNeed::Awaited;
    return state->status == QueueStatus::Finished && state->exitCode == 0 ? QueueNeed::None : QueueNeed::Lost;
}

bool comesBefore(const QueueEntry& a, const QueueEntry& b)
{
    return std::tie(a.submittedAt, a.token) < std::tie(b.submittedAt, b.token);
}

} // namespace trainyard
