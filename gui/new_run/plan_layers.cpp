// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/plan_layers.h"

#include "gui/new_run/new_run_view_model.h"
#include "gui/parts/net_dialog.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/theme.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kMostLayerRows = 10;
constexpr int kLayerRow = 20;
constexpr int kLeastLayerColumn = 40;

} // namespace

PlanLayers::PlanLayers(NewRunViewModel* model, AppSettings* settings, QWidget* parent)
    : PlanSection(tr("Layers"), true, parent), m_model(model), m_table(new QTableView),
      m_draw(makeButton(tr("Draw…"), QStringLiteral("net")))
{
    makeTable();
    body()->addWidget(m_table);
    m_draw->setFixedHeight(24);
    m_draw->setToolTip(tr("Shows the network as a diagram and as a table in a separate window"));
    connect(m_draw, &QPushButton::clicked, this, [this] {
        auto* dialog = new NetDialog(window());
        dialog->model().show(QString::fromStdString(m_model->spec().name), m_model->plan()->layers);
        dialog->show();
    });
    addHeaderWidget(m_draw);
    rememberOpen(settings, QStringLiteral("newRun/layersOpen"), true);
    connect(model, &NewRunViewModel::planChanged, this, &PlanLayers::show);
    show();
}

void PlanLayers::makeTable()
{
    m_table->setModel(&m_layers);
    for (const int column : {LayersModel::Memory, LayersModel::Detail})
        m_table->setColumnHidden(column, true); // only the network's own window shows them
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setMinimumSectionSize(kLayerRow);
    m_table->verticalHeader()->setDefaultSectionSize(kLayerRow);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->setFont(Theme::instance().font(FontRole::Small));
    QHeaderView* header = m_table->horizontalHeader();
    header->setFont(Theme::instance().font(FontRole::SmallStrong));
    header->viewport()->setFont(header->font());
    header->setHighlightSections(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(LayersModel::Name, QHeaderView::Stretch);
    header->setMinimumSectionSize(kLeastLayerColumn);
    m_table->setTextElideMode(Qt::ElideMiddle); // long names give way to the numbers
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setAccessibleName(tr("Layers of the network"));
}

void PlanLayers::setKindsShown(bool shown)
{
    m_table->setColumnHidden(LayersModel::LayerKind, !shown);
}

void PlanLayers::show()
{
    const PlanAnswer none;
    const PlanAnswer& plan = m_model->plan() ? *m_model->plan() : none;
    m_layers.setLayers(plan.layers);
    setCaption(plan.layers.empty() ? QString() : tr("%Ln layer(s)", nullptr, int(plan.layers.size())));
    m_draw->setEnabled(!plan.layers.empty());
    const int rows = std::clamp(int(plan.layers.size()), 1, kMostLayerRows);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows * kLayerRow + 4);
}

} // namespace trainyard
