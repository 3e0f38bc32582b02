// SPDX-License-Identifier: Apache-2.0
// kill -9 of sidecar, guard and script at random moments, resumed each time: every point is there once.
#include "tests/backend/program_lab.h"
#include "tests/support/soak.h"

#include <QThread>

#include <csignal>
#include <random>

namespace program_kills_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

constexpr int kKillRounds = 6;
constexpr int kSteps = 300;
constexpr int kKillsARun = 12; // then it may end

struct Kills {
    int sidecar = 0, guard = 0, script = 0;
    int all() const { return sidecar + guard + script; }
};

} // namespace

class ProgramKillsTest : public QObject, ProgramLab {
    Q_OBJECT

    std::mt19937 m_random{static_cast<unsigned>(QDateTime::currentMSecsSinceEpoch())};

    /// One kill of a run that trains; false when it ended before.
    bool killOne(const RunDirectory& run, Kills& kills, int least, int spread)
    {
        auto process = startRun(run);
        QThread::msleep(static_cast<unsigned long>(least + int(m_random() % unsigned(spread))));
        if (process->waitForFinished(0))
            return false;
        std::vector<qint64> all = {process->processId()};
        for (const qint64 guard : childrenOf(process->processId())) {
            all.push_back(guard);
            for (const qint64 program : childrenOf(guard))
                all.push_back(program);
        }
        const std::size_t chosen = m_random() % all.size();
        ::kill(pid_t(all[chosen]), SIGKILL);
        ++(chosen == 0 ? kills.sidecar : chosen == 1 ? kills.guard : kills.script);
        if (!process->waitForFinished(60'000))
            throw std::runtime_error("the sidecar did not end");
        return true;
    }

    /// Lines of metrics that the helper wrote in an attempt, the last torn one apart.
    static std::size_t writtenLines(const RunDirectory& run, int attempt)
    {
        std::size_t written = 0;
        std::error_code code;
        for (const auto& file : std::filesystem::directory_iterator(run.attempt(attempt) / "program", code)) {
            std::ifstream lines(file.path());
            for (std::string line; file.path().extension() == ".jsonl" && std::getline(lines, line);)
                written += !lines.eof() && line.find("\"metrics\"") != std::string::npos ? 1 : 0;
        }
        return written;
    }

    /// Kills runs until there were enough, lets each come to its end, and prints what was found.
    void soak(const char* what, const std::function<RunSpec()>& spec, int least, int spread,
              const std::function<void(const RunDirectory&)>& further)
    {
        const int rounds = soakRounds(kKillRounds);
        Kills kills;
        int runs = 0, attempts = 0;
        StepTally tally;
        while (kills.all() < rounds) {
            const RunDirectory run = made(spec());
            ++runs;
            for (int round = 0; round < kKillsARun && kills.all() < rounds; ++round)
                if (!killOne(run, kills, least, spread))
                    break;
            completeAndVerify(run, kSteps);
            if (QTest::currentTestFailed())
                return;
            for (const auto& [step, value] : curve(run, series::kTrainLoss))
                tally.add(step, value.count);
            tally.close(kSteps);
            attempts += int(run.attempts().size());
            further(run);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo(
            "soak: kill -9 of a program run, %s: %d kills (%d of the sidecar, %d of its guard, %d of the script) under "
            "%d runs in %d attempts; of %lld steps %lld lost, %lld doubled",
            what, kills.all(), kills.sidecar, kills.guard, kills.script, runs, attempts, tally.steps(), tally.lost(),
            tally.doubled());
        QCOMPARE(tally.lost(), 0LL);
        QCOMPARE(tally.doubled(), 0LL);
    }

private Q_SLOTS:
    void aScriptWithTheHelper()
    {
        soak(
            "a script with the helper", [this] { return loopSpec(kSteps, 0.005); }, 200, 800,
            [](const RunDirectory& run) {
                // Every line that the helper wrote is an event, and none twice, also what a later attempt replaces.
                for (const int attempt : run.attempts())
                    QCOMPARE(programSteps(run, attempt).size(), writtenLines(run, attempt));
            });
    }

    void aScriptWhoseLogIsFollowed()
    {
        soak(
            "a followed TensorBoard log", [this] { return unchangedSpec("tensorboard", kSteps, 0.005); }, 300, 1200,
            [](const RunDirectory& run) {
                for (const int attempt : run.attempts())
                    programSteps(run, attempt);
            });
    }
};

TRAINYARD_TEST(ProgramKillsTest)

} // namespace program_kills_test

#include "program_kills_test.moc"
