// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>

namespace trainyard {

/// SQLite's application_id of a store: "TRYD".
inline constexpr std::int64_t kStoreApplicationId = 0x54525944;

/// What an export may replace.
enum class ExportOver {
    NoStore,    ///< no store of Trainyard
    OtherStore, ///< a store that an earlier export has written, but not the one in use
    BesideRun,  ///< no store; but a new name in a run's directory is free, where the window proposes to keep a net
};

/// Throws Failure unless somebody may choose `target`, a file or a folder, for an export. The store in use and its
/// journal, the folders of the runs and of the queue, and the files
/// of every run are Trainyard's own. Links are followed.
/// `operation`: "write the points to".
void requireFreePlace(const char* operation, const std::filesystem::path& target,
                      ExportOver over = ExportOver::NoStore);

} // namespace trainyard
