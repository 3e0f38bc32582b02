// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/program_command.h"

#include <string>

namespace trainyard {

struct ToolOutput {
    int status = -1; ///< exit code; -1: it did not start, was killed or took too long
    std::string text;
    std::string errors; ///< the last few thousand characters of its standard error
    bool cut = false;   ///< it printed more than the limit
    bool ok() const { return status == 0; }
};

/// Runs a small program and reads its output. The program is looked for on the
/// command's own PATH. Any thread.
ToolOutput runTool(const ProgramCommand& command, double seconds, std::size_t limit);

} // namespace trainyard
