// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/study_chart.h"

#include "backend/base/clock.h"
#include "gui/plots/chart_group.h"
#include "gui/plots/study_paint.h"

#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <set>

namespace trainyard {

StudyChart::StudyChart(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void StudyChart::setFigure(StudyFigure figure)
{
    if (figure.title != m_figure.title || figure.xTitle != m_figure.xTitle || figure.logX != m_figure.logX) {
        m_view = {};
        m_before.clear();
    }
    m_figure = std::move(figure);
    setAccessibleName(m_figure.title);
    if (m_cursor)
        setCursorAt(placeNear(m_figure, *m_cursor)); // linked charts follow
    update();
}

QStringList StudyChart::valuesAt(double x) const
{
    const std::optional<double> place = placeNear(m_figure, x);
    return place ? tipLines(m_figure, *place) : QStringList();
}

QImage StudyChart::toImage(double scale) const
{
    QImage image(size() * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(themed(Token::Base));
    QPainter painter(&image);
    paint(painter, rect(), m_figure, std::nullopt, m_view);
    return image;
}

void StudyChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_figure, m_cursor, m_view);
    if (m_linked && !m_cursor)
        paintLinkedCursor(painter, rect(), m_figure, *m_linked, m_view);
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (m_boxFrom && !m_box.isEmpty()) {
        QColor fill = themed(Token::AccT);
        painter.setPen(fill);
        fill.setAlphaF(0.12f);
        painter.setBrush(fill);
        painter.drawRect(m_box);
    }
    if (hasFocus()) {
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
    if (x)
        emit cursorMoved(*x);
    else
        emit cursorLeft();
}

void StudyChart::setLinkedCursor(std::optional<double> x)
{
    if (x == m_linked)
        return;
    m_linked = x;
    update();
}

void StudyChart::setView(FigureView view, bool move)
{
    if (view == m_view)
        return;
    const double now = steadyTime();
    if (!move || now - m_moved > ViewHistory::kOneMove || m_before.empty())
        m_before.push_back(m_view);
    if (m_before.size() > ViewHistory::kMostViews)
        m_before.erase(m_before.begin());
    m_moved = move ? now : -1e9;
    m_view = view;
    update();
}

/// Shows this x range, as far as there is anything.
void StudyChart::showX(const ChartRange& x)
{
    const std::optional<StudyFrame> whole = studyFrame(rect(), m_figure, {});
    if (!whole)
        return;
    // Shares of the whole axis, so that the limits are the same for every kind of axis.
    double from = whole->x.share(x.from), to = whole->x.share(x.to);
    const double size = to - from;
    if (!(size > 1e-6))
        return;
    if (size >= 1.0 - 1e-9)
        return setView({std::nullopt, m_view.y}, true);
    from = std::clamp(from, 0.0, 1.0 - size);
    to = from + size;
    setView({ChartRange{whole->x.value(from), whole->x.value(to)}, m_view.y}, true);
}

void StudyChart::zoom(double factor, double share)
{
    if (const std::optional<StudyFrame> frame = studyFrame(rect(), m_figure, m_view))
        showX(frame->x.zoomed(factor, frame->x.value(std::clamp(share, 0.0, 1.0))));
}

void StudyChart::back()
{
    if (m_before.empty())
        return;
    m_view = m_before.back();
    m_before.pop_back();
    m_moved = -1e9;
    update();
}

void StudyChart::showAll()
{
    setView({}, false);
}

void StudyChart::mousePressEvent(QMouseEvent* event)
{
    const std::optional<StudyFrame> frame = studyFrame(rect(), m_figure, m_view);
    if (event->button() == Qt::BackButton)
        back();
    if (event->button() != Qt::LeftButton || !frame)
        return;
    setFocus(Qt::MouseFocusReason);
    if (event->modifiers() & Qt::ShiftModifier) {
        m_boxFrom = event->position();
        m_box = {};
        setCursor(Qt::CrossCursor);
    } else {
        m_dragFrom = event->position();
        m_dragRange = frame->x.range;
    }
}

void StudyChart::mouseMoveEvent(QMouseEvent* event)
{
    const std::optional<StudyFrame> frame = studyFrame(rect(), m_figure, m_view);
    if (!frame)
        return;
    if (m_boxFrom) {
        m_box = QRectF(*m_boxFrom, event->position()).normalized() & frame->area;
        update();
    } else if (m_dragFrom && m_view.x) { // all of the axis has nowhere to go
        setCursor(Qt::ClosedHandCursor);
        setCursorAt(std::nullopt);
        showX(ChartScale{m_dragRange, m_figure.logX}.shifted((m_dragFrom->x() - event->position().x()) /
                                                             frame->area.width()));
    } else {
        const double x = frame->x.value((event->position().x() - frame->area.left()) / frame->area.width());
        const std::optional<double> place = placeNear(m_figure, x);
        setCursorAt(place && *place >= frame->x.range.from && *place <= frame->x.range.to ? place : std::nullopt);
    }
}

void StudyChart::mouseReleaseEvent(QMouseEvent*)
{
    m_dragFrom.reset();
    unsetCursor();
    const bool boxed = m_boxFrom.has_value();
    m_boxFrom.reset();
    update();
    const std::optional<StudyFrame> frame = studyFrame(rect(), m_figure, m_view);
    if (!boxed || !frame || m_box.width() < kLeastBox || m_box.height() < kLeastBox)
        return;
    const auto x = [&](double pixel) { return frame->x.value((pixel - frame->area.left()) / frame->area.width()); };
    const auto y = [&](double pixel) { return frame->y.value((frame->area.bottom() - pixel) / frame->area.height()); };
    setView({ChartRange{x(m_box.left()), x(m_box.right())}, ChartRange{y(m_box.bottom()), y(m_box.top())}}, false);
}

void StudyChart::mouseDoubleClickEvent(QMouseEvent*)
{
    m_dragFrom.reset();
    showAll();
}

void StudyChart::wheelEvent(QWheelEvent* event)
{
    const std::optional<StudyFrame> frame = studyFrame(rect(), m_figure, m_view);
    if (event->angleDelta().y() == 0 || !frame)
        return event->ignore();
    zoom(wheelZoom(event->angleDelta().y()), (event->position().x() - frame->area.left()) / frame->area.width());
    event->accept();
}

void StudyChart::contextMenuEvent(QContextMenuEvent* event)
{
    emit menuRequested(event->globalPos());
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

void StudyChart::moveCursor(int direction)
{
    std::set<double> places;
    for (const FigureLine& line : m_figure.lines)
        for (const FigurePoint& point : line.points)
            if (isDrawn(m_figure, point, line) && (!m_view.x || (point.x >= m_view.x->from && point.x <= m_view.x->to)))
                places.insert(point.x);
    if (places.empty())
        return;
    const auto at = m_cursor ? places.find(*m_cursor) : places.end();
    if (at == places.end())
        setCursorAt(direction > 0 ? *places.begin() : *places.rbegin());
    else if (direction > 0 && std::next(at) != places.end())
        setCursorAt(*std::next(at));
    else if (direction < 0 && at != places.begin())
        setCursorAt(*std::prev(at));
}

void StudyChart::keyPressEvent(QKeyEvent* event)
{
    const std::optional<StudyFrame> frame = studyFrame(rect(), m_figure, m_view);
    const double center = frame && m_cursor ? frame->x.share(*m_cursor) : 0.5;
    const int direction = event->key() == Qt::Key_Right ? 1 : -1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!(event->modifiers() & Qt::ShiftModifier))
            return moveCursor(direction);
        if (frame)
            showX(frame->x.shifted(direction * kKeyShift));
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoom(kKeyZoom, center);
    case Qt::Key_Minus: return zoom(1.0 / kKeyZoom, center);
    case Qt::Key_Home: return showAll();
    case Qt::Key_Backspace: return back();
    case Qt::Key_Menu: emit menuRequested(mapToGlobal(rect().center())); return;
    case Qt::Key_Escape: return setCursorAt(std::nullopt);
    default: QWidget::keyPressEvent(event);
    }
}

std::vector<LegendEntry> legendOf(const StudyFigure& figure)
{
    std::vector<LegendEntry> entries;
    for (const FigureLine& line : figure.lines)
        if (!line.label.isEmpty() && std::any_of(line.points.begin(), line.points.end(), [&](const FigurePoint& point) {
                return isDrawn(figure, point, line);
            }))
            entries.push_back({line.label, line.color,
                               line.style == FigureLine::Style::Band        ? LegendEntry::Mark::Band
                               : line.style == FigureLine::Style::Reference ? LegendEntry::Mark::Dashes
                               : line.style == FigureLine::Style::Dots      ? LegendEntry::Mark::Dot
                                                                            : LegendEntry::Mark::Line,
                               line.pattern});
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
