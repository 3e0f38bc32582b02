// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/device.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <limits>
#include <string>

namespace trainyard {
namespace {

/// Memory that the kernel could provide without swapping; a huge number if it is unknown.
std::size_t availableMemory()
{
    std::ifstream file("/proc/meminfo");
    std::size_t kibibytes = 0;
    for (std::string line; std::getline(file, line);)
        if (std::sscanf(line.c_str(), "MemAvailable: %zu kB", &kibibytes) == 1)
            return kibibytes << 10;
    return std::numeric_limits<std::size_t>::max();
}

[[noreturn]] void refuse(std::size_t bytes)
{
    throw Failure(ErrorKind::OutOfMemory, "allocate the network's memory", {},
                  modelReason("model.memory", (bytes >> 20) + 1, availableMemory() >> 20));
}

} // namespace

// An empty buffer may have no address, which memcpy() and memset() do not allow even for no bytes.
void Device::copy(void* to, const void* from, std::size_t bytes)
{
    if (bytes > 0)
        std::memcpy(to, from, bytes);
}

void Device::upload(void* to, const void* from, std::size_t bytes)
{
    if (bytes > 0)
        std::memcpy(to, from, bytes);
}

void Device::download(void* to, const void* from, std::size_t bytes) const
{
    if (bytes > 0)
        std::memcpy(to, from, bytes);
}

void Device::clear(void* at, std::size_t bytes)
{
    if (bytes > 0)
        std::memset(at, 0, bytes);
}

Reason Device::record(std::unique_ptr<Recording>&, const std::function<void()>&)
{
    return {};
}

void Device::replay(std::unique_ptr<Recording>&, const std::function<void()>& launch)
{
    launch();
}

std::shared_ptr<void> allocateHost(std::size_t bytes)
{
    // Linux overcommits memory and kills the process that touches it; so refuse large requests that cannot fit.
    constexpr std::size_t kLarge = std::size_t{128} << 20;
    if (bytes >= kLarge && bytes > availableMemory())
        refuse(bytes);
    const std::size_t rounded = (bytes + 63) / 64 * 64 + 64;
    void* memory = std::aligned_alloc(64, rounded);
    if (!memory)
        refuse(bytes);
    std::memset(memory, 0, rounded);
    return {memory, [](void* address) { std::free(address); }};
}

} // namespace trainyard
