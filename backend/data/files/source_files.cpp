// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/source_files.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/data/files/class_walk.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <map>
#include <sstream>
#include <string_view>
#include <system_error>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kParts[] = {"train", "validation", "val", "valid", "test", "eval"};
constexpr std::size_t kMostFiles = 1'000'000;
constexpr std::size_t kLongestList = std::size_t{256} << 20;
constexpr std::size_t kListHead = 64 << 10; // of a list, for its first file
constexpr std::string_view kValidationLine = "validation:";

Failure badSource(const fs::path& path, Reason why)
{
    return Failure(ErrorKind::BadInput, "open the data set", printable(path.native()), std::move(why));
}

/// The first of kParts that occurs as a separate word in a lower-case name; empty if there is none.
std::string_view partOf(const std::string& name)
{
    std::size_t begin = 0;
    while (begin < name.size()) {
        std::size_t end = begin;
        while (end < name.size() && name[end] >= 'a' && name[end] <= 'z')
            ++end;
        const std::string_view word = std::string_view(name).substr(begin, end - begin);
        for (const std::string_view part : kParts) {
            if (word == part || (part == "train" && word == "training"))
                return part;
        }
        begin = end + 1;
    }
    return {};
}

using Parts = std::map<std::string, std::vector<fs::path>, std::less<>>;

void addFolder(const fs::path& folder, const SourceKind& kind, const std::string& inherited, bool below, Parts& parts)
{
    std::error_code code;
    std::vector<fs::path> entries;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
        entries.push_back(it->path());
        if (entries.size() > kMostFiles)
            throw badSource(folder, datasetReason("dataset.too-many-files", remedyReason(kind.plural())));
    }
    if (code)
        throw systemFailure("list the folder", printable(folder.native()), code.value());
    std::sort(entries.begin(), entries.end());
    for (const fs::path& entry : entries) {
        const std::string name = lowerCase(entry.filename().native());
        if (name.starts_with('.'))
            continue;
        if (fs::is_directory(entry, code)) {
            const std::string_view part = partOf(name);
            if (below && !part.empty() && name.size() <= part.size() + 3)
                addFolder(entry, kind, std::string(part), false, parts);
        } else if (kind.matches(name)) { // a link that leads nowhere, too: reading it says so
            parts[inherited.empty() ? std::string(partOf(name)) : inherited].push_back(entry);
        }
    }
}

/// Reads a list of files, one per line, with # for comments. Returns the validation list that it names, or an empty
/// path.
fs::path addList(const fs::path& list, Parts& parts, const std::string& part)
{
    fs::path validation;
    const std::string text = readFile(list, kLongestList);
    for (std::size_t begin = 0, line = 1; begin < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string name = text.substr(begin, end - begin);
        begin = end + 1;
        while (!name.empty() && (name.back() == '\r' || name.back() == ' '))
            name.pop_back();
        if (name.empty() || name[0] == '#')
            continue;
        const bool named = part != "validation" && name.starts_with(kValidationLine);
        if (named)
            name.erase(0, std::min(name.find_first_not_of(' ', kValidationLine.size()), name.size()));
        const fs::path file = list.parent_path() / name; // an absolute path replaces the folder
        std::error_code code;
        if (name.size() > 4096 || name.find('\0') != std::string::npos || !fs::is_regular_file(file, code))
            throw badSource(list, datasetReason("dataset.list-line", Count{static_cast<std::int64_t>(line)},
                                                PathText{printable(name.substr(0, 200))}));
        if (named)
            validation = file;
        else
            parts[part].push_back(file);
    }
    if (parts[part].empty())
        throw badSource(list, datasetReason("dataset.list-empty"));
    return validation;
}

/// "files-train.txt" → "files-val.txt", the first of the validation parts that lies beside it; empty if there is none.
fs::path validationListBeside(const fs::path& list)
{
    const std::string name = list.filename().native(), lower = lowerCase(name);
    if (partOf(lower) != "train")
        return {};
    for (const std::string_view word : {"training", "train"}) {
        const std::size_t at = lower.find(word);
        if (at == std::string::npos)
            continue;
        for (const std::string_view part : kParts) {
            std::error_code code;
            const fs::path beside = list.parent_path() / std::string(name).replace(at, word.size(), part);
            if (part != "train" && fs::is_regular_file(beside, code))
                return beside;
        }
    }
    return {};
}

/// What a list names for validation: one file of the kind, or a list of them.
void addValidation(const fs::path& named, const SourceKind& kind, Parts& parts)
{
    if (kind.matches(lowerCase(named.filename().native())))
        parts["validation"].push_back(named);
    else
        addList(named, parts, "validation");
}

/// A list and the one of its validation files.
void addLists(const fs::path& list, const SourceKind& kind, Parts& parts)
{
    fs::path validation = addList(list, parts, "train");
    if (validation.empty())
        validation = validationListBeside(list);
    if (!validation.empty())
        addValidation(validation, kind, parts);
}

/// The lists of a folder: train.txt and what it names for validation or, if it names nothing, test.txt and its like.
void addListsOfFolder(const fs::path& folder, const SourceKind& kind, Parts& parts)
{
    std::error_code code;
    for (const std::string_view part : kParts) {
        const fs::path list = folder / (std::string(part) + ".txt");
        if (!fs::is_regular_file(list, code))
            continue;
        const fs::path validation = addList(list, parts, std::string(part));
        if (!validation.empty() && part == "train")
            return addValidation(validation, kind, parts);
    }
}

/// Whether train.txt of a folder says which of the files are for training: its first line names a file of the kind. A
/// text about the data set may have that name, too.
bool isDividedByLists(const fs::path& folder, const SourceKind& kind)
{
    const std::string name = firstInSourceList(folder / "train.txt");
    std::error_code code;
    return !name.empty() && kind.matches(lowerCase(name)) && fs::is_regular_file(folder / name, code);
}

SourceFiles sorted(const fs::path& path, const SourceKind& kind, Parts parts)
{
    SourceFiles out;
    const bool named = parts.contains("train");
    for (auto& [part, files] : parts) {
        if (part.empty() && named)
            throw badSource(files.front(), datasetReason("dataset.name-neither"));
    }
    out.files[0] = std::move(parts[named ? "train" : ""]);
    for (const std::string_view part : kParts) {
        const auto found = parts.find(part);
        if (part == "train" || found == parts.end() || found->second.empty())
            continue;
        if (out.files[1].empty())
            out.files[1] = std::move(found->second);
        else
            out.unused += static_cast<std::int64_t>(found->second.size());
    }
    if (out.files[0].empty())
        throw badSource(path,
                        out.files[1].empty()
                            ? datasetReason("dataset.none-of-kind", kind.plural(), remedyReason(kind.plural()))
                            : datasetReason("dataset.none-for-training", kind.plural(), remedyReason(kind.plural())));
    return out;
}

} // namespace

std::string firstInSourceList(const fs::path& list)
{
    std::error_code code;
    if (!fs::is_regular_file(list, code))
        return {};
    std::string head(kListHead, '\0');
    std::ifstream file(list, std::ios::binary);
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(file.gcount()));
    std::istringstream lines(head);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t end = line.find_last_not_of(" \t\r");
        if (end != std::string::npos && line.front() != '#' && !line.starts_with(kValidationLine))
            return line.substr(0, end + 1);
    }
    return {};
}

SourceFiles findSourceFiles(const fs::path& path, const SourceKind& kind)
{
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (!fs::exists(status))
        throw systemFailure("open the data set", printable(path.native()), code ? code.value() : ENOENT);
    Parts parts;
    if (fs::is_directory(status)) {
        addFolder(path, kind, {}, true, parts);
        // A folder may contain lists instead of the files, or lists that divide files without such names.
        if (kind.lists && (parts.empty() || (!parts.contains("train") && isDividedByLists(path, kind)))) {
            parts.clear();
            addListsOfFolder(path, kind, parts);
        }
    } else if (!fs::is_regular_file(status)) {
        throw badSource(path, datasetReason("dataset.source-not-regular", remedyReason(kind.plural())));
    } else if (kind.lists && lowerCase(path.extension().native()) == ".txt") {
        addLists(path, kind, parts);
    } else {
        parts[""].push_back(path);
    }
    return sorted(path, kind, std::move(parts));
}

} // namespace trainyard
