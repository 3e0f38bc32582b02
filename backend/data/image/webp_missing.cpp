// SPDX-License-Identifier: Apache-2.0
// Replaces webp_decoder.cpp in builds without libwebp.
#include "backend/base/error.h"
#include "backend/data/image/image_codec.h"
#include "backend/protocol/reasons_dataset.h"

namespace trainyard {

DecodedImage decodeWebp(std::string_view, const std::string& subject)
{
    throw Failure(ErrorKind::Unsupported, "decode the image", subject, datasetReason("dataset.webp-missing"));
}

} // namespace trainyard
