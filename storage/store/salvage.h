// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/annotations.h"
#include "backend/protocol/data_inspection.h"
#include "storage/store/report_row.h"
#include "storage/store/types.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// One run as an old store still tells it.
struct SalvagedRun {
    Annotations annotations;
    std::string machine; ///< "local" for this workstation
    std::string directory;
    std::string token; ///< of its newest job; may be empty
    double createdAt = 0.0;
    double endedAt = 0.0;
    JobState state = JobState::Unknown;
    std::string spec; ///< JSON; empty if it cannot be read
};

/// What can be read of a store, whatever is wrong with it.
struct SalvagedStore {
    std::vector<SalvagedRun> runs;
    std::vector<CampaignRow> campaigns;
    std::vector<std::pair<DataSetRow, std::optional<DataInspection>>> dataSets;
    std::vector<ReportRow> reports;
    bool exported = false; ///< an export has written the store: its runs' directories are another store's
    /// Every run's row and tags were read: a run directory that is not among them was deleted from the store, or never
    /// belonged to it.
    bool complete = false;
    std::vector<std::string> unread; ///< tables that could not be read, or only in part: "runs", "tags", …
};

/// What stands in a store's place.
struct StoreCheck {
    enum class Kind {
        Absent,
        Empty, ///< a file of 0 bytes
        Whole, ///< RunStore opens it, and every page is sound
        Damaged,
        Foreign ///< no store, one of a newer version, or one that may not be read; see `problem`
    };
    Kind kind = Kind::Absent;
    std::optional<Error> problem; ///< of Damaged and Foreign
};

/// Reads the whole file, which may take a while for a large one, and changes nothing. Blocking.
StoreCheck checkStore(const std::filesystem::path& file);

/// Reads what can be read and changes nothing. Does not throw for a damaged or foreign file: then nothing is salvaged.
/// Blocking.
SalvagedStore salvageStore(const std::filesystem::path& file);

} // namespace trainyard
