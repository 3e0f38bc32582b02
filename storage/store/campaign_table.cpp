// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/campaign_table.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_store.h"

namespace trainyard::store {

using sqlite::Connection;
using sqlite::StatementUse;

void insertCampaign(Connection& connection, const CampaignRow& campaign)
{
    if (campaign.id.empty())
        throw Failure(ErrorKind::BadInput, "store the campaign", campaign.name, storeReason("store.no-id"));
    StatementUse known(connection.prepared("SELECT 1 FROM campaigns WHERE id = ?"));
    known->bindAll(campaign.id);
    if (known->step())
        throw Failure(ErrorKind::BadInput, "store the campaign", campaign.name,
                      storeReason("store.campaign-id-taken", campaign.id));
    StatementUse row(connection.prepared(
        "INSERT INTO campaigns (id, name, kind, spec, created_at, archived) VALUES (?, ?, ?, ?, ?, ?)"));
    row->bindAll(campaign.id, campaign.name, campaign.kind, campaign.plan,
                 campaign.createdAt > 0 ? campaign.createdAt : unixTime(), std::int64_t{campaign.archived});
    row->step();
}

void putPlan(Connection& connection, const std::string& id, const std::string& plan)
{
    StatementUse row(connection.prepared("UPDATE campaigns SET spec = ?2 WHERE id = ?1"));
    row->bindAll(id, plan);
    row->step();
}

void replacePlan(Connection& connection, const std::string& id, const std::string& before, const std::string& plan)
{
    StatementUse row(connection.prepared("UPDATE campaigns SET spec = ?3 WHERE id = ?1 AND spec = ?2"));
    row->bindAll(id, before, plan);
    row->step();
    if (row->changes() > 0)
        return;
    if (!readCampaign(connection, id))
        throw Failure(ErrorKind::NotFound, "change the plan of the campaign", id,
                      storeReason("store.no-such-campaign"));
    throw Failure(ErrorKind::Busy, "change the plan of the campaign", id, storeReason("store.plan-changed"));
}

void archiveCampaign(Connection& connection, const std::string& id, bool archived)
{
    // A campaign known only from its runs gets its own row.
    StatementUse row(connection.prepared(
        "INSERT INTO campaigns (id, name, kind, spec, created_at, archived) "
        "SELECT ?1, '', '', '', coalesce((SELECT min(created_at) FROM runs WHERE campaign = ?1), 0), ?2 "
        "WHERE ?1 IN (SELECT id FROM campaigns UNION SELECT campaign FROM runs WHERE campaign <> '') "
        "ON CONFLICT (id) DO UPDATE SET archived = excluded.archived"));
    row->bindAll(id, std::int64_t{archived});
    row->step();
    if (row->changes() == 0)
        throw Failure(ErrorKind::NotFound, "archive the campaign", id, storeReason("store.no-such-campaign"));
}

void eraseCampaign(Connection& connection, const std::string& id)
{
    for (const char* sql :
         {"DELETE FROM campaigns WHERE id = ?", "DELETE FROM actions WHERE run_id = ? AND kind = 'queue-cells'",
          "UPDATE runs SET campaign = '', cell = '' WHERE campaign = ? AND campaign <> ''"}) {
        StatementUse statement(connection.prepared(sql));
        statement->bindAll(id);
        statement->step();
    }
}

std::vector<CampaignRow> readCampaigns(Connection& connection)
{
    // A store rebuilt by an older Trainyard knows campaigns only from their runs.
    StatementUse row(connection.prepared(
        "WITH counted AS (SELECT campaign, count(*) AS runs, sum(ended_at > 0) AS ended, sum(state = 'done') AS done, "
        "sum(state = 'running') AS running, min(created_at) AS created "
        "FROM runs WHERE campaign <> '' AND trashed_at = 0 GROUP BY campaign) "
        "SELECT c.id, c.name, c.kind, c.spec, c.created_at AS created, coalesce(n.runs, 0), coalesce(n.ended, 0), "
        "coalesce(n.done, 0), coalesce(n.running, 0), c.archived "
        "FROM campaigns c LEFT JOIN counted n ON n.campaign = c.id "
        "UNION ALL SELECT n.campaign, '', '', '', n.created, n.runs, n.ended, n.done, n.running, 0 FROM counted n "
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
        campaign.done = row->integer(7);
        campaign.running = row->integer(8);
        campaign.archived = row->integer(9) != 0;
        campaigns.push_back(std::move(campaign));
    }
    return campaigns;
}

std::optional<CampaignRow> readCampaign(Connection& connection, const std::string& id)
{
    StatementUse row(
        connection.prepared("SELECT id, name, kind, spec, created_at, archived FROM campaigns WHERE id = ?"));
    row->bindAll(id);
    if (!row->step()) {
        StatementUse run(connection.prepared("SELECT 1 FROM runs WHERE campaign = ? AND trashed_at = 0 LIMIT 1"));
        run->bindAll(id);
        return !id.empty() && run->step() ? std::optional(CampaignRow{id, {}, {}, {}}) : std::nullopt;
    }
    CampaignRow campaign{row->text(0), row->text(1), row->text(2), row->text(3), row->real(4)};
    campaign.archived = row->integer(5) != 0;
    return campaign;
}

} // namespace trainyard::store
