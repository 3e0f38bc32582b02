// SPDX-License-Identifier: Apache-2.0
#include "backend/data/image/image_codec.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <cstdlib>

using namespace trainyard;

/// JPEG, PNG and WebP files with EXIF.
void trainyard::fuzz::image(const std::uint8_t* data, std::size_t size)
{
    for (const ImageSpec target : {ImageSpec{16, 16, 3}, ImageSpec{300, 9, 1}}) {
        fuzz::read([&] {
            const DecodedImage image = decodeImage(fuzz::textOf(data, size), target, "input");
            const std::size_t bytes = static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) *
                                      static_cast<std::size_t>(image.channels);
            if (image.pixels.size() != bytes || (image.channels != 1 && image.channels != 3))
                std::abort();
        });
    }
}
