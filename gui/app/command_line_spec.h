// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/plan.h"
#include "backend/protocol/run_spec.h"

#include <optional>
#include <string>

namespace trainyard {
class Transport;
}

namespace trainyard::commands {

/// Reads a run spec from a file, or from standard input for "-". A missing version, id or name is filled in (the name
/// from the file's), a data folder is taken relative to the spec's own folder. Throws Failure that lists every problem.
RunSpec loadSpec(const std::string& file, const std::string& name);

/// A preset of the user's or a built-in one, by name; empty = the first built-in one. Throws Failure(NotFound …).
RunSpec presetSpec(const std::string& preset);

/// What this computer's engine says of a run; nothing where it cannot say. `here`: this computer's.
std::optional<PlanAnswer> planHere(Transport& here, const RunSpec& spec);
/// Throws Failure(BadInput) where the engine knows before a run starts here that it cannot be pruned so.
void requirePrunable(Transport& here, const RunSpec& spec);

} // namespace trainyard::commands
