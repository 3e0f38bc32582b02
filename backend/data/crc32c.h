// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

namespace trainyard {

/// CRC-32C (Castagnoli, reflected polynomial 0x82F63B78), as iSCSI, ext4 and TFRecord use it.
std::uint32_t crc32c(std::span<const std::uint8_t> bytes);

/// TFRecord's mask, which keeps the checksum of data that holds checksums from being trivial: rotated right by 15, plus
/// a constant.
inline std::uint32_t maskedCrc32c(std::span<const std::uint8_t> bytes)
{
    const std::uint32_t crc = crc32c(bytes);
    return ((crc >> 15) | (crc << 17)) + 0xA282EAD8u;
}

} // namespace trainyard
