// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/image/image_view.h"
#include "backend/protocol/run_spec.h"

#include <span>

namespace trainyard {

/// Resizes a region of an image to height × width, ignoring its aspect; pixels outside the region have no influence.
/// Along an axis that shrinks, each pixel is the mean of the area it covers; along an axis that grows, neighbours are
/// interpolated linearly (pixel centres at + ½, edges repeated). RGB becomes grey as 0.299 R + 0.587 G + 0.114 B
/// (ITU-R BT.601); grey becomes RGB by repetition. `out` holds height × width × channels bytes. The result is the same
/// on every machine: only fp32 sums and products in a fixed order, none of them fused.
void resizeRegion(const ImageView& image, const ImageRegion& region, const ImageSpec& target,
                  std::span<std::uint8_t> out);

/// Fits the whole image to the target size. Crop: the largest centred region with the target's aspect. Pad: the whole
/// image centred on black.
void fitImage(const ImageView& image, const ImageSpec& target, std::span<std::uint8_t> out,
              FitKind fit = FitKind::Stretch);

/// The size of an image scaled down to the shorter side `side`, never enlarged; channels unchanged.
ImageSpec shorterSide(const ImageView& image, int side);

} // namespace trainyard
