// SPDX-License-Identifier: Apache-2.0
#include "backend/models/blocks.h"

#include <algorithm>

namespace trainyard {

/// conv 3×3 + ReLU and max pool, up to five times with 16, 32, 64, 128 and 128 filters (each halves a side of at least
/// 8 pixels), global average, dense 64 + ReLU, dropout, dense. Meant for large images with few classes; it has 253,410
/// parameters for RGB images and two classes of 500 × 500 pixels.
Graph buildLargeImageCnn(const ModelOptions& options)
{
    constexpr int kMostStacks = 5;
    constexpr int kSmallestSide = 8; // a side must have at least so many pixels to be halved
    ModelBuilder model(options);
    ValueId value = model.input();
    int side = std::min(options.image.height, options.image.width);
    for (int stack = 1; stack <= kMostStacks && (stack == 1 || side >= kSmallestSide); ++stack) {
        const std::string name = "stack" + std::to_string(stack);
        const int filters = model.width(std::min(16 << (stack - 1), 128));
        value = model.convRelu(name + "/conv", value, filters, Window::padded(3, 1, 1));
        value = model.maxPool(name + "/pool", value, Window::square(2, 2, PaddingMode::Same));
        side = (side + 1) / 2;
    }
    value = model.denseRelu("dense", model.globalAverage(value), model.width(64));
    return model.classifier(value);
}

} // namespace trainyard
