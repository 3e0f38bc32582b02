// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/run_uses.h"

#include <QString>

namespace trainyard {

/// A line for each report and campaign that lacks something once runs are deleted; of many the first ones. Empty if
/// nothing uses them.
QString usesText(const RunUses& uses);

} // namespace trainyard
