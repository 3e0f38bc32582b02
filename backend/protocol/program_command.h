// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard {

/// What a cluster's queue has given to the job of a program.
struct ProgramAllocation {
    std::string job; ///< its id, for the queue's commands: "123", "123_4" for the task of an array
    int nodes = 1;
    std::string firstHost; ///< where torchrun's ranks meet
    int port = 0;
    std::vector<std::string> mpiWords; ///< what starts MPI ranks there: "srun --mpi=pmix --ntasks=8"; empty: mpirun
    int cpusPerTask = 0;               ///< 0: not told
};

/// What stands for the placeholders of a program's command, and where it is started.
struct ProgramPlace {
    std::string run; ///< run directory
    int attempt = 1;
    std::string checkpoint; ///< whole path of the checkpoint to go on from; empty: from the beginning
    std::string home = {};  ///< what "~" stands for in program/environment/value; empty: itself
    std::optional<ProgramAllocation> allocation = std::nullopt; ///< none: this computer alone
};

/// The flag of a parameter on the command line: its option's, else "--lr" or "-v".
std::string parameterFlag(const ProgramOption* option, const std::string& name);

/// A word of the command line that a parameter becomes.
struct ParameterWord {
    std::string word;
    std::string parameter; ///< its name
};

/// What the program's parameters become behind its command, in that order. Their placeholders stay as they are.
std::vector<ParameterWord> parameterWords(const ProgramSpec& program);

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

/// What prints the help of a program: its command and "--help" in its environment, without launcher and parameters.
/// Variables whose values are not known before the start keep their placeholders.
ProgramCommand helpCommand(const RunSpec& spec);

/// Whether srun starts the program's ranks: they are no children of the sidecar then, and signals go to them by way of
/// the queue.
bool startsSteps(const RunSpec& spec, const ProgramAllocation& allocation);

/// The text with its placeholders filled.
std::string filledIn(const RunSpec& spec, const ProgramPlace& place, std::string_view text);

/// As it could be typed into a shell, for people.
std::string shellLine(const std::vector<std::string>& arguments);

/// The words of such a line, with its quotes and backslashes; nothing else of a shell is understood, so that "$HOME",
/// "*" and ";" stay as they are. nullopt: a quote does not end.
std::optional<std::vector<std::string>> commandWords(std::string_view line);

} // namespace trainyard
