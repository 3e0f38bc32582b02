// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/image_view.h"
#include "backend/protocol/run_spec.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// Decodes what most JPEGs are (baseline, one scan, grey or YCbCr, nothing wrong with it) to the same bytes as
/// turbojpeg in less time: libjpeg-turbo with a faster entropy decoder, where four fifths of its time go. Nothing when
/// the file is another, or when anything about it is unusual: then turbojpeg decides. The image is as it lies in the
/// file, its orientation still to come. Throws Failure when the image is too large.
std::optional<DecodedImage> decodeBaselineJpeg(std::string_view bytes, const ImageSpec& target, int orientation,
                                               const std::string& subject);

/// Any JPEG, by turbojpeg, turned upright. Throws Failure(BadInput) that says what is wrong with it.
DecodedImage decodeAnyJpeg(std::string_view bytes, const ImageSpec& target, int orientation,
                           const std::string& subject);

/// By how much a JPEG is shrunk while it is decoded: the largest power of two, up to 8, that leaves at least the wanted
/// size. It is done on the coefficients and saves work.
int jpegShrinking(int width, int height, const ImageSpec& target, int orientation);

} // namespace trainyard
