// SPDX-License-Identifier: Apache-2.0
#include "backend/train/plan/device_report.h"

#include "backend/base/error.h"
#include "backend/protocol/run_spec.h"
#include "backend/protocol/version.h"
#include "backend/train/monitor/kernel_trace.h"
#include "backend/train/network/device_loader.h"

#include <algorithm>

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
    if (!report.gpus.empty())
        addMonitoring(report);
    return report;
}

void DeviceSurvey::addMonitoring(DeviceReport& report)
{
    const std::vector<std::string> absent = m_nvml.absent();
    report.monitoring.push_back("NVML (driver " + report.driver + ")");
    const auto withoutGpm =
        std::count_if(absent.begin(), absent.end(), [](const std::string& one) { return one.starts_with("GPM"); });
    if (withoutGpm < static_cast<std::ptrdiff_t>(report.gpus.size()))
        report.monitoring.push_back("GPM");
    if (const std::string cupti = KernelTrace::version(); !cupti.empty())
        report.monitoring.push_back(cupti);
    else if (!KernelTrace::missing().empty())
        report.missing.push_back(KernelTrace::missing());
    for (const std::string& one : absent)
        report.missing.push_back(one + ".");
}

} // namespace trainyard
