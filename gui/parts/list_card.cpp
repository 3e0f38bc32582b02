// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/list_card.h"

#include "gui/widgets/icons.h"

#include <QPainter>

namespace trainyard {
namespace {

constexpr int kListPadding = 12;
constexpr int kTextLeft = 40;
constexpr int kListLine = 18;
constexpr int kTop = 7;

void drawLine(QPainter& painter, const QRect& rect, const ListCard::Line& line, Token token, FontRole role)
{
    const QFont font = Theme::instance().font(role);
    painter.setFont(font);
    painter.setPen(themed(token));
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(line.text, line.elide, rect.width()));
}

/// Draws icon and word at the right end of the line; returns the x at which they start.
int drawState(QPainter& painter, const QRect& line, const ListCard& card)
{
    if (card.state.isEmpty())
        return line.right();
    const Token token = Theme::textToken(card.tone);
    const QFontMetrics metrics(Theme::instance().font(FontRole::Small));
    const int width = metrics.horizontalAdvance(card.state) + 3; // rounded up for fractional widths
    const QRect place(line.right() - width + 1, line.top(), width, line.height());
    drawLine(painter, place, {card.state}, token, FontRole::Small);
    painter.drawPixmap(place.left() - 18, line.center().y() - 6,
                       themedPixmap(card.stateIcon, token, 14, painter.device()->devicePixelRatioF()));
    return place.left() - 24;
}

} // namespace

QRect listCardName(const QRect& item)
{
    return {item.left() + kTextLeft, item.top() + kTop, item.width() - kTextLeft - kListPadding, kListLine};
}

void paintListCard(QPainter& painter, const QStyleOptionViewItem& option, const ListCard& card)
{
    painter.save();
    const bool selected = option.state & QStyle::State_Selected;
    painter.fillRect(option.rect, themed(selected ? Token::Sel : Token::Base));
    if (selected)
        painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), themed(Token::AccT));
    painter.setPen(themed(Token::Line));
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter.drawPixmap(
        option.rect.left() + kListPadding, option.rect.top() + kTop + 1,
        themedPixmap(card.icon, selected ? Token::AccT : Token::T2, 18, painter.device()->devicePixelRatioF()));
    QRect line = listCardName(option.rect);
    const int end = drawState(painter, line, card);
    drawLine(painter, QRect(line.left(), line.top(), end - line.left(), kListLine), {card.name}, Token::T1,
             FontRole::BodyStrong);
    for (const ListCard::Line& detail : card.lines) {
        line.translate(0, kListLine);
        drawLine(painter, line, detail, Token::T2, FontRole::Small);
    }
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        painter.setPen(themed(Token::AccT));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(option.rect.adjusted(0, 0, -1, -2));
    }
    painter.restore();
}

} // namespace trainyard
