// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QComboBox;

namespace trainyard {

/// The rows of a combo box's list: as high as those of a menu, their text below that of the field.
class PopupDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Puts one in the place of Qt's own delegate, whose rows are as high as their text. A delegate that somebody chose
    /// stays.
    static void install(QComboBox* combo);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    using QStyledItemDelegate::QStyledItemDelegate;
};

} // namespace trainyard
