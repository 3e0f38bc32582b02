// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "cluster/control/machine.h"
#include "cluster/jobs/staging.h"

#include <string>

namespace trainyard {

class ProgramCourier;

/// Brings to a machine what a run needs and this computer has: the file of its model, the weights and the checkpoint
/// that it begins with, its data and their prepared cache; of a program's run its folder instead (`programs`), below
/// the run directory. What is not here is taken to be there already, under the same path. Gives the spec as it is to
/// lie there. Blocking, repeatable; throws Failure like Staging and ProgramCourier.
RunSpec stageRun(const RunSpec& spec, Machine& machine, const std::string& engineHere, const std::string& runDirectory,
                 ProgramCourier& programs, const Staging::Progress& progress = {});

} // namespace trainyard
