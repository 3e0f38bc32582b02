// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/foreign/log_base.h"
#include "backend/foreign/mlflow_log.h"
#include "backend/foreign/open_log.h"
#include "storage/mlflow/mlflow_database.h"

#include <map>
#include <string>
#include <vector>

namespace trainyard {

/// A run in MLflow's SQLite file, read like its folder in a file store. LogSource::inside is the run's id.
class MlflowDatabaseLog : public foreign::LogBase {
public:
    explicit MlflowDatabaseLog(const foreign::LogSource& source);
    foreign::LogNews poll(std::size_t mostPoints) override;

    /// Every run in the file.
    static std::vector<foreign::FoundLog> runsIn(const std::filesystem::path& file);

protected:
    nlohmann::json save() const override;
    void load(const nlohmann::json& saved) override;

private:
    void readFacts(MlflowDatabase& database, foreign::LogNews& news);

    const std::string m_run;
    std::int64_t m_row = 0; ///< of the last value read
    std::map<std::string, foreign::MlflowSteps> m_steps;
    std::string m_factsRead; ///< as text, to notice changes
};

} // namespace trainyard
