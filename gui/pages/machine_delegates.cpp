// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/machine_delegates.h"

#include "gui/models/machines_model.h"
#include "gui/models/own_jobs_model.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/state_pill.h"
#include "gui/widgets/theme.h"

#include <QPainter>

namespace trainyard {
namespace {

constexpr int kRowHeight = 68;
constexpr int kPadding = 12;
constexpr int kTextLeft = 40;
constexpr int kLine = 18;
constexpr int kTop = 7;
constexpr int kCellPadding = 8;
constexpr int kBarHeight = 6;
constexpr int kBarText = 78; // "1,000 of 1,000"

void drawLine(QPainter& painter, const QRect& rect, const QString& text, Token token, FontRole role)
{
    const QFont font = Theme::instance().font(role);
    painter.setFont(font);
    painter.setPen(themed(token));
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, rect.width()));
}

/// Icon and word at the right of the line; returns where they begin.
int drawState(QPainter& painter, const QRect& line, const QModelIndex& index)
{
    const Token token = Theme::textToken(static_cast<StateTone>(index.data(MachinesModel::ToneRole).toInt()));
    const QString text = index.data(MachinesModel::StateRole).toString();
    if (text.isEmpty())
        return line.right();
    const int width = QFontMetrics(Theme::instance().font(FontRole::Small)).horizontalAdvance(text) + 3; // fractions round up
    const QRect place(line.right() - width + 1, line.top(), width, line.height());
    drawLine(painter, place, text, token, FontRole::Small);
    painter.drawPixmap(place.left() - 18, line.center().y() - 6,
                       themedPixmap(index.data(MachinesModel::StateIconRole).toString(), token, 14, painter.device()->devicePixelRatioF()));
    return place.left() - 24;
}

} // namespace

void MachineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const bool selected = option.state & QStyle::State_Selected;
    painter->fillRect(option.rect, themed(selected ? Token::Sel : Token::Base));
    if (selected)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), themed(Token::AccT));
    painter->setPen(themed(Token::Line));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const bool remote = index.data(MachinesModel::RemoteRole).toBool();
    painter->drawPixmap(option.rect.left() + kPadding, option.rect.top() + kTop + 1,
                        themedPixmap(remote ? QStringLiteral("cluster") : QStringLiteral("desktop"),
                                     selected ? Token::AccT : Token::T2, 18, painter->device()->devicePixelRatioF()));
    QRect line(option.rect.left() + kTextLeft, option.rect.top() + kTop, option.rect.width() - kTextLeft - kPadding, kLine);
    const int end = drawState(*painter, line, index);
    drawLine(*painter, QRect(line.left(), line.top(), end - line.left(), kLine), index.data().toString(), Token::T1, FontRole::BodyStrong);
    for (const int role : {MachinesModel::Line1Role, MachinesModel::Line2Role}) {
        line.translate(0, kLine);
        drawLine(*painter, line, index.data(role).toString(), Token::T2, FontRole::Small);
    }
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        painter->setPen(themed(Token::AccT));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
    }
    painter->restore();
}

QSize MachineDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return {200, kRowHeight}; }

void MachineCellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->fillRect(option.rect, themed(option.state & QStyle::State_Selected ? Token::Sel : Token::Base));
    painter->setPen(themed(Token::Line));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    QRect cell = option.rect.adjusted(kCellPadding, 0, -kCellPadding, -1);
    const QFont font = Theme::instance().font(FontRole::Small);
    const JobState state = static_cast<JobState>(index.data(OwnJobsModel::StateRole).toInt());
    if (index.column() == m_stateColumn) {
        paintState(*painter, cell, state, false, font);
        painter->restore();
        return;
    }
    if (index.column() == m_barColumn) {
        const QVariant share = index.data(PartitionsModel::ShareRole);
        if (share.isValid() && cell.width() > kBarText + 20) {
            const QRect track(cell.left(), cell.center().y() - kBarHeight / 2, cell.width() - kBarText, kBarHeight);
            painter->fillRect(track, themed(Token::Line));
            if (share.toDouble() > 0)
                painter->fillRect(QRect(track.topLeft(), QSize(std::max(1, int(track.width() * share.toDouble())), kBarHeight)),
                                  Theme::instance().seriesColor(2));
            cell.setLeft(track.right() + 1 + kCellPadding);
        }
    }
    painter->setFont(font);
    const bool over = m_stateColumn >= 0 && isFinal(state);
    painter->setPen(themed(over ? Token::T2 : Token::T1));
    painter->drawText(cell, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
                      QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, cell.width()));
    painter->restore();
}

} // namespace trainyard
