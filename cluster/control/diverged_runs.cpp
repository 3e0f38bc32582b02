// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/diverged_runs.h"

#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_plan.h"
#include "backend/protocol/scaling.h"
#include "backend/protocol/spec_problems.h"

#include <algorithm>
#include <string_view>

namespace trainyard {
namespace {

constexpr std::int64_t kMostRuns = 400; // number of runs searched, newest first
constexpr std::int64_t kMostSearchedMessages = 50;

/// Whether divergence ended the run, or a message reported it because training went on all the same.
bool diverged(StoreReader& reader, std::int64_t run)
{
    const std::vector<MessageRow> messages = reader.messages(run, kMostSearchedMessages);
    return std::any_of(messages.begin(), messages.end(), [](const MessageRow& message) {
        return (message.kind == "finished" && message.text.words == exitCodeName(ExitCode::Diverged)) ||
               message.text.code == "training.loss-not-finite" || message.text.code == "training.ended-diverged";
    });
}

} // namespace

bool sameFamily(const RunSpec& a, const RunSpec& b)
{
    return a.model.architecture == b.model.architecture && a.model.file == b.model.file &&
           a.model.widthMultiplier == b.model.widthMultiplier && a.data.format == b.data.format &&
           a.data.path == b.data.path && a.training.optimizer.kind == b.training.optimizer.kind;
}

std::vector<DivergedRun> readDivergedRuns(StoreReader& reader, const RunSpec& spec)
{
    RunQuery query;
    query.scope = RunScope::All;
    query.limit = kMostRuns;
    std::vector<DivergedRun> found;
    for (const RunRow& row : reader.runs(query)) {
        const bool mayHave =
            row.state == JobState::Failed || row.state == JobState::Done || row.state == JobState::Stopped;
        if (!mayHave || row.trashedAt > 0.0 || row.model != trainedName(spec))
            continue;
        const std::optional<RunSpec> before = reader.spec(row.id);
        if (!before || !sameFamily(*before, spec))
            continue;
        if (!diverged(reader, row.key))
            continue;
        const ScaledBatch batch = scaledBatch(*before, before->resources.ranks);
        found.push_back({row.id, row.name, batch.rate, batch.effective});
    }
    std::sort(found.begin(), found.end(), [](const DivergedRun& a, const DivergedRun& b) { return a.rate < b.rate; });
    return found;
}

std::optional<SpecProblem> divergedWarning(const std::vector<DivergedRun>& runs, const RunSpec& spec)
{
    const ScaledBatch now = scaledBatch(spec, spec.resources.ranks);
    const auto lowest = std::find_if(runs.begin(), runs.end(),
                                     [&](const DivergedRun& run) { return run.rate <= now.rate * (1.0 + 1e-9); });
    if (lowest == runs.end())
        return std::nullopt;
    return SpecProblem{"/training/learning_rate/base", plainNumber(now.rate),
                       planReason("plan.below-diverged", lowest->rate, Count{lowest->batch}, lowest->name)};
}

} // namespace trainyard
