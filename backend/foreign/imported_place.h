// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/log_reader.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace trainyard::foreign {

/// The id of the run that a log is imported as: the same log at the same path always becomes the same run.
std::string importedRunId(const LogSource& source);

/// Whether the run with this id was imported, so that there is nothing to start.
bool isImportedRun(const std::string& id);

/// Name of the file in an imported run's directory that says where it comes from and how far it was read.
inline constexpr const char* kImportFile = "import.json";

/// How far an imported run's log was read, and with which columns: for LogReader::resume().
struct ImportPlace {
    std::string position;
    LogColumns columns;
};
/// nullopt if no import has ended its first step there, or its file is damaged.
std::optional<ImportPlace> importPlace(const std::filesystem::path& runDirectory);

/// Whether some process has this run's log open to import it.
bool isBeingImported(const std::filesystem::path& runDirectory);

/// The file in an imported run's directory that is locked while a process imports its log.
inline constexpr const char* kImportLock = "import.lock";
inline constexpr std::size_t kLargestImportFile = std::size_t{256} << 20; ///< bytes

/// The path without links.
std::string canonicalPath(const std::filesystem::path& path);
/// The same as it reads in a state file: bytes that are no UTF-8 are replaced.
std::string pathInState(const std::filesystem::path& path);

} // namespace trainyard::foreign
