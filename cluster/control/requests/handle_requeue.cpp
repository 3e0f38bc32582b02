// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/launcher.h"

namespace trainyard {

bool Launcher::handle(const RequeueRequest& request, const StoredAction& action)
{
    if (!runOfJob(action.runId, request.token))
        return true;
    if (action.tries > 1) {
        // Begun before, perhaps by a program that died since: done twice, it would cost the run one of its restarts.
        const JobReport now = m_scheduler.query(m_transport, {request.token}).at(0);
        const bool runs = now.state == JobState::Running || now.state == JobState::Suspended;
        if (!runs || now.restarts > request.restarts.value_or(now.restarts))
            return true;
    }
    m_desk.requeue(request.token);
    step("acted");
    return true;
}

} // namespace trainyard
