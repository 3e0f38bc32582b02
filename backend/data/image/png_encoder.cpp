// SPDX-License-Identifier: Apache-2.0
#include "backend/data/image/png_encoder.h"

#include "backend/base/error.h"

#include <png.h>

namespace trainyard {

std::string encodePng(const ImageView& image)
{
    png_image header{};
    header.version = PNG_IMAGE_VERSION;
    header.width = static_cast<png_uint_32>(image.width);
    header.height = static_cast<png_uint_32>(image.height);
    header.format = image.channels == 1 ? PNG_FORMAT_GRAY : PNG_FORMAT_RGB;
    png_alloc_size_t size = 0;
    std::string bytes;
    bool written = png_image_write_to_memory(&header, nullptr, &size, 0, image.pixels, 0, nullptr) != 0;
    if (written) {
        bytes.resize(size);
        written = png_image_write_to_memory(&header, bytes.data(), &size, 0, image.pixels, 0, nullptr) != 0;
    }
    if (!written)
        throw Failure(ErrorKind::Internal, "encode a PNG image", {}, Reason(header.message));
    bytes.resize(size);
    return bytes;
}

} // namespace trainyard
