// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace trainyard {

/// How the engine is called on a machine.
struct EngineCommand {
    std::string engine = "trainyard-engine"; ///< its path there, or its name in the PATH that the prologue leaves
    std::string prologue;                    ///< lines of bash before it, the user's own: "module load cuda/12.4"
    std::vector<std::string> prefix;         ///< words before it: "apptainer", "exec", "image.sif"; see templateWord()
};

/// A command of /bin/sh that calls the engine with arguments. What profiles and the prologue print goes to its standard
/// error, so that its standard output is the engine's alone. `before`: words before the program, "exec " or "$limit ".
/// Pure.
std::string engineLine(const EngineCommand& command, const std::vector<std::string>& arguments,
                       const std::string& before = {});

/// Any program after the machine's prologue, in a log-in shell of bash: `words` are put in as they are. Neither they
/// nor the prologue stand in a list of processes; that the script which holds the command does not either is its
/// sender's to see to (Transport::execUnseen). Pure.
std::string afterPrologue(const std::string& prologue, const std::string& words,
                          const std::vector<std::string>& arguments, const std::string& before = {});

/// The shell expression of the folder there that dataHome() is on this workstation.
std::string dataHomeThere();

} // namespace trainyard
