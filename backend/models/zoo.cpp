// SPDX-License-Identifier: Apache-2.0
#include "backend/models/model_options.h"

#include "backend/base/error.h"

namespace trainyard {

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
