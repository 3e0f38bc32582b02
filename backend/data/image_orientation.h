// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/image_view.h"

#include <string_view>

namespace trainyard {

/// How a camera was held, tag 0x0112 of EXIF: 1 upright, 2 mirrored, 3 upside down, 4 both, 5…8 the same lying on its
/// side. Anything that is missing, foreign or damaged is 1: an image is not lost for a wrong remark.
int exifOrientation(std::string_view tiff);

/// The same from a whole JPEG file (segment APP1), PNG file (chunk eXIf) or WebP file (chunk EXIF).
int jpegOrientation(std::string_view bytes);
int pngOrientation(std::string_view bytes);
int webpOrientation(std::string_view bytes);

/// Whether width and height change places.
inline bool liesOnItsSide(int orientation)
{
    return orientation >= 5;
}

/// Turns the pixels upright. An image of which the last row and column belong only in part (see ImageView) loses them,
/// because they would end up at the beginning.
void turnUpright(DecodedImage& image, int orientation);

} // namespace trainyard
