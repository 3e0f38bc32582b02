// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace trainyard {

class StudyChart;
class TimeChart;

/// What a page's charts show: the x range, and the y range that a box gave to one of them.
struct ChartView {
    ChartRange x;
    bool whole = true; ///< all of the data, also what is still to come
    QPointer<TimeChart> boxed = {};
    ChartRange boxY = {};
};

/// The views of a page one after the other, so that a zoom can be undone step by step. Steps that follow each other
/// within kOneMove seconds are one move of the hand.
class ViewHistory {
public:
    static constexpr double kOneMove = 0.6;
    static constexpr std::size_t kMostViews = 100;
    /// Before a change at this time: remembers the view that it leaves, unless the same move has already.
    void leave(const ChartView& view, double seconds);
    /// Takes the newest view; nullopt if there is none.
    std::optional<ChartView> back();
    bool isEmpty() const { return m_views.empty(); }
    void clear() { m_views.clear(); }

private:
    std::vector<ChartView> m_views;
    double m_lastChange = -1e9;
};

/// Links the charts of a page: one x range, one cursor, one history of views. The page owns what the range means: it
/// gets viewWanted() and answers with show(). GUI thread.
class ChartGroup : public QObject {
    Q_OBJECT
public:
    explicit ChartGroup(QObject* parent = nullptr);
    void add(TimeChart* chart); ///< until the chart is destroyed
    /// A chart of few points has a range and a history of its own; its cursor appears in those with the same x axis.
    void add(StudyChart* chart);
    void setLinkedCursors(bool linked) { m_linked = linked; }
    /// Shows this range in all charts. `byHand`: a person moves it.
    void show(const ChartRange& x, bool whole, bool byHand = false);
    const ChartView& view() const { return m_view; }
    bool canGoBack() const { return !m_history.isEmpty(); }
    void back();
    void reset();       ///< to the whole range
    void forgetViews(); ///< other data: the views before mean nothing
    /// `hovered`: the widget under the mouse, a chart of this group or another one.
    void setCursor(const QWidget* hovered, double x);
    void leaveCursor();

signals:
    /// A zoom, a pan, a step back, or all of the data. The page limits the range to its data and calls show().
    void viewWanted(const trainyard::ChartRange& x, bool whole);
    void cursorMoved(const QWidget* hovered, double x);
    void cursorLeft();

private:
    void want(const ChartView& view);
    void showLinked(const StudyChart* hovered, std::optional<double> x);
    std::vector<QPointer<TimeChart>> m_charts;
    std::vector<QPointer<StudyChart>> m_studies;
    ChartView m_view;
    ViewHistory m_history;
    bool m_linked = true;
};

} // namespace trainyard
