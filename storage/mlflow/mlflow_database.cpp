// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/mlflow/mlflow_database.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_foreign.h"
#include "storage/sqlite/connection.h"

#include <cmath>
#include <fstream>
#include <limits>

namespace trainyard {
namespace {

using sqlite::StatementUse;

constexpr const char* kReadLog = "read the log";
constexpr const char* kMagicText = "SQLite format 3";

/// MLflow stores NaN as a flag, and infinities as the largest numbers.
double valueOf(double stored, bool isNan)
{
    if (isNan)
        return std::numeric_limits<double>::quiet_NaN();
    if (std::abs(stored) >= std::numeric_limits<double>::max())
        return std::copysign(std::numeric_limits<double>::infinity(), stored);
    return stored;
}

} // namespace

struct MlflowDatabase::Impl {
    explicit Impl(const std::filesystem::path& file) : connection(file, sqlite::Access::Probe)
    {
        connection.setOperation(kReadLog);
        connection.execute("PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON"); // a stranger made the file
    }

    Pairs pairs(const char* sql, const std::string& run)
    {
        Pairs out;
        StatementUse row(connection.prepared(sql));
        row->bindAll(run);
        while (row->step())
            out.emplace_back(row->text(0), row->isNull(1) ? std::string() : row->text(1));
        return out;
    }

    sqlite::Connection connection;
};

MlflowDatabase::MlflowDatabase(const std::filesystem::path& file)
{
    if (!isOne(file))
        throw Failure(ErrorKind::BadInput, kReadLog, file.string(), foreignReason("foreign.not-sqlite"));
    m_impl = std::make_unique<Impl>(file);
}

MlflowDatabase::~MlflowDatabase() = default;

bool MlflowDatabase::isOne(const std::filesystem::path& file)
{
    std::error_code code;
    if (!std::filesystem::is_regular_file(file, code))
        return false;
    char head[16] = {};
    std::ifstream(file, std::ios::binary).read(head, sizeof head - 1);
    if (std::string_view(head) != kMagicText)
        return false;
    try {
        Impl impl(file);
        return impl.connection.integer("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN "
                                       "('experiments', 'runs', 'metrics', 'params', 'tags')") == 5;
    } catch (const Failure&) {
        return false;
    }
}

std::vector<MlflowDatabase::Run> MlflowDatabase::runs()
{
    std::vector<Run> out;
    StatementUse row(m_impl->connection.prepared(
        "SELECT r.run_uuid, r.name, e.name, r.status, r.start_time, r.end_time FROM runs r LEFT JOIN experiments e ON "
        "e.experiment_id = r.experiment_id WHERE coalesce(r.lifecycle_stage, 'active') <> 'deleted' ORDER BY "
        "r.experiment_id, r.start_time, r.run_uuid"));
    while (row->step()) {
        Run run;
        run.id = row->text(0);
        run.name = row->isNull(1) ? std::string() : row->text(1);
        run.experiment = row->isNull(2) ? std::string() : row->text(2);
        run.status = row->isNull(3) ? std::string() : row->text(3);
        run.startedAt = row->isNull(4) ? 0.0 : static_cast<double>(row->integer(4)) / 1000.0;
        run.endedAt = row->isNull(5) ? 0.0 : static_cast<double>(row->integer(5)) / 1000.0;
        out.push_back(std::move(run));
    }
    return out;
}

MlflowDatabase::Pairs MlflowDatabase::parameters(const std::string& run)
{
    return m_impl->pairs("SELECT key, value FROM params WHERE run_uuid = ? ORDER BY key", run);
}

MlflowDatabase::Pairs MlflowDatabase::tags(const std::string& run)
{
    return m_impl->pairs("SELECT key, value FROM tags WHERE run_uuid = ? ORDER BY key", run);
}

void MlflowDatabase::metrics(const std::string& run, std::int64_t row, std::int64_t limit,
                             const std::function<void(const Metric&)>& take)
{
    StatementUse found(m_impl->connection.prepared("SELECT rowid, key, value, is_nan, timestamp, step FROM metrics "
                                                   "WHERE run_uuid = ? AND rowid > ? ORDER BY rowid "
                                                   "LIMIT ?"));
    found->bindAll(run, row, limit);
    while (found->step()) {
        Metric metric;
        metric.row = found->integer(0);
        metric.name = found->view(1);
        metric.value = valueOf(found->real(2), found->integer(3) != 0);
        metric.time = static_cast<double>(found->integer(4)) / 1000.0;
        metric.step = found->integer(5);
        take(metric);
    }
}

} // namespace trainyard
