// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemDelegate;
class QAbstractItemModel;
class QTableView;

namespace trainyard {

inline constexpr int kNumberTableRow = 20; ///< px

/// Turns `table` into a small read-only table of numbers: no frame, no grid, no selection, columns of equal width. The
/// table becomes the delegate's parent.
void showNumbers(QTableView* table, QAbstractItemModel* model, QAbstractItemDelegate* delegate);
/// Height of the table with this many rows and the header.
int numberTableHeight(const QTableView* table, int rows);

} // namespace trainyard
