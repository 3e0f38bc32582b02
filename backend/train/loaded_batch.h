// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/loader.h"
#include "backend/train/network.h"

namespace trainyard {

/// What the loader delivered, as the network takes it.
inline Batch asBatch(const LoadedBatch& batch)
{
    return {batch.images,      batch.labels,     batch.count, batch.features, batch.otherLabels,
            batch.otherShares, batch.ofAllRanks, batch.picks, batch.kept};
}

} // namespace trainyard
