// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "cluster/control/launcher.h"
#include "cluster/control/settle.h"

namespace trainyard {

bool Launcher::handle(const CancelRequest& request, const StoredAction& action)
{
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || isFinal(row->state))
        return true;
    const std::string token = request.token.empty() ? row->token : request.token;
    if (!token.empty() && (row->token == token || (jobNumber(token) == 1 && isArrayTask(row->token))))
        m_desk.cancel(row->token);
    else if (jobNumber(row->token) <
             jobNumber(token)) { // its submission failed, was never carried out, or nobody knows
        if (const auto intent = m_reader->submission(token); intent && intent->outcome == "open")
            cancelInDoubt(token);
        settle(m_store.setRunState(row->id, JobState::Cancelled, "", unixTime()));
    }
    return true;
}

/// That it was to be cancelled is written down, so that recover() does not submit it; what may have come there is
/// cancelled.
void Launcher::cancelInDoubt(const std::string& token)
{
    try {
        m_desk.cancel(token);
    } catch (const Failure& failure) {
        if (failure.error().kind != ErrorKind::NotFound)
            throw;
    }
}

} // namespace trainyard
