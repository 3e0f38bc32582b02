// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// What stands for the placeholders of a program's command.
struct ProgramPlace {
    std::string run; ///< run directory
    int attempt = 1;
    std::string checkpoint; ///< whole path of the checkpoint to go on from; empty: from the beginning
};

/// What is started, without a shell.
struct ProgramCommand {
    std::vector<std::string> arguments;
    std::string folder;
    std::vector<std::pair<std::string, std::string>> variables; ///< set on top of the environment
    std::vector<std::string> pathFront;                         ///< folders put in front of PATH
};

/// The command line of a program run: environment, launcher, program, parameters, arguments for resuming. Pure, so that
/// a form shows what the sidecar starts. The spec has a program.
ProgramCommand programCommand(const RunSpec& spec, const ProgramPlace& place);

/// The text with its placeholders filled.
std::string filledIn(const RunSpec& spec, const ProgramPlace& place, std::string_view text);

/// As it could be typed into a shell, for people.
std::string shellLine(const std::vector<std::string>& arguments);

} // namespace trainyard
