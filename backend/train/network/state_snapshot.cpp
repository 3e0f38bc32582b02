// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/state_snapshot.h"

#include "backend/train/network/device_loader.h"

#include <cstring>
#include <utility>

namespace trainyard {

void StateSnapshot::clear(DeviceKind kind, const Device& device)
{
    m_kind = kind;
    m_device = &device;
    m_used = 0;
    m_parts.clear();
}

void StateSnapshot::addBuffer(const float* values, std::int64_t length)
{
    if (m_used == m_buffers.size())
        m_buffers.emplace_back();
    Buffer& buffer = m_buffers[m_used++];
    const auto count = static_cast<std::size_t>(length);
    if (buffer.length != length) {
        buffer.values = std::make_unique_for_overwrite<float[]>(count);
        buffer.length = length;
    }
    m_device->download(buffer.values.get(), values, count * sizeof(float));
}

void StateSnapshot::addTensor(std::string name, std::vector<std::int64_t> dims, const TensorSlot& slot,
                              std::size_t buffer, std::int64_t offset)
{
    m_parts.push_back({{std::move(name), std::move(dims), {}}, slot, buffer, offset});
}

void StateSnapshot::addTensor(NamedTensor plain)
{
    m_parts.push_back({std::move(plain), {}, 0, -1});
}

std::vector<NamedTensor> StateSnapshot::tensors() const
{
    std::unique_ptr<Device> device; // for those that have layouts of their own
    std::vector<NamedTensor> out;
    for (const Part& part : m_parts) {
        out.push_back(part.tensor);
        if (part.offset < 0)
            continue;
        std::vector<float>& values = out.back().values;
        values.resize(static_cast<std::size_t>(part.slot.shape.elements()));
        if (!part.slot.layout) {
            std::memcpy(values.data(), m_buffers[part.buffer].values.get() + part.offset,
                        values.size() * sizeof(float));
            continue;
        }
        if (!device) {
            device = makeDevice(m_kind, 1);
            device->enter();
        }
        device->read(part.slot, m_buffers[part.buffer].values.get() + part.offset, values.data());
    }
    return out;
}

} // namespace trainyard
