// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace trainyard::commands {

/// Warns on standard error, once, if lines for a shell or words of a command that have just been written into a file of
/// settings hold a secret: the person may not know that it is kept there as it is.
void warnOfKeptSecrets(const std::vector<std::string>& lines, const std::vector<std::string>& words,
                       const std::filesystem::path& file);

} // namespace trainyard::commands
