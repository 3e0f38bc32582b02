// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/time_chart.h"

#include "gui/formats/format.h"
#include "gui/plots/chart_layers.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/chart_ticker.h"

#include <QKeyEvent>
#include <QTimer>

#include <cmath>

namespace trainyard {

namespace {
constexpr int kTimeLeft = 52; // equal in all charts, so that x positions align
constexpr int kTimeRight = 10;
constexpr int kTimeTop = 8; // half a tick label; a label that would be cut is omitted
constexpr int kLaneGap = 6;
constexpr int kTimeBottom = 22;
constexpr int kBottomWithTitle = 38;
constexpr int kFrameMs = 50;
constexpr std::size_t kSmoothFillBins = 400; // with more bins, the envelope's steps are finer than a pixel anyway

QSharedPointer<AxisTicker> valueTicker(ValueFormat format, int wanted)
{
    return QSharedPointer<AxisTicker>::create(
        [format, wanted](const ChartRange& visible) { return valueTicks(visible, format, wanted); });
}

} // namespace

TimeChart::TimeChart(std::vector<ChartLane> lanes, QWidget* parent)
    : QWidget(parent), m_lanes(std::move(lanes)), m_plot(new QCustomPlot(this)), m_timer(new QTimer(this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMinimumSize(40, 40);
    m_plot->setInteractions(QCP::Interactions());
    m_plot->setNoAntialiasingOnDrag(true);
    // Segment by segment: the time of Qt's rasterizer grows with the square of the crossings of one path per pixel row
    // (half a second for 3,000 noisy bins). Round caps close the joins.
    m_plot->setPlottingHint(QCP::phFastPolylines);
    m_plot->installEventFilter(this);
    m_plot->setMouseTracking(true);
    m_plot->addLayer(QStringLiteral("marks"), m_plot->layer(QStringLiteral("axes")), QCustomPlot::limAbove);
    m_plot->addLayer(QStringLiteral("cursor"), m_plot->layer(QStringLiteral("overlay")), QCustomPlot::limBelow);
    m_plot->layer(QStringLiteral("cursor"))->setMode(QCPLayer::lmBuffered);
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &TimeChart::flush);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        restyle();
        schedule();
    });
    makeLanes();
}

TimeChart::~TimeChart()
{
    m_plot->removeEventFilter(this);
}

void TimeChart::makeLanes()
{
    delete m_cursorLayer;
    delete m_markLayer;
    m_plot->clearPlottables();
    m_plot->plotLayout()->clear();
    m_plot->plotLayout()->setRowSpacing(kLaneGap);
    m_rects.clear();
    for (int i = 0; i < int(m_lanes.size()); ++i) {
        auto* rect = new QCPAxisRect(m_plot, false);
        rect->addAxes(QCPAxis::atLeft | QCPAxis::atBottom);
        rect->setAutoMargins(QCP::msNone);
        rect->setSizeConstraintRect(QCPLayoutElement::scrOuterRect);
        m_plot->plotLayout()->addElement(i, 0, rect);
        for (QCPAxis* axis : rect->axes()) {
            axis->setLayer(QStringLiteral("axes"));
            axis->grid()->setLayer(QStringLiteral("grid"));
        }
        m_rects.append(rect);
    }
    m_cursorLayer = new CursorLayer(m_plot, QStringLiteral("cursor"), m_rects);
    m_markLayer = new MarkLayer(m_plot, QStringLiteral("marks"), m_rects);
    restyle();
    placeLanes();
    schedule();
}

void TimeChart::setLanes(std::vector<ChartLane> lanes)
{
    const bool same = lanes.size() == m_lanes.size();
    m_lanes = std::move(lanes);
    if (same) {
        restyle();
        schedule();
    } else {
        m_series.clear();
        makeLanes();
    }
}

void TimeChart::restyle()
{
    m_plot->setBackground(themed(Token::Base));
    const QFont ticks = Theme::instance().font(FontRole::Caption);
    for (int i = 0; i < m_rects.size(); ++i) {
        const bool last = i + 1 == m_rects.size();
        const bool labelled = !m_lanes[std::size_t(i)].label.isEmpty();
        QCPAxis* bottom = m_rects[i]->axis(QCPAxis::atBottom);
        QCPAxis* left = m_rects[i]->axis(QCPAxis::atLeft);
        for (QCPAxis* axis : {bottom, left}) {
            axis->setBasePen(QPen(themed(Token::Axis), 1));
            axis->setTickPen(QPen(themed(Token::Axis), 1));
            axis->setSubTickPen(QPen(themed(Token::Axis), 1));
            axis->setTickLabelColor(themed(Token::T3));
            axis->setTickLabelFont(ticks);
            axis->setLabelFont(ticks);
            axis->setLabelColor(themed(Token::T3));
            axis->setTickLength(0, 4);
            axis->setSubTickLength(0, 2);
            axis->setTickLabelPadding(4);
            axis->setLabelPadding(1);
            axis->grid()->setVisible(true);
            axis->grid()->setPen(QPen(themed(Token::Grid), 1));
            axis->grid()->setZeroLinePen(Qt::NoPen);
            axis->grid()->setSubGridVisible(false);
            axis->grid()->setAntialiased(false);
        }
        bottom->setTickLabels(last);
        bottom->setTicks(last);
        bottom->setLabel(last && m_axisTitle ? axisName(m_options.axis) : QString());
        bottom->setTicker(QSharedPointer<AxisTicker>::create(
            [axis = m_options.axis](const ChartRange& visible) { return xTicks(visible, axis); }));
        left->setTickLabels(!labelled);
        left->setTicks(!labelled);
        left->setScaleType(m_options.logY && !labelled ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        left->setTicker(m_options.logY && !labelled
                            ? QSharedPointer<AxisTicker>::create(logTicks)
                            : valueTicker(m_lanes[std::size_t(i)].format, labelled || height() < 120 ? 2 : 5));
    }
}

void TimeChart::placeLanes()
{
    const int bottom = m_axisTitle ? kBottomWithTitle : kTimeBottom;
    const auto count = int(m_rects.size());
    const int inner =
        std::max(10, (m_plot->height() - kTimeTop - bottom - kLaneGap * (count - 1)) / std::max(1, count));
    for (int i = 0; i < count; ++i) {
        const bool first = i == 0;
        const bool last = i + 1 == count;
        m_rects[i]->setMargins({kTimeLeft, first ? kTimeTop : 0, kTimeRight, last ? bottom : 0});
        const int outer = inner + (first ? kTimeTop : 0) + (last ? bottom : 0);
        if (count > 1) {
            m_rects[i]->setMinimumSize(0, outer);
            m_rects[i]->setMaximumSize(QWIDGETSIZE_MAX, outer);
        }
    }
}

void TimeChart::setSeries(std::vector<ChartSeries> series)
{
    for (ChartSeries& one : series)
        one.lane = std::clamp(one.lane, 0, int(m_lanes.size()) - 1);
    m_series = std::move(series);
    schedule();
}

void TimeChart::setMarkers(std::vector<ChartMarker> markers)
{
    m_markers = std::move(markers);
    schedule();
}

void TimeChart::setOptions(const ChartOptions& options)
{
    if (options == m_options)
        return;
    m_options = options;
    restyle();
    schedule();
}

void TimeChart::setVisibleRange(const ChartRange& range)
{
    if (range == m_range)
        return;
    m_range = range;
    schedule();
}

void TimeChart::setAxisTitleShown(bool shown)
{
    m_axisTitle = shown;
    restyle();
    placeLanes();
    schedule();
}

int TimeChart::plotWidth() const
{
    return std::max(64, m_plot->width() - kTimeLeft - kTimeRight);
}

ChartRange TimeChart::yRange(int lane) const
{
    const QCPRange range = m_rects[lane]->axis(QCPAxis::atLeft)->range();
    return {range.lower, range.upper};
}

void TimeChart::schedule()
{
    m_dirty = true;
    if (m_timer->isActive() || !isVisible())
        return;
    const qint64 since = m_lastDrawn.isValid() ? m_lastDrawn.elapsed() : kFrameMs;
    m_timer->start(static_cast<int>(std::max<qint64>(0, kFrameMs - since)));
}

void TimeChart::flush()
{
    m_timer->stop();
    if (m_plot->size() != size() ||
        m_plot->viewport().size() != size()) { // also for export of a chart that was never shown
        m_plot->setGeometry(rect());
        m_plot->setViewport(QRect(QPoint(), size()));
        placeLanes();
    }
    if (m_dirty)
        rebuild();
    m_dirty = false;
    updateCursor();
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    m_lastDrawn.start();
    ++m_frames;
}

QCPGraph* TimeChart::addGraph(int lane)
{
    QCPGraph* graph = m_plot->addGraph(m_rects[lane]->axis(QCPAxis::atBottom), m_rects[lane]->axis(QCPAxis::atLeft));
    graph->setAdaptiveSampling(false); // the store has already done this, without losing extremes
    graph->setAntialiased(true);
    graph->setAntialiasedFill(true);
    return graph;
}

void TimeChart::rebuild()
{
    m_plot->clearGraphs();
    m_smoothed.assign(m_series.size(), {});
    int lines = 0;
    for (const ChartSeries& one : m_series)
        lines += one.shape == SeriesShape::Line;
    for (int lane = 0; lane < m_rects.size(); ++lane) {
        const ChartLane& settings = m_lanes[std::size_t(lane)];
        m_rects[lane]->axis(QCPAxis::atBottom)->setRange(m_range.from, m_range.to);
        ChartOptions options = m_options;
        options.logY = options.logY && settings.label.isEmpty();
        const ChartRange y = fittedRange(m_series, lane, settings, m_range, options);
        m_rects[lane]
            ->axis(QCPAxis::atLeft)
            ->setRange(y.from, y.to + 1e-9 * (y.to - y.from)); // keeps a tick at the very end
        addAreas(lane);
    }
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        m_smoothed[i] = m_series[i].shape == SeriesShape::Line
                            ? smoothed(m_series[i].bins, m_options.smoothing, m_range.size())
                            : std::vector<double>();
        if (m_series[i].shape == SeriesShape::Line)
            addLine(m_series[i], lines);
    }
    for (const ChartSeries& one : m_series)
        if (one.shape == SeriesShape::Points)
            addPoints(one);
    addMarks();
}

void TimeChart::addLine(const ChartSeries& series, int lineCount)
{
    const auto index = std::size_t(&series - m_series.data());
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
    const bool many = lineCount > 10;
    if (m_options.envelope && !many) {
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
        if (m_options.smoothing > 0.0) {
            QCPGraph* line = addGraph(series.lane);
            QColor faint = color;
            faint.setAlphaF(0.35f);
            line->setPen(QPen(faint, 0.7, Qt::SolidLine, Qt::FlatCap)); // overlapping caps would show as dots
            line->setData(x, raw, true);
        }
    }
    QCPGraph* line = addGraph(series.lane);
    const double width = many ? 1.0 : m_rects.size() > 1 ? 1.4 : 1.8;
    line->setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    setLine(line, series, x, smooth);
    if (size == 1) // a single value would be invisible as a line
        line->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, color, color, 4));
}

void TimeChart::addPoints(const ChartSeries& series)
{
    QVector<double> x, y;
    for (const Bin& bin : series.bins) {
        x.append(bin.lastX);
        y.append(bin.mean);
    }
    const QColor color = themed(series.color);
    QCPGraph* graph = addGraph(series.lane);
    graph->setPen(QPen(color, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    setLine(graph, series, x, y);
    if (double(x.size()) >= plotWidth() / 6.0)
        return;
    QCPGraph* dots = addGraph(series.lane); // on their own, for the line may be cut into dashes
    dots->setLineStyle(QCPGraph::lsNone);
    dots->setPen(Qt::NoPen); // a scatter style without a pen takes that of its graph, by default blue
    dots->setScatterStyle(
        series.pattern == 1
            ? QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(color, 1.4), QBrush(themed(Token::Base)), 5.0)
        : series.pattern == 2
            ? QCPScatterStyle(QCPScatterStyle::ssSquare, QPen(Qt::NoPen), color, 4.6)
            : QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(Qt::NoPen), color, 4.2)); // ssDisc has the pen's colour
    dots->setData(x, y, true);
}

void TimeChart::setLine(QCPGraph* graph, const ChartSeries& series, const QVector<double>& x, const QVector<double>& y)
{
    const QVector<double> dashes = seriesDashes(series.pattern);
    if (dashes.isEmpty() || x.size() < 2 || !(m_range.size() > 0.0)) {
        graph->setData(x, y, true);
        return;
    }
    const DashedLine cut = dashedLine({x.begin(), x.end()}, {y.begin(), y.end()}, plotWidth() / m_range.size(),
                                      dashes[0], dashes[1], m_options.logY);
    graph->setData(QVector<double>(cut.x.begin(), cut.x.end()), QVector<double>(cut.y.begin(), cut.y.end()), true);
}

void TimeChart::addAreas(int lane)
{
    const StackedAreas areas = stacked(m_series, lane);
    if (areas.x.empty())
        return;
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
    m_markLayer->laneNames.clear();
    bool empty = true;
    for (const ChartSeries& one : m_series)
        empty = empty && one.bins.empty();
    m_markLayer->note = empty ? tr("No values yet") : QString();
    for (const ChartLane& lane : m_lanes)
        m_markLayer->laneNames.emplace_back(lane.label, lane.caption);
    const int last = int(m_rects.size()) - 1;
    for (const ChartMarker& marker : m_markers)
        marks.push_back({marker.kind == MarkerKind::Checkpoint ? ChartMark::Kind::Checkpoint : ChartMark::Kind::Warning,
                         marker.x, marker.kind == MarkerKind::Checkpoint ? last : 0,
                         marker.kind == MarkerKind::Checkpoint ? Token::T2 : Token::Que, marker.text});
    for (const auto& [x, attempt] : attemptStarts(m_series))
        for (int lane = 0; lane <= last; ++lane)
            marks.push_back({ChartMark::Kind::Attempt, x, lane, Token::T3,
                             lane == 0 && m_attemptsNamed ? tr("attempt %1").arg(attempt) : QString()});
    const double apart = m_range.size() / plotWidth() * 7.0;
    for (const ChartSeries& one : m_series) {
        const ChartRange y = yRange(one.lane);
        double lastOut = -INFINITY;
        double lastNan = -INFINITY;
        for (const Bin& bin : one.bins) {
            const double x = binX(bin);
            if (bin.nonFinite > 0 && x - lastNan > apart) {
                marks.push_back({ChartMark::Kind::NonFinite, x, one.lane, Token::Fail, {}});
                lastNan = x;
            }
            const bool line = one.shape == SeriesShape::Line;
            const double high = line && m_options.envelope ? bin.max : bin.mean;
            const double low = line && m_options.envelope ? bin.min : bin.mean;
            if (one.shape == SeriesShape::Area || x - lastOut <= apart || !(high > y.to || low < y.from) ||
                (m_options.logY && low <= 0))
                continue;
            marks.push_back(
                {high > y.to ? ChartMark::Kind::Above : ChartMark::Kind::Below, x, one.lane, one.color, {}});
            lastOut = x;
        }
    }
}

} // namespace trainyard
