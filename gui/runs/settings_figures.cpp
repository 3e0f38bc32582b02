// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/settings_figures.h"

#include "gui/formats/field_text.h"
#include "gui/formats/figures.h"
#include "gui/runs/compared_series.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

struct SettingsText {
    Q_DECLARE_TR_FUNCTIONS(SettingsText)
};

constexpr int kSettingTicks = 4;
constexpr double kSettingTickGap = 0.12; // between labels, of the axis

ChartRange valueRange(const SettingsSpace& space)
{
    ChartRange range{INFINITY, -INFINITY};
    for (const SearchTry& one : space.report.tries)
        range = {std::min(range.from, one.values.front()), std::max(range.to, one.values.front())};
    return range;
}

std::vector<AxisTick> settingTicks(const SettingsSpace& space, int setting)
{
    const SearchParameter& parameter = space.plan.parameters[std::size_t(setting)];
    std::vector<AxisTick> ticks;
    if (parameter.kind == ParameterKind::Choice) {
        const double count = double(parameter.choices.size());
        for (std::size_t i = 0; i < parameter.choices.size(); ++i)
            ticks.push_back({(double(i) + 0.5) / count,
                             paramValue(space.keys[setting], QString::fromStdString(parameter.choices[i]))});
        return ticks;
    }
    const bool log = parameter.kind == ParameterKind::LogUniform;
    const auto placeOf = [&](double value) {
        return log ? std::log(value / parameter.low) / std::log(parameter.high / parameter.low)
                   : (value - parameter.low) / (parameter.high - parameter.low);
    };
    const ChartRange range{parameter.low, parameter.high};
    ticks.push_back({0.0, shownText(parameter.low, 3)});
    for (const AxisTick& round : log ? logTicks(range) : valueTicks(range, ValueFormat::Plain, kSettingTicks)) {
        const double place = placeOf(round.value);
        if (place - ticks.back().value >= kSettingTickGap && 1.0 - place >= kSettingTickGap)
            ticks.push_back({place, shownText(round.value, 3)});
    }
    ticks.push_back({1.0, shownText(parameter.high, 3)});
    return ticks;
}

QString emptyNote(const SettingsSpace& space)
{
    if (space.plan.parameters.empty())
        return SettingsText::tr("The selected runs do not differ in a setting that can be drawn.");
    return space.report.tries.empty() ? SettingsText::tr("None of the selected runs has this series.") : QString();
}

double placeOfSetting(const SettingsSpace& space, const SearchTry& one, std::size_t setting)
{
    return one.point[setting] ? toUnit(space.plan, one.point)[setting] : kUnknownValue;
}

} // namespace

SettingsLinesFigure parallelFigure(const SettingsSpace& space)
{
    SettingsLinesFigure out;
    out.note = emptyNote(space);
    if (!out.note.isEmpty())
        return out;
    for (int setting = 0; setting < int(space.titles.size()); ++setting)
        out.axes.push_back({space.titles[setting], settingTicks(space, setting)});
    const ChartRange range = valueRange(space);
    ParallelAxis values{space.series, {}};
    if (range.size() > 0.0)
        for (const AxisTick& tick : valueTicks(range, formatOfExpression(space.series), kSettingTicks))
            if (tick.value >= range.from && tick.value <= range.to)
                values.ticks.push_back({(tick.value - range.from) / range.size(), tick.label});
    out.axes.push_back(std::move(values));
    for (std::size_t i = 0; i < space.report.tries.size(); ++i) {
        const SearchTry& one = space.report.tries[i];
        ParallelLine line;
        for (std::size_t setting = 0; setting < one.point.size(); ++setting)
            line.places.push_back(placeOfSetting(space, one, setting));
        const double share = range.size() > 0.0 ? (one.values.front() - range.from) / range.size() : 0.5;
        line.places.push_back(share);
        line.shade = space.plan.goals.front().maximise ? share : 1.0 - share;
        line.best = space.report.best == i;
        out.lines.push_back(std::move(line));
    }
    return out;
}

StudyFigure scatterFigure(const SettingsSpace& space, int setting)
{
    StudyFigure figure;
    figure.caption = space.series;
    figure.format = formatOfExpression(space.series);
    figure.note = emptyNote(space);
    if (!figure.note.isEmpty() || setting < 0 || setting >= int(space.titles.size()))
        return figure;
    figure.xTitle = space.titles[setting];
    for (const AxisTick& tick : settingTicks(space, setting)) {
        figure.xTicks.push_back(tick.value);
        figure.xLabels << tick.label;
    }
    FigureLine runs{SettingsText::tr("runs"), Token::S1, FigureLine::Style::Dots, {}};
    FigureLine best{SettingsText::tr("best"), Token::S2, FigureLine::Style::Dots, {}};
    for (std::size_t i = 0; i < space.report.tries.size(); ++i) {
        const SearchTry& one = space.report.tries[i];
        if (const double place = placeOfSetting(space, one, std::size_t(setting)); std::isfinite(place))
            (space.report.best == i ? best : runs).points.push_back({place, one.values.front()});
    }
    std::stable_sort(runs.points.begin(), runs.points.end(),
                     [](const FigurePoint& a, const FigurePoint& b) { return a.x < b.x; });
    figure.lines = {std::move(runs), std::move(best)};
    return figure;
}

std::vector<ImportanceBar> settingBars(const SettingsSpace& space)
{
    std::vector<ImportanceBar> bars;
    for (const ParameterImportance& one : space.report.importance)
        bars.push_back({space.titles[int(one.parameter)], one.share, one.deviation, one.told});
    return bars;
}

QString importanceNote(const SettingsSpace& space)
{
    const QString empty = emptyNote(space);
    if (empty.isEmpty() && space.report.triesNeeded == 0)
        return SettingsText::tr("All selected runs have the same value.");
    return empty.isEmpty() ? SettingsText::tr("Select %Ln more run(s): so few cannot tell what matters.", nullptr,
                                              space.report.triesNeeded)
                           : empty;
}

} // namespace trainyard
