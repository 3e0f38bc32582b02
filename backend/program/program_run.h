// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/exit_code.h"

#include <filesystem>

namespace trainyard {

/// Owns one attempt of a run whose spec has a program: starts the program below a guard, writes its events, log and
/// series, passes requests on, and records how it ended. Call it from the main thread, before others are started: the
/// program ends with this thread. What goes wrong is recorded in the run directory and returned as an exit code.
ExitCode runProgram(const std::filesystem::path& directory);

} // namespace trainyard
