// SPDX-License-Identifier: GPL-3.0-or-later
// How Launcher keeps what the queue knows of a run, and finds jobs again.
#include "backend/base/clock.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/control/launcher.h"
#include "cluster/control/settle.h"

#include <utility>

namespace trainyard {
namespace {

/// "ty-RUN-2" or "ty-RUN-2_7" → "RUN"; empty when it is no token of a run.
std::string runOf(const std::string& token)
{
    const std::size_t dash = token.rfind('-');
    return token.starts_with("ty-") && dash > 3 && dash != std::string::npos ? token.substr(3, dash - 3)
                                                                             : std::string();
}

} // namespace

/// The row with its folder on the machine: a run that was stored while nobody knew the machine's folders gets it now.
RunRow Launcher::placed(RunRow row)
{
    if (row.directory.starts_with('/'))
        return row;
    row.directory = (m_options.runsFolder / row.id).string();
    if (!row.directory.starts_with('/'))
        throw Failure(ErrorKind::Internal, "start the run", row.name, jobReason("job.no-runs-folder"));
    settle(m_store.setRunDirectory(row.id, row.directory));
    return row;
}

void Launcher::putQueued(const RunRow& row, const std::string& token)
{
    JobRow queued;
    queued.token = token;
    queued.runId = row.id;
    queued.machine = m_options.machine;
    queued.directory = row.directory;
    queued.state = JobState::Queued;
    queued.submittedAt = unixTime();
    // From here on the follower says where the run stands; writing a state again could overtake it.
    settle(m_store.putJob(queued));
}

void Launcher::recover()
{
    const auto isWanted = [this](const JobRequest& request) {
        if (!request.tasks.empty() || !request.command.empty())
            return true; // not a run's
        const std::optional<RunRow> row = m_reader->run(runOf(request.token));
        return row && !isFinal(row->state); // deleted or cancelled while nobody knew whether it had been submitted
    };
    for (const RecoveredJob& found : m_desk.recover(isWanted)) {
        const std::optional<JobRow> known = job(found.report.token);
        // One whose submission was given up may have come into the queue all the same.
        const bool refused = known && isFinal(known->state) && known->startedAt == 0.0 && !isFinal(found.report.state);
        if (found.report.state == JobState::Unknown || (known && !refused))
            continue;
        const std::optional<RunRow> row = m_reader->run(runOf(found.report.token));
        if (row && row->machine == m_options.machine &&
            jobNumber(found.report.token) > jobNumber(row->token) - (refused ? 1 : 0))
            putQueued(placed(*row), found.report.token);
    }
}

} // namespace trainyard
