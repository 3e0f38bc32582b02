// SPDX-License-Identifier: Apache-2.0
#include "backend/train/device_report.h"

#include "backend/base/error.h"
#include "backend/protocol/run_spec.h"
#include "backend/protocol/version.h"
#include "backend/train/device_loader.h"

namespace trainyard {

DeviceReport DeviceSurvey::report()
{
    DeviceReport report;
    report.host = hostName();
    report.engine = engineVersionLine();
    report.cpu = cpuInfo(m_load);
    report.gpus = m_nvml.gpus();
    report.driver = m_nvml.driverVersion();
    for (const DeviceKind device : {DeviceKind::Cpu, DeviceKind::Reference}) {
        const std::string kind(name(device));
        try {
            report.modules.push_back(kind + " (" + deviceLibrary(device) + ")");
        } catch (const Failure& failure) {
            const Error& error = failure.error();
            report.missing.push_back("device " + kind + ": " + error.reason + ". " + error.remedy);
        }
    }
    if (!m_nvml.missing().empty())
        report.missing.push_back(m_nvml.missing());
    return report;
}

} // namespace trainyard
