// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/device.h"

#include "backend/base/error.h"

#include <cstdlib>
#include <cstring>

namespace trainyard {

std::shared_ptr<void> allocateHost(std::size_t bytes)
{
    const std::size_t rounded = (bytes + 63) / 64 * 64 + 64;
    void* memory = std::aligned_alloc(64, rounded);
    if (!memory)
        throw Failure(ErrorKind::OutOfMemory, "allocate", "the network's memory",
                      std::to_string(bytes >> 20) + " MiB are not available", "Choose a smaller batch or image.");
    std::memset(memory, 0, rounded);
    return {memory, [](void* address) { std::free(address); }};
}

} // namespace trainyard
