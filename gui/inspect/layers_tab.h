// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inspect/inspect_pane.h"
#include "gui/services/services.h"

namespace trainyard {

class LayersPane;

/// The tab Layers: histograms that the run recorded, whatever the checkpoint.
class LayersTab : public InspectPane {
    Q_OBJECT
public:
    explicit LayersTab(const Services& services, QWidget* parent = nullptr);

    void showCheckpoint(const InspectViewModel& inspected) override;
    QWidget* headline() override;
    std::vector<InspectExport> exports() const override;
    LayersPane& pane() { return *m_pane; }

private:
    LayersPane* m_pane;
};

} // namespace trainyard
