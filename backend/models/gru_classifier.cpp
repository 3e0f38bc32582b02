// SPDX-License-Identifier: Apache-2.0
#include "backend/models/blocks.h"

namespace trainyard {

Graph buildGruClassifier(const ModelOptions& options)
{
    ModelBuilder model(options);
    return model.classifier(model.gru("gru", model.input(), model.width(128)));
}

} // namespace trainyard
