// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/program/guarded_program.h"
#include "backend/protocol/run_directory.h"

#include <string>

namespace trainyard {

/// Records the processes of an attempt's program in the attempt's folder, for endLeftProcesses().
void recordProcesses(const RunDirectory& directory, int attempt, const GuardedProgram& program);

/// Ends what still runs of an earlier attempt's program on this computer: two copies would train at once and write into
/// the same files. A sidecar that was killed leaves its guard, which needs seconds to end the program; a guard that was
/// killed too leaves what the program has started. The processes get TERM, and KILL after `graceSeconds`. Returns how
/// many there were at once. It finds them by the record (the guard's tree and the program's process group, each by its
/// pid and start) and by their environment, which names the attempt's folder.
int endLeftProcesses(const RunDirectory& directory, int attempt, double graceSeconds);

} // namespace trainyard
