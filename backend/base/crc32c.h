// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace trainyard {

/// CRC-32C (Castagnoli, reflected polynomial 0x82F63B78), as used by iSCSI, ext4 and TFRecord.
std::uint32_t crc32c(std::span<const std::uint8_t> bytes);
inline std::uint32_t crc32c(std::string_view text)
{
    return crc32c(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
}

/// CRC-32 of Ethernet, zlib and PNG (reflected polynomial 0xEDB88320). `before`: the checksum of the bytes before
/// these.
std::uint32_t crc32(std::span<const std::uint8_t> bytes, std::uint32_t before = 0);

/// TFRecord's masked checksum: rotated right by 15, plus a constant. The mask keeps the checksum meaningful for data
/// that contain checksums.
inline std::uint32_t maskedCrc32c(std::span<const std::uint8_t> bytes)
{
    const std::uint32_t crc = crc32c(bytes);
    return ((crc >> 15) | (crc << 17)) + 0xA282EAD8u;
}

} // namespace trainyard
