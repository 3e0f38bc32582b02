// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/framed_script.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard {

/// What a machine says of the disk where a folder lies, or would lie. Bytes; −1 = not known.
struct DiskSpace {
    std::int64_t free = -1; ///< that this user may still write: what is free, less where a quota leaves fewer
    std::int64_t total = -1;
};

/// Adds the question as the parts "disk" and "quota". The folder need not exist: the nearest one above it is looked at.
void addDiskSpace(FramedScript& script, const std::string& folder);
DiskSpace parseDiskSpace(const FramedAnswer& answer);
/// Of what df -Pk and quota -w printed. Pure.
DiskSpace parseDiskSpace(std::string_view df, std::string_view quota);

} // namespace trainyard
