// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/importance_chart.h"
#include "gui/plots/parallel_chart.h"
#include "gui/plots/study_chart.h"
#include "gui/runs/settings_space.h"

/// Figures of a SettingsSpace. No side effects; texts in the user's language.
namespace trainyard {

/// One axis for each setting and one for the values; a line for each try.
struct SettingsLinesFigure {
    std::vector<ParallelAxis> axes;
    std::vector<ParallelLine> lines;
    QString note;
};
SettingsLinesFigure parallelFigure(const SettingsSpace& space);
/// The values over one setting, a dot for each run.
StudyFigure scatterFigure(const SettingsSpace& space, int setting);
std::vector<ImportanceBar> settingBars(const SettingsSpace& space);
/// What stands in the place of bars that cannot be told yet.
QString importanceNote(const SettingsSpace& space);

} // namespace trainyard
