// SPDX-License-Identifier: Apache-2.0
// A libcupti.so for tests: while kernels are watched, one ran for the whole time with all warps active and one beside
// it, on GPU 1, with a quarter of them. FAKE_CUPTI_REFUSES makes it refuse as it does when another profiler is
// attached. With FAKE_CUPTI_TELLS_NO_GPU it describes no GPU, and this library is the driver, too, which is asked then.
#include "backend/train/monitor/cupti_records.h"

#include <chrono>
#include <cstdlib>
#include <cstring>

using namespace trainyard::cupti;

namespace {

void (*g_give)(std::uint8_t**, std::size_t*, std::size_t*) = nullptr;
void (*g_take)(void*, std::uint32_t, std::uint8_t*, std::size_t, std::size_t) = nullptr;
std::uint64_t g_start = 0;
constexpr std::size_t kRecordBytes = 512; // longer than what is declared, as in every version

std::uint64_t now()
{
    // A clock of its own, as CUPTI's is.
    return 1'000'000'000'000'000ull +
           static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
}

template <typename Record>
void put(std::uint8_t* buffer, std::size_t& valid, const Record& record)
{
    std::memset(buffer + valid, 0x5a, kRecordBytes);
    std::memcpy(buffer + valid, &record, sizeof record);
    valid += kRecordBytes;
}

} // namespace

extern "C" {

int cuptiGetVersion(std::uint32_t* version)
{
    *version = 130001;
    return 0;
}
int cuptiGetTimestamp(std::uint64_t* time)
{
    *time = now();
    return 0;
}
int cuptiActivityRegisterCallbacks(decltype(g_give) give, decltype(g_take) take)
{
    g_give = give;
    g_take = take;
    return 0;
}
int cuptiActivityEnable(int kind)
{
    if (std::getenv("FAKE_CUPTI_REFUSES"))
        return 39;
    if (kind == kActivityConcurrentKernel)
        g_start = now();
    return 0;
}
int cuptiActivityDisable(int)
{
    return 0;
}
int cuptiActivityFlushAll(std::uint32_t)
{
    std::uint8_t* buffer = nullptr;
    std::size_t size = 0, most = 0, valid = 0;
    g_give(&buffer, &size, &most);
    for (const std::uint32_t gpu : {0u, 1u}) {
        DeviceRecord device{};
        device.kind = kActivityDevice;
        device.id = gpu;
        device.numMultiprocessors = 132;
        device.maxWarpsPerMultiprocessor = 64;
        device.maxBlocksPerMultiprocessor = 32;
        device.maxRegistersPerMultiprocessor = 65536;
        device.maxSharedMemoryPerMultiprocessor = 233472;
        device.computeCapabilityMajor = 9;
        if (const char* silent = std::getenv("FAKE_CUPTI_TELLS_NO_GPU"); !silent || !*silent)
            put(buffer, valid, device);
        KernelRecord kernel{};
        kernel.kind = kActivityConcurrentKernel;
        kernel.deviceId = gpu;
        kernel.registersPerThread = 32;
        kernel.gridX = 13200;
        kernel.gridY = kernel.gridZ = kernel.blockY = kernel.blockZ = 1;
        kernel.blockX = 256;
        kernel.dynamicSharedMemory = gpu == 0 ? 0 : 100 * 1024;
        kernel.start = g_start;
        kernel.end = now();
        // The second name is void trainyard::cuda::(anonymous namespace)::normalise<__half, 8>(__half const*, int).
        kernel.name = gpu == 0 ? "implicit_convolve_sgemm<\"fp16\">"
                               : "_ZN9trainyard4cuda12_GLOBAL__N_19normaliseI6__halfLi8EEEvPKS2_i";
        put(buffer, valid, kernel);
    }
    g_take(nullptr, 0, buffer, size, valid);
    return 0;
}
int cuptiActivityGetNextRecord(std::uint8_t* buffer, std::size_t valid, void** record)
{
    auto* at = static_cast<std::uint8_t*>(*record);
    at = at ? at + kRecordBytes : buffer;
    if (at >= buffer + valid)
        return kMaxLimitReached;
    *record = at;
    return 0;
}
int cuptiGetResultString(int status, const char** text)
{
    *text = status == 39 ? "CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED" : "CUPTI_ERROR_UNKNOWN";
    return 0;
}

int cuDeviceGet(int* device, int ordinal)
{
    *device = ordinal + 100;
    return ordinal < 2 ? 0 : 101;
}
int cuDeviceGetAttribute(int* value, int attribute, int device)
{
    if (device < 100)
        return 101;
    switch (attribute) { // of CUdevice_attribute in cuda.h
    case 16: *value = 132; return 0;
    case 39: *value = 2048; return 0;
    case 75: *value = 9; return 0;
    case 76: *value = 0; return 0;
    case 81: *value = 233472; return 0;
    case 82: *value = 65536; return 0;
    case 106: *value = 32; return 0;
    default: return 1;
    }
}

} // extern "C"
