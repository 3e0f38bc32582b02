// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/outlook_figure.h"

#include "gui/campaigns/study_figures.h"
#include "gui/formats/forecast_text.h"
#include "gui/formats/study_text.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct OutlookFigure {
    Q_DECLARE_TR_FUNCTIONS(OutlookFigure)
};

constexpr std::size_t kMostOutlookTicks = 11;
constexpr Token kPublishedColors[] = {Token::S3, Token::S4, Token::S5, Token::S6};

using Style = FigureLine::Style;

/// Powers of two, fewer where there are many.
std::vector<double> outlookTicks(int most)
{
    std::vector<double> ticks;
    for (double ranks = 1.0; ranks <= most; ranks *= 2.0)
        ticks.push_back(ranks);
    if (ticks.size() <= kMostOutlookTicks)
        return ticks;
    std::vector<double> fewer;
    for (std::size_t i = 0; i < ticks.size(); i += 2)
        fewer.push_back(ticks[i]);
    return fewer;
}

void addPublished(StudyFigure& figure, const std::vector<PublishedSystem>& published, int most)
{
    std::size_t color = 0;
    for (const PublishedSystem& system : published) {
        FigureLine line{publishedSystemText(system).title,
                        kPublishedColors[color % std::size(kPublishedColors)],
                        Style::Reference,
                        {}};
        for (const PublishedPoint& point : system.points)
            if (point.ranks <= most)
                line.points.push_back({double(point.ranks), point.speedUp});
        if (line.points.empty())
            continue; // it states no speed-up
        figure.lines.push_back(std::move(line));
        ++color;
    }
}

void addMarkers(StudyFigure& figure, const ForecastLimits& limits, const QString& hours)
{
    const bool time = limits.time < limits.most, money = limits.hours < limits.most;
    if (time && money && limits.time == limits.hours) {
        figure.markers.push_back({double(limits.time), OutlookFigure::tr("no longer pays")});
        return;
    }
    if (time)
        figure.markers.push_back({double(limits.time), OutlookFigure::tr("no longer pays in time")});
    if (money)
        figure.markers.push_back({double(limits.hours), OutlookFigure::tr("no longer pays in %1").arg(hours)});
}

} // namespace

StudyFigure outlookFigure(const CampaignSnapshot& study, const StudyForecast& forecast,
                          const std::vector<PublishedSystem>& published)
{
    const int most = forecast.place.mostRanks;
    StudyFigure figure;
    figure.title = OutlookFigure::tr("Forecast");
    figure.caption = OutlookFigure::tr("speed-up over one rank");
    figure.xTitle = OutlookFigure::tr("ranks");
    figure.placeText = ranksPlace;
    figure.xTicks = outlookTicks(most);
    figure.logX = figure.logY = true;
    FigureLine measured{OutlookFigure::tr("measured"), Token::S1, Style::Measured, {}};
    for (const StudyCount& count : study.report.counts)
        if (count.speedUp.count && count.ranks <= most)
            measured.points.push_back(
                {double(count.ranks), count.speedUp.median, count.speedUp.low, count.speedUp.high});
    FigureLine middle{OutlookFigure::tr("forecast"), Token::S2, Style::Curve, {}};
    FigureLine band{OutlookFigure::tr("its band"), Token::S2, Style::Band, {}};
    FigureLine ideal{OutlookFigure::tr("ideal"), Token::S7, Style::Reference, {}};
    for (const StudyForecastPoint& point : forecast.points) {
        const double x = point.ranks;
        middle.points.push_back({x, point.speedUp.value});
        band.points.push_back({x, point.speedUp.value, point.speedUp.low, point.speedUp.high});
        ideal.points.push_back({x, x});
    }
    figure.lines = {measured, middle, band, ideal};
    addPublished(figure, published, most);
    addMarkers(figure, forecast.limits, rankHoursWord(study.base));
    return figure;
}

} // namespace trainyard
