// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/style_painting.h"

#include <QApplication>
#include <QPainterPath>
#include <QWidget>

#include <algorithm>

namespace trainyard::paint {

void box(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& border, qreal radius, qreal width)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(width > 0 ? QPen(border, width) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    const qreal inset = width / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius - inset / 2,
                            radius - inset / 2);
    painter.restore();
}

void chevron(QPainter& painter, const QRectF& rect, Chevron direction, const QColor& color, qreal size)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.translate(rect.center());
    switch (direction) {
    case Chevron::Down: break;
    case Chevron::Up: painter.rotate(180); break;
    case Chevron::Right: painter.rotate(-90); break;
    case Chevron::Left: painter.rotate(90); break;
    }
    const qreal half = size / 2;
    painter.drawPolyline(QPolygonF({QPointF(-half, -half / 2), QPointF(0, half / 2), QPointF(half, -half / 2)}));
    painter.restore();
}

void tick(QPainter& painter, const QRectF& box, const QColor& color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](qreal x, qreal y) { return box.topLeft() + QPointF(x * box.width(), y * box.height()); };
    painter.drawPolyline(QPolygonF({at(0.24, 0.53), at(0.43, 0.71), at(0.77, 0.31)}));
    painter.restore();
}

void iconAndText(QPainter& painter, const QRect& rect, const QIcon& icon, const QSize& iconSize, const QString& text,
                 QStyle::State state, int gap)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const int needed = iconSize.width() + gap + metrics.size(Qt::TextShowMnemonic, text).width();
    const int left = rect.left() + std::max(0, (rect.width() - needed) / 2);
    const QRect place(left, rect.center().y() - iconSize.height() / 2 + (rect.height() + 1) % 2, iconSize.width(),
                      iconSize.height());
    icon.paint(&painter, place, Qt::AlignCenter, state & QStyle::State_Enabled ? QIcon::Normal : QIcon::Disabled,
               state & QStyle::State_On ? QIcon::On : QIcon::Off);
    const bool underline = QApplication::style()->styleHint(QStyle::SH_UnderlineShortcut);
    painter.drawText(QRect(left + iconSize.width() + gap, rect.top(), rect.right() + 1 - left, rect.height()),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine |
                         (underline ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                     text);
}

ButtonColors buttonColors(const QString& kind, QStyle::State state)
{
    const bool enabled = state & QStyle::State_Enabled;
    const bool hover = enabled && (state & QStyle::State_MouseOver);
    const bool down = enabled && (state & QStyle::State_Sunken);
    const bool checked = state & QStyle::State_On;
    const bool focus = enabled && (state & QStyle::State_HasFocus) && (state & QStyle::State_KeyboardFocusChange);
    ButtonColors colors{themed(Token::Btn), themed(Token::Ctl), themed(Token::T1)};
    if (kind == QLatin1String("primary")) {
        colors = {themed(down || hover ? Token::AccH : Token::Acc), themed(down || hover ? Token::AccH : Token::Acc),
                  themed(Token::OnAcc)};
    } else if (kind == QLatin1String("flat")) {
        colors = {down    ? themed(Token::Line)
                  : hover ? themed(Token::Head)
                          : QColor(Qt::transparent),
                  Qt::transparent, themed(Token::T1)};
        if (checked)
            colors = {themed(Token::Tint), themed(Token::AccT), themed(Token::AccT)};
    } else if (checked && (kind == QLatin1String("segment") || kind == QLatin1String("chip") || kind.isEmpty())) {
        colors = {themed(Token::Tint), themed(Token::AccT), themed(Token::AccT)};
    } else {
        if (kind == QLatin1String("danger"))
            colors.text = themed(Token::Fail);
        if (down)
            colors.fill = themed(Token::Line);
        else if (hover)
            colors.fill = themed(Token::Head);
    }
    if (!enabled) {
        colors.text = themed(Token::Dis);
        if (kind != QLatin1String("flat")) {
            colors.fill = checked ? themed(Token::Line) : themed(Token::Win);
            colors.border = themed(Token::Border);
        }
    }
    if (focus) {
        colors.border = themed(kind == QLatin1String("primary") ? Token::T1 : Token::AccT);
        colors.borderWidth = 2.0;
    }
    return colors;
}

QString kindOf(const QWidget* widget)
{
    return widget ? widget->property("kind").toString() : QString();
}

} // namespace trainyard::paint
