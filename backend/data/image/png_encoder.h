// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/image/image_view.h"

#include <string>

namespace trainyard {

/// Encodes a grey or RGB image as a PNG file. Throws Failure(Internal) if the library fails.
std::string encodePng(const ImageView& image);

} // namespace trainyard
