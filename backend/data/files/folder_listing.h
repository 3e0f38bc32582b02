// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

/// One class folder. Names are the raw bytes of the file system.
struct ClassFolder {
    std::string name;
    std::filesystem::path path;
    std::vector<std::string> files; ///< images by name (.jpg, .jpeg, .png, .webp in any case), relative, sorted
    std::int64_t ignored = 0;       ///< other visible files
};

/// The content of an image folder. Supports two layouts:
/// - train/<class>/… and the first that exists of validation/, val/, valid/, test/, with the same classes;
/// - train/<class>/… alone, or <class>/…: `validation` stays empty, and the reader holds out a share of the images.
/// Hidden files are skipped, links are followed, and folders inside a class folder belong to that class.
struct FolderListing {
    std::vector<ClassFolder> train;      ///< sorted by name, at least two, none without images
    std::vector<ClassFolder> validation; ///< the same classes in the same order, or nothing
    std::string trainFolder;             ///< "train"; empty if the class folders are at the top
    std::string validationFolder;        ///< "test"; empty if there is none
    std::string unusedFolder;            ///< a second validation folder, which is ignored
};

/// Receives the number of entries that a listing has seen so far. Called for every entry, so it must be fast.
using EntriesSeen = std::function<void(std::int64_t)>;

/// Lists an image folder without opening images. Throws Failure, which names the file or folder, the reason and the
/// remedy: no such folder, no class folders, only one class, a class without images, a class that only one split has, a
/// circular link, a folder without read permission, and with UnreadablePolicy::Fail an image that is a broken link or
/// no regular file (a pipe, a device). With Skip such images are listed, and reading one fails like a damaged file.
FolderListing listImageFolder(const std::filesystem::path& root, const EntriesSeen& progress = {},
                              UnreadablePolicy unreadable = UnreadablePolicy::Fail);

} // namespace trainyard
