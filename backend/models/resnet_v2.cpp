// SPDX-License-Identifier: Apache-2.0
#include "backend/models/blocks.h"

namespace trainyard {
namespace {

/// x → norm, ReLU → conv 3×3 (stride) → norm, ReLU → conv 3×3 → + shortcut. The shortcut is x itself, or a 1×1
/// convolution of the pre-activated x if the shape changes.
ValueId basicBlock(ModelBuilder& model, const std::string& name, ValueId input, int filters, int stride, bool project)
{
    const ValueId activated = model.normRelu(name + "/norm1", input);
    const ValueId shortcut =
        project ? model.conv(name + "/shortcut", activated, filters, Window::padded(1, stride, 0), false) : input;
    ValueId value = model.conv(name + "/conv1", activated, filters, Window::padded(3, stride, 1), false);
    value = model.normRelu(name + "/norm2", value);
    value = model.conv(name + "/conv2", value, filters, Window::padded(3, 1, 1), false);
    return model.add(name + "/add", value, shortcut);
}

} // namespace

/// ResNet with 20 weighted layers and full pre-activation for small images (He et al. 2016, "Identity Mappings in Deep
/// Residual Networks", section 3): 16, 32 and 64 channels, three blocks each.
Graph buildResNet20V2(const ModelOptions& options)
{
    constexpr int kBlocks = 3;
    ModelBuilder model(options);
    ValueId value = model.conv("stem", model.input(), model.width(16), Window::padded(3, 1, 1), false);
    for (int stack = 1; stack <= 3; ++stack)
        for (int block = 0; block < kBlocks; ++block) {
            const bool first = stack > 1 && block == 0;
            const std::string name = "stack" + std::to_string(stack) + "/block" + std::to_string(block);
            value = basicBlock(model, name, value, model.width(8 << stack), first ? 2 : 1, first);
        }
    value = model.globalAverage(model.normRelu("norm", value));
    return model.classifier(value);
}

} // namespace trainyard
