// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/following_table.h"

#include "gui/parts/page_parts.h"
#include "gui/widgets/icons.h"

#include <QHeaderView>
#include <QPainter>

namespace trainyard {

FollowingTable::FollowingTable(const QString& name, QWidget* parent) : QTableView(parent)
{
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(name);
}

void FollowingTable::showModel(QAbstractItemModel* model, int rowHeight)
{
    setModel(model);
    showRows(this, rowHeight);
    horizontalHeader()->setFixedHeight(kHeaderHeight);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (now.isValid() && !m_following)
            emit rowChosen(now.row());
    });
}

void FollowingTable::follow(int row)
{
    if (row < 0 || row >= model()->rowCount() || currentIndex().row() == row)
        return;
    m_following = true;
    setCurrentIndex(model()->index(row, 0));
    scrollTo(model()->index(row, 0));
    m_following = false;
}

QRect paintCellIcon(QPainter& painter, const QRect& cell, const QString& icon, Token token)
{
    constexpr int kIcon = 13, kRoom = 18; // pixels
    painter.drawPixmap(cell.left(), cell.center().y() - 6,
                       themedPixmap(icon, token, kIcon, painter.device()->devicePixelRatioF()));
    return cell.adjusted(kRoom, 0, 0, 0);
}

} // namespace trainyard
