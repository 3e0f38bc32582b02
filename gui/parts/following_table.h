// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QTableView>

namespace trainyard {

/// A table whose current row is something that its view model holds: the model may change it, and so may the user.
class FollowingTable : public QTableView {
    Q_OBJECT
public:
    explicit FollowingTable(const QString& name, QWidget* parent = nullptr);

signals:
    void rowChosen(int row); ///< by the user

protected:
    void showModel(QAbstractItemModel* model, int rowHeight);
    void follow(int row); ///< makes this row the current one; nothing if there is no such row
    static constexpr int kHeaderHeight = 26;

private:
    bool m_following = false;
};

/// Paints an icon at the left of a cell; returns the remaining part.
QRect paintCellIcon(QPainter& painter, const QRect& cell, const QString& icon, Token token);

} // namespace trainyard
