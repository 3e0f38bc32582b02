// SPDX-License-Identifier: Apache-2.0
#include "backend/data/base/content_hash.h"

#include <bit>
#include <cstring>

namespace trainyard {
namespace {

/// The finisher of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
std::uint64_t finish(std::uint64_t word)
{
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return word ^ (word >> 31);
}

} // namespace

std::string ContentHash::text() const
{
    std::string text;
    for (const std::uint64_t word : words) {
        for (int shift = 60; shift >= 0; shift -= 4)
            text += "0123456789abcdef"[word >> shift & 15];
    }
    return text;
}

ContentHasher& ContentHasher::add(std::uint64_t word)
{
    m_first = (m_first ^ word) * 0xFF51AFD7ED558CCDu;
    m_first ^= m_first >> 32;
    m_second = std::rotl(m_second + word * 0xC4CEB9FE1A85EC53u, 29) * 0x9E3779B97F4A7C15u;
    return *this;
}

ContentHasher& ContentHasher::add(std::span<const std::uint8_t> bytes)
{
    add(bytes.size());
    std::size_t place = 0;
    for (; place + 8 <= bytes.size(); place += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + place, 8);
        add(word);
    }
    std::uint64_t rest = 0;
    for (; place < bytes.size(); ++place)
        rest = rest << 8 | bytes[place];
    return add(rest);
}

ContentHash ContentHasher::hash() const
{
    return {{finish(m_first), finish(m_second ^ std::rotl(m_first, 17))}};
}

} // namespace trainyard
