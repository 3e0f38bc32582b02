// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/data_delegates.h"

#include "gui/models/data_sets_model.h"
#include "gui/models/inspection_models.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"

#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kRowHeight = 68;
constexpr int kPadding = 12;
constexpr int kTextLeft = 40;
constexpr int kLine = 18;
constexpr int kTop = 7;
constexpr int kCellPadding = 8;
constexpr int kBarHeight = 6;

void drawLine(QPainter& painter, const QRect& rect, const QString& text, Token token, FontRole role,
              Qt::TextElideMode mode = Qt::ElideRight)
{
    const QFont font = Theme::instance().font(role);
    painter.setFont(font);
    painter.setPen(themed(token));
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(text, mode, rect.width()));
}

/// Icon and word at the right of the line; returns where they begin.
int drawState(QPainter& painter, const QRect& line, const QModelIndex& index)
{
    const auto tone = static_cast<StateTone>(index.data(DataSetsModel::ToneRole).toInt());
    const Token token = Theme::textToken(tone);
    const QString text = index.data(DataSetsModel::StateRole).toString();
    const QFont font = Theme::instance().font(FontRole::Small);
    const int width = QFontMetrics(font).horizontalAdvance(text) + 3; // its fractions round up
    const QRect place(line.right() - width + 1, line.top(), width, line.height());
    drawLine(painter, place, text, token, FontRole::Small);
    const QPixmap icon = themedPixmap(index.data(DataSetsModel::StateIconRole).toString(), token, 14,
                                      painter.device()->devicePixelRatioF());
    painter.drawPixmap(place.left() - 18, line.center().y() - 6, icon);
    return place.left() - 24;
}

QRect nameLine(const QRect& item)
{
    return {item.left() + kTextLeft, item.top() + kTop, item.width() - kTextLeft - kPadding, kLine};
}

} // namespace

void DataSetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const bool selected = option.state & QStyle::State_Selected;
    painter->fillRect(option.rect, themed(selected ? Token::Sel : Token::Base));
    if (selected)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), themed(Token::AccT));
    painter->setPen(themed(Token::Line));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->drawPixmap(option.rect.left() + kPadding, option.rect.top() + kTop + 1,
                        themedPixmap(QStringLiteral("data"), selected ? Token::AccT : Token::T2, 18,
                                     painter->device()->devicePixelRatioF()));
    QRect line = nameLine(option.rect);
    const int end = drawState(*painter, line, index);
    drawLine(*painter, QRect(line.left(), line.top(), end - line.left(), kLine), index.data().toString(), Token::T1,
             FontRole::BodyStrong);
    line.translate(0, kLine);
    const QString counts = index.data(DataSetsModel::CountsRole).toString();
    drawLine(*painter, line, index.data(DataSetsModel::FormatRole).toString(), Token::T2, FontRole::Small,
             counts.isEmpty() ? Qt::ElideMiddle : Qt::ElideRight);
    line.translate(0, kLine);
    drawLine(*painter, line, counts, Token::T2, FontRole::Small);
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        painter->setPen(themed(Token::AccT));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
    }
    painter->restore();
}

QSize DataSetDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {200, kRowHeight};
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

void DataSetDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    editor->setGeometry(nameLine(option.rect).adjusted(-6, -4, 0, 4));
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
