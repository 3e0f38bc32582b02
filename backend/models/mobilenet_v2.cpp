// SPDX-License-Identifier: Apache-2.0
#include "backend/models/blocks.h"

#include <algorithm>

namespace trainyard {
namespace {

/// Rounds to a multiple of 8 without losing more than a tenth, as the paper's authors do.
int divisible(double channels)
{
    const int rounded = std::max(8, static_cast<int>(channels + 4.0) / 8 * 8);
    return rounded < 0.9 * channels ? rounded + 8 : rounded;
}

struct Stack {
    int filters, blocks, stride, expansion;
};

constexpr Stack kStacks[] = {{16, 1, 1, 1}, {24, 2, 2, 6},  {32, 3, 2, 6}, {64, 4, 2, 6},
                             {96, 3, 1, 6}, {160, 3, 2, 6}, {320, 1, 1, 6}};

/// conv 1×1 to `expansion` times the channels → depthwise 3×3 (stride) → conv 1×1 to the filters, each with batch-norm,
/// the first two with ReLU6; adds x if the shape is unchanged.
ValueId invertedResidual(ModelBuilder& model, const std::string& name, ValueId input, int filters, int stride,
                         int expansion)
{
    const Window point = Window::padded(1, 1, 0);
    const int channels = model.channels(input);
    ValueId value = input;
    if (expansion > 1) {
        value = model.conv(name + "/expand", value, expansion * channels, point, false);
        value = model.normRelu6(name + "/expand/norm", value);
    }
    value = model.depthwise(name + "/depthwise", value, Window::square(3, stride, PaddingMode::Same));
    value = model.normRelu6(name + "/depthwise/norm", value);
    value = model.norm(name + "/project/norm", model.conv(name + "/project", value, filters, point, false));
    return stride == 1 && channels == filters ? model.add(name + "/add", value, input) : value;
}

} // namespace

/// MobileNetV2 (Sandler et al. 2018) as defined by keras.applications, whose alpha is the width multiplier: 3,538,984
/// parameters with 1,000 classes and alpha 1, including running statistics.
Graph buildMobileNetV2(const ModelOptions& options)
{
    const double multiplier = options.model.widthMultiplier;
    ModelBuilder model(options);
    model.setNorm(1e-3, 0.999);
    ValueId value =
        model.conv("stem", model.input(), divisible(32 * multiplier), Window::square(3, 2, PaddingMode::Same), false);
    value = model.normRelu6("stem/norm", value);
    int stack = 1;
    for (const Stack& shape : kStacks) {
        const int filters = divisible(static_cast<int>(shape.filters * multiplier));
        for (int block = 0; block < shape.blocks; ++block)
            value = invertedResidual(model, "stack" + std::to_string(stack) + "/block" + std::to_string(block), value,
                                     filters, block == 0 ? shape.stride : 1, shape.expansion);
        ++stack;
    }
    // Narrower networks keep the last layer's width.
    value = model.conv("head", value, multiplier > 1.0 ? divisible(1280 * multiplier) : 1280, Window::padded(1, 1, 0),
                       false);
    value = model.globalAverage(model.normRelu6("head/norm", value));
    return model.classifier(value);
}

} // namespace trainyard
