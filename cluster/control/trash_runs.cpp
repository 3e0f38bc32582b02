// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/trash_runs.h"

#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_store.h"
#include "cluster/control/requests/requests.h"

#include <utility>

namespace trainyard {
namespace {

constexpr const char* kTrashing = "move to the trash";

RunRow requireRun(StoreReader& reader, const std::string& id)
{
    std::optional<RunRow> row = reader.run(id);
    if (!row)
        throw Failure(ErrorKind::NotFound, kTrashing, id, storeReason("store.run-deleted"));
    return std::move(*row);
}

} // namespace

std::optional<RunRow> trashEnded(RunStore& store, const std::vector<std::string>& runIds)
{
    const std::unique_ptr<StoreReader> reader = store.reader();
    for (;;) {
        RunGuard guard{{}, {SubmitRequest::kTraits.word, ResumeRequest::kTraits.word}};
        for (const std::string& id : runIds) {
            RunRow row = requireRun(*reader, id);
            if (!isFinal(row.state) && row.state != JobState::Draft)
                return row;
            guard.asRead.push_back(std::move(row));
        }
        const Result<void> moved = store.setTrashed(runIds, true, guard).get();
        if (moved.ok())
            return std::nullopt;
        if (moved.error().reasonCode == "store.run-asked") {
            RunRow row = requireRun(*reader, moved.error().subject);
            if (isFinal(row.state))
                row.state = JobState::Submitting;
            return row;
        }
        if (moved.error().reasonCode != "store.run-changed")
            throw Failure(moved.error());
    }
}

Result<void> requireTrashed(RunStore& store, const std::vector<std::string>& runIds)
{
    try {
        if (const std::optional<RunRow> row = trashEnded(store, runIds))
            return errorWith(ErrorKind::Busy, kTrashing, row->name,
                             jobReason("job.would-continue", stateReason(row->state)));
    } catch (const Failure& failure) {
        return failure.error();
    }
    return {};
}

} // namespace trainyard
