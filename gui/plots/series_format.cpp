// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/series_format.h"

#include "gui/plots/series_expression.h"

#include <algorithm>
#include <variant>

namespace trainyard {

ValueFormat seriesFormat(const QString& series)
{
    if (series.endsWith(QLatin1String("top1")) || series.endsWith(QLatin1String("top5")) ||
        series.startsWith(QLatin1String("phase/")))
        return ValueFormat::Share;
    if (series.endsWith(QLatin1String("utilization")))
        return ValueFormat::Percent;
    if (series.endsWith(QLatin1String("memory")))
        return ValueFormat::Bytes;
    if (series.endsWith(QLatin1String("samples_per_second")))
        return ValueFormat::Count;
    return ValueFormat::Plain;
}

bool isPerEpochSeries(const QString& series)
{
    return series.startsWith(QLatin1String("val/")) || series.startsWith(QLatin1String("epoch/"));
}

bool isPerEpochExpression(const QString& expression)
{
    const auto parsed = SeriesExpression::parse(expression);
    const auto* known = std::get_if<SeriesExpression>(&parsed);
    const QStringList series = known ? known->series() : QStringList();
    return std::any_of(series.begin(), series.end(), isPerEpochSeries);
}

ValueFormat formatOfExpression(const QString& expression)
{
    const auto parsed = SeriesExpression::parse(expression);
    const auto* known = std::get_if<SeriesExpression>(&parsed);
    return known ? known->format(seriesFormat) : ValueFormat::Plain;
}

} // namespace trainyard
