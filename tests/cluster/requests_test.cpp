// SPDX-License-Identifier: GPL-3.0-or-later
// Requests as the store has them, and what becomes of one that nobody here understands.
#include "cluster/control/requests/request_text.h"

#include "backend/base/unique_handle.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_scheduler.h"
#include "cluster/control/launcher.h"
#include "cluster/control/run_files.h"
#include "cluster/transport/local_transport.h"
#include "tests/cluster/control_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <filesystem>
#include <functional>

namespace requests_test {

using namespace trainyard;
using namespace trainyard::test;
namespace fs = std::filesystem;

namespace {

std::vector<Request> oneOfEachKind()
{
    TraceRequest trace;
    trace.firstStep = 101;
    trace.steps = 10;
    SubmitArrayRequest array;
    array.token = "ty-c.g1-1";
    array.campaign = "c";
    array.name = "study";
    array.throttle = 4;
    array.tasks = {{"run-a", 0, 12.5, "run-0"}, {"run-b", 3, 0.0, ""}};
    array.last = 3;
    array.after = {SubmitArrayRequest::After::Kind::Task, "ty-c.g0-1", 2, 7};
    array.cascade = {{"ty-c.g0-1", 7}, {"ty-c.g0-2", 1}};
    return {SubmitRequest{"ty-a-1", {{"b", "ty-b-2"}}},
            ResumeRequest{"ty-a-2", JobState::Interrupted, {{"b", "ty-b-2"}}},
            StopRequest{"ty-a-1", 42.0},
            CheckpointRequest{"ty-a-1"},
            RecordTraceRequest{trace, "ty-a-1"},
            CancelRequest{"ty-a-1"},
            HoldRequest{"ty-a-1"},
            ReleaseRequest{"ty-a-1"},
            RequeueRequest{"ty-a-1", 3},
            ExtendRequest{3600.0, "ty-a-1", "ty-a-2"},
            DeleteFilesRequest{"/runs/a \"b\""},
            QueueCellsRequest{true},
            array};
}

/// Runs of this computer in a folder of their own, and a queue that only remembers.
struct Place {
    Place()
    {
        fs::create_directories(runs);
        RunSpec spec = namedSpec("kept");
        spec.id = "kept";
        settle(store.createRun(spec, (runs / "kept").string(), "local"));
        settle(store.setRunState("kept", JobState::Done, ""));
        fs::create_directories(runs / "kept" / "checkpoints");
        writeFileAtomically(runs / "kept" / "spec.json", R"({"id":"kept"})");
    }
    std::vector<Launcher::Outcome> carryOut(const std::string& kind, const std::string& payload)
    {
        StoredAction action;
        action.runId = "kept";
        action.kind = kind;
        action.payload = payload;
        settle(store.addAction(action));
        Launcher::Options options;
        options.runsFolder = runs;
        Launcher launcher(store, transport, scheduler, options);
        return launcher.carryOut(true);
    }
    bool isWhole() { return store.reader()->run("kept") && fs::exists(runs / "kept" / "checkpoints"); }

    QTemporaryDir folder;
    fs::path runs = fs::path(folder.path().toStdString()) / "runs";
    RunStore store{fs::path(folder.path().toStdString()) / "store.db"};
    LocalTransport transport;
    FakeScheduler scheduler;
};

bool isBusy(const std::function<void()>& what)
{
    try {
        what();
    } catch (const Failure& failure) {
        return failure.error().kind == ErrorKind::Busy;
    }
    return false;
}

} // namespace

class RequestsTest : public QObject {
    Q_OBJECT

private slots:
    void everyKindComesBackAsItWasStored()
    {
        const std::vector<Request> all = oneOfEachKind();
        QCOMPARE(all.size(), std::variant_size_v<Request>);
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(all[i].index(), i);
            const StoredAction stored = storedRequest("a", all[i]);
            QCOMPARE(stored.kind, std::string(traitsOf(all[i]).word));
            const Request read = readRequest(stored);
            QVERIFY(kindOf(read) == kindOf(all[i]));
            QCOMPARE(storedRequest("a", read).payload, stored.payload);
        }
        const auto array = std::get<SubmitArrayRequest>(readRequest(storedRequest("a", all.back())));
        QCOMPARE(array.tasks.at(0).ended, 12.5);
        QCOMPARE(array.cascade.at(1).second, 1);
        QVERIFY(array.after.kind == SubmitArrayRequest::After::Kind::Task);
    }

    void everyKindBelongsToOneGroup()
    {
        using Group = RequestTraits::Group;
        std::size_t count = 0;
        for (const Group group : {Group::Quick, Group::Queues, Group::Waits, Group::Deletes, Group::Campaigns})
            count += wordsOf(group).size();
        QCOMPARE(count, std::variant_size_v<Request>);
        QCOMPARE(requestWords().size(), std::variant_size_v<Request>);
    }

    void olderStoresAreRead()
    {
        const auto stored = [](const char* kind, const char* payload) {
            return readRequest({1, "a", kind, payload, 10.0, 0});
        };
        // As programs before this one wrote them: every request had a deadline, some had no token.
        QCOMPARE(std::get<StopRequest>(stored("stop", R"({"token":"ty-a-1","deadline":60.0})")).deadline, 60.0);
        QVERIFY(!std::get<StopRequest>(stored("stop", "{}")).deadline);
        QCOMPARE(std::get<CancelRequest>(stored("cancel", R"({"token":"t","deadline":1})")).token, std::string("t"));
        QVERIFY(std::get<ResumeRequest>(stored("resume", R"({"from":"stopped"})")).from == JobState::Stopped);
        QVERIFY(std::get<ResumeRequest>(stored("resume", "{}")).from == JobState::Failed);
        QVERIFY(!std::get<QueueCellsRequest>(stored("queue-cells", "{}")).again);
        QVERIFY(std::get<SubmitArrayRequest>(stored("submit-array", R"({"after_kind":"corr"})")).after.kind ==
                SubmitArrayRequest::After::Kind::SameIndex);
        QVERIFY(!std::get<RecordTraceRequest>(stored("trace", R"({"trace":{"first_step":"x"}})")).trace);
    }

    void anUnknownKindIsToldOnceAndDeletesNothing()
    {
        Place place;
        const std::vector<Launcher::Outcome> told = place.carryOut("polish", R"({"directory":"/tmp"})");
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY(told[0].kind == RequestKind::Unknown);
        QVERIFY(told[0].error && told[0].error->kind == ErrorKind::Version);
        QVERIFY2(told[0].error->text().find("polish") != std::string::npos, told[0].error->text().c_str());
        QVERIFY(place.isWhole());
        Launcher::Options options;
        options.runsFolder = place.runs;
        Launcher next(place.store, place.transport, place.scheduler, options);
        QVERIFY(next.carryOut(true).empty());
    }

    void anUnreadablePayloadDeletesNothing_data()
    {
        QTest::addColumn<QString>("payload");
        QTest::newRow("no JSON") << "directory";
        QTest::newRow("no object") << "[1]";
        QTest::newRow("no directory") << "{}";
        QTest::newRow("a number") << R"({"directory": 5})";
        QTest::newRow("of another run") << R"({"directory": "/"})";
    }
    void anUnreadablePayloadDeletesNothing()
    {
        QFETCH(QString, payload);
        Place place;
        const std::vector<Launcher::Outcome> told = place.carryOut("delete-files", payload.toStdString());
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY(fs::exists(place.runs / "kept" / "checkpoints"));
        if (!payload.contains(QLatin1Char('/'))) {
            QVERIFY(told[0].error && told[0].error->kind == ErrorKind::BadInput);
            QVERIFY(place.isWhole());
        }
    }

    void filesAreDeletedWhenThatIsAsked()
    {
        Place place;
        const std::string directory = (place.runs / "kept").string();
        const std::vector<Launcher::Outcome> told =
            place.carryOut("delete-files", storedRequest("kept", DeleteFilesRequest{directory}).payload);
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY(!told[0].error && told[0].kind == RequestKind::DeleteFiles);
        QVERIFY(!fs::exists(directory) && !place.store.reader()->run("kept"));
        QCOMPARE(place.scheduler.acted, std::vector<std::string>{"forget kept"}); // its records go with it
    }

    /// A script tells a data set that is not there from a fault of the machine.
    void aDataSetThatIsNotThereHasItsExitCode()
    {
        Place place;
        Launcher::Options options;
        options.runsFolder = place.runs;
        Launcher launcher(place.store, place.transport, place.scheduler, options);
        const auto codeOf = [&](const Error& error) {
            place.scheduler.failSubmit = error;
            const std::string id = launcher.start(namedSpec("new"));
            launcher.carryOut(true);
            const auto row = place.store.reader()->run(id);
            const auto job = place.store.reader()->job(jobToken(id, 1));
            return row && row->state == JobState::Failed && job ? job->exitCode : -2;
        };
        QCOMPARE(codeOf(errorWith(ErrorKind::NotFound, "bring the data set", "/nonexistent/mn",
                                  jobReason("job.data-absent"))),
                 int(ExitCode::BadData));
        QCOMPARE(codeOf(errorWith(ErrorKind::BadInput, "submit the run", "new",
                                  schedulerReason("scheduler.no-account", "bio", std::vector<std::string>{"phys"}))),
                 -1);
    }

    /// An attempt that has obeyed an earlier request would ignore one that counted from the start again.
    void aLostControlFileStartsNoNumberAgain()
    {
        Place place;
        const RunDirectory directory(place.runs / "kept");
        RunFiles files(place.transport, directory.root().string());
        files.request(ControlCommand::Stop);
        files.request(ControlCommand::None);
        QCOMPARE(files.control().number, std::int64_t{2});
        fs::create_directories(directory.attempt(1));
        for (const char* damage : {"", "junk"}) {
            fs::remove(directory.control());
            if (*damage)
                writeFileAtomically(directory.control(), damage);
            files.request(ControlCommand::Stop);
            QVERIFY(files.control().number > 2);
        }
    }

    /// As in a store that was exported while the run went on: it says that the run is over.
    void nothingIsDeletedUnderAnEngine_data()
    {
        QTest::addColumn<bool>("attempted");
        QTest::newRow("its process lives") << true;
        QTest::newRow("it keeps the lock") << false;
    }
    void nothingIsDeletedUnderAnEngine()
    {
        QFETCH(bool, attempted);
        Place place;
        const RunDirectory directory(place.runs / "kept");
        const FileDescriptor lock(
            ::open((directory.root() / "engine.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
        fs::create_directories(directory.attempt(1));
        if (attempted) {
            AttemptInfo info;
            info.number = 1;
            info.host = hostName();
            info.pid = ::getpid();
            info.processStart = processStartTime(info.pid);
            directory.writeAttempt(info);
        } else {
            QCOMPARE(::flock(lock.get(), LOCK_EX | LOCK_NB), 0);
        }
        Launcher::Options options;
        options.runsFolder = place.runs;
        Launcher launcher(place.store, place.transport, place.scheduler, options);
        QVERIFY(isBusy([&] { launcher.requireRemovable({"kept"}, true); }));
        QCOMPARE(launcher.requireRemovable({"kept"}, false).size(), std::size_t{1});
        QVERIFY(isBusy([&] { launcher.remove({"kept"}, true); }));
        QVERIFY(isBusy([&] { launcher.makeRoom({"kept"}); }));
        const std::string payload = storedRequest("kept", DeleteFilesRequest{directory.root().string()}).payload;
        const std::vector<Launcher::Outcome> told = place.carryOut("delete-files", payload);
        QVERIFY(told.size() == 1 && told[0].error && told[0].error->kind == ErrorKind::Busy);
        QVERIFY2(told[0].error->text().find("it is running. Stop or cancel it first.") != std::string::npos,
                 told[0].error->text().c_str());
        QVERIFY(place.isWhole());

        directory.writeResult(RunResult{}); // nothing more is written
        launcher.remove({"kept"}, true);
        QVERIFY(!launcher.carryOut(true).at(0).error);
        QVERIFY(!fs::exists(directory.root()));
    }
};

TRAINYARD_TEST(RequestsTest)

} // namespace requests_test

#include "requests_test.moc"
