// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/folder_listing.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/files/class_walk.h"
#include "backend/protocol/reasons_dataset.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace trainyard {
namespace {

Failure badFolder(const std::filesystem::path& path, Reason why)
{
    return Failure(ErrorKind::BadInput, "open the image folder", printable(path.native()), std::move(why));
}

void checkRoot(const std::filesystem::path& root)
{
    struct stat status {};
    if (::stat(root.c_str(), &status) != 0)
        throw systemFailure("open the image folder", printable(root.native()), errno);
    if (S_ISDIR(status.st_mode))
        return;
    const std::string name = lowerCase(root.filename().native());
    const bool archive = name.ends_with(".tar") || name.ends_with(".gz") || name.ends_with(".xz") ||
                         name.ends_with(".tgz") || name.ends_with(".zip");
    throw badFolder(root, archive ? datasetReason("dataset.file-archive") : datasetReason("dataset.file-not-folder"));
}

/// The entry with this name in any case, preferably the exact one.
std::string findFolder(const std::vector<std::string>& folders, std::string_view wanted)
{
    if (std::find(folders.begin(), folders.end(), wanted) != folders.end())
        return std::string(wanted);
    for (const std::string& folder : folders) {
        if (lowerCase(folder) == wanted)
            return folder;
    }
    return {};
}

/// Lists every class folder of one half.
std::vector<ClassFolder> listClasses(const std::filesystem::path& folder, const std::vector<std::string>& names,
                                     WalkCount& count)
{
    std::vector<ClassFolder> classes;
    std::vector<std::string> empty;
    for (const std::string& name : names) {
        classes.push_back(listClassFolder(folder, name, count));
        if (classes.back().files.empty())
            empty.push_back(name);
    }
    if (!empty.empty()) {
        const ClassFolder& first =
            *std::find_if(classes.begin(), classes.end(), [](const ClassFolder& c) { return c.files.empty(); });
        Reason why = first.ignored == 0   ? datasetReason("dataset.class-empty")
                     : first.ignored == 1 ? datasetReason("dataset.class-other-file")
                                          : datasetReason("dataset.class-other-files", Count{first.ignored});
        if (empty.size() > 1)
            why = datasetReason("dataset.class-and-others", why, Count{std::ssize(empty)});
        throw badFolder(first.path, std::move(why));
    }
    return classes;
}

/// Throws unless both splits have the same classes.
void checkSameClasses(const std::filesystem::path& root, const FolderListing& listing)
{
    const auto missing = [&](const std::vector<ClassFolder>& from, const std::vector<ClassFolder>& in,
                             const std::string& folder) {
        for (const ClassFolder& one : from) {
            if (std::none_of(in.begin(), in.end(), [&](const ClassFolder& c) { return c.name == one.name; }))
                throw badFolder(one.path,
                                datasetReason("dataset.class-lacking", PathText{printable((root / folder).native())}));
        }
    };
    missing(listing.train, listing.validation, listing.validationFolder);
    missing(listing.validation, listing.train, listing.trainFolder);
}

void checkClassCount(const std::filesystem::path& folder, const FolderContent& content)
{
    if (content.folders.empty())
        throw badFolder(folder, content.files > 0 ? datasetReason("dataset.files-no-classes")
                                                  : datasetReason("dataset.no-classes-folder"));
    if (content.folders.size() == 1)
        throw badFolder(folder / content.folders[0], datasetReason("dataset.only-class-folder"));
}

} // namespace

FolderListing listImageFolder(const std::filesystem::path& root, const EntriesSeen& progress,
                              UnreadablePolicy unreadable)
{
    checkRoot(root);
    WalkCount count{progress, 0, unreadable};
    const FolderContent top = listFolder(root, count);
    FolderListing listing;
    listing.trainFolder = findFolder(top.folders, "train");
    for (const char* name : {"validation", "val", "valid", "test"}) {
        const std::string found = findFolder(top.folders, name);
        if (listing.validationFolder.empty())
            listing.validationFolder = found;
        else if (listing.unusedFolder.empty())
            listing.unusedFolder = found;
    }
    FolderContent training;
    if (!listing.trainFolder.empty())
        training = listFolder(root / listing.trainFolder, count);
    // "train" beside "car" and "plane" may be a class: then it contains images and no folders.
    const bool trainIsAClass =
        !listing.trainFolder.empty() && training.folders.empty() && listing.validationFolder.empty();
    if (listing.trainFolder.empty() && !listing.validationFolder.empty() &&
        !listFolder(root / listing.validationFolder, count).folders.empty())
        throw badFolder(root, datasetReason("dataset.no-train-folder", PathText{printable(listing.validationFolder)}));
    if (listing.trainFolder.empty() || trainIsAClass) {
        checkClassCount(root, top);
        listing.trainFolder.clear();
        listing.validationFolder.clear();
        listing.unusedFolder.clear();
        listing.train = listClasses(root, top.folders, count);
        return listing;
    }
    checkClassCount(root / listing.trainFolder, training);
    listing.train = listClasses(root / listing.trainFolder, training.folders, count);
    if (!listing.validationFolder.empty()) {
        const std::filesystem::path folder = root / listing.validationFolder;
        const FolderContent validation = listFolder(folder, count);
        if (validation.folders.empty())
            throw badFolder(folder, validation.files > 0 ? datasetReason("dataset.validation-files")
                                                         : datasetReason("dataset.validation-empty"));
        listing.validation = listClasses(folder, validation.folders, count);
        checkSameClasses(root, listing);
    }
    return listing;
}

} // namespace trainyard
