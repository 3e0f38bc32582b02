// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/own_files.h"
#include "storage/sqlite/connection.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trainyard::schema {

/// "TRYD" in the file's header distinguishes a store from other SQLite files.
inline constexpr std::int64_t kApplicationId = kStoreApplicationId;
inline constexpr int kPageSize = 8192;

/// Opens the store for its writer: creates it atomically if it does not exist, checks its integrity, and upgrades it to
/// the newest schema in one transaction per version. Throws Failure: Version for a store of a newer Trainyard; BadInput
/// for a file that is not a store or is damaged; Permission; NoSpace. On failure the file is unchanged.
/// A file of 0 bytes with run directories beside it was a store once: BadInput, so that nobody takes the empty history
/// for the truth.
std::unique_ptr<sqlite::Connection> openStoreFile(const std::filesystem::path& file);

/// Opens an existing store that may not be written, for queries only, and changes nothing beside it. Checks it like
/// openStoreFile(). Throws Failure(Permission) if the store is of an earlier version, which would have to be upgraded.
std::unique_ptr<sqlite::Connection> openStoreFileForReading(const std::filesystem::path& file);

/// The checks of openStoreFile() on an existing file, without changing it or its journal. Throws the same Failure.
void probeStoreFile(const std::filesystem::path& file);

/// Whether the file's first bytes are those of a store, of whatever version and in whatever state.
bool looksLikeStore(const std::filesystem::path& file);

/// Notes in a store that an export writes that this run is a copy.
void markCopied(sqlite::Connection& connection, const std::string& run);
/// Whether an export has written this store.
bool hasCopies(sqlite::Connection& connection);
/// Whether an export has put the run into this store, which a person has named. The store that it came from resumes it
/// and keeps what is written about it.
bool isCopied(sqlite::Connection& connection, const std::string& run);
/// Whether an export has written this file; false where that cannot be read.
bool isExported(const std::filesystem::path& file);
/// The ids of a store's runs that no export has put there: started in it, or imported. Throws Failure.
std::vector<std::string> runsThatAreNoCopies(const std::filesystem::path& file);

/// The store that a run directory lies beside, if it is not `store` and knows the run, or cannot be asked.
std::optional<std::filesystem::path> otherStoreOf(const std::filesystem::path& directory, const std::string& run,
                                                  const std::filesystem::path& store);

/// How many run directories that a rebuild takes up lie in `runs` beside the store; counts to `most` at most.
std::size_t runDirectoriesBeside(const std::filesystem::path& file, std::size_t most);

} // namespace trainyard::schema
