// SPDX-License-Identifier: GPL-3.0-or-later
// The forecast of `trainyard study report --up-to`.
#include "gui/command_line/study_forecast.h"

#include "gui/command_line/campaign_lines.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/table.h"
#include "gui/formats/forecast_text.h"
#include "gui/services/published_systems.h"

#include <cmath>
#include <cstdio>

namespace trainyard::commands {
namespace {

nlohmann::ordered_json valueJson(const ForecastValue& value)
{
    return {{"low", numberJson(value.low)}, {"value", numberJson(value.value)}, {"high", numberJson(value.high)}};
}

nlohmann::ordered_json publishedJson()
{
    nlohmann::ordered_json systems = nlohmann::ordered_json::array();
    for (const PublishedSystem& system : publishedSystems()) {
        nlohmann::ordered_json points = nlohmann::ordered_json::array();
        for (const PublishedPoint& point : system.points)
            points.push_back({{"ranks", point.ranks}, {"speed_up", point.speedUp}});
        systems.push_back({{"id", system.id},
                           {"title", system.title},
                           {"source", system.source},
                           {"stated", system.stated},
                           {"points", points}});
    }
    return systems;
}

std::string number(double value, int digits)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return std::isfinite(value) ? text : "";
}

std::string threeDigits(double value)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.3g", value);
    return std::isfinite(value) ? text : "";
}

std::string banded(const ForecastValue& value, int digits)
{
    return value.value > 0.0
               ? number(value.value, digits) + " (" + number(value.low, digits) + "-" + number(value.high, digits) + ")"
               : "";
}

} // namespace

ForecastPlace placeOf(const StudyOptions& options)
{
    const KnownNetwork* known = knownNetwork(options.network.empty() ? kUsualNetwork : options.network);
    ForecastPlace place;
    place.mostRanks = options.upTo;
    place.ranksPerNode = options.perNode;
    place.network = known->network();
    if (options.gigabits > 0.0)
        place.network.bandwidth = options.gigabits * 1e9 / 8.0;
    if (options.microseconds >= 0.0)
        place.network.latency = options.microseconds * 1e-6;
    place.price = options.price;
    return place;
}

nlohmann::ordered_json forecastJson(const StudyForecast& forecast, const RunSpec& spec)
{
    nlohmann::ordered_json points = nlohmann::ordered_json::array();
    for (const StudyForecastPoint& point : forecast.points) {
        points.push_back({{"ranks", point.ranks},
                          {"nodes", point.nodes},
                          {"samples_per_second", valueJson(point.samplesPerSecond)},
                          {"speed_up", valueJson(point.speedUp)},
                          {"seconds", valueJson(point.seconds)},
                          {"rank_hours", valueJson(point.rankHours)}});
        if (forecast.place.price > 0.0)
            points.back()["cost"] = numberJson(point.rankHours.value * forecast.place.price);
    }
    return {{"ranks_per_node", forecast.place.ranksPerNode},
            {"gigabits_per_second", forecast.place.network.bandwidth * 8.0 / 1e9},
            {"latency_microseconds", forecast.place.network.latency * 1e6},
            {"price_per_rank_hour", forecast.place.price},
            {"gradient_bytes", forecast.gradientBytes},
            {"fitted_ranks", forecast.fitted},
            {"limits",
             {{"pays_in_time", forecast.limits.time},
              {"pays_in_rank_hours", forecast.limits.hours},
              {"fastest", forecast.limits.fastest},
              {"most_with_work", forecast.limits.mostWithWork},
              {"most", forecast.limits.most}}},
            {"points", points},
            {"published", publishedJson()},
            {"sentences", forecastLines(forecast, spec)}};
}

void printForecast(const StudyForecast& forecast, const RunSpec& spec)
{
    const bool priced = forecast.place.price > 0.0;
    std::vector<std::string> headers{"ranks",    "nodes",   "samples/s",
                                     "speed-up", "run (s)", ranksHaveGpus(spec) ? "GPU hours" : "rank hours"};
    if (priced)
        headers.emplace_back("cost");
    TextTable table(headers, std::vector<bool>(headers.size(), true));
    for (const StudyForecastPoint& point : forecast.points) {
        std::vector<std::string> cells{std::to_string(point.ranks),       std::to_string(point.nodes),
                                       banded(point.samplesPerSecond, 0), banded(point.speedUp, 2),
                                       banded(point.seconds, 1),          threeDigits(point.rankHours.value)};
        const double cost = point.rankHours.value * forecast.place.price;
        if (priced)
            cells.push_back(cost < 0.1 ? threeDigits(cost) : number(cost, 2));
        table.add(std::move(cells));
    }
    std::printf("\nForecast for %s per node, %g Gbit/s and %g µs between nodes:\n",
                countedText(forecast.place.ranksPerNode, "rank(s)").c_str(),
                forecast.place.network.bandwidth * 8.0 / 1e9, forecast.place.network.latency * 1e6);
    std::fputs(table.text().c_str(), stdout);
    std::fputs("Middle value (band).\n\n", stdout);
    for (const std::string& sentence : forecastLines(forecast, spec))
        std::printf("%s\n", sentence.c_str());
    std::fputs("\nPublished:\n", stdout);
    for (const PublishedSystem& system : publishedSystems())
        std::printf("%s (%s): %s\n", system.title.c_str(), system.source.c_str(), system.stated.c_str());
}

} // namespace trainyard::commands
