// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <CLI/CLI.hpp>

#include <functional>
#include <vector>

namespace trainyard {

/// What a command does once its arguments are parsed; returns the exit code. A Failure thrown here ends the program
/// with its sentence on standard error and the exit code of its kind.
using CommandAction = std::function<int()>;

/// A command below `inspect`.
struct InspectCommand {
    const CLI::App* command = nullptr;
    CommandAction action;
};
/// Weights, tickets, compact nets.
std::vector<InspectCommand> addPruningInspections(CLI::App& command);
/// A program that is not started yet.
InspectCommand addProgramInspection(CLI::App& command);
/// What a trained net gets wrong, and its activations.
std::vector<InspectCommand> addLookInspections(CLI::App& command);

/// Declares a command's arguments and returns its action. One file a command; main.cpp has the table.
CommandAction addRunCommand(CLI::App& command);
CommandAction addCheckEventsCommand(CLI::App& command);
CommandAction addWatchCommand(CLI::App& command);
CommandAction addPlanCommand(CLI::App& command);
CommandAction addDevicesCommand(CLI::App& command);
CommandAction addPredictCommand(CLI::App& command);
CommandAction addPrepareCommand(CLI::App& command);
CommandAction addInspectCommand(CLI::App& command);
CommandAction addSelftestCommand(CLI::App& command);
CommandAction addBenchCommand(CLI::App& command);
CommandAction addSuperviseCommand(CLI::App& command);

} // namespace trainyard
