// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"

namespace trainyard {

/// The unit of a recorded series' values, by its name.
ValueFormat seriesFormat(const QString& series);

/// Values recorded once per epoch are joined dots; smoothing would hide the very numbers that people compare.
bool isPerEpochSeries(const QString& series);

/// The same of an expression with series.
ValueFormat formatOfExpression(const QString& expression);
bool isPerEpochExpression(const QString& expression);

} // namespace trainyard
