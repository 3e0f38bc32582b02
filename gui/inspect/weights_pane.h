// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inspect/inspect_pane.h"
#include "gui/inspect/weights_view_model.h"
#include "gui/plots/layer_strip.h"
#include "gui/plots/magnitude_chart.h"
#include "gui/services/services.h"

class QCheckBox;
class QComboBox;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace trainyard {

class Card;
class ElidedLabel;
class EmptyState;
class Label;
class SegmentedControl;
class WeightsRemarksCard;
class WeightsRolesCard;
class WeightsTable;

/// The magnitudes of a run's weights and the thresholds chosen from them.
class WeightsPane : public InspectPane {
    Q_OBJECT
public:
    explicit WeightsPane(const Services& services, QWidget* parent = nullptr);
    void showCheckpoint(const InspectViewModel& inspected) override;
    QWidget* headline() override { return m_headline; }
    std::vector<InspectExport> exports() const override;
    WeightsViewModel& model() { return m_model; }
    MagnitudeChart& chart() { return *m_chart; }
    LayerStrip& strip() { return *m_strip; }
    /// The figure as a .png, .svg or .pdf file, or the table as .csv.
    Result<ChartFile> record(const QString& file) const;

signals:
    void pruneWanted(const RunSpec& spec,
                     const QString& origin); ///< "Use as thresholds": a run with the selected threshold
    /// A campaign with the chosen percentiles, for the run whose final weights were measured.
    void ticketsWanted(const RunSpec& base, const QList<double>& percentiles, const PruningSpec& mask);

private:
    QWidget* makeHeadline();
    QWidget* makeLeft();
    QWidget* makeRight();
    void connectChart();
    void refreshData();
    void refreshMarks();
    MagnitudeFigure magnitudeFigure() const;
    LayerStripFigure layerFigure() const;
    QList<QPair<QString, QString>> tipAt(double magnitude) const;
    void drag(double magnitude, bool fine, bool going);
    void step(int tenths);
    void askPercentile(int place); ///< 0: add a new mark
    void showUses();

    WeightsViewModel m_model;
    QWidget* m_headline;
    ElidedLabel* m_description;
    QPushButton* m_use;
    QMenu* m_uses;
    QStackedWidget* m_stack;
    EmptyState* m_message;
    Card* m_curveCard;
    MagnitudeChart* m_chart;
    QCheckBox* m_logarithmic;
    SegmentedControl* m_layers;
    Label* m_spread;
    Card* m_stripCard;
    LayerStrip* m_strip;
    QComboBox* m_preset;
    WeightsTable* m_table;
    Label* m_summary;
    WeightsRemarksCard* m_remarks;
    WeightsRolesCard* m_roles;
};

} // namespace trainyard
