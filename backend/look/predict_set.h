// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/dataset.h"
#include "backend/look/looking_net.h"
#include "backend/look/prediction_tally.h"

#include <memory>

namespace trainyard {

struct SetQuestion {
    bool validation = true; ///< otherwise training, without augmentation
    std::int64_t limit = 0; ///< so many samples, spread evenly over the set; 0 = all
    MistakeChoice mistakes;
    bool activations = false; ///< count dead channels and saturated layers too
    bool thumbnails = true;
};

/// The data set of a net's run, through its prepared cache where that exists and never preparing one. Throws Failure
/// whose remedy names --data where the data have moved, and where their classes or their form are not the net's.
std::shared_ptr<const Dataset> openRunData(const LookingNet& net);

/// Runs a set through the net. Validation gives the numbers that the run recorded at this checkpoint, if device and
/// precision are the run's.
PredictionReport predictSet(LookingNet& net, const std::shared_ptr<const Dataset>& dataset, const SetQuestion& question,
                            const LookProgress& progress = {});

/// Pictures of samples of a set, those that can be read. None of features.
std::vector<ErrorThumbnail> thumbnailsOf(const Dataset& dataset, bool validation,
                                         std::span<const std::int64_t> indices);

} // namespace trainyard
