// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/run_spec.h"
#include "cluster/scheduler/job_template.h"

#include <vector>

namespace trainyard {

/// What a run of a program on another machine will bring there and start, a sentence each: the files and their size,
/// what stays here, and the command. Reads names and sizes of the program's folder; throws Failure like
/// programFiles(). `jobs`: the settings of that machine's jobs; null where it has no batch scripts.
std::vector<Reason> programPlan(const RunSpec& spec, const JobTemplate* jobs);

} // namespace trainyard
