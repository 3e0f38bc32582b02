// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/machine_delegates.h"

#include "gui/machines/machines_model.h"
#include "gui/machines/own_jobs_model.h"
#include "gui/parts/list_card.h"
#include "gui/parts/page_parts.h"
#include "gui/widgets/state_pill.h"

#include <QPainter>

namespace trainyard {
namespace {

constexpr int kBarText = 78; // "1,000 of 1,000"

} // namespace

void MachineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool remote = index.data(MachinesModel::RemoteRole).toBool();
    paintListCard(
        *painter, option,
        {remote ? QStringLiteral("cluster") : QStringLiteral("desktop"),
         index.data().toString(),
         index.data(MachinesModel::StateRole).toString(),
         index.data(MachinesModel::StateIconRole).toString(),
         static_cast<StateTone>(index.data(MachinesModel::ToneRole).toInt()),
         {{index.data(MachinesModel::Line1Role).toString()}, {index.data(MachinesModel::Line2Role).toString()}}});
}

QSize MachineDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return kListCardSize;
}

void MachineCellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    QRect cell = paintCell(*painter, option);
    const JobState state = static_cast<JobState>(index.data(OwnJobsModel::StateRole).toInt());
    if (index.column() == m_stateColumn) {
        paintState(*painter, cell, state, false, painter->font());
        painter->restore();
        return;
    }
    if (index.column() == m_barColumn) {
        const QVariant share = index.data(PartitionsModel::ShareRole);
        if (share.isValid() && cell.width() > kBarText + 20)
            cell =
                paintShare(*painter, cell, cell.width() - kBarText, share.toDouble(), Theme::instance().seriesColor(2));
    }
    const bool over = m_stateColumn >= 0 && isFinal(state);
    paintCellText(*painter, cell, index, over ? Token::T2 : Token::T1, Qt::ElideRight);
    painter->restore();
}

} // namespace trainyard
