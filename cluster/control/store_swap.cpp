// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/store_swap.h"

#include "backend/base/error.h"
#include "backend/base/files.h"

#include <cerrno>
#include <cstdio>
#include <ctime>
#include <string>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSideFiles[] = {"-wal", "-shm", "-journal"};

/// "store.sqlite.damaged-20261120-140201", with a number where that is taken.
fs::path asideName(const fs::path& file)
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::localtime_r(&now, &parts);
    char date[32];
    std::strftime(date, sizeof date, "%Y%m%d-%H%M%S", &parts);
    const std::string base = file.string() + ".damaged-" + date;
    fs::path name = base;
    for (int number = 2; fs::exists(fs::symlink_status(name)); ++number)
        name = base + "-" + std::to_string(number);
    return name;
}

void move(const fs::path& from, const fs::path& to)
{
    if (std::rename(from.c_str(), to.c_str()) != 0)
        throw systemFailure("set aside", from.string(), errno);
}

} // namespace

FreshStore::FreshStore(const fs::path& store) : m_path(store.string() + ".rebuilding-" + randomHex(8)) {}

FreshStore::~FreshStore()
{
    for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
        std::error_code ignored;
        fs::remove(m_path.string() + ending, ignored);
    }
}

fs::path replaceStore(const fs::path& file, const fs::path& fresh)
{
    fs::path aside;
    if (fs::exists(fs::symlink_status(file))) {
        aside = asideName(file);
        std::error_code code;
        fs::create_hard_link(file, aside, code);
        if (code) // a folder, or a file system without links
            move(file, aside);
    }
    for (const char* ending : kSideFiles)
        if (const fs::path side = file.string() + ending; fs::exists(fs::symlink_status(side)))
            move(side, aside.empty() ? fs::path(asideName(file).string() + ending) : fs::path(aside.string() + ending));
    for (const char* ending : kSideFiles)
        if (const fs::path side = fresh.string() + ending; fs::exists(side))
            move(side, file.string() + ending);
    move(fresh, file);
    return aside;
}

} // namespace trainyard
