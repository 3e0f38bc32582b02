// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/sidebar.h"

#include "gui/widgets/icons.h"

#include <QBoxLayout>
#include <QListView>
#include <QPainter>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

namespace trainyard {

namespace {

constexpr int kSidebarWidth = 168;
constexpr int kCompactWidth = 48;
constexpr int kItemHeight = 36;
constexpr int kIconRole = Qt::UserRole + 1;
constexpr int kBadgeRole = Qt::UserRole + 2;

class EntryDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {kSidebarWidth - 1, kItemHeight};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool selected = option.state & QStyle::State_Selected;
        const bool hover = option.state & QStyle::State_MouseOver;
        const QRect rect = option.rect;
        if (selected)
            painter->fillRect(rect, themed(Token::Tint));
        else if (hover)
            painter->fillRect(rect, themed(Token::Line));
        if (selected)
            painter->fillRect(QRect(rect.topLeft(), QSize(3, rect.height())), themed(Token::AccT));
        const qreal ratio = painter->device()->devicePixelRatioF();
        const QPixmap icon =
            themedPixmap(index.data(kIconRole).toString(), selected ? Token::AccT : Token::T2, 18, ratio);
        painter->drawPixmap(rect.left() + 14, rect.top() + (rect.height() - 18) / 2, icon);
        const QString badge = index.data(kBadgeRole).toString();
        if (option.widget && option.widget->width() < kSidebarWidth / 2) {
            paintDot(*painter, rect, badge);
        } else {
            painter->setFont(Theme::instance().font(selected ? FontRole::BodyStrong : FontRole::Body));
            painter->setPen(themed(Token::T1));
            painter->drawText(rect.adjusted(43, 0, badge.isEmpty() ? -6 : -44, 0), Qt::AlignVCenter | Qt::AlignLeft,
                              index.data(Qt::DisplayRole).toString());
            paintBadge(*painter, rect, badge, selected);
        }
        if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange)) {
            painter->setPen(themed(Token::AccT));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(rect.adjusted(4, 1, -2, -2));
        }
    }

private:
    /// In place of the badge, at the corner of the icon.
    static void paintDot(QPainter& painter, const QRect& rect, const QString& text)
    {
        if (text.isEmpty())
            return;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(themed(Token::AccT));
        painter.drawEllipse(QRectF(rect.left() + 30, rect.top() + 6, 7, 7));
        painter.restore();
    }

    static void paintBadge(QPainter& painter, const QRect& rect, const QString& text, bool selected)
    {
        if (text.isEmpty())
            return;
        painter.save();
        painter.setFont(Theme::instance().font(FontRole::CaptionStrong));
        const int width = std::max(18, painter.fontMetrics().horizontalAdvance(text) + 12);
        const QRectF box(rect.right() - 10 - width, rect.center().y() - 9 + 0.5, width, 18);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(themed(selected ? Token::Base : Token::CanB));
        painter.drawRoundedRect(box, 9, 9);
        painter.setPen(themed(selected ? Token::AccT : Token::T2));
        painter.drawText(box, Qt::AlignCenter, text);
        painter.restore();
    }
};

} // namespace

Sidebar::Sidebar(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("sidebarPane"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedWidth(kSidebarWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 1, 8);
    layout->setSpacing(0);
    m_top = makeList();
    m_top->setAccessibleName(tr("Pages"));
    m_foot = makeList();
    m_foot->setAccessibleName(tr("Settings"));
    layout->addWidget(m_top, 1);
    layout->addWidget(m_foot);
}

QListView* Sidebar::makeList()
{
    auto* list = new QListView(this);
    list->setObjectName(QStringLiteral("sidebar"));
    list->setModel(new QStandardItemModel(list));
    list->setItemDelegate(new EntryDelegate(list));
    list->setFrameShape(QFrame::NoFrame);
    list->setMouseTracking(true);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, list](const QModelIndex& index) { choose(list, index.row()); });
    for (const auto signal : {&QListView::clicked, &QListView::activated})
        connect(list, signal, this, [this, list](const QModelIndex& index) {
            choose(list, index.row());
            emit chosen(m_current); // also the marked entry: it leads back from a page that the sidebar does not list
        });
    return list;
}

int Sidebar::addEntry(const QString& title, const QString& icon, const QString& tooltip, bool atFoot)
{
    QListView* list = atFoot ? m_foot : m_top;
    auto* model = static_cast<QStandardItemModel*>(list->model());
    auto* item = new QStandardItem(title);
    item->setData(icon, kIconRole);
    item->setToolTip(tooltip);
    item->setEditable(false);
    model->appendRow(item);
    m_entries.append({list, model->rowCount() - 1});
    if (model->rowCount() == 1) {
        const QSignalBlocker quiet(list->selectionModel());
        list->selectionModel()->setCurrentIndex(model->index(0, 0), QItemSelectionModel::NoUpdate);
    }
    if (atFoot)
        m_foot->setFixedHeight(model->rowCount() * kItemHeight);
    return int(m_entries.size()) - 1;
}

void Sidebar::setCompact(bool compact)
{
    setFixedWidth(compact ? kCompactWidth : kSidebarWidth);
}

void Sidebar::setBadge(int entry, const QString& text)
{
    const Entry& at = m_entries.at(entry);
    at.list->model()->setData(at.list->model()->index(at.row, 0), text, kBadgeRole);
}

void Sidebar::setCurrent(int entry)
{
    m_current = entry;
    for (QListView* list : {m_top, m_foot}) {
        const QSignalBlocker quiet(list->selectionModel());
        const Entry& at = m_entries.at(entry);
        if (at.list == list)
            list->selectionModel()->setCurrentIndex(list->model()->index(at.row, 0),
                                                    QItemSelectionModel::ClearAndSelect);
        else
            list->selectionModel()
                ->clearSelection(); // a list without a current row would select one when it gets the focus
        list->viewport()->update();
    }
}

void Sidebar::choose(QListView* list, int row)
{
    for (int i = 0; i < m_entries.size(); ++i)
        if (m_entries[i].list == list && m_entries[i].row == row && i != m_current) {
            setCurrent(i);
            emit chosen(i);
            return;
        }
}

} // namespace trainyard
