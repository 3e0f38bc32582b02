// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/kernel_trace.h"

#include "backend/base/clock.h"
#include "backend/train/monitor/cupti_records.h"

#include <cxxabi.h>
#include <dlfcn.h>
#include <link.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string_view>
#include <utility>

namespace trainyard {
namespace {

constexpr std::size_t kBufferBytes = std::size_t{4} << 20;

struct Library {
    std::string missing;
    int (*getVersion)(std::uint32_t*) = nullptr;
    int (*timestamp)(std::uint64_t*) = nullptr;
    int (*enable)(int) = nullptr;
    int (*disable)(int) = nullptr;
    int (*flushAll)(std::uint32_t) = nullptr;
    int (*nextRecord)(std::uint8_t*, std::size_t, void**) = nullptr;
    int (*registerCallbacks)(void (*)(std::uint8_t**, std::size_t*, std::size_t*),
                             void (*)(void*, std::uint32_t, std::uint8_t*, std::size_t, std::size_t)) = nullptr;
    int (*resultString)(int, const char**) = nullptr;
};

/// The folder of the CUDA run-time library that this process has loaded, empty without one: wheels are on no search
/// path.
std::filesystem::path cudaFolder()
{
    std::filesystem::path found;
    ::dl_iterate_phdr(
        [](dl_phdr_info* info, std::size_t, void* data) {
            const std::filesystem::path path = info->dlpi_name ? info->dlpi_name : "";
            if (!path.filename().string().starts_with("libcudart.so"))
                return 0;
            *static_cast<std::filesystem::path*>(data) = path.parent_path();
            return 1;
        },
        &found);
    return found;
}

std::vector<std::string> candidates()
{
    if (const char* named = std::getenv("TRAINYARD_CUPTI"); named && *named)
        return {named};
    std::vector<std::string> files;
    const std::filesystem::path beside = cudaFolder();
    for (const char* name : {"libcupti.so.13", "libcupti.so.12"}) {
        files.push_back(name);
        if (!beside.empty()) {
            files.push_back((beside / name).string());
            files.push_back((beside / "../../cuda_cupti/lib" / name).string()); // wheels of CUDA 12
            files.push_back((beside / "../extras/CUPTI/lib64" / name).string());
        }
        files.push_back(std::string("/usr/local/cuda/extras/CUPTI/lib64/") + name);
        files.push_back(std::string("/usr/local/cuda/lib64/") + name);
    }
    return files;
}

Library open()
{
    Library library;
    void* handle = nullptr;
    std::string reason;
    for (const std::string& file : candidates()) {
        handle = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (handle)
            break;
        const char* said = ::dlerror();
        if (reason.empty() && said)
            reason = said;
    }
    if (!handle) {
        library.missing =
            "CUPTI (which kernels run, estimated occupancy): " + reason +
            ". Install the toolkit's CUPTI or the Python wheel nvidia-cuda-cupti, or name its file in TRAINYARD_CUPTI.";
        return library;
    }
    const auto resolve = [&](auto& function, const char* name) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(handle, name));
        if (!function && library.missing.empty())
            library.missing =
                std::string("CUPTI: the library has no function ") + name + ". Install the CUPTI of CUDA 12 or 13.";
    };
    resolve(library.getVersion, "cuptiGetVersion");
    resolve(library.timestamp, "cuptiGetTimestamp");
    resolve(library.enable, "cuptiActivityEnable");
    resolve(library.disable, "cuptiActivityDisable");
    resolve(library.flushAll, "cuptiActivityFlushAll");
    resolve(library.nextRecord, "cuptiActivityGetNextRecord");
    resolve(library.registerCallbacks, "cuptiActivityRegisterCallbacks");
    resolve(library.resultString, "cuptiGetResultString");
    return library; // CUPTI must stay loaded once it was used
}

Library& library()
{
    static Library one = open();
    return one;
}

/// What CUPTI's callbacks, which know no context, hand over; they come from threads of CUPTI's.
struct Records {
    std::mutex mutex;
    std::vector<KernelRun> kernels;
    std::vector<KernelLaunch> launches; ///< parallel
    std::map<int, MultiprocessorLimits> limits;
    double steadyMinusCupti = 0.0;
};

Records& records()
{
    static Records one;
    return one;
}

/// A kernel's name as its source says it, without the parameters: "trainyard::cuda::normalise<__half, 8>".
std::string readableName(const char* name)
{
    int status = -1;
    const std::unique_ptr<char, decltype(&std::free)> demangled(abi::__cxa_demangle(name, nullptr, nullptr, &status),
                                                                &std::free);
    if (status != 0)
        return name; // not C++
    std::string text = demangled.get();
    for (const std::string_view word : {"(anonymous namespace)::", "void "})
        for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word))
            text.erase(at, word.size());
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += text[i] == '<' ? 1 : text[i] == '>' ? -1 : 0;
        if (depth == 0 && text[i] == '(')
            return text.substr(0, i);
    }
    return text;
}

void take(const cupti::KernelRecord& record)
{
    Records& to = records();
    KernelRun run;
    run.name = record.name ? readableName(record.name) : "kernel";
    run.gpu = static_cast<int>(record.deviceId);
    run.begin = static_cast<double>(record.start) * 1e-9 + to.steadyMinusCupti;
    run.end = static_cast<double>(record.end) * 1e-9 + to.steadyMinusCupti;
    to.kernels.push_back(std::move(run));
    to.launches.push_back({std::int64_t{record.gridX} * record.gridY * record.gridZ,
                           record.blockX * record.blockY * record.blockZ, record.registersPerThread,
                           std::int64_t{record.staticSharedMemory} + record.dynamicSharedMemory});
}

void take(const cupti::DeviceRecord& record)
{
    records().limits[static_cast<int>(record.id)] = {
        static_cast<int>(record.numMultiprocessors),
        static_cast<int>(record.maxWarpsPerMultiprocessor),
        static_cast<int>(record.maxBlocksPerMultiprocessor),
        static_cast<int>(record.maxRegistersPerMultiprocessor),
        record.maxSharedMemoryPerMultiprocessor,
        static_cast<int>(10 * record.computeCapabilityMajor + record.computeCapabilityMinor)};
}

/// The limits of a GPU as the driver tells them; all 0 if it does not. CUPTI describes only GPUs that the process
/// begins to use later.
MultiprocessorLimits limitsByDriver(int gpu)
{
    enum Attribute {
        Multiprocessors = 16,
        Threads = 39,
        Major = 75,
        Minor = 76,
        Shared = 81,
        Registers = 82,
        Blocks = 106
    };
    constexpr int kWarpThreads = 32;
    const char* named = std::getenv("TRAINYARD_CUDA_DRIVER");
    void* driver = ::dlopen(named && *named ? named : "libcuda.so.1", RTLD_NOW | RTLD_LOCAL); // stays open
    if (!driver)
        return {};
    const auto get = reinterpret_cast<int (*)(int*, int)>(::dlsym(driver, "cuDeviceGet"));
    const auto ask = reinterpret_cast<int (*)(int*, int, int)>(::dlsym(driver, "cuDeviceGetAttribute"));
    int device = 0;
    if (!get || !ask || get(&device, gpu) != 0)
        return {};
    const auto value = [&](Attribute attribute) {
        int found = 0;
        return ask(&found, attribute, device) == 0 ? found : 0;
    };
    return {value(Multiprocessors), value(Threads) / kWarpThreads,   value(Blocks), value(Registers),
            value(Shared),          10 * value(Major) + value(Minor)};
}

void giveBuffer(std::uint8_t** buffer, std::size_t* size, std::size_t* maxRecords)
{
    *buffer = static_cast<std::uint8_t*>(std::aligned_alloc(cupti::kAlignment, kBufferBytes));
    *size = *buffer ? kBufferBytes : 0;
    *maxRecords = 0; // as many as fit
}

void takeBuffer(void*, std::uint32_t, std::uint8_t* buffer, std::size_t, std::size_t valid)
{
    {
        const std::lock_guard lock(records().mutex);
        void* record = nullptr;
        while (valid > 0 && library().nextRecord(buffer, valid, &record) == cupti::kSuccess) {
            const std::uint32_t kind = *static_cast<const std::uint32_t*>(record);
            if (kind == cupti::kActivityConcurrentKernel)
                take(*static_cast<const cupti::KernelRecord*>(record));
            else if (kind == cupti::kActivityDevice)
                take(*static_cast<const cupti::DeviceRecord*>(record));
        }
    }
    std::free(buffer);
}

std::string text(int status)
{
    const char* said = nullptr;
    return library().resultString(status, &said) == cupti::kSuccess && said ? said : "code " + std::to_string(status);
}

} // namespace

std::string KernelTrace::missing()
{
    return library().missing;
}

std::string KernelTrace::version()
{
    std::uint32_t version = 0;
    if (!library().missing.empty() || library().getVersion(&version) != cupti::kSuccess)
        return {};
    return "CUPTI " + (version >= 100000 ? std::to_string(version / 10000) + "." + std::to_string(version / 100 % 100)
                                         : std::to_string(version));
}

bool KernelTrace::start()
{
    m_why = library().missing;
    if (!m_why.empty() || m_running)
        return m_running;
    static const int registered = library().registerCallbacks(giveBuffer, takeBuffer); // once a process
    int status = registered;
    std::uint64_t now = 0;
    if (status == cupti::kSuccess)
        status = library().timestamp(&now);
    {
        const std::lock_guard lock(records().mutex);
        records().kernels.clear();
        records().launches.clear();
        records().steadyMinusCupti = steadyTime() - static_cast<double>(now) * 1e-9;
    }
    for (const int kind : {cupti::kActivityDevice, cupti::kActivityConcurrentKernel})
        if (status == cupti::kSuccess)
            status = library().enable(kind);
    if (status != cupti::kSuccess)
        m_why = "CUPTI refuses (" + text(status) + "). Another profiler may be attached to this process.";
    m_running = status == cupti::kSuccess;
    return m_running;
}

std::vector<KernelRun> KernelTrace::stop()
{
    if (!std::exchange(m_running, false))
        return {};
    library().disable(cupti::kActivityConcurrentKernel);
    library().disable(cupti::kActivityDevice);
    library().flushAll(1); // those of kernels that have not ended, too
    const std::lock_guard lock(records().mutex);
    Records& from = records();
    for (std::size_t k = 0; k < from.kernels.size(); ++k) {
        const int gpu = from.kernels[k].gpu;
        if (!from.limits.contains(gpu))
            from.limits[gpu] = limitsByDriver(gpu);
        from.kernels[k].occupancy = theoreticalOccupancy(from.launches[k], from.limits[gpu]);
    }
    from.launches.clear();
    return std::exchange(from.kernels, {});
}

KernelTrace::~KernelTrace()
{
    stop();
}

} // namespace trainyard
