// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/gradient_reducer.h"
#include "backend/ops/device.h"

namespace trainyard {

/// Gradients in a device's memory on their way to the other ranks, beside the backward pass: where the communicator
/// sums there itself they stay, else buckets go by way of host memory.
class GradientExchange final : public DeviceGradients {
public:
    /// Values that travel in 16 bits are rounded on the host.
    GradientExchange(Device& device, const Communicator& communicator, const ReducerOptions& options)
        : m_copies(device.copies()), m_stay(!options.rounded && communicator.sumsOnDevice(options.order))
    {
    }

    std::uint64_t mark() override { return m_copies->mark(); }
    void sum(std::span<float> bucket, std::uint64_t mark, const std::function<void(std::span<float>)>& sum) override;

private:
    const std::unique_ptr<DeviceCopies> m_copies;
    const bool m_stay;
    std::shared_ptr<void> m_host;
    std::size_t m_length = 0; ///< floats of it
};

/// Host memory that stands for some of a device's.
class HostMirror {
public:
    HostMirror(Device& device, float* values, std::int64_t length);

    std::span<float> span() const { return {static_cast<float*>(m_host.get()), m_length}; }
    /// Brings it up to date, unless nothing has changed since. Blocks.
    void fetch();
    /// To the device.
    void put();
    /// The device's values have changed.
    void outdate() { m_current = false; }

private:
    Device& m_device;
    float* const m_values;
    const std::size_t m_length;
    const std::shared_ptr<void> m_host;
    bool m_current = false;
};

} // namespace trainyard
