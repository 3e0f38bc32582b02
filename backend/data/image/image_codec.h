// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/image/image_view.h"
#include "backend/protocol/run_spec.h"

#include <string>
#include <string_view>

namespace trainyard {

/// Larger images are rejected before any memory is allocated for them.
constexpr std::int64_t kLargestImageSide = 16'384;
constexpr std::int64_t kLargestImagePixels = 100'000'000;

/// Decodes a JPEG, PNG or WebP file, recognised by content. The result is grey or RGB and may be smaller than the
/// file's image, but no smaller than `target` (JPEGs shrink by 2, 4 or 8 while decoding). Transparent pixels are
/// blended with white, 16-bit values rounded to 8 bits, CMYK converted to RGB, and EXIF orientation applied. Throws
/// Failure(BadInput), which names `subject` and the reason, for other formats and for truncated, corrupt or too large
/// images; Failure(Unsupported) for WebP in a build without libwebp.
DecodedImage decodeImage(std::string_view bytes, const ImageSpec& target, const std::string& subject);

/// The decoders of the formats; `bytes` begins with the format's signature.
DecodedImage decodeJpeg(std::string_view bytes, const ImageSpec& target, const std::string& subject);
DecodedImage decodePng(std::string_view bytes, const std::string& subject);
DecodedImage decodeWebp(std::string_view bytes, const std::string& subject);

/// Blends transparent pixels with white and removes the alpha channel (the last of two or four), in place.
void dropAlpha(DecodedImage& image);

/// Throws Failure(BadInput) for an image that is empty or exceeds the limits.
void checkImageSize(std::int64_t width, std::int64_t height, const std::string& subject);

} // namespace trainyard
