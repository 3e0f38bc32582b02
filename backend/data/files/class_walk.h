// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/files/folder_listing.h"

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

/// Counts the entries that a walk has seen and reports the count; also says what to do with images that are no files.
struct WalkCount {
    EntriesSeen tell;
    std::int64_t entries = 0;
    UnreadablePolicy unreadable = UnreadablePolicy::Fail;

    void add()
    {
        ++entries;
        if (tell)
            tell(entries);
    }
};

FolderContent listFolder(const std::filesystem::path& folder, WalkCount& count);

/// Lists a class folder recursively. Throws Failure for a circular link, a folder that cannot be read and, unless they
/// are to be skipped later, images that are broken links or no regular files.
ClassFolder listClassFolder(const std::filesystem::path& parent, const std::string& name, WalkCount& count);

/// Whether a file name has an image's extension: .jpg, .jpeg, .png or .webp in any case.
bool namesAnImage(const std::string& name);

/// Converts only ASCII letters, because file names are bytes.
std::string lowerCase(std::string text);

} // namespace trainyard
