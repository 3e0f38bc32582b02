// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace trainyard {

/// The folder beside the store for Annotations of runs that have no directory on this computer.
std::filesystem::path annotationsFolder(const std::filesystem::path& store);

/// Whether every run of this store that a person has annotated, and every one deleted from it, has its file. Stores
/// from before there were such files get them when they are next opened.
bool annotationsAreComplete(const std::filesystem::path& store);

/// The file of a run in that folder. An id is safe in a file name.
inline std::filesystem::path annotationsFileIn(const std::filesystem::path& folder, const std::string& run)
{
    return folder / (run + ".json");
}

} // namespace trainyard
