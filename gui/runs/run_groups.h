// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/mean_difference.h"
#include "gui/parts/seed_settings.h"
#include "gui/runs/comparison_model.h"

#include <QString>
#include <QStringList>
#include <QVector>

#include <cmath>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace trainyard {

/// Runs with equal values of some settings.
struct RunGroup {
    QString label;        ///< the values that tell it from the other groups: "learning rate 0.1, batch size 64"
    QVector<int> members; ///< indices of the runs, ascending
    int seeds = 0;        ///< number of different seeds among them
};

/// A setting's value as text; empty if the run has none. `key` of the flattened spec.
QString settingOf(const ComparedRun& run, const QString& key);

/// Finds one setting in many runs: quickly, as their settings stand in nearly the same places.
class SettingLookup {
public:
    explicit SettingLookup(QString key) : m_key(std::move(key)) {}
    /// As settingOf().
    QString of(const ComparedRun& run) { return found(run) ? run.params[m_place].second : QString(); }
    bool found(const ComparedRun& run);

private:
    QString m_key;
    std::size_t m_place = 0; ///< among the settings of the run before
};

/// The keys of settings that differ between the runs, in the spec's order, without those of isSeedSetting().
QStringList differingSettings(const QVector<ComparedRun>& runs);

/// Groups of runs that are equal in all of `keys`, in the order of their first runs. `title` names a setting for the
/// labels. With no keys there is one group, without a label. Pure.
std::vector<RunGroup> groupRuns(const QVector<ComparedRun>& runs, const QStringList& keys,
                                const std::function<QString(const QString& key)>& title);

/// The best of the groups against the next best, by one value of each run.
struct GroupVerdict {
    int better = 0, than = 0; ///< indices of the groups
    /// Mean of the better group − mean of the other, in the unit of the values; positive where higher is better.
    MeanDifference difference;
    double effect = 0.0; ///< Cohen's d of it; NaN if unknown
    bool paired = false; ///< by seeds: every seed is in both groups, once
    /// Whether the 95 % interval leaves out 0.
    bool certain() const { return std::abs(difference.difference) > difference.margin; }
};

/// nullopt with fewer than two groups that have values. `values`: one a run, NaN for none. Pure.
std::optional<GroupVerdict> bestGroup(const QVector<ComparedRun>& runs, const std::vector<RunGroup>& groups,
                                      const std::vector<double>& values, bool higherIsBetter);

} // namespace trainyard
