// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/launcher.h"

namespace trainyard {

bool Launcher::handle(const ResumeRequest& request, const StoredAction& action)
{
    return submitRun(action.runId, request.token, request.needs, action.createdAt, true);
}

} // namespace trainyard
