// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_snapshot.h"
#include "gui/parts/chart_board.h"
#include "gui/parts/series_picker.h"
#include "gui/plots/chart_export.h"

#include <QWidget>

namespace trainyard {

class ChartCard;
class ChartGroup;
class CurveGrid;
class LiveViewModel;
class SparsityCard;

/// The charts of the Live page: loss, accuracy, throughput, device load, where the time goes and, for a run that
/// prunes, the sparsity of its layers, until a person arranges them, takes some away and adds others of any series. All
/// share one x range and one cursor. Of several runs the curves lie over each other.
class LiveCharts : public QWidget {
    Q_OBJECT
public:
    explicit LiveCharts(LiveViewModel& model, QWidget* parent = nullptr);
    void setOptions(const ChartOptions& options, bool linkCursors);
    /// Shows the view model's newest snapshot.
    void refresh();
    /// Only moves the charts to the view model's range; finer bins follow.
    void moveByHand();
    void clear();
    void showCursor(double x);
    SparsityCard* sparsity() const { return m_sparsity; }
    ChartBoard& board() { return m_board; }
    /// Adds charts that are chosen from a list below this widget.
    void pickCharts(QWidget* below) { pick(-1, below); }
    /// Draws pending changes immediately (for screenshots).
    void flush();
    std::vector<ChartFigure> figures() const;
    /// No chart has anything to show.
    bool isBlank() const;

signals:
    /// Of all the run if `whole`.
    void viewWanted(const trainyard::ChartRange& range, bool whole);
    void noticed(const QString& text);
    void failed(const trainyard::Error& error);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What the chart with the phases of a step shows.
    enum class TimeView { Phases, Own, Lanes, Runs };

    void makeLinks();
    void pick(int index, QWidget* below);
    QList<SeriesPicker::Offer> offers() const;
    void applyOptions();
    void showRange(bool byHand);
    void hideEmpty(const LiveSnapshot& snapshot);
    void refreshOne(const LiveSnapshot& snapshot);
    void refreshSeveral(const LiveSnapshot& snapshot);
    void refreshAdded(const LiveSnapshot& snapshot);
    void refreshLoss(const LiveSnapshot& snapshot);
    void refreshAccuracy(const LiveSnapshot& snapshot);
    void refreshLoad(const LiveSnapshot& snapshot);
    void refreshTime(const LiveSnapshot& snapshot);
    void refreshOwn(const LiveSnapshot& snapshot);
    void refreshSparsity(const LiveSnapshot& snapshot);
    void showAttempts(const LiveSnapshot& snapshot);
    void setTimeView(TimeView view);
    std::vector<ChartMarker> markers(const LiveSnapshot& snapshot) const;
    bool isShown(const ChartCard* card) const;
    void tellPixels();

    LiveViewModel& m_model;
    ChartBoard m_board;
    ChartOptions m_options;
    bool m_link = true;
    XAxis m_shownAxis = XAxis::Epoch;
    ChartCard* m_loss;
    ChartCard* m_accuracy;
    ChartCard* m_throughput;
    ChartCard* m_load;
    ChartCard* m_time;
    TimeView m_timeView = TimeView::Phases;
    SparsityCard* m_sparsity;
    std::vector<ChartCard*> m_cards; ///< that are always there, shown or not
    CurveGrid* m_grid;
    ChartGroup* m_group;
    SeriesPicker* m_picker;
    int m_pickedFor = -1;
};

} // namespace trainyard
