// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/local_transport.h"

#include "backend/base/error.h"
#include "backend/base/private_files.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/local_files.h"
#include "cluster/transport/path_rules.h"

#include <dirent.h>

#include <algorithm>
#include <cerrno>
#include <memory>

namespace trainyard {

ExecResult LocalTransport::exec(const std::string& script, double deadlineSeconds)
{
    return runLocalScript(script, deadlineSeconds, [this] { return m_stop.stop_requested(); });
}

void LocalTransport::write(const std::string& path, const std::string& bytes)
{
    writePrivateFile(checkedPath(path, "write"), bytes);
}

std::optional<std::string> LocalTransport::read(const std::string& path, std::int64_t offset, std::int64_t limit)
{
    return readPart(checkedPath(path, "read"), offset, limit);
}

std::optional<FileStatus> LocalTransport::status(const std::string& path)
{
    return fileStatus(checkedPath(path, "look at"));
}

std::vector<std::string> LocalTransport::list(const std::string& folder)
{
    const std::unique_ptr<DIR, int (*)(DIR*)> open(::opendir(checkedPath(folder, "list").c_str()), &::closedir);
    if (!open) {
        if (errno == ENOENT || (errno == ENOTDIR && !fileStatus(folder)))
            return {};
        throw systemFailure("list", folder, errno);
    }
    std::vector<std::string> names;
    for (;;) {
        errno = 0;
        const dirent* entry = ::readdir(open.get());
        if (!entry)
            break;
        const std::string name = entry->d_name;
        if (name != "." && name != "..")
            names.push_back(name);
    }
    if (errno != 0) // an incomplete listing must not look complete
        throw systemFailure("list", folder, errno);
    std::sort(names.begin(), names.end());
    return names;
}

void LocalTransport::makeFolders(const std::string& path)
{
    makePrivateFolders(checkedPath(path, "create the folder"));
}

void LocalTransport::put(const std::string& localPath, const std::string& remotePath)
{
    copyFileAtomically(checkedPath(localPath, "copy"), checkedPath(remotePath, "write"));
}

void LocalTransport::get(const std::string& remotePath, const std::string& localPath)
{
    copyFileAtomically(checkedPath(remotePath, "copy"), checkedPath(localPath, "write"));
}

void LocalTransport::removeTree(const std::string& path)
{
    removeFolderTree(checkedPath(path, "remove the folder"));
}

} // namespace trainyard
