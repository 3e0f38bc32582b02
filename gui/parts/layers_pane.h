// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "gui/parts/layers_view_model.h"
#include "gui/plots/histogram_map.h"

#include <QWidget>

#include <functional>
#include <vector>

class QStackedWidget;

namespace trainyard {

class Card;
class ElidedLabel;
class EmptyState;
class LayersTable;
class SegmentedControl;

/// How weights, gradients and activations of each layer of a run were distributed while it trained, and which channels
/// are dead and which layers saturated.
class LayersPane : public QWidget {
    Q_OBJECT
public:
    explicit LayersPane(const Services& services, QWidget* parent = nullptr);
    ~LayersPane() override;

    void showRun(const RunRow& run, const RunSpec& spec) { m_model.showRun(run, spec); }
    QWidget* headline() { return m_headline; } ///< stands above the pane; its new parent owns it
    /// A file that the pane can write.
    struct Export {
        QString text;     ///< "Figure as SVG…"
        QString fileName; ///< suggested: "histograms.svg"
        std::function<Result<ChartFile>(const QString& file)> record;
    };
    std::vector<Export> exports() const; ///< what can be written now

    LayersViewModel& model() { return m_model; }
    HistogramMap& map() { return *m_map; }
    LayersTable& table() { return *m_table; }
    SegmentedControl& kinds() { return *m_kinds; }
    EmptyState& message() { return *m_message; }

signals:
    void exportsChanged();
    /// A clone of the run that records histograms.
    void cloneWanted(const RunSpec& spec, const QString& origin);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeContent();
    void makeHeadline();
    void refreshTensors();
    void refreshRecords();
    void refreshRemarks();

    LayersViewModel m_model;
    QWidget* m_headline;
    SegmentedControl* m_kinds;
    ElidedLabel* m_asked;
    QStackedWidget* m_stack;
    EmptyState* m_message;
    Card* m_mapCard;
    HistogramMap* m_map;
    LayersTable* m_table;
    Card* m_remarks;
    QWidget* m_remarkList = nullptr;
    QString m_said; ///< what the remarks say now
};

} // namespace trainyard
