// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine.h"

#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "cluster/scheduler/direct_scheduler.h"
#include "cluster/transport/local_transport.h"
#include "gui/services/plan_service.h"

namespace trainyard {

Machine localMachine()
{
    const QString engine = PlanService::enginePath();
    const std::string path = engine.isEmpty() ? "trainyard-engine" : engine.toStdString();
    return {std::make_unique<LocalTransport>(), std::make_unique<DirectScheduler>(queueFolder().string(), path),
            "local",
            MachinePlaces{homeFolder().string(), dataHome().string(), runsFolder().string(),
                          (dataHome() / "data").string(), path}};
}

} // namespace trainyard
