// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace trainyard {

/// "64 × 3 × 3 × 3", in the given order; `scalar` if there are no extents.
inline std::string shapeText(std::span<const std::int64_t> extents, const std::string& scalar = {})
{
    std::string text;
    for (const std::int64_t extent : extents)
        text += (text.empty() ? "" : " × ") + std::to_string(extent);
    return text.empty() ? scalar : text;
}

} // namespace trainyard
