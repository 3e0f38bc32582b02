// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/device.h"
#include "backend/ops/named_tensor.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace trainyard {

/// A network's state as it lies in its device's memory: quick to take, so that training soon goes on, and made into
/// plain tensors later, on another thread. Its buffers are used again when it is filled again: new memory would cost
/// the training thread as much as the copy itself. Move-only.
class StateSnapshot {
public:
    StateSnapshot() = default;
    StateSnapshot(StateSnapshot&&) noexcept = default;
    StateSnapshot& operator=(StateSnapshot&&) noexcept = default;

    /// What NetworkState::tensors() said when this was taken. Computes on the calling thread alone, and sets its number
    /// of compute threads to one.
    std::vector<NamedTensor> tensors() const;

    /// For the network: begins anew, with the device that reads the layouts.
    void clear(DeviceKind kind, const Device& device);
    /// Copies a buffer of floats out of the device, which clear() named.
    void addBuffer(const float* values, std::int64_t length);
    /// A tensor of the buffer that was added as number `buffer`, at an offset in floats.
    void addTensor(std::string name, std::vector<std::int64_t> dims, const TensorSlot& slot, std::size_t buffer,
                   std::int64_t offset);
    /// One that is plain already.
    void addTensor(NamedTensor plain);

private:
    struct Buffer {
        std::unique_ptr<float[]> values;
        std::int64_t length = 0;
    };
    struct Part {
        NamedTensor tensor; ///< its values are empty when they lie in a buffer
        TensorSlot slot;
        std::size_t buffer = 0;
        std::int64_t offset = -1; ///< -1: plain
    };

    DeviceKind m_kind = DeviceKind::Cpu;
    const Device* m_device = nullptr; ///< while it is being filled
    std::size_t m_used = 0;           ///< buffers that are filled
    std::vector<Buffer> m_buffers;
    std::vector<Part> m_parts;
};

} // namespace trainyard
