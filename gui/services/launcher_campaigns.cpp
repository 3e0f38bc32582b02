// SPDX-License-Identifier: GPL-3.0-or-later
// How Launcher makes runs of a campaign's cells.
#include "gui/services/launcher.h"

#include "backend/base/clock.h"
#include "gui/services/campaign_plan.h"
#include "gui/services/settle.h"

#include <algorithm>
#include <map>
#include <utility>

namespace trainyard {
namespace {

std::optional<CampaignRow> campaignWithId(StoreReader& reader, const std::string& id)
{
    for (CampaignRow& campaign : reader.campaigns())
        if (campaign.id == id)
            return std::move(campaign);
    return std::nullopt;
}

} // namespace

int Launcher::queueCells(const std::string& campaign, bool again)
{
    const std::optional<CampaignRow> row = campaignWithId(*m_reader, campaign);
    if (!row)
        return 0; // removed meanwhile
    std::map<std::string, RunRow> known;
    for (const RunRow& run : m_reader->campaignRuns(campaign))
        known.insert_or_assign(run.cell, run);
    int started = 0;
    for (const CampaignPlan::Cell& cell : readCampaignPlan(*row).cells) {
        if (const auto found = known.find(cell.cell); found != known.end()) {
            if (again && canResume(found->second.state))
                ask(found->second.id, "resume");
            continue;
        }
        if (!campaignWithId(*m_reader, campaign))
            return started;
        RunSpec spec = cell.spec;
        const std::string id = spec.id;
        for (int number = 2; m_reader->run(spec.id); ++number) // in the trash
            spec.id = id + "." + std::to_string(number);
        if (spec.id != id && !again)
            continue;
        try {
            start(spec);
            ++started;
        } catch (const Failure&) {
            if (!m_reader->run(spec.id)) // another process may have been faster
                throw;
        }
        step("cell-stored");
    }
    return started;
}

void Launcher::askForCells(const std::string& campaign)
{
    const std::optional<CampaignRow> row = campaignWithId(*m_reader, campaign);
    if (!row)
        throw Failure(ErrorKind::NotFound, "start the missing runs of", campaign, "the store has no such campaign");
    (void)readCampaignPlan(*row); // throws what carrying it out would throw
    StoredAction action;
    action.runId = campaign;
    action.kind = "queue-cells";
    action.payload = R"({"again":true})";
    action.createdAt = unixTime();
    settle(m_store.addAction(action));
    m_nextLook = 0.0;
}

} // namespace trainyard
