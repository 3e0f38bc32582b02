// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/study_figures.h"

#include "cluster/campaigns/step_fit.h"
#include "gui/formats/format.h"
#include "gui/formats/study_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace trainyard {
namespace {

struct StudyFigures {
    Q_DECLARE_TR_FUNCTIONS(StudyFigures)
};

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr int kLeastForecast = 4; // minimum range of the forecast for a study with one and two ranks
constexpr int kEachUpTo = 16;
constexpr Token kRankColors[] = {Token::S1, Token::S2, Token::S3, Token::S4, Token::S5, Token::S6};

using Style = FigureLine::Style;

std::vector<int> forecastNumbers(const CampaignSnapshot& study)
{
    int most = kLeastForecast;
    for (const StudyCount& count : study.report.counts)
        most = std::max(most, count.ranks);
    std::set<int> numbers{most};
    for (int ranks = 1; ranks <= most; ranks = ranks < kEachUpTo ? ranks + 1 : ranks * 2)
        numbers.insert(ranks);
    for (const StudyCount& count : study.report.counts)
        numbers.insert(count.ranks);
    return {numbers.begin(), numbers.end()};
}

QString samplesPlace(double x)
{
    const long long samples = std::llround(x);
    const int plural = int(std::min<long long>(samples, std::numeric_limits<int>::max()));
    return samples == plural ? StudyFigures::tr("%Ln sample(s)", nullptr, plural)
                             : StudyFigures::tr("%1 samples").arg(format::count(samples));
}

/// A figure over numbers of ranks. `value` takes a count; `ideal` and `forecast` (of a speed-up) are functions.
template <typename Value, typename Ideal, typename Foretold>
StudyFigure overRanks(const CampaignSnapshot& study, Value value, Ideal ideal, Foretold foretold)
{
    StudyFigure figure;
    figure.xTitle = StudyFigures::tr("ranks");
    figure.placeText = ranksPlace;
    figure.low = 0.0;
    FigureLine measured{StudyFigures::tr("measured"), Token::S1, Style::Measured, {}};
    FigureLine best{StudyFigures::tr("ideal"), Token::S7, Style::Reference, {}};
    FigureLine forecast{StudyFigures::tr("forecast"), Token::S2, Style::Reference, {}};
    for (const StudyCount& count : study.report.counts) {
        const Spread spread = value(count);
        if (spread.count)
            measured.points.push_back({double(count.ranks), spread.median, spread.low, spread.high});
    }
    const std::vector<int> numbers = forecastNumbers(study);
    for (const int ranks : numbers)
        best.points.push_back({double(ranks), ideal(ranks)});
    if (study.costs)
        for (const ForecastPoint& point : forecastRanks(*study.costs, study.base, numbers))
            forecast.points.push_back({double(point.ranks), point.speedUp > 0.0 ? foretold(point) : kNaN});
    for (const int ranks : numbers)
        if (numbers.size() <= 8 || (ranks & (ranks - 1)) == 0 || ranks == numbers.back())
            figure.xTicks.push_back(ranks);
    if (!measured.points.empty()) // the ideal line alone is meaningless
        figure.lines = {measured, best, forecast};
    return figure;
}

double medianOfOne(const CampaignSnapshot& study, Spread StudyCount::*what)
{
    for (const StudyCount& count : study.report.counts)
        if (count.ranks == 1)
            return (count.*what).median;
    return kNaN;
}

std::vector<const StudyRun*> runsOf(const CampaignSnapshot& study, int ranks, bool wholeOnly)
{
    std::vector<const StudyRun*> runs;
    for (const StudyRun& run : study.runs)
        if (run.ranks == ranks &&
            (run.state == StudyRun::State::Whole || (!wholeOnly && run.state == StudyRun::State::Open)))
            runs.push_back(&run);
    return runs;
}

/// Why there is no speed yet.
QString noSpeedText(const CampaignSnapshot& study)
{
    return runsOf(study, 1, true).empty()
               ? StudyFigures::tr("Everything is relative to a run with one rank, which must finish first.")
               : StudyFigures::tr("Speeds appear once a run with more than one epoch is done.");
}

StudyFigure speedUpFigure(const CampaignSnapshot& study)
{
    StudyFigure figure = overRanks(
        study, [](const StudyCount& count) { return count.speedUp; }, [](int ranks) { return double(ranks); },
        [](const ForecastPoint& point) { return point.speedUp; });
    figure.title = StudyFigures::tr("Speed-up");
    figure.caption = StudyFigures::tr("over one rank");
    figure.note = noSpeedText(study);
    return figure;
}

StudyFigure efficiencyFigure(const CampaignSnapshot& study)
{
    StudyFigure figure = overRanks(
        study, [](const StudyCount& count) { return count.efficiency; }, [](int) { return 1.0; },
        [](const ForecastPoint& point) { return point.speedUp / point.ranks; });
    figure.title = StudyFigures::tr("Efficiency");
    figure.caption = StudyFigures::tr("speed-up ÷ ranks");
    figure.note = noSpeedText(study);
    figure.format = ValueFormat::Share;
    return figure;
}

StudyFigure throughputFigure(const CampaignSnapshot& study)
{
    const double one = medianOfOne(study, &StudyCount::throughput);
    StudyFigure figure = overRanks(
        study, [](const StudyCount& count) { return count.throughput; }, [one](int ranks) { return one * ranks; },
        [](const ForecastPoint& point) { return point.samplesPerSecond; });
    figure.title = StudyFigures::tr("Throughput");
    figure.caption = StudyFigures::tr("samples/s, without the first epoch");
    figure.note = StudyFigures::tr("Speeds appear once a run with more than one epoch is done.");
    return figure;
}

StudyFigure timeFigure(const CampaignSnapshot& study)
{
    const double one = medianOfOne(study, &StudyCount::secondsToTarget);
    StudyFigure figure = overRanks(
        study, [](const StudyCount& count) { return count.secondsToTarget; }, [one](int ranks) { return one / ranks; },
        [one](const ForecastPoint& point) { return one / point.speedUp; });
    figure.title = StudyFigures::tr("Time to accuracy");
    const StudyTarget& target = study.report.target;
    figure.caption = target.series.empty() ? StudyFigures::tr("seconds")
                                           : StudyFigures::tr("seconds to %1 %2")
                                                 .arg(studySeriesTitle(target.series).toLower(),
                                                      target.series.ends_with("loss") ? format::fixed(target.value, 4)
                                                                                      : format::percent(target.value));
    figure.unit = StudyFigures::tr("s");
    figure.note = noTargetText(target);
    return figure;
}

/// Mean and range of the runs at that number of samples.
FigurePoint meanAt(const std::vector<const StudyRun*>& runs, const std::string& series, double samples)
{
    FigurePoint point{samples, 0.0, kNaN, kNaN};
    int count = 0;
    for (const StudyRun* run : runs) {
        const double value = valueAt(curveOf(*run, series), samples);
        if (!std::isfinite(value))
            continue;
        point.low = count ? std::min(point.low, value) : value;
        point.high = count ? std::max(point.high, value) : value;
        point.y += value;
        ++count;
    }
    point.y = count ? point.y / count : kNaN;
    return point;
}

const StudyCurve& longest(const std::vector<const StudyRun*>& runs, const std::string& series)
{
    static const StudyCurve none;
    const StudyCurve* best = &none;
    for (const StudyRun* run : runs)
        if (curveOf(*run, series).size() > best->size())
            best = &curveOf(*run, series);
    return *best;
}

} // namespace

QString ranksPlace(double x)
{
    return ranksText(int(std::lround(x)));
}

std::vector<StudyFigure> speedFigures(const CampaignSnapshot& study)
{
    return {speedUpFigure(study), efficiencyFigure(study), throughputFigure(study), timeFigure(study)};
}

StudyFigure convergenceFigure(const CampaignSnapshot& study, const std::string& series)
{
    StudyFigure figure;
    const bool loss = series.ends_with("loss");
    figure.title = studySeriesTitle(series);
    figure.caption = StudyFigures::tr("over samples seen");
    figure.xTitle = StudyFigures::tr("samples");
    figure.placeText = samplesPlace;
    figure.format = loss ? ValueFormat::Plain : ValueFormat::Share;
    figure.note = StudyFigures::tr("The curves grow with each epoch.");
    const std::vector<const StudyRun*> ones = runsOf(study, 1, true);
    const StudyTolerance& tolerance = study.report.tolerance;
    FigureLine band{StudyFigures::tr("band of one rank"), Token::S7, Style::Band, {}};
    for (const StudyPoint& place : longest(ones, series)) {
        FigurePoint point = meanAt(ones, series, double(place.samples));
        const double room = loss ? tolerance.loss * std::abs(point.y) : tolerance.accuracy;
        band.points.push_back({point.x, point.y, point.low - room, point.high + room});
    }
    figure.lines.push_back(band);
    std::size_t color = 0;
    for (const StudyCount& count : study.report.counts) {
        const std::vector<const StudyRun*> runs = runsOf(study, count.ranks, false);
        FigureLine line{ranksText(count.ranks),
                        count.ranks == 1 ? Token::T2 : kRankColors[color++ % std::size(kRankColors)],
                        Style::Measured,
                        {}};
        for (const StudyPoint& place : longest(runs, series))
            line.points.push_back({double(place.samples), meanAt(runs, series, double(place.samples)).y, kNaN, kNaN});
        if (!line.points.empty())
            figure.lines.push_back(line);
    }
    return figure;
}

} // namespace trainyard
