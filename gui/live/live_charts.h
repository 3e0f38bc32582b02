// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_snapshot.h"
#include "gui/plots/chart_export.h"

#include <QWidget>

class QSplitter;

namespace trainyard {

class ChartCard;
class LiveViewModel;
class SparsityCard;

/// The charts of the Live page: loss, accuracy, throughput, device load, where the time goes and, for a run that
/// prunes, the sparsity of its layers. All share one x range and one cursor.
class LiveCharts : public QWidget {
    Q_OBJECT
public:
    explicit LiveCharts(LiveViewModel& model, QWidget* parent = nullptr);
    void setOptions(const ChartOptions& options, bool linkCursors);
    /// Shows the view model's newest snapshot.
    void refresh();
    void clear();
    void showCursor(double x);
    SparsityCard* sparsity() const { return m_sparsity; }
    /// Draws pending changes immediately (for screenshots).
    void flush();
    std::vector<ChartFigure> figures() const;
    QByteArray saveState() const;
    void restoreState(const QByteArray& state);

signals:
    void rangeRequested(const trainyard::ChartRange& range);
    void rangeReset();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void setCursor(const QWidget* hovered, double x);
    void leaveCursor();
    void refreshLoss(const LiveSnapshot& snapshot);
    void refreshAccuracy(const LiveSnapshot& snapshot);
    void refreshLoad(const LiveSnapshot& snapshot);
    void refreshTime(const LiveSnapshot& snapshot);
    void refreshSparsity(const LiveSnapshot& snapshot);
    void tellPixels();

    LiveViewModel& m_model;
    bool m_link = true;
    ChartCard* m_loss;
    ChartCard* m_accuracy;
    ChartCard* m_throughput;
    ChartCard* m_load;
    ChartCard* m_time;
    SparsityCard* m_sparsity;
    std::vector<ChartCard*> m_cards;
    QSplitter* m_rows;
    QSplitter* m_upper;
    QSplitter* m_middle;
    QSplitter* m_lower;
};

} // namespace trainyard
