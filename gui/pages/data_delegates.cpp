// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/data_delegates.h"

#include "gui/models/data_sets_model.h"
#include "gui/models/inspection_models.h"
#include "gui/pages/list_card.h"

#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kCellPadding = 8;
constexpr int kBarHeight = 6;

} // namespace

void DataSetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString counts = index.data(DataSetsModel::CountsRole).toString();
    const Qt::TextElideMode elide = counts.isEmpty() ? Qt::ElideMiddle : Qt::ElideRight;
    paintListCard(*painter, option,
                  {QStringLiteral("data"), index.data().toString(), index.data(DataSetsModel::StateRole).toString(),
                   index.data(DataSetsModel::StateIconRole).toString(),
                   static_cast<StateTone>(index.data(DataSetsModel::ToneRole).toInt()),
                   {{index.data(DataSetsModel::FormatRole).toString(), elide}, {counts}}});
}

QSize DataSetDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return kListCardSize; }

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

void DataSetDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    editor->setGeometry(listCardName(option.rect).adjusted(-6, -4, 0, 4));
}

void CountBarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const bool selected = option.state & QStyle::State_Selected;
    painter->fillRect(option.rect, themed(selected ? Token::Sel : Token::Base));
    painter->setPen(themed(Token::Line));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    QRect cell = option.rect.adjusted(kCellPadding, 0, -kCellPadding, -1);
    const QFont font = Theme::instance().font(FontRole::Small);
    const QFontMetrics metrics(font);
    painter->setFont(font);
    const QVariant share = index.data(InspectionTable::ShareRole);
    const QString text = index.data().toString();
    if (share.isValid()) {
        const int digits = std::max(metrics.horizontalAdvance(QStringLiteral("00,000")), metrics.horizontalAdvance(text));
        const QRect track(cell.left(), cell.center().y() - kBarHeight / 2, std::max(0, cell.width() - digits - kCellPadding),
                          kBarHeight);
        painter->fillRect(track, themed(Token::Line));
        // A bar of one image in a thousand is still a bar.
        const int length = static_cast<int>(track.width() * share.toDouble());
        if (share.toDouble() > 0)
            painter->fillRect(QRect(track.topLeft(), QSize(std::max(1, length), kBarHeight)),
                              Theme::instance().seriesColor(index.column() == 2 ? 3 : 0));
    }
    painter->setPen(themed(Token::T1));
    painter->drawText(cell, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
                      metrics.elidedText(text, Qt::ElideMiddle, cell.width()));
    painter->restore();
}

QSize CountBarDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const QFontMetrics metrics(Theme::instance().font(FontRole::Small));
    return {metrics.horizontalAdvance(index.data().toString()) + 2 * kCellPadding + 1, metrics.height()};
}

} // namespace trainyard
