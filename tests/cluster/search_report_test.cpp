// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/error.h"
#include "cluster/campaigns/search_findings.h"
#include "cluster/campaigns/search_machines.h"
#include "cluster/campaigns/search_repeats.h"
#include "cluster/campaigns/search_report.h"
#include "cluster/campaigns/search_tries.h"
#include "tests/cluster/search_runs.h"
#include "tests/support/test_environment.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace search_report_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

constexpr double kNow = 1e6;

SearchReport analysed(const SearchPlan& plan, const std::vector<SearchRun>& runs)
{
    return analyseSearch(plan, runs, kNow, 2);
}

const ParameterImportance* importanceOf(const SearchReport& report, std::size_t parameter)
{
    for (const ParameterImportance& one : report.importance)
        if (one.parameter == parameter)
            return &one;
    return nullptr;
}

bool has(const SearchReport& report, const std::string& code)
{
    return std::any_of(report.findings.begin(), report.findings.end(),
                       [&](const Reason& reason) { return reason.code == code; });
}

/// sin x1 + 7 sin² x2 + 0.1 x3⁴ sin x1 on [−π, π]³ (Ishigami and Homma 1990).
double ishigami(const std::vector<double>& unit)
{
    const auto x = [&](int i) { return std::numbers::pi * (2.0 * unit[i] - 1.0); };
    return std::sin(x(0)) + 7.0 * std::pow(std::sin(x(1)), 2) + 0.1 * std::pow(x(2), 4) * std::sin(x(0));
}

double additive(const std::vector<double>& unit)
{
    return 4.0 * unit[0] + 2.0 * unit[1] + unit[2];
}

} // namespace

class SearchReportTest : public QObject {
    Q_OBJECT
private slots:
    /// First-order Sobol indices 0.314, 0.442 and 0; 0.244 is explained only by x1 and x3 together.
    void findsTheSobolIndicesOfTheIshigamiFunction()
    {
        const SearchPlan plan = unitPlan(3);
        const SearchReport report = analysed(plan, sampledRuns(plan, 800, 1, ishigami));
        QCOMPARE(report.triesNeeded, 0);
        QCOMPARE(report.importance.size(), std::size_t{3});
        const double expected[] = {0.314, 0.442, 0.0};
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY2(std::abs(importanceOf(report, i)->share - expected[i]) < 0.08,
                     qPrintable(QStringLiteral("x%1: %2").arg(i + 1).arg(importanceOf(report, i)->share)));
        QVERIFY2(std::abs(report.together - 0.244) < 0.12, qPrintable(QString::number(report.together)));
        QVERIFY(importanceOf(report, 0)->told);
        QVERIFY(importanceOf(report, 1)->told);
        QVERIFY(!importanceOf(report, 2)->told);
        QCOMPARE(report.importance.front().parameter, std::size_t{1}); // the largest comes first
        QVERIFY(has(report, "finding.most-range"));
    }

    /// Var(a·x) = a²/12 for a uniform x: shares 16/21, 4/21, 1/21 and 0.
    void findsTheSharesOfAnAdditiveFunction()
    {
        const SearchPlan plan = unitPlan(4);
        const SearchReport report = analysed(plan, sampledRuns(plan, 300, 2, additive));
        const double expected[] = {16.0 / 21.0, 4.0 / 21.0, 1.0 / 21.0, 0.0};
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY2(std::abs(importanceOf(report, i)->share - expected[i]) < 0.08,
                     qPrintable(QStringLiteral("x%1: %2").arg(i + 1).arg(importanceOf(report, i)->share)));
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY2(importanceOf(report, i)->told, qPrintable(QString::number(i)));
        QVERIFY(!importanceOf(report, 3)->told);
        for (const ParameterImportance& one : report.importance)
            QVERIFY(one.deviation > 0.0 && one.deviation < 0.15);
        // The best tries have much of x1.
        QVERIFY(importanceOf(report, 0)->best->first > 0.6);
    }

    void tellsNothingFromNoise()
    {
        const SearchPlan plan = unitPlan(5);
        int told = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            std::mt19937_64 random(100 + seed);
            std::normal_distribution<double> normal;
            const SearchReport report =
                analysed(plan, sampledRuns(plan, 40, seed, [&](const std::vector<double>&) { return normal(random); }));
            for (const ParameterImportance& one : report.importance)
                told += one.told;
            QCOMPARE(has(report, "finding.nothing"), std::none_of(report.importance.begin(), report.importance.end(),
                                                                  [](const auto& one) { return one.told; }));
        }
        QVERIFY2(told <= 4, qPrintable(QString::number(told))); // 5 % of 20 searches, with room for chance
    }

    /// Each run that goes on is one more of the search's: when none is left, a promising one stays where it was paused.
    void saysWhichPausedRunsMayGoOn()
    {
        SearchPlan plan = unitPlan(1);
        plan.stopping = SearchStopping::Asha;
        plan.firstRung = 1;
        plan.reduction = 3;
        plan.goals.front().maximise = true;
        std::vector<SearchRun> runs;
        for (int slot = 1; slot <= 3; ++slot) {
            SearchRun run = endedRun(slot, fromUnit(plan, {0.2 * slot}), {0.1 * slot});
            run.state = SearchRunState::Stopped;
            run.epoch = 1.0;
            run.curves = {{{1.0, slot == 2 ? 0.9 : 0.1}}};
            runs.push_back(run);
        }
        const SearchReport over = analysed(plan, runs);
        const auto told = std::ranges::find(over.findings, "finding.left-paused", &Reason::code);
        QVERIFY(told != over.findings.end());
        QVERIFY2(told->words.ends_with(": t0002"), told->words.c_str());
        runs.push_back(endedRun(4, fromUnit(plan, {0.9}), {0.1}));
        runs.back().state = SearchRunState::Waiting; // which will continue it
        QVERIFY(!has(analysed(plan, runs), "finding.left-paused"));
        runs.back() = runs[1];
        runs.back().slot = 4;
        runs.back().kind = TrialKind::Continue;
        runs.back().from = 2;
        runs.back().state = SearchRunState::Done;
        runs.back().epoch = 10.0;
        runs.back().curves = {{{1.0, 0.9}, {10.0, 0.95}}};
        QVERIFY(!has(analysed(plan, runs), "finding.left-paused"));
    }

    /// Each bracket compares its own runs alone.
    void saysWhichPausedRunsOfABracketMayGoOn()
    {
        SearchPlan plan = unitPlan(1);
        plan.stopping = SearchStopping::Hyperband;
        plan.firstRung = 1;
        plan.reduction = 3;
        plan.goals.front().maximise = true;
        const auto brackets =
            static_cast<int>(searchRungs(plan, endedRun(1, fromUnit(plan, {0.5}), {0.1}).epochs).size());
        QVERIFY(brackets > 1);
        std::vector<SearchRun> runs;
        for (int slot = 1; slot <= 2 * brackets + 1; ++slot) { // three in the first bracket
            SearchRun run = endedRun(slot, fromUnit(plan, {0.5 / slot}), {0.1});
            const bool first = (slot - 1) % brackets == 0;
            run.state = first ? SearchRunState::Stopped : SearchRunState::Done;
            run.epoch = first ? 1.0 : 10.0;
            run.curves = {{{1.0, !first ? 0.9 : slot == 1 ? 0.5 : 0.1}}}; // the others' are better, and do not count
            if (!first)
                run.curves.front().emplace_back(10.0, 0.9);
            runs.push_back(run);
        }
        const SearchReport report = analysed(plan, runs);
        const auto told = std::ranges::find(report.findings, "finding.left-paused", &Reason::code);
        QVERIFY(told != report.findings.end());
        QVERIFY2(told->words.ends_with(": t0001"), told->words.c_str());
    }

    void saysWhenThereAreTooFewTries()
    {
        const SearchPlan plan = unitPlan(3);
        SearchReport report = analysed(plan, sampledRuns(plan, 7, 1, additive));
        QCOMPARE(report.triesNeeded, 3);
        QVERIFY(report.importance.empty());
        QVERIFY(has(report, "finding.few"));
        QVERIFY_THROWS_EXCEPTION(Failure, sliceOf(plan, report, 0));
        report = analysed(plan, sampledRuns(plan, 10, 1, additive));
        QCOMPARE(report.triesNeeded, 0);
        QCOMPARE(report.importance.size(), std::size_t{3});
        report = analysed(plan, {});
        QCOMPARE(report.triesNeeded, 10);
        QVERIFY(!report.best);
    }

    /// A search of six runs never has ten points.
    void saysWhenThereWillAlwaysBeTooFewTries()
    {
        SearchPlan plan = unitPlan(3);
        plan.runs = 6;
        const SearchReport report = analysed(plan, sampledRuns(plan, 6, 1, additive));
        QVERIFY(has(report, "finding.never") && !has(report, "finding.few"));
        const auto said = std::ranges::find(report.findings, std::string("finding.never"), &Reason::code);
        QVERIFY2(said->text().find("must try 10 combinations of settings, but this one tries only 6") !=
                     std::string::npos,
                 said->text().c_str());
        plan.runs = 14;
        QVERIFY(!neverTellsImportance(plan, report));
        plan.leaders = 5;
        plan.repeats = 2; // five of the runs are further seeds
        QCOMPARE(mostTries(plan, report), 9);
        QVERIFY(neverTellsImportance(plan, report));
        // A run that continued another took the place of a tenth point, and only further seeds are left to train.
        plan = unitPlan(3);
        plan.runs = 14;
        plan.leaders = 4;
        plan.repeats = 2;
        std::vector<SearchRun> begun = sampledRuns(plan, 12, 1, additive);
        begun[9].kind = TrialKind::Continue;
        begun[9].from = 1;
        begun[9].point = begun[0].point;
        for (const std::size_t i : {10U, 11U}) {
            begun[i].kind = TrialKind::Repeat;
            begun[i].from = 2;
            begun[i].point = begun[1].point;
        }
        begun.back().state = SearchRunState::Running;
        begun.back().endedAt = 0.0;
        const SearchReport underway = analysed(plan, begun);
        QCOMPARE(underway.triesNeeded, 1);
        QCOMPARE(mostTries(plan, underway), 9);
        QVERIFY(has(underway, "finding.never") && !has(underway, "finding.few"));
        // Runs that continued others have left room for too few points.
        plan = unitPlan(3);
        plan.runs = 12;
        std::vector<SearchRun> runs = sampledRuns(plan, 12, 1, additive);
        for (std::size_t i = 8; i < runs.size(); ++i) {
            runs[i].kind = TrialKind::Continue;
            runs[i].from = runs[i - 8].slot;
            runs[i].point = runs[i - 8].point;
        }
        const SearchReport over = analysed(plan, runs);
        QCOMPARE(mostTries(plan, over), 8);
        QVERIFY(has(over, "finding.never"));
    }

    void saysWhenNoRunWritesTheGoal()
    {
        SearchPlan plan = unitPlan(1);
        std::vector<SearchRun> runs = {endedRun(1, {0.5}, {}), endedRun(2, {0.7}, {})};
        for (SearchRun& run : runs)
            run.curves.resize(1); // as of a program that writes another series
        runs[1].state = SearchRunState::Running;
        const SearchReport report = analysed(plan, runs);
        QCOMPARE(report.findings.size(), std::size_t{1});
        QVERIFY(has(report, "finding.no-goal"));
        QCOMPARE(std::get<std::string>(report.findings.front().arguments.front()), std::string("val/top1"));
        runs[0].state = SearchRunState::Running; // it may still come
        QVERIFY(!has(analysed(plan, runs), "finding.no-goal"));
        runs[0] = endedRun(1, {0.5}, {0.9});
        QVERIFY(!has(analysed(plan, runs), "finding.no-goal"));
        plan.goals.push_back({"val/loss", false});
        runs[0].curves.resize(2);
        QVERIFY(has(analysed(plan, runs), "finding.no-goal"));
    }

    void findsTheImportanceOfAChoice()
    {
        SearchPlan plan = unitPlan(2);
        plan.parameters[1].field = "/training/optimizer/kind";
        plan.parameters[1].kind = ParameterKind::Choice;
        plan.parameters[1].choices = {"\"sgd\"", "\"adam\"", "\"adamw\""};
        const SearchReport report = analysed(plan, sampledRuns(plan, 90, 3, [](const std::vector<double>& unit) {
                                                 return unit[1] > 2.0 / 3.0 ? 1.0 : 0.1 * unit[0];
                                             }));
        QCOMPARE(report.importance.front().parameter, std::size_t{1});
        QVERIFY(report.importance.front().told);
        QCOMPARE(report.importance.front().best->first, 2.0);
        QVERIFY(has(report, "finding.most-value"));
        const SearchSlice slice = sliceOf(plan, report, 1);
        QCOMPARE(slice.x, (std::vector<double>{0.0, 1.0, 2.0}));
        QVERIFY2(slice.mean[2] > 0.9 && slice.mean[0] < 0.2 && slice.mean[1] < 0.2,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(slice.mean[0]).arg(slice.mean[1]).arg(slice.mean[2])));
    }

    void aDivergedRunDoesNotExplainEverything()
    {
        const SearchPlan plan = unitPlan(2);
        std::vector<SearchRun> runs =
            sampledRuns(plan, 100, 4, [](const std::vector<double>& unit) { return 4.0 * unit[0]; });
        runs[17].curves[0] = {{10.0, -1e12}};
        runs[18].state = SearchRunState::Failed;
        const SearchReport report = analysed(plan, runs);
        QCOMPARE(report.importance.front().parameter, std::size_t{0});
        QVERIFY2(report.importance.front().share > 0.5, qPrintable(QString::number(report.importance.front().share)));
    }

    void slicesAndContoursFollowTheFunction()
    {
        const SearchPlan plan = unitPlan(3);
        const SearchReport report = analysed(plan, sampledRuns(plan, 500, 5, additive));
        const SearchSlice slice = sliceOf(plan, report, 0); // 4 x + 1 + 0.5
        QCOMPARE(slice.x.size(), std::size_t{64});
        for (std::size_t i = 4; i < 60; ++i) {
            QVERIFY2(std::abs(slice.mean[i] - (4.0 * slice.x[i] + 1.5)) < 0.4, qPrintable(QString::number(i)));
            QVERIFY(slice.low[i] <= slice.mean[i] && slice.mean[i] <= slice.high[i]);
        }
        const SearchContour contour = contourOf(plan, report, 0, 1); // 4 x + 2 y + 0.5
        for (const std::size_t j : {std::size_t{8}, std::size_t{32}, std::size_t{56}})
            for (const std::size_t i : {std::size_t{8}, std::size_t{32}, std::size_t{56}})
                QVERIFY(std::abs(contour.mean[j * 64 + i] - (4.0 * contour.x[i] + 2.0 * contour.y[j] + 0.5)) < 0.8);
        QVERIFY_THROWS_EXCEPTION(Failure, contourOf(plan, report, 0, 3));
    }

    void joinsRunsThatContinueEachOther()
    {
        SearchPlan plan = unitPlan(1);
        SearchRun first = endedRun(1, {0.5}, {0.3});
        first.state = SearchRunState::Stopped;
        first.epoch = 3.0;
        first.curves = {{{1.0, 0.1}, {2.0, 0.4}, {3.0, 0.3}}};
        SearchRun other = endedRun(2, {0.7}, {0.35});
        SearchRun more = endedRun(3, {0.5}, {0.6});
        more.kind = TrialKind::Continue;
        more.from = 1;
        more.startEpoch = 3;
        more.curves = {};
        more.state = SearchRunState::Running;
        more.endedAt = 0.0;
        more.epoch = 3.0;
        SearchRun repeat = endedRun(4, {0.7}, {0.9});
        repeat.kind = TrialKind::Repeat;
        repeat.from = 2;
        SearchRun waiting;
        waiting.slot = 5;
        SearchReport report = analysed(plan, {first, other, more, repeat, waiting});
        QCOMPARE(report.tries.size(), std::size_t{3});
        QCOMPARE(report.tries[0].runs, (std::vector<std::size_t>{0, 2}));
        QCOMPARE(int(report.tries[0].state), int(SearchRunState::Running));
        QCOMPARE(report.tries[0].values.front(), 0.3); // its predecessor's until it has its own
        QVERIFY(report.tries[2].repeat);
        QCOMPARE(report.best, std::optional<std::size_t>(1)); // neither the repeat nor what still runs
        QCOMPARE(report.waiting, 1);
        QCOMPARE(report.running, 1);
        QCOMPARE(report.stopped, 0); // it goes on in another run
        QCOMPARE(report.continued, 1);
        QCOMPARE(report.done, 2);
        QCOMPARE(endedRuns(report), 3);
        more.state = SearchRunState::Done;
        more.endedAt = 5000.0;
        more.curves = {{{1.0, 0.1}, {2.0, 0.4}, {3.0, 0.3}, {10.0, 0.6}}};
        report = analysed(plan, {first, other, more, repeat, waiting});
        QCOMPARE(report.best, std::optional<std::size_t>(0));
        QCOMPARE(report.bestOrder, (std::vector<std::size_t>{1, 0}));
        QCOMPARE(report.bestSoFar, (std::vector<double>{0.35, 0.6}));
        QCOMPARE(report.done + report.stopped, int(report.tries.size()));
        QCOMPARE(report.continued, 1);
        plan.goals.front().take = SearchGoal::Take::Best;
        plan.goals.front().maximise = false;
        QCOMPARE(analysed(plan, {first}).tries.front().values.front(), 0.1);
    }

    void findsTheParetoFront()
    {
        std::mt19937_64 random(7);
        for (const std::size_t goals : {std::size_t{2}, std::size_t{3}})
            for (int round = 0; round < 20; ++round) {
                std::vector<std::vector<double>> scores(150, std::vector<double>(goals));
                for (std::vector<double>& one : scores)
                    for (double& score : one)
                        score = static_cast<double>(random() % 12); // many equal ones
                scores[3][1] = kUnknownValue;
                const std::vector<bool> front = paretoFront(scores);
                for (std::size_t i = 0; i < scores.size(); ++i) {
                    const auto beats = [&](const std::vector<double>& other) {
                        bool atLeast = true, better = false;
                        for (std::size_t goal = 0; goal < goals; ++goal) {
                            atLeast &= other[goal] >= scores[i][goal];
                            better |= other[goal] > scores[i][goal];
                        }
                        return atLeast && better;
                    };
                    const bool expected = i != 3 && std::none_of(scores.begin(), scores.end(), beats);
                    QCOMPARE(bool(front[i]), expected);
                }
            }
        SearchPlan plan = unitPlan(1);
        plan.goals.push_back({"epoch/seconds", false, SearchGoal::Take::Last});
        const SearchReport report = analysed(
            plan, {endedRun(1, {0.1}, {0.5, 2.0}), endedRun(2, {0.2}, {0.7, 3.0}), endedRun(3, {0.3}, {0.6, 3.5})});
        QVERIFY(report.tries[0].onFront && report.tries[1].onFront && !report.tries[2].onFront);
        QCOMPARE(report.best, std::optional<std::size_t>(1));
        QVERIFY(std::any_of(report.findings.begin(), report.findings.end(), [](const Reason& finding) {
            return finding.code == "finding.front" && finding.words.ends_with("than these: t0001, t0002");
        }));
    }

    /// Two points with three seeds each; the first one's single value is the better one, its mean is not.
    void meansOfSeveralSeedsDecide_data()
    {
        QTest::addColumn<double>("difference");
        QTest::addColumn<QString>("finding");
        // Margin: 2.776 (Student, 4 degrees) · 0.01 · √(2/3) = 0.02267.
        QTest::newRow("within the noise") << 0.0224 << "finding.noise";
        QTest::newRow("told from the noise") << 0.0229 << "finding.means";
    }
    void meansOfSeveralSeedsDecide()
    {
        QFETCH(double, difference);
        QFETCH(QString, finding);
        SearchPlan plan = unitPlan(1);
        plan.leaders = 2;
        plan.repeats = 3;
        plan.runs = 6;
        std::vector<SearchRun> runs;
        for (int i = 0; i < 6; ++i) {
            // Three values with a deviation of 0.01: the first lies 2/√3 of it above the mean, or below.
            const double place = 0.01 / std::numbers::sqrt3 * (i % 3 == 0 ? 2.0 : -1.0);
            const double value = i < 3 ? 0.72 + place : 0.72 + difference - place;
            SearchRun run = endedRun(i + 1, {i < 3 ? 0.2 : 0.8}, {value});
            run.seed = 1 + std::uint64_t(i % 3);
            if (i % 3 > 0) {
                run.kind = TrialKind::Repeat;
                run.from = i < 3 ? 1 : 4;
            }
            runs.push_back(run);
        }
        const SearchReport report = analysed(plan, runs);
        QVERIFY(report.decidedByMeans);
        QCOMPARE(report.repeated.size(), std::size_t{2});
        QVERIFY(std::abs(report.repeated[0].mean[0] - (0.72 + difference)) < 1e-12);
        QVERIFY(std::abs(report.repeated[0].deviation - 0.01) < 1e-12);
        QCOMPARE(*report.best, report.repeated[0].tries[0]);
        QVERIFY(has(report, finding.toStdString()));
        QVERIFY(std::abs(seedDeviation(report) - 0.01) < 1e-12);
        // While seeds are still trained, the single values decide.
        runs.back().state = SearchRunState::Running;
        runs.back().endedAt = 0.0;
        const SearchReport before = analysed(plan, runs);
        QVERIFY(!before.decidedByMeans);
        QCOMPARE(before.tries[*before.best].point[0], std::optional(0.2));
    }

    void lanesShowWhichRunTrainedWhere()
    {
        const SearchPlan plan = unitPlan(1);
        std::vector<SearchRun> runs;
        const auto add = [&](int slot, const char* host, std::vector<RunStretch> stretches) {
            runs.push_back(endedRun(slot, {0.5}, {0.5}));
            runs.back().machine = "cluster";
            for (RunStretch& one : stretches)
                one.host = host;
            runs.back().stretches = std::move(stretches);
        };
        add(1, "n01", {{110.0, 150.0, {}}});
        add(2, "n01", {{120.0, 0.0, {}}});   // still trains
        add(3, "n01", {{155.0, 160.0, {}}}); // in the place of the first
        add(4, "n02", {{100.0, 130.0, {}}, {140.0, 170.0, {}}});
        const std::vector<MachineLane> lanes = machineLanes(runs, 100.0, 200.0);
        QCOMPARE(lanes.size(), std::size_t{2});
        QCOMPARE(lanes[0].host, std::string("n01"));
        QCOMPARE(lanes[0].rows, 2);
        QCOMPARE(lanes[0].stretches[2].row, lanes[0].stretches[0].row);
        QCOMPARE(lanes[0].stretches[2].waitedFrom, 150.0);
        QCOMPARE(lanes[0].stretches[1].to, 200.0);
        QCOMPARE(lanes[0].trained, 40.0 + 80.0 + 5.0);
        QCOMPARE(lanes[0].waited, 10.0 + 20.0 + 5.0);
        QCOMPARE(lanes[1].rows, 1); // two attempts of one run
        QCOMPARE(lanes[1].waited, 10.0);
    }

    void saysWhenTheBestLieAtTheEndOfTheRange()
    {
        const SearchPlan plan = unitPlan(2);
        const auto steep = [](const std::vector<double>& unit) { return std::exp(8.0 * unit[0]); };
        QVERIFY(has(analysed(plan, sampledRuns(plan, 200, 6, steep)), "finding.edge"));
        const auto hill = [](const std::vector<double>& unit) { return -std::pow(unit[0] - 0.5, 2); };
        QVERIFY(!has(analysed(plan, sampledRuns(plan, 200, 6, hill)), "finding.edge"));
    }

    void estimatesTheTimeLeft()
    {
        SearchPlan plan = unitPlan(1);
        plan.runs = 10;
        std::vector<SearchRun> runs = sampledRuns(plan, 4, 1, additiveOfOne);
        SearchRun running = endedRun(5, {0.5}, {});
        running.state = SearchRunState::Running;
        running.seconds = 40.0;
        running.endedAt = 0.0;
        runs.push_back(running);
        // 5 runs of 100 s and the rest of one, two at a time.
        QCOMPARE(analysed(plan, runs).secondsLeft, 280.0);
        plan.deviceHours = (4 * 100.0 + 40.0 + 50.0 + 200.0) / 3600.0; // for two more
        QCOMPARE(std::round(analysed(plan, runs).secondsLeft), 130.0);
        plan.deviceHours = 0.0;
        plan.runs = 5;
        QCOMPARE(analysed(plan, runs).secondsLeft, 60.0);
        runs.pop_back();
        plan.runs = 4;
        QCOMPARE(analysed(plan, runs).secondsLeft, 0.0);
        QCOMPARE(analysed(plan, runs).deviceHours, 4 * 100.0 / 3600.0);
        QVERIFY(std::isnan(analysed(plan, {}).secondsLeft));
    }

    /// They ended without a point, so that the search is over.
    void runsBeyondTheBudgetEndTheSearch()
    {
        SearchPlan plan = unitPlan(1);
        plan.runs = 6;
        plan.deviceHours = 4 * 100.0 / 3600.0;
        std::vector<SearchRun> runs = sampledRuns(plan, 4, 1, additiveOfOne);
        for (const int slot : {5, 6}) {
            SearchRun late = endedRun(slot, {}, {});
            late.state = SearchRunState::Waiting;
            late.point.reset();
            late.seconds = late.epoch = 0.0;
            late.endedAt = 2000.0;
            runs.push_back(late);
        }
        const SearchReport report = analysed(plan, runs);
        QCOMPARE(report.waiting, 2);
        QCOMPARE(report.tries.size(), std::size_t{4});
        QCOMPARE(report.secondsLeft, 0.0);
        QCOMPARE(report.hours, (2000.0 - 1060.0) / 3600.0); // not until now
    }

    void isTheSameEveryTime()
    {
        const SearchPlan plan = unitPlan(3);
        const std::vector<SearchRun> runs = sampledRuns(plan, 60, 8, additive);
        const SearchReport one = analysed(plan, runs), other = analysed(plan, runs);
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(one.importance[i].share, other.importance[i].share);
            QCOMPARE(one.importance[i].deviation, other.importance[i].deviation);
        }
    }

    /// Says what it takes; a time is not asserted.
    void analysesTenThousandTries()
    {
        for (const int parameters : {3, 8}) {
            const SearchPlan plan = unitPlan(parameters);
            const std::vector<SearchRun> runs = sampledRuns(plan, 10'000, 9, additive);
            QElapsedTimer timer;
            timer.start();
            const SearchReport report = analysed(plan, runs);
            qInfo("%d parameters, 10,000 tries: %lld ms", parameters, static_cast<long long>(timer.elapsed()));
            QCOMPARE(report.bestSoFar.size(), std::size_t{10'000});
            QCOMPARE(report.importance.size(), std::size_t(parameters));
            QCOMPARE(report.importance.front().parameter, std::size_t{0});
        }
    }

private:
    static double additiveOfOne(const std::vector<double>& unit) { return unit[0]; }
};

TRAINYARD_TEST(SearchReportTest)

} // namespace search_report_test

#include "search_report_test.moc"
