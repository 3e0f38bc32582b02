// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace trainyard::schema {

/// "TRYD": stands in the file's header, so that a foreign SQLite file is told from a store.
inline constexpr std::int64_t kApplicationId = 0x54525944;
inline constexpr int kPageSize = 8192;

/// Opens the store for its writer: creates it when there is none (whole or not at all), checks that it is a sound
/// store, and brings it to the newest schema in one transaction a version. Throws Failure: Version for a store of a
/// newer Trainyard; BadInput for a file that is no store or is damaged; Permission; NoSpace. The file is then as it
/// was.
std::unique_ptr<sqlite::Connection> openStoreFile(const std::filesystem::path& file);

} // namespace trainyard::schema
