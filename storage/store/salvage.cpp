// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/salvage.h"

#include "storage/schema/store_file.h"
#include "storage/sqlite/connection.h"
#include "storage/sqlite/sqlite_failure.h"
#include "storage/sqlite/statement.h"
#include "storage/store/campaign_table.h"
#include "storage/store/data_set_table.h"
#include "storage/store/report_table.h"

#include <functional>
#include <map>
#include <set>

namespace trainyard {
namespace {

using sqlite::Access;
using sqlite::Connection;
using sqlite::Statement;

constexpr const char* kCheckOperation = "check the store";

class Salvage {
public:
    explicit Salvage(Connection& connection) : m_connection(connection) {}

    SalvagedStore run()
    {
        m_out.exported = schema::hasCopies(m_connection);
        readRuns();
        const bool runs = m_out.unread.empty();
        readOrigins();
        readTags();
        m_out.complete = runs && m_out.unread.empty();
        readSpecs();
        whole("campaigns", [&] {
            for (CampaignRow& row : store::readCampaigns(m_connection))
                if (!row.plan.empty() || row.archived)
                    m_out.campaigns.push_back(std::move(row));
        });
        whole("data_sets", [&] {
            for (DataSetRow& row : store::readDataSets(m_connection))
                m_out.dataSets.emplace_back(std::move(row), std::nullopt);
        });
        whole("inspections", [&] {
            for (auto& [row, inspection] : m_out.dataSets)
                inspection = store::readInspection(m_connection, row.key);
        });
        if (m_connection.integer("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'reports'") > 0)
            whole("reports", [&] {
                for (const ReportRow& row : store::readReports(m_connection))
                    if (std::optional<ReportRow> full = store::readReport(m_connection, row.key))
                        m_out.reports.push_back(std::move(*full));
            });
        for (auto& [key, salvaged] : m_runs)
            m_out.runs.push_back(std::move(salvaged));
        return std::move(m_out);
    }

private:
    /// Passes each row that can be read, once: from the beginning up to a damaged page, then from the end back to it.
    void eachRow(const char* table, const std::string& columns, const std::string& order,
                 const std::function<void(const Statement&)>& take)
    {
        const std::string text = "SELECT " + columns + " FROM " + table + " ORDER BY ";
        if (readInOrder(text + order, take))
            return;
        m_out.unread.push_back(table);
        std::string backwards = order;
        for (std::size_t at = 0; (at = backwards.find(',', at)) != std::string::npos; at += 6)
            backwards.insert(at, " DESC");
        readInOrder(text + backwards + " DESC", take);
    }

    bool readInOrder(const std::string& sql, const std::function<void(const Statement&)>& take)
    {
        try {
            Statement row(m_connection, sql);
            while (row.step())
                take(row);
            return true;
        } catch (const Failure&) {
            return false;
        }
    }

    void readRuns()
    {
        eachRow("runs",
                "key, id, name, notes, archived, trashed_at, machine, directory, token, created_at, ended_at, state",
                "key", [&](const Statement& row) {
                    SalvagedRun run;
                    run.annotations.run = row.text(1);
                    run.annotations.name = row.text(2);
                    run.annotations.notes = row.text(3);
                    run.annotations.archived = row.integer(4) != 0;
                    run.annotations.trashedAt = row.real(5);
                    run.machine = row.text(6);
                    run.directory = row.text(7);
                    run.token = row.text(8);
                    run.createdAt = row.real(9);
                    run.endedAt = row.real(10);
                    run.state = jobStateNamed(row.view(11)).value_or(JobState::Unknown);
                    if (!run.annotations.run.empty())
                        m_runs.emplace(row.integer(0), std::move(run));
                });
    }

    /// Stores before version 12 do not have them.
    void readOrigins()
    {
        readInOrder("SELECT key, cloned_from FROM runs NOT INDEXED WHERE cloned_from <> ''", [&](const Statement& row) {
            if (const auto run = m_runs.find(row.integer(0)); run != m_runs.end())
                run->second.annotations.clonedFrom = row.text(1);
        });
    }

    void readTags()
    {
        std::map<std::int64_t, std::set<std::string>> tags;
        eachRow("tags", "run, tag", "run, tag",
                [&](const Statement& row) { tags[row.integer(0)].insert(row.text(1)); });
        for (const auto& [key, words] : tags)
            if (const auto run = m_runs.find(key); run != m_runs.end())
                run->second.annotations.tags.assign(words.begin(), words.end());
    }

    void readSpecs()
    {
        eachRow("specs", "run, spec", "run", [&](const Statement& row) {
            if (const auto run = m_runs.find(row.integer(0)); run != m_runs.end())
                run->second.spec = row.text(1);
        });
    }

    void whole(const char* table, const std::function<void()>& read)
    {
        try {
            read();
        } catch (const Failure&) {
            m_out.unread.push_back(table);
        }
    }

    Connection& m_connection;
    std::map<std::int64_t, SalvagedRun> m_runs; ///< by key
    SalvagedStore m_out;
};

} // namespace

StoreCheck checkStore(const std::filesystem::path& file)
{
    std::error_code code;
    if (!std::filesystem::exists(file, code))
        return {};
    if (std::filesystem::is_regular_file(file, code) && std::filesystem::file_size(file, code) == 0)
        return {StoreCheck::Kind::Empty, std::nullopt};
    try {
        schema::probeStoreFile(file);
        Connection connection(file, Access::Probe);
        connection.setOperation(kCheckOperation);
        const std::string told = connection.text("PRAGMA quick_check(1)");
        if (told != "ok")
            throw sqlite::damagedStore(kCheckOperation, file.string(), "the file is damaged (" + told + ")");
        return {StoreCheck::Kind::Whole, std::nullopt};
    } catch (...) {
        const Error error = currentError(kCheckOperation);
        const bool damaged = error.kind == ErrorKind::BadInput && schema::looksLikeStore(file);
        return {damaged ? StoreCheck::Kind::Damaged : StoreCheck::Kind::Foreign, error};
    }
}

SalvagedStore salvageStore(const std::filesystem::path& file)
{
    std::error_code code;
    if (!std::filesystem::is_regular_file(file, code) || std::filesystem::file_size(file, code) == 0)
        return {};
    try {
        Connection connection(file, Access::Probe);
        connection.setOperation("salvage the store");
        return Salvage(connection).run();
    } catch (const Failure&) {
        SalvagedStore nothing;
        nothing.unread = {"runs"};
        return nothing;
    }
}

} // namespace trainyard
