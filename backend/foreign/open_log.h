// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/log_reader.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trainyard::foreign {

std::unique_ptr<LogReader> openLog(const LogSource& source);

/// The kind that a file's name, or the content of a folder, stands for; nullopt if none.
std::optional<LogKind> guessKind(const std::filesystem::path& path);

/// A run that findLogs() has found.
struct FoundLog {
    LogSource source;
    std::string
        name; ///< its path below the searched folder, as TensorBoard names runs; the folder's own name for itself
};

inline constexpr std::size_t kMostLogs = 100'000;
inline constexpr int kDeepestFolder = 32; ///< below the searched one

/// Files in a searched folder that have the ending of a log but name no step or epoch, as tables of data do.
struct PassedOver {
    static constexpr std::size_t kNamed = 5;
    std::int64_t count = 0;
    std::vector<std::string> names; ///< of the first ones, below the folder
};

/// Every log at a path: the file itself, or all runs in the folder and below, ordered by name. Links to folders and run
/// directories are not followed. Throws Failure if the path does not exist or cannot be read, or holds more than
/// kMostLogs logs. `passedOver` is filled if a folder is searched.
std::vector<FoundLog> findLogs(const std::filesystem::path& path, PassedOver* passedOver = nullptr);

/// The runs of a log that holds several, as Trainyard's own points as CSV and JSON lines do; else the log itself.
/// Throws Failure: Cancelled if `goOn`, asked from time to time, gives false; BadInput for more than kMostLogs runs.
std::vector<FoundLog> runsIn(const FoundLog& log, const std::function<bool()>& goOn = {});

/// The columns of a CSV file, or the keys of the first JSON lines, whose values are numbers or times; none for others.
/// Throws Failure if the file cannot be read.
std::vector<std::string> columnsIn(const LogSource& source);

/// Whether a folder is a run directory of Trainyard: findLogs() does not look into one.
bool isRunDirectory(const std::filesystem::path& folder);
/// The folder itself, or all below it, ordered by path. Links and hidden folders are not followed.
std::vector<std::filesystem::path> findRunDirectories(const std::filesystem::path& path);

} // namespace trainyard::foreign
