// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace trainyard {

/// The output of a command without trailing spaces and line ends.
inline std::string trimmed(std::string text)
{
    text.erase(text.find_last_not_of(" \r\n") + 1);
    return text;
}

} // namespace trainyard
