// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

class QAbstractItemDelegate;
class QAbstractItemModel;
class QAction;
class QFrame;
class QHBoxLayout;
class QListView;
class QMimeData;
class QPainter;
class QStyleOptionViewItem;
class QTableView;

/// Parts that several pages share.
namespace trainyard {

/// The strip at the top of a page, which starts with its title; the page adds the rest to the row.
struct PageHeader {
    QWidget* widget;
    QHBoxLayout* row;
};
PageHeader makePageHeader(const QString& title);

/// Turns `list` into the list at the left of a page, with items painted by list_card.h. The delegate becomes the list's
/// child.
void showListCards(QListView* list, QAbstractItemModel* model, QAbstractItemDelegate* delegate, const QString& name);
/// The files and folders of this computer in what is dragged.
QStringList localFiles(const QMimeData* data);
/// An action of a list or table. Its shortcuts work only there: typing elsewhere must not delete what is selected.
QAction* makeListAction(const QString& text, const QString& icon, QObject* parent);
/// A card whose list or table reaches its border.
QFrame* makeFrame(QWidget* inside);

/// Gives `table` plain rows of this height, including the header: small font, no grid, no frame.
void showRows(QTableView* table, int rowHeight);

/// Paints the background of a table cell with the line below it; returns the content rectangle. Sets the painter's font
/// to small.
QRect paintCell(QPainter& painter, const QStyleOptionViewItem& option);
/// Paints a bar that is `width` long for a share of 1; returns the remaining part of the cell.
QRect paintShare(QPainter& painter, const QRect& cell, int width, double share, const QColor& color);
/// Uses the painter's font.
void paintCellText(QPainter& painter, const QRect& cell, const QModelIndex& index, Token token,
                   Qt::TextElideMode elide);

inline constexpr int kCellPadding = 8;

} // namespace trainyard
