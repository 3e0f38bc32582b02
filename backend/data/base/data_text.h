// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/printable.h"

#include <cstdint>
#include <string>

namespace trainyard {

/// "60,000"; `count` must not be negative.
std::string countText(std::int64_t count);

/// "28 × 28"
std::string sizeText(std::int64_t width, std::int64_t height);

} // namespace trainyard
