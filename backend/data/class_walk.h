// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/folder_listing.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A folder's visible entries: the sorted names of subfolders (including links to folders), and the number of other
/// entries.
struct FolderContent {
    std::vector<std::string> folders;
    std::int64_t files = 0;
};

/// Counts the entries that a walk has seen and reports the count.
struct WalkCount {
    EntriesSeen tell;
    std::int64_t entries = 0;

    void add()
    {
        ++entries;
        if (tell)
            tell(entries);
    }
};

FolderContent listFolder(const std::filesystem::path& folder, WalkCount& count);

/// Lists a class folder recursively. Throws Failure for a broken or circular link, and for a folder that cannot be
/// read.
ClassFolder listClassFolder(const std::filesystem::path& parent, const std::string& name, WalkCount& count);

/// Whether a file name has an image's extension: .jpg, .jpeg, .png or .webp in any case.
bool namesAnImage(const std::string& name);

/// Converts only ASCII letters, because file names are bytes.
std::string lowerCase(std::string text);

} // namespace trainyard
