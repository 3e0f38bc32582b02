// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_ticker.h"

namespace trainyard {

void AxisTicker::generate(const QCPRange& range, const QLocale&, QChar, int, QVector<double>& ticks,
                          QVector<double>* subTicks, QVector<QString>* tickLabels)
{
    const std::vector<AxisTick> wanted = m_ticks({range.lower, range.upper});
    ticks.clear();
    if (tickLabels)
        tickLabels->clear();
    for (const AxisTick& tick : wanted) {
        ticks.append(tick.value);
        if (tickLabels)
            tickLabels->append(tick.label);
    }
    if (subTicks) {
        const std::vector<double> minor = logSubTicks(wanted);
        *subTicks = QVector<double>(minor.begin(), minor.end());
    }
}

} // namespace trainyard
