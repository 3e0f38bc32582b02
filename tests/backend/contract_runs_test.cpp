// SPDX-License-Identifier: Apache-2.0
// What runs write keeps to the published contract, without a warning: alone, in ranks, asynchronously, resumed.
#include "tests/backend/program_lab.h"

#include <cmath>
#include <csignal>

namespace contract_runs_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

std::string findingsOf(const RunDirectory& run)
{
    std::string text;
    for (const RunFinding& finding : checkRunDirectory(run.root()).findings)
        text += finding.file + ":" + std::to_string(finding.line) + ": " + finding.why().words + "\n";
    return text;
}

} // namespace

class ContractRunsTest : public QObject, ProgramLab {
    Q_OBJECT

    /// Every rank tells once, in its own file, which rank it is.
    static void verifyRanks(const RunDirectory& run, int attempt, int least)
    {
        const int ranks = run.readAttempt(attempt)->ranks;
        QVERIFY(ranks >= least);
        for (int rank = 0; rank < ranks; ++rank) {
            std::ifstream file(run.events(attempt, rank));
            int told = 0;
            for (std::string line; std::getline(file, line);)
                if (const std::optional<Event> event = parseEventLine(line))
                    if (const auto* started = std::get_if<StartedEvent>(&event->body)) {
                        QCOMPARE(started->rank, rank);
                        ++told;
                    }
            QCOMPARE(told, 1);
        }
    }

private Q_SLOTS:
    void engineRunsKeepTheContract_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("masters");
        const auto row = [](const char* name, DistributionMode mode, int ranks, int masters) {
            QTest::newRow(name) << int(mode) << ranks << masters;
        };
        row("one rank", DistributionMode::Synchronous, 1, 1);
        row("two ranks", DistributionMode::Synchronous, 2, 1);
        row("downpour", DistributionMode::Downpour, 2, 1);
        row("easgd", DistributionMode::Easgd, 2, 1);
        row("gem", DistributionMode::Gem, 2, 1);
        row("two masters", DistributionMode::Downpour, 4, 2);
    }
    void engineRunsKeepTheContract()
    {
        QFETCH(int, mode);
        QFETCH(int, ranks);
        QFETCH(int, masters);
        RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
        spec.distribution.mode = DistributionMode(mode);
        spec.distribution.masters = masters;
        spec.resources.ranks = ranks;
        spec.training.epochs = 100'000;
        spec.training.checkpointEveryEpochs = 0;
        const RunDirectory run = made(spec);
        auto process = startRun(run);
        QVERIFY(
            waitForEvents(run, [](const std::vector<Event>& events) { return !bodies<MetricsEvent>(events).empty(); }));
        process->terminate();
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        QCOMPARE(findingsOf(run), std::string());
        verifyRanks(run, 1, ranks);
        spec.training.epochs = int(std::ceil(run.readResult()->epoch)) + 1;
        writeFileAtomically(run.spec(), toText(spec));
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err);
        QCOMPARE(findingsOf(run), std::string());
        verifyRanks(run, 2, ranks);
    }

    void aRunThatDoesNotComeToTrainingKeepsIt()
    {
        RunSpec spec = smallSpec();
        spec.training.batchSize = 4096; // more than there are samples
        const RunDirectory run = made(spec);
        QCOMPARE(finish(run).code, int(ExitCode::BadSpec));
        QCOMPARE(findingsOf(run), std::string());
    }

    /// The second attempt completes the events of the first, whose sidecar was killed, and says so before it starts.
    void programsKeepTheContract()
    {
        const RunDirectory run = made(loopSpec(150, 0.01));
        auto process = startRun(run);
        QVERIFY(reaches(run, 15));
        QVERIFY(::kill(pid_t(process->processId()), SIGSTOP) == 0);
        QTest::qWait(300); // the program goes on meanwhile
        QVERIFY(::kill(pid_t(process->processId()), SIGKILL) == 0);
        QVERIFY(process->waitForFinished(60'000));
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err);
        QVERIFY2(messages(run, 2).find("program.lost") != std::string::npos, messages(run, 2).c_str());
        QCOMPARE(findingsOf(run), std::string());
    }
};

TRAINYARD_TEST(ContractRunsTest)

} // namespace contract_runs_test

#include "contract_runs_test.moc"
