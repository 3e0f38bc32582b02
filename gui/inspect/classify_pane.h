// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inspect/classify_view_model.h"
#include "gui/inspect/dead_channels_model.h"
#include "gui/inspect/inspect_pane.h"

class QComboBox;
class QSpinBox;
class QStackedWidget;
class QTableView;

namespace trainyard {

class Card;
class ElidedLabel;
class GazeCard;
class InputsCard;
class Label;
class LayerMaps;
class TopBars;
class WrappedLabel;

/// Single inputs: what the net says of them, how often it is right when it is that sure, where it looks, and what each
/// layer makes of the input.
class ClassifyPane : public InspectPane {
    Q_OBJECT
public:
    explicit ClassifyPane(const Services& services, QWidget* parent = nullptr);
    void showCheckpoint(const InspectViewModel& inspected) override;
    QWidget* headline() override { return m_headline; }
    std::vector<InspectExport> exports() const override;
    QList<QAction*> runActions() const override { return m_actions; }

    ClassifyViewModel& model() { return m_model; }
    InputsCard& inputsCard() { return *m_inputs; }
    GazeCard& gaze() { return *m_gaze; }
    LayerMaps& maps() { return *m_maps; }
    TopBars& topBars() { return *m_top; }

signals:
    void fetchWanted();

private:
    void makeActions();
    QWidget* makeHeadline();
    QWidget* makeTopCard();
    QWidget* makeDeadCard();
    QWidget* makeLayersCard();
    void refreshHeadline();
    void refreshTop();
    void refreshLayers();
    void refreshDead();

    ClassifyViewModel m_model;
    DeadChannelsModel m_dead;
    QWidget* m_headline;
    ElidedLabel* m_headlineText;
    QSpinBox* m_sample;
    InputsCard* m_inputs;
    GazeCard* m_gaze;
    Card* m_topCard;
    TopBars* m_top;
    ElidedLabel* m_topName;
    WrappedLabel* m_sure;
    Card* m_deadCard;
    QTableView* m_deadTable;
    WrappedLabel* m_deadText;
    Card* m_layersCard;
    LayerMaps* m_maps;
    QComboBox* m_mapOrder;
    QList<QAction*> m_actions;
};

} // namespace trainyard
