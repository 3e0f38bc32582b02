// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences about campaigns, which the window and the command line share.
#include "backend/protocol/reasons_study.h"
#include "backend/protocol/series.h"
#include "gui/command_line/campaign_lines.h"
#include "gui/formats/forecast_text.h"
#include "gui/formats/study_text.h"
#include "gui/formats/ticket_text.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <algorithm>
#include <limits>

namespace campaign_text_test {

using namespace trainyard;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

StudyCount countOf(int ranks, double speedUp)
{
    StudyCount count;
    count.ranks = ranks;
    count.runs = count.whole = 1;
    count.throughput = {100.0 * speedUp, 100.0 * speedUp, 100.0 * speedUp, 1};
    count.speedUp = {speedUp, speedUp, speedUp, 1};
    const double efficiency = speedUp / ranks;
    count.efficiency = {efficiency, efficiency, efficiency, 1};
    return count;
}

ConvergenceCheck checkOf(const MeanDifference& end)
{
    ConvergenceCheck check;
    check.series = series::kValTop1;
    check.verdict = Convergence::Inside;
    check.points = 2;
    check.end = end;
    check.tolerated = 0.01;
    return check;
}

bool says(const std::vector<std::string>& lines, const std::string& words)
{
    const bool found = std::any_of(lines.begin(), lines.end(),
                                   [&](const std::string& line) { return line.find(words) != std::string::npos; });
    for (const std::string& line : lines)
        if (!found)
            qInfo("%s", line.c_str());
    return found;
}

} // namespace

class CampaignTextTest : public QObject {
    Q_OBJECT
private slots:
    /// What small studies take and cost is not "0.00", and a number of ranks is said once.
    void aForecastShowsSmallValuesAndSaysItsLimitOnce()
    {
        StudyForecast forecast;
        forecast.place.price = 0.04;
        for (const int ranks : {1, 2, 4}) {
            StudyForecastPoint point;
            point.ranks = ranks;
            point.seconds.value = 20.34 / ranks;
            point.rankHours.value = 0.00565 * ranks;
            forecast.points.push_back(point);
        }
        forecast.limits = {2, 2, 2, 4, 64};
        RunSpec spec;
        const QString all = forecastSentences(forecast, spec).join(QLatin1Char(' '));
        QVERIFY2(all.contains(QStringLiteral("takes 40.7 rank seconds; on one rank 20.3 rank seconds.")),
                 qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("costs 0.00045 instead of 0.00023")), qPrintable(all));
        QCOMPARE(all.count(QStringLiteral("Beyond 2 ranks")), 1);
        QVERIFY2(!all.contains(QStringLiteral("beyond 2")) && all.contains(QStringLiteral("slower there")),
                 qPrintable(all));
        forecast.limits = {2, 3, 3, 4, 64};
        for (StudyForecastPoint& point : forecast.points)
            point.rankHours.value *= 20.0;
        const QString longer = forecastSentences(forecast, spec).join(QLatin1Char(' '));
        QVERIFY2(longer.contains(QStringLiteral("13.6 rank minutes; on one rank 6.78 rank minutes")),
                 qPrintable(longer));
        QVERIFY2(longer.contains(QStringLiteral("and beyond 3 ranks")) &&
                     longer.contains(QStringLiteral("Beyond 3 ranks, runs become slower.")),
                 qPrintable(longer));
        for (const KnownNetwork& network : knownNetworks())
            QCOMPARE(networkText(network).count(QStringLiteral("Gbit/s")), 1);
    }

    void aStudyTellsSpeedConvergenceAndPlateau()
    {
        ScalingReport report;
        report.counts = {countOf(1, 1.0), countOf(4, 1.6)};
        ConvergenceCheck worse = checkOf({-0.1, kNan, 1, 1});
        worse.verdict = Convergence::Worse;
        worse.samples = 2000;
        worse.value = 0.7;
        worse.low = 0.79;
        worse.high = 0.81;
        report.counts[1].checks = {worse};
        report.target = {series::kValTop1, 0.8, false};
        report.plateau = Plateau{1, 4, 0.2, PlateauCause::Other, 0.0, 0.0, 0.0, 0.0};
        const std::vector<std::string> lines = commands::studyLines(report);
        QVERIFY(says(lines, "4 ranks train 1.60 times as fast as one, 40 % of the ideal."));
        QVERIFY(says(lines, "4 ranks: 0 of 1 run reached it."));
        QVERIFY(says(lines,
                     "4 ranks, Validation accuracy: worse than the band at the end; largest deviation 70.0 % after "
                     "2,000 samples, where the band is 79.0 % to 81.0 %."));
        QVERIFY(says(lines,
                     "Beyond 1 rank, more ranks help little: up to 4 ranks, each added rank brings only 20 % of one "
                     "rank's speed."));
        report.plateau->gain = -0.1;
        QVERIFY(says(
            commands::studyLines(report),
            "Beyond 1 rank, more ranks make training slower: up to 4 ranks, each added rank costs 10 % of one rank's "
            "speed."));
        report.plateau = Plateau{1, 4, 0.2, PlateauCause::Other, -0.15, 0.4, 0.2, 0.1};
        QVERIFY(
            says(commands::studyLines(report), "than with one rank: input −15 %, other ranks 40 %, computing 20 %,"));
    }

    void aStudyTellsHowMuchItsRunsMean()
    {
        const auto lines = [](const MeanDifference& end) {
            ScalingReport report;
            report.counts = {countOf(1, 1.0), countOf(2, 1.9)};
            report.counts[1].checks = {checkOf(end)};
            return commands::studyLines(report);
        };
        QVERIFY(says(lines({0.0, kNan, 1, 1}), "repeat each at least 3 times"));
        QVERIFY(says(lines({0.0, 0.05, 3, 3}), "too uncertain"));
        const std::vector<std::string> sure = lines({0.001, 0.002, 3, 3});
        QVERIFY(says(sure, "differs at the end by 0.1 percentage points ± 0.2 percentage points"));
        QVERIFY(std::none_of(sure.begin(), sure.end(), [](const std::string& line) {
            return line.find("uncertain") != std::string::npos || line.find("chance") != std::string::npos;
        }));
    }

    /// The verdict is about the mean of the curves: single runs that leave the band are counted beside it.
    void aStudyTellsOfSingleRunsThatLeaveTheBand()
    {
        ScalingReport report;
        report.counts = {countOf(1, 1.0), countOf(2, 1.9)};
        report.counts[1].runs = report.counts[1].whole = 3;
        report.counts[1].checks = {checkOf({0.0, 0.05, 3, 3})};
        QVERIFY(says(commands::studyLines(report), "2 ranks: every curve stays inside the band of the one-rank runs."));
        ConvergenceCheck& check = report.counts[1].checks.front();
        check.runs = 3;
        check.leaving = report.counts[1].leaving = 1;
        QVERIFY(
            says(commands::studyLines(report),
                 "2 ranks: the mean curves stay inside the band of the one-rank runs; 1 of 3 single runs leaves it."));
        QCOMPARE(
            convergenceText(check, 2),
            QStringLiteral("2 ranks, Validation accuracy: the mean stays inside the band of the one-rank runs; 1 of 3 "
                           "single runs leaves it."));
        check.leaving = report.counts[1].leaving = 2;
        check.end = {0.001, 0.002, 3, 3};
        QVERIFY(says(commands::studyLines(report),
                     "2 ranks converge like one rank: the mean curves stay inside the band; 2 "
                     "of 3 single runs leave it."));
    }

    void moreThanTheIdealIsDoubted()
    {
        for (const auto& [speedUp, doubted] : {std::pair{3.0, true}, std::pair{2.1, false}}) {
            ScalingReport report;
            report.counts = {countOf(1, 1.0), countOf(2, speedUp)};
            const std::vector<std::string> lines = commands::studyLines(report);
            QCOMPARE(std::any_of(
                         lines.begin(), lines.end(),
                         [](const std::string& line) { return line.find("more than the ideal") != std::string::npos; }),
                     doubted);
        }
        ScalingReport without;
        without.counts = {countOf(2, 1.0)};
        QVERIFY(says(commands::studyLines(without), "There is no one-rank run"));
    }

    void ticketsTellWinnersAndTheForecast()
    {
        TicketReport report;
        report.columns = {{.amount = 0.8}};
        TicketRow row;
        row.reset = {ResetPoint::Unit::Epoch, 5};
        row.places.resize(1);
        row.places[0].done = 1;
        row.places[0].decided = true;
        row.places[0].difference = 0.1;
        row.places[0].winning = true;
        report.rows = {row};
        report.dense.done = 1;
        report.dense.mean = 0.92;
        report.winning = 1;
        report.rows.push_back(row); // of this one some seeds are still to come
        report.rows[1].places[0].decided = report.rows[1].places[0].winning = false;
        report.forecast.runs = 14;
        report.forecast.done = 2;
        const std::vector<std::string> lines = commands::ticketLines(report);
        QVERIFY(says(lines, "Dense: 92.00 %."));
        QVERIFY(says(lines, "1 of 1 tickets win"));
        QVERIFY(says(lines, "The sparsest one: 80 %, epoch 5, +0.10 points relative to dense."));
        QVERIFY(says(lines, "14 runs, 2 done"));
        QVERIFY(says(commands::ticketLines({}), "No dense run is done yet"));
    }

    void ticketsOfANetThatLearnedNothingMeanNothing()
    {
        TicketReport report;
        report.columns = {{.amount = 0.5}, {.amount = 0.9}};
        report.rows.resize(2);
        for (TicketRow& row : report.rows) {
            row.places.resize(2);
            for (TicketPlace& place : row.places)
                place.done = 1;
        }
        report.rows[1].isControl = true;
        for (TicketPlace& place : report.rows[1].places)
            place.beatsTickets = true;
        report.dense.done = report.denseAtChance = 1;
        report.dense.mean = 0.0967;
        report.dense.seeds.resize(1);
        const auto silent = [&](const char* words) {
            const std::vector<std::string> lines = commands::ticketLines(report);
            return std::none_of(lines.begin(), lines.end(),
                                [&](const std::string& line) { return line.find(words) != std::string::npos; });
        };
        const std::vector<std::string> lines = commands::ticketLines(report);
        QVERIFY(says(lines, "The dense network is no better than guessing; its tickets mean nothing."));
        QVERIFY(says(lines, "The control “New weights” is as good as or better than every ticket at: 50 %, 90 %."));
        QVERIFY(says(lines, "With one seed, the spread of the results is unknown."));
        QVERIFY(silent("win") && silent("sparsest"));
        report.dense.done = 3;
        report.dense.seeds.resize(3);
        QVERIFY(says(commands::ticketLines(report),
                     "1 of 3 dense networks are no better than guessing, so no ticket counts as winning."));
        QVERIFY(silent("With one seed"));
    }

    void aStudyAtChanceLevelHasNoTimeToAccuracy()
    {
        ScalingReport report;
        report.counts = {countOf(1, 1.0), countOf(2, 1.9)};
        report.target.atChance = true;
        const std::vector<std::string> lines = commands::studyLines(report);
        QVERIFY(says(lines, "There is no time to accuracy, because a one-rank run is no better than guessing."));
        QVERIFY(std::none_of(lines.begin(), lines.end(), [](const std::string& line) {
            return line.find("target") != std::string::npos || line.find("reached") != std::string::npos;
        }));
    }

    void aForecastTellsWhatTheTimeOfARunStandsOn()
    {
        TicketForecast forecast;
        forecast.runs = 14;
        forecast.runsLeft = 14.0;
        forecast.secondsPerRun = 100.0;
        forecast.secondsLeft = forecast.secondsLow = forecast.secondsHigh = 1400.0;
        QVERIFY(says(commands::arithmeticLines(forecast), "as given"));
        forecast.like = "an old run";
        forecast.stepsPerRun = 1000;
        QVERIFY(says(commands::arithmeticLines(forecast), "from the past run “an old run”"));
        forecast.pacedRuns = 1;
        QVERIFY(says(commands::arithmeticLines(forecast), "from the speed of the running one"));
        forecast.measured = true;
        forecast.measuredRuns = 3;
        QVERIFY(says(commands::arithmeticLines(forecast), "3 measured"));
    }

    /// "0 B of 72.6 MiB" would read like free space, and what is measured needs no expectation beside it.
    void theDiskIsExpectedThenMeasured()
    {
        TicketForecast forecast;
        forecast.runs = 2;
        forecast.runsLeft = 2.0;
        forecast.checkpoints = 26;
        forecast.bytesPerCheckpoint = 2'936'013;
        forecast.bytesInAll = 26 * forecast.bytesPerCheckpoint;
        const auto disk = [&](bool begun) { return commands::arithmeticLines(forecast, begun).back(); };
        QCOMPARE(disk(false), std::string("Disk: about 72.8 MiB, 26 checkpoints of 2.8 MiB"));
        QCOMPARE(disk(true), disk(false));
        forecast.runsLeft = 1.0;
        forecast.bytesUsed = 10 << 20;
        forecast.checkpointsKept = 4;
        QCOMPARE(disk(true), std::string("Disk: 10.0 MiB of about 72.8 MiB, 26 checkpoints of 2.8 MiB"));
        forecast.runsLeft = 0.0;
        QCOMPARE(disk(true), std::string("Disk: 10.0 MiB, 4 checkpoints"));
        forecast.checkpointsKept = 1;
        QCOMPARE(disk(true), std::string("Disk: 10.0 MiB, 1 checkpoint"));
    }

    void remarksNameTheFieldsOfTheSpec()
    {
        const std::vector<std::string> lines = commands::remarkLines(
            {{studyReason("study.one-seed")},
             {studyReason("study.no-ranks")},
             {studyReason("study.bad-cell", "s2-r1"), {SpecProblem{"/training/epochs", "0", "1 to 5"}}}});
        QCOMPARE(lines[0], std::string("With one seed, the spread of the results is unknown."));
        QCOMPARE(lines[1], std::string("No number of ranks is given. Enter some, such as 1,2,4."));
        QVERIFY2(lines[2].find("The run spec of s2-r1 is not valid. /training/epochs is 0") == 0, lines[2].c_str());
        QCOMPARE(ticketControlTitle(TicketControl::Redraw), QStringLiteral("New weights"));
        QCOMPARE(resetPointTitle({ResetPoint::Unit::Step, 2000}), QStringLiteral("Step 2,000"));
    }
};

TRAINYARD_TEST(CampaignTextTest)

} // namespace campaign_text_test

#include "campaign_text_test.moc"
