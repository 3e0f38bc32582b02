// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/growing_file.h"
#include "backend/foreign/log_base.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard::foreign {

/// What MLflow says about a run, from its file store or its database.
struct MlflowFacts {
    /// A tag of MLflow ("mlflow.runName", or a person's own): name, notes, or a tag "key=value".
    static void takeTag(LogFacts& facts, std::string_view key, std::string_view value);
    /// 1 RUNNING, 2 SCHEDULED, 3 FINISHED, 4 FAILED, 5 KILLED, as a number or in words.
    static std::optional<ExitCode> endOf(std::string_view status);
};

/// A series whose values were logged without steps has step 0 everywhere; its values are counted instead.
struct MlflowSteps {
    bool counted = true;
    std::int64_t values = 0;

    std::int64_t next(std::int64_t told)
    {
        counted = counted && told == 0;
        return counted ? values++ : told;
    }
};

/// A run's folder in MLflow's file store: meta.yaml, metrics/NAME with lines "milliseconds value step", params/NAME,
/// tags/NAME. Names may be paths.
class MlflowLog : public LogBase {
public:
    explicit MlflowLog(std::filesystem::path folder) : LogBase(std::move(folder)) {}
    LogNews poll(std::size_t mostPoints) override;

    static bool isRunFolder(const std::filesystem::path& folder);

protected:
    nlohmann::json save() const override;
    void load(const nlohmann::json& saved) override;

private:
    struct Metric {
        explicit Metric(std::filesystem::path path) : file(std::move(path)) {}
        GrowingFile file;
        MlflowSteps steps;
    };

    void readFacts(LogNews& news);
    void readMetric(const std::string& name, Metric& metric, LogNews& news, std::size_t mostPoints);
    void takeLine(const std::string& name, Metric& metric, std::string_view line, LogNews& news);

    std::map<std::string, std::unique_ptr<Metric>> m_metrics; ///< by name
    std::string m_factsRead;                                  ///< as text, to notice changes
};

} // namespace trainyard::foreign
