// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inspect/first_filters_view_model.h"
#include "gui/inspect/inspect_pane.h"
#include "gui/services/services.h"

namespace trainyard {

class Card;
class FilterSheet;
class LayersPane;

/// The tab Layers: histograms that the run recorded, whatever the checkpoint, and the filters of the checkpoint's first
/// layer.
class LayersTab : public InspectPane {
    Q_OBJECT
public:
    explicit LayersTab(const Services& services, QWidget* parent = nullptr);

    void showCheckpoint(const InspectViewModel& inspected) override;
    QWidget* headline() override;
    std::vector<InspectExport> exports() const override;
    LayersPane& pane() { return *m_pane; }
    FilterSheet& filters() { return *m_filters; }
    FirstFiltersViewModel& filtersModel() { return m_filtersModel; }

private:
    void refreshFilters();

    FirstFiltersViewModel m_filtersModel;
    LayersPane* m_pane;
    Card* m_filtersCard;
    FilterSheet* m_filters;
};

} // namespace trainyard
