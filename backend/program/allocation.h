// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/program_command.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// What Slurm has given to the job that this process runs in, from its variables; nullopt outside of a job of
/// Trainyard's. Resolves the first node's name and finds a free port on this one.
std::optional<ProgramAllocation> allocationHere();

/// The first host of a list as Slurm writes it: "n[03-05,9],m1" → "n03".
std::string firstHostOf(std::string_view nodeList);

} // namespace trainyard
