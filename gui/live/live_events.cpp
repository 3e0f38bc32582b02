// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_events.h"

#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>

namespace trainyard {

namespace {

/// Number of characters before the first line break at this width.
int lengthOfFirstLine(const QString& text, const QFont& font, int width)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(width);
    layout.endLayout();
    return line.textLength();
}

class EventDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {120, 42}; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const LiveEvent& event = static_cast<const LiveEventsModel*>(index.model())->event(index.row());
        const QRect rect = option.rect;
        const bool selected = option.state & QStyle::State_Selected;
        if (selected)
            painter->fillRect(rect, themed(Token::Sel));
        else if (option.state & QStyle::State_MouseOver)
            painter->fillRect(rect, themed(Token::Alt));
        painter->setPen(themed(Token::Line));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        const Token tone = event.checkpoint                ? Token::AccT
                           : event.tone == StateTone::Idle ? Token::T2
                                                           : Theme::textToken(event.tone);
        painter->drawPixmap(rect.left() + 11, rect.top() + 6,
                            themedPixmap(event.icon, tone, 16, painter->device()->devicePixelRatioF()));
        painter->setFont(Theme::instance().font(FontRole::Caption));
        const int clock = painter->fontMetrics().horizontalAdvance(QStringLiteral("88:88:88")) + 4;
        const QRect first = rect.adjusted(36, 5, -10, 0);
        painter->setPen(themed(selected ? Token::T2 : Token::T3));
        painter->drawText(QRect(first.right() - clock, first.top(), clock, 16), Qt::AlignRight | Qt::AlignVCenter,
                          event.clock);
        const QRect second(first.left(), first.top() + 17, first.width(), 15);
        painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(event.detail, Qt::ElideRight, second.width()));
        painter->setFont(Theme::instance().font(FontRole::Small));
        painter->setPen(themed(Token::T1));
        const int room = first.width() - clock - 6;
        // Without text below it, the title continues on the second line.
        const int fits =
            event.detail.isEmpty() ? lengthOfFirstLine(event.title, painter->font(), room) : int(event.title.size());
        painter->drawText(QRect(first.left(), first.top(), room, 16), Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(event.title.left(fits).trimmed(), Qt::ElideRight, room));
        painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(event.title.mid(fits), Qt::ElideRight, second.width()));
    }
};

} // namespace

LiveEventsCard::LiveEventsCard(QWidget* parent)
    : Card(tr("Events"), {}, 36, parent), m_filter(new QComboBox), m_list(new QListView),
      m_none(new Label(tr("Checkpoints, warnings and other events appear here."), FontRole::Small, Token::T3)),
      m_model(new LiveEventsModel(this))
{
    m_filter->setFont(Theme::instance().font(FontRole::Small));
    m_filter->addItems({tr("All"), tr("Checkpoints"), tr("Warnings")});
    m_filter->setAccessibleName(tr("Events shown"));
    addHeaderWidget(m_filter);
    body()->setContentsMargins(0, 0, 0, 4);
    body()->setSpacing(0);
    body()->addWidget(makeRule());
    m_none->setWordWrap(true);
    m_none->setMargin(12);
    m_none->setAlignment(Qt::AlignTop);
    body()->addWidget(m_none, 1);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new EventDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Events"));
    m_list->setToolTip(tr("Choose an event to move the cursor of all charts there"));
    body()->addWidget(m_list, 1);
    connect(m_filter, &QComboBox::activated, this, &LiveEventsCard::refresh);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (index.isValid())
            emit eventChosen(m_model->event(index.row()).step, m_model->event(index.row()).epoch);
    });
    refresh();
}

void LiveEventsCard::setMessages(const std::vector<MessageRow>& messages, int ranks, bool imported)
{
    if (ranks == m_ranks && imported == m_imported && messages.size() == m_messages.size() &&
        (messages.empty() ||
         (messages.back().time == m_messages.back().time && messages.back().text == m_messages.back().text &&
          messages.front().time == m_messages.front().time)))
        return;
    m_messages = messages;
    m_ranks = ranks;
    m_imported = imported;
    refresh();
}

void LiveEventsCard::refresh()
{
    m_model->setEvents(liveEvents(m_messages, static_cast<EventFilter>(m_filter->currentIndex()), m_ranks, m_imported));
    m_none->setVisible(m_model->rowCount() == 0);
    m_list->setVisible(m_model->rowCount() > 0);
}

} // namespace trainyard
