// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace trainyard {

/// Sums over ranks that a GPU computes in order with its other work, so that they can be part of a recorded step. Every
/// rank must enqueue the same calls in the same order with the same lengths and types; some may record them and others
/// not. Used by one thread at a time. Functions throw Failure (Transport, Device). After that every call fails, unless
/// it happened in a recording that was given up, and NCCL is still whole.
class DeviceSums {
public:
    enum class Type { F32, F16, Bf16 };
    /// values[i] = Σ over ranks of factor · values[i], in place. In 16 bits each addition may be rounded, and the
    /// factor must be 1.
    struct Part {
        void* values = nullptr; ///< in the GPU's memory
        std::int64_t length = 0;
        Type type = Type::F32;
        float factor = 1.0f;
    };

    virtual ~DeviceSums() = default;
    /// Enqueues the sums of all parts in `stream` (cudaStream_t), as one transfer.
    virtual void sum(std::span<const Part> parts, void* stream) = 0;
    /// Enqueues Communicator::allGather() for values in the GPU's memory.
    virtual void gather(const void* mine, void* all, std::size_t bytes, void* stream) = 0;

    /// To be called again and again while enqueued work is waited for: throws if another rank has failed, or if this
    /// goes on for longer than the ranks' patience. The enqueued work then ends without results.
    virtual void checkWaiting() = 0;
    /// To be called when what was waited for has ended: throws if that was because it has failed.
    virtual void endWaiting() = 0;
    /// Ends enqueued work, without results: after a failure other ranks may never do their part of it.
    virtual void abandon() noexcept = 0;
};

} // namespace trainyard
