// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/expression_reader.h"

namespace trainyard {

double spanOf(const std::vector<Bin>& bins)
{
    return bins.empty() ? 0.0 : bins.back().lastX - bins.front().firstX;
}

std::vector<Bin> ExpressionReader::read(const SeriesExpression& expression)
{
    if (expression.series().isEmpty())
        return {};
    return expression.evaluate([this](const QString& name) -> const std::vector<Bin>& { return bins(name); },
                               spanOf(bins(expression.series().front())));
}

const std::vector<Bin>& ExpressionReader::bins(const QString& series)
{
    const auto [at, fresh] = m_bins.try_emplace(series);
    if (fresh) {
        m_query.series = series.toStdString();
        at->second = m_reader.bins(m_query);
    }
    return at->second;
}

} // namespace trainyard
