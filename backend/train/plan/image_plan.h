// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/plan.h"
#include "backend/train/network/network.h"
#include "backend/train/plan/auto_batch.h"

#include <cstdint>
#include <string>

namespace trainyard {

/// Where the images of a run's data set are while it trains, as far as sizes tell.
struct ImagePlan {
    ImagePath path = ImagePath::Host;
    std::int64_t bytes = 0;  ///< kept on the device, for one rank
    bool validation = false; ///< those of validation too; of training always
};

/// A small data set stays on the GPU: it is copied there once, and each batch is gathered there. Small means, for each
/// rank, that the images take no more than a quarter of the GPU's free memory, and that with the rest of the run,
/// `estimate` bytes (0 = a batch size still to be chosen), they fill no more than the room's share of it. Ranks on one
/// GPU divide its memory (room.sharing). A rank keeps all training images, for each epoch deals them anew, or,
/// where whole files are dealt, about its part; and its part of the validation images, unless those alone are too many.
/// $TRAINYARD_RESIDENT_MIB, when it is set, is the most that a rank keeps, in MiB; 0: nothing is kept. Throws
/// RunFailure(BadArguments) where that is no such number.
ImagePlan planImages(const RunSpec& spec, std::int64_t trainSamples, std::int64_t validationSamples,
                     const NetworkOptions& options, const BatchRoom& room, int ranks, std::int64_t estimate);

/// What is left for a batch size "auto" to fill.
BatchRoom beside(const ImagePlan& images, BatchRoom room);

/// "they stay on the GPU (54 MiB); a step brings only which of them" or why they do not.
Reason imagesReason(const ImagePlan& images);

} // namespace trainyard
