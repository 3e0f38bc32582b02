// SPDX-License-Identifier: Apache-2.0
#include "backend/data/base/data_text.h"

namespace trainyard {
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

} // namespace trainyard
