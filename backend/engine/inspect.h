// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/exit_code.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <string>

namespace trainyard {

/// A description of something on disk, for people and for programs.
struct Inspection {
    std::string text;                    ///< lines for a terminal
    std::string json;                    ///< one object
    ExitCode code = ExitCode::Completed; ///< of what is wrong with it, Completed when it is whole
    std::string complaint = {};          ///< one sentence about what is wrong, for standard error
};

/// Writes one of both to standard output and the complaint to standard error; returns the exit code.
int print(const Inspection& inspection, bool json);

/// Each throws Failure when the thing cannot be read at all.
Inspection inspectRun(const std::filesystem::path& directory);
Inspection inspectCheckpoint(const std::filesystem::path& file);
Inspection inspectDataFolder(const std::filesystem::path& folder);

/// By what it is: a folder with a spec.json, a file, another folder.
Inspection inspect(const std::filesystem::path& path);

} // namespace trainyard
