// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/image/image_view.h"

#include <string>

namespace trainyard {

constexpr int kThumbnailSide = 96; ///< the longest side of a thumbnail

/// A small picture of an image in its own aspect: a PNG up to 64 pixels (JPEG would blur the colours of tiny images),
/// otherwise a JPEG. Decode with `least` = kThumbnailSide on both sides.
std::string thumbnailFile(const DecodedImage& image);

} // namespace trainyard
