// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/program/resume_point.h"
#include "backend/protocol/program_command.h"
#include "backend/protocol/run_directory.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What an attempt prepares for its program: attempts/0001/program/ with
///   log.jsonl         what the program appends (any number of files *.jsonl)
///   stop, save        made when it is to stop, or to save a checkpoint
///   parameters.json   the spec's parameters
///   as-started.json   the spec, as it was when the attempt began
///   python/           the helper
struct ProgramStart {
    std::filesystem::path folder;
    std::filesystem::path stopFile, saveFile;
    ProgramCommand command;
    std::string python;                          ///< the interpreter of the command; empty: it is no Python
    std::optional<ProgramAllocation> allocation; ///< of a cluster's queue
    std::vector<std::string> missing;            ///< variables that the spec names without value and nobody has set
};

inline constexpr const char* kAttemptSpec = "as-started.json";

/// Puts a folder of Python modules in front of those that the command or this process has.
void putOnPythonPath(ProgramCommand& command, const std::string& folder);

/// The interpreter that the command names: "python3"; empty: it is no Python.
std::string interpreterOf(const ProgramSpec& program);

/// Makes the folder and the command, with the variables that tell the program where everything is.
ProgramStart prepareProgram(const RunDirectory& directory, const RunSpec& spec, int attempt, const ResumePoint& from);

} // namespace trainyard
