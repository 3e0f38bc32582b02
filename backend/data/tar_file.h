// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>

namespace trainyard {

/// The regular files of a tar archive (ustar, GNU or pax, plain or .gz) whose names without folders are in `wanted`.
/// Nothing is written to disk. Throws Failure(BadInput) that names the archive: foreign, cut off, corrupt, a wanted
/// file longer than `limit`, or twice there.
std::map<std::string, std::string> readTarFiles(const std::filesystem::path& archive,
                                                const std::set<std::string>& wanted,
                                                std::uint64_t limit = std::uint64_t{256} << 20);

} // namespace trainyard
