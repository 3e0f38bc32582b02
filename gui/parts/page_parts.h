// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

class QAbstractItemDelegate;
class QAbstractItemModel;
class QFrame;
class QHBoxLayout;
class QListView;
class QPainter;
class QStyleOptionViewItem;
class QTableView;

/// What several pages have alike.
namespace trainyard {

/// The strip at the head of a page, which begins with its title; the page adds the rest to the row.
struct PageHeader {
    QWidget* widget;
    QHBoxLayout* row;
};
PageHeader makePageHeader(const QString& title);

/// Makes `list` the list at the left of a page: items as list_card.h paints them. The delegate becomes the list's
/// child.
void showListCards(QListView* list, QAbstractItemModel* model, QAbstractItemDelegate* delegate, const QString& name);
/// A card whose list or table touches its border.
QFrame* makeFrame(QWidget* inside);

/// Makes `table` one of plain rows of this height, the header included: small font, neither grid nor frame.
void showRows(QTableView* table, int rowHeight);

/// Ground of a table's cell with the line below it; returns where its content stands. The painter's font is then small.
QRect paintCell(QPainter& painter, const QStyleOptionViewItem& option);
/// A bar, `width` long where the share is 1; returns the place that it leaves in the cell.
QRect paintShare(QPainter& painter, const QRect& cell, int width, double share, const QColor& color);
/// In the painter's font.
void paintCellText(QPainter& painter, const QRect& cell, const QModelIndex& index, Token token,
                   Qt::TextElideMode elide);

inline constexpr int kCellPadding = 8;

} // namespace trainyard
