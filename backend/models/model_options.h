// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/protocol/architectures.h"
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

/// The zoo: the graph of options.model.architecture, unfused (protocol/architectures.h lists the architectures). Throws
/// Failure(BadInput) if the image is too small or an option is out of range.
Graph buildModel(const ModelOptions& options);

/// The function that builds an architecture, whatever options.model.architecture says.
Graph (*builderOf(Architecture architecture))(const ModelOptions& options);

} // namespace trainyard
