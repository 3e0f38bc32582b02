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
    std::vector<float> mean;       ///< per channel, of pixel / 255; empty = 0.5
    std::vector<float> deviation;  ///< per channel; empty = 0.25
};

/// The zoo: the graph of options.model.architecture, unfused. Throws Failure(BadInput) when the image is too small or
/// the numbers make no sense.
Graph buildModel(const ModelOptions& options);

/// conv 3×3 + ReLU twice, max pool, all that again with twice the channels, dense 128 + ReLU, dropout, dense:
/// the classic small convolutional network, for images of 8 to 64 pixels.
Graph buildSmallCnn(const ModelOptions& options);

/// ResNet with 20 weighted layers and full pre-activation for small images (He et al. 2016, "Identity Mappings in Deep
/// Residual Networks", section 3): 16, 32 and 64 channels, three blocks each.
Graph buildResNet20V2(const ModelOptions& options);

} // namespace trainyard
