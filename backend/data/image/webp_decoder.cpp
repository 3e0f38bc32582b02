// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/data/image/image_codec.h"
#include "backend/data/image/image_orientation.h"
#include "backend/protocol/reasons_dataset.h"

#include <webp/decode.h>

namespace trainyard {
namespace {

Failure badWebp(const std::string& subject, Reason why)
{
    return Failure(ErrorKind::BadInput, "decode the image", subject, std::move(why));
}

std::string statusText(VP8StatusCode status)
{
    switch (status) {
    case VP8_STATUS_OUT_OF_MEMORY: return "there is not enough memory";
    case VP8_STATUS_BITSTREAM_ERROR: return "its data is wrong";
    case VP8_STATUS_UNSUPPORTED_FEATURE: return "it uses a feature that the decoder lacks";
    case VP8_STATUS_SUSPENDED:
    case VP8_STATUS_NOT_ENOUGH_DATA: return "it ends too early";
    default: return "error " + std::to_string(static_cast<int>(status));
    }
}

} // namespace

DecodedImage decodeWebp(std::string_view bytes, const std::string& subject)
{
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    WebPBitstreamFeatures features{};
    if (const VP8StatusCode status = WebPGetFeatures(data, bytes.size(), &features); status != VP8_STATUS_OK)
        throw badWebp(subject, datasetReason("dataset.webp-header", statusText(status)));
    if (features.has_animation != 0)
        throw badWebp(subject, datasetReason("dataset.webp-animated"));
    checkImageSize(features.width, features.height, subject);

    DecodedImage image{features.height, features.width, features.has_alpha != 0 ? 4 : 3, {}, 0, 0};
    const int stride = image.width * image.channels;
    image.pixels.resize(static_cast<std::size_t>(stride) * static_cast<std::size_t>(image.height));
    WebPDecoderConfig config{};
    if (WebPInitDecoderConfig(&config) == 0)
        throw Failure(ErrorKind::Unsupported, "decode the image", subject, datasetReason("dataset.webp-version"));
    config.output.colorspace = image.channels == 4 ? MODE_RGBA : MODE_RGB;
    config.output.is_external_memory = 1;
    config.output.u.RGBA = {image.pixels.data(), stride, image.pixels.size()};
    const VP8StatusCode status = WebPDecode(data, bytes.size(), &config);
    WebPFreeDecBuffer(&config.output);
    if (status == VP8_STATUS_OUT_OF_MEMORY)
        throw Failure(ErrorKind::OutOfMemory, "decode the image", subject, datasetReason("dataset.image-memory"));
    if (status != VP8_STATUS_OK)
        throw badWebp(subject, datasetReason("dataset.webp-data", statusText(status)));
    if (image.channels == 4)
        dropAlpha(image);
    turnUpright(image, webpOrientation(bytes));
    return image;
}

} // namespace trainyard
