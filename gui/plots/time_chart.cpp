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
constexpr int kTimeTop = 8;    // half a tick label; a label that would be cut is omitted
constexpr int kHiddenTop = 17; // with a line of words above the plot
constexpr int kLaneGap = 6;
constexpr int kNarrowLaneGap = 2;
constexpr int kManyLanes = 4;   // more of them lie closer together
constexpr int kLetterLane = 16; // pixels: a letter's height
constexpr int kTimeBottom = 22;
constexpr int kBottomWithTitle = 38;
constexpr int kFrameMs = 50;
constexpr int kMovingFrameMs = 12; // while a hand moves the view
constexpr int kRestMs = 120;

int laneGap(qsizetype lanes)
{
    return lanes > kManyLanes ? kNarrowLaneGap : kLaneGap;
}

QSharedPointer<AxisTicker> valueTicker(ValueFormat format, int wanted)
{
    return QSharedPointer<AxisTicker>::create(
        [format, wanted](const ChartRange& visible) { return valueTicks(visible, format, wanted); });
}

} // namespace

TimeChart::TimeChart(std::vector<ChartLane> lanes, QWidget* parent)
    : QWidget(parent), m_lanes(std::move(lanes)), m_plot(new QCustomPlot(this)), m_timer(new QTimer(this)),
      m_rest(new QTimer(this))
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
    m_rest->setSingleShot(true);
    m_rest->setInterval(kRestMs);
    connect(m_rest, &QTimer::timeout, this, &TimeChart::rest);
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
    m_bundles.clear();
    m_plot->clearPlottables();
    m_plot->plotLayout()->clear();
    m_plot->plotLayout()->setRowSpacing(laneGap(qsizetype(m_lanes.size())));
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
        updateGeometry();
    }
}

QSize TimeChart::minimumSizeHint() const
{
    const auto lanes = int(m_lanes.size());
    const int bottom = m_axisTitle ? kBottomWithTitle : kTimeBottom;
    return {180, lanes < 2 ? 80 : std::max(80, kTimeTop + bottom + lanes * kLetterLane + (lanes - 1) * laneGap(lanes))};
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
        bottom->setScaleType(m_options.logX ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        if (m_options.logX)
            bottom->setTicker(
                QSharedPointer<AxisTicker>::create([](const ChartRange& visible) { return logTicks(visible); }));
        left->setScaleType(m_options.logY && !labelled ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        left->setTicker(m_options.logY && !labelled
                            ? QSharedPointer<AxisTicker>::create(logTicks)
                            : valueTicker(m_lanes[std::size_t(i)].format, labelled || height() < 120 ? 2 : 5));
    }
}

void TimeChart::placeLanes()
{
    const int bottom = m_axisTitle ? kBottomWithTitle : kTimeBottom;
    const int top = m_markLayer->hidden.first.isEmpty() ? kTimeTop : kHiddenTop;
    const auto count = int(m_rects.size());
    const int inner =
        std::max(10, (m_plot->height() - top - bottom - laneGap(count) * (count - 1)) / std::max(1, count));
    for (int i = 0; i < count; ++i) {
        const bool first = i == 0;
        const bool last = i + 1 == count;
        m_rects[i]->setMargins({kLeft, first ? top : 0, kRight, last ? bottom : 0});
        const int outer = inner + (first ? top : 0) + (last ? bottom : 0);
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

void TimeChart::setAttemptStarts(std::optional<std::vector<AttemptStart>> starts)
{
    if (starts == m_attemptStarts)
        return;
    m_attemptStarts = std::move(starts);
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

void TimeChart::moveTo(const ChartRange& range)
{
    if (range == m_range)
        return;
    m_range = range;
    m_moving = true;
    m_rest->start();
    schedule(Change::Range);
}

void TimeChart::setBox(std::optional<ChartRange> y)
{
    if (y == m_box)
        return;
    m_box = y;
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
    return std::max(64, m_plot->width() - kLeft - kRight);
}

ChartRange TimeChart::yRange(int lane) const
{
    const QCPRange range = m_rects[lane]->axis(QCPAxis::atLeft)->range();
    return {range.lower, range.upper};
}

ChartRange TimeChart::shownRange() const
{
    if (!m_options.logX || m_range.from > 0.0)
        return m_range;
    const double first = smallestX(m_series);
    return {first < m_range.to ? first : m_range.to / 1000.0, m_range.to > 0.0 ? m_range.to : 1.0};
}

void TimeChart::schedule(Change change)
{
    m_change = std::max(m_change, change);
    if (m_timer->isActive() || !isVisible())
        return;
    const int frame = m_moving ? kMovingFrameMs : kFrameMs;
    const qint64 since = m_lastDrawn.isValid() ? m_lastDrawn.elapsed() : frame;
    m_timer->start(static_cast<int>(std::max<qint64>(0, frame - since)));
}

void TimeChart::rest()
{
    m_moving = false;
    schedule(Change::Data);
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
    if (m_change == Change::Data)
        rebuild();
    else if (m_change == Change::Range)
        showRange();
    m_change = Change::None;
    updateCursor();
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    m_lastDrawn.start();
    ++m_frames;
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
    QCPGraph* dots = addGraph(series.lane, GraphKind::Dots); // on their own, for the line may be cut into dashes
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

} // namespace trainyard
