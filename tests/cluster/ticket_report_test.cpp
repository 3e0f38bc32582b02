// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/ticket_report.h"
#include "cluster/campaigns/ticket_table.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace ticket_report_test {

using namespace trainyard;

namespace {

TicketStudy boardStudy()
{
    TicketStudy study;
    study.id = "tickets";
    study.base.id = "base";
    study.base.name = "digits";
    study.base.training.epochs = 10;
    study.amounts = {0.5, 0.8};
    study.resetPoints = {{ResetPoint::Unit::Epoch, 0}, {ResetPoint::Unit::Epoch, 5}};
    study.seeds = 2;
    study.controls = {TicketControl::Redraw};
    study.stepsPerEpoch = 100;
    return study;
}

TicketRun doneRun(const std::string& cell, double top1, double seconds = 0.0)
{
    TicketRun run;
    run.id = "run-" + cell;
    run.cell = cell;
    run.state = TicketRunState::Done;
    run.progress = 1.0;
    run.top1 = top1;
    run.best = top1 + 0.01;
    run.seconds = seconds;
    run.totalSteps = 1000;
    return run;
}

TicketRun runIn(const std::string& cell, TicketRunState state, double progress = 0.0)
{
    TicketRun run;
    run.id = "run-" + cell;
    run.cell = cell;
    run.state = state;
    run.progress = progress;
    return run;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

class TicketReportTest : public QObject {
    Q_OBJECT

private slots:
    void comparesPlacesWithTheDenseNet()
    {
        const TicketStudy study = boardStudy();
        const TicketPlan plan = planTicketStudy(study);
        std::vector<TicketRun> runs = {doneRun("base-s1", 0.91),    doneRun("base-s2", 0.93),
                                       doneRun("p50-e5-s1", 0.92),  doneRun("p50-e5-s2", 0.925),
                                       doneRun("p50-e0-s1", 0.915), doneRun("p80-e5-s1", 0.914)};
        runs[2].sparsity = 0.5001;
        runs[3].sparsity = 0.4999;
        const TicketReport report = analyseTickets(study, plan, runs);
        QVERIFY(near(report.dense.mean, 0.92));
        QVERIFY(near(report.dense.deviation, std::sqrt(2.0) * 0.01));
        QCOMPARE(report.rows.size(), std::size_t{3});
        QCOMPARE(report.rows[1].step, std::int64_t{500});
        const TicketPlace& late = report.rows[1].places[0];
        QCOMPARE(late.done, 2);
        QVERIFY(near(late.difference, 0.25));
        QVERIFY(near(late.low, 0.92) && near(late.high, 0.925));
        QVERIFY(late.winning);
        QVERIFY(near(late.sparsity, 0.5));
        QVERIFY(late.decided && !late.isPartlyDone());
        const TicketPlace& start = report.rows[0].places[0]; // the other seed is missing
        QVERIFY(near(start.difference, 0.5));                // to the dense run of the same seed
        QVERIFY(near(start.denseMean, 0.91));
        QVERIFY(start.isPartlyDone() && !start.decided && !start.winning);
        QCOMPARE(start.missing, 1);
        QVERIFY(std::isnan(start.deviation));
        QVERIFY(!report.rows[1].places[1].winning);
        QVERIFY(!report.rows[0].places[1].winning && std::isnan(report.rows[0].places[1].difference));
        QCOMPARE(report.winning, 1);
        QVERIFY(report.rows[2].isControl && report.rows[2].control == TicketControl::Redraw);
        QVERIFY(near(report.columns[0].sparsity, 0.5));
        QVERIFY(near(report.columns[1].sparsity, 0.8));
        QVERIFY(std::isnan(report.columns[0].threshold));
        const TicketReport best = analyseTickets(study, plan, runs, {}, TicketMetric::Best);
        QVERIFY(near(best.dense.mean, 0.93));
        runs.push_back(doneRun("p50-e0-s2", 0.915));
        const TicketReport whole = analyseTickets(study, plan, runs);
        QVERIFY(near(whole.rows[0].places[0].difference, -0.5)); // exactly at the tolerance
        QVERIFY(whole.rows[0].places[0].winning);
        QCOMPARE(whole.winning, 2);
        runs[1].state = TicketRunState::Running; // a dense run is trained again
        const TicketReport again = analyseTickets(study, plan, runs);
        QCOMPARE(again.winning, 0);
        QVERIFY(near(again.rows[1].places[0].difference, 1.0));
    }

    void runningSeedsAreComparedWithTheirDenseRuns()
    {
        const TicketStudy study = boardStudy();
        TicketRun running = runIn("p50-e5-s2", TicketRunState::Running, 0.5);
        running.top1 = 0.92;
        const TicketReport report = analyseTickets(study, planTicketStudy(study),
                                                   {doneRun("base-s1", 0.91), doneRun("base-s2", 0.93), running});
        QVERIFY(near(report.rows[1].places[0].liveDifference, -1.0));
        QVERIFY(std::isnan(report.rows[1].places[0].difference));
    }

    void theReportOfASeedHasItsOwnDenseRunAndWinners()
    {
        const TicketStudy study = boardStudy();
        std::vector<TicketRun> runs = {doneRun("base-s1", 0.91), doneRun("base-s2", 0.93), doneRun("p50-e5-s1", 0.92),
                                       doneRun("p50-e5-s2", 0.924)};
        runs[2].threshold = 0.02;
        runs[3].threshold = 0.03;
        const TicketReport report = analyseTickets(study, planTicketStudy(study), runs);
        QCOMPARE(report.winning, 1);
        const TicketReport first = reportOfSeed(report, 1), second = reportOfSeed(report, 2);
        QCOMPARE(first.winning, 1);
        QCOMPARE(second.winning, 0);
        QVERIFY(near(first.dense.mean, 0.91) && near(second.dense.mean, 0.93));
        const TicketPlace& place = second.rows[1].places[0];
        QVERIFY(near(place.mean, 0.924) && std::isnan(place.deviation) && near(place.difference, -0.6));
        QVERIFY(place.decided && !place.winning);
        QCOMPARE(place.seeds.size(), std::size_t{1});
        QCOMPARE(second.columns[0].threshold, 0.03);
        QCOMPARE(second.columns[1].amount, 0.8);
        const TicketForecast& forecast = report.forecast;
        QCOMPARE(forecast.seeds.at(1).done, 2);
        QCOMPARE(forecast.seeds.at(2).done, 2);
        QCOMPARE(forecast.seeds.at(1).runs + forecast.seeds.at(2).runs, forecast.runs);
        runs[1].atChance = true;
        const TicketReport doubtful = analyseTickets(study, planTicketStudy(study), runs);
        QCOMPARE(doubtful.winning, 0);
        QCOMPARE(reportOfSeed(doubtful, 1).winning, 1); // its dense net has learned
    }

    void aControlIsComparedOverTheSeedsThatBothHave()
    {
        const TicketStudy study = boardStudy();
        const std::vector<TicketRun> runs = {
            doneRun("p50-e0-s1", 0.90), doneRun("p50-e0-s2", 0.96),     doneRun("p50-e5-s1", 0.90),
            doneRun("p50-e5-s2", 0.96), doneRun("redraw-p50-s1", 0.91), runIn("redraw-p50-s2", TicketRunState::Failed)};
        QVERIFY(analyseTickets(study, planTicketStudy(study), runs).rows[2].places[0].beatsTickets);
    }

    /// Of a dense net that learned nothing every ticket "wins": none counts.
    void nothingWinsAgainstADenseNetAtChanceLevel()
    {
        const TicketStudy study = boardStudy();
        const TicketPlan plan = planTicketStudy(study);
        std::vector<TicketRun> runs = {doneRun("base-s1", 0.1), doneRun("base-s2", 0.9), doneRun("p50-e5-s1", 0.92),
                                       doneRun("p50-e5-s2", 0.925)};
        QCOMPARE(analyseTickets(study, plan, runs).winning, 1);
        runs[0].atChance = true;
        const TicketReport report = analyseTickets(study, plan, runs);
        QCOMPARE(report.denseAtChance, 1);
        QCOMPARE(report.winning, 0);
        QVERIFY(!report.rows[1].places[0].winning);
        QVERIFY(report.dense.seeds[0].atChance && !report.dense.seeds[1].atChance);
        QVERIFY(ticketCsv(report).find(",1,\r\n") == std::string::npos);
        runs[0].state = TicketRunState::Running; // it is trained again
        QCOMPARE(analyseTickets(study, plan, runs).denseAtChance, 0);
    }

    void aControlAsGoodAsEveryTicketIsFound()
    {
        TicketStudy study = boardStudy();
        study.seeds = 1;
        const TicketPlan plan = planTicketStudy(study);
        std::vector<TicketRun> runs = {doneRun("base-s1", 0.92),     doneRun("p50-e0-s1", 0.91),
                                       doneRun("p50-e5-s1", 0.92),   doneRun("p80-e0-s1", 0.90),
                                       doneRun("p80-e5-s1", 0.91),   doneRun("redraw-p50-s1", 0.92),
                                       doneRun("redraw-p80-s1", 0.9)};
        const auto beats = [&](std::size_t column) {
            return analyseTickets(study, plan, runs).rows[2].places[column].beatsTickets;
        };
        QVERIFY(beats(0) && !beats(1)); // as good as the better ticket, and worse than it
        runs[6].top1 = 0.93;
        QVERIFY(beats(1));
        runs[4].state = TicketRunState::Running; // it may still become better
        QVERIFY(!beats(1));
        runs[4].state = TicketRunState::Failed;
        QVERIFY(beats(1));
        QVERIFY(!analyseTickets(study, plan, runs).rows[1].places[0].beatsTickets); // a ticket is no control
    }

    void tellsWhatRunsAreUpTo()
    {
        const TicketStudy study = boardStudy();
        TicketRun running = runIn("p50-e0-s1", TicketRunState::Running, 0.6);
        running.top1 = 0.7;
        TicketRun failed = runIn("p50-e0-s2", TicketRunState::Failed, 0.2);
        failed.reason = "out of memory";
        const TicketReport report = analyseTickets(study, planTicketStudy(study),
                                                   {running, failed, runIn("p80-e0-s1", TicketRunState::Waiting)});
        const TicketPlace& place = report.rows[0].places[0];
        QCOMPARE(place.running, 1);
        QCOMPARE(place.failed, 1);
        QVERIFY(near(place.live, 0.7));
        QVERIFY(near(place.progress, 0.4));
        QCOMPARE(place.seeds[1].reason, std::string("out of memory"));
        QCOMPARE(place.seeds[1].run, std::string("run-p50-e0-s2"));
        QVERIFY(std::isnan(place.mean) && !place.winning);
        QCOMPARE(report.rows[0].places[1].waiting, 1);
    }

    void aTicketOfRoundsIsDoneWithItsLast()
    {
        TicketStudy study = boardStudy();
        study.rounds = 3;
        const TicketReport report =
            analyseTickets(study, planTicketStudy(study),
                           {doneRun("p50-e0-s1-r1", 0.9), runIn("p50-e0-s1-r2", TicketRunState::Running, 0.5),
                            runIn("p50-e0-s1", TicketRunState::Waiting)});
        const TicketSeed& seed = report.rows[0].places[0].seeds[0];
        QVERIFY(seed.state == TicketRunState::Running);
        QCOMPARE(seed.round, 2);
        QVERIFY(near(seed.progress, 0.5));
        QVERIFY(std::isnan(seed.value));
    }

    void laterRunsOfACellCount()
    {
        const TicketStudy study = boardStudy();
        const TicketReport report = analyseTickets(study, planTicketStudy(study),
                                                   {runIn("base-s1", TicketRunState::Failed), doneRun("base-s1", 0.9)});
        QCOMPARE(report.dense.done, 1);
        QCOMPARE(report.dense.failed, 0);
    }

    void interpolatesWhereTrainingIsStable()
    {
        TicketStudy study = boardStudy();
        study.instability = true;
        study.instabilityPoints = {{ResetPoint::Unit::Epoch, 0},
                                   {ResetPoint::Unit::Epoch, 1},
                                   {ResetPoint::Unit::Epoch, 2},
                                   {ResetPoint::Unit::Epoch, 4}};
        const double dense[] = {0.4, 0.01, 0.05, 0.01}; // under 2 points once, and again from between 2 and 4
        std::vector<TicketRun> runs;
        for (int i = 0; i < 4; ++i) {
            TicketRun b = doneRun("b-dense-e" + std::to_string(study.instabilityPoints[i].value) + "-s1", 0.9);
            b.barrierError = dense[i];
            runs.push_back(b);
        }
        const TicketReport report = analyseTickets(study, planTicketStudy(study), runs);
        QCOMPARE(report.barriers.size(), std::size_t{4});
        QVERIFY(near(report.barriers[0].dense, 40.0));
        QVERIFY(report.denseStable);
        QVERIFY(near(*report.denseStable, 200.0 + 200.0 * (5.0 - 2.0) / (5.0 - 1.0)));
        QVERIFY(!report.maskedStable); // nothing measured
        QCOMPARE(report.barriers[0].open, 3);
        runs.back().barrierError = 0.3;
        QVERIFY(!analyseTickets(study, planTicketStudy(study), runs).denseStable);
        for (TicketRun& run : runs)
            run.barrierError = 0.001;
        QVERIFY(near(analyseTickets(study, planTicketStudy(study), runs).denseStable.value_or(-1.0), 0.0));
    }

    void aMaskHasSettledAfterFiveShortDistances()
    {
        TicketRun base = doneRun("base-s2", 0.9);
        for (const auto& [epoch, distance] :
             {std::pair(1.0, 0.5), std::pair(2.0, 0.09), std::pair(3.0, 0.2), std::pair(4.0, 0.1), std::pair(5.0, 0.08),
              std::pair(6.0, 0.07), std::pair(7.0, 0.05)})
            base.maskDistance.emplace_back(epoch, distance);
        const TicketStudy study = boardStudy();
        const TicketPlan plan = planTicketStudy(study);
        QVERIFY(!analyseTickets(study, plan, {base}).settling.at(0).settledEpoch);
        base.maskDistance.emplace_back(8.0, 0.05);
        const TicketReport report = analyseTickets(study, plan, {base});
        QCOMPARE(report.settling.at(0).seed, 2);
        QCOMPARE(report.settling.at(0).settledEpoch.value_or(0.0), 8.0);
    }

    /// 2 seeds: 2 base runs, 4 tickets from the start and 4 from the middle, 4 controls. Two at once: base 100 s; then
    /// 4 + 4 + 4 · ½ = 10 runs' worth, two at once: 500 s.
    void forecastsByWaves()
    {
        const TicketStudy study = boardStudy();
        const TicketPlan plan = planTicketStudy(study);
        const TicketForecast all =
            forecastTickets(study, plan, {}, {.now = 1000.0, .parallel = 2, .secondsPerRun = 100.0});
        QCOMPARE(all.runs, 14);
        QVERIFY(near(all.runsLeft, 12.0));
        QCOMPARE(all.rounds, 6);
        QVERIFY(near(all.secondsLeft, 600.0));
        QVERIFY(near(all.secondsInAll, 600.0));
        QVERIFY(!all.measured);
        QVERIFY(near(all.waves.front().ends, 1100.0));
        const TicketForecast wide = forecastTickets(study, plan, {}, {.parallel = 100, .secondsPerRun = 100.0});
        QVERIFY(near(wide.secondsLeft, 200.0)); // tickets wait for their base all the same
        TicketStudy throttled = study;
        throttled.throttle = 1;
        QVERIFY(
            near(forecastTickets(throttled, plan, {}, {.parallel = 100, .secondsPerRun = 100.0}).secondsLeft, 1200.0));
        QVERIFY(std::isnan(forecastTickets(study, plan, {}, {}).secondsLeft));
    }

    void finishedRunsCorrectTheForecast()
    {
        const TicketStudy study = boardStudy();
        const TicketPlan plan = planTicketStudy(study);
        std::vector<TicketRun> runs = {doneRun("base-s1", 0.9, 40.0), doneRun("base-s2", 0.9, 60.0),
                                       doneRun("p50-e5-s1", 0.9, 25.0), // half a run: as much as 50 s
                                       runIn("p50-e0-s1", TicketRunState::Running, 0.5)};
        for (TicketRun& run : runs)
            run.startedAt = 500.0;
        runs[2].firstStep = 500;
        const TicketForecast forecast =
            forecastTickets(study, plan, runs, {.now = 1000.0, .parallel = 2, .secondsPerRun = 100.0});
        QVERIFY(forecast.measured);
        QCOMPARE(forecast.measuredRuns, 3);
        QVERIFY(near(forecast.secondsPerRun, 50.0));
        QVERIFY(near(forecast.runsLeft, 12.0 - 2.0 - 0.5 - 0.5));
        QVERIFY(forecast.secondsLow < forecast.secondsLeft && forecast.secondsLeft < forecast.secondsHigh);
        QVERIFY(near(forecast.secondsInAll, 500.0 + forecast.secondsLeft));
        runs[1].state = TicketRunState::Failed; // all of seed 2 is lost with its base run
        const TicketForecast lost = forecastTickets(study, plan, runs, {.now = 1000.0, .parallel = 2});
        QVERIFY(near(lost.runsLeft, 6.0 - 1.0 - 0.5 - 0.5));
    }

    void countsTheDisk()
    {
        TicketStudy study = boardStudy();
        study.base.training.keepCheckpoints = 3;
        const TicketPlan plan = planTicketStudy(study);
        const TicketForecast before = forecastTickets(study, plan, {}, {.bytesPerCheckpoint = 1000});
        QCOMPARE(before.checkpoints,
                 std::int64_t{2 * (3 + 2) + 12}); // a base run keeps epochs 0 and 5 beside the last 3
        QCOMPARE(before.bytesInAll, std::int64_t{22'000});
        const TicketForecast masked =
            forecastTickets(study, plan, {}, {.bytesPerCheckpoint = 1000, .bytesPerMask = 1100});
        QCOMPARE(masked.bytesInAll, std::int64_t{22'000 + 12 * 1100}); // pruned runs keep their mask, too
        TicketRun base = doneRun("base-s1", 0.9);
        base.diskBytes = 10'000;
        base.checkpoints = 5;
        const TicketForecast after = forecastTickets(study, plan, {base}, {.bytesPerCheckpoint = 1000});
        QCOMPARE(after.bytesPerCheckpoint, std::int64_t{2000});
        QCOMPARE(after.bytesUsed, std::int64_t{10'000});
        base.checkpoints = 10; // half of them made room for others
        base.diskBytes = 20'000;
        QCOMPARE(forecastTickets(study, plan, {base}, {}).bytesUsed, std::int64_t{10'000});
        QCOMPARE(after.bytesInAll, std::int64_t{44'000});
        // A run whose checkpoints are smaller than those of others counts with its own, and those still there count.
        TicketRun dense = doneRun("base-s1", 0.9), pruned = doneRun("base-s2", 0.8);
        dense.diskBytes = 20'000;
        dense.checkpoints = 10;
        dense.keptBytes = 8'000;
        dense.keptCheckpoints = 4;
        pruned.diskBytes = 1'000;
        pruned.checkpoints = 1;
        const TicketForecast kept = forecastTickets(study, plan, {dense, pruned}, {});
        QCOMPARE(kept.bytesUsed, std::int64_t{9'000});
        QCOMPARE(kept.checkpointsKept, std::int64_t{5});
    }

    void forecastsKnowWhatTheTimeOfARunStandsOn()
    {
        const TicketStudy study = boardStudy();
        const TicketPlan plan = planTicketStudy(study);
        TicketCapacity capacity{.now = 1000.0, .parallel = 2, .secondsPerRun = 100.0};
        QVERIFY(forecastTickets(study, plan, {}, capacity).like.empty());
        capacity.like = "an old run";
        capacity.stepsPerRun = 1000;
        const TicketForecast like = forecastTickets(study, plan, {}, capacity);
        QCOMPARE(like.like, std::string("an old run"));
        QCOMPARE(like.stepsPerRun, std::int64_t{1000});

        // A run that trains tells more than one of the past, once a fifth of it is done.
        TicketRun base = runIn("base-s1", TicketRunState::Running, 0.1);
        base.startedAt = 980.0;
        QVERIFY(near(forecastTickets(study, plan, {base}, capacity).secondsPerRun, 100.0));
        base.progress = 0.4;
        const TicketForecast paced = forecastTickets(study, plan, {base}, capacity);
        QVERIFY(near(paced.secondsPerRun, 50.0));
        QCOMPARE(paced.pacedRuns, 1);
        QVERIFY(paced.like.empty() && !paced.measured);
    }

    void tablesKeepHostileTextInItsPlace()
    {
        TicketStudy study = boardStudy();
        study.seeds = 1;
        TicketRun failed = runIn("p50-e0-s1", TicketRunState::Failed);
        failed.reason = "a \"quoted\", comma\nand line";
        const TicketReport report =
            analyseTickets(study, planTicketStudy(study),
                           {doneRun("base-s1", 0.92), doneRun("p80-e5-s1", 0.9175), failed, doneRun("p50-e5-s1", 0.5)});
        const std::string csv = ticketCsv(report);
        QVERIFY(csv.find(",\"a \"\"quoted\"\", comma\nand line\"\r\n") != std::string::npos);
        QVERIFY(csv.find("epoch 5,ticket,500,0.8,0.8,1,p80-e5-s1,run-p80-e5-s1,done,0.9175,,,0.9175,,-0.25,1,\r\n") !=
                std::string::npos);
        QVERIFY(csv.find("dense,dense,,,,1,base-s1,run-base-s1,done,0.92,") != std::string::npos);
        QCOMPARE(std::count(csv.begin(), csv.end(), '\r'), 1 + 1 + 3 * 2);
        const std::string latex = ticketLatex(report, "a_b & 50 % {x} \\input{y} $z$ #1 ~^");
        QVERIFY(latex.find("a\\_b \\& 50 \\% \\{x\\} \\textbackslash{}input\\{y\\} \\$z\\$ \\#1 "
                           "\\textasciitilde{}\\textasciicircum{}") != std::string::npos);
        QVERIFY(latex.find("epoch 5 & 50.00 & \\textbf{91.75} \\\\\n") != std::string::npos);
        QVERIFY(latex.find("start & -- & -- \\\\\n") != std::string::npos);
        QVERIFY(latex.find(" & 50 \\% & 80 \\% \\\\") != std::string::npos);
        study.seeds = 2;
        const TicketReport half =
            analyseTickets(study, planTicketStudy(study), {doneRun("base-s1", 0.92), doneRun("p80-e5-s1", 0.9175)});
        QVERIFY(ticketLatex(half, "x").find("epoch 5 & -- & 91.75 (1 of 2) \\\\\n") != std::string::npos);
    }

    void columnsTellTheThresholdThatTheirTicketsReport()
    {
        TicketStudy study = boardStudy();
        const TicketPlan plan = planTicketStudy(study);
        TicketRun first = doneRun("p80-e5-s1", 0.9), second = doneRun("p80-e5-s2", 0.9);
        first.threshold = 0.02;
        second.threshold = 0.03;
        const TicketReport report = analyseTickets(study, plan, {first, second});
        QVERIFY(std::isnan(report.columns[0].threshold));
        QCOMPARE(report.columns[1].threshold, 0.025);
        QCOMPARE(report.columns[1].thresholdLow, 0.02);
        QCOMPARE(report.columns[1].thresholdHigh, 0.03);
        QVERIFY(ticketCsv(report).find("done,0.9,,0.02,") != std::string::npos);

        const TicketReport some = withAmounts(report, 0.7, 0.9);
        QCOMPARE(some.columns.size(), std::size_t{1});
        QCOMPARE(some.columns[0].amount, 0.8);
        for (const TicketRow& row : some.rows)
            QCOMPARE(row.places.size(), std::size_t{1});
        QVERIFY(ticketLatex(some, "x").find("{lr}") != std::string::npos);
    }

    void survivesTenThousandCells()
    {
        TicketStudy study = boardStudy();
        study.amounts.clear();
        for (int i = 1; i <= 99; ++i)
            study.amounts.push_back(i / 100.0);
        study.seeds = 33;
        const TicketPlan plan = planTicketStudy(study);
        QCOMPARE(plan.cells.size(), std::size_t{33 * (1 + 99 * 3)});
        const TicketReport report = analyseTickets(study, plan, {}, {.parallel = 10, .secondsPerRun = 60.0});
        QVERIFY(report.forecast.secondsLeft > 0.0);
    }
};

TRAINYARD_TEST(TicketReportTest)

} // namespace

} // namespace ticket_report_test

#include "ticket_report_test.moc"
