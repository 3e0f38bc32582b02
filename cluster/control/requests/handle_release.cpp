// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/launcher.h"

namespace trainyard {

bool Launcher::handle(const ReleaseRequest& request, const StoredAction& action)
{
    if (runOfJob(action.runId, request.token)) {
        m_desk.release(request.token);
        step("acted");
    }
    return true;
}

} // namespace trainyard
