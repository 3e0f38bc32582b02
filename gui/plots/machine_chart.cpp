// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/machine_chart.h"

#include "gui/plots/chart_paint.h"
#include "gui/widgets/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kMachineLeft = 236, kMachineRight = 16; // pixels
constexpr int kLanesTop = 6, kLanesBottom = 40;
constexpr int kMachineRow = 20, kMachineGap = 14;
constexpr int kLeastLane = 34; // title and caption
constexpr int kBarInset = 2;
constexpr double kLeastBar = 2.0;

int laneHeight(const MachineBars& lane)
{
    return std::max(kLeastLane, lane.rows * kMachineRow);
}

QRectF plotArea(const QRect& rect)
{
    return QRectF(rect).adjusted(kMachineLeft, kLanesTop, -kMachineRight, -kLanesBottom);
}

double barX(const QRectF& area, double end, double seconds)
{
    return area.left() + std::clamp(seconds / std::max(end, 1e-9), 0.0, 1.0) * area.width();
}

QRectF barRect(const QRectF& area, double end, double top, const MachineBar& bar, double from, double to)
{
    const double left = barX(area, end, from);
    return QRectF(left, top + bar.row * kMachineRow + kBarInset, std::max(kLeastBar, barX(area, end, to) - left),
                  kMachineRow - 2 * kBarInset);
}

/// Calls `visit(lane, top)` for each lane.
template <typename Visit>
void eachLane(const std::vector<MachineBars>& lanes, const QRectF& area, const Visit& visit)
{
    double top = area.top();
    for (const MachineBars& lane : lanes) {
        visit(lane, top);
        top += laneHeight(lane) + kMachineGap;
    }
}

void paintLaneTitle(QPainter& painter, const QRect& rect, const MachineBars& lane, double top)
{
    const int width = kMachineLeft - 16;
    const auto line = [&](FontRole role, Token ink, double y, const QString& text) {
        painter.setFont(Theme::instance().font(role));
        painter.setPen(themed(ink));
        painter.drawText(QRectF(rect.left() + 4, y, width, 16), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(text, Qt::ElideMiddle, width));
    };
    line(FontRole::SmallStrong, Token::T1, top, lane.title);
    line(FontRole::Caption, Token::T2, top + 16, lane.caption);
}

void paintBarOfRun(QPainter& painter, const QRectF& area, double end, double top, const MachineBar& bar, bool current)
{
    if (bar.waitedFrom < bar.from && barX(area, end, bar.from) - barX(area, end, bar.waitedFrom) > 1.0)
        painter.fillRect(barRect(area, end, top, bar, bar.waitedFrom, bar.from),
                         QBrush(themed(Token::Dis), Qt::BDiagPattern));
    const QRectF rect = barRect(area, end, top, bar, bar.from, bar.to);
    painter.setPen(current ? QPen(themed(Token::T1), 2.0) : QPen(themed(Token::Base), 1.0));
    painter.setBrush(themed(bar.color));
    painter.drawRect(rect);
    painter.setBrush(Qt::NoBrush);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    // The same for each label of this length: digits differ in width.
    if (painter.fontMetrics().horizontalAdvance(QString(bar.label.size(), QLatin1Char('0'))) + 6 > rect.width())
        return;
    painter.setPen(themed(Token::Base));
    painter.drawText(rect, Qt::AlignCenter, bar.label);
}

} // namespace

MachineChart::MachineChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

int MachineChart::heightOf(const std::vector<MachineBars>& lanes)
{
    int height = kLanesTop + kLanesBottom;
    for (const MachineBars& lane : lanes)
        height += laneHeight(lane) + kMachineGap;
    return std::max(120, height);
}

void MachineChart::setLanes(std::vector<MachineBars> lanes, double end, const QString& note)
{
    const QString before = current() ? current()->run : QString();
    m_lanes = std::move(lanes);
    m_end = end;
    m_note = note;
    m_current.reset();
    std::size_t place = 0;
    for (const MachineBars& lane : m_lanes)
        for (const MachineBar& bar : lane.bars) {
            if (!before.isEmpty() && bar.run == before)
                m_current = place;
            ++place;
        }
    updateGeometry();
    update();
}

const MachineBar* MachineChart::current() const
{
    if (!m_current)
        return nullptr;
    std::size_t place = *m_current;
    for (const MachineBars& lane : m_lanes) {
        if (place < lane.bars.size())
            return &lane.bars[place];
        place -= lane.bars.size();
    }
    return nullptr;
}

void MachineChart::setCurrent(std::optional<std::size_t> bar)
{
    m_current = bar;
    setAccessibleDescription(current() ? current()->tip : QString());
    update();
}

const MachineBar* MachineChart::barAt(const QPointF& point) const
{
    const MachineBar* found = nullptr;
    const QRectF area = plotArea(rect());
    eachLane(m_lanes, area, [&](const MachineBars& lane, double top) {
        for (const MachineBar& bar : lane.bars)
            if (barRect(area, m_end, top, bar, bar.from, bar.to).contains(point))
                found = &bar;
    });
    return found;
}

void MachineChart::paint(QPainter& painter, const QRect& rect, const std::vector<MachineBars>& lanes, double end,
                         const QString& note, const MachineBar* current)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(Theme::instance().font(FontRole::Small));
    if (lanes.empty())
        return paintNote(painter, rect, note);
    QRectF area = plotArea(rect);
    double bottom = area.top();
    eachLane(lanes, area, [&](const MachineBars& lane, double top) { bottom = top + laneHeight(lane); });
    area.setBottom(std::min(area.bottom(), bottom + kMachineGap / 2.0));
    const std::vector<AxisTick> ticks = xTicks({0.0, std::max(end, 1e-9)}, XAxis::Time);
    paintBottomTicks(painter, {area}, ticks, [&](double seconds) { return barX(area, end, seconds); });
    paintAxisLines(painter, area);
    paintAxisTitle(painter, area, MachineChart::tr("time since the search was started"));
    eachLane(lanes, area, [&](const MachineBars& lane, double top) {
        paintLaneTitle(painter, rect, lane, top);
        for (const MachineBar& bar : lane.bars)
            paintBarOfRun(painter, area, end, top, bar, &bar == current);
    });
}

bool MachineChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const MachineBar* bar = barAt(help->pos());
    QToolTip::showText(help->globalPos(), bar ? bar->tip : QString(), this);
    return true;
}

void MachineChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themed(Token::Base));
    paint(painter, rect(), m_lanes, m_end, m_note, hasFocus() || m_current ? current() : nullptr);
}

void MachineChart::mousePressEvent(QMouseEvent* event)
{
    const MachineBar* at = barAt(event->position());
    std::size_t place = 0;
    for (const MachineBars& lane : m_lanes)
        for (const MachineBar& bar : lane.bars) {
            if (&bar == at)
                return setCurrent(place);
            ++place;
        }
    setCurrent(std::nullopt);
}

void MachineChart::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const MachineBar* bar = barAt(event->position()))
        emit opened(bar->run);
}

void MachineChart::keyPressEvent(QKeyEvent* event)
{
    std::size_t count = 0;
    for (const MachineBars& lane : m_lanes)
        count += lane.bars.size();
    const bool forward = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    if (count > 0 && (forward || back)) {
        if (!m_current)
            return setCurrent(forward ? 0 : count - 1);
        return setCurrent(forward ? std::min(*m_current + 1, count - 1) : *m_current - (*m_current > 0 ? 1 : 0));
    }
    if (current() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        emit opened(current()->run);
    else
        QWidget::keyPressEvent(event);
}

} // namespace trainyard
