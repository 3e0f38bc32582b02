// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/popup_delegate.h"

#include "gui/widgets/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace trainyard {

namespace {

constexpr int kRow = 26;
constexpr int kSeparator = 7;
constexpr int kPopupText = 8; // from the border, as far as the field's text

/// What is missing to it beside the style's own margin of this item.
int indent(const QStyleOptionViewItem& item)
{
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    return std::max(0, kPopupText - style->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, item.widget) - 1);
}

/// The mark that QComboBox::insertSeparator sets on a row.
bool isSeparator(const QModelIndex& index)
{
    return index.data(Qt::AccessibleDescriptionRole).toString() == QLatin1String("separator");
}

} // namespace

void PopupDelegate::install(QComboBox* combo)
{
    if (combo->itemDelegate()->inherits("QComboBoxDelegate"))
        combo->setItemDelegate(new PopupDelegate(combo));
}

PopupDelegate::PopupDelegate(QComboBox* combo) : QStyledItemDelegate(combo), m_combo(combo)
{
    combo->view()->parentWidget()->installEventFilter(this);
}

bool PopupDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* popup = qobject_cast<QWidget*>(watched);
    if (!popup || !popup->isWindow())
        return QStyledItemDelegate::eventFilter(watched, event);
    if (event->type() == QEvent::Show)
        widen(popup);
    return false; // the base class would take it for an editor and commit its data
}

void PopupDelegate::widen(QWidget* popup) const
{
    const QAbstractItemView* view = m_combo->view();
    const int beside = popup->width() - view->viewport()->width();
    const int needed = std::max(popup->width(), view->sizeHintForColumn(m_combo->modelColumn()) + beside);
    const QRect room = popup->screen()->availableGeometry();
    const int width = std::min(needed, room.width());
    const int left = std::clamp(popup->x(), room.left(), room.right() + 1 - width);
    popup->setGeometry(left, popup->y(), width, popup->height());
}

QSize PopupDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize needed = QStyledItemDelegate::sizeHint(option, index);
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    return {needed.width() + 2 * indent(item), isSeparator(index) ? kSeparator : std::max(kRow, needed.height())};
}

void PopupDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->fillRect(option.rect, themed(option.state & QStyle::State_Selected ? Token::Sel : Token::Base));
    if (isSeparator(index)) {
        painter->fillRect(QRect(option.rect.left(), option.rect.center().y(), option.rect.width(), 1),
                          themed(Token::Line));
        return;
    }
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const int beside = indent(item);
    item.rect.adjust(beside, 0, -beside, 0);
    item.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus |
                    QStyle::State_MouseOver); // the row's background is already painted
    const QWidget* view = option.widget;
    (view ? view->style() : QApplication::style())->drawControl(QStyle::CE_ItemViewItem, &item, painter, view);
}

} // namespace trainyard
