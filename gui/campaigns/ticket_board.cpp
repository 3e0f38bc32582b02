// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/ticket_board.h"

#include "gui/campaigns/ticket_drawing.h"
#include "gui/widgets/theme.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace trainyard {
namespace {

using State = TicketBoardModel::State;

class TicketDelegate : public QStyledItemDelegate {
public:
    TicketDelegate(const TicketBoardModel& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const auto state = State(index.data(TicketBoardModel::StateRole).toInt());
        if (state != State::None && option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, themed(Token::AccT));
        paintTicketCell(*painter, option.rect, index, m_model);
        const TicketRow* row = m_model.row(index.row());
        if (row && row->isControl && index.column() == 0 && option.rect.left() == 0) // the title's end
            paintTicketRowTitle(*painter,
                                QRect(kTicketTitleIndent - kTicketRowTitles, option.rect.top(),
                                      kTicketRowTitles - kTicketTitleIndent, option.rect.height()),
                                m_model, index.row(), true);
        if (state != State::None && option.state & QStyle::State_HasFocus) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(themed(Token::T1), 1.5, Qt::DotLine));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 3, 3);
        }
        painter->restore();
    }

private:
    const TicketBoardModel& m_model;
};

class BoardHeader : public QHeaderView {
public:
    BoardHeader(Qt::Orientation orientation, const TicketBoardModel& model, QWidget* parent)
        : QHeaderView(orientation, parent), m_model(model)
    {
        setSectionResizeMode(QHeaderView::Fixed);
        setSectionsClickable(false);
        setHighlightSections(false);
        setFont(Theme::instance().font(FontRole::SmallStrong));
        viewport()->setFont(font());
    }
    QSize sizeHint() const override
    {
        return orientation() == Qt::Horizontal ? QSize(0, kTicketColumnTitles) : QSize(kTicketRowTitles, 0);
    }

protected:
    void paintSection(QPainter* painter, const QRect& box, int section) const override
    {
        painter->save();
        painter->fillRect(box, themed(Token::Base));
        if (orientation() == Qt::Horizontal)
            paintTicketColumnTitle(*painter, box, m_model, section);
        else
            paintTicketRowTitle(*painter, box.adjusted(kTicketTitleIndent, 0, 0, 0), m_model, section,
                                static_cast<const QTableView*>(parentWidget())->horizontalHeader()->offset() == 0);
        painter->restore();
    }
    void paintEvent(QPaintEvent* event) override
    {
        QHeaderView::paintEvent(event);
        QPainter painter(viewport()); // behind the last section
        QRect rest = viewport()->rect();
        if (orientation() == Qt::Horizontal)
            rest.setLeft(length() - offset());
        else
            rest.setTop(length() - offset());
        painter.fillRect(rest, themed(Token::Base));
    }

private:
    const TicketBoardModel& m_model;
};

} // namespace

TicketBoard::TicketBoard(TicketBoardModel& model, QWidget* parent) : QTableView(parent), m_model(model)
{
    setModel(&model);
    setItemDelegate(new TicketDelegate(model, this));
    setHorizontalHeader(new BoardHeader(Qt::Horizontal, model, this));
    setVerticalHeader(new BoardHeader(Qt::Vertical, model, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    for (auto* corner : findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly))
        corner->installEventFilter(this);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAccessibleName(tr("Ticket board"));
    connect(&m_model, &QAbstractItemModel::modelReset, this, &TicketBoard::arrangeRows);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) { emit currentMoved(now); });
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, [this] { // long titles reach into the first column
        viewport()->update();
        verticalHeader()->viewport()->update();
    });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        viewport()->update();
        horizontalHeader()->viewport()->update();
        verticalHeader()->viewport()->update();
    });
    arrangeRows();
}

/// The corner between the headers is background.
bool TicketBoard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Paint || !qobject_cast<QAbstractButton*>(watched))
        return QTableView::eventFilter(watched, event);
    QPainter painter(static_cast<QWidget*>(watched));
    painter.fillRect(static_cast<QWidget*>(watched)->rect(), themed(Token::Base));
    return true;
}

void TicketBoard::arrangeRows()
{
    clearSpans();
    arrangeColumns();
    for (int row = 0; row < m_model.rowCount(); ++row)
        setRowHeight(row, ticketRowHeight(m_model, row));
    if (m_model.ticketRows() > 1)
        setSpan(0, 0, m_model.ticketRows(), 1);
    updateGeometry();
}

/// Widens the cells if there is room for all of them.
void TicketBoard::arrangeColumns()
{
    const int cells = m_model.columnCount() - 1;
    const int room = cells > 0 ? (viewport()->width() - kDenseTicketWidth) / cells : 0;
    for (int column = 0; column < m_model.columnCount(); ++column)
        setColumnWidth(column, column == 0 ? kDenseTicketWidth : std::clamp(room, kTicketCellWidth, kWidestTicketCell));
}

void TicketBoard::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    arrangeColumns();
}

QSize TicketBoard::sizeHint() const
{
    int width = kTicketRowTitles + 2, height = kTicketColumnTitles + 2;
    for (int column = 0; column < m_model.columnCount(); ++column)
        width += ticketColumnWidth(column);
    for (int row = 0; row < m_model.rowCount(); ++row)
        height += ticketRowHeight(m_model, row);
    return {width, height};
}

void TicketBoard::openAt(const QModelIndex& index)
{
    if (const QStringList runs = m_model.runsOf(index); !runs.isEmpty())
        emit opened(runs.front());
}

void TicketBoard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: openAt(currentIndex()); return;
    case Qt::Key_Escape: clearSelection(); return;
    case Qt::Key_Space: selectionModel()->select(currentIndex(), QItemSelectionModel::Toggle); return;
    default: break;
    }
    // Plain arrow keys move without selecting; with Shift they select a block.
    const bool arrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right || event->key() == Qt::Key_Up ||
                       event->key() == Qt::Key_Down;
    if (arrow && !(event->modifiers() & Qt::ShiftModifier)) {
        const CursorAction action = event->key() == Qt::Key_Left    ? MoveLeft
                                    : event->key() == Qt::Key_Right ? MoveRight
                                    : event->key() == Qt::Key_Up    ? MoveUp
                                                                    : MoveDown;
        if (const QModelIndex next = moveCursor(action, Qt::NoModifier); next.isValid())
            selectionModel()->setCurrentIndex(next, QItemSelectionModel::NoUpdate);
        return;
    }
    QTableView::keyPressEvent(event);
}

void TicketBoard::mouseDoubleClickEvent(QMouseEvent* event)
{
    openAt(indexAt(event->position().toPoint()));
}

TicketLegend::TicketLegend(QWidget* parent) : QWidget(parent)
{
    setFixedHeight(30);
    setMinimumWidth(232);
    setToolTip(tr("Percentage points relative to dense"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TicketLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintTicketLegend(painter, rect().adjusted(6, 2, -2, 0));
}

} // namespace trainyard
