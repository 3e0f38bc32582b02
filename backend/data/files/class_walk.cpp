// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/class_walk.h"

#include "backend/base/error.h"
#include "backend/base/unique_handle.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_dataset.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>

namespace trainyard {
namespace {

constexpr std::size_t kDeepest = 16; // folders within a class folder

struct FolderTraits {
    using Type = DIR*;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type folder) noexcept { ::closedir(folder); }
};
using FolderHandle = UniqueHandle<FolderTraits>;

enum class EntryKind { File, Folder, BrokenLink, Other };

struct Entry {
    std::string name;
    EntryKind kind = EntryKind::Other;
};

/// Uses d_type to avoid a stat() per file, which matters for 60,000 files; links need a stat().
EntryKind kindOf(int folder, const dirent& entry, const std::filesystem::path& parent)
{
    if (entry.d_type == DT_REG)
        return EntryKind::File;
    if (entry.d_type == DT_DIR)
        return EntryKind::Folder;
    if (entry.d_type != DT_LNK && entry.d_type != DT_UNKNOWN)
        return EntryKind::Other;
    struct stat status {};
    if (::fstatat(folder, entry.d_name, &status, 0) != 0) {
        if (errno == ENOENT || errno == ELOOP || errno == ENOTDIR || errno == EACCES)
            return EntryKind::BrokenLink;
        throw systemFailure("look at", printable((parent / entry.d_name).native()), errno);
    }
    return S_ISDIR(status.st_mode) ? EntryKind::Folder : S_ISREG(status.st_mode) ? EntryKind::File : EntryKind::Other;
}

std::vector<Entry> readEntries(const std::filesystem::path& folder, WalkCount& count)
{
    const FolderHandle handle(::opendir(folder.c_str()));
    if (!handle)
        throw systemFailure("list the folder", printable(folder.native()), errno);
    std::vector<Entry> entries;
    for (;;) {
        errno = 0;
        const dirent* entry = ::readdir(handle.get());
        if (!entry && errno != 0)
            throw systemFailure("list the folder", printable(folder.native()), errno);
        if (!entry)
            break;
        if (entry->d_name[0] == '.') // hidden, or the folder itself
            continue;
        count.add();
        entries.push_back({entry->d_name, kindOf(::dirfd(handle.get()), *entry, folder)});
    }
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.name < b.name; });
    return entries;
}

Failure badEntry(const std::filesystem::path& path, Reason why)
{
    return Failure(ErrorKind::BadInput, "open the image folder", printable(path.native()), std::move(why));
}

/// Device and inode of each folder on the path, to detect circular links.
using Trail = std::vector<std::pair<dev_t, ino_t>>;

void enter(const std::filesystem::path& path, Trail& trail)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        throw systemFailure("list the folder", printable(path.native()), errno);
    const std::pair here(status.st_dev, status.st_ino);
    if (std::find(trail.begin(), trail.end(), here) != trail.end())
        throw badEntry(path, datasetReason("dataset.link-loop"));
    if (trail.size() > kDeepest)
        throw badEntry(path, datasetReason("dataset.too-deep", kDeepest));
    trail.push_back(here);
}

void walk(const std::filesystem::path& path, const std::string& prefix, Trail& trail, ClassFolder& out,
          WalkCount& count)
{
    enter(path, trail);
    for (const Entry& entry : readEntries(path, count)) {
        const bool image = namesAnImage(entry.name);
        if (entry.kind == EntryKind::Folder)
            walk(path / entry.name, prefix + entry.name + "/", trail, out, count);
        else if (image && (entry.kind == EntryKind::File || count.unreadable == UnreadablePolicy::Skip))
            out.files.push_back(prefix + entry.name);
        else if (image && entry.kind == EntryKind::BrokenLink)
            throw badEntry(path / entry.name, datasetReason("dataset.link-nowhere"));
        else if (image)
            throw badEntry(path / entry.name, datasetReason("dataset.not-regular-remove"));
        else
            ++out.ignored;
    }
    trail.pop_back();
}

} // namespace

FolderContent listFolder(const std::filesystem::path& folder, WalkCount& count)
{
    FolderContent content;
    for (const Entry& entry : readEntries(folder, count)) {
        if (entry.kind == EntryKind::Folder)
            content.folders.push_back(entry.name);
        else
            ++content.files;
    }
    return content;
}

ClassFolder listClassFolder(const std::filesystem::path& parent, const std::string& name, WalkCount& count)
{
    ClassFolder out{name, parent / name, {}, 0};
    Trail trail;
    enter(parent, trail);
    walk(out.path, "", trail, out, count);
    return out;
}

bool namesAnImage(const std::string& name)
{
    const std::string end = lowerCase(name.substr(name.size() - std::min<std::size_t>(name.size(), 5)));
    return end.ends_with(".jpg") || end == ".jpeg" || end.ends_with(".png") || end == ".webp";
}

std::string lowerCase(std::string text)
{
    for (char& c : text) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return text;
}

} // namespace trainyard
