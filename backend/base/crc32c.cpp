// SPDX-License-Identifier: Apache-2.0
#include "backend/base/crc32c.h"

#include <array>

namespace trainyard {
namespace {

constexpr std::size_t kSlices = 8;
using Tables = std::array<std::array<std::uint32_t, 256>, kSlices>;

/// tables[k][b]: the effect of byte b on the checksum k bytes later.
constexpr Tables makeTables(std::uint32_t polynomial)
{
    Tables tables{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1) ^ ((value & 1) != 0 ? polynomial : 0u);
        tables[0][i] = value;
    }
    for (std::size_t k = 1; k < kSlices; ++k) {
        for (std::size_t i = 0; i < 256; ++i)
            tables[k][i] = (tables[k - 1][i] >> 8) ^ tables[0][tables[k - 1][i] & 0xFF];
    }
    return tables;
}

constexpr Tables kCastagnoli = makeTables(0x82F63B78u);
constexpr Tables kEthernet = makeTables(0xEDB88320u);

std::uint32_t checksum(const Tables& tables, std::span<const std::uint8_t> bytes, std::uint32_t crc)
{
    std::size_t i = 0;
    for (; i + kSlices <= bytes.size(); i += kSlices) { // eight bytes at a time: their effects are independent
        const std::uint8_t* b = bytes.data() + i;
        crc = tables[7][(crc ^ b[0]) & 0xFF] ^ tables[6][((crc >> 8) ^ b[1]) & 0xFF] ^
              tables[5][((crc >> 16) ^ b[2]) & 0xFF] ^ tables[4][((crc >> 24) ^ b[3]) & 0xFF] ^ tables[3][b[4]] ^
              tables[2][b[5]] ^ tables[1][b[6]] ^ tables[0][b[7]];
    }
    for (; i < bytes.size(); ++i)
        crc = (crc >> 8) ^ tables[0][(crc ^ bytes[i]) & 0xFF];
    return crc;
}

} // namespace

std::uint32_t crc32c(std::span<const std::uint8_t> bytes)
{
    return ~checksum(kCastagnoli, bytes, 0xFFFFFFFFu);
}

std::uint32_t crc32(std::span<const std::uint8_t> bytes, std::uint32_t before)
{
    return ~checksum(kEthernet, bytes, ~before);
}

} // namespace trainyard
