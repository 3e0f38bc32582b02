// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/search/next_trial.h"
#include "backend/search/rungs.h"
#include "cluster/campaigns/search_forecast.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <cmath>
#include <map>
#include <random>

namespace search_forecast_test {

using namespace trainyard;

namespace {

SearchPlan planWith(SearchStopping stopping, int runs)
{
    SearchPlan plan;
    plan.parameters = {{.field = "/training/learning_rate/base", .low = 0.001, .high = 1.0}};
    plan.sampler = SearchSampler::Random;
    plan.stopping = stopping;
    plan.firstRung = 1;
    plan.reduction = 3;
    plan.runs = runs;
    return plan;
}

/// Epochs that a search trains, one run after another, when the engine's own rules decide.
double epochsByTheRules(SearchPlan plan, int epochs, std::uint64_t seed)
{
    plan.seed = seed;
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<double> uniform;
    std::map<SearchPoint, double> qualities;
    std::vector<SearchTrial> trials;
    double trained = 0.0;
    for (int slot = 1; slot <= plan.runs; ++slot) {
        TrialQuestion question{slot, epochs, 1, 0.0, [&](int from) {
                                   for (const SearchTrial& other : trials)
                                       if (other.kind == TrialKind::Continue && other.from == from)
                                           return false;
                                   return true;
                               }};
        SearchTrial trial = *nextTrial(plan, trials, question).trial;
        const double quality = qualities.try_emplace(trial.point, uniform(random)).first->second;
        trials.push_back(trial);
        int at = trial.startEpoch;
        std::vector<int> ends = rungsOf(plan, trials, slot, epochs);
        ends.push_back(epochs);
        for (const int end : ends) {
            if (end <= at)
                continue;
            trained += end - at;
            at = end;
            trials.back().values.front().emplace_back(end, quality);
            if (end == epochs) {
                trials.back().end = TrialEnd::Done;
            } else if (!judgeAtRung(plan, trials, slot, end, epochs).goesOn) {
                trials.back().end = TrialEnd::Stopped;
                trials.back().rung = end;
                break;
            }
        }
    }
    return trained;
}

double meanEpochs(const SearchForecast& forecast)
{
    double epochs = forecast.repeatEpochs;
    for (std::size_t i = 0; i < forecast.ends.size(); ++i)
        epochs += forecast.tries[i] * (forecast.ends[i] - (i > 0 ? forecast.ends[i - 1] : 0));
    return epochs;
}

} // namespace

class SearchForecastTest : public QObject {
    Q_OBJECT

private slots:
    void withoutEarlyTerminationItIsAProduct()
    {
        const SearchForecast forecast = forecastSearch(planWith(SearchStopping::None, 25), {8, 120.0, 2, 4});
        QCOMPARE(forecast.ends, std::vector<int>{8});
        QCOMPARE(forecast.tries, std::vector<double>{25.0});
        QCOMPARE(forecast.epochs.low, 200.0);
        QCOMPARE(forecast.epochs.high, 200.0);
        QCOMPARE(forecast.seconds.middle, 7 * 120.0); // four at a time
        QCOMPARE(forecast.allSeconds, 7 * 120.0);
        QCOMPARE(forecast.deviceSeconds.middle, 25 * 120.0 * 2);
    }

    /// The simulation has rules of its own, as this part does not see the engine's: both must come to the same.
    void trainsAsManyEpochsAsTheEngineWould_data()
    {
        QTest::addColumn<int>("stopping");
        QTest::addColumn<int>("epochs");
        QTest::newRow("ASHA") << int(SearchStopping::Asha) << 27;
        QTest::newRow("ASHA, last rung near the end") << int(SearchStopping::Asha) << 10;
        QTest::newRow("Hyperband") << int(SearchStopping::Hyperband) << 27;
        QTest::newRow("median") << int(SearchStopping::Median) << 9;
    }
    void trainsAsManyEpochsAsTheEngineWould()
    {
        QFETCH(int, stopping);
        QFETCH(int, epochs);
        const SearchPlan plan = planWith(SearchStopping(stopping), 40);
        double sum = 0.0;
        constexpr int kSearches = 150;
        for (int seed = 1; seed <= kSearches; ++seed)
            sum += epochsByTheRules(plan, epochs, std::uint64_t(seed));
        const double byRules = sum / kSearches, forecast = meanEpochs(forecastSearch(plan, {epochs, 0.0, 1, 1}));
        QVERIFY2(std::abs(forecast / byRules - 1.0) < 0.06,
                 qPrintable(QStringLiteral("%1 epochs, by the rules %2").arg(forecast).arg(byRules)));
        QVERIFY(byRules < 0.8 * 40 * epochs);
    }

    void repeatsTrainToTheirEnd()
    {
        SearchPlan plan = planWith(SearchStopping::None, 20);
        plan.leaders = 3;
        plan.repeats = 3;
        const SearchForecast forecast = forecastSearch(plan, {5, 10.0, 1, 2});
        QCOMPARE(forecast.repeatEpochs, 6 * 5.0);
        QCOMPARE(forecast.tries, std::vector<double>{14.0});
        QCOMPARE(forecast.epochs.middle, 100.0);
    }

    /// No run starts once the budget is used; those under way go on.
    void theBudgetEndsIt()
    {
        SearchPlan plan = planWith(SearchStopping::None, 100);
        plan.deviceHours = 2.0;
        const SearchForecast forecast = forecastSearch(plan, {4, 720.0, 1, 1}); // five runs an hour
        QCOMPARE(forecast.deviceSeconds.middle, 2.0 * 3600.0);
        plan.deviceHours = 0.0;
        plan.hours = 1.0;
        QCOMPARE(forecastSearch(plan, {4, 720.0, 1, 2}).epochs.middle, 40.0);
    }

    void longSearchesAreScaled()
    {
        const SearchForecast forecast = forecastSearch(planWith(SearchStopping::None, 10'000), {3, 60.0, 1, 8});
        QVERIFY(std::abs(forecast.epochs.middle - 30'000.0) < 1.0);
        QVERIFY(std::abs(forecast.seconds.middle / (10'000.0 / 8 * 60.0) - 1.0) < 0.01);
    }

    void theSameEachTime()
    {
        const SearchPlan plan = planWith(SearchStopping::Asha, 60);
        QCOMPARE(forecastSearch(plan, {27, 100.0, 1, 4}).seconds.high,
                 forecastSearch(plan, {27, 100.0, 1, 4}).seconds.high);
    }
};

TRAINYARD_TEST(SearchForecastTest)

} // namespace search_forecast_test

#include "search_forecast_test.moc"
