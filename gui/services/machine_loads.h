// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <QString>

#include <map>
#include <vector>

namespace trainyard {

/// Number of running and waiting jobs of the store's runs on a machine. The status bar, the cards of machines and the
/// badge of the Machines page all show these, so that they agree.
struct MachineLoad {
    int running = 0, waiting = 0;
    friend bool operator==(const MachineLoad&, const MachineLoad&) = default;
};
/// By the machine's id; machines without such jobs are absent.
std::map<QString, MachineLoad> machineLoads(const std::vector<JobRow>& jobs);

} // namespace trainyard
