// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/runs_delegate.h"

#include "gui/runs/comparison_model.h"
#include "gui/runs/runs_model.h"
#include "gui/widgets/series_mark.h"
#include "gui/widgets/sparkline.h"
#include "gui/widgets/state_pill.h"
#include "gui/widgets/theme.h"

#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kRunPadding = 8;
constexpr int kDot = 9;

void paintGround(QPainter& painter, const QStyleOptionViewItem& option, Token ground)
{
    const bool selected = option.state & QStyle::State_Selected;
    painter.fillRect(option.rect, themed(selected ? Token::Sel : ground));
    painter.setPen(themed(Token::Line));
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

void paintName(QPainter& painter, const QStyleOptionViewItem& option, const QRect& cell, const QModelIndex& index)
{
    const int colour = index.data(RunsModel::ColourRole).toInt();
    const QRect dot(cell.left(), cell.center().y() - kDot / 2, kDot, kDot);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (colour >= 0) {
        paintSeriesDot(painter, QRectF(dot).adjusted(0.5, 0.5, -0.5, -0.5), seriesMark(colour));
    } else {
        painter.setPen(QPen(themed(Token::Border), 1.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QRectF(dot).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter.restore();
    const QRect room = cell.adjusted(kDot + 8, 0, 0, 0);
    painter.setPen(themed(Token::T1));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(option.font).elidedText(index.data().toString(), Qt::ElideMiddle, room.width()));
}

void paintTags(QPainter& painter, const QRect& cell, const QStringList& tags, bool selected)
{
    const QFont font = Theme::instance().font(FontRole::Caption);
    const QFontMetrics metrics(font);
    painter.save();
    painter.setFont(font);
    painter.setRenderHint(QPainter::Antialiasing);
    int x = cell.left();
    const auto moreText = [&](qsizetype shown) { return QStringLiteral("+%1").arg(tags.size() - shown); };
    for (int i = 0; i < tags.size(); ++i) {
        const int room = cell.right() - x + 1;
        const bool last = i + 1 == tags.size();
        const int left =
            last ? room : room - metrics.horizontalAdvance(moreText(i + 1)) - 9; // for those that do not fit
        const int width = metrics.horizontalAdvance(tags[i]) + 12;
        if (width > left && i > 0) {
            painter.setPen(themed(Token::T2));
            painter.drawText(QRect(x, cell.top(), room, cell.height()), Qt::AlignLeft | Qt::AlignVCenter, moreText(i));
            break;
        }
        const QRectF chip(x + 0.5, cell.center().y() - 8.5, std::min(width, left) - 1, 18);
        painter.setPen(themed(Token::Border));
        painter.setBrush(themed(selected ? Token::Base : Token::Alt));
        painter.drawRoundedRect(chip, 4, 4);
        painter.setPen(themed(Token::T2));
        painter.drawText(chip, Qt::AlignCenter | Qt::TextSingleLine,
                         metrics.elidedText(tags[i], Qt::ElideRight, int(chip.width()) - 10));
        x += int(chip.width()) + 5;
    }
    painter.restore();
}

/// "photo… (2 of 3 classes)": keeps the mark of a subset visible.
QString elidedDataset(const QString& text, const QFontMetrics& metrics, int width)
{
    const qsizetype mark = text.lastIndexOf(QLatin1String(" ("));
    const int left = mark > 0 ? width - metrics.horizontalAdvance(text.mid(mark)) : 0;
    if (left <= metrics.horizontalAdvance(QChar(0x2026)))
        return metrics.elidedText(text, Qt::ElideRight, width);
    return metrics.elidedText(text.left(mark), Qt::ElideRight, left) + text.mid(mark);
}

void paintFocus(QPainter& painter, const QStyleOptionViewItem& option)
{
    if (!(option.state & QStyle::State_HasFocus) || !(option.state & QStyle::State_KeyboardFocusChange))
        return;
    painter.setPen(themed(Token::AccT));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(0, 0, -1, -2));
}

} // namespace

void RunsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    using Kind = RunColumn::Kind;
    const bool selected = option.state & QStyle::State_Selected;
    paintGround(*painter, option, Token::Base);
    const QRect cell = option.rect.adjusted(kRunPadding, 0, -kRunPadding, -1);
    painter->save();
    painter->setFont(option.font);
    switch (static_cast<Kind>(index.data(RunsModel::KindRole).toInt())) {
    case Kind::Name: paintName(*painter, option, cell, index); break;
    case Kind::State:
        paintState(*painter, cell,
                   ShownState(static_cast<JobState>(index.data(RunsModel::StateRole).toInt()),
                              index.data(RunsModel::EarlyRole).toBool()),
                   false, option.font);
        break;
    case Kind::Tags: paintTags(*painter, cell, index.data(RunsModel::TagsRole).toStringList(), selected); break;
    case Kind::Curve: {
        QVector<double> values;
        for (const QPointF& point : index.data(RunsModel::CurveRole).value<QVector<QPointF>>())
            values << point.y();
        const int colour = index.data(RunsModel::ColourRole).toInt();
        paintSparkline(*painter, QRectF(cell).adjusted(0, 5, 0, -5), values,
                       colour >= 0 ? Theme::instance().seriesColor(colour) : themed(Token::S7));
        break;
    }
    default: {
        const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
        painter->setPen(themed(alignment & Qt::AlignRight ? Token::T1 : Token::T2));
        const bool dataset = static_cast<Kind>(index.data(RunsModel::KindRole).toInt()) == Kind::Dataset;
        const QString whole = index.data().toString();
        QRect room = cell;
        if (dataset && index.data(RunsModel::SubsetRole).toBool())
            room.adjust(paintSubsetMark(*painter, cell), 0, 0, 0);
        const QString text = dataset ? elidedDataset(whole, QFontMetrics(option.font), room.width())
                                     : QFontMetrics(option.font).elidedText(whole, Qt::ElideRight, room.width());
        if (alignment & Qt::AlignRight)
            paintTabular(*painter, room, alignment, text);
        else
            painter->drawText(room, int(alignment) | Qt::TextSingleLine, text);
        break;
    }
    }
    paintFocus(*painter, option);
    painter->restore();
}

QWidget* RunsDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/, const QModelIndex&) const
{
    auto* editor = new QLineEdit(parent);
    editor->setMaxLength(200);
    editor->setAccessibleName(tr("Name of the run"));
    return editor;
}

void RunsDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    editor->setGeometry(option.rect.adjusted(kRunPadding + kDot + 2, 0, 0, -1));
}

void ComparisonDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool heading = index.data(ComparisonModel::HeadingRole).toBool();
    const bool differs = index.data(ComparisonModel::DiffersRole).toBool();
    paintGround(*painter, option, heading ? Token::Head : differs ? Token::Tint2 : Token::Base);
    if (index.column() > 0) {
        painter->setPen(themed(Token::Line));
        painter->drawLine(option.rect.topLeft(), option.rect.bottomLeft());
    }
    const QRect cell = option.rect.adjusted(kRunPadding, 0, -kRunPadding, -1);
    painter->save();
    painter->setFont(Theme::instance().font(heading || differs ? FontRole::SmallStrong : FontRole::Small));
    painter->setPen(themed(index.column() == 0 && !heading ? Token::T2 : Token::T1));
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    const QString text =
        painter->fontMetrics().elidedText(index.data().toString(),
                                          index.column() == 0                                ? Qt::ElideLeft
                                          : index.data(ComparisonModel::MiddleRole).toBool() ? Qt::ElideMiddle
                                                                                             : Qt::ElideRight,
                                          cell.width());
    if (alignment & Qt::AlignRight)
        paintTabular(*painter, cell, alignment, text);
    else
        painter->drawText(cell, int(alignment) | Qt::TextSingleLine, text);
    paintFocus(*painter, option);
    painter->restore();
}

} // namespace trainyard
