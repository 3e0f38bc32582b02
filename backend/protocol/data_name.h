// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace trainyard {

/// The folder or file of a path that says what is in it: "flowers" for /home/me/flowers/train and for
/// /data/flowers/images/. Generic names ("data", "train") are skipped upward, but not past a home folder or a mount:
/// their names tell nothing of the data. If nothing else is left, the last one: "photos" for /home/me/data/photos.
/// Empty for an empty path. `path` may be one of another machine: nothing is looked up in the file system.
std::string tellingPart(const std::string& path);

} // namespace trainyard
