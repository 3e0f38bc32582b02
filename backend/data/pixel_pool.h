// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

/// One buffer a thread for decoded images: a new one for each would be zeroed and its pages mapped anew, a tenth of the
/// time that decoding takes.
namespace trainyard::pixel_pool {

inline std::vector<std::uint8_t>& spare()
{
    thread_local std::vector<std::uint8_t> buffer;
    return buffer;
}

/// So many bytes with any content.
inline std::vector<std::uint8_t> take(std::size_t bytes)
{
    std::vector<std::uint8_t> buffer = std::move(spare());
    buffer.resize(bytes);
    return buffer;
}

/// Gives a buffer back that is no longer needed; a very large one is freed.
inline void giveBack(std::vector<std::uint8_t>&& buffer)
{
    constexpr std::size_t kMost = std::size_t{32} << 20;
    if (buffer.capacity() <= kMost && buffer.capacity() > spare().capacity())
        spare() = std::move(buffer);
}

} // namespace trainyard::pixel_pool
