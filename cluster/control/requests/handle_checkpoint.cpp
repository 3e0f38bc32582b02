// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/launcher.h"
#include "cluster/control/run_files.h"

namespace trainyard {

std::optional<RunRow> Launcher::attemptAsked(const std::string& runId, const std::string& token)
{
    std::optional<RunRow> row = m_reader->run(runId);
    if (!row || isFinal(row->state) || (!token.empty() && row->token != token))
        return std::nullopt;
    return row;
}

bool Launcher::handle(const CheckpointRequest& request, const StoredAction& action)
{
    if (const std::optional<RunRow> row = attemptAsked(action.runId, request.token))
        if (RunFiles files(m_transport, row->directory); files.control().command != ControlCommand::Stop)
            files.request(ControlCommand::Checkpoint); // a stop not yet read would be replaced; it saves one anyway
    return true;
}

} // namespace trainyard
