// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/comparable_run.h"

#include "backend/protocol/scaling.h"

namespace trainyard {
namespace {

constexpr std::int64_t kMostLookedAt = 200;

bool comparable(const RunSpec& past, const RunSpec& spec)
{
    if (past.program || spec.program) // a program's command and ranks are all that is known of its work
        return past.program && spec.program && past.program->command == spec.program->command &&
               past.program->folder == spec.program->folder && past.resources.ranks == spec.resources.ranks;
    return stepsAlike(past, spec) && past.resources.ranks == spec.resources.ranks &&
           past.data.format == spec.data.format && !past.pruning.on() && !past.parent;
}

} // namespace

bool stepsAlike(const RunSpec& a, const RunSpec& b)
{
    return a.model.architecture == b.model.architecture && a.model.widthMultiplier == b.model.widthMultiplier &&
           a.model.file == b.model.file && a.data.image == b.data.image &&
           a.training.precision == b.training.precision && a.training.microBatches == b.training.microBatches &&
           a.resources.device == b.resources.device && a.resources.threads == b.resources.threads &&
           a.distribution.mode == b.distribution.mode;
}

double ComparableRun::secondsFor(std::int64_t stepsWanted, std::int64_t effectiveBatch) const
{
    const double share =
        effectiveBatch > 0 && batch > 0 ? static_cast<double>(effectiveBatch) / static_cast<double>(batch) : 1.0;
    return seconds / static_cast<double>(steps) * static_cast<double>(stepsWanted) * share;
}

std::optional<ComparableRun> findComparableRun(StoreReader& reader, const RunSpec& spec, const std::string& machine)
{
    RunQuery query;
    query.text = "state:done machine:" + machine;
    query.scope = RunScope::All;
    query.limit = kMostLookedAt;
    const std::int64_t wanted = scaledBatch(spec, spec.resources.ranks).effective;
    std::optional<ComparableRun> other;
    for (const RunRow& row : reader.runs(query)) { // the newest first
        const std::optional<RunSpec> past = reader.spec(row.id);
        const double seconds = secondsTaken(row);
        if (!past || (row.step <= 0 && !spec.program) || seconds <= 0.0 || !comparable(*past, spec))
            continue;
        const std::int64_t batch = spec.program ? 0 : scaledBatch(*past, past->resources.ranks).effective;
        ComparableRun found{row.id, row.name, seconds, row.step, batch};
        if (spec.program ? past->program->parameters == spec.program->parameters : batch == wanted)
            return found;
        if (!other && (spec.program || (batch != kAutoBatch && wanted != kAutoBatch)))
            other = std::move(found);
    }
    return other;
}

double secondsTaken(const RunRow& row, double elapsedBefore)
{
    const bool whole = row.attempts <= 1 && row.startedAt > 0.0 && row.endedAt > row.startedAt;
    return whole ? row.endedAt - row.startedAt : std::max(0.0, row.elapsed - elapsedBefore);
}

} // namespace trainyard
