// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/search_report.h"
#include "gui/runs/comparison_model.h"

#include <QStringList>

#include <vector>

namespace trainyard {

/// The settings in which runs differ, as the space of a search, and what the runs have reached: for figures that show
/// what depends on what. Parameters of programs and of imported runs are settings like all others.
struct SettingsSpace {
    SearchPlan plan; ///< a parameter for each setting: a number, linear or logarithmic, or a choice
    QStringList keys, titles;
    SearchReport report;           ///< a try for each run that has all it needs: its settings and its value
    std::vector<std::size_t> runs; ///< by try: its place among the runs
    QString series;                ///< whose best value counts
};

inline constexpr int kMostSettings = 12;
inline constexpr std::size_t kMostSettingChoices = 24;

/// Settings with more than kMostSettingChoices texts, such as paths, are left out; of the others the first
/// kMostSettings. `values`: by run, NaN where it has none. Computes the importance, which takes up to a second.
SettingsSpace settingsSpace(const QVector<ComparedRun>& runs, const std::vector<double>& values, const QString& series);

} // namespace trainyard
