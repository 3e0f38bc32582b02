// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace trainyard::foreign {

/// Iterates over the fields of a Protocol Buffers message in memory (https://protobuf.dev/programming-guides/encoding).
/// After next() returns false, ok() tells the message's end from damage.
class Wire {
public:
    enum class Type { Varint = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };

    explicit Wire(std::string_view message) : m_rest(message) {}

    // Once for each field of millions of records; in a large file GCC calls it.
    [[gnu::always_inline]] bool next()
    {
        if (m_rest.empty() || !m_ok)
            return false;
        std::uint64_t key = 0;
        if (!varint(key))
            return fail();
        m_number = static_cast<std::uint32_t>(key >> 3);
        m_type = static_cast<Type>(key & 7);
        std::uint64_t length = 0;
        switch (m_type) {
        case Type::Varint: return varint(m_value) || fail();
        case Type::Fixed64: length = 8; break;
        case Type::Fixed32: length = 4; break;
        case Type::Bytes:
            if (!varint(length))
                return fail();
            break;
        default: return fail();
        }
        if (length > m_rest.size())
            return fail();
        m_bytes = m_rest.substr(0, length);
        m_rest.remove_prefix(length);
        return true;
    }

    bool ok() const { return m_ok; }
    bool is(std::uint32_t number, Type type) const { return m_number == number && m_type == type; }
    std::uint32_t number() const { return m_number; }
    Type type() const { return m_type; }
    std::uint64_t value() const { return m_value; } ///< of a varint
    std::string_view bytes() const { return m_bytes; }
    double real64() const { return std::bit_cast<double>(little<std::uint64_t>(m_bytes)); }
    float real32() const { return std::bit_cast<float>(little<std::uint32_t>(m_bytes)); }

    /// The little-endian number at the beginning of `bytes`, which must be long enough.
    template <typename Number>
    static Number little(std::string_view bytes)
    {
        Number out = 0;
        for (std::size_t i = sizeof(Number); i > 0; --i)
            out = static_cast<Number>((out << 8) | static_cast<std::uint8_t>(bytes[i - 1]));
        return out;
    }

    /// Takes a varint from the front of `bytes`; false if there is none.
    [[gnu::always_inline]] static bool takeVarint(std::string_view& bytes, std::uint64_t& value)
    {
        value = 0;
        for (std::size_t i = 0; i < bytes.size() && i < 10; ++i) {
            const auto byte = static_cast<std::uint8_t>(bytes[i]);
            value |= std::uint64_t{byte & 0x7Fu} << (7 * i);
            if ((byte & 0x80) == 0) {
                bytes.remove_prefix(i + 1);
                return true;
            }
        }
        return false;
    }

private:
    [[gnu::always_inline]] bool varint(std::uint64_t& value) { return takeVarint(m_rest, value); }
    bool fail()
    {
        m_ok = false;
        return false;
    }

    std::string_view m_rest;
    std::string_view m_bytes;
    std::uint64_t m_value = 0;
    std::uint32_t m_number = 0;
    Type m_type = Type::Varint;
    bool m_ok = true;
};

} // namespace trainyard::foreign
