// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/plan.h"
#include "backend/protocol/run_spec.h"

#include <optional>
#include <string>

namespace trainyard {
class Transport;
}

namespace trainyard::commands {

/// Reads a run spec from a file, or from standard input for "-". Fills in a missing version, id or name (the name from
/// the file's) and resolves a relative data folder against the spec's own folder. Throws Failure that lists every
/// problem.
RunSpec loadSpec(const std::string& file, const std::string& name);

/// A built-in preset or one of the user's, by name; empty = the first built-in one. Throws Failure(NotFound …).
RunSpec presetSpec(const std::string& preset);

/// The plan of this computer's engine for a run; nullopt if it cannot give one. `here`: this computer's transport.
std::optional<PlanAnswer> planHere(Transport& here, const RunSpec& spec);
/// A run that cannot start, with the code that the engine would end with.
struct StartRefused : Failure {
    StartRefused(Error error, ExitCode itsCode) : Failure(std::move(error)), code(itsCode) {}
    ExitCode code;
};
/// Throws StartRefused with the plan's problems if there are any.
void requireStartable(const PlanAnswer& plan, const RunSpec& spec);
/// "data.path: a data set that nobody has inspected; an inspected one …"
std::string warningText(const SpecProblem& warning);

} // namespace trainyard::commands
