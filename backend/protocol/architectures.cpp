// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/architectures.h"

namespace trainyard {
namespace {

// In the order of the enum. A name is for ever: runs of the past have it in their specs.
constexpr ArchitectureInfo kArchitectures[] = {
    {Architecture::SmallCnn, "small-cnn", "Small CNN",
     "A few convolutions and a classifier: minutes on a CPU, good for small grey images", 8, true, true},
    {Architecture::ResNet20V2, "resnet20v2", "ResNet20 V2",
     "20 layers with pre-activated residual blocks: for small photographs such as CIFAR-10", 8, true, true},
    {Architecture::ResNet50V2, "resnet50-v2", "ResNet50 V2",
     "50 layers in bottleneck blocks, 25.6 million parameters: for photographs", 32, true, true},
    {Architecture::ResNet101V2, "resnet101-v2", "ResNet101 V2",
     "101 layers in bottleneck blocks, 44.7 million parameters: for photographs", 32, true, true},
    {Architecture::ResNet152V2, "resnet152-v2", "ResNet152 V2",
     "152 layers in bottleneck blocks, 60.4 million parameters: for photographs", 32, true, true},
    {Architecture::MobileNetV2, "mobilenet-v2", "MobileNet V2",
     "Depthwise convolutions, 3.5 million parameters: small and quick for its accuracy", 32, true, true},
    {Architecture::LargeImageCnn, "cnn-500", "Large-image CNN",
     "Five convolutions with pooling: for large images of few classes, such as 500 × 500 pixels", 8, true, true},
    {Architecture::Gru, "gru", "GRU", "Reads an image row by row, 128 units", 1, true, true},
    {Architecture::FeatureCnn1d, "conv1d-features", "1-D CNN",
     "Convolutions along the rows: for feature vectors and time series", 1, true, true},
    {Architecture::FeatureCnn2d, "conv2d-features", "2-D CNN",
     "Convolutions over a grid: for feature vectors laid out as one", 1, true, true},
};

} // namespace

std::span<const ArchitectureInfo> architectures()
{
    return kArchitectures;
}

const ArchitectureInfo& info(Architecture architecture)
{
    return kArchitectures[static_cast<std::size_t>(architecture)];
}

} // namespace trainyard
