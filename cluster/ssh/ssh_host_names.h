// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace trainyard {

/// The names without wildcards of all Host lines of a configuration file of OpenSSH's client and of the files that it
/// includes, in order, each once. `ssh -G` tells everything about a host but does not list the hosts. Files that are
/// missing or unreadable count as empty, and so does a line whose quotes do not end. Relative names of Include lines
/// are in `file`'s folder, and `~` is `home`. Blocking (files).
std::vector<std::string> sshHostNames(const std::string& file, const std::string& home);

} // namespace trainyard
