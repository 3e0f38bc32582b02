// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// The name of the file beside a script that says what its parameters are, and how it is launched and followed: keys of
/// the section `program` of a run spec, most of all `options`.
inline constexpr const char* kParametersFile = "trainyard.params.json";

/// The program that a word of a command means: a path, from `folder` on, or a name in one of the folders of `path`,
/// which are separated by ':'. Empty: there is none that may be executed.
std::string findProgram(std::string_view word, const std::filesystem::path& folder, std::string_view path);

/// Writes the program's whole path into the command, as far as this process finds it: the queue starts the run later
/// and with another PATH, so what a name means is settled by whoever gives the command. For this machine, and without
/// an environment, which has programs of its own.
void settleProgram(ProgramSpec& program);

/// The file that the command's interpreter reads: "train.py" of "python train.py". Empty: no word looks like one.
std::string scriptOf(const ProgramSpec& program);
/// The folder of the script; that of the program if no word names a file that exists.
std::filesystem::path scriptFolder(const ProgramSpec& program);

/// What kParametersFile beside the script holds, an empty object if there is none. Throws Failure when it is no JSON
/// object.
nlohmann::ordered_json parametersBeside(const ProgramSpec& program);

/// The spec with what such a file says. Parameters, command and folder of the spec count more than the file's. Problems
/// have the paths of the spec.
RunSpec withParametersFile(const RunSpec& spec, const nlohmann::ordered_json& file, std::vector<SpecProblem>& problems);

/// The text of such a file: the options, and the program's other settings that differ from the defaults.
std::string parametersFileText(const ProgramSpec& program);

} // namespace trainyard
