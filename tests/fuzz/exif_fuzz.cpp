// SPDX-License-Identifier: Apache-2.0
#include "backend/data/image/image_orientation.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <cstdlib>

using namespace trainyard;

/// How a camera was held, in EXIF data alone and within the three kinds of files.
void trainyard::fuzz::exif(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = fuzz::textOf(data, size);
    for (int (*const orientation)(std::string_view) :
         {exifOrientation, jpegOrientation, pngOrientation, webpOrientation}) {
        const int found = orientation(bytes);
        if (found < 1 || found > 8)
            std::abort();
    }
}
