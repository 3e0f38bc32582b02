// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/data/image/image_codec.h"
#include "backend/data/image/image_orientation.h"
#include "backend/protocol/reasons_dataset.h"

#include <png.h>

#include <csetjmp>
#include <cstring>

namespace trainyard {
namespace {

/// State of libpng's callbacks. Plain data only, because png_error() returns by longjmp, which runs no destructors.
struct PngSource {
    const char* data;
    std::size_t size;
    std::size_t used;
    char message[160];
};

void readBytes(png_structp png, png_bytep out, std::size_t count)
{
    auto* source = static_cast<PngSource*>(png_get_io_ptr(png));
    if (count > source->size - source->used)
        png_error(png, "the file ends too early");
    std::memcpy(out, source->data + source->used, count);
    source->used += count;
}

[[noreturn]] void onError(png_structp png, png_const_charp message)
{
    auto* source = static_cast<PngSource*>(png_get_error_ptr(png));
    std::strncpy(source->message, message, sizeof source->message - 1);
    png_longjmp(png, 1);
}

void onWarning(png_structp, png_const_charp) {}

/// Owns libpng's two structures.
struct PngReader {
    explicit PngReader(PngSource* source)
        : png(png_create_read_struct(PNG_LIBPNG_VER_STRING, source, onError, onWarning)),
          info(png ? png_create_info_struct(png) : nullptr)
    {
    }
    ~PngReader() { png_destroy_read_struct(&png, &info, nullptr); }
    PngReader(const PngReader&) = delete;
    PngReader& operator=(const PngReader&) = delete;
    png_structp png;
    png_infop info;
};

/// Reads the header and requests 8-bit grey, grey + alpha, RGB or RGBA. False after an error of libpng.
bool readHeader(png_structp png, png_infop info, PngSource* source)
{
    if (setjmp(png_jmpbuf(png)))
        return false;
    png_set_read_fn(png, source, readBytes);
    png_set_user_limits(png, kLargestImageSide, kLargestImageSide);
    png_set_chunk_malloc_max(png, 8u << 20); // packed text and colour profiles
    png_set_chunk_cache_max(png, 128);
    png_read_info(png, info);
    png_set_expand(png); // palettes, fewer than 8 bits, a transparent colour
    png_set_scale_16(png);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    return true;
}

bool readPixels(png_structp png, png_bytepp rows)
{
    if (setjmp(png_jmpbuf(png)))
        return false;
    png_read_image(png, rows);
    png_read_end(png, nullptr); // checks that the file is complete
    return true;
}

std::int64_t bigEndian(std::string_view bytes, std::size_t offset)
{
    std::int64_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value * 256 + static_cast<unsigned char>(bytes[offset + i]);
    return value;
}

} // namespace

DecodedImage decodePng(std::string_view bytes, const std::string& subject)
{
    const auto bad = [&](Reason why) {
        return Failure(ErrorKind::BadInput, "decode the image", subject, std::move(why));
    };
    // The first chunk must be IHDR: 8 bytes signature, length, "IHDR", width, height.
    if (bytes.size() < 33 || bytes.substr(12, 4) != "IHDR")
        throw bad(datasetReason("dataset.png-header"));
    checkImageSize(bigEndian(bytes, 16), bigEndian(bytes, 20), subject);

    PngSource source{bytes.data(), bytes.size(), 0, {}};
    const PngReader reader(&source);
    if (!reader.info)
        throw Failure(ErrorKind::OutOfMemory, "decode the image", subject, datasetReason("dataset.png-decoder"));
    if (!readHeader(reader.png, reader.info, &source))
        throw bad(datasetReason("dataset.png-header-says", source.message));

    DecodedImage image;
    image.width = static_cast<int>(png_get_image_width(reader.png, reader.info));
    image.height = static_cast<int>(png_get_image_height(reader.png, reader.info));
    image.channels = png_get_channels(reader.png, reader.info);
    const std::size_t stride = png_get_rowbytes(reader.png, reader.info);
    if (stride != static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.channels))
        throw bad(datasetReason("dataset.png-layout"));
    const auto height = static_cast<std::size_t>(image.height);
    // Deflate compresses at most 1,032 : 1, and a pixel needs at least one bit: reject a file that is too short for its
    // size before allocating.
    if (static_cast<std::uint64_t>(image.width) * height / 8 / 1032 > bytes.size())
        throw bad(datasetReason("dataset.png-cut", bytes.size()));
    image.pixels.resize(stride * height);
    std::vector<png_bytep> rows(height);
    for (std::size_t y = 0; y < height; ++y)
        rows[y] = image.pixels.data() + y * stride;
    if (!readPixels(reader.png, rows.data()))
        throw bad(datasetReason("dataset.png-data", source.message));
    if (image.channels == 2 || image.channels == 4)
        dropAlpha(image);
    turnUpright(image, pngOrientation(bytes));
    return image;
}

} // namespace trainyard
