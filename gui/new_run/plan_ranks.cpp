// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/plan_ranks.h"

#include "gui/formats/format.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/widgets/number_table.h"
#include "gui/widgets/theme.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace trainyard {
namespace {

/// Highlights the run's own row.
class ChosenRowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(ScalingModel::ChosenRole).toBool())
            option->font = Theme::instance().font(FontRole::SmallStrong);
        else
            option->palette.setColor(QPalette::Text, Theme::instance().color(Token::T2));
    }
};

} // namespace

PlanRanks::PlanRanks(NewRunViewModel* model, QWidget* parent)
    : PlanSection(tr("Ranks"), false, parent), m_viewModel(model), m_past(model->campaigns()), m_table(new QTableView)
{
    showNumbers(m_table, &m_rows, new ChosenRowDelegate(m_table));
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // no heading is cut
    m_table->horizontalHeader()->setSectionResizeMode(ScalingModel::Ranks, QHeaderView::Stretch);
    m_table->setAccessibleName(tr("Batch and learning rate by number of ranks"));
    body()->addWidget(m_table);
    connect(model, &NewRunViewModel::planChanged, this, &PlanRanks::show);
    connect(model, &NewRunViewModel::specEdited, this, &PlanRanks::show);
    connect(model, &NewRunViewModel::specReplaced, this, &PlanRanks::show);
    connect(&m_past, &PastStepsModel::changed, this,
            [this] { m_rows.setForecast(m_past.steps().costs, m_past.steps().fitted); });
    show();
}

void PlanRanks::show()
{
    const RunSpec& spec = m_viewModel->spec();
    setVisible(spec.resources.ranks > 1);
    emit neededChanged(spec.resources.ranks > 1);
    if (spec.resources.ranks <= 1)
        return;
    m_past.setSpec(spec);
    std::optional<std::int64_t> samples;
    if (const auto& plan = m_viewModel->plan(); plan && plan->dataset)
        samples = plan->dataset->trainSamples;
    m_rows.setSpec(spec, samples, spec.resources.ranks);
    m_table->setFixedHeight(numberTableHeight(m_table, m_rows.rowCount()));
    setCaption(spec.distribution.scaling == ScalingRule::EffectiveBatch
                   ? tr("the ranks share the batch, the rate stays")
                   : tr("every rank has its own batch"));
}

} // namespace trainyard
