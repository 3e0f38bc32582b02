// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/fetch_request.h"

#include "backend/protocol/job_state.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_job.h"

#include <utility>

namespace trainyard {

std::filesystem::path fetchedFolder(const std::string& runId)
{
    return dataHome() / "fetched" / runId;
}

FetchRequest fetchRequest(const RunRow& row, const std::optional<RunSpec>& spec, const FetchChoice& choice,
                          const std::string& target, std::vector<std::string> announced)
{
    if (!row.directory.starts_with('/'))
        throw Failure(ErrorKind::NotFound, "fetch from the run", row.name, jobReason("job.not-there-yet"));
    FetchRequest request;
    request.directory = row.directory;
    request.target = target.empty() ? fetchedFolder(row.id).string() : target;
    request.spec = spec ? toText(*spec) : std::string();
    request.over = isFinal(row.state);
    request.choice = choice;
    request.announced = std::move(announced);
    return request;
}

std::vector<std::string> announcedCheckpoints(StoreReader& reader, const RunRow& row,
                                              const std::optional<RunSpec>& spec)
{
    std::vector<std::string> names;
    if (spec && spec->program)
        for (const ArtifactRow& artifact : reader.artifacts(row.key))
            if (artifact.kind == "checkpoint")
                names.push_back(artifact.file);
    return names;
}

} // namespace trainyard
