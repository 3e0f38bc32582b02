// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "cluster/control/launcher.h"
#include "cluster/control/run_files.h"

namespace trainyard {

bool Launcher::handle(const StopRequest& request, const StoredAction& action)
{
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || isFinal(row->state))
        return true;
    // A stop is for one job: one that comes later, on a resume, is not meant.
    const std::string token = request.token.empty() ? row->token : request.token;
    if (row->token != token && !(jobNumber(token) == 1 && isArrayTask(row->token)))
        return jobNumber(row->token) > jobNumber(token); // otherwise it is being submitted: look again
    const JobReport report = m_scheduler.query(m_transport, {row->token}).at(0);
    if (isFinal(report.state))
        return true;
    if (report.state == JobState::Queued || report.state == JobState::Held || report.state == JobState::Blocked) {
        m_desk.cancel(row->token); // nothing is trained yet: there is nothing to save
        return true;
    }
    RunFiles files(m_transport, row->directory);
    Stop& stop = m_stops[action.key];
    const double now = unixTime();
    const bool asked = files.control().command == ControlCommand::Stop;
    if (stop.until == 0.0) {
        const double deadline = request.deadline.value_or(m_options.stopDeadline);
        // Another process may have asked the run when the action was new, and died since.
        stop.until = (asked ? action.createdAt : now) + deadline;
        if (asked)
            stop.attempt = files.newestAttempt();
    }
    if (const int attempt = files.newestAttempt(); stop.attempt != attempt) {
        files.request(ControlCommand::Stop);
        stop.attempt = attempt;
        step("stop-asked");
    }
    if (now < stop.until)
        return false;
    m_desk.cancel(row->token);
    return true;
}

} // namespace trainyard
