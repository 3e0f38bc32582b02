// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/framed_script.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard {

/// The machine's report on the disk that has a folder, or would have it. Bytes; −1 = unknown.
struct DiskSpace {
    std::int64_t free = -1; ///< that this user may still write: the free space, or less if a quota leaves less
    std::int64_t total = -1;
};

/// Adds the query as the parts "disk" and "quota". If the folder does not exist, its nearest existing parent is used.
void addDiskSpace(FramedScript& script, const std::string& folder);
DiskSpace parseDiskSpace(const FramedAnswer& answer);
/// Parses the output of df -Pk and quota -w. No side effects.
DiskSpace parseDiskSpace(std::string_view df, std::string_view quota);

} // namespace trainyard
