// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/run_spec.h"
#include "cluster/control/machine.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// Asks a machine whether the program of a spec, whose paths are those of the machine, can start there: its folder and
/// environment are entered as in a job, and program and script are looked for. One exec, on the log-in node. Throws
/// Failure that names what is missing and the remedy, or like Transport. `script`: a file that the command names,
/// relative to the folder; empty: none.
void requireProgramThere(const RunSpec& spec, Machine& machine, const std::string& script);

/// Pure: the shell's part of it, and what its answer means.
std::string programCheckScript(const ProgramSpec& program, const std::string& script);
std::optional<Error> parseProgramCheck(std::string_view answer, const ProgramSpec& program);

} // namespace trainyard
