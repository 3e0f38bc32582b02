// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/run_tables.h"

#include "gui/parts/page_parts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr int kFactRow = 24, kFactHeader = 26;
constexpr int kWidestFact = 240; // pixels of a column, so that a long text leaves room for the others

/// What differs from the usual is bold.
class FactsDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(FactsModel::StrongRole).toBool() && index.column() < 2)
            option->font = Theme::instance().font(FontRole::SmallStrong);
        // Of a path the end tells most; "Stopped; … resumed" would say the opposite of what it is.
        option->textElideMode = option->text.startsWith(QLatin1Char('/')) ? Qt::ElideMiddle : Qt::ElideRight;
    }
};

} // namespace

FactsTable::FactsTable(const QString& name, const QList<int>& widths, QWidget* parent)
    : QTableView(parent), m_widths(widths)
{
    setModel(&m_facts);
    setItemDelegate(new FactsDelegate(this));
    showRows(this, kFactRow);
    setAccessibleName(name);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    horizontalHeader()->setFixedHeight(kFactHeader);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setMinimumSectionSize(30);
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit opened(index.data(FactsModel::IdRole).toString()); });
    connect(&m_facts, &QAbstractItemModel::modelReset, this, &FactsTable::fit);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { emit rowChosen(); });
    fit();
}

void FactsTable::setContent(const QStringList& header, QVector<FactsModel::Row> rows, const QList<int>& numbers)
{
    const QString current = currentId();
    const bool same = rows == m_facts.rows();
    m_facts.setContent(header, std::move(rows), numbers);
    if (same)
        return;
    for (int column = 0; column < m_widths.size() && column < m_facts.columnCount(); ++column)
        setColumnWidth(column, std::max(m_widths[column], std::min(sizeHintForColumn(column), kWidestFact)));
    for (int row = 0; row < m_facts.rowCount(); ++row)
        if (!current.isEmpty() && m_facts.rows()[row].id == current)
            setCurrentIndex(m_facts.index(row, 0));
    fit(); // with the new widths
    emit rowChosen();
}

void FactsTable::fit()
{
    const int rows = std::clamp(m_facts.rowCount(), 1, m_mostRows);
    int bar = horizontalScrollBar()->sizeHint().height();
    if (horizontalHeader()->length() <= viewport()->width())
        bar /= 2; // no bar, only some room below the last row
    const int height = kFactHeader + rows * kFactRow + bar;
    if (height != minimumHeight())
        setFixedHeight(height);
}

void FactsTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

QString FactsTable::currentId() const
{
    return currentIndex().isValid() ? currentIndex().data(FactsModel::IdRole).toString() : QString();
}

QString FactsTable::text() const
{
    QStringList lines;
    for (const FactsModel::Row& row : m_facts.rows())
        lines << row.cells.join(QLatin1Char('\t'));
    return lines.join(QLatin1Char('\n'));
}

void FactsTable::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !currentId().isEmpty())
        emit opened(currentId());
    else if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(text());
    else
        QTableView::keyPressEvent(event);
}

} // namespace trainyard
