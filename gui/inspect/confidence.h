// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/prediction_report.h"

#include <optional>

namespace trainyard {

/// The bin that a probability falls into, if it has samples; null otherwise.
const CalibrationBin* binOf(const std::vector<CalibrationBin>& bins, double probability);

/// The confidence below which a net is unsure: the lowest limit of a bin from which on every bin with samples has at
/// least `wanted` of its samples right. nullopt without samples. 1 if even the highest bin has fewer.
std::optional<double> sureFrom(const std::vector<CalibrationBin>& bins, double wanted);

} // namespace trainyard
