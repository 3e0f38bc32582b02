// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace trainyard {

/// The folder or file of a path that says what is in it: "flowers" for /home/me/flowers/train and for
/// /data/flowers/images/. The last one if all of them are called "data", "train" and the like; empty for an empty path.
std::string tellingPart(const std::string& path);

} // namespace trainyard
