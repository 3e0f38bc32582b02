// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/run_curves.h"
#include "gui/runs/comparison_model.h"
#include "gui/runs/runs_view_model.h"
#include "storage/store/run_store.h"

#include <QPointF>
#include <QVector>

namespace trainyard {

/// Request and answer of the lower half of the Runs page. These functions run on the store's thread.
struct DetailsQuery {
    QVector<CurvesQuery::Run> runs;
};

struct RunDetails {
    QVector<ComparedRun> compared;
    QStringList seriesNames; ///< of all the runs, sorted
};

RunDetails readDetails(StoreReader& reader, const DetailsQuery& query);

/// The Curve column's series of a run with x and y scaled to 0…1; empty if it has fewer than two points.
QVector<QPointF> readSparkline(StoreReader& reader, std::int64_t run);

} // namespace trainyard
