// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/locations.h"

#include "backend/base/files.h"

#include <cstdlib>

namespace trainyard {

std::filesystem::path dataHome()
{
    if (const char* home = std::getenv("TRAINYARD_HOME"); home && *home)
        return std::filesystem::absolute(home);
    // The XDG base directory specification says to ignore a relative value.
    if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data == '/')
        return std::filesystem::path(data) / "trainyard";
    return homeFolder() / ".local/share/trainyard";
}

std::filesystem::path storePath()
{
    if (const char* store = std::getenv("TRAINYARD_STORE"); store && *store)
        return std::filesystem::absolute(store);
    return dataHome() / "store.sqlite";
}
bool isKeptByTrainyard(const std::filesystem::path& store)
{
    return std::filesystem::absolute(store).lexically_normal() ==
           std::filesystem::absolute(dataHome() / "store.sqlite").lexically_normal();
}

std::filesystem::path runsFolder()
{
    return dataHome() / "runs";
}
std::filesystem::path queueFolder()
{
    return dataHome() / "queue";
}

std::filesystem::path preparedFolder()
{
    if (const char* folder = std::getenv("TRAINYARD_PREPARED"); folder && *folder)
        return std::filesystem::absolute(folder);
    return dataHome() / "prepared";
}

} // namespace trainyard
