// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/runs_table.h"

#include "gui/parts/app_settings.h"
#include "gui/parts/column_widths.h"
#include "gui/parts/page_parts.h"
#include "gui/runs/runs_delegate.h"
#include "gui/runs/runs_view_model.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSet>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr int kRunRowHeight = 26;
constexpr int kCurveDelayMs = 80;
constexpr int kHeadingMargins = 20; // pixels beside a heading's text
constexpr int kLeastName = 140;     // pixels

QString widthKey(const RunColumn& column)
{
    return QStringLiteral("runs/width/") + column.id();
}

} // namespace

RunsTable::RunsTable(RunsViewModel* model, AppSettings* settings, QWidget* parent)
    : QTableView(parent), m_model(model), m_settings(settings)
{
    setModel(model->runs());
    setItemDelegate(new RunsDelegate(this));
    showRows(this, kRunRowHeight);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    setAccessibleName(tr("Runs"));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView* header = horizontalHeader();
    header->setMinimumSectionSize(48);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setTextElideMode(Qt::ElideRight);
    // Not setSortingEnabled(): it would immediately sort by a column of its own choice.
    connect(header, &QHeaderView::sectionClicked, this, [this](int column) {
        const RunColumn& clicked = m_model->columns()[column];
        if (!clicked.isSortable())
            return;
        const bool same = clicked.id() == m_model->sortColumnId();
        m_model->setSort(column, same ? !m_model->sortDescending() : clicked.isNumeric());
        showSort();
    });
    connect(header, &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (m_settings && !m_restoring && column < m_model->columns().size() - 1) // the last one fills the rest
            m_settings->setState(widthKey(m_model->columns()[column]), width);
    });
    m_curveTimer.setSingleShot(true);
    m_curveTimer.setInterval(kCurveDelayMs);
    connect(&m_curveTimer, &QTimer::timeout, this, &RunsTable::wantCurves);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, &m_curveTimer, qOverload<>(&QTimer::start));
    connect(model->runs(), &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_restoring = true;
        m_currentId = currentId();
    });
    connect(model->runs(), &QAbstractItemModel::modelReset, this, &RunsTable::restoreSelection);
    connect(model, &RunsViewModel::rowsChanged, &m_curveTimer, qOverload<>(&QTimer::start));
    connect(model, &RunsViewModel::columnsChanged, this, &RunsTable::applyColumns);
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit opened(index.data(RunsModel::IdRole).toString()); });
    applyColumns();
}

void RunsTable::applyColumns()
{
    m_restoring = true;
    for (int i = 0; i < m_model->columns().size(); ++i) {
        const RunColumn& column = m_model->columns()[i];
        const bool fills = i == m_model->columns().size() - 1;
        const int kept = m_settings && !fills ? m_settings->state(widthKey(column), 0).toInt() : 0;
        // A long heading, as other languages have, widens its column.
        const int heading = headingWidth(*this, i) + kHeadingMargins;
        const int wanted = fills ? heading : std::max(column.preferredWidth(), heading);
        setColumnWidth(i, kept > 0 ? kept : wanted);
    }
    horizontalHeader()->setStretchLastSection(true);
    m_restoring = false;
    fitName();
    showSort();
}

/// Narrows the column of names where all columns would otherwise be a little too wide beside a vertical scroll bar. A
/// width that the user has set stays.
void RunsTable::fitName()
{
    const int last = int(m_model->columns().size()) - 1;
    if (last < 1 || m_model->columns().front().kind != RunColumn::Kind::Name ||
        (m_settings && m_settings->state(widthKey(m_model->columns().front()), 0).toInt() > 0))
        return;
    const int preferred = m_model->columns().front().preferredWidth();
    int others = headingWidth(*this, last) + kHeadingMargins;
    for (int i = 1; i < last; ++i)
        others += columnWidth(i);
    const int room = width() - 2 * frameWidth() - verticalScrollBar()->sizeHint().width() - others;
    const int fitting = room >= kLeastName ? std::min(room, preferred) : preferred; // else the table is scrolled anyway
    if (fitting == columnWidth(0))
        return;
    const bool restoring = std::exchange(m_restoring, true); // this width is not the user's
    setColumnWidth(0, fitting);
    m_restoring = restoring;
}

void RunsTable::showSort()
{
    int column = -1;
    for (int i = 0; i < m_model->columns().size(); ++i)
        if (m_model->columns()[i].id() == m_model->sortColumnId())
            column = i;
    horizontalHeader()->setSortIndicator(column, m_model->sortDescending() ? Qt::DescendingOrder : Qt::AscendingOrder);
}

QStringList RunsTable::selectedIds() const
{
    QList<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        rows << index.row();
    std::sort(rows.begin(), rows.end());
    QStringList ids;
    for (const int row : rows)
        ids << QString::fromStdString(m_model->runs()->row(row).id);
    return ids;
}

QString RunsTable::currentId() const
{
    const QModelIndex index = currentIndex();
    return index.isValid() ? index.data(RunsModel::IdRole).toString() : QString();
}

void RunsTable::selectIds(const QStringList& ids)
{
    QItemSelection selection;
    for (const QString& id : ids)
        if (const int row = m_model->runs()->rowOf(id); row >= 0)
            selection.select(m_model->runs()->index(row, 0),
                             m_model->runs()->index(row, m_model->runs()->columnCount() - 1));
    if (selection.isEmpty()) {
        clearSelection();
        return;
    }
    selectionModel()->setCurrentIndex(selection.first().topLeft(), QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(selection.first().topLeft());
}

void RunsTable::restoreSelection()
{
    QItemSelection selection;
    const QStringList ids = m_model->selection();
    for (const QString& id : ids)
        if (const int row = m_model->runs()->rowOf(id); row >= 0)
            selection.select(m_model->runs()->index(row, 0),
                             m_model->runs()->index(row, m_model->runs()->columnCount() - 1));
    if (const int row = m_model->runs()->rowOf(m_currentId); row >= 0)
        selectionModel()->setCurrentIndex(m_model->runs()->index(row, 0), QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_restoring = false;
    m_model->setSelection(selectedIds());
    m_curveTimer.start();
}

void RunsTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (!m_restoring)
        m_model->setSelection(selectedIds());
}

void RunsTable::wantCurves()
{
    const int first = rowAt(0);
    const int last = rowAt(viewport()->height() - 1);
    if (first >= 0)
        m_model->wantCurves(first, last >= 0 ? last : m_model->runs()->rowCount() - 1);
}

void RunsTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitName();
    m_curveTimer.start();
}

bool RunsTable::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    const bool begun = QTableView::edit(index, trigger, event);
    if (begun && state() == QAbstractItemView::EditingState)
        m_model->setHeld(true);
    return begun;
}

void RunsTable::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, hint);
    m_model->setHeld(false);
}

void RunsTable::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::NoModifier && state() != QAbstractItemView::EditingState) {
        if (selectionModel()->selectedRows().size() > 1)
            emit openedTogether();
        else if (const QString id = currentId(); !id.isEmpty())
            emit opened(id);
        return;
    }
    const bool arrow = event->key() == Qt::Key_Down || event->key() == Qt::Key_Up;
    if (arrow && currentIndex().isValid() && !selectionModel()->hasSelection()) {
        selectRow(currentIndex().row()); // the first arrow key starts a selection, even if there is only one run
        return;
    }
    if (event->key() == Qt::Key_F2 && currentIndex().isValid() && state() != QAbstractItemView::EditingState) {
        edit(m_model->runs()->index(currentIndex().row(), 0)); // regardless of the cursor's column
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace trainyard
