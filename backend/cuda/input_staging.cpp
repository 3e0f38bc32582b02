// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/input_staging.h"

#include <cstring>

namespace trainyard::cuda {

InputStaging::InputStaging() : m_copies(makeStream()), m_state(allocateDevice(sizeof(StepState)))
{
    for (Slot& slot : m_slots) {
        slot.pinnedState = allocatePinned(sizeof(StepState));
        slot.copied = makeEvent();
        slot.consumed = makeEvent();
    }
}

/// A slot's buffers are free once the step that used them has finished: `consumed` is recorded when the next step is
/// sent, after all work enqueued until then.
void InputStaging::claim()
{
    if (m_claimed)
        return;
    m_claimed = true;
    if (slot().used)
        check(cudaEventSynchronize(slot().consumed.get()), "compute on");
    slot().state = {};
}

void InputStaging::stage(Input input, const void* values, std::size_t bytes, std::size_t room)
{
    if (!values)
        return;
    claim();
    Buffer& buffer = slot().buffers[static_cast<std::size_t>(input)];
    if (buffer.bytes < room) {
        buffer.pinned = allocatePinned(room);
        buffer.device = allocateDevice(room);
        buffer.bytes = room;
        check(cudaMemsetAsync(buffer.device.get(), 0, room, m_copies.get()), "write to");
    }
    std::memcpy(buffer.pinned.get(), values, bytes);
    check(cudaMemcpyAsync(buffer.device.get(), buffer.pinned.get(), bytes, cudaMemcpyHostToDevice, m_copies.get()),
          "copy to");
    StepState& state = slot().state;
    switch (input) {
    case Input::Images: state.images = static_cast<const std::uint8_t*>(buffer.device.get()); break;
    case Input::Features: state.features = static_cast<const float*>(buffer.device.get()); break;
    case Input::Labels: state.labels = static_cast<const std::int32_t*>(buffer.device.get()); break;
    case Input::OtherLabels: state.otherLabels = static_cast<const std::int32_t*>(buffer.device.get()); break;
    case Input::OtherShares: state.otherShares = static_cast<const float*>(buffer.device.get()); break;
    case Input::Picks: state.picks = static_cast<const SamplePick*>(buffer.device.get()); break;
    }
}

void InputStaging::use(const std::uint8_t* kept)
{
    claim();
    slot().state.images = kept;
}

void InputStaging::send(cudaStream_t stream, const StepNumbers& numbers)
{
    claim();
    Slot& other = m_slots[1 - m_next];
    if (other.used) // the work enqueued since its own send() reads it
        check(cudaEventRecord(other.consumed.get(), stream), "compute on");
    static_cast<StepNumbers&>(slot().state) = numbers;
    std::memcpy(slot().pinnedState.get(), &slot().state, sizeof(StepState));
    check(cudaEventRecord(slot().copied.get(), m_copies.get()), "copy to");
    check(cudaStreamWaitEvent(stream, slot().copied.get(), 0), "copy to");
    check(cudaMemcpyAsync(m_state.get(), slot().pinnedState.get(), sizeof(StepState), cudaMemcpyHostToDevice, stream),
          "copy to");
    slot().used = true;
    m_next = 1 - m_next;
    m_claimed = false;
}

} // namespace trainyard::cuda
