// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/launcher.h"
#include "cluster/control/run_files.h"

namespace trainyard {

bool Launcher::handle(const RecordTraceRequest& request, const StoredAction& action)
{
    const std::optional<RunRow> row = request.trace ? attemptAsked(action.runId, request.token) : std::nullopt;
    if (row)
        if (RunFiles files(m_transport, row->directory); files.control().command != ControlCommand::Stop)
            files.request(ControlCommand::Trace, *request.trace); // a stop not yet read would be replaced
    return true;
}

} // namespace trainyard
