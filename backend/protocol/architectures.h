// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

/// The only place that lists the architectures of the zoo, besides models/zoo.cpp, which builds them.
namespace trainyard {

enum class Architecture {
    SmallCnn,
    ResNet20V2,
    ResNet50V2,
    ResNet101V2,
    ResNet152V2,
    MobileNetV2,
    LargeImageCnn,
    Gru,
    FeatureCnn1d,
    FeatureCnn2d
};

/// Facts about a built-in architecture that the spec, the form and the plan need.
struct ArchitectureInfo {
    Architecture architecture;
    std::string_view name;    ///< in JSON: "resnet50-v2"
    std::string_view title;   ///< for people: "ResNet50 V2"; a proper name, not translated
    std::string_view summary; ///< one English sentence without its full stop; the window translates it
    int smallestImage;        ///< height and width, pixels
    bool takesDropout;        ///< has `dropout`
    bool takesWidth;          ///< has `width_multiplier`
};

/// Every architecture, in the order of the enum. Names never change because specs of past runs contain them.
inline constexpr ArchitectureInfo kArchitectures[] = {
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
     "Convolutions over a grid: for feature vectors arranged as a grid", 1, true, true},
};

inline constexpr const ArchitectureInfo& info(Architecture architecture)
{
    return kArchitectures[static_cast<std::size_t>(architecture)];
}

} // namespace trainyard
