// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/reasons_job.h"
#include "cluster/control/launcher.h"

namespace trainyard {

/// A job that goes on where this one stops waits for its end; then this one is asked to save and stop.
bool Launcher::handle(const ExtendRequest& request, const StoredAction& action)
{
    const std::string &token = request.token, &next = request.next;
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || next.empty() || (row->token != token && row->token != next))
        return true;
    const std::optional<JobRequest> old = m_journal.request(token);
    if (!old || !old->tasks.empty())
        throw Failure(ErrorKind::NotFound, "give the run more time", row->name, jobReason("job.request-unknown"));
    if (!job(next)) {
        m_desk.submit(extension(*old, next, request.seconds));
        step("extension-queued");
        putQueued(*row, next);
    }
    // Where this is done once more, the next job may train already: the stop is not meant for it.
    if (const JobState state = m_scheduler.query(m_transport, {token}).at(0).state;
        !isFinal(state) && state != JobState::Unknown)
        stopNow(m_transport, row->directory);
    step("extended");
    return true;
}

} // namespace trainyard
