// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/nvml.h"

#include "backend/base/environment.h"
#include "backend/base/error.h"
#include "backend/train/monitor/gpm.h"
#include "backend/train/monitor/nvml_library.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <map>
#include <sstream>

namespace trainyard {

using nvml::kSuccess;

struct Nvml::Impl {
    std::unique_ptr<nvml::Library> library;
    std::vector<int> visible; ///< found at the first sample
    bool knowsVisible = false;
    std::map<int, std::unique_ptr<Gpm>> gpms; ///< by GPU; they use the library

    int number() const
    {
        unsigned int count = 0;
        return library->count(&count) == kSuccess ? static_cast<int>(count) : 0;
    }

    GpuInfo describe(nvml::Device device, int index) const
    {
        GpuInfo gpu;
        gpu.index = index;
        char text[128] = {};
        if (library->name(device, text, sizeof text) == kSuccess)
            gpu.name = text;
        if (library->uuid && library->uuid(device, text, sizeof text) == kSuccess)
            gpu.uuid = text;
        int major = 0, minor = 0;
        if (library->capability && library->capability(device, &major, &minor) == kSuccess)
            gpu.computeCapability = std::to_string(major) + "." + std::to_string(minor);
        GpuSample now;
        read(device, now);
        gpu.memoryTotal = now.memoryTotal >= 0.0 ? static_cast<std::int64_t>(now.memoryTotal) : -1;
        gpu.memoryUsed = now.memoryUsed >= 0.0 ? static_cast<std::int64_t>(now.memoryUsed) : -1;
        gpu.utilization = now.utilization >= 0.0 ? now.utilization : -1.0;
        gpu.power = now.power >= 0.0 ? now.power : -1.0;
        gpu.temperature = now.temperature >= 0.0 ? now.temperature : -1.0;
        return gpu;
    }

    /// What is true now, without GPM's counts.
    void read(nvml::Device device, GpuSample& sample) const
    {
        nvml::Memory bytes{};
        const int status = library->memory(device, &bytes);
        sample.lost = status == nvml::kGpuIsLost || status == nvml::kResetRequired;
        if (status == kSuccess) {
            sample.memoryTotal = static_cast<double>(bytes.total);
            sample.memoryUsed = static_cast<double>(bytes.used);
        }
        nvml::Utilization rates{};
        if (library->utilization && library->utilization(device, &rates) == kSuccess)
            sample.utilization = rates.gpu;
        const auto number = [device](auto function, auto... which) {
            unsigned int value = 0;
            return function && function(device, which..., &value) == kSuccess ? static_cast<double>(value)
                                                                              : GpuSample::kUnknown;
        };
        sample.power = number(library->power) / 1000.0; // milliwatts
        sample.powerLimit = number(library->powerLimit) / 1000.0;
        sample.temperature = number(library->temperature, nvml::kTemperatureGpu);
        sample.clock = number(library->clock, nvml::kClockSm);
        sample.memoryClock = number(library->clock, nvml::kClockMemory);
        unsigned long long value = 0;
        if (library->clockReasons && library->clockReasons(device, &value) == kSuccess)
            sample.throttle = static_cast<std::int64_t>(value);
        if (library->eccErrors &&
            library->eccErrors(device, nvml::kUncorrected, nvml::kSinceDriverLoad, &value) == kSuccess)
            sample.eccUncorrected = static_cast<std::int64_t>(value);
    }

    const std::vector<int>& watched(const Nvml& owner)
    {
        if (!knowsVisible)
            visible = ownGpus(owner.gpus());
        knowsVisible = true;
        return visible;
    }

    Gpm* gpm(nvml::Device device, int index)
    {
        std::unique_ptr<Gpm>& own = gpms[index];
        if (!own)
            own = std::make_unique<Gpm>(*library, device);
        return own.get();
    }
};

Nvml::Nvml()
{
    if (auto library = nvml::Library::open(m_missing)) {
        m_impl = std::make_unique<Impl>();
        m_impl->library = std::move(library);
    }
}

Nvml::~Nvml() = default;

bool Nvml::available() const
{
    return m_impl != nullptr;
}

const std::string& Nvml::missing() const
{
    return m_missing;
}

std::string Nvml::driverVersion() const
{
    char text[96] = {};
    return m_impl && m_impl->library->driverVersion(text, sizeof text) == kSuccess ? text : "";
}

std::vector<GpuInfo> Nvml::gpus() const
{
    std::vector<GpuInfo> out;
    for (int index = 0; m_impl && index < m_impl->number(); ++index) {
        nvml::Device device = nullptr;
        // A card that has fallen off the bus answers with an error: the others are still listed under their own index.
        if (m_impl->library->byIndex(static_cast<unsigned int>(index), &device) == kSuccess)
            out.push_back(m_impl->describe(device, index));
    }
    return out;
}

std::optional<GpuInfo> Nvml::part(const std::string& uuid) const
{
    nvml::Device device = nullptr;
    if (!m_impl || !m_impl->library->byUuid || m_impl->library->byUuid(uuid.c_str(), &device) != kSuccess)
        return std::nullopt;
    return m_impl->describe(device, -1);
}

std::vector<GpuSample> Nvml::sample()
{
    std::vector<GpuSample> out;
    if (!m_impl)
        return out;
    for (const int index : m_impl->watched(*this)) {
        GpuSample& sample = out.emplace_back();
        sample.index = index;
        nvml::Device device = nullptr;
        const int status = m_impl->library->byIndex(static_cast<unsigned int>(index), &device);
        if (status == kSuccess) {
            m_impl->read(device, sample);
            if (!sample.lost)
                m_impl->gpm(device, index)->addTo(sample);
        } else {
            sample.lost = status == nvml::kGpuIsLost || status == nvml::kResetRequired;
        }
    }
    return out;
}

std::vector<std::string> Nvml::absent()
{
    std::vector<std::string> out;
    for (const GpuInfo& gpu : gpus()) {
        const std::string which = "GPU " + std::to_string(gpu.index) + (gpu.name.empty() ? "" : " (" + gpu.name + ")");
        nvml::Device device = nullptr;
        if (m_impl->library->byIndex(static_cast<unsigned int>(gpu.index), &device) != kSuccess)
            continue;
        if (const std::string& reason = m_impl->gpm(device, gpu.index)->missing(); !reason.empty())
            out.push_back("GPM (occupancy and activity of the multiprocessors) of " + which + ": " + reason);
        GpuSample now;
        m_impl->read(device, now);
        std::string silent;
        const auto add = [&silent](bool absent, const char* what) {
            if (absent)
                silent += (silent.empty() ? "" : ", ") + std::string(what);
        };
        add(!(now.utilization >= 0.0), "utilisation");
        add(!(now.power >= 0.0), "power");
        add(!(now.temperature >= 0.0), "temperature");
        add(!(now.clock >= 0.0), "clocks");
        add(now.throttle < 0, "throttling");
        if (!silent.empty())
            out.push_back("NVML's " + silent + " of " + which + ": the driver does not tell");
    }
    return out;
}

bool Nvml::lost(int index) const
{
    if (!m_impl)
        return false;
    nvml::Device device = nullptr;
    nvml::Memory bytes{};
    int status = m_impl->library->byIndex(static_cast<unsigned int>(index), &device);
    if (status == kSuccess)
        status = m_impl->library->memory(device, &bytes);
    return status == nvml::kGpuIsLost || status == nvml::kResetRequired;
}

std::vector<int> visibleGpus(const char* value, const std::vector<GpuInfo>& all)
{
    std::vector<int> out;
    if (!value) {
        for (const GpuInfo& gpu : all)
            out.push_back(gpu.index);
        return out;
    }
    std::istringstream list(value);
    for (std::string entry; std::getline(list, entry, ',');) {
        int number = -1;
        const auto [end, problem] = std::from_chars(entry.data(), entry.data() + entry.size(), number);
        const bool isNumber = problem == std::errc() && end == entry.data() + entry.size();
        const auto found = std::find_if(all.begin(), all.end(), [&](const GpuInfo& gpu) {
            return isNumber ? gpu.index == number : entry.size() > 4 && gpu.uuid.starts_with(entry);
        });
        if (found == all.end())
            break;
        if (std::find(out.begin(), out.end(), found->index) == out.end())
            out.push_back(found->index);
    }
    return out;
}

std::vector<int> ownGpus(const std::vector<GpuInfo>& all)
{
    const std::vector<int> visible = visibleGpus(std::getenv("CUDA_VISIBLE_DEVICES"), all);
    const char* chosen = std::getenv("TRAINYARD_GPU");
    if (!chosen || !*chosen)
        return visible;
    try {
        const auto number = static_cast<std::size_t>(chosenGpu());
        return number < visible.size() ? std::vector<int>{visible[number]} : std::vector<int>();
    } catch (const Failure&) { // the device refuses such a value
        return {};
    }
}

} // namespace trainyard
