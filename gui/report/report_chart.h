// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_card.h"
#include "gui/report/report_content.h"

namespace trainyard {

class ChartGroup;
class Paragraph;
struct Error;

/// The legend of a document's chart: every entry, in as many rows as the width needs.
class ReportLegend : public QWidget {
    Q_OBJECT
public:
    explicit ReportLegend(QWidget* parent = nullptr);
    void setEntries(std::vector<LegendEntry> entries);
    /// As they are shown: an entry that is wider than a row has a shortened label.
    std::vector<std::vector<LegendEntry>> rows() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();
    std::vector<LegendEntry> m_entries;
};

/// A chart of a report that can be zoomed by itself. GUI thread.
class ReportChart : public ChartCard {
    Q_OBJECT
public:
    explicit ReportChart(const DrawnChart& chart, QWidget* parent = nullptr);
    /// The same chart with other points, such as those of a run that goes on: keeps what is zoomed into.
    void update(const DrawnChart& chart);
    using QWidget::update;

signals:
    void noticed(const QString& text);
    void failed(const trainyard::Error& error);

private:
    void showView(const ChartRange& x, bool all);
    ChartGroup* m_group;
    ReportLegend* m_names;
    Paragraph* m_notes; ///< what the chart lacks
    ChartRange m_whole;
};

} // namespace trainyard
