// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace trainyard {

/// A JPEG file (4:2:0) of height × width × channels uint8 values, HWC; channels 1 or 3; quality 1…100.
/// Throws Failure(Internal) if the library fails.
std::string encodeJpeg(const std::uint8_t* pixels, int width, int height, int channels, int quality);

} // namespace trainyard
