// SPDX-License-Identifier: Apache-2.0
#include "backend/train/checkpoint/checkpoint_lookup.h"

#include "backend/base/error.h"
#include "backend/base/reasons_system.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/checkpoint/checkpoint_store.h"

#include <algorithm>
#include <cstdio>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using Point = CheckpointReference::Point;

bool fits(const CheckpointInfo& info, const CheckpointReference& reference)
{
    if (reference.point == Point::Step)
        return info.loop.step == reference.value;
    return info.loop.epochClosed && info.position() == reference.value * info.stepsPerEpoch;
}

std::vector<std::string> namesOf(const std::vector<CheckpointStore::Found>& found)
{
    std::vector<std::string> names;
    for (auto it = found.rbegin(); it != found.rend(); ++it)
        names.push_back(it->path.filename().string());
    return names;
}

fs::path endOf(const RunDirectory& run, const CheckpointReference& reference)
{
    const std::optional<RunResult> result = run.readResult();
    const auto fail = [&](Reason why) -> fs::path {
        throw Failure(ErrorKind::NotFound, "use the checkpoint", text(reference), std::move(why));
    };
    if (!result)
        return fail(runReason("run.not-ended"));
    if (result->code != ExitCode::Completed)
        return fail(runReason("run.not-completed"));
    const fs::path file = run.root() / result->checkpoint;
    return result->checkpoint.empty() || !fs::exists(file) ? fail(runReason("run.last-gone")) : file;
}

} // namespace

void checkCheckpointFile(const fs::path& file)
{
    if (!fs::exists(file))
        throw Failure(ErrorKind::NotFound, "use the checkpoint", file.string(), runReason("run.no-such-file"));
    if (!fs::is_regular_file(file)) // a device or a pipe would be read for ever
        throw Failure(ErrorKind::BadInput, "use the checkpoint", file.string(), systemReason("system.not-regular"));
}

fs::path findCheckpoint(const CheckpointReference& reference, const fs::path& runsFolder)
{
    if (reference.point == Point::File) {
        checkCheckpointFile(reference.file);
        return reference.file;
    }
    const RunDirectory run(runsFolder / reference.run);
    if (!fs::exists(run.root()))
        throw Failure(ErrorKind::NotFound, "use the checkpoint", text(reference),
                      runReason("run.no-such-run", reference.run, runsFolder.string()));
    if (reference.point == Point::End)
        return endOf(run, reference);
    const std::vector<CheckpointStore::Found> found = CheckpointStore(run.checkpoints()).list();
    const auto match = std::find_if(found.begin(), found.end(), [&](const CheckpointStore::Found& one) {
        return one.path.filename() != CheckpointStore::kBestName && fits(one.info, reference);
    });
    if (match == found.end())
        throw Failure(ErrorKind::NotFound, "use the checkpoint", text(reference),
                      found.empty() ? runReason("run.no-checkpoint") : runReason("run.no-such-point", namesOf(found)));
    return match->path;
}

fs::path findCheckpoint(std::string_view text, const fs::path& runsFolder)
{
    if (const std::optional<CheckpointReference> reference = parseCheckpointReference(text))
        return findCheckpoint(*reference, runsFolder);
    const fs::path path(text);
    return path.is_relative() ? runsFolder / path : path;
}

fs::path parentCheckpoint(const ParentSpec& parent, const fs::path& runsFolder)
{
    if (parseCheckpointReference(parent.checkpoint))
        return findCheckpoint(parent.checkpoint, runsFolder);
    const fs::path path(parent.checkpoint);
    return path.is_relative() ? runsFolder / parent.run / path : path;
}

Reason positionOf(const CheckpointInfo& info, const fs::path& file)
{
    return trainingReason("training.position", Count{info.loop.step}, info.runId, PathText{file.string()});
}

} // namespace trainyard
