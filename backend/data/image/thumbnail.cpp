// SPDX-License-Identifier: Apache-2.0
#include "backend/data/image/thumbnail.h"

#include "backend/data/image/jpeg_encoder.h"
#include "backend/data/image/png_encoder.h"
#include "backend/data/image/resize.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kSharpSide = 64; // up to this side a PNG
constexpr int kThumbnailQuality = 90;

} // namespace

std::string thumbnailFile(const DecodedImage& image)
{
    const int longest = std::max(image.height, image.width);
    const double scale = std::min(1.0, static_cast<double>(kThumbnailSide) / longest);
    const ImageSpec target{std::max(1, static_cast<int>(image.height * scale + 0.5)),
                           std::max(1, static_cast<int>(image.width * scale + 0.5)), image.channels};
    std::vector<std::uint8_t> pixels(static_cast<std::size_t>(target.height) * static_cast<std::size_t>(target.width) *
                                     static_cast<std::size_t>(target.channels));
    fitImage(image.view(), target, pixels);
    if (std::max(target.height, target.width) <= kSharpSide)
        return encodePng({pixels.data(), target.height, target.width, target.channels});
    return encodeJpeg(pixels.data(), target.width, target.height, target.channels, kThumbnailQuality);
}

} // namespace trainyard
