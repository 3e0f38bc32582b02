// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/unique_handle.h"
#include "backend/data/image/image_codec.h"
#include "backend/data/image/image_orientation.h"
#include "backend/data/image/pixel_pool.h"
#include "backend/protocol/reasons_dataset.h"

#include <turbojpeg.h>

#include <cstring>
#include <limits>

namespace trainyard {
namespace {

struct DecompressorTraits {
    using Type = tjhandle;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type handle) noexcept { tjDestroy(handle); }
};
using Decompressor = UniqueHandle<DecompressorTraits>;

Failure badJpeg(const std::string& subject, Reason why)
{
    return Failure(ErrorKind::BadInput, "decode the image", subject, std::move(why));
}

/// Whether the image data is followed by an end marker. Skips segments before the first scan, because a thumbnail in
/// them has its own end marker.
bool hasEnd(std::string_view bytes)
{
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    std::size_t place = 2;
    while (place + 4 <= bytes.size() && at(place) == 0xFF) {
        if (at(place + 1) == 0xFF) { // fill byte
            ++place;
            continue;
        }
        if (at(place + 1) == 0xDA) // start of scan
            return bytes.find("\xFF\xD9", place) != std::string_view::npos;
        place += 2 + static_cast<std::size_t>(at(place + 2) * 256 + at(place + 3));
    }
    return false;
}

/// libjpeg continues after damage and fills the rest with grey; accept only warnings that leave the image complete.
bool harmless(std::string_view message)
{
    for (const std::string_view part : {"extraneous bytes before marker", "Unknown Adobe color transform",
                                        "unknown JFIF revision", "Invalid SOS parameters"}) {
        if (message.find(part) != std::string_view::npos)
            return true;
    }
    return false;
}

/// CMYK JPEGs contain inverted inks (Adobe's convention, which all known writers follow): R = C·K / 255.
std::vector<std::uint8_t> rgbFromInks(const std::vector<std::uint8_t>& inks)
{
    std::vector<std::uint8_t> rgb(inks.size() / 4 * 3);
    for (std::size_t i = 0; i < inks.size() / 4; ++i) {
        for (std::size_t c = 0; c < 3; ++c)
            rgb[3 * i + c] = static_cast<std::uint8_t>((inks[4 * i + c] * inks[4 * i + 3] + 127) / 255);
    }
    return rgb;
}

/// The factor by which to shrink the image while decoding its coefficients, which saves work: the largest power of two,
/// up to 8, that leaves at least the target size.
int shrinking(int width, int height, const ImageSpec& target, int orientation)
{
    const int wantedWidth = liesOnItsSide(orientation) ? target.height : target.width;
    const int wantedHeight = liesOnItsSide(orientation) ? target.width : target.height;
    for (const int by : {8, 4, 2}) {
        const int rest = orientation == 1 ? by - 1 : 0; // turnUpright() removes a partly covered row or column
        if ((width + rest) / by >= wantedWidth && (height + rest) / by >= wantedHeight)
            return by;
    }
    return 1;
}

} // namespace

DecodedImage decodeJpeg(std::string_view bytes, const ImageSpec& target, const std::string& subject)
{
    const int orientation = jpegOrientation(bytes);
    // A new one for each image, because a decompressor would use the previous image's tables for an image without
    // tables.
    const Decompressor decompressor(tjInitDecompress());
    if (!decompressor)
        throw Failure(ErrorKind::OutOfMemory, "decode the image", {}, datasetReason("dataset.jpeg-decoder"));
    const tjhandle handle = decompressor.get();
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
    if (bytes.size() > std::numeric_limits<unsigned long>::max())
        throw badJpeg(subject, datasetReason("dataset.image-long"));
    int width = 0;
    int height = 0;
    int subsampling = 0;
    int colours = 0;
    if (tjDecompressHeader3(handle, data, static_cast<unsigned long>(bytes.size()), &width, &height, &subsampling,
                            &colours) != 0 &&
        tjGetErrorCode(handle) != TJERR_WARNING)
        throw badJpeg(subject, datasetReason("dataset.jpeg-header", tjGetErrorStr2(handle)));
    if (width <= 0 || height <= 0)
        throw badJpeg(subject, datasetReason("dataset.jpeg-header-cut"));
    checkImageSize(width, height, subject);

    const bool inks = colours == TJCS_CMYK || colours == TJCS_YCCK;
    const bool grey = !inks && (colours == TJCS_GRAY || target.channels == 1);
    const tjscalingfactor scale{1, shrinking(width, height, target, orientation)};
    DecodedImage image;
    image.width = TJSCALED(width, scale);
    image.height = TJSCALED(height, scale);
    image.shownWidth = static_cast<double>(width) / scale.denom;
    image.shownHeight = static_cast<double>(height) / scale.denom;
    image.channels = grey ? 1 : 3;
    const int decodedChannels = inks ? 4 : image.channels;
    image.pixels = pixel_pool::take(static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) *
                                    static_cast<std::size_t>(decodedChannels));
    const int format = inks ? TJPF_CMYK : grey ? TJPF_GRAY : TJPF_RGB;
    if (tjDecompress2(handle, data, static_cast<unsigned long>(bytes.size()), image.pixels.data(), image.width, 0,
                      image.height, format, TJFLAG_LIMITSCANS) != 0) {
        const std::string message = tjGetErrorStr2(handle);
        if (tjGetErrorCode(handle) != TJERR_WARNING || !harmless(message))
            throw badJpeg(subject, datasetReason("dataset.jpeg-data", message));
        if (!hasEnd(bytes)) // only the first warning is reported and may hide another
            throw badJpeg(subject, datasetReason("dataset.jpeg-data-cut"));
    }
    if (inks)
        image.pixels = rgbFromInks(image.pixels);
    turnUpright(image, orientation);
    image.sourceHeight = liesOnItsSide(orientation) ? width : height;
    image.sourceWidth = liesOnItsSide(orientation) ? height : width;
    return image;
}

} // namespace trainyard
