// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

/// One class folder. Names are raw bytes as the file system has them.
struct ClassFolder {
    std::string name;
    std::filesystem::path path;
    std::vector<std::string> files; ///< images by name (.jpg, .jpeg, .png, .webp in any case), relative, sorted
    std::int64_t ignored = 0;       ///< other visible files
};

/// What an image folder holds. Two layouts are known:
///   train/<class>/… and one of validation/, val/, valid/, test/ with the same classes (the first of them that is
///   there) train/<class>/… alone, or <class>/… : `validation` stays empty and a share of the images has to be held out
/// Hidden files are skipped, links are followed, folders within a class folder belong to the class.
struct FolderListing {
    std::vector<ClassFolder> train;      ///< sorted by name, at least two, none without images
    std::vector<ClassFolder> validation; ///< the same classes in the same order, or nothing
    std::string trainFolder;             ///< "train"; empty when the classes stand at the top
    std::string validationFolder;        ///< "test"; empty when there is none
    std::string unusedFolder;            ///< a second validation folder that is not read
};

/// Hears how many entries a listing has seen so far; called at every one, so it must be quick.
using EntriesSeen = std::function<void(std::int64_t)>;

/// Lists without opening a single image. Throws Failure that names the file or folder, the reason and the remedy: no
/// such folder, no class folders, one class only, a class without images, a class that only one half has, a broken
/// link, a link that leads back, a folder that may not be read.
FolderListing listImageFolder(const std::filesystem::path& root, const EntriesSeen& progress = {});

} // namespace trainyard
