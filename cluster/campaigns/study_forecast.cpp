// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/study_forecast.h"

#include "backend/protocol/scaling.h"
#include "backend/protocol/series.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <set>

namespace trainyard {
namespace {

constexpr double kForecastNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kMebibyte = 1024.0 * 1024.0;
constexpr int kEachLimit = 1024;  // up to here the limits are looked for at every number of ranks
constexpr int kMostLimits = 4096; // numbers of ranks at which they are looked for, about
constexpr double kTail = 0.05;

/// How well the network is used.
struct NetworkUse {
    double rate;   ///< share of the line rate
    double hidden; ///< share of the computing time behind which sums hide
};
constexpr NetworkUse kSlowUse{0.7, 0.0}, kMiddleUse{0.85, 1.0 / 3.0}, kFastUse{1.0, 2.0 / 3.0};

double bucketsOf(const RunSpec& spec, double bytes)
{
    return spec.distribution.bucketMiB > 0.0
               ? std::max(1.0, std::ceil(bytes / (spec.distribution.bucketMiB * kMebibyte)))
               : kTunedBuckets;
}

/// The rate with any number of ranks, for one fit and one use of the network.
class Rates {
public:
    Rates(const RunSpec& spec, const ForecastPlace& place, double gradientBytes)
        : m_spec(spec), m_place(place), m_bytes(gradientBytes), m_buckets(bucketsOf(spec, gradientBytes))
    {
    }
    int nodes(int ranks) const { return (ranks + m_place.ranksPerNode - 1) / m_place.ranksPerNode; }
    double at(int ranks, const StepCosts& costs, NetworkUse use) const
    {
        const ScaledBatch batch = scaledBatch(m_spec, ranks);
        if (batch.smallestLocal < 1)
            return 0.0;
        const double local = static_cast<double>(batch.effective) / ranks;
        const StepForecast inside = forecastStep(costs, std::min(ranks, m_place.ranksPerNode), local);
        const double hidden = m_spec.distribution.overlap ? use.hidden : 0.0;
        const double between = ring(nodes(ranks), use.rate);
        const double outside = std::max(between / m_buckets, between - hidden * inside.compute);
        return static_cast<double>(batch.effective) / (inside.step + outside);
    }

private:
    double ring(int nodes, double use) const
    {
        if (nodes < 2)
            return 0.0;
        const double sent = m_place.network.bandwidth > 0.0 ? m_bytes / (m_place.network.bandwidth * use) : 0.0;
        return 2.0 * (nodes - 1) * m_place.network.latency * m_buckets + 2.0 * (nodes - 1) / nodes * sent;
    }
    const RunSpec& m_spec;
    const ForecastPlace& m_place;
    double m_bytes, m_buckets;
};

/// Fits to runs drawn with replacement from those with one and with `fitted` ranks.
std::vector<StepCosts> resampledCosts(const std::vector<MeasuredSteps>& each, int fitted, double cores, double threads)
{
    std::vector<MeasuredSteps> ones, many;
    for (const MeasuredSteps& steps : each)
        (steps.ranks == 1 ? ones : many).push_back(steps);
    std::erase_if(many, [&](const MeasuredSteps& steps) { return steps.ranks != fitted; });
    std::vector<StepCosts> costs;
    if (ones.size() < 2 && many.size() < 2)
        return costs;          // no spread
    std::mt19937_64 random(1); // the same band for the same runs
    for (int i = 0; i < kResamples; ++i) {
        std::vector<MeasuredSteps> drawn;
        for (const std::vector<MeasuredSteps>* from : {&ones, &many})
            for (std::size_t k = 0; k < from->size(); ++k)
                drawn.push_back((*from)[random() % from->size()]);
        if (const auto fit = fitStepCosts(medianSteps(drawn), cores, threads))
            costs.push_back(*fit);
    }
    return costs;
}

double percentile(std::vector<double> values, double share)
{
    const double place = share * double(values.size() - 1);
    const auto lower = static_cast<std::size_t>(place);
    std::sort(values.begin(), values.end());
    const double upper = values[std::min(lower + 1, values.size() - 1)];
    return values[lower] + (place - double(lower)) * (upper - values[lower]);
}

/// Largest relative error of the fit at the measured numbers that it does not use, on the machine that was measured.
double misfitOf(const std::vector<MeasuredSteps>& measured, const StepCosts& costs, int fitted)
{
    double worst = 0.0;
    for (const MeasuredSteps& steps : measured)
        if (steps.ranks != 1 && steps.ranks != fitted)
            worst = std::max(worst,
                             std::abs(forecastStep(costs, steps.ranks, steps.localBatch).step / steps.seconds - 1.0));
    return std::min(worst, 0.9);
}

/// The largest number up to `most` at which every rank has a sample; beyond it, some rank has none.
int mostWithWork(const Rates& rates, const StepCosts& costs, int most)
{
    int works = 1, idle = most + 1;
    while (idle - works > 1) {
        const int middle = works + (idle - works) / 2;
        (rates.at(middle, costs, kMiddleUse) > 0.0 ? works : idle) = middle;
    }
    return works;
}

ForecastLimits limitsOf(const Rates& rates, const StepCosts& costs, int most)
{
    ForecastLimits limits;
    limits.most = most;
    limits.mostWithWork = mostWithWork(rates, costs, most);
    const double one = rates.at(1, costs, kMiddleUse);
    double best = one;
    const int last = limits.mostWithWork;
    // One by one where a rank makes a difference, in strides beyond.
    const auto next = [last](int n) {
        const int stride = n < kEachLimit ? 1 : std::max(1, last / kMostLimits);
        return n < last ? std::min(n + stride, last) : last + 1;
    };
    for (int n = 2; n <= last; n = next(n)) {
        const double rate = rates.at(n, costs, kMiddleUse), half = rates.at(n / 2, costs, kMiddleUse);
        if ((rate - half) / one / (n - n / 2) >= kPlateauGain)
            limits.time = n;
        if (rate / one / n >= kPayingEfficiency)
            limits.hours = n;
        if (rate > best)
            best = rate, limits.fastest = n;
    }
    return limits;
}

/// Lets what was measured to pay pay, where the forecast's ranks run as the measured ones did.
void keepMeasured(const std::vector<MeasuredSteps>& measured, const Rates& rates, const StepCosts& costs,
                  ForecastLimits& limits)
{
    const auto rateOf = [](const MeasuredSteps& steps) { return steps.ranks * steps.localBatch / steps.seconds; };
    const double one = rateOf(measured.front());
    double best = rates.at(limits.fastest, costs, kMiddleUse) / rates.at(1, costs, kMiddleUse);
    bool pays = true; // no smaller number was on a plateau
    for (std::size_t i = 1; i < measured.size(); ++i) {
        const MeasuredSteps &before = measured[i - 1], &steps = measured[i];
        if (steps.ranks == before.ranks || steps.ranks > limits.mostWithWork || rates.nodes(steps.ranks) > 1)
            continue;
        const double speedUp = rateOf(steps) / one, gained = speedUp - rateOf(before) / one;
        pays = pays && gained / (steps.ranks - before.ranks) >= kPlateauGain;
        if (pays)
            limits.time = std::max(limits.time, steps.ranks);
        if (speedUp / steps.ranks >= kPayingEfficiency)
            limits.hours = std::max(limits.hours, steps.ranks);
        if (speedUp > best)
            best = speedUp, limits.fastest = steps.ranks;
    }
}

ForecastValue divided(const ForecastValue& value, double by)
{
    return {value.low / by, value.value / by, value.high / by};
}

/// A duration shrinks as the rate grows, so its ends change places.
ForecastValue inverse(double what, const ForecastValue& rate)
{
    const auto over = [&](double one) { return one > 0.0 ? what / one : kForecastNaN; };
    return {over(rate.high), over(rate.value), over(rate.low)};
}

} // namespace

std::vector<int> forecastNumbers(int most, const std::vector<int>& also)
{
    std::set<int> numbers{1, most};
    for (int n = 2; n <= most; n *= 2) {
        numbers.insert(n);
        if (n / 2 * 3 <= most)
            numbers.insert(n / 2 * 3);
    }
    for (const int n : also)
        if (n <= most)
            numbers.insert(n);
    return {numbers.begin(), numbers.end()};
}

const StudyForecastPoint* StudyForecast::at(int ranks) const
{
    for (const StudyForecastPoint& point : points)
        if (point.ranks == ranks)
            return &point;
    return nullptr;
}

ForecastBasis forecastBasis(const RunSpec& base, const std::vector<StudyRun>& runs, double cores, double parameters)
{
    std::vector<double> samples;
    for (const StudyRun& run : runs)
        if (const StudyCurve& epochs = curveOf(run, series::kEpochSeconds);
            run.state == StudyRun::State::Whole && run.ranks == 1 && !epochs.empty())
            samples.push_back(static_cast<double>(epochs.back().samples));
    const Spread spread = spreadOf(samples);
    return {base, stepsOfEachRun(base, runs), spread.count ? spread.median : 0.0, cores, parameters};
}

std::optional<StudyForecast> forecastStudy(const ForecastBasis& basis, const ForecastPlace& place)
{
    const std::vector<MeasuredSteps>& each = basis.steps;
    const std::vector<MeasuredSteps> measured = medianSteps(each);
    const double threads = threadsFor(basis.spec, basis.cores);
    const std::optional<StepCosts> costs = fitStepCosts(measured, basis.cores, threads);
    if (!costs)
        return std::nullopt;
    StudyForecast forecast;
    forecast.place = place;
    forecast.costs = *costs;
    forecast.fitted = fittedRanks(measured);
    forecast.gradientBytes =
        basis.parameters * (basis.spec.distribution.bucketPrecision == BucketPrecision::Fp32 ? 4.0 : 2.0);
    std::vector<int> also{place.ranksPerNode};
    for (const MeasuredSteps& steps : each) {
        also.push_back(steps.ranks);
        forecast.doubt.runsOfOne += steps.ranks == 1;
        forecast.doubt.runsOfMany += steps.ranks == forecast.fitted;
    }
    forecast.doubt.misfit = misfitOf(measured, *costs, forecast.fitted);
    const Rates rates(basis.spec, place, forecast.gradientBytes);
    forecast.doubt.network = rates.nodes(place.mostRanks) > 1;
    std::vector<StepCosts> resampled = resampledCosts(each, forecast.fitted, basis.cores, threads);
    if (resampled.empty())
        resampled = {*costs};
    const double one = rates.at(1, *costs, kMiddleUse);
    for (const int ranks : forecastNumbers(place.mostRanks, also)) {
        std::vector<double> slow, fast;
        for (const StepCosts& drawn : resampled) {
            slow.push_back(rates.at(ranks, drawn, kSlowUse));
            fast.push_back(rates.at(ranks, drawn, kFastUse));
        }
        const double value = rates.at(ranks, *costs, kMiddleUse), doubt = ranks > 1 ? forecast.doubt.misfit : 0.0;
        StudyForecastPoint point;
        point.ranks = ranks;
        point.nodes = rates.nodes(ranks);
        point.samplesPerSecond = {std::min(value, percentile(slow, kTail)) * (1.0 - doubt), value,
                                  std::max(value, percentile(fast, 1.0 - kTail)) * (1.0 + doubt)};
        point.speedUp = divided(point.samplesPerSecond, one);
        point.seconds = inverse(basis.samples > 0.0 ? basis.samples : kForecastNaN, point.samplesPerSecond);
        point.rankHours = divided(point.seconds, 3600.0 / ranks);
        forecast.points.push_back(point);
    }
    forecast.limits = limitsOf(rates, *costs, place.mostRanks);
    keepMeasured(measured, rates, *costs, forecast.limits);
    return forecast;
}

} // namespace trainyard
