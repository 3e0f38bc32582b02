// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard {

/// The checksum of POSIX `cksum`, which every machine has: CRC-32 with the polynomial 0x04C11DB7, most significant bit
/// first, over the bytes followed by the bytes of their count, inverted. Detects accidents, not attacks.
class PosixChecksum {
public:
    void add(std::string_view bytes) noexcept;
    std::uint64_t size() const noexcept { return m_size; }
    /// "CRC SIZE", as `cksum` prints for its standard input.
    std::string text() const;

private:
    std::uint32_t m_crc = 0;
    std::uint64_t m_size = 0;
};

} // namespace trainyard
