// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/layers_tab.h"

#include "gui/inspect/inspect_view_model.h"
#include "gui/parts/layers_pane.h"

#include <QVBoxLayout>

namespace trainyard {

LayersTab::LayersTab(const Services& services, QWidget* parent) : InspectPane(parent), m_pane(new LayersPane(services))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pane);
    connect(m_pane, &LayersPane::exportsChanged, this, &InspectPane::exportsChanged);
}

void LayersTab::showCheckpoint(const InspectViewModel& inspected)
{
    m_pane->showRun(inspected.run(), inspected.spec());
}

QWidget* LayersTab::headline()
{
    return m_pane->headline();
}

std::vector<InspectExport> LayersTab::exports() const
{
    std::vector<InspectExport> exports;
    for (LayersPane::Export& one : m_pane->exports())
        exports.push_back({one.text, one.fileName, std::move(one.record)});
    return exports;
}

} // namespace trainyard
