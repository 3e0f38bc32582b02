// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/page_parts.h"

#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"

#include <QAbstractItemDelegate>
#include <QAction>
#include <QBoxLayout>
#include <QHeaderView>
#include <QListView>
#include <QMimeData>
#include <QPainter>
#include <QTableView>
#include <QUrl>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kHeaderHeight = 44;
constexpr int kProgressBarHeight = 6;

} // namespace

PageHeader makePageHeader(const QString& title)
{
    auto* header = new QWidget;
    header->setFixedHeight(kHeaderHeight);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    row->addWidget(new Label(title, FontRole::PageTitle));
    return {header, row};
}

void showListCards(QListView* list, QAbstractItemModel* model, QAbstractItemDelegate* delegate, const QString& name)
{
    list->setModel(model);
    delegate->setParent(list);
    list->setItemDelegate(delegate);
    list->setFrameShape(QFrame::NoFrame);
    list->setUniformItemSizes(true);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setAccessibleName(name);
}

QStringList localFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

QAction* makeListAction(const QString& text, const QString& icon, QObject* parent)
{
    auto* action = new QAction(text, parent);
    if (!icon.isEmpty())
        action->setIcon(themedIcon(icon));
    action->setShortcutContext(Qt::WidgetShortcut);
    return action;
}

QFrame* makeFrame(QWidget* inside)
{
    auto* card = new QFrame;
    card->setObjectName(QStringLiteral("card"));
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(inside);
    return card;
}

void showRows(QTableView* table, int rowHeight)
{
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setFont(Theme::instance().font(FontRole::Small));
    table->verticalHeader()->hide();
    table->verticalHeader()->setMinimumSectionSize(rowHeight);
    table->verticalHeader()->setDefaultSectionSize(rowHeight);
    QHeaderView* header = table->horizontalHeader();
    header->setHighlightSections(false);
    header->setFont(Theme::instance().font(FontRole::SmallStrong)); // the style sheet overrides the class's own font
    header->viewport()->setFont(header->font());
    header->setFixedHeight(rowHeight);
}

QRect paintCell(QPainter& painter, const QStyleOptionViewItem& option)
{
    painter.fillRect(option.rect, themed(option.state & QStyle::State_Selected ? Token::Sel : Token::Base));
    painter.setPen(themed(Token::Line));
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter.setFont(Theme::instance().font(FontRole::Small));
    return option.rect.adjusted(kCellPadding, 0, -kCellPadding, -1);
}

QRect paintShare(QPainter& painter, const QRect& cell, int width, double share, const QColor& color)
{
    const QRect track(cell.left(), cell.center().y() - kProgressBarHeight / 2, width, kProgressBarHeight);
    painter.fillRect(track, themed(Token::Line));
    // Even a share of one in a thousand shows a bar.
    if (share > 0.0)
        painter.fillRect(
            QRect(track.topLeft(), QSize(std::max(1, static_cast<int>(track.width() * share)), kProgressBarHeight)),
            color);
    return cell.adjusted(width + kCellPadding, 0, 0, 0);
}

void paintCellText(QPainter& painter, const QRect& cell, const QModelIndex& index, Token token, Qt::TextElideMode elide)
{
    painter.setPen(themed(token));
    painter.drawText(cell, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(index.data().toString(), elide, cell.width()));
}

} // namespace trainyard
