// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/locations.h"
#include "gui/services/follow_service.h"
#include "gui/services/launch_service.h"
#include "gui/services/machine_hub.h"
#include "gui/services/run_service.h"

#include <memory>

namespace trainyard::test {

/// Carries out requests for this computer and follows its runs, as the window does, without other machines. Goes before
/// the services that it is given.
struct LocalRuns {
    LocalRuns(std::shared_ptr<RunStore> store, LaunchService& launch, FollowService& follow)
        : book(dataHome() / "machines.json"), hub(&book), runs(std::move(store), &hub, &launch, &follow)
    {
    }

    MachineBook book;
    MachineHub hub;
    RunService runs;
};

} // namespace trainyard::test
