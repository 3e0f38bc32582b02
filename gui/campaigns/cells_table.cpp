// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/cells_table.h"

#include "gui/campaigns/campaign_models.h"
#include "gui/campaigns/campaigns_delegate.h"
#include "gui/parts/page_parts.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kCellRow = 26;
constexpr int kTitleSides = 18;    // pixels beside a column's title
constexpr int kArrowRoom = 18;     // of the column that sorts
constexpr int kWidestColumn = 240; // pixels of a column, so that a long name leaves room for the others

} // namespace

CellsTable::CellsTable(CellsModel& cells, QWidget* parent) : QTableView(parent), m_cells(cells)
{
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(&m_cells);
    sorted->setSortRole(CellsModel::SortRole);
    setModel(sorted);
    setItemDelegate(new CellDelegate(this));
    showRows(this, kCellRow);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSortingEnabled(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    horizontalHeader()->setSortIndicatorClearable(true);
    setAccessibleName(tr("Cells of the campaign"));
    connect(&m_cells, &QAbstractItemModel::modelReset, this, [this] {
        m_needed.clear(); // other texts
        fit();
    });
    connect(&m_cells, &QAbstractItemModel::dataChanged, this, &CellsTable::fit);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &CellsTable::fit);
}

void CellsTable::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    fit();
}

void CellsTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

/// The last column takes what is left. A reason has room to be read, even if the table is then wider than its view.
void CellsTable::fitLast()
{
    const bool reasons = !isColumnHidden(CellsModel::Reason);
    const int last = reasons ? CellsModel::Reason : CellsModel::Elapsed;
    if (reasons) // it may have been the last one before
        setColumnWidth(CellsModel::Elapsed, m_needed[CellsModel::Elapsed]);
    int left = viewport()->width();
    for (int column = 0; column < last; ++column)
        left -= columnWidth(column);
    const int needed = reasons ? std::min(sizeHintForColumn(last), kWidestColumn) : m_needed[std::size_t(last)];
    setColumnWidth(last, std::max(left, needed));
}

void CellsTable::fit()
{
    if (!isVisible())
        return;
    const std::vector<CampaignCellRow>& cells = m_cells.cells();
    setColumnHidden(CellsModel::Reason, std::none_of(cells.begin(), cells.end(), [](const CampaignCellRow& cell) {
                        return !cell.run.reason.empty();
                    }));
    m_needed.resize(CellsModel::ColumnCount, 0);
    const QFontMetrics titles(horizontalHeader()->font());
    for (int column = 0; column < CellsModel::Reason; ++column) {
        // sectionSizeHint() would leave room for an arrow in every column.
        const int arrow = horizontalHeader()->sortIndicatorSection() == column ? kArrowRoom : 0;
        const int title = titles.horizontalAdvance(model()->headerData(column, Qt::Horizontal).toString());
        const int needed = std::min(std::max(sizeHintForColumn(column), title + kTitleSides + arrow), kWidestColumn);
        int& given = m_needed[std::size_t(column)];
        if (needed > given) {
            given = needed;
            setColumnWidth(column, needed);
        }
    }
    fitLast();
}

} // namespace trainyard
