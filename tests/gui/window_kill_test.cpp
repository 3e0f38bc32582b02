// SPDX-License-Identifier: GPL-3.0-or-later
// kill -9 of the window, of the engine and of the supervisor at random moments: the store has every point once.
#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/queue.h"
#include "gui/services/follow_service.h"
#include "gui/services/launch_service.h"
#include "tests/gui/command_line_support.h"
#include "tests/gui/local_runs.h"
#include "tests/gui/run_curves.h"
#include "tests/support/soak.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>

namespace window_kill_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

const int kKills = soakRounds(20);
constexpr int kStepsAnEpoch = 20;

/// A run of small steps on one core: seconds, and a checkpoint every epoch.
RunSpec spec(const std::string& name, int epochs)
{
    RunSpec spec = namedSpec(name);
    spec.data.image = {28, 28, 1};
    spec.data.trainSamples = 16 * kStepsAnEpoch;
    spec.data.validationSamples = 64;
    spec.training.batchSize = 16;
    spec.training.epochs = epochs;
    spec.resources.threads = 1;
    return spec;
}

int upTo(int most)
{
    return static_cast<int>(QRandomGenerator::global()->bounded(most));
}

/// The process that trains in a run directory, from its very beginning on; 0 when there is none.
pid_t engineOf(const std::string& directory)
{
    std::error_code code;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", code)) {
        QFile file(entry.path() / "cmdline"); // a stream would throw when the process ends between two reads
        const std::string words = file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
        if (words.ends_with(std::string("\0run\0", 5) + directory + '\0'))
            return static_cast<pid_t>(std::stoi(entry.path().filename().string()));
    }
    return 0;
}

/// The newest checkpoint's step, by its name.
std::int64_t newestCheckpoint(const RunDirectory& run)
{
    std::int64_t step = 0;
    std::error_code none; // the folder comes with the first attempt
    for (const auto& file : std::filesystem::directory_iterator(run.checkpoints(), none))
        if (const std::string name = file.path().filename().string();
            name.starts_with("epoch-") && name.ends_with(".safetensors"))
            step = std::max<std::int64_t>(step, std::stoi(name.substr(6)) * kStepsAnEpoch);
    return step;
}

/// Where an attempt began; nothing when it did not come so far.
std::optional<std::int64_t> startOf(const RunDirectory& run, int attempt)
{
    std::ifstream file(run.events(attempt));
    std::string line;
    while (std::getline(file, line) && !file.eof())
        if (const auto event = parseEventLine(line))
            if (const auto* started = std::get_if<StartedEvent>(&event->body))
                return started->startStep;
    return std::nullopt;
}

} // namespace

class WindowKillTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string m_home;
    int m_homes = 0;

    RunDirectory directory(const std::string& id) const { return RunDirectory(m_home + "/runs/" + id); }
    /// Another look each time: only what is committed counts.
    RunRow row(const std::string& id) const { return *RunStore(storePath()).reader()->run(id); }

    std::string start(const RunSpec& spec)
    {
        nlohmann::ordered_json json = toJson(spec);
        json.erase("id");
        const CommandAnswer answer =
            trainyardCommand(m_home, {"run", "-", "--json"}, QByteArray::fromStdString(json.dump()));
        if (answer.code != 0)
            throw std::runtime_error(answer.errors);
        return answer.json().at("runs").at(0).at("id").get<std::string>();
    }

    /// `trainyard window --run ID` without a screen.
    void open(QProcess& window, const std::string& id) const
    {
        QProcessEnvironment environment = commandEnvironment(m_home);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), QString::fromStdString(m_home + "/config"));
        window.setProcessEnvironment(environment);
        window.setProcessChannelMode(QProcess::MergedChannels);
        window.start(QString::fromStdString(program(QStringLiteral("trainyard")).string()),
                     {QStringLiteral("window"), QStringLiteral("--run"), QString::fromStdString(id)});
        QVERIFY(window.waitForStarted());
    }

    /// The weights of a run of so many epochs that nothing disturbed.
    std::string undisturbedWeights(int epochs)
    {
        RunSpec alone = spec("undisturbed", epochs);
        alone.id = makeRunId();
        const RunDirectory run = RunDirectory::create(m_folder.filePath("alone").toStdString() + alone.id, alone);
        QProcess engine;
        engine.start(QString::fromStdString(program(QStringLiteral("trainyard-engine")).string()),
                     {QStringLiteral("run"), QString::fromStdString(run.root().string())});
        if (!engine.waitForFinished(1'500'000) || engine.exitCode() != 0)
            throw std::runtime_error("the undisturbed run failed: " + engine.readAllStandardError().toStdString());
        return weightsOf(run);
    }
    static std::string weightsOf(const RunDirectory& run)
    {
        return tensorBytes((run.root() / run.readResult()->checkpoint).string());
    }

    /// Every run has each step once and the weights of one that nothing disturbed. Prints what was found.
    void verifyAll(const char* what, int kills, const std::vector<std::string>& ids, int epochs)
    {
        const std::string weights = undisturbedWeights(epochs);
        const RunStore store(storePath());
        const auto reader = store.reader();
        StepTally tally;
        int otherWeights = 0;
        for (const std::string& id : ids) {
            const RunCurves curves = storedCurves(*reader, id);
            for (const PointRow& point : curves.at("train/loss"))
                tally.add(point.step, point.count);
            tally.close(std::int64_t(epochs) * kStepsAnEpoch);
            otherWeights += weightsOf(directory(id)) == weights ? 0 : 1;
        }
        qInfo("soak: kill -9 of the %s: %d kills under %d runs; of %lld steps in the store %lld lost, %lld doubled; "
              "%d runs with other weights",
              what, kills, int(ids.size()), tally.steps(), tally.lost(), tally.doubled(), otherWeights);
        for (const std::string& id : ids)
            verifyWhole(id, epochs);
        QCOMPARE(otherWeights, 0);
    }

    /// The run is done, and its default view is what its event files say: every step once.
    void verifyWhole(const std::string& id, int epochs) const
    {
        const RunStore store(storePath());
        const auto reader = store.reader();
        const RunRow run = *reader->run(id);
        QVERIFY2(run.state == JobState::Done, run.reason.words.c_str());
        const std::int64_t last = std::int64_t(epochs) * kStepsAnEpoch;
        QCOMPARE(directory(id).readResult()->step, last);
        const RunCurves curves = storedCurves(*reader, id);
        QCOMPARE(differenceOf(curves, writtenCurves(directory(id))), std::string());
        QVERIFY(coversEveryStepOnce(curves.at("train/loss"), last));
        QCOMPARE(curves.at("val/loss").size(), std::size_t(epochs));
        std::int64_t drawn = 0;
        BinQuery query;
        query.run = run.key;
        query.series = "train/loss";
        query.pixels = 50;
        for (const Bin& bin : reader->bins(query))
            drawn += bin.count;
        QCOMPARE(drawn, last);
    }

private slots:
    /// Programs in this process find the engine as an installed one would: on PATH.
    void initTestCase() { qputenv("PATH", QByteArray::fromStdString(program({}).string()) + ":" + qgetenv("PATH")); }

    void init()
    {
        m_home = m_folder.path().toStdString() + "/home-" + std::to_string(++m_homes);
        makeFolders(m_home);
        qputenv("TRAINYARD_HOME", QByteArray::fromStdString(m_home));
    }

    void killsOfTheWindowLoseNothing();
    void killsOfTheEngineAreResumedFromTheLastCheckpoint();
    void killsOfTheSupervisorDisturbNothing();
};

void WindowKillTest::killsOfTheWindowLoseNothing()
{
    constexpr int kEpochs = 150;
    std::vector<std::string> ids;
    std::set<std::int64_t> moments; // how far the store was, at each kill
    int kills = 0;
    while (kills < kKills) { // a quick machine is done before: another run, then
        ids.push_back(start(spec("window " + std::to_string(ids.size()), kEpochs)));
        while (kills < kKills && !directory(ids.back()).readResult()) {
            const std::int64_t before = row(ids.back()).step;
            QProcess window;
            open(window, ids.back());
            if (kills % 4 != 0) // else: anywhere in its start
                QTRY_VERIFY_WITH_TIMEOUT(row(ids.back()).step > before || directory(ids.back()).readResult(), 60'000);
            QTest::qWait(upTo(kills % 4 ? 400 : 800));
            QVERIFY2(window.state() == QProcess::Running, window.readAll());
            window.kill();
            QVERIFY(window.waitForFinished());
            ++kills;
            moments.insert(row(ids.back()).step);
        }
    }
    QProcess window; // one that stays brings the rest
    open(window, ids.back());
    for (const std::string& id : ids)
        QTRY_COMPARE_WITH_TIMEOUT(row(id).state, JobState::Done, 120'000);
    window.kill();
    window.waitForFinished();
    qInfo("killed at %d different steps", int(moments.size()));
    QVERIFY(moments.size() > 5);
    for (const std::string& id : ids)
        QCOMPARE(directory(id).attempts().size(), std::size_t(1)); // its engine was never disturbed
    verifyAll("window", kills, ids, kEpochs);
}

void WindowKillTest::killsOfTheEngineAreResumedFromTheLastCheckpoint()
{
    constexpr int kEpochs = 40;
    auto store = std::make_shared<RunStore>(storePath());
    LaunchService launch(store);
    FollowService follow;
    const LocalRuns local(store, launch, follow);
    QSignalSpy failed(&launch, &LaunchService::failed);
    std::vector<std::string> ids;
    int kills = 0;
    int resumed = 0; // from a checkpoint, not from the beginning
    while (kills < kKills) {
        RunSpec wanted = spec("engine " + std::to_string(ids.size()), kEpochs);
        wanted.id = makeRunId();
        ids.push_back(wanted.id);
        const RunDirectory run = directory(wanted.id);
        const QString id = QString::fromStdString(wanted.id);
        const auto state = [&] { return store->reader()->run(wanted.id)->state; };
        launch.start(wanted);
        follow.setWatched(id);
        std::map<int, std::int64_t> expected; // attempt → the checkpoint it has to resume from
        while (true) {
            pid_t engine = 0;
            QTRY_VERIFY_WITH_TIMEOUT((engine = engineOf(run.root().string())) > 0 || run.readResult(), 60'000);
            if (kills < kKills && engine > 0) {
                // On a slow computer, the others end it before it has begun, or before its first checkpoint.
                const auto hasBegun = [&] {
                    return newestCheckpoint(run) > 0 && !run.attempts().empty() &&
                           startOf(run, run.attempts().back()).has_value();
                };
                // QTRY_VERIFY asks once more after the first yes; a checkpoint that is being replaced is not there
                // then.
                bool known = false;
                if (kills % 2 == 1)
                    QTRY_VERIFY_WITH_TIMEOUT(known = known || hasBegun() || engineOf(run.root().string()) != engine,
                                             120'000);
                QTest::qWait(upTo(700));
                if (engineOf(run.root().string()) == engine) {
                    ::kill(engine, SIGKILL);
                    ++kills;
                }
            }
            follow.poke();
            QTRY_VERIFY_WITH_TIMEOUT(isFinal(state()), 120'000);
            // Killed between its last event and its result, it is done at first, and interrupted once its end is known.
            QTRY_VERIFY_WITH_TIMEOUT(state() == JobState::Interrupted || run.readResult(), 120'000);
            if (state() == JobState::Done)
                break;
            QCOMPARE(state(), JobState::Interrupted);
            expected[run.attempts().empty() ? 1 : run.attempts().back() + 1] = newestCheckpoint(run);
            launch.resume(id);
            QTRY_VERIFY_WITH_TIMEOUT(!isFinal(state()), 60'000);
        }
        for (const int attempt : run.attempts())
            if (const auto start = startOf(run, attempt); start && attempt > 1) {
                QCOMPARE(*start, expected.at(attempt));
                resumed += *start > 0;
            }
    }
    qInfo("resumed %d times from a checkpoint", resumed);
    QVERIFY(resumed > 5);
    QVERIFY2(failed.isEmpty(), failed.isEmpty() ? "" : failed.at(0).at(1).value<Error>().text().c_str());
    verifyAll("engine below the window's services", kills, ids, kEpochs);
}

void WindowKillTest::killsOfTheSupervisorDisturbNothing()
{
    constexpr int kEpochs = 60;
    const auto supervisor = []() -> std::optional<SupervisorInfo> {
        try {
            return parseSupervisorInfo(readFile(QueueDirectory(queueFolder()).supervisor()));
        } catch (const Failure&) { // none has started yet, or the last one has left
            return std::nullopt;
        }
    };
    auto store = std::make_shared<RunStore>(storePath());
    LaunchService launch(store);
    FollowService follow;
    const LocalRuns local(store, launch, follow); // it asks for the runs, and brings the next supervisor
    QSignalSpy failed(&launch, &LaunchService::failed);
    std::vector<std::string> ids;
    int kills = 0;
    const auto finished = [&] {
        return std::all_of(ids.begin(), ids.end(), [&](const std::string& id) {
            const auto run = store->reader()->run(id);
            return run && isFinal(run->state);
        });
    };
    while (kills < kKills) {
        for (int i = 0; i < 3; ++i) { // on two cores the third one waits
            RunSpec wanted = spec("supervisor " + std::to_string(ids.size()), kEpochs);
            wanted.id = makeRunId();
            ids.push_back(wanted.id);
            launch.start(wanted);
        }
        while (kills < kKills && !finished()) {
            QTest::qWait(upTo(500));
            const auto info = supervisor();
            if (info && processAlive(info->pid, info->processStart)) {
                ::kill(static_cast<pid_t>(info->pid), SIGKILL);
                ++kills;
            }
        }
    }
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 240'000);
    QVERIFY2(failed.isEmpty(), failed.isEmpty() ? "" : failed.at(0).at(1).value<Error>().text().c_str());
    for (const std::string& id : ids)
        QCOMPARE(directory(id).attempts().size(), std::size_t(1));
    verifyAll("supervisor", kills, ids, kEpochs);
}

TRAINYARD_TEST(WindowKillTest)

} // namespace window_kill_test

#include "window_kill_test.moc"
