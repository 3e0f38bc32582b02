// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/reasons_link.h"

#include <string>

namespace trainyard {

/// What a command printed, without the spaces and line ends behind it.
inline std::string trimmed(std::string text)
{
    text.erase(text.find_last_not_of(" \r\n") + 1);
    return text;
}

/// Why a command on a machine failed: what it printed, else its exit code.
inline Reason shellReason(const std::string& said, int exitCode)
{
    return said.empty() ? linkReason("link.shell-ended", exitCode) : linkReason("link.shell-says", Quotation{said});
}

} // namespace trainyard
