// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/run_curve.h"
#include "storage/store/run_store.h"

#include <QHash>
#include <QStringList>

namespace trainyard {

/// Request for the curves of several charts. readCurves() runs on the store's thread.
struct CurvesQuery {
    struct Run {
        QString id;
        int colour = 0;
    };
    QVector<Run> runs;
    QStringList expressions; ///< of the charts; one that cannot be parsed has no curves
    XAxis axis = XAxis::Epoch;
    double from = -1e300, to = 1e300; ///< range of x
    int pixels = 800;
};

/// By expression: a curve for each run that has the series.
using ChartCurves = QHash<QString, QVector<RunCurve>>;

/// Over query.axis.
ChartCurves readCurves(StoreReader& reader, const CurvesQuery& query);

struct PlacedCurves {
    ChartCurves curves;
    XAxis axis = XAxis::Step;
};
/// The same; by step if a run has no positions on the axis: a log of another program may know no epochs, for instance.
PlacedCurves readPlacedCurves(StoreReader& reader, CurvesQuery query);

} // namespace trainyard
