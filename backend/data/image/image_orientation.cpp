// SPDX-License-Identifier: Apache-2.0
#include "backend/data/image/image_orientation.h"

#include <algorithm>
#include <cstring>

namespace trainyard {
namespace {

constexpr int kUpright = 1;
constexpr std::uint64_t kOrientationTag = 0x0112;

std::uint64_t number(std::string_view bytes, std::size_t offset, std::size_t size, bool bigEndian)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < size; ++i)
        value = value * 256 + static_cast<unsigned char>(bytes[offset + (bigEndian ? i : size - 1 - i)]);
    return value;
}

} // namespace

int exifOrientation(std::string_view tiff)
{
    if (tiff.starts_with(std::string_view("Exif\0\0", 6))) // some writers keep JPEG's prefix in other formats
        tiff.remove_prefix(6);
    if (tiff.size() < 8 || (!tiff.starts_with("II") && !tiff.starts_with("MM")))
        return kUpright;
    const bool big = tiff[0] == 'M';
    const std::uint64_t directory = number(tiff, 4, 4, big);
    if (number(tiff, 2, 2, big) != 42 || directory + 2 > tiff.size())
        return kUpright;
    const std::uint64_t entries = number(tiff, directory, 2, big);
    for (std::uint64_t i = 0; i < entries; ++i) {
        const std::uint64_t entry = directory + 2 + 12 * i;
        if (entry + 12 > tiff.size())
            return kUpright;
        if (number(tiff, entry, 2, big) != kOrientationTag)
            continue;
        const std::uint64_t value = number(tiff, entry + 8, 2, big);
        const bool isShort = number(tiff, entry + 2, 2, big) == 3;
        return isShort && value >= 1 && value <= 8 ? static_cast<int>(value) : kUpright;
    }
    return kUpright;
}

int jpegOrientation(std::string_view bytes)
{
    std::size_t place = 2;
    while (place + 4 <= bytes.size() && bytes[place] == '\xFF') {
        const auto marker = static_cast<unsigned char>(bytes[place + 1]);
        if (marker == 0xFF) { // fill byte
            ++place;
            continue;
        }
        if (marker == 0xDA) // the image itself
            break;
        const std::size_t length = number(bytes, place + 2, 2, true);
        if (length < 2 || place + 2 + length > bytes.size())
            break;
        const std::string_view content = bytes.substr(place + 4, length - 2);
        if (marker == 0xE1 && content.starts_with(std::string_view("Exif\0\0", 6)))
            return exifOrientation(content);
        place += 2 + length;
    }
    return kUpright;
}

int pngOrientation(std::string_view bytes)
{
    std::size_t place = 8;
    while (place + 12 <= bytes.size()) {
        const std::size_t length = number(bytes, place, 4, true);
        const std::string_view type = bytes.substr(place + 4, 4);
        if (length > bytes.size() - place - 12 || type == "IEND")
            break;
        if (type == "eXIf")
            return exifOrientation(bytes.substr(place + 8, length));
        place += 12 + length;
    }
    return kUpright;
}

int webpOrientation(std::string_view bytes)
{
    std::size_t place = 12;
    while (place + 8 <= bytes.size()) {
        const std::size_t length = number(bytes, place + 4, 4, false);
        if (length > bytes.size() - place - 8)
            break;
        if (bytes.substr(place, 4) == "EXIF")
            return exifOrientation(bytes.substr(place + 8, length));
        place += 8 + length + length % 2;
    }
    return kUpright;
}

void turnUpright(DecodedImage& image, int orientation)
{
    if (orientation <= kUpright || orientation > 8)
        return;
    const auto whole = [](int side, double shown) { return shown > 0 ? std::max(1, static_cast<int>(shown)) : side; };
    const int height = whole(image.height, image.shownHeight);
    const int width = whole(image.width, image.shownWidth);
    const bool side = liesOnItsSide(orientation);
    DecodedImage out{side ? width : height, side ? height : width, image.channels, {}, 0, 0};
    const auto channels = static_cast<std::size_t>(image.channels);
    out.pixels.resize(static_cast<std::size_t>(height) * static_cast<std::size_t>(width) * channels);
    // The position of the upright image's first pixel in the stored one. For 6, for example, the top row is the left
    // column, read from the bottom.
    const bool bottom = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    const bool right = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
    const auto stride = static_cast<std::ptrdiff_t>(image.width) * image.channels;
    const std::ptrdiff_t down = bottom ? -stride : stride;
    const std::ptrdiff_t across = right ? -image.channels : image.channels;
    const std::uint8_t* corner = image.pixels.data() + (bottom ? (height - 1) * stride : 0) +
                                 (right ? static_cast<std::ptrdiff_t>(width - 1) * image.channels : 0);
    std::uint8_t* to = out.pixels.data();
    for (int y = 0; y < out.height; ++y) {
        const std::uint8_t* from = corner + y * (side ? across : down);
        for (int x = 0; x < out.width; ++x, to += channels, from += side ? down : across)
            std::memcpy(to, from, channels);
    }
    image = std::move(out);
}

} // namespace trainyard
