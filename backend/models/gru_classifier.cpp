// SPDX-License-Identifier: Apache-2.0
#include "backend/models/blocks.h"

namespace trainyard {

/// GRU with 128 units (times the width multiplier) over the image's rows of W × C values each; dropout, dense.
Graph buildGruClassifier(const ModelOptions& options)
{
    ModelBuilder model(options);
    return model.classifier(model.gru("gru", model.input(), model.width(128)));
}

} // namespace trainyard
