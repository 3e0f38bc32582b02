// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/study_chart.h"

#include "gui/formats/format.h"
#include "gui/plots/chart_paint.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>

namespace trainyard {
namespace {

constexpr int kStudyLeft = 52;
constexpr int kStudyRight = 14;
constexpr int kStudyTop = 8;
constexpr int kStudyBottom = 38;
constexpr double kWhisker = 4.0;

struct Frame {
    QRectF area;
    ChartRange x, y;
    double px(double value) const { return area.left() + (value - x.from) / x.size() * area.width(); }
    double py(double value) const { return area.bottom() - (value - y.from) / y.size() * area.height(); }
};

bool drawn(const FigurePoint& point, const FigureLine& line)
{
    return line.style == FigureLine::Style::Band ? std::isfinite(point.low) && std::isfinite(point.high)
                                                 : std::isfinite(point.y);
}

void widen(ChartRange& range, double value, bool& any)
{
    if (!std::isfinite(value))
        return;
    range = any ? ChartRange{std::min(range.from, value), std::max(range.to, value)} : ChartRange{value, value};
    any = true;
}

/// nullopt if there is nothing to draw.
std::optional<Frame> frameOf(const QRect& rect, const StudyFigure& figure)
{
    Frame frame;
    bool anyX = false, anyY = false;
    for (const FigureLine& line : figure.lines)
        for (const FigurePoint& point : line.points) {
            if (!drawn(point, line))
                continue;
            widen(frame.x, point.x, anyX);
            if (line.style != FigureLine::Style::Band)
                widen(frame.y, point.y, anyY);
            widen(frame.y, point.low, anyY);
            widen(frame.y, point.high, anyY);
        }
    if (!anyX || !anyY)
        return std::nullopt;
    for (const double tick : figure.xTicks)
        widen(frame.x, tick, anyX);
    const double spanX = frame.x.size() > 0.0 ? frame.x.size() : 1.0;
    frame.x = {frame.x.from - (figure.xTicks.empty() ? 0.0 : 0.04 * spanX), frame.x.to + 0.03 * spanX};
    if (figure.low)
        frame.y.from = *figure.low;
    const double spanY = frame.y.size() > 0.0 ? frame.y.size() : std::max(1e-9, std::abs(frame.y.to));
    frame.y.to += 0.08 * spanY;
    if (!figure.low)
        frame.y.from -= 0.08 * spanY;
    frame.area = QRectF(rect).adjusted(kStudyLeft, kStudyTop, -kStudyRight, -kStudyBottom);
    return frame;
}

QString valueText(const StudyFigure& figure, double value)
{
    if (figure.format == ValueFormat::Share)
        return format::percent(value);
    const QString number =
        std::abs(value) >= 1000.0 ? format::count(std::llround(value)) : format::significant(value, 3);
    return figure.unit.isEmpty() ? number : QStringLiteral("%1 %2").arg(number, figure.unit);
}

/// The figure's own positions with their labels, or even ones.
std::vector<AxisTick> bottomTicks(const StudyFigure& figure, const Frame& frame)
{
    if (figure.xTicks.empty())
        return valueTicks(frame.x, figure.xFormat, std::clamp(int(frame.area.width() / 80), 2, 7));
    std::vector<AxisTick> ticks;
    for (std::size_t i = 0; i < figure.xTicks.size(); ++i)
        ticks.push_back({figure.xTicks[i], qsizetype(i) < figure.xLabels.size()
                                               ? figure.xLabels[qsizetype(i)]
                                               : compactNumber(figure.xTicks[i], 1.0)});
    return ticks;
}

void paintAxes(QPainter& painter, const Frame& frame, const StudyFigure& figure)
{
    const int wanted = std::clamp(int(frame.area.height() / 32), 2, 6);
    paintLeftTicks(painter, frame.area, valueTicks(frame.y, figure.format, wanted),
                   [&](double value) { return frame.py(value); });
    paintBottomTicks(painter, {frame.area}, bottomTicks(figure, frame), [&](double value) { return frame.px(value); });
    paintAxisLines(painter, frame.area);
    paintAxisTitle(painter, frame.area, figure.xTitle);
}

void paintBand(QPainter& painter, const Frame& frame, const FigureLine& line)
{
    QPolygonF polygon;
    for (const FigurePoint& point : line.points)
        if (drawn(point, line))
            polygon << QPointF(frame.px(point.x), frame.py(point.high));
    for (auto point = line.points.rbegin(); point != line.points.rend(); ++point)
        if (drawn(*point, line))
            polygon << QPointF(frame.px(point->x), frame.py(point->low));
    QColor fill = themed(line.color);
    fill.setAlphaF(0.18f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(polygon);
}

void paintLine(QPainter& painter, const Frame& frame, const FigureLine& line)
{
    if (line.style == FigureLine::Style::Band)
        return paintBand(painter, frame, line);
    const QColor color = themed(line.color);
    QPolygonF path;
    for (const FigurePoint& point : line.points)
        if (drawn(point, line))
            path << QPointF(frame.px(point.x), frame.py(point.y));
    QPen pen(color, line.style == FigureLine::Style::Reference ? 1.2 : 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (line.style == FigureLine::Style::Reference)
        pen.setDashPattern({5, 4});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    if (line.style != FigureLine::Style::Dots)
        painter.drawPolyline(path);
    const bool dots =
        line.style == FigureLine::Style::Measured || line.style == FigureLine::Style::Dots || path.size() == 1;
    if (!dots)
        return;
    for (const FigurePoint& point : line.points) {
        if (!drawn(point, line))
            continue;
        const QPointF at(frame.px(point.x), frame.py(point.y));
        if (std::isfinite(point.low) && std::isfinite(point.high) && point.high > point.low) {
            painter.setPen(QPen(color, 1.2));
            const double high = frame.py(point.high), low = frame.py(point.low);
            painter.drawLine(QPointF(at.x(), high), QPointF(at.x(), low));
            painter.drawLine(QPointF(at.x() - kWhisker, high), QPointF(at.x() + kWhisker, high));
            painter.drawLine(QPointF(at.x() - kWhisker, low), QPointF(at.x() + kWhisker, low));
        }
        painter.setPen(QPen(themed(Token::Base), 1.5));
        painter.setBrush(color);
        painter.drawEllipse(at, 4.0, 4.0);
    }
}

const FigurePoint* nearest(const FigureLine& line, double x, double slack)
{
    const FigurePoint* best = nullptr;
    for (const FigurePoint& point : line.points)
        if (drawn(point, line) && std::abs(point.x - x) <= slack &&
            (!best || std::abs(point.x - x) < std::abs(best->x - x)))
            best = &point;
    return best;
}

/// The x of the point nearest to `x`; prefers measured points to reference lines.
std::optional<double> placeNear(const StudyFigure& figure, double x)
{
    const FigurePoint* best = nullptr;
    for (const bool reference : {false, true}) {
        for (const FigureLine& line : figure.lines)
            if ((line.style == FigureLine::Style::Reference || line.style == FigureLine::Style::Band) == reference)
                if (const FigurePoint* point = nearest(line, x, 1e300);
                    point && (!best || std::abs(point->x - x) < std::abs(best->x - x)))
                    best = point;
    }
    return best ? std::optional(best->x) : std::nullopt;
}

std::vector<TipRow> tipRows(const StudyFigure& figure, double x)
{
    std::vector<TipRow> rows;
    for (const FigureLine& line : figure.lines) {
        const FigurePoint* point = nearest(line, x, 1e-6 * std::max(1.0, std::abs(x)));
        if (!point || line.label.isEmpty())
            continue;
        const bool spread = std::isfinite(point->low) && std::isfinite(point->high) && point->high > point->low;
        const QString range =
            spread ? StudyChart::tr("%1 to %2").arg(valueText(figure, point->low), valueText(figure, point->high))
                   : QString();
        rows.push_back({line.label,
                        line.style == FigureLine::Style::Band ? range
                        : spread ? QStringLiteral("%1 (%2)").arg(valueText(figure, point->y), range)
                                 : valueText(figure, point->y),
                        line.color});
    }
    return rows;
}

QString placeText(const StudyFigure& figure, double x)
{
    for (std::size_t i = 0; i < figure.xTicks.size() && i < std::size_t(figure.xLabels.size()); ++i)
        if (std::abs(figure.xTicks[i] - x) < 1e-9)
            return QStringLiteral("%1 %2").arg(figure.xLabels[qsizetype(i)],
                                               figure.xWord.isEmpty() ? figure.xTitle : figure.xWord);
    return QStringLiteral("%1 %2").arg(format::count(std::llround(x)), figure.xTitle);
}

void paintCursor(QPainter& painter, const QRect& rect, const Frame& frame, const StudyFigure& figure, double x)
{
    std::vector<TipRow> rows = tipRows(figure, x);
    if (rows.empty())
        return;
    rows.insert(rows.begin(), {placeText(figure, x), {}});
    paintCursorLine(painter, frame.px(x), frame.area.top(), frame.area.bottom());
    paintTip(painter, {frame.px(x), frame.area.top() + 4}, QRectF(rect), rows);
}

} // namespace

StudyChart::StudyChart(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void StudyChart::setFigure(StudyFigure figure)
{
    m_figure = std::move(figure);
    setAccessibleName(m_figure.title);
    if (m_cursor)
        m_cursor = placeNear(m_figure, *m_cursor);
    update();
}

QStringList StudyChart::valuesAt(double x) const
{
    const std::optional<double> place = placeNear(m_figure, x);
    if (!place)
        return {};
    QStringList out{placeText(m_figure, *place)};
    for (const TipRow& row : tipRows(m_figure, *place))
        out << QStringLiteral("%1 %2").arg(row.label, row.value);
    return out;
}

void StudyChart::paint(QPainter& painter, const QRect& rect, const StudyFigure& figure, std::optional<double> cursor)
{
    const std::optional<Frame> frame = frameOf(rect, figure);
    if (!frame || frame->area.width() < 20 || frame->area.height() < 20) {
        paintNote(painter, QRectF(rect), figure.note.isEmpty() ? tr("No values yet") : figure.note);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter, *frame, figure);
    painter.save();
    painter.setClipRect(frame->area.adjusted(-6, -6, 6, 6));
    for (const FigureLine::Style style :
         {FigureLine::Style::Band, FigureLine::Style::Reference, FigureLine::Style::Curve, FigureLine::Style::Dots,
          FigureLine::Style::Measured})
        for (const FigureLine& line : figure.lines)
            if (line.style == style)
                paintLine(painter, *frame, line);
    painter.restore();
    if (figure.mark && !cursor)
        paintCursorLine(painter, frame->px(*figure.mark), frame->area.top(), frame->area.bottom());
    if (cursor)
        paintCursor(painter, rect, *frame, figure, *cursor);
}

void StudyChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_figure, m_cursor);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(themed(Token::AccT));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void StudyChart::setCursorAt(std::optional<double> x)
{
    if (x == m_cursor)
        return;
    m_cursor = x;
    update();
}

void StudyChart::mouseMoveEvent(QMouseEvent* event)
{
    const std::optional<Frame> frame = frameOf(rect(), m_figure);
    if (!frame)
        return;
    const double x =
        frame->x.from + (event->position().x() - frame->area.left()) / frame->area.width() * frame->x.size();
    setCursorAt(placeNear(m_figure, x));
}

void StudyChart::leaveEvent(QEvent*)
{
    setCursorAt(std::nullopt);
}

void StudyChart::focusOutEvent(QFocusEvent* event)
{
    setCursorAt(std::nullopt);
    QWidget::focusOutEvent(event);
}

void StudyChart::keyPressEvent(QKeyEvent* event)
{
    const int way = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (!way)
        return QWidget::keyPressEvent(event);
    std::set<double> places;
    for (const FigureLine& line : m_figure.lines)
        for (const FigurePoint& point : line.points)
            if (drawn(point, line))
                places.insert(point.x);
    if (places.empty())
        return;
    if (!m_cursor)
        return setCursorAt(way > 0 ? *places.begin() : *places.rbegin());
    auto at = places.find(*m_cursor);
    if (way > 0 && at != places.end() && std::next(at) != places.end())
        setCursorAt(*std::next(at));
    else if (way < 0 && at != places.end() && at != places.begin())
        setCursorAt(*std::prev(at));
}

std::vector<LegendEntry> legendOf(const StudyFigure& figure)
{
    std::vector<LegendEntry> entries;
    for (const FigureLine& line : figure.lines)
        if (!line.label.isEmpty() && std::any_of(line.points.begin(), line.points.end(),
                                                 [&](const FigurePoint& point) { return drawn(point, line); }))
            entries.push_back({line.label, line.color,
                               line.style == FigureLine::Style::Band        ? LegendEntry::Mark::Square
                               : line.style == FigureLine::Style::Reference ? LegendEntry::Mark::Dashes
                               : line.style == FigureLine::Style::Dots      ? LegendEntry::Mark::Dot
                                                                            : LegendEntry::Mark::Line});
    return entries;
}

StudyCard::StudyCard(QWidget* parent)
    : Card(QStringLiteral(" "), {}, 28, parent), m_legend(new ChartLegend), m_chart(new StudyChart)
{
    addHeaderWidget(m_legend);
    body()->setContentsMargins(1, 0, 1, 1);
    body()->addWidget(m_chart);
    setMinimumHeight(120);
}

void StudyCard::setFigure(const StudyFigure& figure)
{
    setTitle(figure.title);
    setCaption(figure.caption);
    const std::vector<LegendEntry> entries = legendOf(figure);
    if (m_rows.empty())
        m_legend->setEntries(entries);
    const std::size_t each = m_rows.empty() ? 0 : (entries.size() + m_rows.size() - 1) / m_rows.size();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto begin = std::min(i * each, entries.size()), end = std::min(begin + each, entries.size());
        m_rows[i]->setEntries({entries.begin() + std::ptrdiff_t(begin), entries.begin() + std::ptrdiff_t(end)});
        m_rows[i]->setVisible(begin < end);
    }
    m_chart->setFigure(figure);
}

void StudyCard::setLegendRows(int rows)
{
    m_legend->hide();
    for (int i = 0; i < rows; ++i) {
        auto* legend = new ChartLegend;
        auto* place = new QHBoxLayout;
        place->setContentsMargins(12, 0, 12, 0);
        place->addWidget(legend);
        m_rows.push_back(legend);
        body()->insertLayout(i, place);
    }
    body()->setSpacing(0);
    body()->setStretch(rows, 1);
}

} // namespace trainyard
