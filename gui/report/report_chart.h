// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_card.h"
#include "gui/report/report_content.h"

namespace trainyard {

class ChartGroup;
struct Error;

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
    ChartRange m_whole;
};

} // namespace trainyard
