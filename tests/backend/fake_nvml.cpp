// SPDX-License-Identifier: Apache-2.0
// A libnvidia-ml.so with two GPUs for tests: the second one tells neither power nor utilisation. FAKE_NVML_FAILS makes
// its start fail as it does when driver and library are of different versions.
#include <cstdlib>
#include <cstring>

extern "C" {

struct FakeMemory {
    unsigned long long total, free, used;
};
struct FakeUtilization {
    unsigned int gpu, memory;
};

int nvmlInit_v2()
{
    return std::getenv("FAKE_NVML_FAILS") ? 18 : 0;
}
int nvmlShutdown()
{
    return 0;
}
const char* nvmlErrorString(int code)
{
    return code == 18 ? "Driver/library version mismatch" : "Unknown Error";
}
int nvmlSystemGetDriverVersion(char* text, unsigned int length)
{
    std::strncpy(text, "580.95.05", length);
    return 0;
}
int nvmlDeviceGetCount_v2(unsigned int* count)
{
    *count = 3;
    return 0;
}
int nvmlDeviceGetHandleByIndex_v2(unsigned int index, void** device)
{
    *device = reinterpret_cast<void*>(static_cast<std::size_t>(index) + 1);
    return index == 1 ? 15 : 0; // GPU 1 is lost
}
int nvmlDeviceGetName(void* device, char* text, unsigned int length)
{
    std::strncpy(text, device == reinterpret_cast<void*>(1) ? "NVIDIA H200" : "NVIDIA T4", length);
    return 0;
}
int nvmlDeviceGetUUID(void*, char* text, unsigned int length)
{
    std::strncpy(text, "GPU-0123", length);
    return 0;
}
int nvmlDeviceGetMemoryInfo(void*, FakeMemory* memory)
{
    *memory = {150000000000ull, 149000000000ull, 1000000000ull};
    return 0;
}
int nvmlDeviceGetUtilizationRates(void* device, FakeUtilization* rates)
{
    *rates = {37, 12};
    return device == reinterpret_cast<void*>(1) ? 0 : 3;
}
int nvmlDeviceGetPowerUsage(void* device, unsigned int* milliwatts)
{
    *milliwatts = 412500;
    return device == reinterpret_cast<void*>(1) ? 0 : 3;
}
int nvmlDeviceGetTemperature(void*, int, unsigned int* celsius)
{
    *celsius = 61;
    return 0;
}
int nvmlDeviceGetCudaComputeCapability(void*, int* major, int* minor)
{
    *major = 9;
    *minor = 0;
    return 0;
}

} // extern "C"
