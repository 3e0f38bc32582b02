// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/scaling_study.h"

#include "backend/protocol/reasons_study.h"
#include "cluster/campaigns/study_duration.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace scaling_study_test {

using namespace trainyard;

namespace {

ScalingStudy study(std::vector<int> ranks, int repeats)
{
    ScalingStudy out;
    out.id = "study-1";
    out.base.id = "base";
    out.base.name = "glyphs";
    out.base.tags = {"baseline"};
    out.base.seed = 7;
    out.base.resources.threads = 1;
    out.base.training.batchSize = 64;
    out.ranks = std::move(ranks);
    out.repeats = repeats;
    return out;
}

bool has(const std::vector<CampaignRemark>& remarks, const Reason& reason)
{
    return std::any_of(remarks.begin(), remarks.end(),
                       [&](const CampaignRemark& remark) { return remark.reason == reason; });
}

class ScalingStudyTest : public QObject {
    Q_OBJECT

private slots:
    void makesOneRunForEachNumberAndRepeat()
    {
        const StudyPlan plan = planScalingStudy(study({4, 1, 2}, 2));
        QVERIFY(plan.problems.empty() && plan.remarks.empty());
        QCOMPARE(plan.cells.size(), std::size_t{6});
        const char* const names[] = {"n1-r1", "n2-r1", "n4-r1", "n1-r2", "n2-r2", "n4-r2"};
        for (std::size_t i = 0; i < plan.cells.size(); ++i) {
            const RunSpec& spec = plan.cells[i].spec;
            QCOMPARE(spec.cell, std::string(names[i]));
            QCOMPARE(spec.campaign, std::string("study-1"));
            QCOMPARE(spec.name, "glyphs " + spec.cell);
            QCOMPARE(spec.id, "study-1." + spec.cell);
            QCOMPARE(spec.resources.ranks, plan.cells[i].ranks);
            QCOMPARE(spec.seed, std::uint64_t(i < 3 ? 7 : 8));
            QCOMPARE(spec.tags, (std::vector<std::string>{"baseline", "scaling-study"}));
        }
    }

    void addsTheOneRankRun()
    {
        const StudyPlan plan = planScalingStudy(study({2, 4}, 3));
        QCOMPARE(plan.ranks, (std::vector<int>{1, 2, 4}));
        QVERIFY(has(plan.remarks, studyReason("study.one-rank-added")));
        QCOMPARE(plan.cells.size(), std::size_t{9});
    }

    void takesNumbersGivenTwiceOnce()
    {
        const StudyPlan plan = planScalingStudy(study({2, 1, 2, 2}, 2));
        QCOMPARE(plan.ranks, (std::vector<int>{1, 2}));
        QCOMPARE(plan.remarks.size(), std::size_t{1});
        QVERIFY(has(plan.remarks, studyReason("study.ranks-repeated", 2)));
    }

    /// Two repeats of 1 and 2 ranks: runs of 100 s, and of 50 to 100 s.
    void itsRunsTrainOneAfterAnother()
    {
        const StudyPlan plan = planScalingStudy(study({1, 2}, 2));
        QVERIFY(std::isnan(forecastStudyRuns(plan, {}).secondsLeft));
        QCOMPARE(forecastStudyRuns(plan, {}).runs, 4);
        const TicketForecast like = forecastStudyRuns(plan, {.secondsOfOne = 100.0, .like = "an old run"});
        QCOMPARE(like.secondsLow, 300.0);
        QCOMPARE(like.secondsLeft, 350.0);
        QCOMPARE(like.secondsHigh, 400.0);
        QCOMPARE(like.parallel, 1);
        QCOMPARE(like.like, std::string("an old run"));
        // 64 samples of 1 ms are a step of 64 ms; two ranks need 32 ms for their half.
        StepCosts costs;
        costs.perSample = 0.001;
        costs.cores = 2.0;
        const TicketForecast fitted = forecastStudyRuns(plan, {.costs = costs, .samplesPerRun = 64'000.0});
        QVERIFY(fitted.fitted);
        QVERIFY(std::abs(fitted.secondsPerRun - 64.0) < 1e-6);
        QVERIFY(std::abs(fitted.secondsLeft - 2.0 * (64.0 + 32.0)) < 1e-6);
        QCOMPARE(fitted.secondsLow, fitted.secondsHigh);
        // A measured run says how long, the costs how much shorter.
        const TicketForecast both =
            forecastStudyRuns(plan, {.secondsOfOne = 100.0, .like = "x", .costs = costs, .samplesPerRun = 64'000.0});
        QVERIFY(std::abs(both.secondsLeft - 300.0) < 1e-6);
    }

    void refusesWhatCannotTrain()
    {
        for (const auto& [bad, reason] :
             {std::pair{study({}, 1), studyReason("study.no-ranks")},
              std::pair{study({1, 0}, 1), studyReason("study.bad-ranks", 0, kMostStudyRanks)},
              std::pair{study({1, 257}, 1), studyReason("study.bad-ranks", 257, kMostStudyRanks)},
              std::pair{study({1, 2}, 0), studyReason("study.repeats", 0, kMostStudyRepeats)},
              std::pair{study({1, 128}, 1), studyReason("study.bad-rank-spec", 128)}}) {
            const StudyPlan plan = planScalingStudy(bad);
            QVERIFY2(has(plan.problems, reason), reason.words.c_str());
            QVERIFY(plan.cells.empty());
        }
        const std::vector<CampaignRemark> problems = planScalingStudy(study({1, 128, 0}, 0)).problems;
        QCOMPARE(fullReason(problems).code, std::string("study.several-do"));
        QVERIFY2(fullReason(problems).remedy.find("Choose numbers from 1 to 256. Choose 1 to 100.") !=
                     std::string::npos,
                 fullReason(problems).remedy.c_str()); // what to do about each
        const std::string full = fullReason(planScalingStudy(study({1, 128}, 1)).problems).text();
        QVERIFY2(full.find("with 128 ranks, the run spec is not valid: /") == 0, full.c_str());
        ScalingStudy resumed = study({1, 2}, 1);
        resumed.base.parent = ParentSpec{"other", "/a.safetensors"};
        QVERIFY(has(planScalingStudy(resumed).problems, studyReason("study.has-parent")));
    }

    void saysWhatSpoilsTheMeasurement()
    {
        ScalingStudy rough = study({1, 3}, 1);
        rough.base.training.epochs = 1;
        rough.base.training.learningRate.warmupEpochs = 0.0;
        rough.base.resources.threads = 0;
        const StudyPlan plan = planScalingStudy(rough);
        QVERIFY(plan.problems.empty());
        QCOMPARE(plan.cells.size(), std::size_t{2});
        QVERIFY(has(plan.remarks, studyReason("study.uneven-batch", 3))); // 64 = 22 + 21 + 21
        QVERIFY(has(plan.remarks, studyReason("study.few-epochs")));
        QVERIFY(has(plan.remarks, studyReason("study.all-threads")));
        QVERIFY(has(plan.remarks, studyReason("study.one-repeat")));
    }

    void cutsLongNamesAtALetter()
    {
        ScalingStudy longNamed = study({1, 2}, 2);
        longNamed.base.name.clear();
        for (int i = 0; i < 100; ++i)
            longNamed.base.name += "ö"; // 200 bytes
        const StudyPlan plan = planScalingStudy(longNamed);
        QVERIFY(plan.problems.empty());
        const std::string name = plan.cells.front().spec.name;
        QVERIFY(name.size() <= 200 && name.ends_with(" n1-r1"));
        QVERIFY(QString::fromStdString(name).toStdString() == name);
    }

    void readsCellNamesBack()
    {
        int ranks = 0, repeat = 0;
        QVERIFY(parseStudyCell(studyCellName(16, 3), ranks, repeat));
        QCOMPARE(ranks, 16);
        QCOMPARE(repeat, 3);
        for (const char* bad :
             {"", "n", "n4", "n4-r", "n-r1", "n4-r2x", "x4-r2", "n0-r1", "n4-r-1", "n99999999999-r1", "n4 -r2"})
            QVERIFY2(!parseStudyCell(bad, ranks, repeat), bad);
        QCOMPARE(ranks, 16);
    }
};

} // namespace

TRAINYARD_TEST(ScalingStudyTest)

} // namespace scaling_study_test

#include "scaling_study_test.moc"
