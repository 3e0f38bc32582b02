// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/action_table.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_store.h"

#include <algorithm>

namespace trainyard::store {

using sqlite::StatementUse;

namespace {

// A lease that ends later than this was given before the clock was set back; its holder may be gone.
constexpr double kLongestLease = 3600.0;

constexpr const char* kAnyKindOf = "kind IN";
constexpr const char* kAnyKindBut = "kind NOT IN";
constexpr const char* kOfMachine = "?4 = '' OR run_id IN (SELECT id FROM runs WHERE machine = ?4)";
constexpr const char* kOfMachineOrOfNoRun = "?4 = '' OR run_id IN (SELECT id FROM runs WHERE machine = ?4) "
                                            "OR run_id NOT IN (SELECT id FROM runs)";
constexpr const char* kOfFreeCampaign =
    "(?4 = '' OR run_id = ?4) AND NOT EXISTS (SELECT 1 FROM actions AS other WHERE other.run_id = actions.run_id "
    "AND other.kind = actions.kind AND other.done_at = 0 AND other.leased_until > ?2 "
    "AND other.leased_until <= ?2 + ?5)";

/// `which`: the condition on the kind, before their list; `whose`: the condition on what it is for, in which ?4 is
/// `name`, ?2 the time and ?5 the longest lease.
std::optional<StoredAction> leaseWhere(sqlite::Connection& connection, const char* which, const char* whose,
                                       const std::vector<std::string>& kinds, const std::string& owner, double seconds,
                                       const std::string& name)
{
    std::string places;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        places += (i ? ", ?" : "?") + std::to_string(6 + i);
    StatementUse row(connection.prepared(
        "UPDATE actions SET owner = ?1, leased_until = ?2 + ?3, tries = tries + 1 WHERE key = (SELECT key FROM actions "
        "WHERE done_at = 0 AND (leased_until <= ?2 OR leased_until > ?2 + ?5) AND " +
        std::string(which) + " (" + places + ") AND (" + whose +
        ") ORDER BY key LIMIT 1) "
        "RETURNING key, run_id, kind, payload, created_at, tries"));
    row->bindAll(owner, unixTime(), std::min(seconds, kLongestLease), name, kLongestLease);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        row->bind(static_cast<int>(6 + i), kinds[i]);
    std::optional<StoredAction> action;
    while (row->step())
        action = StoredAction{row->integer(0), row->text(1), row->text(2),
                              row->text(3),    row->real(4), static_cast<int>(row->integer(5))};
    return action;
}

} // namespace

std::int64_t addAction(sqlite::Connection& connection, const StoredAction& action)
{
    StatementUse row(
        connection.prepared("INSERT INTO actions (run_id, kind, payload, created_at) VALUES (?, ?, ?, ?)"));
    row->bindAll(action.runId, action.kind, action.payload, action.createdAt > 0 ? action.createdAt : unixTime());
    row->step();
    return connection.lastInsertRow();
}

std::optional<StoredAction> leaseAction(sqlite::Connection& connection, const std::vector<std::string>& kinds,
                                        const std::string& owner, double seconds, const std::string& machine)
{
    return kinds.empty() ? std::nullopt
                         : leaseWhere(connection, kAnyKindOf, kOfMachine, kinds, owner, seconds, machine);
}

std::optional<StoredAction> leaseOtherAction(sqlite::Connection& connection, const std::vector<std::string>& kinds,
                                             const std::string& owner, double seconds, const std::string& machine)
{
    return leaseWhere(connection, kAnyKindBut, kOfMachineOrOfNoRun, kinds, owner, seconds, machine);
}

std::optional<StoredAction> leaseCampaignAction(sqlite::Connection& connection, const std::vector<std::string>& kinds,
                                                const std::string& owner, double seconds, const std::string& campaign)
{
    return leaseWhere(connection, kAnyKindOf, kOfFreeCampaign, kinds, owner, seconds, campaign);
}

void putOffAction(sqlite::Connection& connection, std::int64_t key, const std::string& owner, double seconds)
{
    StatementUse row(
        connection.prepared("UPDATE actions SET leased_until = ?3 WHERE key = ?1 AND owner = ?2 AND done_at = 0"));
    row->bindAll(key, owner, unixTime() + std::min(seconds, kLongestLease));
    row->step();
}

void finishAction(sqlite::Connection& connection, std::int64_t key, const std::string& owner, const std::string& error)
{
    {
        StatementUse row(connection.prepared(
            "UPDATE actions SET done_at = ?3, error = ?4 WHERE key = ?1 AND owner = ?2 AND done_at = 0"));
        row->bindAll(key, owner, unixTime(), error);
        row->step();
        if (row->changes() > 0)
            return;
    }
    StatementUse known(connection.prepared("SELECT owner FROM actions WHERE key = ?"));
    known->bindAll(key);
    if (!known->step())
        throw Failure(ErrorKind::NotFound, "finish the action", std::to_string(key),
                      storeReason("store.no-such-number"));
    throw Failure(ErrorKind::Busy, "finish the action", std::to_string(key), storeReason("store.lease-lost"));
}

} // namespace trainyard::store
