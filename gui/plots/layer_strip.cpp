// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/layer_strip.h"

#include "gui/formats/format.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kStripLeft = 52;
constexpr int kStripRight = 14;
constexpr int kStripTop = 20;
constexpr int kStripBottom = 42;
constexpr double kThin = 0.02; ///< shares below this are bold

struct StripFrame {
    QRectF area;
    double top = 1.0; ///< share at the upper edge
    double width = 1.0;
    double y(double share) const { return area.bottom() - share / top * area.height(); }
    QRectF bar(std::size_t index, double share) const
    {
        const double gap = width > 6 ? 2.0 : width > 3 ? 1.0 : 0.0;
        return {area.left() + double(index) * width + gap / 2, y(share), std::max(1.0, width - gap),
                area.bottom() - y(share)};
    }
};

StripFrame stripFrame(const QRect& rect, const LayerStripFigure& figure)
{
    StripFrame frame;
    frame.area = QRectF(rect).adjusted(kStripLeft, kStripTop, -kStripRight, -kStripBottom);
    double most = 0.1;
    for (const LayerBar& bar : figure.bars)
        most = std::max(most, bar.share);
    frame.top = std::min(1.0, std::ceil(most * 5.0 + 0.001) / 5.0);
    frame.width = std::min(48.0, frame.area.width() / std::max<double>(1.0, double(figure.bars.size())));
    return frame;
}

QString shareText(double share)
{
    const double percent = share * 100.0;
    return percent > 0.0 && percent < 0.95 ? format::fixed(percent, percent < 0.095 ? 2 : 1)
                                           : format::fixed(percent, 0);
}

void paintBrackets(QPainter& painter, const StripFrame& frame, const LayerStripFigure& figure)
{
    const QFontMetrics metrics = painter.fontMetrics();
    double free = -1e9;
    for (std::size_t begin = 0; begin < figure.bars.size();) {
        std::size_t end = begin + 1;
        while (end < figure.bars.size() && figure.bars[end].group == figure.bars[begin].group)
            ++end;
        const double left = frame.bar(begin, 0).left(), right = frame.bar(end - 1, 0).right();
        const double y = frame.area.bottom() + 3;
        painter.setPen(themed(Token::Ctl));
        painter.drawLine(QPointF(left, y), QPointF(left, y + 3));
        painter.drawLine(QPointF(left, y + 3), QPointF(right, y + 3));
        painter.drawLine(QPointF(right, y + 3), QPointF(right, y));
        const double room = right - left + frame.width * 0.6;
        const QString text = metrics.elidedText(figure.bars[begin].group, Qt::ElideLeft, int(room));
        const double width = metrics.horizontalAdvance(text), middle = (left + right) / 2;
        if (width <= room && middle - width / 2 > free && text.size() > 1) {
            painter.setPen(themed(Token::T3));
            painter.drawText(QRectF(middle - 80, y + 5, 160, 14), Qt::AlignCenter, text);
            free = middle + width / 2 + 2;
        }
        begin = end;
    }
}

} // namespace

LayerStrip::LayerStrip(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Left in each layer"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void LayerStrip::setFigure(LayerStripFigure figure)
{
    m_figure = std::move(figure);
    update();
}

QString LayerStrip::toolTipOf(int bar) const
{
    const LayerBar& one = m_figure.bars[std::size_t(bar)];
    const QString left =
        tr("%1: %2 of %3 weights left, %4")
            .arg(one.name, format::count(one.left), format::count(one.weights), format::percent(one.share, 2));
    return one.spread.isEmpty() ? left : left + QLatin1Char('\n') + one.spread;
}

QRectF LayerStrip::numberPlace(const QRectF& bar, double line)
{
    QRectF place(bar.center().x() - 20, bar.top() - 14, 40, 13);
    if (line >= place.top() - 1 && line <= place.bottom() + 2)
        place.moveBottom(line - 2);
    return place;
}

void LayerStrip::paint(QPainter& painter, const QRect& rect, const LayerStripFigure& figure, int hovered)
{
    if (figure.bars.empty())
        return;
    const StripFrame frame = stripFrame(rect, figure);
    if (frame.area.height() < 10)
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    const double step = frame.top > 0.6 ? 0.2 : frame.top > 0.3 ? 0.1 : 0.05;
    for (double share = 0.0; share <= frame.top + 1e-9; share += step) {
        const double y = std::round(frame.y(share));
        painter.setPen(themed(Token::Grid));
        painter.drawLine(QPointF(frame.area.left(), y), QPointF(frame.area.right(), y));
        painter.setPen(themed(Token::T3));
        painter.drawText(QRectF(0, y - 8, frame.area.left() - 6, 16), Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("%1 %").arg(format::fixed(share * 100.0, 0)));
    }
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < figure.bars.size(); ++i) {
        QColor color = themed(figure.bars[i].color);
        color.setAlphaF(figure.selected >= 0 && figure.bars[i].index != figure.selected ? 0.4f : 0.86f);
        painter.fillRect(frame.bar(i, figure.bars[i].share), color);
        if (int(i) == hovered || figure.bars[i].index == figure.selected) {
            painter.setPen(QPen(themed(Token::AccT), 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(frame.bar(i, std::max(0.01, figure.bars[i].share)));
            painter.setPen(Qt::NoPen);
        }
    }
    painter.setPen(themed(Token::Axis));
    painter.drawLine(frame.area.bottomLeft(), frame.area.bottomRight());
    if (figure.overall >= 0.0 && figure.overall <= frame.top) {
        QPen pen(themed(Token::S2), 1.2);
        pen.setDashPattern({4, 3});
        painter.setPen(pen);
        painter.drawLine(QPointF(frame.area.left(), frame.y(figure.overall)),
                         QPointF(frame.area.right(), frame.y(figure.overall)));
    }
    QFont plain = Theme::instance().font(FontRole::Caption), strong = Theme::instance().font(FontRole::CaptionStrong);
    plain.setPixelSize(10);
    strong.setPixelSize(10);
    const QFontMetrics metrics(strong);
    for (std::size_t i = 0; i < figure.bars.size(); ++i) {
        const LayerBar& bar = figure.bars[i];
        const QString text = shareText(bar.share);
        if (metrics.horizontalAdvance(text) > frame.width + 3)
            continue;
        const QRectF box = frame.bar(i, bar.share);
        painter.setFont(bar.share < kThin ? strong : plain);
        const QRectF place = numberPlace(box, frame.y(figure.overall));
        painter.setPen(themed(bar.left == 0 ? Token::Fail : Token::T1));
        painter.drawText(place, Qt::AlignHCenter | Qt::AlignBottom, text);
    }
    painter.setFont(Theme::instance().font(FontRole::Caption));
    paintBrackets(painter, frame, figure);
    painter.setPen(themed(Token::T3));
    painter.drawText(QRectF(frame.area.left(), frame.area.bottom() + 24, frame.area.width(), 16), Qt::AlignCenter,
                     tr("layers, from input to output"));
    painter.setRenderHint(QPainter::Antialiasing, true);
}

int LayerStrip::barAt(const QPointF& point) const
{
    const StripFrame frame = stripFrame(rect(), m_figure);
    const int bar = int(std::floor((point.x() - frame.area.left()) / frame.width));
    return point.y() < frame.area.top() - 14 || point.y() > frame.area.bottom() + 20 || bar < 0 ||
                   bar >= int(m_figure.bars.size())
               ? -1
               : bar;
}

bool LayerStrip::event(QEvent* event)
{
    // Escape is the chart's while it has something to clear, even if it is a shortcut of the page.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        m_figure.selected >= 0) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    if (const int bar = barAt(help->pos()); bar >= 0)
        QToolTip::showText(help->globalPos(), toolTipOf(bar), this);
    else
        QToolTip::hideText();
    return true;
}

void LayerStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_figure, m_hovered);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(themed(Token::AccT));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void LayerStrip::mousePressEvent(QMouseEvent* event)
{
    const int bar = barAt(event->position());
    const int index = bar < 0 ? -1 : m_figure.bars[std::size_t(bar)].index;
    emit layerChosen(index == m_figure.selected ? -1 : index);
}

void LayerStrip::mouseMoveEvent(QMouseEvent* event)
{
    if (const int bar = barAt(event->position()); bar != m_hovered) {
        m_hovered = bar;
        update();
    }
}

void LayerStrip::leaveEvent(QEvent*)
{
    m_hovered = -1;
    update();
}

void LayerStrip::keyPressEvent(QKeyEvent* event)
{
    const int way = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (event->key() == Qt::Key_Escape && m_figure.selected >= 0)
        return emit layerChosen(-1);
    if (way == 0 || m_figure.bars.empty())
        return QWidget::keyPressEvent(event);
    const auto at = std::find_if(m_figure.bars.begin(), m_figure.bars.end(),
                                 [this](const LayerBar& bar) { return bar.index == m_figure.selected; });
    const int count = int(m_figure.bars.size());
    const int now = at == m_figure.bars.end() ? (way > 0 ? -1 : count) : int(at - m_figure.bars.begin());
    emit layerChosen(m_figure.bars[std::size_t(std::clamp(now + way, 0, count - 1))].index);
}

} // namespace trainyard
