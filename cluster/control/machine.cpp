// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/machine.h"

#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "cluster/scheduler/scheduler_kinds.h"
#include "cluster/transport/local_transport.h"

#include <cstdlib>
#include <filesystem>
#include <sstream>

#include <unistd.h>

namespace trainyard {
namespace {

bool isProgram(const std::filesystem::path& path)
{
    std::error_code error;
    return std::filesystem::is_regular_file(path, error) && ::access(path.c_str(), X_OK) == 0;
}

} // namespace

std::filesystem::path programFolder()
{
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
}

std::string programPath(const std::string& name)
{
    const std::filesystem::path here = programFolder();
    if (!here.empty() && isProgram(here / name))
        return (here / name).string();
    const char* folders = std::getenv("PATH");
    std::istringstream list(folders ? folders : "");
    for (std::string folder; std::getline(list, folder, ':');)
        if (!folder.empty() && isProgram(std::filesystem::path(folder) / name))
            return std::filesystem::absolute(std::filesystem::path(folder) / name).lexically_normal().string();
    return {};
}

std::string enginePath()
{
    return programPath("trainyard-engine");
}

Machine localMachine()
{
    const std::string found = enginePath();
    const std::string path = found.empty() ? "trainyard-engine" : found;
    return {std::make_unique<LocalTransport>(),
            makeScheduler(SchedulerKind::Direct, {queueFolder().string(), path, {}}), "local",
            MachinePlaces{homeFolder().string(), dataHome().string(), runsFolder().string(),
                          (dataHome() / "data").string(), path}};
}

} // namespace trainyard
