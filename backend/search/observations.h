// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/search_folder.h"
#include "backend/search/gaussian_process.h"

#include <span>
#include <vector>

namespace trainyard {

/// What the runs so far say about one point.
struct ObservedPoint {
    SearchPoint point;
    double value = 0.0; ///< to be minimised; standardised
    double count = 1.0; ///< runs with other seeds whose mean it is
    double extra = 0.0; ///< additional variance: the run ended early
};

struct Observations {
    std::vector<ObservedPoint> told;
    std::vector<SearchPoint> pending; ///< still running, and nothing is told about the point
};

/// Turns trials into what the model learns from.
///
/// A run that was ended early counts as its value at its last epoch plus the median gain that complete runs made from
/// that epoch on; the spread of these gains is its additional variance. This uses all runs, unlike a comparison at the
/// first rung, and does not mistake a short run for a bad one. A run that another one continues no longer counts, as
/// that one has all of its values. A failed run counts as the worst value. Runs of the same point count as their mean.
///
/// Values are brought closer to a normal distribution by the transform of Yeo and Johnson (2000) that makes them most
/// likely, so that a few diverged runs do not hide the differences between good ones. Several goals become one as in
/// ParEGO (Knowles 2006), with weights drawn for the slot.
Observations observe(const SearchPlan& plan, int slot, std::span<const SearchTrial> trials);

/// The values after the transform of Yeo and Johnson with λ ≤ 1, which draws large values in and keeps small ones
/// apart, with mean 0 and variance 1.
std::vector<double> normalised(std::vector<double> values);

} // namespace trainyard
