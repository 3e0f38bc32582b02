// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/curve_bands.h"
#include "gui/plots/series_expression.h"
#include "gui/report/report_source.h"

#include <optional>
#include <vector>

/// What a block of a report asks for. Pure.
namespace trainyard {

/// Which runs a block shows: each part is a name, an id, the beginning of an id, or a search (RunQuery::text).
struct RunsWanted {
    int line = 0;
    QStringList parts;
};

/// How runs are joined: not at all; those alike but for their seeds; those with one value of a setting; all.
struct GroupWanted {
    enum class By { None, Seeds, Setting, All };
    By by = By::None;
    int line = 0;
    QString setting; ///< key of flattenRunSpec()
};

struct SeriesWanted {
    QString text;
    SeriesExpression expression;
};

struct ChartSpec {
    static constexpr int kLeastHeight = 120, kMostHeight = 1200;
    RunsWanted runs;
    int seriesLine = 0;
    std::vector<SeriesWanted> series;
    XAxis axis = XAxis::Epoch;
    double smoothing = 0.0;
    GroupWanted group;
    std::optional<BandKind> band = BandKind::Range; ///< of groups; nullopt: the mean alone
    bool logX = false, logY = false;
    QString title;
    int height = 280; ///< pixels
};

struct TableColumn {
    enum class Kind { Fact, Series, Setting, Against };
    enum class Summary { Best, Worst, Last, Min, Max };
    Kind kind = Kind::Fact;
    QString source; ///< as written: "last(val/loss)"
    QString name;   ///< of the fact, series, setting, or of the run to compare with
    Summary summary = Summary::Best;
    QString title; ///< what a person wrote behind "as"; empty: a title of ours
};

struct TableSpec {
    static constexpr int kMostRows = 1000;
    RunsWanted runs;
    int columnsLine = 0;
    std::vector<TableColumn> columns;
    GroupWanted group;
    int sortLine = 0;
    QString sort; ///< source or title of a column; empty: oldest run first
    bool descending = false;
    int rows = 200; ///< the most that are shown
    QString title;
};

/// Reads a block, as far as it can be without the store. Mistakes are added to `problems`.
ChartSpec readChart(const ReportBlock& block, std::vector<ReportProblem>& problems);
TableSpec readTable(const ReportBlock& block, std::vector<ReportProblem>& problems);

/// The facts about runs that a column may show: "name", "state", …
const QStringList& runFacts();

} // namespace trainyard
