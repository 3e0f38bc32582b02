// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/monitor/host_info.h"
#include "backend/train/monitor/nvml.h"

namespace trainyard {

/// Answers what this machine has to train with. Keeps the driver open between questions; one thread at a time.
class DeviceSurvey {
public:
    DeviceReport report();

private:
    void addMonitoring(DeviceReport& report);

    CpuLoad m_load;
    Nvml m_nvml;
};

} // namespace trainyard
