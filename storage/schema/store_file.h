// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace trainyard::schema {

/// "TRYD" in the file's header distinguishes a store from other SQLite files.
inline constexpr std::int64_t kApplicationId = 0x54525944;
inline constexpr int kPageSize = 8192;

/// Opens the store for its writer: creates it atomically if it does not exist, checks its integrity, and upgrades it to
/// the newest schema in one transaction per version. Throws Failure: Version for a store of a newer Trainyard; BadInput
/// for a file that is not a store or is damaged; Permission; NoSpace. On failure the file is unchanged.
std::unique_ptr<sqlite::Connection> openStoreFile(const std::filesystem::path& file);

} // namespace trainyard::schema
