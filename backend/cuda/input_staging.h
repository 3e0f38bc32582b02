// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_handles.h"
#include "backend/ops/sample_pick.h"

#include <array>
#include <cstdint>

namespace trainyard::cuda {

/// What changes from step to step, in device memory: a captured graph reads it anew whenever it runs.
struct StepState {
    const std::uint8_t* images = nullptr; ///< the batch's, or, where there are picks, those that the device keeps
    const SamplePick* picks = nullptr;
    const float* features = nullptr;
    const std::int32_t* labels = nullptr;
    const std::int32_t* otherLabels = nullptr;
    const float* otherShares = nullptr;
    std::uint64_t seed = 0;
    std::int64_t step = 0;
};

enum class Input { Images, Features, Labels, OtherLabels, OtherShares, Picks };

/// Brings a batch to the device on a stream of its own while the step before still computes: the caller's memory is
/// copied into one of two locked buffers, so it is free when stage() returns, and from there into one of two on the
/// device.
class InputStaging {
public:
    InputStaging();

    /// For the step to come.
    void stage(Input input, const void* values, std::size_t bytes);
    /// Images that are on the device already, for the step to come, instead of Input::Images.
    void use(const std::uint8_t* kept);
    /// Behind the stage()s of a step: work that is enqueued on `stream` from now on finds them through state().
    void send(cudaStream_t stream, std::uint64_t seed, std::int64_t step);
    /// In device memory.
    const StepState* state() const { return static_cast<const StepState*>(m_state.get()); }

private:
    struct Buffer {
        std::shared_ptr<void> pinned, device;
        std::size_t bytes = 0;
    };
    struct Slot {
        std::array<Buffer, 6> buffers;
        std::shared_ptr<void> pinnedState;
        StepState state;
        Event copied;   ///< its inputs are on the device
        Event consumed; ///< the step that read them, and the one before it, are over
        bool used = false;
    };
    Slot& slot() { return m_slots[m_next]; }
    void claim();

    Stream m_copies;
    std::array<Slot, 2> m_slots;
    std::size_t m_next = 0;
    bool m_claimed = false;
    std::shared_ptr<void> m_state;
};

} // namespace trainyard::cuda
