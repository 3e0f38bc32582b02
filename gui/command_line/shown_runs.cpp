// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/shown_runs.h"

#include "backend/base/clock.h"
#include "backend/protocol/series.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"
#include "gui/formats/series_text.h"

#include <cmath>
#include <ctime>

namespace trainyard::commands {
namespace {

/// "14:02:31" today, else with the date.
std::string momentText(double unixSeconds)
{
    const auto clock = [](double time, const char* format) {
        const auto seconds = static_cast<std::time_t>(time);
        std::tm local{};
        ::localtime_r(&seconds, &local);
        char text[40];
        std::strftime(text, sizeof text, format, &local);
        return std::string(text);
    };
    const bool today = clock(unixSeconds, "%F") == clock(unixTime(), "%F");
    return today ? clock(unixSeconds, "%H:%M:%S") : dateText(unixSeconds);
}

} // namespace

std::vector<MetricColumn> headlineMetrics()
{
    return {{series::kTrainLoss, MetricSummary::Last}, {series::kValLoss, MetricSummary::Best},
            {series::kValTop1, MetricSummary::Best},   {series::kValTop1, MetricSummary::Last},
            {series::kValTop5, MetricSummary::Best},   {series::kThroughput, MetricSummary::Last}};
}

std::string valueText(const std::vector<MetricColumn>& metrics, const RunRow& row, std::size_t place)
{
    if (!row.hasMetric(place))
        return "-";
    const double value = row.metrics[place];
    return isAccuracySeries(metrics[place].series) && std::isfinite(value) ? percentText(value) : numberText(value);
}

std::string stateText(Session& session, const RunRow& row)
{
    const std::optional<double> heard = session.heardAt(row);
    const std::string state(name(row.state));
    if (heard && session.isRemoved(row))
        return state + " (its machine was removed)";
    return !heard ? state : *heard > 0.0 ? state + " (as of " + momentText(*heard) + ")" : state + " (no answer yet)";
}

nlohmann::ordered_json heardJson(Session& session, const RunRow& row)
{
    const std::optional<double> heard = session.heardAt(row);
    return heard ? nlohmann::ordered_json(*heard) : nlohmann::ordered_json(nullptr);
}

} // namespace trainyard::commands
