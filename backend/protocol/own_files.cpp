// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/own_files.h"

#include "backend/base/error.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/queue.h"
#include "backend/protocol/reasons_store.h"
#include "backend/protocol/run_directory.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kJournalEndings[] = {"-wal", "-shm", "-journal", ".reserve"};
/// What nothing but Trainyard writes to in a data folder, this user's or another.
constexpr const char* kHomeFolders[] = {"runs", "queue", "jobs", "annotations"};

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

bool isQueue(const fs::path& folder)
{
    std::error_code code;
    const QueueDirectory queue(folder);
    return fs::is_directory(queue.entries(), code) && fs::is_directory(queue.states(), code) &&
           fs::is_directory(queue.cancels(), code);
}

bool isRunDirectory(const fs::path& folder)
{
    std::error_code code;
    const RunDirectory run(folder);
    return fs::is_directory(folder / "attempts", code) && fs::is_regular_file(run.spec(), code);
}

/// Whether this is the store of another home, and not one that an export has written.
bool isOfHome(const fs::path& store)
{
    std::error_code code;
    const fs::path home = store.parent_path();
    return store.filename() == "store.sqlite" && isStore(store) &&
           (fs::is_directory(home / "runs", code) || fs::is_directory(home / "queue", code));
}

/// Whether it is a file of a run, wherever its directory lies. A new file beside those may be a person's.
bool isOfRun(const fs::path& place)
{
    for (fs::path inner = place; inner.has_relative_path(); inner = inner.parent_path())
        if (isRunFile(inner.filename().string()) && isRunDirectory(inner.parent_path()))
            return true;
    return false;
}

/// Whether it would lie in the directory of one of these runs, or deeper.
bool isInRun(const fs::path& place, const fs::path& runs)
{
    const fs::path inside = place.lexically_relative(runs);
    return std::distance(inside.begin(), inside.end()) > 1 && isRunDirectory(runs / *inside.begin());
}

/// Whether it belongs to this folder of a home.
bool isTaken(const fs::path& place, const fs::path& folder, bool ofRuns, ExportOver over)
{
    return isBelow(place, folder) && !(ofRuns && over == ExportOver::BesideRun && isInRun(place, folder));
}

/// The same of any home: one is known by its store, or by its queue, which a machine without a store has.
bool isOfAnyHome(const fs::path& place, ExportOver over)
{
    for (fs::path inner = place; inner.has_relative_path(); inner = inner.parent_path()) {
        const fs::path home = inner.parent_path();
        const std::string name = inner.filename().string();
        if (std::find(std::begin(kHomeFolders), std::end(kHomeFolders), name) != std::end(kHomeFolders) &&
            (isOfHome(home / "store.sqlite") || isQueue(home / "queue")) && isTaken(place, inner, name == "runs", over))
            return true;
        if (isQueue(inner))
            return true;
    }
    return false;
}

bool isOwn(const fs::path& place, ExportOver over)
{
    const fs::path store = placeOf(storePath()), base = journalled(place);
    if (isSame(place, store) || (!base.empty() && (isSame(base, store) || isStore(base))) || isOfHome(place))
        return true;
    for (const std::string_view folder : kHomeFolders)
        if (isTaken(place, placeOf(dataHome() / folder), folder == "runs", over))
            return true;
    return isOfAnyHome(place, over) || isOfRun(place);
}

} // namespace

void requireFreePlace(const char* operation, const fs::path& target, ExportOver over)
{
    const fs::path place = placeOf(target);
    std::error_code code;
    // By its name, too: a folder of a run or of a home may be a link to another disk.
    if (isOwn(place, over) || isOwn(fs::absolute(target, code).lexically_normal(), over))
        throw Failure(ErrorKind::BadInput, operation, target.string(), storeReason("store.own-file"));
    if (over != ExportOver::OtherStore && isStore(place))
        throw Failure(ErrorKind::BadInput, operation, target.string(), storeReason("store.a-store"));
}

} // namespace trainyard
