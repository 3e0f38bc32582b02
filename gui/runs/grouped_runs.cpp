// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/grouped_runs.h"

#include "backend/protocol/series_direction.h"
#include "gui/formats/field_text.h"
#include "gui/formats/format.h"
#include "gui/formats/series_text.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard {
namespace {

struct GroupText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::GroupText)
};

/// A difference or a deviation in the unit of the series.
QString inUnitOf(const QString& series, double value)
{
    return isAccuracySeries(series.toStdString()) ? GroupText::tr("%1 points").arg(format::fixed(value * 100.0, 2))
                                                  : format::significant(value, 3);
}

QString meanText(const QString& series, double value)
{
    return isAccuracySeries(series.toStdString()) ? format::percent(value, 2) : format::seriesValue(series, value);
}

double bestOf(const QVector<Bin>& bins, bool higher)
{
    double best = std::numeric_limits<double>::quiet_NaN();
    for (const Bin& bin : bins)
        if (const double value = higher ? bin.max : bin.min; std::isfinite(value) && bin.count > bin.nonFinite)
            best = std::isnan(best) ? value : higher ? std::max(best, value) : std::min(best, value);
    return best;
}

/// What all members have in common; a setting that varies among them has no value.
ComparedRun columnOf(const QVector<ComparedRun>& runs, const RunGroup& group, int index)
{
    ComparedRun column = runs[group.members.front()];
    column.name = group.label;
    column.colour = index;
    column.results.clear();
    column.results.emplace_back(GroupText::tr("Runs"), format::count(group.members.size()));
    std::vector<SettingLookup> settings;
    for (const auto& [key, value] : column.params)
        settings.emplace_back(key);
    std::vector<bool> varies(settings.size());
    for (const int member : group.members) // one run after the other, as they lie in memory
        for (std::size_t i = 0; i < settings.size(); ++i)
            varies[i] = varies[i] || !settings[i].found(runs[member]) ||
                        settings[i].of(runs[member]) != column.params[i].second;
    for (std::size_t i = 0; i < settings.size(); ++i)
        if (varies[i]) {
            column.params[i].second = GroupText::tr("varies");
            column.named.remove(column.params[i].first);
        }
    return column;
}

/// Mean and standard deviation of the group's values, a row each.
void addResults(ComparedRun& column, const std::vector<double>& values, const RunGroup& group, const QString& series)
{
    std::vector<double> known;
    double sum = 0.0, squares = 0.0;
    for (const int member : group.members)
        if (const double value = values[static_cast<std::size_t>(member)]; std::isfinite(value)) {
            known.push_back(value);
            sum += value;
        }
    const auto count = static_cast<double>(known.size());
    for (const double value : known)
        squares += (value - sum / count) * (value - sum / count);
    const QString none = QStringLiteral("–");
    column.results.emplace_back(GroupText::tr("Best %1, mean").arg(series),
                                known.empty() ? none : meanText(series, sum / count));
    column.results.emplace_back(GroupText::tr("Standard deviation"),
                                known.size() < 2 ? none : meanText(series, std::sqrt(squares / (count - 1.0))));
}

QString groupName(const GroupedRuns& grouped, int group)
{
    const QString letter = ComparisonModel::letter(group), label = grouped.groups[std::size_t(group)].label;
    return label.isEmpty() ? letter : GroupText::tr("%1 (%2)").arg(letter, label);
}

} // namespace

GroupedRuns groupedRuns(const QVector<ComparedRun>& runs, const QVector<RunCurve>& curves, const QString& series,
                        QStringList keys)
{
    GroupedRuns out;
    if (keys.isEmpty())
        keys = differingSettings(runs);
    out.groups = groupRuns(runs, keys, [](const QString& key) { return paramTitle(key); });
    const bool higher = series::higherIsBetter(series.toStdString());
    QHash<QString, double> best;
    for (const RunCurve& curve : curves)
        best.insert(curve.id, bestOf(curve.bins, higher));
    for (const ComparedRun& run : runs)
        out.values.push_back(best.value(run.id, std::numeric_limits<double>::quiet_NaN()));
    out.verdict = bestGroup(runs, out.groups, out.values, higher);
    for (std::size_t i = 0; i < out.groups.size(); ++i) {
        ComparedRun column = columnOf(runs, out.groups[i], static_cast<int>(i));
        addResults(column, out.values, out.groups[i], series);
        out.columns << std::move(column);
    }
    return out;
}

QString verdictText(const GroupedRuns& grouped, const QString& series)
{
    if (!grouped.verdict)
        return {};
    const GroupVerdict& verdict = *grouped.verdict;
    const MeanDifference& by = verdict.difference;
    const QString better = groupName(grouped, verdict.better), than = groupName(grouped, verdict.than);
    const QString size = inUnitOf(series, std::abs(by.difference));
    if (!std::isfinite(by.margin))
        return GroupText::tr("%1 is ahead of %2 by %3, which can be chance: two runs or more of each would tell.")
            .arg(better, than, size);
    const QString runs = verdict.paired ? GroupText::tr("%Ln pair(s) with equal seeds", nullptr, by.first)
                                        : GroupText::tr("%1 and %2 runs").arg(by.second).arg(by.first);
    const QString interval = GroupText::tr("%1 ± %2, 95 % interval of %3").arg(size, inUnitOf(series, by.margin), runs);
    if (!verdict.certain())
        return GroupText::tr("It is not clear whether %1 is better than %2 (%3). More seeds would narrow the interval.")
            .arg(better, than, interval);
    const QString effect = std::isfinite(verdict.effect)
                               ? GroupText::tr("; effect size d = %1").arg(format::fixed(std::abs(verdict.effect), 1))
                               : QString();
    return GroupText::tr("%1 is better than %2 (%3%4).").arg(better, than, interval, effect);
}

} // namespace trainyard
