// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/image/image_view.h"

#include <string_view>

namespace trainyard {

/// The EXIF orientation, tag 0x0112: 1 upright, 2 mirrored, 3 rotated by 180°, 4 both, 5…8 the same with width and
/// height swapped. Missing or damaged EXIF data give 1, so that bad metadata do not make an image unreadable.
int exifOrientation(std::string_view tiff);

/// The orientation of a whole JPEG file (segment APP1), PNG file (chunk eXIf) or WebP file (chunk EXIF).
int jpegOrientation(std::string_view bytes);
int pngOrientation(std::string_view bytes);
int webpOrientation(std::string_view bytes);

/// Whether the orientation swaps width and height.
inline bool liesOnItsSide(int orientation)
{
    return orientation >= 5;
}

/// Rotates and mirrors the pixels to be upright. If the last row or column is only partly covered (see ImageView),
/// removes it, because it would become the first.
void turnUpright(DecodedImage& image, int orientation);

} // namespace trainyard
