// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace trainyard {

/// One Huffman table of a baseline JPEG (ITU-T T.81, annex F.2.2), for looking up code and value at once: most codes,
/// with the bits of their value behind them, are at most kBits long.
class JpegHuffman {
public:
    static constexpr int kBits = 11;
    static constexpr int kLongestValue = 11; ///< bits that a baseline value has at most

    /// `counts`: codes of 1…16 bits; `symbols`: run in the upper, size in the lower four bits. False when they make no
    /// table.
    bool set(const std::uint8_t (&counts)[16], const std::uint8_t* symbols, std::size_t symbolCount);

private:
    friend class JpegScan;
    /// Bits 0–5: bits to consume; 6–12: zeros before the value (64: end of block); 13: slow; 16–31: the value. Slow
    /// with bits to consume: a code whose value, of so many bits as 16–31 say, follows; slow with none: a longer code.
    static constexpr std::uint32_t kSlow = 1u << 13;

    std::uint32_t m_fast[1 << kBits];
    std::uint32_t m_limit[17]; ///< first code of 16 bits that is longer than so many bits
    std::int32_t m_offset[17];
    std::uint8_t m_symbols[256];
    std::uint8_t m_counts[16] = {};
    std::size_t m_symbolCount = 0;
};

/// The entropy-coded data of a scan without restart markers, block after block.
class JpegScan {
public:
    /// Copies the data without its stuffed bytes; false when it does not end with the end marker of the image.
    bool begin(std::span<const std::uint8_t> data);
    /// How a component is coded, and its last DC.
    struct Component {
        JpegHuffman dc;
        JpegHuffman ac;
        int last = 0;
    };
    /// One block of a component: where its coefficients go, 64 zeros before.
    struct Block {
        Component* component;
        std::int16_t* coefficients;
    };
    /// Decodes blocks, in natural order, not dequantised. False: the data is corrupt or has ended.
    bool decode(const Block* blocks, int count);
    /// Whether all of the data was needed.
    bool ended() const;

private:
    struct Bits {
        const std::uint8_t* next = nullptr;
        std::uint64_t bits = 0; ///< those to come, from the highest on
        int count = 0;          ///< how many of them are real
        std::uint64_t word = 0; ///< what stands at `next`: loaded long before it is needed

        void refill();
        void consume(int length);
    };
    static std::uint32_t lookSlowly(const JpegHuffman& table, std::uint32_t entry, Bits& from);

    std::vector<std::uint8_t> m_bytes; ///< with zeros behind them
    std::size_t m_length = 0;
    Bits m_bits;
};

} // namespace trainyard
