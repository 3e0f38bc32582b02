// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/search_campaigns.h"
#include "gui/plots/importance_chart.h"
#include "gui/plots/machine_chart.h"
#include "gui/plots/parallel_chart.h"
#include "gui/plots/study_chart.h"
#include "gui/plots/surface_chart.h"

/// The figures of a search. No side effects; texts in the user's language.
namespace trainyard {

/// A parameter's title, and a value as people read it: three digits, or the title of a choice; a missing one is empty.
QString parameterTitle(const SearchParameter& parameter);
QString parameterText(const SearchParameter& parameter, const std::optional<double>& value);
/// Labelled places in [0, 1]: both ends and the middle of a range, each choice.
std::vector<AxisTick> parameterTicks(const SearchParameter& parameter);
/// "Validation top-1"
QString goalTitle(const SearchGoal& goal);
ValueFormat goalFormat(const SearchGoal& goal);
/// "t0007", the run that stands for a try.
QString tryName(const StoredSearch& search, const SearchTry& one);
/// "91.2 % ± 0.4 %, 3 seeds": the mean of the first goal and its standard deviation.
QString repeatedText(const StoredSearch& search, const RepeatedPoint& point);

/// What is still missing before importance can be told.
QString triesNeededText(const StoredSearch& search);

/// Values of the tries in the order in which they ended, and the best so far.
StudyFigure historyFigure(const StoredSearch& search);
/// The goal over epochs, one line for each try.
StudyFigure curvesFigure(const StoredSearch& search);
/// The second goal against the first; tries on the Pareto front are joined.
StudyFigure frontFigure(const StoredSearch& search);
/// What the forest predicts for each value of a parameter, and the tries.
StudyFigure sliceFigure(const StoredSearch& search, std::size_t parameter);
Surface contourSurface(const StoredSearch& search, std::size_t x, std::size_t y);

std::vector<ImportanceBar> importanceBars(const StoredSearch& search);
/// One axis for each parameter and the first goal. lines[i] is of the try tries[i]; tries without a value have none.
struct SettingsLines {
    std::vector<ParallelAxis> axes;
    std::vector<ParallelLine> lines;
    std::vector<std::size_t> tries;
};
SettingsLines settingsLines(const StoredSearch& search);
/// The plan's parameters, those that matter most first; those of unknown importance in the plan's order.
std::vector<std::size_t> settingsByImportance(const StoredSearch& search);
/// The same for the four settings that matter most, shaded by rank; a single setting has the goal beside it.
SettingsLines rankLines(const StoredSearch& search);

/// The attempts of all runs by machine and host, in seconds since the search was started.
struct MachineFigure {
    std::vector<MachineBars> lanes;
    double end = 0.0;
};
MachineFigure machineFigure(const CampaignRow& campaign, const StoredSearch& search, double now);

} // namespace trainyard
