// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/campaigns_delegate.h"

#include "gui/campaigns/campaign_models.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/state_pill.h"
#include "gui/widgets/theme.h"

#include <QPainter>

namespace trainyard {
namespace {

constexpr int kCampaignPadding = 12;
constexpr int kCellSide = 8;
constexpr int kStateRoom = 24; // of a state's icon

void paintGround(QPainter& painter, const QStyleOptionViewItem& option)
{
    painter.fillRect(option.rect, themed(option.state & QStyle::State_Selected ? Token::Sel : Token::Base));
    painter.setPen(themed(Token::Line));
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

QString elided(const QFont& font, const QString& text, int width)
{
    return QFontMetrics(font).elidedText(text, Qt::ElideRight, width);
}

} // namespace

void CampaignDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    paintGround(*painter, option);
    const QRect room = option.rect.adjusted(kCampaignPadding, 8, -kCampaignPadding, -8);
    const QFont title = Theme::instance().font(FontRole::BodyStrong), small = Theme::instance().font(FontRole::Small);
    painter->setFont(title);
    painter->setPen(themed(Token::T1));
    painter->drawText(QRect(room.left(), room.top(), room.width(), 18),
                      Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      elided(title, index.data().toString(), room.width()));
    painter->setFont(small);
    painter->setPen(themed(Token::T2));
    const QRect second(room.left(), room.top() + 18, room.width(), 16);
    const QString progress = index.data(CampaignsModel::ProgressRole).toString();
    const int width = painter->fontMetrics().horizontalAdvance(progress);
    painter->drawText(second, Qt::AlignRight | Qt::AlignVCenter, progress);
    const int rest = second.width() - width - 8;
    QString caption = index.data(CampaignsModel::CaptionRole).toString();
    if (painter->fontMetrics().horizontalAdvance(caption) > rest) // half a date says nothing; the tooltip has it
        caption = index.data(CampaignsModel::KindRole).toString();
    painter->drawText(second.adjusted(0, 0, -width - 8, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      elided(small, caption, rest));
    const auto state = JobState(index.data(CampaignsModel::StateRole).toInt());
    const QRect track(room.left() + 20, room.bottom() - 6, room.width() - 20, 4);
    themedIcon(stateIcon(state), Theme::textToken(stateTone(state)))
        .paint(painter, QRect(room.left(), track.center().y() - 6, 13, 13));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(themed(Token::Line));
    painter->drawRoundedRect(track, 2, 2);
    QRect done = track;
    done.setWidth(int(index.data(CampaignsModel::ShareRole).toDouble() * track.width()));
    painter->setBrush(themed(Theme::textToken(stateTone(state))));
    if (done.width() > 0)
        painter->drawRoundedRect(done, 2, 2);
    painter->restore();
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    paintGround(*painter, option);
    const QRect room = option.rect.adjusted(kCellSide, 0, -kCellSide, 0);
    const int state = index.data(CellsModel::StateRole).toInt();
    const QFont font = Theme::instance().font(FontRole::Small);
    painter->setFont(font);
    if (index.column() == CellsModel::State && state >= 0) {
        paintState(*painter, room, ShownState(JobState(state), index.data(CellsModel::EarlyRole).toBool()), false,
                   font);
    } else {
        painter->setPen(themed(state < 0 ? Token::T3 : index.column() == CellsModel::Reason ? Token::T2 : Token::T1));
        painter->drawText(room, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
                          elided(font, index.data().toString(), room.width()));
    }
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const QFontMetrics metrics(Theme::instance().font(FontRole::Small));
    const int text = metrics.horizontalAdvance(index.data().toString());
    return {text + 2 * kCellSide + (index.column() == CellsModel::State ? kStateRoom : 1), metrics.height()};
}

} // namespace trainyard
