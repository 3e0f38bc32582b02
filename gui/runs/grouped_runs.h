// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/run_curve.h"
#include "gui/runs/run_groups.h"

#include <optional>

namespace trainyard {

/// The compared runs in groups, by one series: what chart, table and sentence show.
struct GroupedRuns {
    std::vector<RunGroup> groups;
    QVector<ComparedRun> columns; ///< one a group: what its runs have in common, and their mean
    std::vector<double> values;   ///< of each run: the best value of the series; NaN if it has none
    std::optional<GroupVerdict> verdict;
};

/// `keys`: the settings that part the groups; empty: all that differ except seeds. Pure.
GroupedRuns groupedRuns(const QVector<ComparedRun>& runs, const QVector<RunCurve>& curves, const QString& series,
                        QStringList keys);

/// Whether the best group is better than the next, in a sentence or two; empty if there is nothing to compare.
QString verdictText(const GroupedRuns& grouped, const QString& series);

} // namespace trainyard
