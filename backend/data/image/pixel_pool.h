// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

/// One reusable buffer per thread for decoded images. Allocating one per image would zero it and map its pages each
/// time, which costs a tenth of the decoding time.
namespace trainyard::pixel_pool {

inline std::vector<std::uint8_t>& spare()
{
    thread_local std::vector<std::uint8_t> buffer;
    return buffer;
}

/// A buffer of `bytes` bytes with unspecified content.
inline std::vector<std::uint8_t> take(std::size_t bytes)
{
    std::vector<std::uint8_t> buffer = std::move(spare());
    buffer.resize(bytes);
    return buffer;
}

/// Returns a buffer for reuse; frees very large ones.
inline void giveBack(std::vector<std::uint8_t>&& buffer)
{
    constexpr std::size_t kMost = std::size_t{32} << 20;
    if (buffer.capacity() <= kMost && buffer.capacity() > spare().capacity())
        spare() = std::move(buffer);
}

} // namespace trainyard::pixel_pool
