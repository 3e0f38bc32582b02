// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/device_exchange.h"

namespace trainyard {

void GradientExchange::sum(std::span<float> bucket, std::uint64_t mark,
                           const std::function<void(std::span<float>)>& sum)
{
    m_copies->wait(mark);
    if (m_stay)
        return sum(bucket);
    if (m_length < bucket.size()) {
        m_host = m_copies->hostMemory(bucket.size_bytes());
        m_length = bucket.size();
    }
    const std::span<float> host(static_cast<float*>(m_host.get()), bucket.size());
    m_copies->download(host.data(), bucket.data(), bucket.size_bytes());
    sum(host);
    m_copies->upload(bucket.data(), host.data(), bucket.size_bytes());
}

HostMirror::HostMirror(Device& device, float* values, std::int64_t length)
    : m_device(device), m_values(values), m_length(static_cast<std::size_t>(length)),
      m_host(device.copies()->hostMemory(m_length * sizeof(float)))
{
}

void HostMirror::fetch()
{
    if (!m_current)
        m_device.download(m_host.get(), m_values, m_length * sizeof(float));
    m_current = true;
}

void HostMirror::put()
{
    m_device.upload(m_values, m_host.get(), m_length * sizeof(float));
    m_current = true;
}

} // namespace trainyard
