// SPDX-License-Identifier: Apache-2.0
#include "backend/models/model_options.h"

#include "backend/base/error.h"

namespace trainyard {

Op lossOn(const ModelOptions& options, std::int64_t logits)
{
    const bool single = logits == 1 && options.classes == 2;
    if (logits != options.classes && !single)
        throw Failure(ErrorKind::BadInput, "build", "the network",
                      "it ends in " + std::to_string(logits) + " values for " + std::to_string(options.classes)
                          + " classes");
    if (options.loss == LossKind::MeanSquaredError)
        return MeanSquaredError{};
    if (options.loss == LossKind::BinaryCrossEntropy || single)
        return BinaryCrossEntropy{options.labelSmoothing};
    return SoftmaxCrossEntropy{options.labelSmoothing};
}

Graph buildModel(const ModelOptions& options)
{
    switch (options.model.architecture) {
    case Architecture::SmallCnn:
        return buildSmallCnn(options);
    case Architecture::ResNet20V2:
        return buildResNet20V2(options);
    }
    throw Failure(ErrorKind::Internal, "build", "the network", "its architecture is unknown");
}

} // namespace trainyard
