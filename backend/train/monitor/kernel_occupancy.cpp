// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/kernel_occupancy.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kWarpThreads = 32;
constexpr int kRegisterUnit = 256; ///< of a warp
constexpr int kSchedulers = 4;     ///< of a multiprocessor
constexpr std::int64_t kSharedUnit = 128, kSystemShared = 1024;

std::int64_t roundUp(std::int64_t value, std::int64_t unit)
{
    return (value + unit - 1) / unit * unit;
}

} // namespace

double theoreticalOccupancy(const KernelLaunch& launch, const MultiprocessorLimits& limits)
{
    if (limits.warps <= 0 || limits.multiprocessors <= 0 || launch.blocks <= 0 || launch.threads <= 0)
        return 0.0;
    const std::int64_t warps = (launch.threads + kWarpThreads - 1) / kWarpThreads;
    std::int64_t blocks = std::min<std::int64_t>(limits.blocks, limits.warps / warps);
    if (launch.registers > 0) {
        const std::int64_t ofWarp = roundUp(std::int64_t{launch.registers} * kWarpThreads, kRegisterUnit);
        const std::int64_t fitting = limits.registers / kSchedulers / ofWarp * kSchedulers;
        blocks = std::min(blocks, fitting / warps);
    }
    const std::int64_t system = limits.computeCapability >= 80 ? kSystemShared : 0;
    if (const std::int64_t shared = roundUp(launch.sharedMemory + system, kSharedUnit); shared > 0)
        blocks = std::min(blocks, limits.sharedMemory / shared);
    const double resident =
        std::min(static_cast<double>(blocks), static_cast<double>(launch.blocks) / limits.multiprocessors);
    return std::clamp(resident * static_cast<double>(warps) / limits.warps, 0.0, 1.0);
}

double estimatedOccupancy(std::span<const KernelRun> kernels, int gpu, double begin, double end)
{
    double sum = 0.0;
    for (const KernelRun& kernel : kernels)
        if (kernel.gpu == gpu)
            sum += std::max(0.0, std::min(kernel.end, end) - std::max(kernel.begin, begin)) * kernel.occupancy;
    return end > begin ? std::min(100.0, 100.0 * sum / (end - begin)) : 0.0;
}

} // namespace trainyard
