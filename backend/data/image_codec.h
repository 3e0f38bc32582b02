// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/image_view.h"
#include "backend/protocol/run_spec.h"

#include <string>
#include <string_view>

namespace trainyard {

/// Larger images are refused before anything is allocated for them.
constexpr std::int64_t kLargestImageSide = 16'384;
constexpr std::int64_t kLargestImagePixels = 100'000'000;

/// Decodes a JPEG, PNG or WebP file; its content decides, not its name. The result is grey or RGB and may be smaller
/// than the file's image, but not than `target` (a JPEG is shrunk by 2, 4 or 8 while decoding). Transparent pixels are
/// laid over white; 16-bit values are rounded to 8; inks become RGB; an image that EXIF says was taken lying or
/// mirrored is turned upright. Throws Failure(BadInput) that names `subject` and the reason for anything else: foreign,
/// cut off, corrupt, too large; Failure(Unsupported) for WebP in a build without libwebp.
DecodedImage decodeImage(std::string_view bytes, const ImageSpec& target, const std::string& subject);

/// The decoders behind it; `bytes` begins with the format's signature.
DecodedImage decodeJpeg(std::string_view bytes, const ImageSpec& target, const std::string& subject);
DecodedImage decodePng(std::string_view bytes, const std::string& subject);
DecodedImage decodeWebp(std::string_view bytes, const std::string& subject);

/// Lays transparent pixels over white and drops the alpha channel, the last of two or four, in place.
void dropAlpha(DecodedImage& image);

/// Throws Failure(BadInput) for an image that is empty or beyond the limits.
void checkImageSize(std::int64_t width, std::int64_t height, const std::string& subject);

} // namespace trainyard
