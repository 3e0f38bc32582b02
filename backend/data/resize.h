// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/image_view.h"
#include "backend/protocol/run_spec.h"

#include <span>

namespace trainyard {

/// Stretches a region of an image to height × width; its aspect is not kept, what lies around it has no influence.
/// Along each axis that shrinks every pixel is the mean of the area it covers; along one that grows neighbours are
/// interpolated linearly (pixel centres at + ½, edges repeated). RGB becomes grey as 0.299 R + 0.587 G + 0.114 B
/// (ITU-R BT.601); grey becomes RGB by repetition. `out` holds height × width × channels bytes. The same bytes on every
/// machine: only sums and products of fp32 in a fixed order, none of them fused.
void resizeRegion(const ImageView& image, const ImageRegion& region, const ImageSpec& target,
                  std::span<std::uint8_t> out);

/// Fits the whole image to what the spec asks. Crop: the largest region in the middle that has the target's aspect.
/// Pad: the whole image in the middle, black around it.
void fitImage(const ImageView& image, const ImageSpec& target, std::span<std::uint8_t> out,
              FitKind fit = FitKind::Stretch);

/// Height and width of an image whose shorter side is to be `side`, not larger than it is; channels as they are.
ImageSpec shorterSide(const ImageView& image, int side);

} // namespace trainyard
