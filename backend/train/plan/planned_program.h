// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/plan.h"

namespace trainyard {

/// What of a program's spec cannot work on this machine, into problems and warnings: folder, command, script,
/// environment, launcher, variables, GPUs, cores. Looks at files and variables only; runs nothing. The spec has a
/// program.
void planProgram(const RunSpec& spec, PlanAnswer& answer);

} // namespace trainyard
