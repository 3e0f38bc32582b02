// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// Builds the engine from source on a machine: a bash script and the parser of its log. Pure.
struct EngineBuild {
    std::string archive; ///< absolute path on that machine
    std::string final;   ///< absolute folder on that machine; created complete or not at all
    std::string version; ///< what the engine must print: engineVersionLine()
    int jobs = 0;        ///< parallel compilers; 0: from the cores and memory available
};

/// Finds g++ ≥ 11, CMake ≥ 3.22 (also in modules and vendor toolsets), and CUDA 12 or 13 and MPI if available. Builds
/// the engine without tests in a folder local to the node, tests it and renames it into place. If several builds run at
/// once, the first to finish wins. Does nothing if `final` exists.
std::string engineBuildScript(const EngineBuild& build);

/// What the log of a build reports so far.
struct EngineBuildLog {
    int step = 0; ///< of `steps`: unpack, compiler, configure, compile, install
    int steps = 0;
    std::string text; ///< "compile: g++ 12.2.0, CUDA 12.4"
    int done = 0;     ///< files compiled so far
    int total = 0;
    std::string missing;        ///< parts that the engine will lack, one per line, in CMake's words
    std::optional<Error> error; ///< what is missing or failed, and what to do
};
void readEngineBuild(std::string_view line, EngineBuildLog& log);

} // namespace trainyard
