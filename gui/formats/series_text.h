// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace trainyard {

/// "val/top1" → "Validation top-1", as the form of a run calls it. A series of a program keeps its own name.
QString seriesTitle(const std::string& series);
/// Whether Trainyard has words for the series: it is no program's own.
bool hasSeriesTitle(const std::string& series);
/// A share of 1, which is shown in percent.
bool isAccuracySeries(const std::string& series);

} // namespace trainyard
