// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "gui/plots/chart_data.h"
#include "gui/report/report_source.h"

#include <QByteArray>

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <memory>
#include <string>
#include <variant>

namespace trainyard {

/// What a chart shows: of each curve the points that are drawn.
struct DrawnChart {
    QString title;
    QString caption; ///< "mean and range of 3 runs"
    ChartLane lane;
    ChartOptions options;
    std::vector<ChartSeries> series;
    int height = 280;                 ///< pixels
    std::vector<ReportProblem> notes; ///< what it lacks, such as runs that were deleted
};

struct DrawnTable {
    struct Column {
        QString title;
        bool right = false; ///< numbers
    };
    QString title;
    std::vector<Column> columns;
    std::vector<QStringList> rows; ///< as many cells as columns
    int left = 0;                  ///< rows that are not shown
    std::vector<ReportProblem> notes;
};

/// What stands in place of a block.
using DrawnBlock = std::variant<DrawnChart, DrawnTable, std::vector<ReportProblem>>;

/// What the block lacks; empty for one that is not drawn.
const std::vector<ReportProblem>& notesOf(const DrawnBlock& block);

/// Never null. Equal pointers show the same, which spares comparing thousands of points.
using SharedBlock = std::shared_ptr<const DrawnBlock>;

/// What charts and tables showed, by ReportBlock::identity(): a frozen report draws these.
using FrozenBlocks = std::map<QString, SharedBlock>;

/// Arrays of numbers with as many digits as can be seen; `script` adds what resources/report/report.js needs to draw
/// it: smoothed values, colours of both themes, ticks' kind.
nlohmann::ordered_json chartJson(const DrawnChart& chart);
nlohmann::ordered_json tableJson(const DrawnTable& table);

/// Different for whatever is drawn differently.
QByteArray fingerprintOf(const DrawnBlock& block);

/// Problems are not frozen: such a block is drawn anew.
std::string frozenToText(const FrozenBlocks& blocks, double time);
struct FrozenReport {
    FrozenBlocks blocks;
    double time = 0.0; ///< Unix seconds
};
/// An error if it was not written by frozenToText().
Result<FrozenReport> frozenFromText(const std::string& text);

} // namespace trainyard
