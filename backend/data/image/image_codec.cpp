// SPDX-License-Identifier: Apache-2.0
#include "backend/data/image/image_codec.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/base/load_stages.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::string_view kJpegSignature = "\xFF\xD8\xFF";
constexpr std::string_view kPngSignature = "\x89PNG\r\n\x1A\n";

/// The name of an unsupported format, guessed from the first bytes.
std::string foreignName(std::string_view bytes)
{
    struct Signature {
        std::string_view bytes;
        const char* name;
    };
    static constexpr Signature known[] = {
        {"GIF8", "a GIF image"},         {"BM", "a BMP image"},
        {"II*", "a TIFF image"},         {std::string_view("MM\0*", 4), "a TIFF image"},
        {"PK\x03\x04", "a ZIP archive"}, {"\x1F\x8B", "a gzip file"},
        {"%PDF", "a PDF document"},      {"<svg", "an SVG drawing"},
        {"<!DOCTYPE", "a web page"},     {"<html", "a web page"},
        {"\x89HDF", "an HDF5 file"}};
    for (const Signature& signature : known) {
        if (bytes.starts_with(signature.bytes))
            return signature.name;
    }
    const std::string_view head = bytes.substr(0, 64);
    const bool text = std::all_of(head.begin(), head.end(), [](unsigned char c) {
        return c >= 0x20 ? c != 0x7F : c == '\n' || c == '\r' || c == '\t';
    });
    return text ? "text" : "something else";
}

} // namespace

void checkImageSize(std::int64_t width, std::int64_t height, const std::string& subject)
{
    if (width <= 0 || height <= 0)
        throw Failure(ErrorKind::BadInput, "decode the image", subject, datasetReason("dataset.image-no-pixels"));
    if (width > kLargestImageSide || height > kLargestImageSide || width * height > kLargestImagePixels)
        throw Failure(ErrorKind::BadInput, "decode the image", subject,
                      datasetReason("dataset.image-size", sizeText(width, height), Count{kLargestImageSide},
                                    Count{kLargestImagePixels}));
}

void dropAlpha(DecodedImage& image)
{
    const auto colours = static_cast<std::size_t>(image.channels - 1);
    const std::size_t pixels = image.pixels.size() / (colours + 1);
    const std::uint8_t* in = image.pixels.data();
    std::uint8_t* out = image.pixels.data();
    for (std::size_t i = 0; i < pixels; ++i, in += colours + 1, out += colours) {
        const unsigned alpha = in[colours];
        for (std::size_t c = 0; c < colours; ++c)
            out[c] = static_cast<std::uint8_t>((in[c] * alpha + 255u * (255u - alpha) + 127u) / 255u);
    }
    image.channels = static_cast<int>(colours);
    image.pixels.resize(pixels * colours);
}

DecodedImage decodeImage(std::string_view bytes, const ImageSpec& target, const std::string& subject)
{
    const StageTimer timer(LoadStage::Decode);
    if (bytes.starts_with(kJpegSignature))
        return decodeJpeg(bytes, target, subject);
    if (bytes.starts_with(kPngSignature))
        return decodePng(bytes, subject);
    if (bytes.starts_with("RIFF") && bytes.substr(0, 12).ends_with("WEBP"))
        return decodeWebp(bytes, subject);
    if (bytes.empty())
        throw Failure(ErrorKind::BadInput, "decode the image", subject, datasetReason("dataset.image-empty"));
    throw Failure(ErrorKind::BadInput, "decode the image", subject,
                  datasetReason("dataset.image-kind", foreignName(bytes)));
}

} // namespace trainyard
