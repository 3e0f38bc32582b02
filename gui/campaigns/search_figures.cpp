// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/search_figures.h"

#include "backend/protocol/run_fields.h"
#include "backend/protocol/series.h"
#include "gui/formats/field_text.h"
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/study_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

struct SearchFigures {
    Q_DECLARE_TR_FUNCTIONS(trainyard::SearchFigures)
};

constexpr std::size_t kMostCurves = 300;
constexpr std::size_t kMostLines = 2000; // the newest, and the best
constexpr int kParameterTicks = 4;
constexpr double kTickGap = 0.15; // of an axis
constexpr double kFarOut = 3.0;   // interquartile ranges from a quartile

double firstValue(const SearchTry& one)
{
    return one.values.empty() ? kUnknownValue : one.values.front();
}

/// What is drawn of values: those far out on the bad side, as of a run that diverged, would leave no room for the
/// others.
ChartRange usualRange(std::vector<double> values, bool maximise)
{
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    if (values.empty())
        return {};
    std::sort(values.begin(), values.end());
    const double low = values[values.size() / 4], high = values[values.size() * 3 / 4];
    const double far = kFarOut * (high - low);
    if (far <= 0.0)
        return {values.front(), values.back()};
    if (maximise)
        return {std::max(values.front(), low - far), values.back()};
    return {values.front(), std::min(values.back(), high + far)};
}

bool inside(const ChartRange& range, double value)
{
    return value >= range.from && value <= range.to;
}

ChartRange goalRange(const StoredSearch& search, std::size_t goal = 0)
{
    std::vector<double> values;
    for (const SearchTry& one : search.report.tries)
        if (goal < one.values.size())
            values.push_back(one.values[goal]);
    return usualRange(std::move(values), search.plan.goals[goal].maximise);
}

QString runPlace(double x)
{
    return SearchFigures::tr("run %1").arg(format::count(std::llround(x)));
}

QString epochPlace(double x)
{
    return SearchFigures::tr("epoch %1").arg(format::count(std::llround(x)));
}

StudyFigure goalFigure(const StoredSearch& search, const QString& title, const QString& xTitle)
{
    StudyFigure figure;
    figure.title = title;
    figure.caption = goalTitle(search.plan.goals.front());
    figure.xTitle = xTitle;
    figure.format = goalFormat(search.plan.goals.front());
    figure.note = SearchFigures::tr("Values appear with the first epochs.");
    return figure;
}

/// Lines for tries that are done, stopped or still running; one that is empty stays out of the legend.
struct StateLines {
    FigureLine done{SearchFigures::tr("done"), Token::S1, FigureLine::Style::Dots, {}};
    FigureLine stopped{SearchFigures::tr("ended early"), Token::S4, FigureLine::Style::Dots, {}};
    FigureLine running{SearchFigures::tr("running"), Token::S3, FigureLine::Style::Dots, {}};

    FigureLine& of(SearchRunState state)
    {
        return state == SearchRunState::Done ? done : state == SearchRunState::Running ? running : stopped;
    }
    void addTo(StudyFigure& figure)
    {
        for (FigureLine* line : {&stopped, &running, &done}) {
            std::stable_sort(line->points.begin(), line->points.end(),
                             [](const FigurePoint& a, const FigurePoint& b) { return a.x < b.x; });
            figure.lines.push_back(std::move(*line));
        }
    }
};

/// The place of a parameter's value in [0, 1]; NaN where it has none.
double placeOf(const StoredSearch& search, const SearchPoint& point, std::size_t parameter)
{
    return point.size() > parameter && point[parameter] ? toUnit(search.plan, point)[parameter] : kUnknownValue;
}

/// How good a value is among those usual, 0 to 1.
double goodness(const StoredSearch& search, const ChartRange& range, double value)
{
    const double share = range.size() > 0.0 ? std::clamp((value - range.from) / range.size(), 0.0, 1.0) : 1.0;
    return search.plan.goals.front().maximise ? share : 1.0 - share;
}

} // namespace

QString parameterTitle(const SearchParameter& parameter)
{
    return fieldTitle(QString::fromStdString(parameter.field));
}

QString parameterText(const SearchParameter& parameter, const std::optional<double>& value)
{
    if (!value)
        return {};
    if (parameter.kind != ParameterKind::Choice && !parameter.whole)
        return shownText(*value, 3);
    std::string text = valueText(parameter, *value);
    if (text.size() > 1 && text.front() == '"')
        text = text.substr(1, text.size() - 2);
    return paramValue(QString::fromStdString(flatKey(parameter.field)), QString::fromStdString(text));
}

std::vector<AxisTick> parameterTicks(const SearchParameter& parameter)
{
    std::vector<AxisTick> ticks;
    if (parameter.kind == ParameterKind::Choice) {
        const double count = double(parameter.choices.size());
        for (std::size_t i = 0; i < parameter.choices.size(); ++i)
            ticks.push_back({(double(i) + 0.5) / count, parameterText(parameter, double(i))});
        return ticks;
    }
    const bool log = parameter.kind == ParameterKind::LogUniform;
    const auto placeOfValue = [&](double value) {
        return log ? std::log(value / parameter.low) / std::log(parameter.high / parameter.low)
                   : (value - parameter.low) / (parameter.high - parameter.low);
    };
    const ChartRange range{parameter.low, parameter.high};
    ticks.push_back({0.0, shownText(parameter.low, 3)});
    for (const AxisTick& round : log ? logTicks(range) : valueTicks(range, ValueFormat::Plain, kParameterTicks)) {
        const double place = placeOfValue(round.value);
        const bool apart = place - ticks.back().value >= kTickGap && 1.0 - place >= kTickGap;
        if (apart && !(parameter.whole && round.value != std::floor(round.value)))
            ticks.push_back({place, shownText(round.value, 3)});
    }
    ticks.push_back({1.0, shownText(parameter.high, 3)});
    return ticks;
}

QString goalTitle(const SearchGoal& goal)
{
    return studySeriesTitle(goal.series);
}

ValueFormat goalFormat(const SearchGoal& goal)
{
    const auto endsWith = [&](std::initializer_list<std::string_view> ends) {
        return std::any_of(ends.begin(), ends.end(), [&](std::string_view end) { return goal.series.ends_with(end); });
    };
    if (endsWith({"top1", "top5", "/sparsity"}) || goal.series.starts_with("phase/") ||
        goal.series.starts_with(series::layerSparsity({})))
        return ValueFormat::Share;
    if (endsWith({"utilization"}))
        return ValueFormat::Percent;
    return endsWith({"/memory"}) ? ValueFormat::Bytes : ValueFormat::Plain;
}

QString tryName(const StoredSearch& search, const SearchTry& one)
{
    return QString::fromStdString(slotCell(search.runs.at(one.runs.back()).slot));
}

QString repeatedText(const StoredSearch& search, const RepeatedPoint& point)
{
    const QString series = QString::fromStdString(search.plan.goals.front().series);
    return SearchFigures::tr("%1 ± %2, %Ln seed(s)", nullptr, int(point.tries.size()))
        .arg(format::seriesValue(series, point.mean.front()), format::seriesValue(series, point.deviation));
}

QString triesNeededText(const StoredSearch& search)
{
    return neverTellsImportance(search.plan, search.report)
               ? SearchFigures::tr("To tell this, a search must try %1 combinations of settings, but this one tries "
                                   "only %2.")
                     .arg(triesForImportance(search.plan))
                     .arg(mostTries(search.plan, search.report))
               : SearchFigures::tr("This can be told after %Ln more combination(s) of settings.", nullptr,
                                   int(search.report.triesNeeded));
}

StudyFigure historyFigure(const StoredSearch& search)
{
    const SearchReport& report = search.report;
    StudyFigure figure = goalFigure(search, SearchFigures::tr("History"), SearchFigures::tr("run, as they ended"));
    figure.placeText = runPlace;
    const ChartRange usual = goalRange(search);
    FigureLine best{SearchFigures::tr("best so far"), Token::S2, FigureLine::Style::Curve, {}};
    StateLines states;
    int out = 0;
    for (std::size_t i = 0; i < report.bestOrder.size(); ++i) {
        const double x = double(i + 1), value = firstValue(report.tries[report.bestOrder[i]]);
        if (inside(usual, value))
            states.of(report.tries[report.bestOrder[i]].state).points.push_back({x, value});
        else if (std::isfinite(value))
            ++out;
        if (!std::isfinite(report.bestSoFar[i]) || !inside(usual, report.bestSoFar[i]))
            continue;
        if (!best.points.empty())
            best.points.push_back({x, best.points.back().y});
        best.points.push_back({x, report.bestSoFar[i]});
    }
    double x = double(report.bestOrder.size());
    for (const SearchTry& one : report.tries)
        if (!hasEnded(one) && inside(usual, firstValue(one)))
            states.running.points.push_back({++x, firstValue(one)});
    states.addTo(figure);
    figure.lines.push_back(std::move(best));
    if (out > 0)
        figure.caption = SearchFigures::tr("%1, %2 far out").arg(figure.caption).arg(out);
    return figure;
}

StudyFigure curvesFigure(const StoredSearch& search)
{
    StudyFigure figure = goalFigure(search, SearchFigures::tr("Curves"), SearchFigures::tr("epoch"));
    figure.placeText = epochPlace;
    std::vector<double> all;
    for (const SearchTry& one : search.report.tries)
        if (const SearchRun& run = search.runs[one.runs.back()]; !run.curves.empty())
            for (const auto& [epoch, value] : run.curves.front())
                all.push_back(value);
    const ChartRange usual = usualRange(std::move(all), search.plan.goals.front().maximise);
    const StateLines names;
    std::vector<std::size_t> order;
    for (std::size_t i = search.report.tries.size(); i-- > 0 && order.size() < kMostCurves;)
        order.push_back(i);
    const auto isBest = [&](std::size_t i) { return search.report.best == i; };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const bool doneA = search.report.tries[a].state == SearchRunState::Done;
        const bool doneB = search.report.tries[b].state == SearchRunState::Done;
        return std::pair(isBest(a), doneA) < std::pair(isBest(b), doneB);
    });
    QStringList named;
    for (const std::size_t i : order) {
        const SearchTry& one = search.report.tries[i];
        const SearchRun& run = search.runs[one.runs.back()];
        StateLines lines;
        FigureLine line = lines.of(one.state);
        line.style = FigureLine::Style::Curve;
        if (isBest(i)) {
            line.label = SearchFigures::tr("best");
            line.color = Token::S2;
        }
        if (named.contains(line.label))
            line.label.clear();
        else
            named << line.label;
        for (const auto& [epoch, value] : run.curves.empty() ? SearchCurves::value_type() : run.curves.front())
            if (inside(usual, value))
                line.points.push_back({epoch, value});
        figure.lines.push_back(std::move(line));
    }
    const std::vector<int> rungs = searchRungs(search.plan, search.base.training.epochs);
    if (!rungs.empty() && search.plan.stopping != SearchStopping::Median) {
        QStringList at;
        for (const int rung : rungs)
            at << QString::number(rung);
        figure.xTitle = SearchFigures::tr("epoch, judged after %1").arg(at.join(QStringLiteral(", ")));
    }
    return figure;
}

StudyFigure frontFigure(const StoredSearch& search)
{
    StudyFigure figure;
    figure.title = SearchFigures::tr("Goals");
    if (search.plan.goals.size() < 2)
        return figure;
    figure.caption = goalTitle(search.plan.goals[0]);
    figure.format = goalFormat(search.plan.goals[0]);
    figure.xTitle = goalTitle(search.plan.goals[1]);
    figure.xFormat = goalFormat(search.plan.goals[1]);
    figure.note = SearchFigures::tr("Values appear with the first epochs.");
    const ChartRange x = goalRange(search, 1), y = goalRange(search, 0);
    StateLines states;
    FigureLine front{SearchFigures::tr("Pareto front"), Token::S2, FigureLine::Style::Measured, {}};
    for (const SearchTry& one : search.report.tries)
        if (one.values.size() > 1 && inside(x, one.values[1]) && inside(y, one.values[0]))
            (one.onFront ? front : states.of(one.state)).points.push_back({one.values[1], one.values[0]});
    std::sort(front.points.begin(), front.points.end(),
              [](const FigurePoint& a, const FigurePoint& b) { return a.x < b.x; });
    states.addTo(figure);
    figure.lines.push_back(std::move(front));
    return figure;
}

StudyFigure sliceFigure(const StoredSearch& search, std::size_t parameter)
{
    const SearchParameter& of = search.plan.parameters[parameter];
    StudyFigure figure = goalFigure(search, parameterTitle(of), {});
    figure.note = triesNeededText(search);
    for (const AxisTick& tick : parameterTicks(of)) {
        figure.xTicks.push_back(tick.value);
        figure.xLabels << tick.label;
    }
    const ChartRange usual = goalRange(search);
    StateLines states;
    for (const SearchTry& one : search.report.tries)
        if (const double place = placeOf(search, one.point, parameter);
            std::isfinite(place) && inside(usual, firstValue(one)))
            states.of(one.state).points.push_back({place, firstValue(one)});
    if (search.report.forest) {
        const SearchSlice slice = sliceOf(search.plan, search.report, parameter);
        FigureLine mean{SearchFigures::tr("mean over the rest"), Token::S2, FigureLine::Style::Curve, {}};
        FigureLine band{{}, Token::S2, FigureLine::Style::Band, {}};
        SearchPoint point(search.plan.parameters.size());
        for (std::size_t i = 0; i < slice.x.size(); ++i) {
            point[parameter] = slice.x[i];
            const double place = toUnit(search.plan, point)[parameter];
            mean.points.push_back({place, slice.mean[i]});
            band.points.push_back({place, slice.mean[i], slice.low[i], slice.high[i]});
        }
        figure.lines.push_back(std::move(band));
        states.addTo(figure);
        figure.lines.push_back(std::move(mean));
    } else {
        states.addTo(figure);
    }
    return figure;
}

Surface contourSurface(const StoredSearch& search, std::size_t x, std::size_t y)
{
    Surface surface;
    surface.note = triesNeededText(search);
    if (!search.report.forest || x == y)
        return surface;
    const SearchContour contour = contourOf(search.plan, search.report, x, y);
    surface.xTitle = parameterTitle(search.plan.parameters[x]);
    surface.yTitle = parameterTitle(search.plan.parameters[y]);
    surface.xTicks = parameterTicks(search.plan.parameters[x]);
    surface.yTicks = parameterTicks(search.plan.parameters[y]);
    surface.columns = contour.x.size();
    surface.values = contour.mean;
    surface.format = goalFormat(search.plan.goals.front());
    surface.lowIsGood = !search.plan.goals.front().maximise;
    for (std::size_t i = 0; i < search.report.tries.size(); ++i) {
        const SearchTry& one = search.report.tries[i];
        const double atX = placeOf(search, one.point, x), atY = placeOf(search, one.point, y);
        if (std::isfinite(atX) && std::isfinite(atY) && std::isfinite(firstValue(one)))
            surface.dots.push_back({atX, atY, firstValue(one), search.report.best == i});
    }
    return surface;
}

std::vector<ImportanceBar> importanceBars(const StoredSearch& search)
{
    std::vector<ImportanceBar> bars;
    for (const ParameterImportance& one : search.report.importance)
        bars.push_back({parameterTitle(search.plan.parameters[one.parameter]), one.share, one.deviation, one.told});
    return bars;
}

SettingsLines settingsLines(const StoredSearch& search)
{
    SettingsLines out;
    for (const SearchParameter& parameter : search.plan.parameters)
        out.axes.push_back({parameterTitle(parameter), parameterTicks(parameter)});
    const ChartRange range = goalRange(search);
    ParallelAxis goal{goalTitle(search.plan.goals.front()), {}};
    for (const AxisTick& tick : valueTicks(range, goalFormat(search.plan.goals.front()), 4))
        if (inside(range, tick.value) && range.size() > 0.0)
            goal.ticks.push_back({(tick.value - range.from) / range.size(), tick.label});
    out.axes.push_back(std::move(goal));
    for (std::size_t i = 0; i < search.report.tries.size(); ++i) {
        const SearchTry& one = search.report.tries[i];
        const double value = firstValue(one);
        const bool old = i + kMostLines < search.report.tries.size() && search.report.best != i;
        if (old || one.point.empty() || !std::isfinite(value))
            continue;
        ParallelLine line;
        line.places = toUnit(search.plan, one.point);
        for (std::size_t p = 0; p < one.point.size(); ++p)
            if (!one.point[p])
                line.places[p] = kUnknownValue;
        line.places.push_back(range.size() > 0.0 ? std::clamp((value - range.from) / range.size(), 0.0, 1.0) : 0.5);
        line.shade = goodness(search, range, value);
        line.best = search.report.best == i;
        out.lines.push_back(std::move(line));
        out.tries.push_back(i);
    }
    return out;
}

} // namespace trainyard
