// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "backend/base/logging.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/stored_spec.h"
#include "cluster/control/launcher.h"
#include "cluster/control/run_files.h"
#include "cluster/control/settle.h"
#include "cluster/jobs/program_staging.h"

#include <filesystem>

namespace trainyard {
namespace {

constexpr double kCleanPause = 600.0; // seconds
constexpr int kCleanMinutes = 60;     // between cleanings of one machine, whoever did the last

} // namespace

/// A store that was copied or exported while the run went on may not know that it still runs. Throws Failure(Busy).
void Launcher::requireIdle(const std::string& name, const std::string& directory)
{
    if (RunFiles(m_transport, directory).isInUse())
        throw Failure(ErrorKind::Busy, "delete the run", name, jobReason("job.it-is", stateReason(JobState::Running)));
}

/// The path comes from the store: nothing is removed that is not visibly this run's.
bool Launcher::removeDirectory(const std::string& runId, const std::string& directory)
{
    const std::optional<std::string> text = RunFiles(m_transport, directory).specText();
    const bool ours =
        text ? idInSpec(*text) == runId : std::filesystem::path(directory) == m_options.runsFolder / runId;
    if (text && !ours)
        throw Failure(ErrorKind::BadInput, "delete the run directory", directory, jobReason("job.other-spec-there"));
    if (ours)
        m_transport.removeTree(directory);
    return ours;
}

bool Launcher::handle(const DeleteFilesRequest& request, const StoredAction& action)
{
    const std::string& directory = request.directory;
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (row && !isFinal(row->state) && !isBeingSubmitted(row->state))
        throw Failure(ErrorKind::Busy, "delete the run", row->name, jobReason("job.running-again"));
    requireIdle(row ? row->name : action.runId, directory);
    const bool ours = removeDirectory(action.runId, directory);
    step("directory-removed");
    settle(m_store.deleteRuns({action.runId}));
    if (ours)
        cleanUpThere(action.runId);
    return true;
}

/// The run is deleted whether this succeeds or not: another deletion tries again.
void Launcher::cleanUpThere(const std::string& runId)
{
    try {
        m_scheduler.forget(m_transport, runId);
    } catch (const Failure& failure) {
        log(LogLevel::Warning, failure.error().text());
    }
    cleanProgramsThere();
}

/// The run's own copy of its program went with its directory; what no run shares any more goes once it is old.
void Launcher::cleanProgramsThere()
{
    if (m_options.programs.empty() || steadyTime() < m_cleanAt)
        return;
    m_cleanAt = steadyTime() + kCleanPause;
    ProgramKeep keep;
    keep.pauseMinutes = kCleanMinutes;
    try {
        cleanPrograms(m_transport, m_options.programs, keep);
    } catch (const Failure& failure) { // the run is deleted all the same; another deletion tries again
        log(LogLevel::Warning, failure.error().text());
    }
}

} // namespace trainyard
