// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/kept_secrets.h"

#include "backend/protocol/secrets.h"
#include "gui/command_line/session.h"

#include <algorithm>
#include <cstdio>

namespace trainyard::commands {

void warnOfKeptSecrets(const std::vector<std::string>& lines, const std::vector<std::string>& words,
                       const std::filesystem::path& file)
{
    const bool inLine = std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
        return !secretsIn({"sh", "-c", line}).empty();
    });
    if (!inLine && secretsIn(words).empty())
        return;
    std::fprintf(stderr,
                 "warning: this seems to hold a password, key or token. It is kept in plain text in %s, which only you "
                 "can read. To avoid that, let it come from a file or a variable of the machine, such as "
                 "\"$(cat ~/.token)\".\n",
                 printable(file.string()).c_str());
}

} // namespace trainyard::commands
