// SPDX-License-Identifier: Apache-2.0
#include "backend/train/device_report.h"

#include "backend/base/error.h"
#include "backend/protocol/run_spec.h"
#include "backend/protocol/version.h"
#include "backend/train/device_loader.h"

namespace trainyard {
namespace {

template <typename Library>
void addModule(DeviceReport& report, const std::string& kind, Library library)
{
    try {
        report.modules.push_back(kind + " (" + library() + ")");
    } catch (const Failure& failure) {
        const Error& error = failure.error();
        report.missing.push_back("device " + kind + ": " + error.reason + ". " + error.remedy);
    }
}

} // namespace

DeviceReport DeviceSurvey::report()
{
    DeviceReport report;
    report.host = hostName();
    report.engine = engineVersionLine();
    report.cpu = cpuInfo(m_load);
    report.gpus = m_nvml.gpus();
    report.driver = m_nvml.driverVersion();
    for (const DeviceKind device : {DeviceKind::Cpu, DeviceKind::Reference})
        addModule(report, std::string(name(device)), [device] { return deviceLibrary(device); });
    if (!report.driver.empty()) // without a driver its absence is no news
        addModule(report, "cuda", cudaLibrary);
    if (!m_nvml.missing().empty())
        report.missing.push_back(m_nvml.missing());
    return report;
}

} // namespace trainyard
