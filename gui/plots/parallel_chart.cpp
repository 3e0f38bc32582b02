// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/parallel_chart.h"

#include "gui/plots/chart_paint.h"
#include "gui/widgets/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_set>

namespace trainyard {
namespace {

constexpr double kParallelSide = 46.0; // pixels, room for half a title
constexpr double kParallelTop = 24.0;
constexpr double kParallelBottom = 8.0;
constexpr double kGrabWidth = 12.0;
constexpr double kSmallestRange = 0.015; // a shorter drag is a click
constexpr double kBrushWidth = 8.0;

QColor between(const QColor& a, const QColor& b, double share)
{
    const auto mix = [&](float x, float y) { return x + float(share) * (y - x); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

} // namespace

QColor ParallelChart::lineColor(double shade)
{
    return between(themed(Token::Ctl), themed(Token::AccT), shade);
}

ParallelChart::ParallelChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMouseTracking(true);
}

void ParallelChart::setLines(std::vector<ParallelAxis> axes, std::vector<ParallelLine> lines, const QString& note)
{
    const bool same = std::equal(axes.begin(), axes.end(), m_axes.begin(), m_axes.end(),
                                 [](const ParallelAxis& a, const ParallelAxis& b) { return a.title == b.title; });
    m_axes = std::move(axes);
    m_lines = std::move(lines);
    m_note = note;
    if (!same)
        m_ranges.assign(m_axes.size(), std::nullopt);
    update();
}

void ParallelChart::setRange(std::size_t axis, std::optional<ChartRange> range)
{
    if (axis >= m_ranges.size() || m_ranges[axis] == range)
        return;
    m_ranges[axis] = range;
    update();
    emit rangesChanged();
}

void ParallelChart::clearRanges()
{
    if (!hasRanges())
        return;
    m_ranges.assign(m_axes.size(), std::nullopt);
    update();
    emit rangesChanged();
}

bool ParallelChart::hasRanges() const
{
    return std::any_of(m_ranges.begin(), m_ranges.end(), [](const auto& range) { return range.has_value(); });
}

bool ParallelChart::passes(std::size_t line) const
{
    for (std::size_t axis = 0; axis < m_ranges.size(); ++axis)
        if (m_ranges[axis] && !(m_lines.at(line).places[axis] >= m_ranges[axis]->from &&
                                m_lines.at(line).places[axis] <= m_ranges[axis]->to))
            return false;
    return true;
}

double ParallelChart::axisX(std::size_t axis) const
{
    const double room = width() - 2 * kParallelSide;
    return kParallelSide + (m_axes.size() > 1 ? room * double(axis) / double(m_axes.size() - 1) : room / 2);
}

double ParallelChart::placeY(double place) const
{
    return height() - kParallelBottom - place * (height() - kParallelTop - kParallelBottom);
}

double ParallelChart::placeAt(double y) const
{
    return std::clamp((height() - kParallelBottom - y) / (height() - kParallelTop - kParallelBottom), 0.0, 1.0);
}

std::optional<std::size_t> ParallelChart::axisAt(const QPointF& point) const
{
    for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
        if (std::abs(point.x() - axisX(axis)) <= kGrabWidth && !m_lines.empty())
            return axis;
    return std::nullopt;
}

void ParallelChart::paintLine(QPainter& painter, const ParallelLine& line, const QColor& color, double width) const
{
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPolygonF part;
    for (std::size_t axis = 0; axis < line.places.size(); ++axis) {
        if (std::isfinite(line.places[axis])) {
            part << QPointF(axisX(axis), placeY(line.places[axis]));
            continue;
        }
        painter.drawPolyline(part);
        part.clear();
    }
    painter.drawPolyline(part);
}

void ParallelChart::paintAxis(QPainter& painter, std::size_t axis) const
{
    const double x = axisX(axis);
    painter.setPen(QPen(themed(Token::Axis), 1.0));
    painter.drawLine(QPointF(x, placeY(1.0)), QPointF(x, placeY(0.0)));
    const double room = m_axes.size() > 1 ? axisX(1) - axisX(0) - 8 : width();
    painter.setPen(themed(Token::T1));
    painter.setFont(Theme::instance().font(FontRole::SmallStrong));
    const QString title = painter.fontMetrics().elidedText(m_axes[axis].title, Qt::ElideRight, int(room));
    const double half = painter.fontMetrics().horizontalAdvance(title) / 2.0;
    painter.drawText(QPointF(std::clamp(x - half, 0.0, std::max(0.0, width() - 2 * half)), 14), title);
    painter.setFont(Theme::instance().font(FontRole::Small));
    const bool last = axis + 1 == m_axes.size();
    double free = height(); // labels from below; one that would touch the one before is left out
    for (const AxisTick& tick : m_axes[axis].ticks) {
        const double y = placeY(tick.value) + 4;
        if (y > free)
            continue;
        free = y - 13;
        const double left = last ? x - 6 - painter.fontMetrics().horizontalAdvance(tick.label) : x + 6;
        paintHaloText(painter, QPointF(left, y), tick.label, themed(Token::T2));
    }
    if (!m_ranges[axis])
        return;
    const QRectF brush(QPointF(x - kBrushWidth / 2, placeY(m_ranges[axis]->to)),
                       QPointF(x + kBrushWidth / 2, placeY(m_ranges[axis]->from)));
    QColor fill = themed(Token::Acc);
    painter.setPen(QPen(fill, 1.4));
    fill.setAlphaF(0.25f);
    painter.setBrush(fill);
    painter.drawRect(brush);
    painter.setBrush(Qt::NoBrush);
}

void ParallelChart::paintFew(QPainter& painter) const
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        order.push_back(i);
    const auto rank = [&](std::size_t i) {
        const ParallelLine& line = m_lines[i];
        return !passes(i) ? -2.0 : line.best ? 2.0 : std::isfinite(line.shade) ? line.shade : -1.0;
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
    for (const std::size_t i : order) {
        const ParallelLine& line = m_lines[i];
        if (!passes(i))
            paintLine(painter, line, themed(Token::Line), 0.8);
        else if (line.best)
            paintLine(painter, line, themed(Token::S2), 2.2);
        else if (std::isfinite(line.shade))
            paintLine(painter, line, lineColor(line.shade), 1.1);
        else
            paintLine(painter, line, themed(Token::Border), 0.9);
    }
}

/// Thin lines without antialiasing, all of a shade at once: 10,000 lines take a tenth of what paintFew() needs. Lines
/// that take the same way between two axes are drawn once.
void ParallelChart::paintMany(QPainter& painter) const
{
    constexpr int kShades = 24, kFaint = 0, kGrey = 1, kFirst = 2;
    std::vector<QVector<QLineF>> pieces(kFirst + kShades);
    std::vector<std::unordered_set<std::uint64_t>> seen(pieces.size());
    std::vector<std::size_t> best;
    std::vector<double> x;
    for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
        x.push_back(axisX(axis));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const ParallelLine& line = m_lines[i];
        const bool inside = passes(i);
        if (inside && line.best) {
            best.push_back(i);
            continue;
        }
        const auto shade = std::size_t(!inside                     ? kFaint
                                       : std::isfinite(line.shade) ? kFirst + int(line.shade * (kShades - 1) + 0.5)
                                                                   : kGrey);
        for (std::size_t axis = 1; axis < line.places.size(); ++axis) {
            const double from = placeY(line.places[axis - 1]), to = placeY(line.places[axis]);
            if (!std::isfinite(from) || !std::isfinite(to))
                continue;
            const auto pixels = (std::uint64_t(axis) << 32) | (std::uint64_t(from) << 16) | std::uint64_t(to);
            if (seen[shade].insert(pixels).second)
                pieces[shade].append(QLineF(x[axis - 1], from, x[axis], to));
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t shade = 0; shade < pieces.size(); ++shade) {
        const double share = double(int(shade) - kFirst) / (kShades - 1);
        painter.setPen(QPen(shade == kFaint  ? themed(Token::Line)
                            : shade == kGrey ? themed(Token::Border)
                                             : lineColor(share),
                            1.0));
        painter.drawLines(pieces[shade]);
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const std::size_t i : best)
        paintLine(painter, m_lines[i], themed(Token::S2), 2.2);
}

void ParallelChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(Theme::instance().font(FontRole::Small));
    if (m_lines.empty())
        return paintNote(painter, rect(), m_note);
    if (m_lines.size() > kManyParallel)
        paintMany(painter);
    else
        paintFew(painter);
    for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
        paintAxis(painter, axis);
}

void ParallelChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragged = axisAt(event->position());
    m_dragFrom = placeAt(event->position().y());
}

void ParallelChart::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(m_dragged || axisAt(event->position()) ? Qt::SizeVerCursor : Qt::ArrowCursor);
    if (!m_dragged)
        return;
    const double to = placeAt(event->position().y());
    if (std::abs(to - m_dragFrom) >= kSmallestRange)
        setRange(*m_dragged, ChartRange{std::min(m_dragFrom, to), std::max(m_dragFrom, to)});
}

void ParallelChart::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_dragged && std::abs(placeAt(event->position().y()) - m_dragFrom) < kSmallestRange)
        setRange(*m_dragged, std::nullopt);
    m_dragged.reset();
}

} // namespace trainyard
