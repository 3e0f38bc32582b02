// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <string>

namespace trainyard::commands {

/// Reads a run spec from a file, or from standard input for "-". A missing version, id or name is filled in (the name
/// from the file's), a data folder is taken relative to the spec's own folder. Throws Failure that lists every problem.
RunSpec loadSpec(const std::string& file, const std::string& name);

/// A preset of the user's or a built-in one, by name; empty = the first built-in one. Throws Failure(NotFound …).
RunSpec presetSpec(const std::string& preset);

} // namespace trainyard::commands
