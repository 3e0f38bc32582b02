// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/annotations.h"
#include "backend/protocol/run_spec.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What a person wrote about a run, from the first of several files that can be read.
struct KeptNotes {
    std::optional<Annotations> notes;
    std::vector<std::filesystem::path> damaged; ///< files that are there but cannot be read
};
/// Skips empty paths.
KeptNotes readKeptNotes(const std::vector<std::filesystem::path>& files, const std::string& run);

/// Whether an entry of the folder of runs can be a run directory: a folder whose name does not begin with a dot.
bool mayBeRunDirectory(const std::filesystem::directory_entry& entry);

/// The run in an entry of the folder of runs as a rebuild of the store takes it up: nullopt if there is no readable
/// spec, and for a run that was deleted on purpose. `notesFolder`: the folder beside the store that may say so, too.
std::optional<RunSpec> runToTakeUp(const std::filesystem::directory_entry& entry,
                                   const std::filesystem::path& notesFolder = {});

} // namespace trainyard
