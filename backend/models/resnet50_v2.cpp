// SPDX-License-Identifier: Apache-2.0
#include "backend/models/blocks.h"

#include <array>

namespace trainyard {
namespace {

/// x → norm, ReLU → conv 1×1 → norm, ReLU → conv 3×3 (stride) → norm, ReLU → conv 1×1 to four times the filters
/// → + shortcut. The shortcut is a convolution of the pre-activated x in a stack's first block, else x itself,
/// subsampled by 2 if the stride is 2.
ValueId bottleneck(ModelBuilder& model, const std::string& name, ValueId input, int filters, int stride, bool project)
{
    const ValueId activated = model.normRelu(name + "/norm1", input);
    ValueId shortcut = input;
    if (project)
        shortcut = model.conv(name + "/shortcut", activated, 4 * filters, Window::padded(1, stride, 0), true);
    else if (stride > 1)
        shortcut = model.maxPool(name + "/shortcut", input, Window::square(1, stride, PaddingMode::Valid));
    ValueId value = model.conv(name + "/conv1", activated, filters, Window::padded(1, 1, 0), false);
    value = model.normRelu(name + "/norm2", value);
    value = model.conv(name + "/conv2", value, filters, Window::padded(3, stride, 1), false);
    value = model.normRelu(name + "/norm3", value);
    value = model.conv(name + "/conv3", value, 4 * filters, Window::padded(1, 1, 0), true);
    return model.add(name + "/add", value, shortcut);
}

/// The last block of a stack has the stride. The stem's output is not yet rectified, so zeros around it can win the max
/// pool: they are a Pad layer, because the pool ignores its own padding.
Graph buildBottleneckResNetV2(const ModelOptions& options, const std::array<int, 4>& blocks)
{
    ModelBuilder model(options);
    model.setNorm(1.001e-5, 0.99);
    ValueId value = model.conv("stem", model.input(), model.width(64), Window::padded(7, 2, 3), true);
    value = model.zeroPad("stem/pad", value, 1);
    value = model.maxPool("stem/pool", value, Window::square(3, 2, PaddingMode::Valid));
    for (int stack = 0; stack < 4; ++stack) {
        const int count = blocks[static_cast<std::size_t>(stack)];
        for (int block = 0; block < count; ++block) {
            const bool strided = stack < 3 && block == count - 1;
            const std::string name = "stack" + std::to_string(stack + 1) + "/block" + std::to_string(block);
            value = bottleneck(model, name, value, model.width(64 << stack), strided ? 2 : 1, block == 0);
        }
    }
    value = model.globalAverage(model.normRelu("norm", value));
    return model.classifier(value);
}

} // namespace

/// ResNet50V2, 101 and 152 for images of at least 32 pixels, as defined by keras.applications (He et al. 2016 with the
/// stride in a stack's last block): 25,613,800 / 44,675,560 / 60,380,648 parameters with 1,000 classes, including
/// running statistics.
Graph buildResNet50V2(const ModelOptions& options)
{
    return buildBottleneckResNetV2(options, {3, 4, 6, 3});
}

Graph buildResNet101V2(const ModelOptions& options)
{
    return buildBottleneckResNetV2(options, {3, 4, 23, 3});
}

Graph buildResNet152V2(const ModelOptions& options)
{
    return buildBottleneckResNetV2(options, {3, 8, 36, 3});
}

} // namespace trainyard
