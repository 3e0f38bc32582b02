// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard {

/// The SQLite file in which an MLflow server or client keeps its runs ("sqlite:///mlflow.db"). It is only read. Used by
/// one thread. All functions throw Failure.
class MlflowDatabase {
public:
    /// BadInput for a file that is no such database.
    explicit MlflowDatabase(const std::filesystem::path& file);
    ~MlflowDatabase();

    /// Whether the file begins like an SQLite file and has MLflow's tables; false for whatever cannot be read.
    static bool isOne(const std::filesystem::path& file);

    struct Run {
        std::string id, name, experiment;
        std::string status;                    ///< "FINISHED"
        double startedAt = 0.0, endedAt = 0.0; ///< Unix seconds; 0 = not yet
    };
    std::vector<Run> runs(); ///< without deleted ones, by experiment and start

    using Pairs = std::vector<std::pair<std::string, std::string>>;
    Pairs parameters(const std::string& run);
    Pairs tags(const std::string& run);

    struct Metric {
        std::int64_t row = 0; ///< increases from value to value
        std::string_view name;
        double value = 0.0;
        double time = 0.0; ///< Unix seconds
        std::int64_t step = 0;
    };
    /// Passes a run's values behind `row`, at most `limit`, in the order in which they were logged.
    void metrics(const std::string& run, std::int64_t row, std::int64_t limit,
                 const std::function<void(const Metric&)>& take);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard
