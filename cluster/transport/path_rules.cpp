// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/path_rules.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_link.h"

#include <algorithm>

namespace trainyard {

const std::string& checkedPath(const std::string& path, const char* operation)
{
    if (path.find('\0') != std::string::npos)
        throw Failure(ErrorKind::BadInput, operation, path.substr(0, path.find('\0')), linkReason("link.nul-in-path"));
    if (path.empty() || path.front() != '/')
        throw Failure(ErrorKind::BadInput, operation, "\"" + path + "\"", linkReason("link.path-not-absolute"));
    return path;
}

std::string removablePath(const std::string& path)
{
    if (path.empty() || path.front() != '/')
        refuseToRemove(path, "the path is not absolute");
    std::string plain;
    int parts = 0;
    for (std::size_t begin = 0; begin < path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        const std::string part = path.substr(begin, end - begin);
        begin = end + 1;
        if (part.empty())
            continue;
        if (part == "." || part == "..")
            refuseToRemove(path, "the path has \".\" or \"..\" in it");
        plain += "/" + part;
        ++parts;
    }
    if (parts < 3)
        refuseToRemove(path, "so short a path is never removed whole");
    return plain;
}

void refuseToRemove(const std::string& path, const std::string& reason)
{
    throw Failure(ErrorKind::BadInput, "remove the folder", path, reason,
                  "Remove it by hand if that is what you want.");
}

} // namespace trainyard
