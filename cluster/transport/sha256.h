// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard {

/// SHA-256 (FIPS 180-4), as `sha256sum` prints it: content that is kept under its name must not be another's.
class Sha256 {
public:
    void add(std::string_view bytes) noexcept;
    /// 64 hexadecimal digits of what was added. Nothing may be added afterwards.
    std::string text() noexcept;

private:
    void block(const unsigned char* bytes) noexcept;

    std::array<std::uint32_t, 8> m_state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                            0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<unsigned char, 64> m_rest{};
    std::size_t m_held = 0; ///< bytes in m_rest
    std::uint64_t m_size = 0;
};

} // namespace trainyard
