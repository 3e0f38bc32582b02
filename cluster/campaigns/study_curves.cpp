// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/study_curves.h"

#include "backend/protocol/series.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard {
namespace {

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

/// The value recorded at that moment; 0 if the curve has no such point.
double shareAt(const StudyCurve& curve, std::int64_t samples)
{
    const auto found =
        std::lower_bound(curve.begin(), curve.end(), samples,
                         [](const StudyPoint& point, std::int64_t wanted) { return point.samples < wanted; });
    return found != curve.end() && found->samples == samples && std::isfinite(found->value) ? found->value : 0.0;
}

} // namespace

const std::vector<std::string>& studySeries()
{
    static const std::vector<std::string> names = {
        series::kEpochSeconds, series::kEpochTrainLoss, series::kEpochTrainTop1, series::kValLoss,
        series::kValTop1,      series::kValTop5,        series::kTimeToTarget,   series::kInputWait,
        series::kCompute,      series::kAllreduce,      series::kValidation,     series::kCheckpointing};
    return names;
}

const StudyCurve& curveOf(const StudyRun& run, const std::string& series)
{
    static const StudyCurve none;
    const auto found = run.curves.find(series);
    return found == run.curves.end() ? none : found->second;
}

Spread spreadOf(std::vector<double> values)
{
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    if (values.empty())
        return {kNoValue, kNoValue, kNoValue, 0};
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    const double median = values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
    return {values.front(), median, values.back(), static_cast<int>(values.size())};
}

double throughputOf(const StudyRun& run)
{
    const StudyCurve& epochs = curveOf(run, series::kEpochSeconds);
    double samples = 0.0, seconds = 0.0;
    for (std::size_t i = 1; i < epochs.size(); ++i) {
        samples += static_cast<double>(epochs[i].samples - epochs[i - 1].samples);
        seconds += epochs[i].value;
    }
    return samples > 0.0 && seconds > 0.0 && std::isfinite(seconds) ? samples / seconds : kNoValue;
}

double phaseShare(const StudyRun& run, const std::string& series)
{
    // Every report contains the computing phase, so its points mark the reports.
    const StudyCurve& reports = curveOf(run, series::kCompute);
    const StudyCurve& wanted = curveOf(run, series);
    double phase = 0.0, training = 0.0;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        if (reports[i].epoch <= 1.0)
            continue;
        const double span = reports[i].time - (i ? reports[i - 1].time : 0.0);
        const std::int64_t at = reports[i].samples;
        phase += shareAt(wanted, at) * span;
        training +=
            (1.0 - shareAt(curveOf(run, series::kValidation), at) - shareAt(curveOf(run, series::kCheckpointing), at)) *
            span;
    }
    return training > 0.0 ? phase / training : kNoValue;
}

double valueAt(const StudyCurve& curve, double samples)
{
    const auto right =
        std::lower_bound(curve.begin(), curve.end(), samples, [](const StudyPoint& point, double wanted) {
            return static_cast<double>(point.samples) < wanted;
        });
    if (right == curve.end())
        return kNoValue;
    if (static_cast<double>(right->samples) == samples)
        return right->value;
    if (right == curve.begin())
        return kNoValue;
    const StudyPoint& left = *(right - 1);
    const double share =
        (samples - static_cast<double>(left.samples)) / static_cast<double>(right->samples - left.samples);
    return left.value + share * (right->value - left.value);
}

double secondsTo(const StudyCurve& curve, double target, bool lowerIsBetter)
{
    for (const StudyPoint& point : curve)
        if (lowerIsBetter ? point.value <= target : point.value >= target)
            return point.time;
    return kNoValue;
}

} // namespace trainyard
