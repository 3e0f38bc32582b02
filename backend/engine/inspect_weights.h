// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/engine/inspect.h"
#include "backend/protocol/pruning_spec.h"
#include "backend/pruning/magnitude_count.h"

#include <filesystem>

namespace trainyard {

/// What `inspect weights` is asked for.
struct WeightsQuestion {
    std::filesystem::path what; ///< a checkpoint, another .safetensors file, or a run directory for its newest
    bool every = false;         ///< of a run: all checkpoints
    MarkChoice marks;           ///< none: percentiles that people choose among
    bool published = false;     ///< kPublishedPercentiles too
    PruningSpec layers;         ///< firstLayer, lastLayer, depthwise and excluded say which layers are pruned
};

/// How large the weights are, whole and by layers, and what thresholds would leave of them. Reads the weights only, so
/// that damage of the data goes unnoticed: inspectCheckpoint() tells. Throws Failure.
Inspection inspectWeights(WeightsQuestion question);

} // namespace trainyard
