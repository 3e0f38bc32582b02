// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace trainyard {

/// Runs that the Live page shows at once.
inline constexpr int kMostRunsAtOnce = 24;

/// The letter that stands for the n-th of several runs in charts and tables: "A", "B", … "Z", "A2".
inline QString runLetter(int run)
{
    const QString letter(QChar(u'A' + run % 26));
    return run < 26 ? letter : letter + QString::number(run / 26 + 1);
}

} // namespace trainyard
