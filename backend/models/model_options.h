// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/protocol/run_spec.h"

#include <vector>

namespace trainyard {

struct ModelOptions {
    ModelSpec model;
    ImageSpec image;
    int classes = 10;
    double labelSmoothing = 0.0;
    std::vector<float> mean;      ///< per channel, of pixel / 255; empty = 0.5
    std::vector<float> deviation; ///< per channel; empty = 0.25
    LossKind loss = LossKind::SoftmaxCrossEntropy;
    bool features = false; ///< fp32 values instead of images; mean 0 and deviation 1 are usual then
};

/// The loss that options ask for on so many logits. A single logit for two classes takes the binary cross-entropy where
/// the softmax's is asked for: a softmax of one value says nothing. Throws Failure(BadInput) when the number of logits
/// does not fit the classes.
Op lossOn(const ModelOptions& options, std::int64_t logits);

/// The zoo: the graph of options.model.architecture, unfused (protocol/architectures.h lists them). Throws
/// Failure(BadInput) when the image is too small or the numbers make no sense.
Graph buildModel(const ModelOptions& options);

/// conv 3×3 + ReLU twice, max pool, all that again with twice the channels, dense 128 + ReLU, dropout, dense:
/// the classic small convolutional network, for images of 8 to 64 pixels.
Graph buildSmallCnn(const ModelOptions& options);

/// ResNet with 20 weighted layers and full pre-activation for small images (He et al. 2016, "Identity Mappings in Deep
/// Residual Networks", section 3): 16, 32 and 64 channels, three blocks each.
Graph buildResNet20V2(const ModelOptions& options);

/// ResNet50V2, 101 and 152 for images of 32 pixels and more, to the definition of keras.applications (He et al. 2016
/// with the stride in a stack's last block): 25,613,800 / 44,675,560 / 60,380,648 parameters with 1,000 classes,
/// running statistics included.
Graph buildResNet50V2(const ModelOptions& options);
Graph buildResNet101V2(const ModelOptions& options);
Graph buildResNet152V2(const ModelOptions& options);

/// MobileNetV2 (Sandler et al. 2018) to the definition of keras.applications, whose alpha is the width multiplier:
/// 3,538,984 parameters with 1,000 classes and alpha 1, running statistics included.
Graph buildMobileNetV2(const ModelOptions& options);

/// conv 3×3 + ReLU and max pool, up to five times with 16, 32, 64, 128 and 128 filters (each halves a side of 8 pixels
/// and more), global average, dense 64 + ReLU, dropout, dense: for large images of few classes, such as 500 × 500
/// pixels of two classes, where it has 253,410 parameters on RGB.
Graph buildLargeImageCnn(const ModelOptions& options);

/// GRU with 128 units (times the width multiplier) over the rows of the image, each W × C values; dropout, dense.
Graph buildGruClassifier(const ModelOptions& options);

/// One-dimensional: conv of 5 steps + ReLU twice, max pool, all that again with twice the 32 filters, global average,
/// dense 64 + ReLU, dropout, dense. The steps are the image's rows of W × C values, or, where there is one row, its W
/// pixels of C values: a feature vector of L values is an image of 1 × L × 1.
Graph buildFeatureCnn1d(const ModelOptions& options);
/// The same with windows of 3 × 3 over the image. A vector of L features is laid out as the squarest grid that L
/// allows.
Graph buildFeatureCnn2d(const ModelOptions& options);

} // namespace trainyard
