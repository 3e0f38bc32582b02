// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/launcher.h"

namespace trainyard {

std::optional<RunRow> Launcher::runOfJob(const std::string& runId, const std::string& token)
{
    std::optional<RunRow> row = m_reader->run(runId);
    return row && row->token == token && !token.empty() ? row : std::nullopt;
}

bool Launcher::handle(const HoldRequest& request, const StoredAction& action)
{
    if (runOfJob(action.runId, request.token)) {
        m_desk.hold(request.token);
        step("acted");
    }
    return true;
}

} // namespace trainyard
