// SPDX-License-Identifier: GPL-3.0-or-later
// The analysis of a scaling study against figures worked out by hand.
#include "backend/protocol/series.h"
#include "cluster/campaigns/scaling_analysis.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace scaling_analysis_test {

using namespace trainyard;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

/// Epochs of 1000 samples that take so many seconds each.
StudyRun run(int ranks, int repeat, const std::vector<double>& epochSeconds)
{
    StudyRun out;
    out.ranks = ranks;
    out.repeat = repeat;
    out.state = StudyRun::State::Whole;
    double time = 0.0;
    for (std::size_t i = 0; i < epochSeconds.size(); ++i) {
        time += epochSeconds[i];
        out.curves[series::kEpochSeconds].push_back(
            {std::int64_t(1000 * (i + 1)), double(i + 1), time, epochSeconds[i]});
    }
    return out;
}

void addCurve(StudyRun& to, const char* series, const std::vector<double>& values)
{
    for (std::size_t i = 0; i < values.size(); ++i)
        to.curves[series].push_back({std::int64_t(1000 * (i + 1)), double(i + 1), 10.0 * double(i + 1), values[i]});
}

/// Two reports: one of the first epoch, which must not count, and one that does.
void addPhases(StudyRun& to, double input, double wait, double compute, double validation)
{
    const auto add = [&](const char* series, double value) {
        to.curves[series] = {{900, 0.9, 9.0, 0.9}, {2000, 2.0, 20.0, value}};
    };
    add(series::kInputWait, input);
    add(series::kAllreduce, wait);
    add(series::kCompute, compute);
    add(series::kValidation, validation);
}

const StudyCount& countOf(const ScalingReport& report, int ranks)
{
    for (const StudyCount& count : report.counts)
        if (count.ranks == ranks)
            return count;
    throw std::runtime_error("no such count");
}

class ScalingAnalysisTest : public QObject {
    Q_OBJECT

private slots:
    void setsTheFirstEpochAside()
    {
        QVERIFY(near(throughputOf(run(1, 1, {100.0, 10.0, 30.0})), 2000.0 / 40.0));
        QVERIFY(std::isnan(throughputOf(run(1, 1, {100.0}))));
        QVERIFY(std::isnan(throughputOf(run(1, 1, {}))));
    }

    void measuresSpeedUpAndEfficiencyWithTheirSpread()
    {
        // One rank: 100, 80 and 50 samples/s, median 80. Two ranks: 160, 120 → median 140. Four: 200.
        const std::vector<StudyRun> runs = {run(1, 1, {50, 10}),   run(1, 2, {50, 12.5}),         run(1, 3, {50, 20}),
                                            run(2, 1, {50, 6.25}), run(2, 2, {50, 1000.0 / 120}), run(4, 1, {50, 5})};
        const ScalingReport report = analyseScalingStudy({}, runs, 0);
        QCOMPARE(report.counts.size(), std::size_t{3});
        const StudyCount& two = countOf(report, 2);
        QCOMPARE(two.throughput.count, 2);
        QVERIFY(near(two.throughput.median, 140.0));
        // The one-rank runs differ, too: from 120 over 100 to 160 over 50.
        QVERIFY(near(two.speedUp.low, 1.2) && near(two.speedUp.median, 1.75) && near(two.speedUp.high, 3.2));
        QVERIFY(near(two.efficiency.median, 0.875));
        QVERIFY(near(two.efficiency.low, 0.6) && near(two.efficiency.high, 1.6));
        QVERIFY(near(countOf(report, 4).speedUp.median, 2.5));
        QVERIFY(near(countOf(report, 4).speedUp.low, 2.0) && near(countOf(report, 4).speedUp.high, 4.0)); // of one run
        QVERIFY(near(countOf(report, 4).efficiency.median, 0.625));
        QVERIFY(near(countOf(report, 1).speedUp.low, 0.625) && near(countOf(report, 1).speedUp.high, 1.25));
        // 1 → 2 brings 0.75 of a rank, 2 → 4 (2.5 − 1.75) / 2 = 0.375 each.
        QVERIFY(report.plateau && report.plateau->from == 2 && report.plateau->to == 4);
        QVERIFY(near(report.plateau->gain, 0.375));
    }

    void countsOnlyWholeRuns()
    {
        std::vector<StudyRun> runs = {run(1, 1, {50, 10}), run(1, 2, {50, 1}), run(1, 3, {50})};
        runs[1].state = StudyRun::State::Failed;
        runs[2].state = StudyRun::State::Open;
        const StudyCount one = analyseScalingStudy({}, runs, 0).counts.front();
        QCOMPARE(one.runs, 3);
        QCOMPARE(one.whole, 1);
        QCOMPARE(one.failed, 1);
        QVERIFY(near(one.throughput.high, 100.0));
    }

    void needsTheOneRankRun()
    {
        const ScalingReport report = analyseScalingStudy({}, {run(2, 1, {50, 10})}, 0);
        QCOMPARE(report.counts.front().speedUp.count, 0);
        QVERIFY(!report.plateau);
        QVERIFY(analyseScalingStudy({}, {}, 0).counts.empty());
    }

    void timesTheAccuracyOfTheOneRankRun()
    {
        std::vector<StudyRun> runs = {run(1, 1, {1, 1, 1}), run(1, 2, {1, 1, 1}), run(2, 1, {1, 1, 1}),
                                      run(2, 2, {1, 1, 1})};
        addCurve(runs[0], series::kValTop1, {0.5, 0.9, 0.8});
        addCurve(runs[1], series::kValTop1, {0.6, 0.7, 0.85});
        addCurve(runs[2], series::kValTop1, {0.4, 0.86, 0.9});
        addCurve(runs[3], series::kValTop1, {0.4, 0.6, 0.84});
        const ScalingReport report = analyseScalingStudy({}, runs, 0);
        QCOMPARE(report.target.series, std::string(series::kValTop1));
        QCOMPARE(report.target.value, 0.85); // the worse of the bests 0.9 and 0.85
        QVERIFY(!report.target.fromSpec);
        QVERIFY(near(countOf(report, 1).secondsToTarget.median, 25.0)); // 20 s and 30 s
        QCOMPARE(countOf(report, 2).reached, 1);
        QVERIFY(near(countOf(report, 2).secondsToTarget.median, 20.0));
    }

    /// A guess reaches 10 % of ten classes as soon as it starts.
    void timesNothingAtChanceLevel()
    {
        std::vector<StudyRun> runs = {run(1, 1, {1, 1}), run(1, 2, {1, 1}), run(2, 1, {1, 1})};
        for (StudyRun& one : runs)
            addCurve(one, series::kValTop1, {0.097, 0.1});
        QVERIFY(!analyseScalingStudy({}, runs, 0).target.series.empty());
        runs[2].atChance = true; // the target is that of the one-rank runs
        QVERIFY(!analyseScalingStudy({}, runs, 0).target.series.empty());
        runs[1].atChance = true;
        const ScalingReport report = analyseScalingStudy({}, runs, 0);
        QVERIFY(report.target.series.empty() && report.target.atChance);
        QCOMPARE(countOf(report, 1).secondsToTarget.count, 0);
        QCOMPARE(countOf(report, 2).reached, 0);
        RunSpec base;
        base.training.target = {WatchedSeries::ValTop1, 0.5};
        QVERIFY(analyseScalingStudy(base, runs, 0).target.fromSpec); // what the user asks for is measured
    }

    void timesTheTargetOfTheSpec()
    {
        RunSpec base;
        base.training.target = {WatchedSeries::ValLoss, 0.3};
        std::vector<StudyRun> runs = {run(1, 1, {1, 1}), run(2, 1, {1, 1})};
        runs[0].curves[series::kTimeToTarget] = {{1500, 1.5, 17.0, 17.0}};
        addCurve(runs[1], series::kValLoss, {0.5, 0.31});
        const ScalingReport report = analyseScalingStudy(base, runs, 0);
        QVERIFY(report.target.fromSpec && report.target.series == "val/loss");
        QVERIFY(near(countOf(report, 1).secondsToTarget.median, 17.0));
        QCOMPARE(countOf(report, 2).reached, 0);
    }

    void checksConvergence_data()
    {
        QTest::addColumn<QString>("series");
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<int>("verdict");
        QTest::addColumn<int>("outside");
        // One rank, top-1: 0.50 … 0.52, then 0.80 … 0.84; the tolerance is 0.01.
        QTest::newRow("inside") << "val/top1" << QList<double>{0.495, 0.85} << int(Convergence::Inside) << 0;
        QTest::newRow("on the border") << "val/top1" << QList<double>{0.49, 0.79} << int(Convergence::Inside) << 0;
        QTest::newRow("late") << "val/top1" << QList<double>{0.2, 0.80} << int(Convergence::InsideAtEnd) << 1;
        QTest::newRow("worse") << "val/top1" << QList<double>{0.5, 0.785} << int(Convergence::Worse) << 1;
        QTest::newRow("better") << "val/top1" << QList<double>{0.5, 0.86} << int(Convergence::Better) << 1;
        QTest::newRow("nothing") << "val/top1" << QList<double>{} << int(Convergence::Unknown) << 0;
        QTest::newRow("not a number") << "val/top1" << QList<double>{0.5, kNaN} << int(Convergence::Inside) << 0;
        // One rank, loss: 1.0 … 1.2, then 0.4 … 0.6; the tolerance is 5 % of the means 1.1 and 0.5.
        QTest::newRow("loss inside") << "val/loss" << QList<double>{1.25, 0.62} << int(Convergence::Inside) << 0;
        QTest::newRow("loss worse") << "val/loss" << QList<double>{1.26, 0.63} << int(Convergence::Worse) << 2;
        QTest::newRow("loss better") << "val/loss" << QList<double>{0.94, 0.37} << int(Convergence::Better) << 2;
    }
    void checksConvergence()
    {
        QFETCH(QString, series);
        QFETCH(QList<double>, values);
        QFETCH(int, verdict);
        QFETCH(int, outside);
        const std::string name = series.toStdString();
        std::vector<StudyRun> runs = {run(1, 1, {1, 1}), run(1, 2, {1, 1}), run(2, 1, {1, 1})};
        const bool loss = name == "val/loss";
        addCurve(runs[0], name.c_str(), loss ? std::vector<double>{1.0, 0.6} : std::vector<double>{0.52, 0.80});
        addCurve(runs[1], name.c_str(), loss ? std::vector<double>{1.2, 0.4} : std::vector<double>{0.50, 0.84});
        addCurve(runs[2], name.c_str(), std::vector<double>(values.begin(), values.end()));
        const ScalingReport report = analyseScalingStudy({}, runs, 0);
        const std::vector<ConvergenceCheck>& checks = countOf(report, 2).checks;
        QCOMPARE(checks.size(), std::size_t{1});
        QCOMPARE(checks[0].series, name);
        QCOMPARE(int(checks[0].verdict), verdict);
        QCOMPARE(checks[0].outside, outside);
    }

    /// The mean of runs may stay inside the band while single ones leave it, to both sides.
    void countsSingleRunsThatLeaveTheBand()
    {
        std::vector<StudyRun> runs;
        const auto add = [&](int ranks, const std::vector<double>& top1, const std::vector<double>& loss) {
            runs.push_back(run(ranks, int(runs.size()) + 1, {1, 1}));
            addCurve(runs.back(), series::kValTop1, top1);
            addCurve(runs.back(), series::kValLoss, loss);
        };
        add(1, {0.50, 0.80}, {1.0, 0.5});
        add(1, {0.52, 0.84}, {1.0, 0.5});
        add(2, {0.51, 0.75}, {1.0, 0.5}); // below at the end
        add(2, {0.51, 0.89}, {1.0, 0.5}); // above
        add(2, {0.51, 0.82}, {1.2, 0.5}); // the loss at first
        add(2, {0.51, 0.82}, {0.9, 0.5}); // that, too
        const ScalingReport report = analyseScalingStudy({}, runs, 0);
        const StudyCount& count = countOf(report, 2);
        QCOMPARE(count.checks.size(), std::size_t{2});
        for (const ConvergenceCheck& check : count.checks) {
            QCOMPARE(int(check.verdict), int(Convergence::Inside));
            QCOMPARE(check.runs, 4);
            QCOMPARE(check.leaving, 2);
        }
        QCOMPARE(count.leaving, 4);
    }

    void saysHowMuchFewRunsCanMean()
    {
        // Welch: means 2 and 5, 4.08 degrees of freedom; SciPy's ttest_ind(equal_var=False) gives 3 ± 3.899.
        const MeanDifference known = meanDifference({1.0, 2.0, kNaN, 3.0}, {2.0, 4.0, 6.0, 8.0});
        QCOMPARE(known.first, 3);
        QVERIFY(near(known.difference, 3.0));
        QVERIFY(std::abs(known.margin - 3.899) < 0.02);
        QVERIFY(std::isnan(meanDifference({1.0}, {1.0, 2.0}).margin));
        QVERIFY(std::abs(studentQuantile(7.0) - 2.3646) < 1e-9 && std::abs(studentQuantile(1e9) - 1.96) < 1e-4);
        const auto study = [](const std::vector<double>& one, const std::vector<double>& two) {
            std::vector<StudyRun> runs;
            for (std::size_t i = 0; i < one.size(); ++i) {
                runs.push_back(run(1, int(i) + 1, {1, 1}));
                addCurve(runs.back(), series::kValTop1, {0.5, one[i]});
            }
            for (std::size_t i = 0; i < two.size(); ++i) {
                runs.push_back(run(2, int(i) + 1, {1, 1}));
                addCurve(runs.back(), series::kValTop1, {0.5, two[i]});
            }
            return analyseScalingStudy({}, runs, 0);
        };
        const ScalingReport single = study({0.8}, {0.8});
        QVERIFY(countOf(single, 2).checks.front().weak());
        const ScalingReport wide = study({0.80, 0.84, 0.82}, {0.81, 0.83, 0.80});
        QVERIFY(countOf(wide, 2).checks.front().weak());
        const ScalingReport narrow = study({0.820, 0.821, 0.819}, {0.822, 0.820, 0.821});
        QVERIFY(!countOf(narrow, 2).checks.front().weak());
    }

    void comparesAtTheSameSamples()
    {
        // Other batches put the points elsewhere: at 1500 samples one rank has (0.5 + 0.8) / 2 = 0.65.
        std::vector<StudyRun> runs = {run(1, 1, {1, 1}), run(2, 1, {1, 1})};
        addCurve(runs[0], series::kValTop1, {0.5, 0.8});
        runs[1].curves[series::kValTop1] = {{1500, 1.5, 9.0, 0.655}, {5000, 5.0, 30.0, 0.1}};
        const ConvergenceCheck check = countOf(analyseScalingStudy({}, runs, 0), 2).checks.front();
        QCOMPARE(int(check.verdict), int(Convergence::Inside)); // beyond 2000 there is nothing to compare with
        QCOMPARE(check.points, 1);
        QVERIFY(near(check.low, 0.64) && near(check.high, 0.66));
    }

    void weighsPhasesByTrainingTime()
    {
        StudyRun one = run(1, 1, {1, 1});
        addPhases(one, 0.1, 0.2, 0.5, 0.2);
        QVERIFY(near(phaseShare(one, series::kInputWait), 0.1 / 0.8)); // the first epoch's report does not count
        one.curves[series::kInputWait].push_back({3000, 3.0, 50.0, 0.3});
        one.curves[series::kCompute].push_back({3000, 3.0, 50.0, 0.6});
        one.curves[series::kValidation].push_back({3000, 3.0, 50.0, 0.0});
        // 11 s with 0.1 of 0.8 and 30 s with 0.3 of 1
        QVERIFY(near(phaseShare(one, series::kInputWait), (0.1 * 11 + 0.3 * 30) / (0.8 * 11 + 1.0 * 30)));
        QVERIFY(std::isnan(phaseShare(run(1, 1, {1, 1}), series::kInputWait)));
    }

    void namesThePlateausCause_data()
    {
        QTest::addColumn<QList<double>>("shares"); // of four ranks: input, other ranks, compute
        QTest::addColumn<int>("rule");
        QTest::addColumn<int>("cores");
        QTest::addColumn<int>("cause");
        const int shared = int(ScalingRule::EffectiveBatch), linear = int(ScalingRule::Linear);
        QTest::newRow("input") << QList<double>{0.6, 0.1, 0.3} << shared << 0 << int(PlateauCause::Input);
        QTest::newRow("communication") << QList<double>{0.1, 0.6, 0.3} << shared << 8
                                       << int(PlateauCause::Communication);
        QTest::newRow("little work") << QList<double>{0.05, 0.1, 0.85} << shared << 8 << int(PlateauCause::LittleWork);
        QTest::newRow("whole batches") << QList<double>{0.05, 0.1, 0.85} << linear << 8
                                       << int(PlateauCause::SharedMachine);
        QTest::newRow("few cores") << QList<double>{0.1, 0.6, 0.3} << shared << 2 << int(PlateauCause::SharedMachine);
        QTest::newRow("other") << QList<double>{0.1, 0.1, 0.3} << shared << 8 << int(PlateauCause::Other);
    }
    void namesThePlateausCause()
    {
        QFETCH(QList<double>, shares);
        QFETCH(int, rule);
        QFETCH(int, cores);
        QFETCH(int, cause);
        RunSpec base;
        base.resources.threads = 1;
        base.distribution.scaling = ScalingRule(rule);
        // Four ranks are 1.6 times as fast: a sample costs 2.5 times the rank time.
        std::vector<StudyRun> runs = {run(1, 1, {1, 16}), run(4, 1, {1, 10})};
        addPhases(runs[0], 0.1, 0.0, 0.9, 0.0);
        addPhases(runs[1], shares[0], shares[1], shares[2], 0.0);
        const ScalingReport report = analyseScalingStudy(base, runs, cores);
        QVERIFY(report.plateau);
        QVERIFY(near(report.plateau->gain, 0.2));
        QVERIFY(near(report.plateau->input, 2.5 * shares[0] - 0.1));
        QVERIFY(near(report.plateau->communication, 2.5 * shares[1]));
        QVERIFY(near(report.plateau->compute, 2.5 * shares[2] - 0.9));
        QVERIFY(near(report.plateau->input + report.plateau->communication + report.plateau->compute +
                         report.plateau->other,
                     1.5));
        QCOMPARE(int(report.plateau->cause), cause);
    }

    void findsNoPlateauInGoodScaling()
    {
        QVERIFY(!analyseScalingStudy({}, {run(1, 1, {1, 10}), run(2, 1, {1, 5.2}), run(4, 1, {1, 2.8})}, 0).plateau);
    }
};

} // namespace

TRAINYARD_TEST(ScalingAnalysisTest)

} // namespace scaling_analysis_test

#include "scaling_analysis_test.moc"
