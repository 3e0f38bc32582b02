// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/engine/inspect_data.h"

#include <cstdint>
#include <string>

namespace trainyard {

/// What `inspect augment` is asked for.
struct AugmentQuestion {
    DataQuestion data;
    int samples = 6;        ///< images
    int variants = 6;       ///< epochs of each
    std::int64_t first = 0; ///< so many images of the first epoch's order are passed over
    std::string folder;     ///< where to write them as files; empty = nowhere
};

/// Training images as they are and as a run of that spec and seed sees them in its first epochs, by the same code.
/// Prints their names and writes the files that were asked for. Returns the exit code; throws Failure.
int inspectAugment(const AugmentQuestion& question);
/// Prints one line of JSON: {"augment": {…}} (protocol/augment_preview.h) or {"error": {…}}. Returns the exit code.
int inspectAugmentInLines(const AugmentQuestion& question);

} // namespace trainyard
