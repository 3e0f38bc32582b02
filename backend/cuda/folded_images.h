// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_context.h"
#include "backend/cuda/elements.h"
#include "backend/cuda/vendor_libraries.h"
#include "backend/ops/kernel.h"

#include <optional>

namespace trainyard::cuda {

/// How a convolution with stride 2 reads images in which squares of 2 × 2 pixels are folded into the channels of one,
/// with the border of zeros that it would add: with stride 1, half the kernel and 16 channels, for which libraries have
/// better kernels. Channel (2 · row + column) · channels + c of a folded pixel is channel c of the square's pixel; the
/// rest is 0.
struct Folding {
    static constexpr std::int64_t kChannels = 16;
    ConvolutionShape folded;
    Shape image;                   ///< of one sample, as it is
    Shape weights;                 ///< as they are
    int top = 0, left = 0;         ///< rows and columns of zeros before the image
    int skipTop = 0, skipLeft = 0; ///< 0 or 1: rows and columns of the folded kernel before the kernel's first
};
/// Nothing if the convolution has another stride, groups or more than 4 channels.
std::optional<Folding> foldingOf(const ConvolutionShape& shape);

/// The layout of images that are folded.
struct FoldedImages final : Layout {
    explicit FoldedImages(const Folding& how) : folding(how) {}
    Folding folding;
};
/// Gives a tensor without a layout the layout FoldedImages.
void foldImages(TensorSlot& slot, const Folding& folding);
/// Null for a tensor that is not folded.
const Folding* foldingOf(const TensorSlot& slot);
/// The place of a pixel's channel in a folded tensor.
std::size_t foldedPlace(const Folding& folding, std::int64_t sample, std::int64_t row, std::int64_t column,
                        std::int64_t channel);

/// Folds fp32 weights, or unfolds their gradient to fp32.
void enqueueFoldWeights(const CudaContext& context, const Folding& folding, const float* weights, View folded);
void enqueueUnfoldWeights(const CudaContext& context, const Folding& folding, View folded, float* gradient);

} // namespace trainyard::cuda
