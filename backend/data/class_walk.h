// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/folder_listing.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A folder's visible entries: subfolders by name, sorted (links to folders are folders), and the number of others.
struct FolderContent {
    std::vector<std::string> folders;
    std::int64_t files = 0;
};

/// Counts what a walk sees and tells it on.
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

/// Walks one class folder with everything below it. Throws Failure for a link that leads nowhere or back, and for a
/// folder that cannot be read.
ClassFolder listClassFolder(const std::filesystem::path& parent, const std::string& name, WalkCount& count);

/// Whether a file's name ends as an image's does: .jpg, .jpeg, .png or .webp in any case.
bool namesAnImage(const std::string& name);

/// ASCII letters only: file names are bytes.
std::string lowerCase(std::string text);

} // namespace trainyard
