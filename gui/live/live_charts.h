// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_snapshot.h"
#include "gui/plots/chart_export.h"

#include <QWidget>

class QSplitter;

namespace trainyard {

class ChartCard;
class ChartGroup;
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
    /// Only moves the charts to the view model's range; finer bins follow.
    void moveByHand();
    void clear();
    void showCursor(double x);
    SparsityCard* sparsity() const { return m_sparsity; }
    /// Draws pending changes immediately (for screenshots).
    void flush();
    std::vector<ChartFigure> figures() const;
    QByteArray saveState() const;
    void restoreState(const QByteArray& state);

signals:
    /// Of all the run if `whole`.
    void viewWanted(const trainyard::ChartRange& range, bool whole);
    void noticed(const QString& text);
    void failed(const trainyard::Error& error);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeLinks();
    void showRange(bool byHand);
    void refreshLoss(const LiveSnapshot& snapshot);
    void refreshAccuracy(const LiveSnapshot& snapshot);
    void refreshLoad(const LiveSnapshot& snapshot);
    void refreshTime(const LiveSnapshot& snapshot);
    void refreshOwn(const LiveSnapshot& snapshot);
    void refreshSparsity(const LiveSnapshot& snapshot);
    void tellPixels();

    LiveViewModel& m_model;
    ChartGroup* m_group;
    bool m_link = true;
    XAxis m_shownAxis = XAxis::Epoch;
    ChartCard* m_loss;
    ChartCard* m_accuracy;
    ChartCard* m_throughput;
    ChartCard* m_load;
    ChartCard* m_time;
    bool m_ownShown = false; ///< m_time shows a program's series
    SparsityCard* m_sparsity;
    std::vector<ChartCard*> m_cards;
    QSplitter* m_rows;
    QSplitter* m_upper;
    QSplitter* m_middle;
    QSplitter* m_lower;
};

} // namespace trainyard
