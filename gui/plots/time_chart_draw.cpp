// SPDX-License-Identifier: GPL-3.0-or-later
// What TimeChart draws: lines, areas and marks.
#include "gui/formats/format.h"
#include "gui/plots/attempt_starts.h"
#include "gui/plots/chart_layers.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/curve_bundle.h"
#include "gui/plots/time_chart.h"

#include <algorithm>
#include <cmath>

namespace trainyard {

namespace {

constexpr std::size_t kSmoothFillBins = 400; // with more bins, the envelope's steps are finer than a pixel anyway
constexpr std::size_t kMovingPoints = 256;   // of a line among many, while the view moves
constexpr int kDotReach = 3;                 // pixels from the centre of a dot
constexpr double kMarkDistance = 7.0;        // pixels
constexpr double kLonelyArea = 6.0;          // pixels on both sides of a single value, which has no width of its own
constexpr double kSpikeSpreads = 6.0;        // farther from the mean than this many usual spreads of a bin

/// Bins whose extremes lie far from their mean, compared with the curve's other bins: what a thin line would hide.
std::vector<CurveBundle::Spike> spikesOf(const std::vector<Bin>& bins)
{
    std::vector<double> spreads;
    for (const Bin& bin : bins)
        if (bin.max > bin.min)
            spreads.push_back(bin.max - bin.min);
    if (spreads.empty())
        return {};
    const auto middle = spreads.begin() + std::ptrdiff_t(spreads.size() / 2);
    std::nth_element(spreads.begin(), middle, spreads.end());
    const double far = kSpikeSpreads * *middle;
    std::vector<CurveBundle::Spike> spikes;
    for (const Bin& bin : bins)
        if (bin.max - bin.mean > far || bin.mean - bin.min > far)
            spikes.push_back({binX(bin), bin.min, bin.max});
    return spikes;
}

/// Dots are whole at the edges of the plot area, too. The graph belongs to the plot of its axes.
class DotGraph : public QCPGraph {
public:
    using QCPGraph::QCPGraph;

protected:
    QRect clipRect() const override
    {
        return QCPGraph::clipRect().adjusted(-kDotReach, -kDotReach, kDotReach, kDotReach);
    }
};

} // namespace

QCPGraph* TimeChart::addGraph(int lane, GraphKind kind)
{
    QCPAxis *x = m_rects[lane]->axis(QCPAxis::atBottom), *y = m_rects[lane]->axis(QCPAxis::atLeft);
    QCPGraph* graph = kind == GraphKind::Dots ? new DotGraph(x, y) : m_plot->addGraph(x, y);
    graph->setAdaptiveSampling(false); // the store has already done this, without losing extremes
    graph->setAntialiased(true);
    graph->setAntialiasedFill(true);
    return graph;
}

/// Ranges of the axes, and what depends on them alone.
void TimeChart::showRange()
{
    const ChartRange shown = shownRange();
    for (int lane = 0; lane < m_rects.size(); ++lane) {
        const ChartLane& settings = m_lanes[std::size_t(lane)];
        m_rects[lane]->axis(QCPAxis::atBottom)->setRange(shown.from, shown.to);
        ChartOptions options = m_options;
        options.logY = options.logY && settings.label.isEmpty();
        const ChartRange y = m_box && lane == 0 ? *m_box : fittedRange(m_series, lane, settings, shown, options);
        m_rects[lane]
            ->axis(QCPAxis::atLeft)
            ->setRange(y.from, y.to + 1e-9 * (y.to - y.from)); // keeps a tick at the very end
    }
    for (CurveBundle* bundle : m_bundles)
        bundle->moving = m_moving;
    addMarks();
}

void TimeChart::rebuild()
{
    m_plot->clearGraphs();
    for (CurveBundle* bundle : m_bundles)
        m_plot->removePlottable(bundle);
    m_bundles.clear();
    m_smoothed.assign(m_series.size(), {});
    int lines = 0;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        lines += m_series[i].shape != SeriesShape::Area;
        if (m_series[i].shape == SeriesShape::Line)
            m_smoothed[i] = smoothed(m_series[i].bins, fittingStrength(m_options.smoothing, m_series[i].bins),
                                     m_range.size(), m_options.smoothingKind);
    }
    showRange(); // dashes and dots need the scale
    for (int lane = 0; lane < m_rects.size(); ++lane)
        addAreas(lane);
    if (lines > kManyLines) {
        for (QCPAxisRect* rect : std::as_const(m_rects))
            m_bundles.push_back(new CurveBundle(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft)));
        for (CurveBundle* bundle : m_bundles)
            bundle->moving = m_moving;
        for (std::size_t i = 0; i < m_series.size(); ++i)
            if (m_series[i].shape != SeriesShape::Area)
                addToBundle(i);
        return;
    }
    for (std::size_t i = 0; i < m_series.size(); ++i)
        if (m_series[i].shape == SeriesShape::Line)
            addLine(i);
    for (const ChartSeries& one : m_series)
        if (one.shape == SeriesShape::Points)
            addPoints(one);
}

void TimeChart::addToBundle(std::size_t index)
{
    const ChartSeries& series = m_series[index];
    CurveBundle::Curve curve;
    curve.color = series.color;
    const bool points = series.shape == SeriesShape::Points;
    for (std::size_t i = 0; i < series.bins.size(); ++i) {
        curve.points.x.push_back(points ? series.bins[i].lastX : binX(series.bins[i]));
        curve.points.y.push_back(points ? series.bins[i].mean : m_smoothed[index][i]);
    }
    curve.coarse = coarser(curve.points, kMovingPoints);
    if (m_options.envelope)
        curve.spikes = spikesOf(series.bins);
    const QVector<double> dashes = seriesDashes(series.pattern);
    if (!dashes.isEmpty() && curve.points.x.size() > 1) {
        DashedLine cut = dashed(curve.points.x, curve.points.y, dashes);
        curve.points = {std::move(cut.x), std::move(cut.y)};
    }
    m_bundles[std::size_t(series.lane)]->curves.push_back(std::move(curve));
}

void TimeChart::addLine(std::size_t index)
{
    const ChartSeries& series = m_series[index];
    const std::size_t size = series.bins.size();
    QVector<double> x(qsizetype(size), 0.0), low(x), high(x), raw(x), smooth(x);
    bool spread = false;
    for (std::size_t i = 0; i < size; ++i) {
        const Bin& bin = series.bins[i];
        const auto at = qsizetype(i);
        x[at] = binX(bin);
        low[at] = m_options.logY && bin.min <= 0.0 ? bin.mean : bin.min;
        high[at] = bin.max;
        raw[at] = bin.mean;
        smooth[at] = m_smoothed[index][i];
        spread = spread || bin.max > bin.min;
    }
    const QColor color = themed(series.color);
    if (m_options.envelope) {
        QColor fill = color;
        fill.setAlphaF(0.15f);
        if (spread) {
            QCPGraph* bottom = addGraph(series.lane);
            bottom->setPen(Qt::NoPen);
            bottom->setData(x, low, true);
            QCPGraph* top = addGraph(series.lane);
            top->setPen(Qt::NoPen);
            top->setBrush(fill);
            top->setAntialiasedFill(size <= kSmoothFillBins); // as for lines: dense areas draw faster without it
            top->setData(x, high, true);
            top->setChannelFillGraph(bottom);
        }
        if (fittingStrength(m_options.smoothing, series.bins) > 0.0) {
            QCPGraph* line = addGraph(series.lane);
            QColor faint = color;
            faint.setAlphaF(0.35f);
            line->setPen(QPen(faint, 0.7, Qt::SolidLine, Qt::FlatCap)); // overlapping caps would show as dots
            line->setData(x, raw, true);
        }
    }
    QCPGraph* line = addGraph(series.lane);
    line->setPen(QPen(color, m_rects.size() > 1 ? 1.4 : 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    setLine(line, series, x, smooth);
    if (size != 1)
        return;
    QCPGraph* dot = addGraph(series.lane, GraphKind::Dots); // a single value would be invisible as a line
    dot->setPen(QPen(color, 1.0));
    dot->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, color, color, 4));
    dot->setData(x, smooth, true);
}

DashedLine TimeChart::dashed(std::vector<double> x, const std::vector<double>& y, const QVector<double>& dashes) const
{
    const ChartRange shown = shownRange();
    if (!m_options.logX)
        return dashedLine(x, y, plotWidth() / shown.size(), dashes[0], dashes[1], m_options.logY);
    for (double& at : x) // dashes are equally long in pixels, thus in decades; what has no logarithm is left out
        at = at > 0.0 ? std::log10(at) : std::log10(shown.from) - 1.0;
    DashedLine cut =
        dashedLine(x, y, plotWidth() / std::log10(shown.to / shown.from), dashes[0], dashes[1], m_options.logY);
    for (double& at : cut.x)
        at = std::pow(10.0, at);
    return cut;
}

void TimeChart::setLine(QCPGraph* graph, const ChartSeries& series, const QVector<double>& x, const QVector<double>& y)
{
    const QVector<double> dashes = seriesDashes(series.pattern);
    if (dashes.isEmpty() || x.size() < 2 || !(m_range.size() > 0.0)) {
        graph->setData(x, y, true);
        return;
    }
    const DashedLine cut = dashed({x.begin(), x.end()}, {y.begin(), y.end()}, dashes);
    graph->setData(QVector<double>(cut.x.begin(), cut.x.end()), QVector<double>(cut.y.begin(), cut.y.end()), true);
}

void TimeChart::addAreas(int lane)
{
    StackedAreas areas = stacked(m_series, lane);
    if (areas.x.empty())
        return;
    if (areas.x.size() == 1) {
        const double middle = pixelAt(areas.x.front());
        areas.x = {xAtPixel(middle - kLonelyArea), xAtPixel(middle + kLonelyArea)};
        for (auto& top : areas.tops)
            top.push_back(top.front());
    }
    const QVector<double> x(areas.x.begin(), areas.x.end());
    QCPGraph* below = addGraph(lane);
    below->setPen(Qt::NoPen);
    below->setData(x, QVector<double>(x.size(), 0.0), true);
    std::size_t row = 0;
    for (const ChartSeries& one : m_series) {
        if (one.lane != lane || one.shape != SeriesShape::Area)
            continue;
        const auto& top = areas.tops[row];
        QColor fill = themed(one.color);
        fill.setAlphaF(row == 0 ? (Theme::instance().dark() ? 0.58f : 0.78f) : 0.9f);
        QCPGraph* graph = addGraph(lane);
        graph->setPen(Qt::NoPen);
        graph->setBrush(fill);
        graph->setAntialiasedFill(false); // overlapping antialiased edges would show as a light seam
        graph->setData(x, QVector<double>(top.begin(), top.end()), true);
        graph->setChannelFillGraph(below);
        below = graph;
        ++row;
    }
}

void TimeChart::addMarks()
{
    std::vector<ChartMark>& marks = m_markLayer->marks;
    marks.clear();
    bool empty = true;
    for (const ChartSeries& one : m_series)
        empty = empty && one.bins.empty();
    m_markLayer->note = empty ? tr("No values yet") : QString();
    m_markLayer->laneNames = m_lanes;
    const int last = int(m_rects.size()) - 1;
    for (const ChartMarker& marker : m_markers)
        marks.push_back({marker.kind == MarkerKind::Checkpoint ? ChartMark::Kind::Checkpoint : ChartMark::Kind::Warning,
                         marker.x, marker.kind == MarkerKind::Checkpoint ? last : 0,
                         marker.kind == MarkerKind::Checkpoint ? Token::T2 : Token::Que, marker.text});
    static_assert(kMostLinesWithAttempts == std::size_t(kManyLines));
    if (m_series.size() <= kMostLinesWithAttempts)
        addAttempts(last);
    for (const ChartSeries& one : m_series)
        addValueMarks(one);
    addHidden();
}

/// Of several runs, a named attempt is told with the label of its run.
void TimeChart::addAttempts(int lastLane)
{
    const auto add = [&](const AttemptStart& start) {
        QString text;
        if (m_attemptsNamed) {
            text = tr("attempt %1").arg(start.attempt);
            if (!start.run.isEmpty())
                text = QStringLiteral("%1: %2").arg(start.run, text);
        }
        for (int lane = 0; lane <= lastLane; ++lane)
            m_markLayer->marks.push_back(
                {ChartMark::Kind::Attempt, start.x, lane, Token::T3, lane == 0 ? text : QString()});
    };
    if (m_attemptStarts)
        std::ranges::for_each(*m_attemptStarts, add);
    else
        for (const auto& [x, attempt] : trainyard::attemptStarts(m_series))
            add({x, attempt});
}

/// Where values are not finite, and where they lie above or below the axis.
void TimeChart::addValueMarks(const ChartSeries& series)
{
    std::vector<ChartMark>& marks = m_markLayer->marks;
    const ChartRange y = yRange(series.lane), shown = shownRange();
    const bool raw = series.shape == SeriesShape::Line && m_options.envelope;
    double lastOut = -INFINITY, lastNan = -INFINITY; // pixels
    for (const Bin& bin : series.bins) {
        const bool out = series.shape != SeriesShape::Area &&
                         ((raw ? bin.max : bin.mean) > y.to || (raw ? bin.min : bin.mean) < y.from) &&
                         !(m_options.logY && (raw ? bin.min : bin.mean) <= 0.0);
        if ((bin.nonFinite == 0 && !out) || bin.lastX < shown.from || bin.firstX > shown.to)
            continue;
        const double pixel = pixelAt(binX(bin));
        if (bin.nonFinite > 0 && pixel - lastNan > kMarkDistance) {
            marks.push_back({ChartMark::Kind::NonFinite, binX(bin), series.lane, Token::Fail, {}});
            lastNan = pixel;
        }
        if (!out || pixel - lastOut <= kMarkDistance)
            continue;
        const bool above = (raw ? bin.max : bin.mean) > y.to;
        marks.push_back(
            {above ? ChartMark::Kind::Above : ChartMark::Kind::Below, binX(bin), series.lane, series.color, {}});
        lastOut = pixel;
    }
}

/// Says how far the values go that the axis leaves out.
void TimeChart::addHidden()
{
    auto& [above, below] = m_markLayer->hidden;
    const bool wasAbove = !above.isEmpty();
    above.clear();
    below.clear();
    if (m_lanes.size() == 1 && !m_series.empty()) {
        const HiddenValues hidden = hiddenValues(m_series, shownRange(), yRange(0), m_options);
        if (std::isfinite(hidden.highest))
            above = tr("up to %1").arg(laneText(m_series.front(), hidden.highest));
        if (std::isfinite(hidden.lowest))
            below = tr("down to %1").arg(laneText(m_series.front(), hidden.lowest));
    }
    if (wasAbove == above.isEmpty())
        placeLanes(); // the words above the plot need room
}

} // namespace trainyard
