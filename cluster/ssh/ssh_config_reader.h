// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/ssh_config.h"

#include <string>
#include <vector>

namespace trainyard {

/// The implementation of SshConfig; see there.
SshSettings readSshSettings(const SshConfig::Environment& environment, const SshDestination& asked);
std::vector<std::string> readSshHostNames(const SshConfig::Environment& environment);

} // namespace trainyard
