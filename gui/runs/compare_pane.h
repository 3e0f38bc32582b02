// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"
#include "gui/plots/chart_export.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QTableView;

namespace trainyard {

class AppSettings;
class Card;
class ChartCard;
class Label;
class RunsViewModel;

/// Compares the selected runs: one series of each in a chart, and their parameters in a table.
class ComparePane : public QWidget {
    Q_OBJECT
public:
    ComparePane(RunsViewModel* model, AppSettings* settings, QWidget* parent = nullptr);

    bool hasChart() const;
    /// The current chart, for export.
    Result<ChartFile> recordChart(const QString& file) const;

private:
    QWidget* makeChart();
    QWidget* makeTable();
    QWidget* makeGroupBar();
    void showGroupBar();
    std::vector<ChartSeries> runSeries() const;
    std::vector<ChartSeries> groupSeries() const;
    void showChart();
    void showComparison();
    void setRange(const ChartRange& range);

    RunsViewModel* m_model;
    ChartCard* m_chart;
    QComboBox* m_series;
    QComboBox* m_axis;
    QWidget* m_groupBar = nullptr;
    QComboBox* m_lines = nullptr;   ///< each run, or groups with a kind of band
    QComboBox* m_groupBy = nullptr; ///< its items' data: a key of a setting; empty: all that differ
    Label* m_verdict = nullptr;
    Card* m_settings;
    QTableView* m_table;
    QCheckBox* m_onlyDiffering;
    Label* m_warning; ///< why the results should not be compared
    Label* m_note;
    ChartOptions m_options;
    ChartRange m_range;
    bool m_wholeRange = true;
    AppSettings* m_appSettings;
    QString m_shownSeries;
    XAxis m_shownAxis = XAxis::Epoch;
};

} // namespace trainyard
