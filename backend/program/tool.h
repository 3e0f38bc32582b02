// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/program_command.h"

#include <string>

namespace trainyard {

struct ToolOutput {
    int status = -1; ///< exit code; -1: it did not start, was killed or took too long
    std::string text;
    bool cut = false; ///< it printed more than the limit
    bool ok() const { return status == 0; }
};

/// Runs a small program and reads its standard output; its errors are dropped. Any thread.
ToolOutput runTool(const ProgramCommand& command, double seconds, std::size_t limit);

} // namespace trainyard
