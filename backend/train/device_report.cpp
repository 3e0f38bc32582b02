// SPDX-License-Identifier: Apache-2.0
#include "backend/train/device_report.h"

#include "backend/protocol/version.h"

namespace trainyard {

DeviceReport DeviceSurvey::report()
{
    DeviceReport report;
    report.host = hostName();
    report.engine = engineVersionLine();
    report.cpu = cpuInfo(m_load);
    report.gpus = m_nvml.gpus();
    report.driver = m_nvml.driverVersion();
    if (!m_nvml.missing().empty())
        report.missing.push_back(m_nvml.missing());
    return report;
}

} // namespace trainyard
