// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QComboBox;

namespace trainyard {

/// Delegate for the popup list of a combo box: rows as high as those of a menu, text aligned with the field's text. The
/// list becomes as wide as its longest row, within the screen.
class PopupDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Replaces Qt's default delegate, whose rows are only as high as their text. Keeps a delegate that was set
    /// explicitly.
    static void install(QComboBox* combo);

    bool eventFilter(QObject* watched, QEvent* event) override;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    explicit PopupDelegate(QComboBox* combo);
    void widen(QWidget* popup) const;

    QComboBox* m_combo;
};

} // namespace trainyard
