// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/machine_delegates.h"

#include "gui/models/machines_model.h"
#include "gui/models/own_jobs_model.h"
#include "gui/pages/list_card.h"
#include "gui/widgets/state_pill.h"

#include <QPainter>

namespace trainyard {
namespace {

constexpr int kCellPadding = 8;
constexpr int kBarHeight = 6;
constexpr int kBarText = 78; // "1,000 of 1,000"

} // namespace

void MachineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool remote = index.data(MachinesModel::RemoteRole).toBool();
    paintListCard(*painter, option,
                  {remote ? QStringLiteral("cluster") : QStringLiteral("desktop"), index.data().toString(),
                   index.data(MachinesModel::StateRole).toString(), index.data(MachinesModel::StateIconRole).toString(),
                   static_cast<StateTone>(index.data(MachinesModel::ToneRole).toInt()),
                   {{index.data(MachinesModel::Line1Role).toString()}, {index.data(MachinesModel::Line2Role).toString()}}});
}

QSize MachineDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return kListCardSize; }

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
