// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/weight_magnitudes.h"

#include <string>
#include <vector>

namespace trainyard {

/// Magnitudes for a terminal: what thresholds leave, layer by layer, and what to beware of.
std::string weightsText(const WeightMagnitudes& magnitudes);
/// Those of several checkpoints, one a line.
std::string weightsText(const std::vector<WeightMagnitudes>& checkpoints);

} // namespace trainyard
