// SPDX-License-Identifier: Apache-2.0
#include "backend/data/base/data_text.h"

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

} // namespace

std::string countText(std::int64_t count)
{
    const std::string digits = std::to_string(count);
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0)
            text += ',';
        text += digits[i];
    }
    return text;
}

std::string sizeText(std::int64_t width, std::int64_t height)
{
    return std::to_string(width) + " × " + std::to_string(height);
}

std::string printable(std::string_view bytes)
{
    std::string out;
    while (!bytes.empty()) {
        const std::size_t length = sequenceLength(bytes);
        const auto first = static_cast<unsigned char>(bytes[0]);
        // C1 control characters (U+0080…U+009F) control terminals as well
        const bool control = first < 0x20 || first == 0x7F ||
                             (length == 2 && first == 0xC2 && static_cast<unsigned char>(bytes[1]) < 0xA0);
        if (length == 0 || control) {
            for (const char byte : bytes.substr(0, length == 0 ? 1 : length))
                appendEscaped(out, static_cast<unsigned char>(byte));
        } else {
            out += bytes.substr(0, length);
        }
        bytes.remove_prefix(length == 0 ? 1 : length);
    }
    return out;
}

} // namespace trainyard
