// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/exit_code.h"

#include <filesystem>

namespace trainyard {

/// Trains the run in a run directory as a new attempt, from its newest whole checkpoint or from the beginning; a run
/// that is complete is left as it is. Blocks until the run has ended or has been asked to stop. Every failure is told in
/// one sentence on standard error and, once the attempt has begun, by a fault event and result.json. Throws nothing.
/// Uses process-wide signal handlers and the log sink: one at a time.
ExitCode runTraining(const std::filesystem::path& directory);

} // namespace trainyard
