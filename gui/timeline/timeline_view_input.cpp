// SPDX-License-Identifier: GPL-3.0-or-later
// User input of TimelineView.
#include "gui/timeline/timeline_view.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard {
namespace {

constexpr int kInputRulerHeight = 24;
constexpr double kZoomPerSecond = 6.0;   // zoom factor while a key is held
constexpr double kWidthsPerSecond = 0.9; // pan speed while a key is held
constexpr int kGrab = 3;                 // tolerance in pixels when picking a slice

bool isMoveKey(int key)
{
    return key == Qt::Key_W || key == Qt::Key_A || key == Qt::Key_S || key == Qt::Key_D || key == Qt::Key_Left ||
           key == Qt::Key_Right;
}

} // namespace

double TimelineView::timeAt(int x) const
{
    return m_scale.time(x - nameWidth());
}

const TimelineView::Lane* TimelineView::laneAt(int y) const
{
    if (y < kInputRulerHeight)
        return nullptr;
    const int content = y - kInputRulerHeight + verticalScrollBar()->value();
    const auto found =
        std::upper_bound(m_lanes.begin(), m_lanes.end(), content, [](int at, const Lane& lane) { return at < lane.y; });
    if (found == m_lanes.begin())
        return nullptr;
    const Lane& lane = *std::prev(found);
    return content < lane.y + lane.height ? &lane : nullptr;
}

timeline::SliceId TimelineView::sliceAt(const QPoint& place) const
{
    const Lane* lane = m_trace && place.x() >= nameWidth() ? laneAt(place.y()) : nullptr;
    if (!lane || lane->kind == LaneKind::Process)
        return {};
    const timeline::Row& row = m_trace->tracks[std::size_t(lane->track)].rows[std::size_t(lane->row)];
    const double time = timeAt(place.x());
    const double grab = kGrab * m_scale.perPixel;
    std::size_t best = row.size();
    double nearest = grab;
    for (std::size_t i = row.firstEndingAfter(std::int64_t(std::max(0.0, time - grab)) - 1), tries = 0;
         i < row.size() && tries < 64; ++i, ++tries) {
        const double begin = double(row.begin[i]), end = double(row.end[i]);
        if (begin > time + grab)
            break;
        const double distance = time < begin ? begin - time : time > end ? time - end : 0.0;
        if (distance < nearest || (best == row.size() && distance <= nearest)) {
            best = i;
            nearest = distance;
        }
    }
    return best == row.size() ? timeline::SliceId() : timeline::SliceId{lane->track, lane->row, best};
}

QRectF TimelineView::rectOf(const timeline::SliceId& slice) const
{
    for (const Lane& lane : m_lanes)
        if (lane.kind != LaneKind::Process && lane.track == slice.track && lane.row == slice.row) {
            const timeline::Row& row = m_trace->tracks[std::size_t(slice.track)].rows[std::size_t(slice.row)];
            const double from = m_scale.x(double(row.begin[slice.index])), to = m_scale.x(double(row.end[slice.index]));
            const double left = std::max(from, -4.0), right = std::min(std::max(to, from + 2.0), areaWidth() + 4.0);
            const int y = lane.y - verticalScrollBar()->value() + kInputRulerHeight;
            return right <= left ? QRectF() : QRectF(nameWidth() + left, y, right - left, lane.height);
        }
    return {};
}

QString TimelineView::tipOf(const timeline::SliceId& slice) const
{
    const timeline::Track& track = m_trace->tracks[std::size_t(slice.track)];
    const timeline::Row& row = track.rows[std::size_t(slice.row)];
    const timeline::Label& label = m_trace->labels[row.label[slice.index]];
    QString tip = QStringLiteral("<b>%1</b><br>%2")
                      .arg(QString::fromStdString(label.name.substr(0, 300)).toHtmlEscaped(),
                           timeText(double(row.end[slice.index] - row.begin[slice.index])));
    tip += tr("<br>from %1").arg(timeText(double(row.begin[slice.index])));
    if (!label.category.empty())
        tip += QStringLiteral("<br>%1").arg(QString::fromStdString(label.category.substr(0, 100)).toHtmlEscaped());
    tip += QStringLiteral("<br>%1, %2")
               .arg(processTitle(m_trace->processes[std::size_t(track.process)]).toHtmlEscaped(),
                    trackTitle(track).toHtmlEscaped());
    return tip;
}

void TimelineView::zoomAt(double x, double factor)
{
    m_fits = false;
    const double perPixel = std::clamp(m_scale.perPixel * factor, 0.02, 1e18);
    setScale({m_scale.time(x) - x * perPixel, perPixel});
}

void TimelineView::pan(double pixels)
{
    m_fits = false;
    setScale({m_scale.from + pixels * m_scale.perPixel, m_scale.perPixel});
}

void TimelineView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBar();
    if (m_fits)
        fit();
}

void TimelineView::scrollContentsBy(int, int)
{
    viewport()->update(); // everything is repainted anyway
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    const QPoint angle = event->angleDelta();
    const double turn = (angle.y() != 0 ? angle.y() : angle.x()) / 120.0;
    if (event->modifiers() & Qt::ControlModifier)
        zoomAt(event->position().x() - nameWidth(), std::pow(0.8, turn));
    else if (event->modifiers() & Qt::ShiftModifier)
        pan(-turn * areaWidth() * 0.1);
    else {
        if (angle.x() != 0 && angle.y() == 0)
            pan(-angle.x() / 120.0 * areaWidth() * 0.1);
        else
            verticalScrollBar()->setValue(verticalScrollBar()->value() - int(turn * 54));
    }
    event->accept();
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    if (isMoveKey(key)) {
        if (!event->isAutoRepeat()) {
            m_held.insert(key);
            m_sinceTurn.start();
            move();
            m_turn.start();
        }
        return;
    }
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + (key == Qt::Key_Up ? -36 : 36));
    else if (key == Qt::Key_0 || key == Qt::Key_Home)
        fit();
    else if (key == Qt::Key_F && m_selected.valid()) {
        const timeline::Row& row = m_trace->tracks[std::size_t(m_selected.track)].rows[std::size_t(m_selected.row)];
        fitRange(row.begin[m_selected.index], row.end[m_selected.index]);
    } else if (key == Qt::Key_F && m_range)
        fitRange(m_range->first, m_range->second);
    else if (key == Qt::Key_Escape && (m_range || m_selected.valid())) {
        setRange(std::nullopt);
        select({}, false);
    } else
        QAbstractScrollArea::keyPressEvent(event);
}

void TimelineView::keyReleaseEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat())
        m_held.remove(event->key());
    if (m_held.isEmpty())
        m_turn.stop();
    QAbstractScrollArea::keyReleaseEvent(event);
}

void TimelineView::focusOutEvent(QFocusEvent* event)
{
    m_held.clear();
    m_turn.stop();
    QAbstractScrollArea::focusOutEvent(event);
}

void TimelineView::move()
{
    // The first step moves as far as a tap; later steps follow the clock, however long a frame takes.
    const double seconds = std::clamp(double(m_sinceTurn.restart()) / 1000.0, 0.05, 0.2);
    const auto held = [this](std::initializer_list<int> keys) {
        return std::any_of(keys.begin(), keys.end(), [this](int key) { return m_held.contains(key); });
    };
    const QPoint mouse = viewport()->mapFromGlobal(QCursor::pos());
    const bool inside = viewport()->rect().contains(mouse) && mouse.x() > nameWidth();
    const double x = inside ? mouse.x() - nameWidth() : areaWidth() / 2.0;
    if (held({Qt::Key_W}))
        zoomAt(x, std::pow(kZoomPerSecond, -seconds));
    if (held({Qt::Key_S}))
        zoomAt(x, std::pow(kZoomPerSecond, seconds));
    if (held({Qt::Key_A, Qt::Key_Left}))
        pan(-kWidthsPerSecond * seconds * areaWidth());
    if (held({Qt::Key_D, Qt::Key_Right}))
        pan(kWidthsPerSecond * seconds * areaWidth());
}

void TimelineView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = m_last = event->position().toPoint();
    m_moved = false;
    m_drag = Drag::None;
    if (!m_trace)
        return;
    if (event->button() == Qt::MiddleButton ||
        (event->button() == Qt::LeftButton && event->modifiers() & Qt::ShiftModifier))
        m_drag = Drag::Pan;
    else if (event->button() == Qt::LeftButton && m_pressed.x() >= nameWidth())
        m_drag = Drag::Range;
}

void TimelineView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    if (!m_trace)
        return;
    if (m_drag != Drag::None && (place - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        m_moved = true;
    if (m_drag == Drag::Pan && m_moved) {
        pan(m_last.x() - place.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() + m_last.y() - place.y());
    } else if (m_drag == Drag::Range && m_moved) {
        const double a = timeAt(m_pressed.x()), b = timeAt(std::clamp(place.x(), nameWidth(), viewport()->width()));
        const auto kept = [this](double time) { return std::int64_t(std::clamp(time, 0.0, double(m_trace->length))); };
        setRange(std::pair(kept(std::min(a, b)), kept(std::max(a, b))));
    } else if (m_drag == Drag::None) {
        if (const timeline::SliceId found = sliceAt(place); !(found == m_hovered)) {
            m_hovered = found;
            viewport()->update();
        }
    }
    m_last = place;
    emit guideMoved(place.x() >= nameWidth() ? timeAt(place.x()) : std::numeric_limits<double>::quiet_NaN());
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool click = !m_moved && event->button() == Qt::LeftButton && m_trace;
    m_drag = Drag::None;
    if (!click)
        return;
    const Lane* lane = laneAt(m_pressed.y());
    if (m_pressed.x() < nameWidth()) {
        if (lane && lane->kind != LaneKind::Row)
            setFolded(lane->process, lane->kind == LaneKind::Process);
        return;
    }
    if (lane && lane->kind == LaneKind::Process) {
        setFolded(lane->process, true);
        return;
    }
    setRange(std::nullopt);
    select(sliceAt(m_pressed), false);
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const timeline::SliceId found = sliceAt(event->position().toPoint());
    if (!found.valid())
        return;
    const timeline::Row& row = m_trace->tracks[std::size_t(found.track)].rows[std::size_t(found.row)];
    setRange(std::pair(row.begin[found.index], row.end[found.index]));
}

bool TimelineView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const timeline::SliceId found = sliceAt(help->pos());
        if (found.valid())
            QToolTip::showText(help->globalPos(), tipOf(found), viewport());
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave) {
        m_hovered = {};
        viewport()->update();
        emit guideMoved(std::numeric_limits<double>::quiet_NaN());
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace trainyard
