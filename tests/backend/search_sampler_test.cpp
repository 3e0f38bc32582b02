// SPDX-License-Identifier: Apache-2.0
// The samplers of a search: every point lies in the space and depends only on plan, slot and trials; the numbers of
// fixtures/search/make_search_fixtures.py; the model against random points on functions with known minima.
#include "backend/base/error.h"
#include "backend/search/acquisition.h"
#include "backend/search/ask_point.h"
#include "backend/search/minimise.h"
#include "backend/search/shuffled_grid.h"
#include "backend/search/sobol.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace search_sampler_test {

using namespace trainyard;

namespace {

constexpr SearchSampler kSamplers[] = {SearchSampler::Grid, SearchSampler::Random, SearchSampler::Sobol,
                                       SearchSampler::Bayesian};

SearchParameter number(const std::string& field, double low, double high, double step = 0.0, bool logarithmic = false)
{
    SearchParameter parameter;
    parameter.field = field;
    parameter.kind = logarithmic ? ParameterKind::LogUniform : ParameterKind::Uniform;
    parameter.low = low;
    parameter.high = high;
    parameter.step = step;
    parameter.whole = step >= 1.0;
    return parameter;
}

SearchParameter choice(const std::string& field, std::vector<std::string> choices)
{
    SearchParameter parameter;
    parameter.field = field;
    parameter.kind = ParameterKind::Choice;
    parameter.choices = std::move(choices);
    return parameter;
}

SearchParameter beneath(SearchParameter parameter, const std::string& on, const std::string& value)
{
    parameter.when = on;
    parameter.whenChoices = {value};
    return parameter;
}

/// Numbers of every kind, choices, and conditions on conditions.
SearchPlan mixedPlan()
{
    SearchPlan plan;
    plan.goals[0] = {"val/loss", false, SearchGoal::Take::Last};
    plan.parameters = {number("/rate", 1e-4, 1.0, 0.0, true),
                       choice("/kind", {"\"sgd\"", "\"adam\"", "\"lars\""}),
                       beneath(number("/momentum", 0.0, 0.99), "/kind", "\"sgd\""),
                       beneath(choice("/warm", {"false", "true"}), "/kind", "\"adam\""),
                       beneath(number("/share", 0.0, 1.0, 0.25), "/warm", "true"),
                       number("/batch", 32, 510, 32),
                       number("/layers", 1, 64, 1, true),
                       choice("/width", {"0.5", "1.0", "2.0"})};
    return plan;
}

SearchPlan cube(int dimensions)
{
    SearchPlan plan;
    plan.goals[0] = {"val/loss", false, SearchGoal::Take::Last};
    for (int i = 0; i < dimensions; ++i)
        plan.parameters.push_back(number("/x" + std::to_string(i), 0.0, 1.0));
    return plan;
}

SearchTrial trial(int slot, const SearchPoint& point, double value, TrialEnd end = TrialEnd::Done)
{
    SearchTrial made;
    made.slot = slot;
    made.point = point;
    made.end = end;
    made.values = {{{1, value}}};
    return made;
}

double distanceFrom(const SearchPlan& plan, const SearchPoint& point, double centre)
{
    double sum = 0.0;
    for (const double place : toUnit(plan, point))
        sum += (place - centre) * (place - centre);
    return sum;
}

bool contains(const SearchPlan& plan, const SearchPoint& point)
{
    if (point.size() != plan.parameters.size())
        return false;
    for (std::size_t i = 0; i < point.size(); ++i) {
        const SearchParameter& parameter = plan.parameters[i];
        if (point[i].has_value() != exists(plan, i, point))
            return false;
        if (!point[i])
            continue;
        if (parameter.kind == ParameterKind::Choice) {
            if (*point[i] != std::floor(*point[i]) || *point[i] < 0 ||
                *point[i] >= static_cast<double>(parameter.choices.size()))
                return false;
            continue;
        }
        if (*point[i] < parameter.low || *point[i] > parameter.high)
            return false;
        const double steps = parameter.step > 0 ? (*point[i] - parameter.low) / parameter.step : 0.0;
        if (std::abs(steps - std::round(steps)) > 1e-9)
            return false;
    }
    return true;
}

/// Points asked one after another, each told before the next.
std::vector<SearchTrial> searched(const SearchPlan& plan, int count,
                                  double (*function)(const SearchPlan&, const SearchPoint&))
{
    std::vector<SearchTrial> trials;
    for (int slot = 1; slot <= count; ++slot) {
        const SearchPoint point = askPoint(plan, slot, trials);
        trials.push_back(trial(slot, point, function(plan, point)));
    }
    return trials;
}

double leastOf(const std::vector<SearchTrial>& trials)
{
    double least = INFINITY;
    for (const SearchTrial& one : trials)
        least = std::min(least, one.values[0][0].second);
    return least;
}

double branin(const SearchPlan&, const SearchPoint& point)
{
    const double pi = std::acos(-1.0), x = *point[0] * 15 - 5, y = *point[1] * 15;
    return std::pow(y - 5.1 / (4 * pi * pi) * x * x + 5 / pi * x - 6, 2) + 10 * (1 - 1 / (8 * pi)) * std::cos(x) + 10;
}

double mixed(const SearchPlan& plan, const SearchPoint& point)
{
    return distanceFrom(plan, point, 0.6) + (*point[1] == 1.0 ? 0.0 : 0.5);
}

const std::vector<Observation>& fixtureObservations()
{
    static const std::vector<Observation> all = {
        {{0.1, 0.2}, 0.3},   {{0.4, 0.9}, -1.2, 2.0},  {{0.8, 0.5}, 0.8, 1.0, 0.05},
        {{0.35, 0.35}, 0.1}, {{0.95, 0.05}, 1.5, 4.0}, {{0.6, 0.7}, -0.4}};
    return all;
}

} // namespace

class SearchSamplerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPointLiesInTheSpace()
    {
        for (const SearchSampler sampler : kSamplers) {
            SearchPlan plan = mixedPlan();
            plan.sampler = sampler;
            for (const SearchTrial& one : searched(plan, 40, mixed))
                QVERIFY2(contains(plan, one.point), std::string(name(sampler)).c_str());
        }
    }

    void everyValueAppears()
    {
        for (const SearchSampler sampler : {SearchSampler::Random, SearchSampler::Sobol}) {
            SearchPlan plan = mixedPlan();
            plan.sampler = sampler;
            std::set<double> kinds, batches;
            int momenta = 0, shares = 0;
            for (int slot = 1; slot <= 300; ++slot) {
                const SearchPoint point = askPoint(plan, slot, {});
                kinds.insert(*point[1]);
                batches.insert(*point[5]);
                momenta += point[2].has_value();
                shares += point[4].has_value();
            }
            QCOMPARE(kinds.size(), std::size_t(3));
            QCOMPARE(batches.size(), std::size_t(15)); // 32, 64, … 480
            QVERIFY(momenta > 70 && momenta < 130 && shares > 25 && shares < 75);
        }
    }

    void theSamePlanSlotAndTrialsGiveTheSamePoint()
    {
        for (const SearchSampler sampler : kSamplers) {
            SearchPlan plan = mixedPlan();
            plan.sampler = sampler;
            std::vector<SearchTrial> trials = searched(plan, 15, mixed);
            const SearchPoint point = askPoint(plan, 16, trials);
            std::reverse(trials.begin(), trials.end());
            QVERIFY(askPoint(plan, 16, trials) == point);
            if (sampler == SearchSampler::Bayesian) // one that has found the best point asks it at any slot
                continue;
            QVERIFY(askPoint(plan, 17, trials) != point);
            plan.seed = 2;
            QVERIFY(askPoint(plan, 16, trials) != point);
        }
    }

    void aPlanWithoutParametersIsRefused() { QVERIFY_THROWS_EXCEPTION(Failure, askPoint(SearchPlan(), 1, {})); }

    void theGridIsCompleteBeforeItRepeats()
    {
        SearchPlan plan = mixedPlan();
        plan.sampler = SearchSampler::Grid;
        plan.parameters.pop_back();
        plan.parameters.pop_back(); // 5 rates × (sgd × 5 + adam × (1 + 5) + lars) × 15 batch sizes
        const int size = static_cast<int>(gridSize(plan));
        QCOMPARE(size, 5 * (5 + 6 + 1) * 15);
        std::set<SearchPoint> points;
        std::vector<SearchPoint> order, again;
        for (int slot = 1; slot <= size; ++slot) {
            order.push_back(askPoint(plan, slot, {}));
            QVERIFY(points.insert(order.back()).second);
            again.push_back(askPoint(plan, size + slot, {}));
        }
        QVERIFY(again != order);
        QVERIFY(std::set<SearchPoint>(again.begin(), again.end()) == points);
    }

    void shufflingIsAPermutation()
    {
        for (const std::int64_t size : {1, 2, 3, 7, 64, 65, 1000}) {
            std::set<std::int64_t> seen;
            int fixed = 0;
            for (std::int64_t i = 0; i < size; ++i) {
                const std::int64_t place = shuffledIndex(i, size, 5);
                QVERIFY(place >= 0 && place < size && seen.insert(place).second);
                fixed += place == i;
            }
            QVERIFY(size < 64 || fixed < 8);
        }
        QVERIFY(shuffledIndex(999'999, 1'000'000, 1) != shuffledIndex(999'999, 1'000'000, 2));
    }

    void sobolPointsAreThoseOfJoeAndKuo()
    {
        const SobolSequence sequence(100);
        const std::size_t places[] = {0, 1, 2, 3, 10, 50, 99};
        const std::pair<std::uint32_t, std::vector<double>> expected[] = {
            {0, {0, 0, 0, 0, 0, 0, 0}},
            {1, {0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5}},
            {2, {0.75, 0.25, 0.25, 0.25, 0.75, 0.25, 0.75}},
            {5, {0.875, 0.875, 0.125, 0.375, 0.375, 0.625, 0.375}},
            {7, {0.125, 0.625, 0.375, 0.125, 0.625, 0.875, 0.625}},
            {1000, {0.2197265625, 0.0966796875, 0.5185546875, 0.6767578125, 0.0849609375, 0.3525390625, 0.1865234375}}};
        for (const auto& [index, values] : expected) {
            const std::vector<double> point = sequence.point(index);
            QCOMPARE(point.size(), std::size_t(100));
            for (std::size_t k = 0; k < std::size(places); ++k)
                QCOMPARE(point[places[k]], values[k]);
        }
    }

    void scrambledPointsStayEvenlySpread()
    {
        // 64 points: one in each 64th of every coordinate, and of the first two 8 × 8 squares.
        for (const std::uint64_t seed : {1u, 2u, 77u}) {
            const SobolSequence sequence(100, seed);
            std::vector<std::set<int>> parts(100);
            std::set<std::pair<int, int>> squares;
            for (std::uint32_t i = 0; i < 64; ++i) {
                const std::vector<double> point = sequence.point(i);
                for (std::size_t k = 0; k < 100; ++k)
                    parts[k].insert(static_cast<int>(point[k] * 64));
                squares.emplace(static_cast<int>(point[0] * 8), static_cast<int>(point[1] * 8));
            }
            for (const std::set<int>& part : parts)
                QCOMPARE(part.size(), std::size_t(64));
            QCOMPARE(squares.size(), std::size_t(64));
        }
        QVERIFY(SobolSequence(3, 1).point(0) != SobolSequence(3, 2).point(0));
    }

    void theModelAgreesWithScikitLearn()
    {
        const GaussianProcess process({false, false}, fixtureObservations(), {{0.3, 0.8}, 1.7, 0.01});
        const std::pair<ModelPoint, Prediction> expected[] = {{{0.5, 0.5}, {-0.26707630423, 0.132705331617}},
                                                              {{0.1, 0.2}, {0.298956935314, 0.00990227643372}},
                                                              {{0.0, 1.0}, {-0.269323140206, 1.17798109376}}};
        for (const auto& [x, at] : expected) {
            const Prediction found = process.predict(x);
            QVERIFY2(std::abs(found.mean - at.mean) < 1e-10, std::to_string(found.mean).c_str());
            QVERIFY2(std::abs(found.variance - at.variance) < 1e-10, std::to_string(found.variance).c_str());
        }
        QVERIFY(std::abs(process.logLikelihood() + 7.16187988054) < 1e-9);
    }

    void gradientsOfThePredictionAreDifferences()
    {
        std::vector<Observation> observations = fixtureObservations();
        observations[1].x[1] = kAbsent;
        const GaussianProcess process({false, false}, observations, {{0.3, 0.8}, 1.7, 0.01});
        std::vector<double> mean, variance;
        const ModelPoint x = {0.47, 0.62};
        (void)process.predict(x, mean, variance);
        for (std::size_t k = 0; k < 2; ++k) {
            ModelPoint before = x, after = x;
            before[k] -= 1e-5;
            after[k] += 1e-5;
            const Prediction low = process.predict(before), high = process.predict(after);
            QVERIFY(std::abs((high.mean - low.mean) / 2e-5 - mean[k]) < 1e-6);
            QVERIFY(std::abs((high.variance - low.variance) / 2e-5 - variance[k]) < 1e-6);
        }
    }

    void theFittedScalesAreMoreLikelyThanTheirNeighbours()
    {
        // y depends on the first coordinate only, with noise of standard deviation 0.1.
        std::vector<Observation> observations;
        const SobolSequence sequence(3, 9);
        for (std::uint32_t i = 0; i < 60; ++i) {
            const std::vector<double> point = sequence.point(i);
            observations.push_back({{point[0], point[1]}, std::sin(8 * point[0]) + 0.1 * 3.46 * (point[2] - 0.5)});
        }
        const KernelScales scales = GaussianProcess::fit({false, false}, observations);
        QVERIFY2(scales.lengths[1] > 3 * scales.lengths[0], std::to_string(scales.lengths[1]).c_str());
        QVERIFY2(scales.noise > 0.005 && scales.noise < 0.02, std::to_string(scales.noise).c_str());
        const double best = GaussianProcess({false, false}, observations, scales).logLikelihood();
        KernelScales shorter = scales, noisier = scales, quieter = scales;
        shorter.lengths[0] /= 2;
        noisier.noise *= 4;
        quieter.noise /= 4;
        for (const KernelScales& other : {shorter, noisier, quieter})
            QVERIFY(GaussianProcess({false, false}, observations, other).logLikelihood() < best);
    }

    void categoriesAndAbsentNumbersKeepTheKernelPositive()
    {
        QCOMPARE(squaredDistance(0, 2, true), 1.0);
        QCOMPARE(squaredDistance(1, 1, true), 0.0);
        QCOMPARE(squaredDistance(kAbsent, kAbsent, false), 0.0);
        QCOMPARE(squaredDistance(kAbsent, 0.9, false), squaredDistance(0.9, kAbsent, false));
        // A triangle inequality that would fail if absence cost nothing.
        QVERIFY(std::sqrt(squaredDistance(0.0, 1.0, false)) <=
                std::sqrt(squaredDistance(0.0, kAbsent, false)) + std::sqrt(squaredDistance(kAbsent, 1.0, false)));
        std::vector<Observation> observations;
        const SobolSequence sequence(3, 4);
        for (std::uint32_t i = 0; i < 60; ++i) {
            const std::vector<double> point = sequence.point(i);
            observations.push_back(
                {{point[0] < 0.3 ? kAbsent : point[0], std::floor(point[1] * 4), point[2]}, point[2]});
        }
        const GaussianProcess process({false, true, false}, observations, {{2.0, 1.5, 3.0}, 1.0, 1e-8});
        for (const Observation& one : observations)
            QVERIFY(std::abs(process.predict(one.x).mean - one.y) < 1e-4);
    }

    void improvementIsExactFarBelowZero()
    {
        const double expected[][4] = {{0.2, 0.5, 0.4, -2.947575316506},
                                      {1.0, 0.0, 0.5, 0.004236365228283},
                                      {-8.0, 0.0, 1.0, -37.12236426169},
                                      {-30.0, 0.0, 1.0, -457.7246537606},
                                      {-200.0, 0.0, 2.0, -5009.43643162}};
        for (const auto& [best, mean, deviation, value] : expected)
            QVERIFY2(std::abs(logExpectedImprovement(best, mean, deviation) - value) < 1e-8 * std::abs(value) + 1e-11,
                     std::to_string(logExpectedImprovement(best, mean, deviation)).c_str());
    }

    void minimiseFindsAMinimumInTheBox()
    {
        const Objective valley = [](const std::vector<double>& x, std::vector<double>& gradient) {
            const double a = x[1] - x[0] * x[0], b = 1 - x[0];
            gradient = {-400 * a * x[0] - 2 * b, 200 * a};
            return 100 * a * a + b * b;
        };
        const Minimum inside = minimise(valley, {-1.2, 1.0}, {-2, -2}, {2, 2}, 300);
        QVERIFY(std::abs(inside.x[0] - 1) < 1e-3 && std::abs(inside.x[1] - 1) < 2e-3);
        const Minimum edge = minimise(valley, {-1.2, 0.2}, {-2, -2}, {0.5, 2}, 300); // (0.5, 0.25)
        QVERIFY(std::abs(edge.x[0] - 0.5) < 1e-6 && std::abs(edge.x[1] - 0.25) < 1e-4);
    }

    void valuesAreNormalisedAsByScipy()
    {
        const std::vector<double> found = normalised({0.1, 0.2, 0.15, 0.4, 0.3, 5.0, 40.0});
        const double expected[] = {-0.6066095164, -0.5754786121, -0.5910054988, -0.514138553,
                                   -0.5446554673, 0.5850467458,  2.246840902};
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY2(std::abs(found[i] - expected[i]) < 1e-8, std::to_string(found[i]).c_str());
        QVERIFY(normalised({3.0, 3.0, 3.0, 3.0}) == std::vector<double>(4, 0.0));
    }

    void pendingPointsAreNotAskedAgain()
    {
        SearchPlan plan = cube(2);
        std::vector<SearchTrial> trials = searched(plan, 12, branin);
        std::set<std::pair<int, int>> squares;
        for (int slot = 13; slot <= 28; ++slot) {
            SearchTrial running = trial(slot, askPoint(plan, slot, trials), 0.0, TrialEnd::None);
            running.values.clear();
            for (const SearchTrial& other : trials)
                QVERIFY(other.point != running.point);
            trials.push_back(running);
            squares.emplace(static_cast<int>(*running.point[0] * 8), static_cast<int>(*running.point[1] * 8));
        }
        QVERIFY2(squares.size() >= 5, std::to_string(squares.size()).c_str());
    }

    void theLastRunsRefineTheBestPoint()
    {
        SearchPlan plan = cube(2);
        plan.runs = 30;
        std::vector<SearchTrial> trials = searched(plan, 20, branin);
        int far = 0;
        for (int slot = 21; slot <= 30; ++slot) {
            const auto best = std::min_element(trials.begin(), trials.end(), [](const auto& a, const auto& b) {
                return a.values[0][0].second < b.values[0][0].second;
            });
            const auto isClose = [&](const SearchPoint& point) {
                return std::abs(*point[0] - *best->point[0]) < 0.101 && std::abs(*point[1] - *best->point[1]) < 0.101;
            };
            const SearchPoint point = askPoint(plan, slot, trials);
            QVERIFY2(slot % 2 == 1 || isClose(point), std::to_string(slot).c_str());
            SearchPlan young = plan;
            young.runs = 100;
            far += !isClose(askPoint(young, slot, trials));
            trials.push_back(trial(slot, point, branin(plan, point)));
        }
        QVERIFY2(far >= 3, std::to_string(far).c_str()); // otherwise the model would have looked there anyway
    }

    void aSmallSpaceIsExhaustedBeforeAPointRepeats()
    {
        SearchPlan plan = cube(0);
        plan.parameters = {choice("/a", {"\"x\"", "\"y\"", "\"z\""}), number("/b", 1, 4, 1),
                           beneath(choice("/c", {"false", "true"}), "/a", "\"y\"")};
        std::vector<SearchTrial> trials; // 4 × (1 + 2 + 1) points; the first ones are of the Sobol sequence
        std::set<SearchPoint> asked;
        for (int slot = 1; slot <= 16 + 6; ++slot) {
            const SearchPoint point = askPoint(plan, slot, trials);
            const bool fresh = asked.insert(point).second;
            QVERIFY(fresh || slot <= 6 || asked.size() == 16);
            trials.push_back(trial(slot, point, mixed(plan, point)));
        }
        QCOMPARE(asked.size(), std::size_t(16));
    }

    void failedRunsCountAsTheWorst()
    {
        const SearchPlan plan = cube(1);
        const std::vector<SearchTrial> trials = {trial(1, {0.2}, 0.5), trial(2, {0.4}, 3.0),
                                                 trial(3, {0.9}, 0.1, TrialEnd::Failed)};
        const Observations seen = observe(plan, 4, trials);
        QCOMPARE(seen.told.size(), std::size_t(3));
        QCOMPARE(seen.told[2].value, seen.told[1].value);
        QVERIFY(seen.told[0].value < seen.told[1].value);
        // A run that failed before its first value.
        SearchTrial empty = trials[2];
        empty.values.clear();
        const std::vector<SearchTrial> others = {trials[0], trials[1], empty};
        QCOMPARE(observe(plan, 4, others).told[2].value, seen.told[1].value);
    }

    void repeatsOfAPointCountAsTheirMean()
    {
        const SearchPlan plan = cube(1);
        const std::vector<SearchTrial> trials = {trial(1, {0.2}, 0.0), trial(2, {0.4}, 1.0), trial(3, {0.2}, 1.0),
                                                 trial(4, {0.7}, 0.5)};
        const Observations seen = observe(plan, 5, trials);
        QCOMPARE(seen.told.size(), std::size_t(3));
        QCOMPARE(seen.told[0].count, 2.0);
        QVERIFY(seen.told[0].value > -0.6 && seen.told[0].value < 0.6);
    }

    void runsThatEndedEarlyAreContinuedByWhatOthersGained()
    {
        const SearchPlan plan = cube(1);
        std::vector<SearchTrial> trials;
        // Complete runs fall by 1 between epochs 3 and 9.
        for (int slot = 1; slot <= 3; ++slot) {
            trials.push_back(trial(slot, {0.1 * slot}, 0.0));
            trials.back().values = {{{3, 2.0 + slot}, {9, 1.0 + slot}}};
        }
        SearchTrial early = trial(4, {0.9}, 0.0, TrialEnd::Stopped);
        early.values = {{{1, 9.0}, {3, 4.0}}};
        trials.push_back(early);
        const Observations seen = observe(plan, 5, trials);
        QVERIFY(std::abs(seen.told[3].value - seen.told[1].value) < 1e-12); // 4 at epoch 3 becomes 3
        QCOMPARE(seen.told[3].extra, 0.0);                                  // all gains are equal
        trials[0].values = {{{3, 3.0}, {9, 0.0}}};
        QVERIFY(observe(plan, 5, trials).told[3].extra > 0.1);
        // A run that continues another one replaces it.
        SearchTrial next = trial(5, early.point, 0.0);
        next.kind = TrialKind::Continue;
        next.from = 4;
        next.values = {{{1, 9.0}, {3, 4.0}, {9, 0.5}}};
        trials.push_back(next);
        const Observations after = observe(plan, 6, trials);
        QCOMPARE(after.told.size(), std::size_t(4));
        QCOMPARE(after.told[3].count, 1.0);
    }

    void beatsRandomPoints()
    {
        int wins = 0;
        std::vector<double> regrets;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            SearchPlan plan = cube(2);
            plan.seed = seed;
            const double model = leastOf(searched(plan, 25, branin));
            plan.sampler = SearchSampler::Random;
            wins += model < leastOf(searched(plan, 25, branin));
            regrets.push_back(model - 0.39788735772973816);
        }
        std::sort(regrets.begin(), regrets.end());
        QVERIFY2(wins >= 18, std::to_string(wins).c_str());
        QVERIFY2(regrets[10] < 0.01, std::to_string(regrets[10]).c_str());
    }

    void findsTheRightChoices()
    {
        int right = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            SearchPlan plan = mixedPlan();
            plan.seed = seed;
            const std::vector<SearchTrial> trials = searched(plan, 40, mixed);
            const auto best = std::min_element(trials.begin(), trials.end(), [](const auto& a, const auto& b) {
                return a.values[0][0].second < b.values[0][0].second;
            });
            right += *best->point[1] == 1.0;
        }
        QVERIFY2(right >= 9, std::to_string(right).c_str());
    }

    void severalGoalsSpreadOverTheFront()
    {
        // Two goals whose front is the line from (0.2, 0.5) to (0.8, 0.5).
        SearchPlan plan = cube(2);
        plan.goals.push_back({"val/top1", true, SearchGoal::Take::Last});
        std::vector<SearchTrial> trials;
        for (int slot = 1; slot <= 40; ++slot) {
            const SearchPoint point = askPoint(plan, slot, trials);
            trials.push_back(trial(slot, point, 0.0));
            const double y = std::pow(*point[1] - 0.5, 2);
            trials.back().values = {{{1, std::pow(*point[0] - 0.2, 2) + y}}, {{1, -std::pow(*point[0] - 0.8, 2) - y}}};
        }
        std::set<int> parts;
        for (std::size_t i = 15; i < trials.size(); ++i) {
            const SearchPoint& point = trials[i].point;
            if (std::abs(*point[1] - 0.5) < 0.1 && *point[0] > 0.15 && *point[0] < 0.85)
                parts.insert(static_cast<int>((*point[0] - 0.15) / 0.14));
        }
        QVERIFY2(parts.size() >= 4, std::to_string(parts.size()).c_str());
    }
};

TRAINYARD_TEST(SearchSamplerTest)

} // namespace search_sampler_test

#include "search_sampler_test.moc"
