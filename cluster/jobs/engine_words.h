// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace trainyard {

/// How to call the engine on a machine.
struct EngineCommand {
    std::string engine = "trainyard-engine"; ///< its path there, or its name in the PATH after the prologue
    std::string prologue;                    ///< the user's lines of bash that run first: "module load cuda/12.4"
    std::vector<std::string> prefix;         ///< words before it: "apptainer", "exec", "image.sif"; see templateWord()
};

/// A command for /bin/sh that calls the engine with arguments. Output of profiles and the prologue goes to standard
/// error, so that standard output belongs to the engine alone. `before`: words before the program, such as "exec " or
/// "$limit ". No side effects.
std::string engineLine(const EngineCommand& command, const std::vector<std::string>& arguments,
                       const std::string& before = {});

/// Runs any program after the machine's prologue, in a bash login shell; `words` are inserted unchanged. Neither they
/// nor the prologue appear in a list of processes. To keep the script that contains this command out of it too, send it
/// with Transport::execUnseen. No side effects.
std::string afterPrologue(const std::string& prologue, const std::string& words,
                          const std::vector<std::string>& arguments, const std::string& before = {});

/// A shell expression for the machine's data folder, the counterpart of dataHome() on this workstation.
std::string dataHomeThere();

} // namespace trainyard
