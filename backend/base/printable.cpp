// SPDX-License-Identifier: Apache-2.0
#include "backend/base/printable.h"

#include <array>
#include <cstdio>

namespace trainyard {
namespace {

/// Length of the well-formed UTF-8 sequence at the start of `bytes`, 0 if there is none (RFC 3629).
std::size_t sequenceLength(std::string_view bytes)
{
    const auto at = [&](std::size_t i) { return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0u; };
    const auto continues = [&](std::size_t i) { return (at(i) & 0xC0u) == 0x80u; };
    const unsigned first = at(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return continues(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const bool overlong = first == 0xE0 && at(1) < 0xA0;
        const bool surrogate = first == 0xED && at(1) > 0x9F;
        return continues(1) && continues(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const bool overlong = first == 0xF0 && at(1) < 0x90;
        const bool beyond = first == 0xF4 && at(1) > 0x8F;
        return continues(1) && continues(2) && continues(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

void appendEscaped(std::string& out, unsigned char byte)
{
    static const char digits[] = "0123456789abcdef";
    if (byte == '\n')
        out += "\\n";
    else if (byte == '\t')
        out += "\\t";
    else
        out += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
}

/// The marks of a language that is written from right to left are harmless; embeddings, overrides and isolates let a
/// name rearrange the words behind it.
bool rearranges(std::string_view sequence)
{
    if (sequence.size() != 3 || sequence[0] != '\xE2')
        return false;
    const auto second = static_cast<unsigned char>(sequence[1]);
    const auto third = static_cast<unsigned char>(sequence[2]);
    return (second == 0x80 && third >= 0xA8 && third <= 0xAE) || // U+2028…U+202E
           (second == 0x81 && third >= 0xA6 && third <= 0xA9);   // U+2066…U+2069
}

void appendCodePoint(std::string& out, std::string_view sequence)
{
    const unsigned code =
        (unsigned(sequence[0]) & 0x0Fu) << 12 | (unsigned(sequence[1]) & 0x3Fu) << 6 | (unsigned(sequence[2]) & 0x3Fu);
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "\\u%04x", code);
    out += text.data();
}

} // namespace

std::string printable(std::string_view bytes)
{
    std::string out;
    while (!bytes.empty()) {
        const std::size_t length = sequenceLength(bytes);
        const std::string_view sequence = bytes.substr(0, length == 0 ? 1 : length);
        const auto first = static_cast<unsigned char>(bytes[0]);
        // C1 control characters (U+0080…U+009F) control terminals as well
        const bool control = first < 0x20 || first == 0x7F ||
                             (length == 2 && first == 0xC2 && static_cast<unsigned char>(bytes[1]) < 0xA0);
        if (length == 0 || control)
            for (const char byte : sequence)
                appendEscaped(out, static_cast<unsigned char>(byte));
        else if (rearranges(sequence))
            appendCodePoint(out, sequence);
        else
            out += sequence;
        bytes.remove_prefix(sequence.size());
    }
    return out;
}

void complain(std::string_view text)
{
    std::fprintf(stderr, "%s\n", printable(text).c_str());
}

} // namespace trainyard
