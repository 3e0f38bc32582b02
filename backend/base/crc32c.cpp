// SPDX-License-Identifier: Apache-2.0
#include "backend/base/crc32c.h"

#include <array>

namespace trainyard {
namespace {

constexpr std::size_t kSlices = 8;
using Tables = std::array<std::array<std::uint32_t, 256>, kSlices>;

/// tables[k][b]: the effect of byte b on the checksum k bytes later.
constexpr Tables makeTables()
{
    Tables tables{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1) ^ ((value & 1) != 0 ? 0x82F63B78u : 0u);
        tables[0][i] = value;
    }
    for (std::size_t k = 1; k < kSlices; ++k) {
        for (std::size_t i = 0; i < 256; ++i)
            tables[k][i] = (tables[k - 1][i] >> 8) ^ tables[0][tables[k - 1][i] & 0xFF];
    }
    return tables;
}

constexpr Tables kTables = makeTables();

} // namespace

std::uint32_t crc32c(std::span<const std::uint8_t> bytes)
{
    std::uint32_t crc = 0xFFFFFFFFu;
    std::size_t i = 0;
    for (; i + kSlices <= bytes.size(); i += kSlices) { // eight bytes at a time: their effects are independent
        const std::uint8_t* b = bytes.data() + i;
        crc = kTables[7][(crc ^ b[0]) & 0xFF] ^ kTables[6][((crc >> 8) ^ b[1]) & 0xFF] ^
              kTables[5][((crc >> 16) ^ b[2]) & 0xFF] ^ kTables[4][((crc >> 24) ^ b[3]) & 0xFF] ^ kTables[3][b[4]] ^
              kTables[2][b[5]] ^ kTables[1][b[6]] ^ kTables[0][b[7]];
    }
    for (; i < bytes.size(); ++i)
        crc = (crc >> 8) ^ kTables[0][(crc ^ bytes[i]) & 0xFF];
    return ~crc;
}

} // namespace trainyard
