// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/schedule.h"

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard {

/// A tensor's size and the first and last kernel that uses it.
struct Lifetime {
    std::int64_t bytes = 0;
    int first = 0;
    int last = 0;
};

struct ArenaPlan {
    std::vector<std::int64_t> offsets; ///< parallel to the lifetimes, multiples of kArenaAlignment; 0 for empty tensors
    std::int64_t bytes = 0;
};

inline constexpr std::int64_t kArenaAlignment = 64;

/// Assigns offsets so that tensors with overlapping lifetimes do not overlap in memory: largest first, each into the
/// smallest gap that holds it (greedy by size; Pisarchyk & Lee 2020).
ArenaPlan planArena(std::span<const Lifetime> lifetimes);

/// First and last kernel that uses each tensor, with bytes = 0. Tensors outside the arena get first = last = -1. The
/// logits and Schedule::kept live until the last kernel.
std::vector<Lifetime> lifetimes(const Schedule& schedule);

/// Calls `visit` with the id of every tensor that a kernel uses.
template <typename Visit>
void forEachTensor(const KernelArguments<TensorId>& arguments, Visit&& visit)
{
    const auto each = [&](TensorId id) {
        if (id)
            visit(id);
    };
    for (const auto* list : {&arguments.inputs, &arguments.parameters, &arguments.saved, &arguments.inputGradients,
                             &arguments.parameterGradients})
        for (const TensorId id : *list)
            each(id);
    each(arguments.output);
    each(arguments.outputGradient);
    each(arguments.workspace);
}

} // namespace trainyard
