// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/weight_thresholds.h"

#include "gui/formats/figures.h"
#include "gui/formats/format.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard {
namespace {

constexpr Permille kHighestPlace = WeightMagnitudes::kPercentiles - 2;

std::size_t placeIndex(Permille place)
{
    return static_cast<std::size_t>(std::clamp(place, 0, WeightMagnitudes::kPercentiles - 1));
}

} // namespace

QString percentileText(Permille place)
{
    return format::fixed(place / 10.0, place % 10 == 0 ? 0 : 1);
}

std::optional<Permille> readPercentile(const QString& text)
{
    QString number = text.trimmed();
    if (number.endsWith(QLatin1Char('%')))
        number = number.chopped(1).trimmed();
    bool ok = false;
    const double percent = typedReal(number, &ok);
    if (!ok || !(percent > 0.0) || percent > 99.9)
        return std::nullopt;
    const auto place = static_cast<Permille>(std::lround(percent * 10.0));
    return place >= 1 && place <= kHighestPlace ? std::optional(place) : std::nullopt;
}

WeightThresholds::WeightThresholds(std::shared_ptr<const WeightMagnitudes> magnitudes, double leastKept)
    : m_magnitudes(std::move(magnitudes)), m_leastKept(leastKept)
{
}

double WeightThresholds::threshold(Permille place) const
{
    const std::vector<float>& sorted = m_magnitudes->all.percentiles;
    return sorted.empty() ? 0.0 : static_cast<double>(sorted[std::min(placeIndex(place), sorted.size() - 1)]);
}

qint64 WeightThresholds::leftOf(std::size_t layer, Permille place) const
{
    const LayerMagnitudes& one = m_magnitudes->layers[layer];
    if (!one.prunable || one.left.empty())
        return one.spread.weights;
    const auto least = static_cast<qint64>(std::ceil(m_leastKept * static_cast<double>(one.spread.weights)));
    return std::max<qint64>(one.left[std::min(placeIndex(place), one.left.size() - 1)], least);
}

qint64 WeightThresholds::left(Permille place) const
{
    qint64 sum = 0;
    for (std::size_t i = 0; i < m_magnitudes->layers.size(); ++i)
        if (m_magnitudes->layers[i].prunable)
            sum += leftOf(i, place);
    return sum;
}

QStringList WeightThresholds::vanishing(Permille place) const
{
    QStringList names;
    for (std::size_t i = 0; i < m_magnitudes->layers.size(); ++i)
        if (const LayerMagnitudes& layer = m_magnitudes->layers[i];
            layer.prunable && layer.spread.weights > 0 && leftOf(i, place) == 0)
            names << QString::fromStdString(layer.layer);
    return names;
}

std::optional<std::size_t> WeightThresholds::thinnest(Permille place) const
{
    std::optional<std::size_t> best;
    double least = 2.0;
    for (std::size_t i = 0; i < m_magnitudes->layers.size(); ++i) {
        const LayerMagnitudes& layer = m_magnitudes->layers[i];
        if (!layer.prunable || layer.spread.weights == 0)
            continue;
        const double share = static_cast<double>(leftOf(i, place)) / static_cast<double>(layer.spread.weights);
        if (share < least) {
            least = share;
            best = i;
        }
    }
    return best;
}

Permille WeightThresholds::placeOf(double magnitude) const
{
    const std::vector<float>& sorted = m_magnitudes->all.percentiles;
    const auto at = std::lower_bound(sorted.begin(), sorted.end(), static_cast<float>(magnitude));
    return std::clamp(static_cast<Permille>(at - sorted.begin()), 1, kHighestPlace);
}

double WeightThresholds::zeroShare() const
{
    const MagnitudeSpread& all = m_magnitudes->all;
    return all.weights > 0 ? static_cast<double>(all.zeros) / static_cast<double>(all.weights) : 0.0;
}

ThresholdRow WeightThresholds::row(Permille place) const
{
    ThresholdRow row;
    row.place = place;
    row.threshold = threshold(place);
    row.left = left(place);
    row.ratio = row.left > 0 ? static_cast<double>(m_magnitudes->all.weights) / static_cast<double>(row.left)
                             : std::numeric_limits<double>::infinity();
    row.vanishing = vanishing(place);
    return row;
}

} // namespace trainyard
