// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/reasons_link.h"

#include <string>

namespace trainyard {

/// The output of a command without trailing spaces and line ends.
inline std::string trimmed(std::string text)
{
    text.erase(text.find_last_not_of(" \r\n") + 1);
    return text;
}

/// Why a command on a machine failed: its output, otherwise its exit code.
inline Reason shellReason(const std::string& said, int exitCode)
{
    return said.empty() ? linkReason("link.shell-ended", exitCode) : linkReason("link.shell-says", Quotation{said});
}

} // namespace trainyard
