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
        refuseToRemove(path, linkReason("link.kept-relative"));
    std::string plain;
    int parts = 0;
    for (std::size_t begin = 0; begin < path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        const std::string part = path.substr(begin, end - begin);
        begin = end + 1;
        if (part.empty())
            continue;
        if (part == "." || part == "..")
            refuseToRemove(path, linkReason("link.kept-dots"));
        plain += "/" + part;
        ++parts;
    }
    if (parts < 3)
        refuseToRemove(path, linkReason("link.kept-short"));
    return plain;
}

void refuseToRemove(const std::string& path, Reason why)
{
    throw Failure(ErrorKind::BadInput, "remove the folder", path, std::move(why));
}

} // namespace trainyard
