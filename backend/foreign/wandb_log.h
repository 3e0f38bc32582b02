// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/log_base.h"
#include "backend/foreign/record_log_file.h"

#include <map>
#include <string>
#include <string_view>

namespace trainyard::foreign {

/// A run's folder that W&B has written offline ("offline-run-…" with a run-ID.wandb), or the .wandb file alone:
/// history, configuration, name, notes, tags, project, start and end. Not read: media, tables, artifacts, system
/// metrics, console.
class WandbLog : public LogBase {
public:
    explicit WandbLog(const std::filesystem::path& path);
    LogNews poll(std::size_t mostPoints) override;
    std::vector<LogTail> tails() const override;

    /// The .wandb file in a run's folder; empty if there is none.
    static std::filesystem::path fileIn(const std::filesystem::path& folder);

protected:
    nlohmann::json save() const override;
    void load(const nlohmann::json& saved) override;

private:
    void take(std::string_view record, LogNews& news);
    void takeRun(std::string_view message, LogNews& news);
    void takeConfiguration(std::string_view message, LogNews& news);
    void takeHistory(std::string_view message, LogNews& news);
    void takeEnd(std::string_view message, LogNews& news);
    /// A parsed value with all that is inside it.
    void takeValue(const std::string& key, const nlohmann::json& value, int depth, LogNews& news);
    void takeHistogram(const std::string& key, const nlohmann::json& counts, const nlohmann::json& edges,
                       LogNews& news);

    RecordLogFile m_records;
    LogFacts m_facts;
    std::int64_t m_lines = 0; ///< of the history
    std::int64_t m_step = 0;  ///< of the line being taken
    double m_time = 0.0;
};

} // namespace trainyard::foreign
