// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/posix_checksum.h"

#include <array>

namespace trainyard {
namespace {

constexpr std::uint32_t kPolynomial = 0x04C11DB7u;
constexpr int kSlices = 16;
using Tables = std::array<std::array<std::uint32_t, 256>, kSlices>;

/// tables[k][b]: contribution of byte b with k more bytes after it in the same step.
constexpr Tables makeTables()
{
    Tables tables{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t crc = byte << 24;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 0x80000000u) ? (crc << 1) ^ kPolynomial : crc << 1;
        tables[0][byte] = crc;
    }
    for (int slice = 1; slice < kSlices; ++slice)
        for (std::size_t byte = 0; byte < 256; ++byte) {
            const std::uint32_t before = tables[static_cast<std::size_t>(slice - 1)][byte];
            tables[static_cast<std::size_t>(slice)][byte] = (before << 8) ^ tables[0][before >> 24];
        }
    return tables;
}

constexpr Tables kTables = makeTables();

std::uint32_t step(std::uint32_t crc, unsigned char byte)
{
    return (crc << 8) ^ kTables[0][(crc >> 24) ^ byte];
}

} // namespace

void PosixChecksum::add(std::string_view bytes) noexcept
{
    m_size += bytes.size();
    const auto* at = reinterpret_cast<const unsigned char*>(bytes.data());
    std::size_t left = bytes.size();
    std::uint32_t crc = m_crc;
    for (; left >= kSlices; left -= kSlices, at += kSlices) {
        std::uint32_t next = 0;
        for (int i = 0; i < kSlices; ++i) {
            const unsigned char byte = i < 4 ? static_cast<unsigned char>(at[i] ^ (crc >> (24 - 8 * i))) : at[i];
            next ^= kTables[static_cast<std::size_t>(kSlices - 1 - i)][byte];
        }
        crc = next;
    }
    for (; left > 0; --left)
        crc = step(crc, *at++);
    m_crc = crc;
}

std::string PosixChecksum::text() const
{
    std::uint32_t crc = m_crc;
    for (std::uint64_t rest = m_size; rest != 0; rest >>= 8)
        crc = step(crc, static_cast<unsigned char>(rest & 255));
    return std::to_string(~crc) + " " + std::to_string(m_size);
}

} // namespace trainyard
