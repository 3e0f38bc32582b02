// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemDelegate;
class QAbstractItemModel;
class QTableView;

namespace trainyard {

inline constexpr int kNumberTableRow = 20; ///< px

/// Makes `table` a small one of numbers that is only looked at: no frame, no grid, nothing to select, columns as wide
/// as each other. The delegate becomes the table's child.
void showNumbers(QTableView* table, QAbstractItemModel* model, QAbstractItemDelegate* delegate);
/// Of so many rows with the header.
int numberTableHeight(const QTableView* table, int rows);

} // namespace trainyard
