// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/own_files.h"

#include "backend/base/error.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_store.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kJournalEndings[] = {"-wal", "-shm", "-journal", ".reserve"};
constexpr std::string_view kRunFiles[] = {"spec.json",        "control.json", "result.json",
                                          "annotations.json", "attempts",     "checkpoints"};

fs::path placeOf(const fs::path& path)
{
    std::error_code code;
    fs::path place = fs::absolute(path, code);
    if (code)
        place = path;
    const fs::path followed = fs::weakly_canonical(place, code);
    place = code ? place.lexically_normal() : followed;
    return place.has_filename() ? place : place.parent_path(); // "runs/" is "runs"
}

bool isBelow(const fs::path& place, const fs::path& folder)
{
    return std::mismatch(folder.begin(), folder.end(), place.begin(), place.end()).first == folder.end();
}

/// Whether one name leads to the file of the other, if only by a hard link.
bool isSame(const fs::path& one, const fs::path& other)
{
    std::error_code code;
    return one == other || fs::equivalent(one, other, code);
}

bool isStore(const fs::path& file)
{
    std::error_code code;
    if (!fs::is_regular_file(file, code)) // reading a pipe would wait
        return false;
    std::array<char, 72> header{};
    std::ifstream stream(file, std::ios::binary);
    if (!stream.read(header.data(), header.size()) || std::memcmp(header.data(), "SQLite format 3", 16) != 0)
        return false;
    std::int64_t id = 0;
    for (std::size_t i = 68; i < header.size(); ++i)
        id = id << 8 | static_cast<unsigned char>(header[i]);
    return id == kStoreApplicationId;
}

/// The file whose journal this is, or would be; empty: its name is not that of a journal.
fs::path journalled(const fs::path& place)
{
    const std::string name = place.string();
    for (const std::string_view ending : kJournalEndings)
        if (name.ends_with(ending))
            return name.substr(0, name.size() - ending.size());
    return {};
}

/// Whether this is the store of another home, and not one that an export has written.
bool isOfHome(const fs::path& store)
{
    std::error_code code;
    const fs::path home = store.parent_path();
    return store.filename() == "store.sqlite" &&
           (fs::is_directory(home / "runs", code) || fs::is_directory(home / "queue", code));
}

/// Whether it is a file of a run, wherever its directory lies. A new file beside those may be a person's.
bool isOfRun(const fs::path& place)
{
    std::error_code code;
    for (fs::path inner = place; inner.has_relative_path(); inner = inner.parent_path()) {
        const fs::path folder = inner.parent_path(), name = inner.filename();
        if (std::find(std::begin(kRunFiles), std::end(kRunFiles), name.string()) != std::end(kRunFiles) &&
            fs::is_directory(folder / "attempts", code) && fs::is_regular_file(folder / "spec.json", code))
            return true;
    }
    return false;
}

bool isOwn(const fs::path& place, ExportOver over)
{
    const fs::path store = placeOf(storePath()), base = journalled(place);
    if (isSame(place, store) || (!base.empty() && (isSame(base, store) || isStore(base))))
        return true;
    if (isStore(place) && (over != ExportOver::OtherStore || isOfHome(place)))
        return true;
    if (over != ExportOver::BesideRun && isBelow(place, placeOf(runsFolder())))
        return true;
    const auto belowHome = [&](const char* folder) { return isBelow(place, placeOf(dataHome() / folder)); };
    return isBelow(place, placeOf(queueFolder())) || belowHome("jobs") || belowHome("annotations") || isOfRun(place);
}

} // namespace

void requireFreePlace(const char* operation, const fs::path& target, ExportOver over)
{
    if (isOwn(placeOf(target), over))
        throw Failure(ErrorKind::BadInput, operation, target.string(), storeReason("store.own-file"));
}

} // namespace trainyard
