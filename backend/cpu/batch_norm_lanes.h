// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cpu/channel_layout.h"
#include "backend/cpu/loops.h"
#include "backend/cpu/vector_math.h"
#include "backend/ops/bfloat16.h"

#include <type_traits>

// Shared parts of batch-norm's loops. Forward makes one pass over memory for the moments and one to normalise and
// rectify; backward also makes two. Backward recomputes the rectifier from x instead of reading y again. Work is split
// into tasks (a group of channels of a sample) whose results are combined in a fixed order, so the result does not
// depend on the number of threads.

namespace trainyard::cpu {

/// Calls body(std::integral_constant<int, lanes>) for the lane counts of blocked layouts, or with 0 = any.
template <typename Body>
TRAINYARD_INLINE void withLanes(std::int64_t lanes, Body&& body)
{
    if (lanes == 16)
        body(std::integral_constant<int, 16>());
    else if (lanes == 8)
        body(std::integral_constant<int, 8>());
    else
        body(std::integral_constant<int, 0>());
}

/// Per-channel constants. With a fixed number of lanes they are copied to the stack, so that the compiler knows that no
/// store changes them and keeps them in registers.
template <int kLanes>
struct Constants {
    TRAINYARD_INLINE explicit Constants(const float* from)
    {
        for (int c = 0; c < kLanes; ++c)
            values[c] = from[c];
    }
    float operator[](std::int64_t c) const { return values[c]; }
    float values[kLanes];
};
template <>
struct Constants<0> {
    explicit Constants(const float* from) : values(from) {}
    float operator[](std::int64_t c) const { return values[c]; }
    const float* values;
};

/// A rectifier as clamping between two bounds.
struct Bounds {
    float floor, ceiling;

    TRAINYARD_INLINE explicit Bounds(Activation activation)
        : floor(activation == Activation::None ? -__builtin_inff() : 0.0f),
          ceiling(activation == Activation::Relu6 ? 6.0f : __builtin_inff())
    {
    }
};

/// Runs body(task, offset, first channel) for every task, spread over the threads.
template <typename Body>
void forEachTask(const ChannelLayout& layout, int threads, Body&& body)
{
    parallelRange(layout.tasks(), threads, layout.grain(), [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t task = begin; task < end; ++task)
            body(task, layout.taskOffset(task), task % layout.groups * layout.lanes);
    });
}

} // namespace trainyard::cpu
