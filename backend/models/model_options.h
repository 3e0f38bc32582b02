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
    bool features = false; ///< fp32 values instead of images; usually with mean 0 and deviation 1
};

/// The loss for `options` on `logits` logits. With a single logit for two classes, softmax cross-entropy is replaced by
/// binary cross-entropy, because the softmax of one value is constant. Throws Failure(BadInput) if the number of logits
/// does not fit the number of classes.
Op lossOn(const ModelOptions& options, std::int64_t logits);

/// The zoo: the graph of options.model.architecture, unfused (protocol/architectures.h lists them). Throws
/// Failure(BadInput) if the image is too small or an option is out of range.
Graph buildModel(const ModelOptions& options);

/// conv 3×3 + ReLU twice, max pool, the same again with twice the channels, dense 128 + ReLU, dropout, dense:
/// the classic small convolutional network, for images of 8 to 64 pixels.
Graph buildSmallCnn(const ModelOptions& options);

/// ResNet with 20 weighted layers and full pre-activation for small images (He et al. 2016, "Identity Mappings in Deep
/// Residual Networks", section 3): 16, 32 and 64 channels, three blocks each.
Graph buildResNet20V2(const ModelOptions& options);

/// ResNet50V2, 101 and 152 for images of at least 32 pixels, as defined by keras.applications (He et al. 2016 with the
/// stride in a stack's last block): 25,613,800 / 44,675,560 / 60,380,648 parameters with 1,000 classes, including
/// running statistics.
Graph buildResNet50V2(const ModelOptions& options);
Graph buildResNet101V2(const ModelOptions& options);
Graph buildResNet152V2(const ModelOptions& options);

/// MobileNetV2 (Sandler et al. 2018) as defined by keras.applications, whose alpha is the width multiplier: 3,538,984
/// parameters with 1,000 classes and alpha 1, including running statistics.
Graph buildMobileNetV2(const ModelOptions& options);

/// conv 3×3 + ReLU and max pool, up to five times with 16, 32, 64, 128 and 128 filters (each halves a side of at least
/// 8 pixels), global average, dense 64 + ReLU, dropout, dense. Meant for large images with few classes; it has 253,410
/// parameters for RGB images and two classes of 500 × 500 pixels.
Graph buildLargeImageCnn(const ModelOptions& options);

/// GRU with 128 units (times the width multiplier) over the image's rows of W × C values each; dropout, dense.
Graph buildGruClassifier(const ModelOptions& options);

/// One-dimensional: conv of 5 steps with 32 filters + ReLU twice, max pool, the same again with 64 filters, global
/// average, dense 64 + ReLU, dropout, dense. The steps are the image's rows of W × C values or, if there is only one
/// row, its W pixels of C values: a feature vector of L values is an image of 1 × L × 1.
Graph buildFeatureCnn1d(const ModelOptions& options);
/// The same with windows of 3 × 3 on the image. A vector of L features is arranged as the grid closest to a square.
Graph buildFeatureCnn2d(const ModelOptions& options);

} // namespace trainyard
