// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace trainyard {

/// tellingPart() of a path.
QString tellingFolder(const QString& path);

} // namespace trainyard
