// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// What stands for the Live page's own charts on its board; they are saved with it.
namespace trainyard {

inline const QString kLossChart = QStringLiteral("@loss");
inline const QString kAccuracyChart = QStringLiteral("@accuracy");
inline const QString kThroughputChart = QStringLiteral("@throughput");
inline const QString kLoadChart = QStringLiteral("@load");
inline const QString kTimeChart = QStringLiteral("@time");
inline const QString kSparsityChart = QStringLiteral("@sparsity");

} // namespace trainyard
