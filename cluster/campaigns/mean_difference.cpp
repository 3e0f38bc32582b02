// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/mean_difference.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <stdexcept>

namespace trainyard {
namespace {

struct Sample {
    double mean = 0.0;
    double varianceOfMean = 0.0; ///< s² / n
    int count = 0;
};

Sample sampleOf(const std::vector<double>& values)
{
    Sample sample;
    double sum = 0.0;
    for (const double value : values)
        if (std::isfinite(value)) {
            sum += value;
            ++sample.count;
        }
    sample.mean = sum / sample.count; // NaN without values
    double squares = 0.0;
    for (const double value : values)
        if (std::isfinite(value))
            squares += (value - sample.mean) * (value - sample.mean);
    if (sample.count > 1)
        sample.varianceOfMean = squares / (sample.count - 1) / sample.count;
    return sample;
}

} // namespace

double studentQuantile(double degrees)
{
    // Between two entries 1 / quantile is nearly linear in 1 / degrees. The last is the normal distribution's.
    struct Entry {
        double inverse, quantile;
    };
    static constexpr std::array<Entry, 22> kTable{
        {{1.0 / 1, 12.7062},   {1.0 / 1.1, 10.2768}, {1.0 / 1.2, 8.6488}, {1.0 / 1.35, 7.0482}, {1.0 / 1.5, 6.0167},
         {1.0 / 1.75, 4.9488}, {1.0 / 2, 4.3027},    {1.0 / 2.5, 3.5747}, {1.0 / 3, 3.1824},    {1.0 / 4, 2.7764},
         {1.0 / 5, 2.5706},    {1.0 / 6, 2.4469},    {1.0 / 7, 2.3646},   {1.0 / 8, 2.3060},    {1.0 / 9, 2.2622},
         {1.0 / 10, 2.2281},   {1.0 / 12, 2.1788},   {1.0 / 15, 2.1314},  {1.0 / 20, 2.0860},   {1.0 / 30, 2.0423},
         {1.0 / 60, 2.0003},   {0.0, 1.9600}}};
    const double inverse = 1.0 / std::max(degrees, 1.0);
    std::size_t upper = 1;
    while (kTable[upper].inverse > inverse)
        ++upper;
    const Entry &a = kTable[upper - 1], &b = kTable[upper];
    const double share = (a.inverse - inverse) / (a.inverse - b.inverse);
    return 1.0 / (1.0 / a.quantile + share * (1.0 / b.quantile - 1.0 / a.quantile));
}

MeanDifference meanDifference(const std::vector<double>& first, const std::vector<double>& second)
{
    const Sample a = sampleOf(first), b = sampleOf(second);
    MeanDifference out;
    out.first = a.count;
    out.second = b.count;
    out.difference = b.mean - a.mean;
    if (a.count < 2 || b.count < 2)
        return out;
    const double variance = a.varianceOfMean + b.varianceOfMean;
    if (variance == 0.0) {
        out.margin = 0.0;
        return out;
    }
    // The degrees of freedom of Welch and Satterthwaite.
    const double degrees =
        variance * variance /
        (a.varianceOfMean * a.varianceOfMean / (a.count - 1) + b.varianceOfMean * b.varianceOfMean / (b.count - 1));
    out.margin = studentQuantile(degrees) * std::sqrt(variance);
    return out;
}

MeanDifference pairedDifference(const std::vector<double>& first, const std::vector<double>& second)
{
    if (first.size() != second.size())
        throw std::invalid_argument("pairedDifference() needs as many values of one as of the other");
    std::vector<double> differences;
    for (std::size_t i = 0; i < first.size(); ++i)
        differences.push_back(second[i] - first[i]); // not finite: left out below
    const Sample sample = sampleOf(differences);
    MeanDifference out;
    out.first = out.second = sample.count;
    out.difference = sample.mean;
    if (sample.count > 1)
        out.margin = studentQuantile(sample.count - 1) * std::sqrt(sample.varianceOfMean);
    return out;
}

double effectSize(const std::vector<double>& first, const std::vector<double>& second)
{
    const Sample a = sampleOf(first), b = sampleOf(second);
    const double degrees = (a.count - 1) + (b.count - 1);
    const double pooled = a.varianceOfMean * a.count * (a.count - 1) + b.varianceOfMean * b.count * (b.count - 1);
    if (a.count < 2 || b.count < 2 || !(pooled > 0.0))
        return std::numeric_limits<double>::quiet_NaN();
    return (b.mean - a.mean) / std::sqrt(pooled / degrees);
}

} // namespace trainyard
