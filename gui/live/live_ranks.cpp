// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_ranks.h"

#include "backend/protocol/series.h"
#include "gui/widgets/label.h"
#include "gui/widgets/number_table.h"
#include "gui/widgets/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLayout>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>
#include <utility>
#include <vector>

namespace trainyard {
namespace {

constexpr int kMostRows = 8;
constexpr int kFewestRows = 2;

/// Highlights stragglers.
class RankDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(RanksModel::SlowRole).toBool()) {
            option->font = Theme::instance().font(FontRole::SmallStrong);
            option->palette.setColor(QPalette::Text, Theme::instance().color(Theme::textToken(StateTone::Waiting)));
        }
    }
};

} // namespace

LiveRanksCard::LiveRanksCard(QWidget* parent)
    : Card(tr("Ranks"), {}, 32, parent), m_table(new QTableView), m_remarks(new Label({}, FontRole::Small, Token::T2)),
      m_model(new RanksModel(this))
{
    body()->setContentsMargins(8, 0, 8, 8);
    body()->setSpacing(4);
    showNumbers(m_table, m_model, new RankDelegate(m_table));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed); // as wide as their texts: fitColumns()
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setAccessibleName(tr("Step time and waiting by rank"));
    m_remarks->setWordWrap(true);
    body()->addWidget(m_table);
    body()->addWidget(m_remarks);
    setVisible(false);
}

void LiveRanksCard::setValues(const std::map<std::string, double>& newest)
{
    std::vector<RankState> ranks = rankStates(newest);
    const auto busy = newest.find(series::kMasterBusy);
    const QStringList remarks = rankRemarks(ranks, busy == newest.end() ? std::nullopt : std::optional(busy->second));
    m_model->setRanks(std::move(ranks));
    m_table->setColumnHidden(RanksModel::Staleness, !m_model->asynchronous());
    const int rows = std::min(m_model->rowCount(), kMostRows);
    m_table->setMinimumHeight(numberTableHeight(m_table, std::min(rows, kFewestRows))); // a low window scrolls
    m_table->setMaximumHeight(numberTableHeight(m_table, rows));
    m_remarks->setText(remarks.join(QLatin1Char('\n')));
    m_remarks->setVisible(!remarks.isEmpty());
    fitColumns();
    fitRemarks();
    setVisible(m_model->rowCount() > 0);
}

int LiveRanksCard::room()
{
    const QMargins margins = body()->contentsMargins(), frame = layout()->contentsMargins();
    return width() - margins.left() - margins.right() - frame.left() - frame.right();
}

/// Columns of one width would cut the longest texts beside room that others leave.
void LiveRanksCard::fitColumns()
{
    const QAbstractItemView* const view = m_table;
    QHeaderView* const header = m_table->horizontalHeader();
    std::vector<std::pair<int, int>> wanted; // column and width
    int more = room() - (m_table->verticalScrollBar()->isVisible() ? m_table->verticalScrollBar()->width() : 0);
    for (int column = 0; column < RanksModel::ColumnCount; ++column)
        if (!m_table->isColumnHidden(column)) {
            wanted.emplace_back(column, std::max(header->sectionSizeHint(column), view->sizeHintForColumn(column)));
            more -= wanted.back().second;
        }
    int left = int(wanted.size());
    for (const auto& [column, width] : wanted) {
        const int share = std::max(0, more) / left--;
        header->resizeSection(column, width + share);
        more -= share;
    }
}

/// A layout's least height does not count the lines of a wrapped text, so other cards would be squeezed for them.
void LiveRanksCard::fitRemarks()
{
    m_remarks->setMinimumHeight(std::max(0, m_remarks->heightForWidth(room()))); // -1 where it has no text
}

void LiveRanksCard::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    fitColumns();
    fitRemarks();
}

} // namespace trainyard
