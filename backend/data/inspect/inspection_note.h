// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/data_inspection.h"

#include <cstdint>
#include <optional>

namespace trainyard {

/// What an inspection has found, kept in dataHome()/inspections for the plans of later runs: reading every image takes
/// too long for a plan.
struct InspectionNote {
    std::int64_t samples = -1;   ///< inspected ones of both splits; -1: an older note does not tell
    std::int64_t unreadable = 0; ///< unreadable ones among them; 0 if none of the named files is still as it was
    UnreadableSample first;      ///< an unreadable one that is still as it was: same size and time
};

/// Replaces the note of this data set. Never fails: without a note a plan says less.
void noteInspection(const DataInspection& inspection);
/// The note of this data set; nullopt if nobody has inspected it. Files that were mended or removed since count no
/// more.
std::optional<InspectionNote> notedInspection(const DataSpec& data);

} // namespace trainyard
