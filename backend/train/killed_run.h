// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/run_directory.h"

#include <sys/types.h>

namespace trainyard {

/// Writes result.json for an attempt whose rank 0, the process `writer`, has ended before it could: of the newest
/// checkpoint, and of the last step that its events tell. Does nothing unless the newest attempt is that process's and
/// has no result. All ranks must have ended. Throws Failure when the result cannot be written.
void writeResultFor(const RunDirectory& directory, pid_t writer, ExitCode code, const Error& error);

} // namespace trainyard
