// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/campaign_table.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"

namespace trainyard::store {

using sqlite::Connection;
using sqlite::StatementUse;

void insertCampaign(Connection& connection, const CampaignRow& campaign)
{
    if (campaign.id.empty())
        throw Failure(ErrorKind::BadInput, "store the campaign", campaign.name, "it has no id");
    StatementUse known(connection.prepared("SELECT 1 FROM campaigns WHERE id = ?"));
    known->bindAll(campaign.id);
    if (known->step())
        throw Failure(ErrorKind::BadInput, "store the campaign", campaign.name,
                      "a campaign with the id " + campaign.id + " is in the store already");
    StatementUse row(connection.prepared("INSERT INTO campaigns (id, name, kind, spec, created_at) VALUES (?, ?, ?, ?, ?)"));
    row->bindAll(campaign.id, campaign.name, campaign.kind, campaign.plan,
                 campaign.createdAt > 0 ? campaign.createdAt : unixTime());
    row->step();
}

std::vector<CampaignRow> readCampaigns(Connection& connection)
{
    // A store that was rebuilt knows campaigns from their runs only.
    StatementUse row(connection.prepared(
        "WITH counted AS (SELECT campaign, count(*) AS runs, sum(ended_at > 0) AS ended, min(created_at) AS created "
        "FROM runs WHERE campaign <> '' AND trashed_at = 0 GROUP BY campaign) "
        "SELECT c.id, c.name, c.kind, c.spec, c.created_at AS created, coalesce(n.runs, 0), coalesce(n.ended, 0) "
        "FROM campaigns c LEFT JOIN counted n ON n.campaign = c.id "
        "UNION ALL SELECT n.campaign, '', '', '', n.created, n.runs, n.ended FROM counted n "
        "WHERE n.campaign NOT IN (SELECT id FROM campaigns) ORDER BY created DESC, 1 DESC"));
    std::vector<CampaignRow> campaigns;
    while (row->step()) {
        CampaignRow campaign;
        campaign.id = row->text(0);
        campaign.name = row->text(1);
        campaign.kind = row->text(2);
        campaign.plan = row->text(3);
        campaign.createdAt = row->real(4);
        campaign.runs = row->integer(5);
        campaign.ended = row->integer(6);
        campaigns.push_back(std::move(campaign));
    }
    return campaigns;
}

} // namespace trainyard::store
