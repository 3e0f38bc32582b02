// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/attempt_starts.h"
#include "storage/store/types.h"

#include <QString>
#include <QVector>

namespace trainyard {

/// A run's series in the overlay chart.
struct RunCurve {
    QString id;
    QString name;
    int colour = 0; ///< 0 → s1, 1 → s2, …
    QVector<Bin> bins;
    AttemptPlaces starts = {}; ///< of its attempts after the first
};

} // namespace trainyard
