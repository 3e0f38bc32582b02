// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/data_inspection.h"

#include <cstdint>
#include <optional>

namespace trainyard {

/// What an inspection has found unreadable, kept in dataHome()/inspections for the plans of later runs: reading every
/// image takes too long for a plan.
struct UnreadableNote {
    std::int64_t samples = 0; ///< unreadable ones of both splits
    UnreadableSample first;   ///< one that is still as it was
};

/// Replaces the note of this data set; removes it if everything is readable. Never fails: without a note a plan says
/// less.
void noteUnreadable(const DataInspection& inspection);
/// The note of this data set, if one of the files that it names is still as it was: same size and time. Files that were
/// mended or removed since count no more.
std::optional<UnreadableNote> notedUnreadable(const DataSpec& data);

} // namespace trainyard
