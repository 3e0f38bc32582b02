// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/image_view.h"
#include "backend/protocol/run_spec.h"

#include <span>

namespace trainyard {

/// Fits an image to what the spec asks: the whole image is stretched to height × width, its aspect is not kept. Along
/// each axis that shrinks every pixel is the mean of the area it covers; along one that grows neighbours are
/// interpolated linearly (pixel centres at + ½, edges repeated). RGB becomes grey as 0.299 R + 0.587 G + 0.114 B
/// (ITU-R BT.601); grey becomes RGB by repetition. `out` holds height × width × channels bytes.
void fitImage(const ImageView& image, const ImageSpec& target, std::span<std::uint8_t> out);

} // namespace trainyard
