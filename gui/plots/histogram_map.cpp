// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/histogram_map.h"

#include "gui/formats/format.h"
#include "gui/plots/chart_axis.h"
#include "gui/plots/chart_paint.h"
#include "gui/plots/sheet_file.h"
#include "gui/widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPicture>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kHistogramLeft = 58, kHistogramTop = 22, kHistogramBottom = 40, kHistogramRight = 10; // pixels
constexpr int kProfileWidth = 120;
constexpr int kProfileGap = 14;
constexpr double kMiddleHeight = 16.0;
constexpr int kHistogramExportHeight = 520;

/// Where rows and columns lie.
struct HistogramFrame {
    const HistogramMapFigure& figure;
    QRectF map, profile;
    double rowHeight = 1.0;

    HistogramFrame(const QRect& rect, const HistogramMapFigure& itsFigure) : figure(itsFigure)
    {
        map = QRectF(rect).adjusted(kHistogramLeft, kHistogramTop, -kHistogramRight, -kHistogramBottom);
        if (map.width() > 3.0 * kProfileWidth) {
            profile = map;
            profile.setLeft(map.right() - kProfileWidth);
            map.setRight(profile.left() - kProfileGap);
        }
        rowHeight = std::max(0.0, map.height() - kMiddleHeight) / std::max(1, figure.rows() - 1);
    }

    /// Top and bottom of a row.
    std::pair<double, double> rowEdges(int row) const
    {
        const double below = row <= figure.middle() ? row * rowHeight : (row - 1) * rowHeight + middleHeight();
        const double bottom = map.bottom() - below;
        return {bottom - (row == figure.middle() ? middleHeight() : rowHeight), bottom};
    }
    double middleHeight() const { return figure.rows() == 1 ? map.height() : kMiddleHeight; }
    /// Left and right of a column: halfway to its neighbours.
    std::pair<double, double> columnEdges(int column) const { return {x(border(column)), x(border(column + 1))}; }
    double border(int column) const
    {
        const auto& columns = figure.columns;
        const auto step = [&](int i) { return double(columns[std::size_t(i)].step); };
        const int count = int(columns.size());
        if (count == 1)
            return step(0) + column - 0.5;
        if (column == 0)
            return step(0);
        return column == count ? step(count - 1) : (step(column - 1) + step(column)) / 2;
    }
    double x(double step) const
    {
        const double from = border(0), to = border(int(figure.columns.size()));
        return map.left() + (step - from) / (to - from) * map.width();
    }
    double y(double value) const
    {
        const int bin = binOf(value);
        const double size = std::abs(value);
        const auto [top, bottom] = rowEdges(figure.middle());
        const double edge = binEdge(figure.inner);
        if (size < edge)
            return (top + bottom) / 2 - value / edge * (bottom - top) / 2;
        const int outer = std::abs(bin);
        const double low = binEdge(outer), high = binEdge(outer + 1);
        const double rows = outer - figure.inner + std::clamp((size - low) / (high - low), 0.0, 1.0);
        return value > 0 ? top - rows * rowHeight : bottom + rows * rowHeight;
    }
    int columnAt(double px) const
    {
        for (int i = 0; i < int(figure.columns.size()); ++i)
            if (px <= columnEdges(i).second)
                return i;
        return int(figure.columns.size()) - 1;
    }
    int rowAt(double py) const
    {
        for (int row = figure.rows() - 1; row >= 0; --row)
            if (py <= rowEdges(row).second)
                return row;
        return 0;
    }
};

/// The share that has the full colour: the middle row's may be many times the others'.
double fullColourShare(const HistogramMapFigure& figure)
{
    double most = 0.0;
    for (const HistogramMapFigure::Column& column : figure.columns)
        for (int row = 0; row < figure.rows(); ++row)
            if (row != figure.middle())
                most = std::max(most, column.shares[std::size_t(row)]);
    return most > 0.0 ? most : 1.0;
}

QColor cellColor(double share, double full)
{
    if (share <= 0.0)
        return themed(Token::Base);
    const float strength = float(std::clamp(0.06 + 0.94 * std::sqrt(share / full), 0.0, 1.0));
    const QColor ground = themed(Token::Base), ink = themed(Token::AccT);
    const auto mix = [strength](float a, float b) { return a + strength * (b - a); };
    return QColor::fromRgbF(mix(ground.redF(), ink.redF()), mix(ground.greenF(), ink.greenF()),
                            mix(ground.blueF(), ink.blueF()));
}

void paintCells(QPainter& painter, const HistogramFrame& frame)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double full = fullColourShare(frame.figure);
    for (int column = 0; column < int(frame.figure.columns.size()); ++column) {
        const auto [left, right] = frame.columnEdges(column);
        const auto& shares = frame.figure.columns[std::size_t(column)].shares;
        for (int row = 0; row < frame.figure.rows(); ++row) {
            const double share = shares[std::size_t(row)];
            const auto [top, bottom] = frame.rowEdges(row);
            // To whole pixels, so that no seams show between neighbours.
            if (share > 0.0)
                painter.fillRect(
                    QRect(QPoint(qRound(left), qRound(top)), QPoint(qRound(right) - 1, qRound(bottom) - 1)),
                    cellColor(share, full));
        }
    }
}

void paintQuantiles(QPainter& painter, const HistogramFrame& frame)
{
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    for (std::size_t q = 0; q < HistogramMapFigure::kQuantiles.size(); ++q) {
        const bool outer = q == 0 || q + 1 == HistogramMapFigure::kQuantiles.size(), median = q == 2;
        QPen pen(themed(Token::S2), median ? 1.8 : 1.2, outer ? Qt::CustomDashLine : Qt::SolidLine);
        if (outer)
            pen.setDashPattern({4, 3});
        painter.setPen(pen);
        QPolygonF line;
        for (int column = 0; column < int(frame.figure.columns.size()); ++column) {
            const auto [left, right] = frame.columnEdges(column);
            const auto& one = frame.figure.columns[std::size_t(column)];
            const double y = std::clamp(frame.y(one.quantiles[q]), frame.map.top(), frame.map.bottom());
            if (frame.figure.columns.size() == 1)
                line << QPointF(left, y) << QPointF(right, y);
            else
                line << QPointF(frame.x(double(one.step)), y);
        }
        painter.drawPolyline(line);
    }
}

/// Powers of ten of both signs that have room.
std::vector<AxisTick> binTicks(const HistogramFrame& frame)
{
    const HistogramMapFigure& figure = frame.figure;
    std::vector<AxisTick> ticks;
    const auto side = [&](int largest, double sign) {
        if (largest < figure.inner)
            return;
        const double low = binEdge(figure.inner), high = binEdge(largest + 1);
        const double room = std::abs(frame.y(sign * low) - frame.y(sign * high));
        const double decades = std::log10(high / low);
        const int every = std::max(1, int(std::ceil(decades * 16.0 / std::max(1.0, room))));
        for (AxisTick tick : logTicks({low, high})) {
            const double exponent = std::round(std::log10(tick.value));
            const bool decade = std::abs(tick.value / std::pow(10.0, exponent) - 1.0) < 1e-6;
            const bool rounded = tick.label == QLatin1String("0"); // a tiny value is not 0
            if (tick.label.isEmpty() || rounded || (decade && int(std::abs(exponent)) % every != 0) ||
                (!decade && every > 1))
                continue;
            tick.value *= sign;
            if (sign < 0)
                tick.label.prepend(QChar(0x2212));
            ticks.push_back(tick);
        }
    };
    side(figure.negative, -1.0);
    side(figure.positive, 1.0);
    ticks.push_back({0.0, QStringLiteral("0")});
    return ticks;
}

/// Without those whose labels would touch a more important neighbour's.
void paintMagnitudes(QPainter& painter, const HistogramFrame& frame)
{
    std::vector<AxisTick> ticks = binTicks(frame);
    std::vector<double> taken;
    std::vector<AxisTick> kept;
    for (auto tick = ticks.rbegin(); tick != ticks.rend(); ++tick) { // 0 first
        const double y = frame.y(tick->value);
        if (std::any_of(taken.begin(), taken.end(), [y](double other) { return std::abs(other - y) < 14.0; }))
            continue;
        taken.push_back(y);
        kept.push_back(*tick);
    }
    paintLeftTicks(painter, frame.map, kept, [&](double value) { return frame.y(value); });
}

void paintProfile(QPainter& painter, const HistogramFrame& frame, int shown)
{
    if (frame.profile.isNull())
        return;
    const auto& shares = frame.figure.columns[std::size_t(shown)].shares;
    const auto& first = frame.figure.columns.front().shares;
    double most = fullColourShare(frame.figure);
    const auto width = [&](double share) { return std::min(1.0, share / most) * frame.profile.width(); };
    painter.setRenderHint(QPainter::Antialiasing, false);
    QPainterPath outline(QPointF(frame.profile.left(), frame.profile.bottom()));
    for (int row = 0; row < frame.figure.rows(); ++row) {
        const auto [top, bottom] = frame.rowEdges(row);
        const double share = shares[std::size_t(row)];
        if (share > 0.0)
            painter.fillRect(QRectF(QPointF(frame.profile.left(), qRound(top)),
                                    QPointF(frame.profile.left() + std::max(1.0, width(share)), qRound(bottom))),
                             themed(Token::AccT));
        const double x = frame.profile.left() + width(first[std::size_t(row)]);
        outline.lineTo(x, bottom);
        outline.lineTo(x, top);
    }
    if (shown > 0) {
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.setPen(QPen(themed(Token::T2), 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(outline);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(themed(Token::Axis));
    painter.drawLine(frame.profile.topLeft(), frame.profile.bottomLeft());
    painter.setPen(themed(Token::T2));
    painter.setFont(Theme::instance().font(FontRole::CaptionStrong));
    painter.drawText(
        QRectF(frame.profile.left(), frame.profile.top() - 18, frame.profile.width() + kHistogramRight, 16),
        Qt::AlignLeft | Qt::AlignVCenter,
        HistogramMap::tr("step %1").arg(format::count(frame.figure.columns[std::size_t(shown)].step)));
    painter.setFont(Theme::instance().font(FontRole::Caption));
    painter.setPen(themed(Token::T3));
    const double middle = frame.profile.center().x();
    painter.drawText(QRectF(middle - 80, frame.profile.bottom() + 4, 160, 16), Qt::AlignCenter,
                     HistogramMap::tr("full width: %1").arg(format::percent(most)));
    if (shown > 0)
        painter.drawText(QRectF(middle - 80, frame.profile.bottom() + 22, 160, 16), Qt::AlignCenter,
                         HistogramMap::tr("line: first record"));
}

} // namespace

HistogramMap::HistogramMap(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Distribution over time"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void HistogramMap::setFigure(HistogramMapFigure figure)
{
    m_figure = std::move(figure);
    m_column = m_row = -1;
    describe();
    update();
}

void HistogramMap::paint(QPainter& painter, const QRect& rect, const HistogramMapFigure& figure)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    if (figure.columns.empty())
        return paintNote(painter, rect, figure.note);
    const HistogramFrame frame(rect, figure);
    if (frame.map.height() < 40 || frame.map.width() < 40)
        return;
    paintMagnitudes(painter, frame);
    const ChartRange steps{frame.border(0), frame.border(int(figure.columns.size()))};
    paintBottomTicks(painter, {frame.map}, xTicks(steps, XAxis::Step), [&](double step) { return frame.x(step); });
    paintCells(painter, frame); // over the grid
    paintQuantiles(painter, frame);
    paintAxisLines(painter, frame.map);
    paintAxisTitle(painter, frame.map, axisName(XAxis::Step));
    const int shown = figure.shown();
    const auto [left, right] = frame.columnEdges(shown);
    paintCursorLine(painter, std::clamp((left + right) / 2, frame.map.left(), frame.map.right()), frame.map.top(),
                    frame.map.bottom());
    paintProfile(painter, frame, shown);
}

QRectF HistogramMap::cellRect(int column, int row) const
{
    const HistogramFrame frame(rect(), m_figure);
    const auto [left, right] = frame.columnEdges(column);
    const auto [top, bottom] = frame.rowEdges(row);
    return {QPointF(left, top), QPointF(right, bottom)};
}

QStringList HistogramMap::tipOf(int column, int row) const
{
    const HistogramMapFigure::Column& one = m_figure.columns[std::size_t(column)];
    QStringList lines{tr("step %1, epoch %2").arg(format::count(one.step), format::fixed(one.epoch, 2)),
                      tr("%1: %2 of the values")
                          .arg(histogramRowText(m_figure, row), format::percent(one.shares[std::size_t(row)], 2))};
    if (row == m_figure.middle() && one.zeros > 0.0)
        lines << tr("exactly 0: %1").arg(format::percent(one.zeros, 2));
    return lines;
}

void HistogramMap::describe()
{
    if (m_figure.columns.empty())
        return setAccessibleDescription(m_figure.note);
    const HistogramMapFigure::Column& one = m_figure.columns[std::size_t(m_figure.shown())];
    setAccessibleDescription(tr("Step %1: 5 % of the values are below %2, half below %3, 95 % below %4; exactly 0: %5")
                                 .arg(format::count(one.step), format::significant(one.quantiles[0], 3),
                                      format::significant(one.quantiles[2], 3),
                                      format::significant(one.quantiles[4], 3), format::percent(one.zeros)));
}

void HistogramMap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_figure);
    if (m_column >= 0 && m_column < int(m_figure.columns.size()) && m_row >= 0) {
        const QRectF cell = cellRect(m_column, m_row);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(themed(Token::T1));
        painter.drawRect(cell.toRect());
        std::vector<TipRow> rows;
        for (const QString& line : tipOf(m_column, m_row))
            rows.push_back({line, {}});
        painter.setRenderHint(QPainter::Antialiasing, true);
        paintTip(painter, cell.center(), rect(), rows);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(themed(Token::AccT));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void HistogramMap::mousePressEvent(QMouseEvent* event)
{
    if (m_figure.columns.empty() || event->button() != Qt::LeftButton)
        return;
    const HistogramFrame frame(rect(), m_figure);
    if (frame.map.contains(event->position()))
        emit columnChosen(frame.columnAt(event->position().x()));
}

void HistogramMap::mouseMoveEvent(QMouseEvent* event)
{
    const HistogramFrame frame(rect(), m_figure);
    const bool inside = !m_figure.columns.empty() && frame.map.contains(event->position());
    m_column = inside ? frame.columnAt(event->position().x()) : -1;
    m_row = inside ? frame.rowAt(event->position().y()) : -1;
    update();
}

void HistogramMap::leaveEvent(QEvent*)
{
    m_column = m_row = -1;
    update();
}

void HistogramMap::keyPressEvent(QKeyEvent* event)
{
    if (m_figure.columns.empty())
        return QWidget::keyPressEvent(event);
    const int last = int(m_figure.columns.size()) - 1, now = m_figure.shown();
    const auto choose = [&](int column) { emit columnChosen(std::clamp(column, 0, last)); };
    const auto read = [&](int row) {
        m_column = now;
        m_row = std::clamp(row, 0, m_figure.rows() - 1);
        setAccessibleDescription(tipOf(m_column, m_row).join(QStringLiteral(", ")));
        update();
    };
    switch (event->key()) {
    case Qt::Key_Left: return choose(now - 1);
    case Qt::Key_Right: return choose(now + 1);
    case Qt::Key_Home: return choose(0);
    case Qt::Key_End: return choose(last);
    case Qt::Key_Up: return read(m_row < 0 ? m_figure.middle() : m_row + 1);
    case Qt::Key_Down: return read(m_row < 0 ? m_figure.middle() : m_row - 1);
    default: QWidget::keyPressEvent(event);
    }
}

Result<ChartFile> recordHistogramMap(const QString& heading, const HistogramMapFigure& figure, const QString& file)
{
    try {
        const QString suffix = sheetSuffix(file, {"png", "svg", "pdf"});
        QPicture sheet;
        QPainter painter(&sheet);
        const QSize size(kSheetWidth, kSheetHeading + kHistogramExportHeight);
        paintSheetGround(painter, size, heading);
        HistogramMap::paint(painter, QRect(0, kSheetHeading, kSheetWidth, kHistogramExportHeight), figure);
        painter.end();
        return sheetFile(sheet, size, heading, suffix);
    } catch (...) {
        return currentError("export the charts");
    }
}

} // namespace trainyard
