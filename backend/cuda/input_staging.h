// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_handles.h"
#include "backend/ops/batch.h"

#include <array>
#include <cstdint>

namespace trainyard::cuda {

/// The numbers of a step.
struct StepNumbers {
    std::uint64_t seed = 0;
    std::int64_t step = 0;
    std::int64_t turn = 0;        ///< as in StepContext
    std::int64_t firstInStep = 0; ///< as in Batch
    std::int64_t samples = 0;     ///< of the batch; the rest of a larger program's rows counts for nothing
};

/// The inputs of a step, in device memory; a captured graph reads them each time it runs.
struct StepState : StepNumbers {
    const std::uint8_t* images = nullptr; ///< the batch's images or, with picks, the images that the device keeps
    const SamplePick* picks = nullptr;
    const float* features = nullptr;
    const std::int32_t* labels = nullptr;
    const std::int32_t* otherLabels = nullptr;
    const float* otherShares = nullptr;
};

/// How many of a program's rows a batch fills. Checks of single operators leave its count open: all.
inline std::int64_t samplesOf(const Batch& batch, std::int64_t rows)
{
    return batch.count > 0 && batch.count < rows ? batch.count : rows;
}

enum class Input { Images, Features, Labels, OtherLabels, OtherShares, Picks };

/// Uploads a batch on a separate stream while the previous step is still computing. stage() copies the caller's memory
/// to one of two page-locked buffers, so that the caller may reuse it at once; from there it is copied to one of two
/// device buffers.
class InputStaging {
public:
    InputStaging();

    /// Stages an input of the next step. `room`: bytes that kernels read, which is more when the batch does not fill
    /// the program's rows; the others hold zeros or values of an earlier batch.
    void stage(Input input, const void* values, std::size_t bytes, std::size_t room);
    void stage(Input input, const void* values, std::size_t bytes) { stage(input, values, bytes, bytes); }
    /// Uses images in device memory for the next step, instead of Input::Images.
    void use(const std::uint8_t* kept);
    /// Call after the stage() calls of a step: work enqueued on `stream` from now on finds the inputs through state().
    void send(cudaStream_t stream, const StepNumbers& numbers);
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
        Event copied;   ///< set when its inputs are on the device
        Event consumed; ///< set when the step that reads them, and the previous one, have finished
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
