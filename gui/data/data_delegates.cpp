// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_delegates.h"

#include "gui/data/data_sets_model.h"
#include "gui/data/inspection_models.h"
#include "gui/parts/list_card.h"
#include "gui/parts/page_parts.h"

#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace trainyard {

void DataSetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString counts = index.data(DataSetsModel::CountsRole).toString();
    const Qt::TextElideMode elide = counts.isEmpty() ? Qt::ElideMiddle : Qt::ElideRight;
    paintListCard(*painter, option,
                  {QStringLiteral("data"),
                   index.data().toString(),
                   index.data(DataSetsModel::StateRole).toString(),
                   index.data(DataSetsModel::StateIconRole).toString(),
                   static_cast<StateTone>(index.data(DataSetsModel::ToneRole).toInt()),
                   {{index.data(DataSetsModel::FormatRole).toString(), elide}, {counts}}});
}

QSize DataSetDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return kListCardSize;
}

QWidget* DataSetDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const
{
    auto* edit = new QLineEdit(parent);
    edit->setMaxLength(100);
    edit->setAccessibleName(tr("Name of the data set"));
    return edit;
}

void DataSetDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (const auto* edit = qobject_cast<QLineEdit*>(editor); !edit || !edit->isModified())
        QStyledItemDelegate::setEditorData(editor, index);
}

void DataSetDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                           const QModelIndex&) const
{
    editor->setGeometry(listCardName(option.rect).adjusted(-6, -4, 0, 4));
}

void CountBarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const QRect cell = paintCell(*painter, option);
    const QVariant share = index.data(InspectionTable::ShareRole);
    if (share.isValid()) {
        const QFontMetrics metrics = painter->fontMetrics();
        const int digits = std::max(metrics.horizontalAdvance(QStringLiteral("00,000")),
                                    metrics.horizontalAdvance(index.data().toString()));
        paintShare(*painter, cell, std::max(0, cell.width() - digits - kCellPadding), share.toDouble(),
                   Theme::instance().seriesColor(index.column() == 2 ? 3 : 0));
    }
    // Of a file both ends count; a reason is read from its beginning.
    const bool sentence = index.column() > 0 && index.data().toString().contains(QLatin1Char(' '));
    paintCellText(*painter, cell, index, Token::T1, sentence ? Qt::ElideRight : Qt::ElideMiddle);
    painter->restore();
}

QSize CountBarDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const QFontMetrics metrics(Theme::instance().font(FontRole::Small));
    return {metrics.horizontalAdvance(index.data().toString()) + 2 * kCellPadding + 1, metrics.height()};
}

} // namespace trainyard
