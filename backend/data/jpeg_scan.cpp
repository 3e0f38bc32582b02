// SPDX-License-Identifier: Apache-2.0
#include "backend/data/jpeg_scan.h"

#include <bit>

// Shifts by a variable number of bits are one instruction only where BMI2 is.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) &&               \
    !defined(__SANITIZE_THREAD__)
#define TRAINYARD_FAST_SHIFTS __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define TRAINYARD_FAST_SHIFTS
#endif

namespace trainyard {
namespace {

/// Where the coefficients of the zigzag lie in a block of rows. A corrupt run leads beyond the 64th: to the last one,
/// as an end of block does, which writes a zero there.
constexpr auto kNatural = [] {
    struct {
        std::uint8_t place[192];
    } natural{};
    int row = 0;
    int column = 0;
    for (int i = 0; i < 192; ++i) {
        natural.place[i] = 63;
        if (i >= 64)
            continue;
        natural.place[i] = static_cast<std::uint8_t>(8 * row + column);
        const bool up = (row + column) % 2 == 0;
        if (up && column == 7)
            ++row;
        else if (up && row == 0)
            ++column;
        else if (!up && row == 7)
            ++column;
        else if (!up && column == 0)
            ++row;
        else {
            row += up ? -1 : 1;
            column += up ? 1 : -1;
        }
    }
    return natural;
}();

/// An entry that ends the block: no code, or a value that baseline does not have.
constexpr std::uint32_t kCorruptBit = 1u << 15;
constexpr std::uint32_t kCorrupt = 64u << 6 | kCorruptBit;

/// More than a block can consume: 64 codes of 16 bits, each with a value.
constexpr std::size_t kPadding = 512;

/// The value that `size` bits mean: those that begin with 0 are negative.
int extended(std::uint32_t bits, int size)
{
    return size == 0 || bits >> (size - 1) != 0 ? static_cast<int>(bits) : static_cast<int>(bits) - (1 << size) + 1;
}

/// How many zeros come before the value of a symbol; 64 = the block ends here. Only 15 zeros may come without a value.
std::uint32_t zerosOf(std::uint8_t symbol)
{
    return (symbol & 15) != 0 || symbol == 0xF0 ? symbol >> 4 : 64;
}

std::uint64_t bigEndian(const std::uint8_t* bytes)
{
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    return std::endian::native == std::endian::little ? __builtin_bswap64(word) : word;
}

} // namespace

bool JpegHuffman::set(const std::uint8_t (&counts)[16], const std::uint8_t* symbols, std::size_t symbolCount)
{
    if (symbolCount == 0 || symbolCount > sizeof m_symbols)
        return false;
    if (symbolCount == m_symbolCount && std::memcmp(m_counts, counts, sizeof m_counts) == 0 &&
        std::memcmp(m_symbols, symbols, symbolCount) == 0)
        return true;   // as in the image before
    m_symbolCount = 0; // not usable until it is whole
    for (std::uint32_t& entry : m_fast)
        entry = kSlow;
    std::uint32_t code = 0; // of the present length
    std::size_t index = 0;
    for (int length = 1; length <= 16; ++length, code <<= 1) {
        m_offset[length] = static_cast<std::int32_t>(index) - static_cast<std::int32_t>(code);
        for (int i = 0; i < counts[length - 1]; ++i, ++code, ++index) {
            if (index >= symbolCount || code >= 1u << length)
                return false;
            const int size = symbols[index] & 15;
            const std::uint32_t zeros = zerosOf(symbols[index]);
            const int rest = kBits - length;
            for (std::uint32_t suffix = 0; rest >= 0 && suffix < 1u << rest; ++suffix) {
                std::uint32_t& entry = m_fast[(code << rest) + suffix];
                if (size <= rest) {
                    const int value = extended(suffix >> (rest - size), size);
                    entry = static_cast<std::uint32_t>(length + size) | zeros << 6 |
                            static_cast<std::uint32_t>(value) << 16;
                } else {
                    entry = static_cast<std::uint32_t>(length) | zeros << 6 | kSlow |
                            static_cast<std::uint32_t>(size) << 16;
                }
            }
        }
        m_limit[length] = code << (16 - length);
    }
    if (index != symbolCount)
        return false;
    std::memcpy(m_counts, counts, sizeof m_counts);
    std::memcpy(m_symbols, symbols, symbolCount);
    m_symbolCount = symbolCount;
    return true;
}

bool JpegScan::begin(std::span<const std::uint8_t> data)
{
    if (m_bytes.size() < data.size() + kPadding)
        m_bytes.resize(data.size() + data.size() / 2 + kPadding);
    const std::uint8_t* from = data.data();
    const std::uint8_t* const end = from + data.size();
    std::uint8_t* to = m_bytes.data();
    for (;;) {
        const auto* marker =
            static_cast<const std::uint8_t*>(std::memchr(from, 0xFF, static_cast<std::size_t>(end - from)));
        if (!marker || end - marker < 2)
            return false;
        const auto length = static_cast<std::size_t>(marker - from);
        std::memcpy(to, from, length);
        to += length;
        from = marker + 2;
        if (marker[1] == 0xD9) // end of image
            break;
        if (marker[1] != 0x00)
            return false;
        *to++ = 0xFF;
    }
    m_length = static_cast<std::size_t>(to - m_bytes.data());
    std::memset(to, 0, kPadding);
    m_bits = {m_bytes.data(), 0, 0, bigEndian(m_bytes.data())};
    return true;
}

bool JpegScan::ended() const
{
    const std::ptrdiff_t left = 8 * (m_bytes.data() + m_length - m_bits.next) + m_bits.count;
    return left >= 0 && left < 8;
}

/// To 56 bits at least. The bits beyond `count` are what follows: they stay right when they are set again.
inline void JpegScan::Bits::refill()
{
    bits |= word >> count;
    next += (63 - count) >> 3;
    count |= 56;
    word = bigEndian(next);
}

inline void JpegScan::Bits::consume(int length)
{
    bits <<= length;
    count -= length;
}

/// What the table does not hold; with nothing left to consume.
std::uint32_t JpegScan::lookSlowly(const JpegHuffman& table, std::uint32_t entry, Bits& from)
{
    from.refill();
    int size = static_cast<int>(entry >> 16);
    std::uint32_t zeros = entry & (127u << 6);
    if ((entry & 63) != 0) {
        from.consume(static_cast<int>(entry & 63));
    } else {
        const auto code = static_cast<std::uint32_t>(from.bits >> 48);
        int length = JpegHuffman::kBits + 1;
        while (length <= 16 && code >= table.m_limit[length])
            ++length;
        if (length > 16)
            return kCorrupt;
        const std::uint8_t symbol = table.m_symbols[static_cast<std::uint8_t>(
            static_cast<std::int32_t>(code >> (16 - length)) + table.m_offset[length])];
        size = symbol & 15;
        zeros = zerosOf(symbol) << 6;
        from.consume(length);
    }
    if (size > JpegHuffman::kLongestValue)
        return kCorrupt;
    const int value = size == 0 ? 0 : extended(static_cast<std::uint32_t>(from.bits >> (64 - size)), size);
    from.consume(size);
    from.refill();
    return zeros | static_cast<std::uint32_t>(value) << 16;
}

TRAINYARD_FAST_SHIFTS bool JpegScan::decode(const Block* blocks, int count)
{
    Bits from = m_bits; // a copy whose address nobody has, so that it stays in registers
    const std::uint8_t* const end = m_bytes.data() + m_length + 8;
    std::uint32_t corrupt = 0;
    const auto look = [&](const JpegHuffman& table) __attribute__((always_inline))
    {
        std::uint32_t entry = table.m_fast[from.bits >> (64 - JpegHuffman::kBits)];
        if (entry & JpegHuffman::kSlow) [[unlikely]] {
            Bits there = from;
            entry = lookSlowly(table, entry, there);
            from = there;
            corrupt |= entry & kCorruptBit;
        }
        from.consume(static_cast<int>(entry & 63));
        return entry;
    };
    for (int i = 0; i < count; ++i) {
        if (from.next > end)
            return false;
        Component& component = *blocks[i].component;
        std::int16_t* const coefficients = blocks[i].coefficients;
        from.refill();
        component.last += static_cast<std::int16_t>(look(component.dc) >> 16);
        coefficients[0] = static_cast<std::int16_t>(component.last);
        std::uint32_t k = 1;
        const auto step = [&]() __attribute__((always_inline))
        {
            const std::uint32_t entry = look(component.ac);
            k += entry >> 6 & 127;
            coefficients[kNatural.place[k]] = static_cast<std::int16_t>(entry >> 16);
            return ++k < 64;
        };
        do
            from.refill();
        while (step() && step() && step() && step()); // 4 · kBits bits at most between refills
    }
    m_bits = from;
    return corrupt == 0;
}

} // namespace trainyard
