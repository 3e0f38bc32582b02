// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/imported_model.h"

namespace trainyard::fuzz {

/// Builds the network for small images and ten classes, as `inspect model` does.
void buildDescribed(const ModelDescription& description);
/// … and gives it the weights of the file.
void buildImported(const ImportedModel& model);

} // namespace trainyard::fuzz
