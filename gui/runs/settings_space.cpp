// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/settings_space.h"

#include "backend/protocol/series_direction.h"
#include "cluster/campaigns/search_importance.h"
#include "gui/formats/field_text.h"
#include "gui/runs/run_groups.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <set>

namespace trainyard {
namespace {

constexpr double kLogarithmicFrom = 50.0; // ratio of the largest to the smallest value

std::optional<double> plainNumber(const QString& text)
{
    bool good = false;
    const double number = text.toDouble(&good); // in the C locale
    return good && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// What runs have as a setting: one parameter of the space, and its value for each run.
struct Setting {
    SearchParameter parameter;
    std::vector<std::optional<double>> values;
};

std::optional<Setting> numericSetting(const QStringList& texts)
{
    Setting setting;
    double low = INFINITY, high = -INFINITY;
    bool whole = true;
    for (const QString& text : texts) {
        const std::optional<double> number = plainNumber(text);
        if (!number && !text.isEmpty())
            return std::nullopt;
        setting.values.push_back(number);
        if (!number)
            continue;
        low = std::min(low, *number);
        high = std::max(high, *number);
        whole = whole && *number == std::floor(*number);
    }
    if (!(low < high))
        return std::nullopt;
    setting.parameter.low = low;
    setting.parameter.high = high;
    setting.parameter.whole = whole;
    setting.parameter.kind =
        low > 0.0 && high / low >= kLogarithmicFrom ? ParameterKind::LogUniform : ParameterKind::Uniform;
    return setting;
}

std::optional<Setting> choiceSetting(const QStringList& texts)
{
    std::map<QString, double> places;
    for (const QString& text : texts)
        if (!text.isEmpty())
            places.emplace(text, 0.0);
    if (places.size() > kMostSettingChoices || places.size() < 2)
        return std::nullopt;
    Setting setting;
    setting.parameter.kind = ParameterKind::Choice;
    for (auto& [text, place] : places) {
        place = static_cast<double>(setting.parameter.choices.size());
        setting.parameter.choices.push_back(text.toStdString());
    }
    for (const QString& text : texts)
        setting.values.push_back(text.isEmpty() ? std::nullopt : std::optional(places.at(text)));
    return setting;
}

/// They say where a run is, not how it trains.
bool isPlace(const QString& key)
{
    return key == QLatin1String("program.command") || key == QLatin1String("program.folder") ||
           key == QLatin1String("data.path") || key == QLatin1String("model.file");
}

} // namespace

SettingsSpace settingsSpace(const QVector<ComparedRun>& runs, const std::vector<double>& values, const QString& series)
{
    SettingsSpace space;
    space.series = series;
    space.plan.goals.front().series = series.toStdString();
    space.plan.goals.front().maximise = series::higherIsBetter(series.toStdString());
    std::vector<Setting> settings;
    for (const QString& key : differingSettings(runs)) {
        if (isPlace(key) || settings.size() >= std::size_t{kMostSettings})
            continue;
        QStringList texts;
        SettingLookup inRuns(key);
        for (const ComparedRun& run : runs)
            texts << inRuns.of(run);
        std::optional<Setting> setting = numericSetting(texts);
        if (!setting)
            setting = choiceSetting(texts);
        if (!setting)
            continue;
        setting->parameter.field = key.toStdString();
        space.plan.parameters.push_back(setting->parameter);
        space.keys << key;
        space.titles << paramTitle(key);
        settings.push_back(std::move(*setting));
    }
    for (std::size_t run = 0; run < values.size(); ++run) {
        if (!std::isfinite(values[run]))
            continue;
        SearchTry one;
        one.state = SearchRunState::Done;
        one.values = {values[run]};
        for (const Setting& setting : settings)
            one.point.push_back(setting.values[run]);
        space.report.tries.push_back(std::move(one));
        space.runs.push_back(run);
    }
    std::vector<std::size_t>& order = space.report.bestOrder;
    order.resize(space.report.tries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const bool maximise = space.plan.goals.front().maximise;
    for (const std::size_t i : order) {
        const double value = space.report.tries[i].values.front();
        const double best = space.report.best ? space.report.tries[*space.report.best].values.front() : value;
        if (!space.report.best || (maximise ? value > best : value < best))
            space.report.best = i;
    }
    if (!space.plan.parameters.empty())
        findImportance(space.plan, space.report);
    return space;
}

} // namespace trainyard
