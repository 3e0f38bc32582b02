// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "storage/store/run_store.h"
#include "tests/storage/default_view_model.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/helper_process.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include <random>
#include <set>
#include <thread>

namespace two_processes_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// Delivers files from where the store stands, in pieces, until all whole lines are in.
bool follow(RunStore& store, const std::vector<std::string>& files, std::size_t piece)
{
    std::vector<std::int64_t> positions(files.size(), 0);
    std::vector<std::string> generations(files.size(), "1:1");
    for (const TailPosition& position : store.reader()->tailPositions("run"))
        for (std::size_t i = 0; i < files.size(); ++i)
            if (position.file == eventsPath(static_cast<int>(i) + 1))
                positions[i] = position.offset;
    for (std::size_t i = 0; i < files.size(); ++i) {
        while (positions[i] < static_cast<std::int64_t>(files[i].size())) {
            Chunk chunk{"run",
                        eventsPath(static_cast<int>(i) + 1),
                        "1:1",
                        positions[i],
                        files[i].substr(static_cast<std::size_t>(positions[i]), piece),
                        0.0};
            const auto outcome = store.ingest(std::move(chunk)).get();
            if (!outcome.ok())
                return false;
            positions[i] = outcome.value().position.offset;
        }
    }
    return true;
}

std::vector<std::string> twoAttempts(int steps)
{
    std::vector<std::string> files;
    for (int attempt = 1; attempt <= 2; ++attempt) {
        const std::int64_t start = attempt == 1 ? 0 : steps / 2;
        EventStream stream(attempt, start);
        stream.started("run");
        for (std::int64_t step = start + 1; step <= start + steps; ++step) {
            stream.metrics(step,
                           {{"a", SeriesValue::of(static_cast<double>(step * attempt))}, {"b", SeriesValue::of(1.0)}});
            if (step % 100 == 0)
                stream.add(MessageEvent{LogLevel::Info, "step " + std::to_string(step)});
        }
        files.push_back(stream.bytes());
    }
    return files;
}

// Helpers.

/// STORE PIECE FILE…: delivers event files to the store.
int followFiles(const std::vector<std::string>& arguments)
{
    std::vector<std::string> files;
    for (std::size_t i = 2; i < arguments.size(); ++i)
        files.push_back(readFile(arguments[i]));
    sayReady();
    RunStore store(arguments.at(0));
    return follow(store, files, std::stoul(arguments.at(1))) ? 0 : 1;
}

/// STORE RUN GATE: adds a run to the store once nobody has locked the file GATE, so that several can begin together.
int createRun(const std::vector<std::string>& arguments)
{
    const int gate = ::open(arguments.at(2).c_str(), O_RDONLY);
    sayReady();
    if (::flock(gate, LOCK_SH) != 0)
        return 3;
    RunStore store(arguments.at(0));
    return store.createRun(specNamed(arguments.at(1)), "/", "local").get().ok() ? 0 : 2;
}

TRAINYARD_TEST_HELPER(kFollowing, "follow-files", followFiles)
TRAINYARD_TEST_HELPER(kCreating, "create-run", createRun)

} // namespace

/// One store opened by several processes, and by processes that die.
class TwoProcessesTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::filesystem::path path(const QString& name) { return m_folder.filePath(name).toStdString(); }

    /// Starts a process that delivers these files to the store.
    HelperProcess follower(const std::filesystem::path& store, const std::vector<std::string>& files, std::size_t piece)
    {
        std::vector<std::string> arguments = {store, std::to_string(piece)};
        for (std::size_t i = 0; i < files.size(); ++i) {
            const std::filesystem::path file = store.string() + ".events-" + std::to_string(i);
            if (!std::filesystem::exists(file))
                writeFileAtomically(file, files[i]);
            arguments.push_back(file);
        }
        return {"follow-files", arguments};
    }

private slots:
    void losesNothingWhenItsWriterIsKilled()
    {
        const std::filesystem::path file = path("killed.db");
        const std::vector<std::string> files = twoAttempts(30'000);
        {
            RunStore store(file);
            VERIFY_OK(store.createRun(specNamed("run"), "/run", "local").get());
        }
        std::mt19937_64 random(4);
        int died = 0;
        for (int kill = 0; kill < 20; ++kill) {
            HelperProcess child = follower(file, files, 3'000);
            QVERIFY(child.becomesReady());
            ::usleep(static_cast<useconds_t>(1'000 + random() % 60'000));
            died += WIFSIGNALED(child.kill()) ? 1 : 0;
        }
        QVERIFY(died >= 10);
        ViewModel model;
        for (std::size_t i = 0; i < files.size(); ++i)
            model.read(static_cast<int>(i) + 1, files[i]);
        RunStore store(file);
        QVERIFY(follow(store, files, 1 << 20));
        const auto reader = store.reader();
        QCOMPARE(model.differences(*reader, "run"), std::string());
        QCOMPARE(reader->messages(reader->run("run")->key, 10'000).size(), std::size_t(2 * 300 + 2));
    }

    void twoProcessesHoldItOnce()
    {
        const std::filesystem::path file = path("both.db");
        const std::vector<std::string> files = twoAttempts(5'000);
        {
            RunStore store(file);
            VERIFY_OK(store.createRun(specNamed("run"), "/run", "local").get());
        }
        std::vector<HelperProcess> children;
        for (std::size_t i = 0; i < 3; ++i)
            children.push_back(follower(file, files, 2'000 + 1'501 * i));
        for (HelperProcess& child : children)
            QCOMPARE(child.wait(), 0);
        ViewModel model;
        for (std::size_t i = 0; i < files.size(); ++i)
            model.read(static_cast<int>(i) + 1, files[i]);
        RunStore store(file);
        const auto reader = store.reader();
        QCOMPARE(model.differences(*reader, "run"), std::string());
        QCOMPARE(reader->messages(reader->run("run")->key, 10'000).size(), std::size_t(2 * 50 + 2));
    }

    void createOneStoreWhenTheyBeginTogether()
    {
        for (int round = 0; round < 5; ++round) {
            const std::filesystem::path file = path(QString("new-%1/store.db").arg(round));
            const std::string gate = path("gate");
            const int locked = ::open(gate.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
            QCOMPARE(::flock(locked, LOCK_EX), 0);
            std::vector<HelperProcess> children;
            for (int i = 0; i < 4; ++i)
                children.emplace_back("create-run", std::vector{file.string(), "run-" + std::to_string(i), gate});
            for (HelperProcess& child : children)
                QVERIFY(child.becomesReady());
            ::close(locked);
            for (HelperProcess& child : children)
                QCOMPARE(child.wait(), 0);
            QCOMPARE(RunStore(file).reader()->countRuns({}), 4);
        }
    }

    void takeAnActionOnce()
    {
        const std::filesystem::path file = path("actions.db");
        RunStore first(file);
        RunStore second(file);
        for (int i = 0; i < 60; ++i)
            VERIFY_OK(first.addAction({0, "run", i % 2 ? "stop" : "submit", "{}", 0, 0}).get());
        std::vector<std::int64_t> taken[2];
        const auto take = [&](RunStore& store, int who) {
            for (;;) {
                const auto action = store.leaseAction({"submit", "stop"}, "owner-" + std::to_string(who), 60).get();
                if (!action.ok() || !action.value())
                    return;
                taken[who].push_back(action.value()->key);
                (void)store.finishAction(action.value()->key, "owner-" + std::to_string(who), "");
            }
        };
        std::thread other([&] { take(second, 1); });
        take(first, 0);
        other.join();
        std::set<std::int64_t> all(taken[0].begin(), taken[0].end());
        all.insert(taken[1].begin(), taken[1].end());
        QCOMPARE(all.size(), std::size_t(60));
        QCOMPARE(taken[0].size() + taken[1].size(), std::size_t(60));
    }

    void takeALeaseThatRanOut()
    {
        RunStore store(path("leases.db"));
        const std::int64_t key = store.addAction({0, "run", "stop", "payload", 0, 0}).get().value();
        QVERIFY(!store.leaseAction({"submit"}, "a", 60).get().value());
        QVERIFY(store.leaseAction({"stop"}, "a", 0.05).get().value());
        QVERIFY(!store.leaseAction({"stop"}, "b", 60).get().value());
        QTest::qWait(80);
        const auto again = store.leaseAction({"stop"}, "b", 60).get().value();
        QVERIFY(again);
        QCOMPARE(again->key, key);
        QCOMPARE(again->tries, 2);
        QCOMPARE(again->payload, std::string("payload"));
        const auto late = store.finishAction(key, "a", "").get();
        QVERIFY(!late.ok() && late.error().kind == ErrorKind::Busy);
        VERIFY_OK(store.finishAction(key, "b", "it failed").get());
        QVERIFY(!store.leaseAction({"stop"}, "b", 60).get().value());
    }

    void takeActionsOfACampaignOneByOne()
    {
        RunStore store(path("campaigns.db"));
        const std::int64_t first = store.addAction({0, "a", "queue", "{}", 0, 0}).get().value();
        const std::int64_t second = store.addAction({0, "a", "queue", "{}", 0, 0}).get().value();
        const std::int64_t other = store.addAction({0, "b", "queue", "{}", 0, 0}).get().value();
        const auto lease = [&](const char* owner, const char* campaign) {
            const auto action = store.leaseCampaignAction({"queue"}, owner, 60, campaign).get().value();
            return action ? action->key : 0;
        };
        QCOMPARE(lease("me", ""), first);
        QCOMPARE(lease("you", "a"), 0);
        QCOMPARE(lease("you", ""), other);
        QVERIFY(store.reader()->hasOpenAction("a"));
        VERIFY_OK(store.finishAction(first, "me", "").get());
        QCOMPARE(lease("you", "a"), second);
        VERIFY_OK(store.finishAction(second, "you", "").get());
        QVERIFY(!store.reader()->hasOpenAction("a"));
        QVERIFY(store.reader()->hasOpenAction("b"));
    }

    void tellOfEachOthersChanges()
    {
        const std::filesystem::path file = path("changes.db");
        RunStore first(file);
        RunStore second(file);
        const auto reader = first.reader();
        std::int64_t before = reader->changeCounter();
        QCOMPARE(reader->changeCounter(), before);
        VERIFY_OK(first.createRun(specNamed("a"), "/", "local").get());
        QVERIFY(reader->changeCounter() > before);
        before = reader->changeCounter();
        VERIFY_OK(second.setName("a", "b").get());
        QVERIFY(reader->changeCounter() > before);
    }

    void oneFailureSparesTheOthers()
    {
        RunStore store(path("group.db"));
        std::vector<std::future<Result<std::int64_t>>> created;
        std::vector<std::future<Result<void>>> named;
        for (int i = 0; i < 100; ++i) {
            created.push_back(store.createRun(specNamed("run-" + std::to_string(i / 2)), "/", "local"));
            named.push_back(store.setName("run-" + std::to_string(i), "named"));
        }
        int made = 0;
        int renamed = 0;
        for (int i = 0; i < 100; ++i) {
            made += created[static_cast<std::size_t>(i)].get().ok();
            renamed += named[static_cast<std::size_t>(i)].get().ok();
        }
        QCOMPARE(made, 50);
        QCOMPARE(renamed, 1); // all others did not exist yet
        QCOMPARE(store.reader()->countRuns({}), 50);
    }
};

TRAINYARD_TEST(TwoProcessesTest)

} // namespace two_processes_test

#include "two_processes_test.moc"
