// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/timeline/timeline_tables.h"

#include "gui/parts/column_widths.h"
#include "gui/parts/page_parts.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kTableRow = 26;
constexpr int kBesideHeading = 12; // pixels, at least
constexpr int kRankWidth = 46, kCountWidth = 56, kSpanWidth = 78;

QTableView* makeTable(const QString& name)
{
    auto* table = new QTableView;
    table->setAccessibleName(name);
    showRows(table, kTableRow);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    return table;
}

} // namespace

TimelineTables::TimelineTables(QWidget* parent)
    : Card({}, {}, 32, parent), m_choice(new SegmentedControl), m_stack(new QStackedWidget),
      m_verdict(new Label({}, FontRole::Small, Token::T1)), m_sorted(new QSortFilterProxyModel(this))
{
    m_choice->addSegment(tr("Ranks"), tr("What each rank spends its time on"));
    m_choice->addSegment(tr("Names"), tr("How often and how long each name occurs, over all ranks"));
    m_choice->setExpanding(false);
    m_choice->setAccessibleName(tr("Table"));
    addHeaderWidget(m_choice);
    m_stack->addWidget(makeRanks());
    m_stack->addWidget(makeNames());
    body()->addWidget(m_stack, 1);
    showTable(Ranks);
    connect(m_choice, &SegmentedControl::currentChanged, this, [this](int table) { showTable(Table(table)); });
}

QWidget* TimelineTables::makeRanks()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_verdict->setWordWrap(true);
    m_verdict->setToolTip(tr("Sums of every name count, such as allreduce and statistics, each once for all ranks. "
                             "The table of names counts the slices of all ranks."));
    QTableView* table = m_tables[Ranks] = makeTable(tr("Ranks"));
    table->installEventFilter(this);
    column->addWidget(m_verdict);
    column->addWidget(table, 1);
    return page;
}

QWidget* TimelineTables::makeNames()
{
    m_sorted->setSortRole(NameTotalsModel::SortRole);
    QTableView* table = m_tables[Names] = makeTable(tr("Names"));
    table->setModel(m_sorted);
    table->setSortingEnabled(true);
    table->sortByColumn(NameTotalsModel::Total, Qt::DescendingOrder);
    connect(table, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        emit nameChosen(index.siblingAtColumn(NameTotalsModel::Name).data().toString());
    });
    return table;
}

void TimelineTables::showTable(Table table)
{
    m_choice->setCurrentIndex(table);
    m_stack->setCurrentIndex(table);
    setTitle(table == Ranks ? tr("Ranks") : tr("Names"));
}

void TimelineTables::setModels(RankMeasuresModel* ranks, NameTotalsModel* names)
{
    if (m_ranks != ranks) {
        m_ranks = ranks;
        m_tables[Ranks]->setModel(ranks);
    }
    if (m_sorted->sourceModel() == names)
        return;
    m_sorted->setSourceModel(names);
    QTableView* table = m_tables[Names];
    QHeaderView* header = table->horizontalHeader();
    for (int column = NameTotalsModel::Count; column < NameTotalsModel::ColumnCount; ++column)
        table->setColumnWidth(column, std::max(column == NameTotalsModel::Count ? kCountWidth : kSpanWidth,
                                               header->sectionSizeHint(column)));
    header->setStretchLastSection(false);
    header->setSectionResizeMode(NameTotalsModel::Name, QHeaderView::Stretch);
}

void TimelineTables::setTexts(const QString& caption, const QStringList& verdicts)
{
    setCaption(caption);
    m_verdict->setText(verdicts.join(QLatin1Char('\n')));
    m_verdict->setVisible(!verdicts.isEmpty());
}

int TimelineTables::widthOfRanks() const
{
    QTableView* table = m_tables[Ranks];
    table->setColumnWidth(RankMeasuresModel::Rank, kRankWidth);
    int width = kRankWidth;
    for (int column = RankMeasuresModel::Compute; column < RankMeasuresModel::ColumnCount; ++column) {
        table->resizeColumnToContents(column);
        width += table->columnWidth(column);
    }
    return width;
}

void TimelineTables::fitRanks()
{
    if (!m_ranks)
        return;
    QTableView* table = m_tables[Ranks];
    const int room = table->viewport()->width();
    m_ranks->setCompact(false);
    if (widthOfRanks() <= room)
        return;
    m_ranks->setCompact(true);
    // The widest columns give up the room beside their headings; a heading itself is never cut.
    for (int over = widthOfRanks() - room; over > 0; --over) {
        int widest = -1, most = 0;
        for (int column = RankMeasuresModel::Compute; column < RankMeasuresModel::ColumnCount; ++column) {
            const int least = std::max(static_cast<QAbstractItemView*>(table)->sizeHintForColumn(column),
                                       headingWidth(*table, column) + kBesideHeading);
            if (table->columnWidth(column) > std::max(most, least)) {
                widest = column;
                most = table->columnWidth(column);
            }
        }
        if (widest < 0)
            return;
        table->setColumnWidth(widest, most - 1);
    }
}

bool TimelineTables::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tables[Ranks] && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &TimelineTables::fitRanks, Qt::QueuedConnection); // once it is laid out
    return Card::eventFilter(watched, event);
}

} // namespace trainyard
