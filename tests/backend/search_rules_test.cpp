// SPDX-License-Identifier: Apache-2.0
// What a search decides: which runs are ended early, which go on, what a run is told when it asks.
#include "backend/search/next_trial.h"
#include "backend/search/rungs.h"
#include "tests/support/test_environment.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace search_rules_test {

using namespace trainyard;

namespace {

SearchPlan planOf(SearchStopping stopping)
{
    SearchPlan plan;
    plan.parameters = {
        {.field = "/training/learning_rate/base", .kind = ParameterKind::LogUniform, .low = 0.001, .high = 1}};
    plan.sampler = SearchSampler::Random;
    plan.stopping = stopping;
    plan.runs = 100;
    return plan;
}

/// A run whose goal has these values after epochs 1, 2, …
SearchTrial trialOf(int slot, std::vector<double> values, TrialEnd end = TrialEnd::None)
{
    SearchTrial trial;
    trial.slot = slot;
    trial.point = {0.1 / slot};
    trial.run = "run" + std::to_string(slot);
    trial.end = end;
    trial.values.emplace_back();
    for (std::size_t i = 0; i < values.size(); ++i)
        trial.values.back().emplace_back(static_cast<int>(i) + 1, values[i]);
    if (end == TrialEnd::Stopped)
        trial.rung = static_cast<int>(values.size());
    return trial;
}

TrialQuestion questionOf(int slot, int epochs = 9)
{
    TrialQuestion question{slot, epochs, 1, 1000.0, {}};
    question.mayContinue = [](int) { return true; };
    return question;
}

} // namespace

class SearchRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void halvingLetsTheBestShareGoOn()
    {
        const SearchPlan plan = planOf(SearchStopping::Asha);
        std::vector<SearchTrial> trials;
        for (int slot = 1; slot <= 6; ++slot)
            trials.push_back(trialOf(slot, {0.1 * slot}));
        for (int slot = 1; slot <= 6; ++slot) {
            const RungVerdict verdict = judgeAtRung(plan, trials, slot, 1, 9);
            QCOMPARE(verdict.goesOn, slot >= 5);
            QCOMPARE(verdict.peers, 6);
            QCOMPARE(verdict.best, 2);
            QCOMPARE(verdict.cut, 0.5);
        }
    }

    void tooFewRunsWaitForOthers()
    {
        const SearchPlan plan = planOf(SearchStopping::Asha);
        const std::vector<SearchTrial> trials = {trialOf(1, {0.9}), trialOf(2, {0.1})};
        const RungVerdict verdict = judgeAtRung(plan, trials, 1, 1, 9);
        QVERIFY(!verdict.goesOn);
        QVERIFY(std::isnan(verdict.cut));
    }

    void aRunThatWasPausedTooEarlyIsContinued()
    {
        const SearchPlan plan = planOf(SearchStopping::Asha);
        std::vector<SearchTrial> trials = {trialOf(1, {0.9}, TrialEnd::Stopped), trialOf(2, {0.1}, TrialEnd::Stopped)};
        QVERIFY(promotable(plan, trials, 9).empty());
        trials.push_back(trialOf(3, {0.2}, TrialEnd::Stopped));
        QCOMPARE(promotable(plan, trials, 9), std::vector<int>{1});
        const NextTrial next = nextTrial(plan, trials, questionOf(4));
        QCOMPARE(next.trial->kind, TrialKind::Continue);
        QCOMPARE(next.trial->from, 1);
        QCOMPARE(next.trial->startEpoch, 1);
        QCOMPARE(next.trial->point, trials[0].point);
        QCOMPARE(next.trial->values, trials[0].values);
        trials.push_back(*next.trial); // continued once, never again
        QVERIFY(promotable(plan, trials, 9).empty());
        QCOMPARE(nextTrial(plan, trials, questionOf(5)).trial->kind, TrialKind::New);
    }

    void aRunThatAnotherHasClaimedIsLeftAlone()
    {
        const SearchPlan plan = planOf(SearchStopping::Asha);
        std::vector<SearchTrial> trials;
        for (int slot = 1; slot <= 3; ++slot)
            trials.push_back(trialOf(slot, {0.1 * slot}, TrialEnd::Stopped));
        TrialQuestion question = questionOf(4);
        question.mayContinue = [](int) { return false; };
        QCOMPARE(nextTrial(plan, trials, question).trial->kind, TrialKind::New);
    }

    void aLaterRungComesFirst()
    {
        SearchPlan plan = planOf(SearchStopping::Asha);
        plan.reduction = 2;
        std::vector<SearchTrial> trials = {trialOf(1, {0.9, 0.9}, TrialEnd::Stopped),
                                           trialOf(2, {0.8, 0.8}, TrialEnd::Stopped),
                                           trialOf(3, {0.1}, TrialEnd::Stopped), trialOf(4, {0.95}, TrialEnd::Stopped)};
        QCOMPARE(promotable(plan, trials, 8), (std::vector<int>{1, 4}));
    }

    void lossesAreBetterWhenLower()
    {
        SearchPlan plan = planOf(SearchStopping::Asha);
        plan.goals.front() = {"val/loss", false, SearchGoal::Take::Last};
        const std::vector<SearchTrial> trials = {trialOf(1, {0.1}), trialOf(2, {0.5}), trialOf(3, {0.9})};
        QVERIFY(judgeAtRung(plan, trials, 1, 1, 9).goesOn);
        QVERIFY(!judgeAtRung(plan, trials, 2, 1, 9).goesOn);
    }

    void nothingIsWorseThanNan()
    {
        const SearchPlan plan = planOf(SearchStopping::Asha);
        const std::vector<SearchTrial> trials = {trialOf(1, {NAN}), trialOf(2, {0.1}), trialOf(3, {NAN})};
        QVERIFY(!judgeAtRung(plan, trials, 1, 1, 9).goesOn);
        QVERIFY(judgeAtRung(plan, trials, 2, 1, 9).goesOn);
    }

    void theMedianEndsWhatIsWorse()
    {
        const SearchPlan plan = planOf(SearchStopping::Median);
        std::vector<SearchTrial> trials = {trialOf(1, {0.2, 0.3}), trialOf(2, {0.5, 0.6}), trialOf(3, {0.6, 0.7}),
                                           trialOf(4, {0.7, 0.8})};
        QVERIFY(judgeAtRung(plan, trials, 1, 2, 9).goesOn); // three others are too few to tell
        trials.push_back(trialOf(5, {0.8, 0.9}));
        const RungVerdict verdict = judgeAtRung(plan, trials, 1, 2, 9);
        QVERIFY(!verdict.goesOn);
        QCOMPARE(verdict.value, 0.3);
        QVERIFY(judgeAtRung(plan, trials, 5, 2, 9).goesOn);
        trials[0].values[0] = {{1, 0.95}, {2, 0.3}}; // its best value so far counts
        QVERIFY(judgeAtRung(plan, trials, 1, 2, 9).goesOn);
    }

    void hyperbandDealsItsBrackets()
    {
        SearchPlan plan = planOf(SearchStopping::Hyperband);
        plan.firstRung = 1;
        std::vector<SearchTrial> trials;
        for (int slot = 1; slot <= 4; ++slot)
            trials.push_back(trialOf(slot, {}));
        QCOMPARE(searchRungs(plan, 10), (std::vector<int>{1, 3, 9}));
        QCOMPARE(rungsOf(plan, trials, 1, 10), (std::vector<int>{1, 3, 9}));
        QCOMPARE(rungsOf(plan, trials, 2, 10), (std::vector<int>{3, 9}));
        QCOMPARE(rungsOf(plan, trials, 3, 10), (std::vector<int>{9}));
        QCOMPARE(rungsOf(plan, trials, 4, 10), (std::vector<int>{1, 3, 9}));
    }

    void theLastRunsRepeatTheLeaders()
    {
        SearchPlan plan = planOf(SearchStopping::None);
        plan.runs = 8;
        plan.leaders = 2;
        plan.repeats = 3; // 4 of the 8 runs are repeats
        std::vector<SearchTrial> trials;
        for (int slot = 1; slot <= 4; ++slot) {
            QCOMPARE(nextTrial(plan, trials, questionOf(slot)).trial->kind, TrialKind::New);
            trials.push_back(trialOf(slot, {0.1 * slot}, TrialEnd::Done));
        }
        std::multiset<std::pair<int, std::uint64_t>> repeats;
        for (int slot = 5; slot <= 8; ++slot) {
            const NextTrial next = nextTrial(plan, trials, questionOf(slot));
            QCOMPARE(next.trial->kind, TrialKind::Repeat);
            repeats.insert({next.trial->from, next.trial->seed});
            trials.push_back(*next.trial);
        }
        QVERIFY((repeats == std::multiset<std::pair<int, std::uint64_t>>{{3, 2}, {3, 3}, {4, 2}, {4, 3}}));
    }

    void aBudgetThatIsUsedUpEndsTheSearch()
    {
        SearchPlan plan = planOf(SearchStopping::None);
        plan.deviceHours = 1.0;
        std::vector<SearchTrial> trials = {trialOf(1, {0.5}, TrialEnd::Done)};
        trials[0].seconds = 1799.0;
        trials[0].ranks = 2;
        QVERIFY(nextTrial(plan, trials, questionOf(2)).trial);
        trials[0].seconds = 1800.0;
        const NextTrial next = nextTrial(plan, trials, questionOf(2));
        QVERIFY(!next.trial);
        QCOMPARE(QString::fromStdString(next.none.code), "run.search-device-hours");
        plan.deviceHours = 0.0;
        plan.hours = 0.5;
        trials[0].askedAt = 1.0;
        TrialQuestion question = questionOf(2);
        question.now = 1800.5;
        QVERIFY(nextTrial(plan, trials, question).trial);
        question.now = 1801.0;
        QCOMPARE(QString::fromStdString(nextTrial(plan, trials, question).none.code), "run.search-hours");
    }
};

TRAINYARD_TEST(SearchRulesTest)

} // namespace search_rules_test

#include "search_rules_test.moc"
