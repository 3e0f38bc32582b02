// SPDX-License-Identifier: Apache-2.0
#include "backend/graph/arena_plan.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace trainyard {
namespace {

std::int64_t aligned(std::int64_t bytes)
{
    return (bytes + kArenaAlignment - 1) / kArenaAlignment * kArenaAlignment;
}

bool liveTogether(const Lifetime& a, const Lifetime& b)
{
    return a.first <= b.last && b.first <= a.last;
}

} // namespace

ArenaPlan planArena(std::span<const Lifetime> lifetimes)
{
    ArenaPlan plan;
    plan.offsets.assign(lifetimes.size(), 0);
    std::vector<std::size_t> order(lifetimes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return lifetimes[a].bytes > lifetimes[b].bytes; });

    std::vector<std::size_t> placed; // sorted by offset
    for (const std::size_t tensor : order) {
        const std::int64_t bytes = aligned(lifetimes[tensor].bytes);
        if (bytes == 0)
            break;
        std::int64_t best = -1;
        std::int64_t bestGap = std::numeric_limits<std::int64_t>::max();
        std::int64_t end = 0;
        for (const std::size_t other : placed) {
            if (!liveTogether(lifetimes[tensor], lifetimes[other]))
                continue;
            const std::int64_t gap = plan.offsets[other] - end;
            if (gap >= bytes && gap < bestGap) {
                bestGap = gap;
                best = end;
            }
            end = std::max(end, plan.offsets[other] + aligned(lifetimes[other].bytes));
        }
        plan.offsets[tensor] = best >= 0 ? best : end;
        plan.bytes = std::max(plan.bytes, plan.offsets[tensor] + bytes);
        const auto position =
            std::upper_bound(placed.begin(), placed.end(), plan.offsets[tensor],
                             [&](std::int64_t offset, std::size_t other) { return offset < plan.offsets[other]; });
        placed.insert(position, tensor);
    }
    return plan;
}

std::vector<Lifetime> lifetimes(const Schedule& schedule)
{
    std::vector<Lifetime> out(schedule.tensors.size(), {0, -1, -1});
    const auto touch = [&](TensorId id, int kernel) {
        const auto index = static_cast<std::size_t>(id.value);
        if (schedule.tensors[index].place != TensorPlace::Arena)
            return;
        out[index].first = out[index].first < 0 ? kernel : out[index].first;
        out[index].last = kernel;
    };
    const int count = static_cast<int>(schedule.kernels.size());
    for (int k = 0; k < count; ++k)
        forEachTensor(schedule.kernels[static_cast<std::size_t>(k)].tensors, [&](TensorId id) { touch(id, k); });
    touch(schedule.logits, count);
    for (const TensorId id : schedule.kept)
        touch(id, count);
    return out;
}

} // namespace trainyard
