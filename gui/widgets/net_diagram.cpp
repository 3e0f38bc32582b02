// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/net_diagram.h"

#include "gui/widgets/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr double kDiagramMargin = 20.0;
constexpr double kBoxWidth = 480.0;
constexpr double kBoxHeight = 42.0;
constexpr double kTitleHeight = 22.0;
constexpr double kBlockGap = 14.0;
constexpr double kBlockIndent = 12.0; // of the bar that shows the extent of an open block
constexpr double kLane = 12.0;
constexpr double kFirstLane = 18.0; // from the boxes to the first lane
constexpr double kCorner = 6.0;
constexpr double kStem = 28.0; // the straight lines, from the boxes' left edge
constexpr double kLeastZoom = 0.2, kMostZoom = 3.0;

} // namespace

NetDiagram::NetDiagram(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Diagram of the network"));
    viewport()->setMouseTracking(true);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void NetDiagram::setContent(std::vector<DiagramBox> boxes, std::vector<DiagramLine> lines, int lanes)
{
    m_boxes = std::move(boxes);
    m_lines = std::move(lines);
    m_lanes = lanes;
    m_deepest = 0;
    m_tops.clear();
    double y = kDiagramMargin;
    for (const DiagramBox& box : m_boxes) {
        m_tops.push_back(y);
        y += (box.kind == DiagramBox::Kind::OpenBlock ? kTitleHeight : kBoxHeight) + kBlockGap;
        m_deepest = std::max(m_deepest, box.depth);
    }
    m_tops.push_back(y);
    m_current = std::min(m_current, static_cast<int>(m_boxes.size()) - 1);
    updateRange();
    viewport()->update();
}

QRectF NetDiagram::rect(int box) const
{
    const auto at = static_cast<std::size_t>(box);
    const bool title = m_boxes[at].kind == DiagramBox::Kind::OpenBlock;
    return {kDiagramMargin + m_deepest * kBlockIndent, m_tops[at], kBoxWidth, title ? kTitleHeight : kBoxHeight};
}

QSize NetDiagram::pictureSize() const
{
    const double lanes = m_lanes > 0 ? kFirstLane + m_lanes * kLane : 0.0;
    return {
        static_cast<int>(std::ceil(2 * kDiagramMargin + m_deepest * kBlockIndent + kBoxWidth + lanes)),
        static_cast<int>(std::ceil(m_tops.empty() ? 2 * kDiagramMargin : m_tops.back() - kBlockGap + kDiagramMargin))};
}

void NetDiagram::paintPicture(QPainter& painter) const
{
    paint(painter, QRectF(QPointF(0, 0), pictureSize()));
}

void NetDiagram::setZoom(double zoom)
{
    const double wanted = std::clamp(zoom, kLeastZoom, kMostZoom);
    if (wanted == m_zoom)
        return;
    // Keep the centre in place.
    const QPoint middle = viewport()->rect().center();
    const QPointF before = toPicture(middle);
    m_zoom = wanted;
    updateRange();
    verticalScrollBar()->setValue(static_cast<int>(before.y() * m_zoom - middle.y()));
    horizontalScrollBar()->setValue(static_cast<int>(before.x() * m_zoom - middle.x()));
    viewport()->update();
}

void NetDiagram::updateRange()
{
    const QSize picture = pictureSize();
    const QSize view = viewport()->size();
    horizontalScrollBar()->setRange(0, std::max(0, int(picture.width() * m_zoom) - view.width()));
    verticalScrollBar()->setRange(0, std::max(0, int(picture.height() * m_zoom) - view.height()));
    horizontalScrollBar()->setPageStep(view.width());
    verticalScrollBar()->setPageStep(view.height());
    verticalScrollBar()->setSingleStep(std::max(1, int((kBoxHeight + kBlockGap) * m_zoom)));
}

double NetDiagram::offsetX() const
{
    return std::max(0.0, (viewport()->width() - pictureSize().width() * m_zoom) / 2) - horizontalScrollBar()->value();
}

QPointF NetDiagram::toPicture(const QPoint& place) const
{
    return {(place.x() - offsetX()) / m_zoom, (place.y() + verticalScrollBar()->value()) / m_zoom};
}

int NetDiagram::boxAt(const QPointF& place) const
{
    const auto after = std::upper_bound(m_tops.begin(), m_tops.end(), place.y());
    const int box = static_cast<int>(after - m_tops.begin()) - 1;
    return box >= 0 && box < static_cast<int>(m_boxes.size()) && rect(box).contains(place) ? box : -1;
}

void NetDiagram::setCurrent(int box)
{
    if (box < 0 || box >= static_cast<int>(m_boxes.size()))
        return;
    m_current = box;
    const QRectF place = rect(box);
    const double top = place.top() * m_zoom, bottom = place.bottom() * m_zoom;
    QScrollBar* bar = verticalScrollBar();
    if (top < bar->value() || bottom > bar->value() + viewport()->height())
        bar->setValue(static_cast<int>((top + bottom - viewport()->height()) / 2));
    viewport()->update();
}

void NetDiagram::walk(int by)
{
    if (!m_boxes.empty())
        setCurrent(std::clamp(m_current + by, 0, static_cast<int>(m_boxes.size()) - 1));
}

void NetDiagram::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), themed(Token::Win));
    painter.translate(offsetX(), -verticalScrollBar()->value());
    painter.scale(m_zoom, m_zoom);
    paint(painter, QRectF(toPicture({0, 0}), QSizeF(viewport()->size()) / m_zoom));
}

void NetDiagram::paint(QPainter& painter, const QRectF& visible) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const int count = static_cast<int>(m_boxes.size());
    for (const DiagramLine& line : m_lines)
        if (rect(line.from).top() <= visible.bottom() && rect(line.to).bottom() >= visible.top())
            paintLine(painter, line);
    for (int box = 0; box < count; ++box) {
        const QRectF place = rect(box);
        if (place.top() > visible.bottom())
            break;
        if (m_boxes[static_cast<std::size_t>(box)].kind == DiagramBox::Kind::OpenBlock) {
            // A bar beside the contents of the open block.
            const int depth = m_boxes[static_cast<std::size_t>(box)].depth;
            int last = box;
            while (last + 1 < count && m_boxes[static_cast<std::size_t>(last) + 1].depth > depth)
                ++last;
            painter.fillRect(QRectF(kDiagramMargin + depth * kBlockIndent, place.center().y(), 3,
                                    rect(last).bottom() - place.center().y()),
                             themed(Token::Border));
        }
        if (place.bottom() >= visible.top())
            paintBox(painter, box);
    }
}

void NetDiagram::paintBox(QPainter& painter, int box) const
{
    const DiagramBox& content = m_boxes[static_cast<std::size_t>(box)];
    const QRectF place = rect(box);
    const Theme& theme = Theme::instance();
    const bool current = box == m_current;
    const bool block = content.kind != DiagramBox::Kind::Layer;
    if (content.kind != DiagramBox::Kind::OpenBlock) {
        painter.setPen(QPen(current ? themed(Token::Acc) : themed(Token::Border), current ? 2 : 1));
        painter.setBrush(current ? themed(Token::Tint) : themed(Token::Base));
        painter.drawRoundedRect(place, 4, 4);
        if (content.kind == DiagramBox::Kind::ClosedBlock) // a second edge: the block has contents
            painter.drawLine(place.bottomLeft() + QPointF(5, 3), place.bottomRight() + QPointF(-5, 3));
        painter.fillRect(QRectF(place.left() + 1, place.top() + 3, 4, place.height() - 6),
                         content.family < 0 ? themed(Token::T3) : theme.seriesColor(content.family));
    } else if (current) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(themed(Token::Tint));
        painter.drawRoundedRect(place, 4, 4);
    }
    QRectF text = place.adjusted(block ? 34 : 14, 0, -12, 0);
    if (content.kind == DiagramBox::Kind::OpenBlock)
        text.adjust(22, 0, 0, 0); // beside the line that passes through
    if (block) {
        const QPointF middle(text.left() - 12, place.center().y());
        const bool open = content.kind == DiagramBox::Kind::OpenBlock;
        painter.setPen(QPen(themed(Token::T2), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(
            open ? QPolygonF({middle + QPointF(-4, -2), middle + QPointF(0, 2), middle + QPointF(4, -2)})
                 : QPolygonF({middle + QPointF(-2, -4), middle + QPointF(2, 0), middle + QPointF(-2, 4)}));
    }
    const auto write = [&](const QString& left, const QString& right, QRectF line, FontRole leftRole, Token leftToken,
                           FontRole rightRole, Token rightToken) {
        painter.setFont(theme.font(rightRole));
        painter.setPen(themed(rightToken));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, right);
        const double room = line.width() - painter.fontMetrics().horizontalAdvance(right) - 12;
        painter.setFont(theme.font(leftRole));
        painter.setPen(themed(leftToken));
        line.setWidth(room);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(left, Qt::ElideMiddle, int(room)));
    };
    if (content.kind == DiagramBox::Kind::OpenBlock) {
        write(content.name, content.cost, text, FontRole::SmallStrong, Token::T2, FontRole::Caption, Token::T3);
        return;
    }
    const QRectF upper(text.left(), place.top() + 3, text.width(), place.height() / 2 - 2);
    write(content.name, content.shape, upper, FontRole::BodyStrong, Token::T1, FontRole::Body, Token::T1);
    write(content.detail, content.cost, upper.translated(0, place.height() / 2 - 3), FontRole::Small, Token::T2,
          FontRole::Small, Token::T2);
}

void NetDiagram::paintLine(QPainter& painter, const DiagramLine& line) const
{
    const QRectF from = rect(line.from), to = rect(line.to);
    const bool touched = m_current == line.from || m_current == line.to;
    painter.setPen(QPen(touched ? themed(Token::Acc) : themed(Token::T3), touched ? 2 : 1.2));
    painter.setBrush(Qt::NoBrush);
    QPointF tip;
    QPointF back;
    if (line.lane == 0) {
        const double x = from.left() + kStem;
        tip = {x, to.top()};
        back = {0, -1};
        painter.drawLine(QPointF(x, from.bottom()), tip);
    } else {
        const double x = from.right() + kFirstLane + (line.lane - 1) * kLane;
        const double top = from.center().y() + 8, bottom = to.center().y() - 8;
        tip = {to.right(), bottom};
        back = {1, 0};
        QPainterPath path(QPointF(from.right(), top));
        path.lineTo(x - kCorner, top);
        path.quadTo(x, top, x, top + kCorner);
        path.lineTo(x, bottom - kCorner);
        path.quadTo(x, bottom, x - kCorner, bottom);
        path.lineTo(tip);
        painter.drawPath(path);
    }
    const QPointF side(back.y(), back.x());
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF({tip, tip + back * 6 + side * 3.5, tip + back * 6 - side * 3.5}));
}

void NetDiagram::resizeEvent(QResizeEvent*)
{
    updateRange();
}

void NetDiagram::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    setZoom(m_zoom * std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

void NetDiagram::keyPressEvent(QKeyEvent* event)
{
    const bool block = m_current >= 0 && m_boxes[static_cast<std::size_t>(m_current)].kind != DiagramBox::Kind::Layer;
    const bool open = block && m_boxes[static_cast<std::size_t>(m_current)].kind == DiagramBox::Kind::OpenBlock;
    const int page = std::max(1, int(viewport()->height() / ((kBoxHeight + kBlockGap) * m_zoom)) - 1);
    switch (event->key()) {
    case Qt::Key_Down: walk(1); return;
    case Qt::Key_Up: walk(-1); return;
    case Qt::Key_PageDown: walk(page); return;
    case Qt::Key_PageUp: walk(-page); return;
    case Qt::Key_Home: setCurrent(0); return;
    case Qt::Key_End: setCurrent(static_cast<int>(m_boxes.size()) - 1); return;
    case Qt::Key_Plus: setZoom(m_zoom * 1.2); return;
    case Qt::Key_Minus: setZoom(m_zoom / 1.2); return;
    case Qt::Key_0: setZoom(1.0); return;
    case Qt::Key_Space:
        if (block)
            emit toggled(m_current);
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (block && open == (event->key() == Qt::Key_Left))
            emit toggled(m_current);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void NetDiagram::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->pos();
    m_scrollAtPress = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    m_panning = false;
}

void NetDiagram::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const QPoint moved = event->pos() - m_pressed;
    if (!m_panning && moved.manhattanLength() < 6)
        return;
    m_panning = true;
    viewport()->setCursor(Qt::ClosedHandCursor);
    horizontalScrollBar()->setValue(m_scrollAtPress.x() - moved.x());
    verticalScrollBar()->setValue(m_scrollAtPress.y() - moved.y());
}

void NetDiagram::mouseReleaseEvent(QMouseEvent* event)
{
    viewport()->unsetCursor();
    if (event->button() != Qt::LeftButton || std::exchange(m_panning, false))
        return;
    const int box = boxAt(toPicture(event->pos()));
    if (box < 0)
        return;
    m_current = box;
    viewport()->update();
    if (m_boxes[static_cast<std::size_t>(box)].kind != DiagramBox::Kind::Layer)
        emit toggled(box);
}

bool NetDiagram::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int box = boxAt(toPicture(help->pos()));
        if (box < 0) {
            QToolTip::hideText();
        } else {
            const DiagramBox& content = m_boxes[static_cast<std::size_t>(box)];
            QToolTip::showText(
                help->globalPos(),
                QStringList{content.name, content.detail, content.shape, content.cost}.join(QLatin1Char('\n')), this);
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace trainyard
