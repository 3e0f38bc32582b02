// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/engine/inspect.h"

#include <filesystem>

namespace trainyard {

/// What `inspect compact` is asked for; empty paths are not written.
struct CompactQuestion {
    std::filesystem::path what;    ///< a checkpoint, or a run directory for its newest
    std::filesystem::path model;   ///< *.model.json
    std::filesystem::path weights; ///< .safetensors
    std::filesystem::path onnx;
};

/// Removes the channels that a pruned net's logits do not depend on (compacted()), compares both nets' logits and
/// speeds, and writes the smaller one only when it computes the same. Throws Failure; Failure(Internal) when it does
/// not.
Inspection inspectCompact(const CompactQuestion& question);

} // namespace trainyard
