// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/report/block_spec.h"
#include "gui/report/report_content.h"
#include "storage/store/run_store.h"

namespace trainyard {

inline constexpr std::size_t kMostCurvesAChart = 100;

/// Reads what a block shows, on the thread that owns `reader`. Mistakes come back in its place.
DrawnBlock drawBlock(StoreReader& reader, const ReportBlock& block);

/// The runs of `wanted`, oldest first, each once, without those in the trash. What names no run is added to the
/// problems if no run is left, to the notes otherwise.
std::vector<RunRow> findRuns(StoreReader& reader, const RunsWanted& wanted, const RunQuery& query,
                             std::vector<ReportProblem>& problems, std::vector<ReportProblem>& notes);

/// Runs that are shown as one.
struct JoinedRuns {
    QString label;
    std::vector<const RunRow*> runs;
};
/// A group for each run where `wanted` joins none.
std::vector<JoinedRuns> joinRuns(StoreReader& reader, const std::vector<RunRow>& runs, const GroupWanted& wanted,
                                 std::vector<ReportProblem>& problems);

DrawnBlock drawChart(StoreReader& reader, const ChartSpec& chart);
DrawnBlock drawTable(StoreReader& reader, const TableSpec& table);

} // namespace trainyard
