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
    OtherStore, ///< a store, but neither the one in use nor that of a home; whoever writes it asks for more
    BesideRun,  ///< no store; but a new name in a run's directory is free, where the window proposes to keep a net
};

/// Throws Failure unless somebody may choose `target`, a file or a folder, for an export. Trainyard's own are the store
/// in use and its journal, the files of every run (kRunFiles), and in every data folder, this user's or another, the
/// store and the folders of runs and of the queue. Links are followed.
/// `operation`: "write the points to".
void requireFreePlace(const char* operation, const std::filesystem::path& target,
                      ExportOver over = ExportOver::NoStore);

} // namespace trainyard
