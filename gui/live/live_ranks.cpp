// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_ranks.h"

#include "backend/protocol/series.h"
#include "gui/widgets/label.h"
#include "gui/widgets/number_table.h"
#include "gui/widgets/theme.h"

#include <QBoxLayout>
#include <QLayout>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

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
    fitRemarks();
    setVisible(m_model->rowCount() > 0);
}

/// A layout's least height does not count the lines of a wrapped text, so other cards would be squeezed for them.
void LiveRanksCard::fitRemarks()
{
    const QMargins margins = body()->contentsMargins(), frame = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() - frame.left() - frame.right();
    m_remarks->setMinimumHeight(std::max(0, m_remarks->heightForWidth(room))); // -1 where it has no text
}

void LiveRanksCard::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    fitRemarks();
}

} // namespace trainyard
