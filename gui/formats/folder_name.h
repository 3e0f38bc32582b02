// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace trainyard {

/// The folder of a path that says what is in it: "flowers" for /home/me/flowers/train and for /data/flowers/images/.
/// The last one if all of them are called "data", "train" and the like; empty for an empty path.
QString tellingFolder(const QString& path);

} // namespace trainyard
