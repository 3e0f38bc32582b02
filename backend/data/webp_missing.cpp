// SPDX-License-Identifier: Apache-2.0
// Replaces webp_decoder.cpp in builds without libwebp.
#include "backend/base/error.h"
#include "backend/data/image_codec.h"

namespace trainyard {

DecodedImage decodeWebp(std::string_view, const std::string& subject)
{
    throw Failure(ErrorKind::Unsupported, "decode the image", subject,
                  "it is a WebP image, and this engine was built without libwebp",
                  "Install libwebp-dev and build again, or convert the file to PNG.");
}

} // namespace trainyard
