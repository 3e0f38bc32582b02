// SPDX-License-Identifier: GPL-3.0-or-later
// kill -9 of the window, of the sidecar and of the script at random moments: the store has every point once.
#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "tests/gui/command_line_support.h"
#include "tests/gui/run_curves.h"
#include "tests/support/soak.h"
#include "tests/support/test_environment.h"

#include <QRandomGenerator>
#include <QTemporaryDir>

#include <csignal>

namespace program_kill_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

constexpr int kSteps = 400;
constexpr int kKillsARun = 25; // then it may end

int upTo(int most)
{
    return static_cast<int>(QRandomGenerator::global()->bounded(most));
}

/// The process that has this one as its parent; 0 when there is none.
pid_t childOf(std::int64_t parent)
{
    std::error_code code;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", code)) {
        QFile file(entry.path() / "stat");
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray stat = file.readAll();
        if (stat.mid(stat.lastIndexOf(')') + 2).split(' ').value(1).toLongLong() == parent)
            return static_cast<pid_t>(std::stoi(entry.path().filename().string()));
    }
    return 0;
}

} // namespace

class ProgramKillTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string m_home;
    QProcess m_window;

    RunDirectory directory(const std::string& id) const { return RunDirectory(m_home + "/runs/" + id); }
    /// Another look each time: only what is committed counts.
    RunRow row(const std::string& id) const { return *RunStore(storePath()).reader()->run(id); }

    std::string start()
    {
        const CommandAnswer answer =
            trainyardCommand(m_home, {"run", "--folder", m_folder.path(), "--", "python3",
                                      QString::fromStdString(sourceFolder() / "tests/backend/programs/torch_loop.py"),
                                      "--steps", QString::number(kSteps), "--pause", "0.005"});
        if (answer.code != 0)
            throw std::runtime_error(answer.errors);
        return answer.output.substr(0, answer.output.find(' '));
    }
    void openWindow(const std::string& id)
    {
        QProcessEnvironment environment = commandEnvironment(m_home);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), QString::fromStdString(m_home + "/config"));
        m_window.setProcessEnvironment(environment);
        m_window.setProcessChannelMode(QProcess::MergedChannels);
        m_window.start(QString::fromStdString(program(QStringLiteral("trainyard")).string()),
                       {QStringLiteral("window"), QStringLiteral("--run"), QString::fromStdString(id)});
        QVERIFY(m_window.waitForStarted());
    }
    /// The sidecar of the newest attempt; 0 when none is alive.
    static std::int64_t sidecarOf(const RunDirectory& run)
    {
        const std::vector<int> attempts = run.attempts();
        if (attempts.empty())
            return 0;
        const auto info = run.readAttempt(attempts.back());
        return info && processAlive(info->pid, info->processStart) ? info->pid : 0;
    }
    /// What ended before its time goes on, once the store knows.
    void goOn(const std::string& id)
    {
        // Once true, it stays so: QTRY looks again, and a sidecar may end between its two looks.
        bool known = false;
        QTRY_VERIFY_WITH_TIMEOUT((known = known || sidecarOf(directory(id)) != 0 || isFinal(row(id).state)), 60'000);
        if (!isFinal(row(id).state) || row(id).state == JobState::Done)
            return;
        const CommandAnswer answer = trainyardCommand(m_home, {"runs", "resume", QString::fromStdString(id)});
        QVERIFY2(answer.code == 0, answer.errors.c_str());
    }

private slots:
    void initTestCase()
    {
        qputenv("PATH", QByteArray::fromStdString(program({}).string()) + ":" + qgetenv("PATH"));
        m_home = m_folder.path().toStdString() + "/home";
        makeFolders(m_home);
        qputenv("TRAINYARD_HOME", QByteArray::fromStdString(m_home));
    }
    void cleanupTestCase()
    {
        m_window.kill();
        m_window.waitForFinished();
    }

    void killsLoseAndDoubleNoPoint()
    {
        const int rounds = soakRounds(9);
        int window = 0, sidecar = 0, script = 0, attempts = 0;
        std::vector<std::string> ids;
        while (window + sidecar + script < rounds) {
            ids.push_back(start());
            const std::string& id = ids.back();
            for (int kill = 0; kill < kKillsARun && window + sidecar + script < rounds; ++kill) {
                if (m_window.state() == QProcess::NotRunning)
                    openWindow(id);
                goOn(id);
                if (QTest::currentTestFailed())
                    return;
                if (row(id).state == JobState::Done)
                    break;
                QTest::qWait(100 + upTo(1200));
                const std::int64_t owner = sidecarOf(directory(id));
                const pid_t trains = owner ? childOf(childOf(owner)) : 0;
                const int victim = upTo(3);
                if (victim == 1 && owner) {
                    ::kill(pid_t(owner), SIGKILL);
                    ++sidecar;
                } else if (victim == 2 && trains) {
                    ::kill(trains, SIGKILL);
                    ++script;
                } else {
                    QVERIFY2(m_window.state() == QProcess::Running, m_window.readAll());
                    m_window.kill();
                    QVERIFY(m_window.waitForFinished());
                    ++window;
                }
            }
        }
        if (m_window.state() == QProcess::NotRunning)
            openWindow(ids.back()); // one that stays brings the rest
        for (const std::string& id : ids)
            while (row(id).state != JobState::Done) {
                goOn(id);
                if (QTest::currentTestFailed())
                    return;
                QTRY_VERIFY_WITH_TIMEOUT(isFinal(row(id).state), 120'000);
            }
        m_window.kill();
        m_window.waitForFinished();
        const RunStore store(storePath());
        const auto reader = store.reader();
        StepTally tally;
        for (const std::string& id : ids) {
            const RunCurves curves = storedCurves(*reader, id);
            for (const PointRow& point : curves.at("train/loss"))
                tally.add(point.step, point.count);
            tally.close(kSteps);
            attempts += int(directory(id).attempts().size());
        }
        qInfo("soak: kill -9 under program runs: %d kills of the window, %d of the sidecar, %d of the script, %d runs "
              "in %d "
              "attempts; of %lld steps in the store %lld lost, %lld doubled",
              window, sidecar, script, int(ids.size()), attempts, tally.steps(), tally.lost(), tally.doubled());
        for (const std::string& id : ids) {
            const RunCurves curves = storedCurves(*reader, id);
            QCOMPARE(differenceOf(curves, writtenCurves(directory(id))), std::string());
            QVERIFY(coversEveryStepOnce(curves.at("train/loss"), kSteps));
        }
    }
};

TRAINYARD_TEST(ProgramKillTest)

} // namespace program_kill_test

#include "program_kill_test.moc"
