// SPDX-License-Identifier: Apache-2.0
// A driver library (libcuda.so.1) for machines without one. cuDNN offers the engines that it compiles at run time,
// which are the fused ones, only if it finds a driver in which it can load what it has compiled. With this library on
// the library path it finalises their plans, so that tests learn which fusions a described GPU supports. Nothing can be
// executed: there are no devices, and modules and kernels are only names.
#include <dlfcn.h>

#include <cstddef>
#include <cstdint>

namespace {

constexpr int kSuccess = 0, kNotFound = 500;
constexpr int kVersion = 13000; ///< CUDA 13.0
/// Addresses that nothing reads.
void* const kModule = reinterpret_cast<void*>(0x1000);
void* const kKernel = reinterpret_cast<void*>(0x2000);

} // namespace

extern "C" {

int cuInit(unsigned)
{
    return kSuccess;
}
int cuDriverGetVersion(int* version)
{
    *version = kVersion;
    return kSuccess;
}
/// Private functions of the driver. Without them the runtime does not begin to work, but cuDNN goes on.
int cuGetExportTable(const void** table, const void*)
{
    *table = nullptr;
    return kNotFound;
}
int cuDeviceGetCount(int* count)
{
    *count = 0;
    return kSuccess;
}
int cuLibraryLoadData(void** library, const void*, void*, void*, unsigned, void*, void*, unsigned)
{
    *library = kModule;
    return kSuccess;
}
int cuLibraryGetKernel(void** kernel, void*, const char*)
{
    *kernel = kKernel;
    return kSuccess;
}
int cuLibraryGetKernelCount(unsigned* count, void*)
{
    *count = 1;
    return kSuccess;
}
int cuLibraryEnumerateKernels(void** kernels, unsigned count, void*)
{
    if (count > 0)
        kernels[0] = kKernel;
    return kSuccess;
}
int cuKernelGetFunction(void** function, void*)
{
    *function = kKernel;
    return kSuccess;
}
int cuKernelGetName(const char** name, void*)
{
    *name = "kernel";
    return kSuccess;
}
int cuModuleLoadData(void** module, const void*)
{
    *module = kModule;
    return kSuccess;
}
int cuModuleLoadDataEx(void** module, const void*, unsigned, void*, void*)
{
    *module = kModule;
    return kSuccess;
}
int cuModuleGetFunction(void** function, void*, const char*)
{
    *function = kKernel;
    return kSuccess;
}
int cuOccupancyMaxActiveClusters(int* clusters, void*, const void*)
{
    *clusters = 66;
    return kSuccess;
}
int cuOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, void*, int, std::size_t)
{
    *blocks = 1;
    return kSuccess;
}
int cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, void*, int, std::size_t, unsigned)
{
    *blocks = 1;
    return kSuccess;
}
int cuFuncGetAttribute(int* value, int, void*)
{
    *value = 0;
    return kSuccess;
}
int cuKernelGetAttribute(int* value, int, void*, int)
{
    *value = 0;
    return kSuccess;
}
int cuGetErrorString(int, const char** text)
{
    *text = "an error of the tests' driver";
    return kSuccess;
}
int cuGetErrorName(int, const char** name)
{
    *name = "CUDA_ERROR_OF_TESTS";
    return kSuccess;
}
int cuGetProcAddress_v2(const char* name, void** function, int, std::uint64_t, void* status)
{
    *function = ::dlsym(RTLD_DEFAULT, name);
    if (status)
        *static_cast<int*>(status) = *function ? 0 : 1; // found, not found
    return *function ? kSuccess : kNotFound;
}
int cuGetProcAddress(const char* name, void** function, int version, std::uint64_t flags)
{
    return cuGetProcAddress_v2(name, function, version, flags, nullptr);
}

#define DOES_NOTHING(name)                                                                                             \
    int name()                                                                                                         \
    {                                                                                                                  \
        return kSuccess;                                                                                               \
    }
#include "driver_functions.inc"
}
