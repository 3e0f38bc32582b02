// SPDX-License-Identifier: Apache-2.0
#include "backend/models/blocks.h"

namespace trainyard {

/// conv 3×3 + ReLU twice, max pool, the same again with twice the channels, dense 128 + ReLU, dropout, dense:
/// the classic small convolutional network, for images of 8 to 64 pixels.
Graph buildSmallCnn(const ModelOptions& options)
{
    ModelBuilder model(options);
    const Window window = Window::padded(3, 1, 1);
    ValueId value = model.input();
    for (int stack = 1; stack <= 2; ++stack) {
        const std::string name = "stack" + std::to_string(stack);
        const int filters = model.width(16 * stack);
        value = model.convRelu(name + "/conv1", value, filters, window);
        value = model.convRelu(name + "/conv2", value, filters, window);
        value = model.maxPool(name + "/pool", value, Window::square(2, 2, PaddingMode::Valid));
    }
    value = model.denseRelu("dense", value, model.width(128));
    return model.classifier(value);
}

} // namespace trainyard
