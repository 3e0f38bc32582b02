// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>

namespace trainyard {

/// The regular files of a tar archive (ustar, GNU or pax, plain or .gz) whose base names are in `wanted`. Writes
/// nothing to disk. Throws Failure(BadInput), which names the archive, if it is not a tar archive, truncated or
/// corrupt, or if a wanted file is longer than `limit` or occurs twice.
std::map<std::string, std::string> readTarFiles(const std::filesystem::path& archive,
                                                const std::set<std::string>& wanted,
                                                std::uint64_t limit = std::uint64_t{256} << 20);

/// Passes the base names of an archive's regular files, in its order, to `enough` until that returns true, and whether
/// it did. Looks at up to 64 entries, and at none behind 192 MiB. Throws like readTarFiles().
bool lookIntoTar(const std::filesystem::path& archive, const std::function<bool(const std::string&)>& enough);

} // namespace trainyard
