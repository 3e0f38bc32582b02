// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/reasons_job.h"
#include "cluster/control/launcher.h"
#include "cluster/control/run_files.h"
#include "cluster/control/settle.h"

#include <filesystem>

namespace trainyard {

bool Launcher::handle(const DeleteFilesRequest& request, const StoredAction& action)
{
    const std::string& directory = request.directory;
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (row && !isFinal(row->state) && !isBeingSubmitted(row->state))
        throw Failure(ErrorKind::Busy, "delete the run", row->name, jobReason("job.running-again"));
    // The path comes from the store: nothing is removed that is not visibly this run's.
    const std::optional<std::string> text = RunFiles(m_transport, directory).specText();
    const bool ours = text ? idInSpec(*text) == action.runId
                           : std::filesystem::path(directory) == m_options.runsFolder / action.runId;
    if (text && !ours)
        throw Failure(ErrorKind::BadInput, "delete the run directory", directory, jobReason("job.other-spec-there"));
    if (ours)
        m_transport.removeTree(directory);
    step("directory-removed");
    settle(m_store.deleteRuns({action.runId}));
    return true;
}

} // namespace trainyard
