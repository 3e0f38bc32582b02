// SPDX-License-Identifier: GPL-3.0-or-later
// From records to rows and columns.
#include "gui/formats/format.h"
#include "gui/plots/histogram_map.h"

#include <algorithm>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr double kLeastShare = 1.0 / 2000.0;

double shareOf(const ValueHistogram& histogram, int bin, double finite)
{
    return finite > 0.0 ? double(histogram.inBin(bin)) / finite : 0.0;
}

/// Limits of the rows: the bins that hold enough values in some record.
void findRows(const std::vector<HistogramRow>& records, HistogramMapFigure& figure)
{
    int inner = ValueHistogram::kMostBins + 1;
    for (const HistogramRow& record : records) {
        const auto finite = double(record.values.finite());
        for (std::size_t i = 0; i < record.values.counts.size(); ++i) {
            const int bin = record.values.first + int(i);
            if (bin == 0 || record.values.counts[i] == 0)
                continue;
            // The largest values are shown however few they are: they are what explodes.
            (bin < 0 ? figure.negative : figure.positive) =
                std::max(bin < 0 ? figure.negative : figure.positive, std::abs(bin));
            if (shareOf(record.values, bin, finite) >= kLeastShare)
                inner = std::min(inner, std::abs(bin));
        }
    }
    const int largest = std::max(figure.negative, figure.positive);
    figure.inner = std::clamp(std::min(inner, largest), 1, ValueHistogram::kMostBins);
}

QString magnitudeText(double value)
{
    return value == 0.0 ? QStringLiteral("0") : format::significant(value, 3);
}

} // namespace

int HistogramMapFigure::binOfRow(int row) const
{
    return row < middle() ? -(inner + middle() - 1 - row) : row == middle() ? 0 : inner + row - middle() - 1;
}

HistogramMapFigure histogramMap(const std::vector<HistogramRow>& records)
{
    HistogramMapFigure figure;
    findRows(records, figure);
    for (const HistogramRow& record : records) {
        HistogramMapFigure::Column column;
        column.step = record.step;
        column.epoch = record.epoch;
        const auto finite = double(record.values.finite());
        double others = 0.0;
        for (int row = 0; row < figure.rows(); ++row) {
            const int bin = figure.binOfRow(row);
            column.shares.push_back(bin == 0 ? 0.0 : shareOf(record.values, bin, finite));
            others += column.shares.back();
        }
        column.shares[std::size_t(figure.middle())] = finite > 0.0 ? std::max(0.0, 1.0 - others) : 0.0;
        column.zeros = shareOf(record.values, 0, finite);
        for (std::size_t q = 0; q < HistogramMapFigure::kQuantiles.size(); ++q)
            column.quantiles[q] = quantileOf(record.values, HistogramMapFigure::kQuantiles[q]);
        figure.columns.push_back(std::move(column));
    }
    return figure;
}

QString histogramRowText(const HistogramMapFigure& figure, int row)
{
    const int bin = figure.binOfRow(row);
    if (bin == 0)
        return HistogramMap::tr("0 and magnitudes below %1").arg(magnitudeText(binEdge(figure.inner)));
    const double low = binEdge(std::abs(bin)), high = binEdge(std::abs(bin) + 1);
    const bool open = std::abs(bin) == ValueHistogram::kMostBins;
    if (open)
        return bin > 0 ? HistogramMap::tr("%1 or more").arg(magnitudeText(low))
                       : HistogramMap::tr("%1 or less").arg(magnitudeText(-low));
    return bin > 0 ? HistogramMap::tr("%1 to %2", "values").arg(magnitudeText(low), magnitudeText(high))
                   : HistogramMap::tr("%1 to %2", "values").arg(magnitudeText(-high), magnitudeText(-low));
}

} // namespace trainyard
