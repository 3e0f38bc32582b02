// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"
#include "gui/plots/chart_export.h"
#include "gui/runs/compared_series.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace trainyard {

class AppSettings;
class CompareOptions;
class CurveGrid;
class Label;
class RunsViewModel;
class SeriesPicker;

/// Compares the selected runs: their series in charts, and their parameters in a table.
class ComparePane : public QWidget {
    Q_OBJECT
public:
    ComparePane(RunsViewModel* model, AppSettings* settings, QWidget* parent = nullptr);

    bool hasChart() const;
    /// The charts, for export.
    Result<ChartFile> recordChart(const QString& file) const;

signals:
    void noticed(const QString& text);
    void failed(const trainyard::Error& error);

private:
    QWidget* makeCharts();
    QWidget* makeTools();
    QWidget* makeGroupBar();
    void connectGrid();
    void showGroupBar();
    BandOptions bandOptions(const QString& expression) const;
    void showCharts();
    void showChart(int index);
    void showTools();
    void showTitle();
    void showWhole();
    void wantRange(const ChartRange& range, bool whole);
    void pickSeries(int index, QWidget* below); ///< −1: for new charts

    RunsViewModel* m_model;
    Label* m_title;
    CurveGrid* m_grid;
    CompareOptions* m_options;
    SeriesPicker* m_picker;
    int m_pickedFor = -1;
    QComboBox* m_axis;
    QToolButton* m_undo;
    QToolButton* m_redo;
    QWidget* m_groupBar = nullptr;
    QComboBox* m_lines = nullptr;   ///< each run, or groups with a kind of band
    QComboBox* m_groupBy = nullptr; ///< its items' data: a key of a setting; empty: all that differ
    Label* m_verdict = nullptr;
    bool m_wholeRange = true;
    AppSettings* m_appSettings;
    QStringList m_shownExpressions;
    XAxis m_shownAxis = XAxis::Epoch;
};

} // namespace trainyard
