// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// Building the engine on a machine from its sources: a script for bash and what its log says. Pure.
struct EngineBuild {
    std::string archive; ///< absolute, there
    std::string final;   ///< absolute folder there, made whole or not at all
    std::string version; ///< what the engine must say of itself: engineVersionLine()
    int jobs = 0;        ///< compilers at once; 0: by the cores it is given and the memory there
};

/// Finds a g++ ≥ 11 and a CMake ≥ 3.22 (also among modules and the vendor's toolsets), CUDA 12 or 13 and MPI where
/// there are any, builds the engine without tests in a folder of the node, tries it and renames it into place. Several
/// may work at once: the first is taken. Where `final` is there already it does nothing.
std::string engineBuildScript(const EngineBuild& build);

/// What the log of a build says so far.
struct EngineBuildLog {
    int step = 0; ///< of `steps`: unpack, compiler, configure, compile, install
    int steps = 0;
    std::string text; ///< "compile: g++ 12.2.0, CUDA 12.4"
    int done = 0;     ///< files compiled, of …
    int total = 0;
    std::string missing;        ///< what the engine will lack, one a line, as CMake says it
    std::optional<Error> error; ///< what is missing or went wrong, with what to do
};
void readEngineBuild(std::string_view line, EngineBuildLog& log);

} // namespace trainyard
