// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_directory.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

#include <cmath>
#include <thread>

namespace run_directory_test {

using namespace trainyard;

class RunDirectoryTest : public QObject {
    Q_OBJECT
private slots:
    void createsOnceOnly();
    void leavesNothingWhenTheParentCannotBeWritten();
    void numbersAttempts();
    void isPrivateWhateverTheUmask();
    void numbersAttemptsApartForTwoProcesses();
    void resultRoundTripsAndRetires();
    void controlRequestsAreNumbered();
    void aLostControlFileStartsNoNumberAgain();
    void tornFilesReadAsAbsent();
    void knowsItsOwnProcess();

private:
    RunSpec spec() const
    {
        RunSpec s;
        s.id = "r1";
        s.name = "n";
        return s;
    }
};

void RunDirectoryTest::createsOnceOnly()
{
    QTemporaryDir folder;
    const std::filesystem::path root = std::filesystem::path(folder.path().toStdString()) / "a 'b' $(c)" / "r1";
    const RunDirectory directory = RunDirectory::create(root, spec());
    QCOMPARE(directory.readSpec(), spec());
    QVERIFY_EXCEPTION_THROWN(RunDirectory::create(root, spec()), Failure);
    QCOMPARE(directory.readSpec(), spec());
}

void RunDirectoryTest::leavesNothingWhenTheParentCannotBeWritten()
{
    QVERIFY_EXCEPTION_THROWN(RunDirectory::create("/proc/trainyard/r1", spec()), Failure);
}

/// An import makes it in a program whose umask is the person's.
void RunDirectoryTest::isPrivateWhateverTheUmask()
{
    QTemporaryDir folder;
    const ::mode_t before = ::umask(0);
    const RunDirectory directory = RunDirectory::create(folder.filePath("r1").toStdString(), spec());
    directory.beginAttempt();
    directory.writeAttempt({});
    directory.writeControl(ControlCommand::Stop);
    directory.writeResult({});
    ::umask(before);
    int seen = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory.root())) {
        ++seen;
        using std::filesystem::perms;
        QVERIFY2((entry.status().permissions() & (perms::group_all | perms::others_all)) == perms::none,
                 entry.path().c_str());
    }
    QCOMPARE(seen, 7);
}

void RunDirectoryTest::numbersAttempts()
{
    QTemporaryDir folder;
    const RunDirectory directory = RunDirectory::create(folder.filePath("r1").toStdString(), spec());
    QVERIFY(directory.attempts().empty());
    QCOMPARE(directory.beginAttempt(), 1);
    QCOMPARE(directory.beginAttempt(), 2);
    QCOMPARE(directory.attempts(), (std::vector<int>{1, 2}));
    QVERIFY(std::filesystem::is_directory(directory.events(2).parent_path()));
    QCOMPARE(directory.events(2).filename().string(), std::string("rank-0000.jsonl"));
    AttemptInfo info;
    info.number = 2;
    info.differences = {"host a → b"};
    info.elapsedBefore = 12.5;
    info.batchSize = 48;
    directory.writeAttempt(info);
    QCOMPARE(directory.readAttempt(2)->differences, info.differences);
    QCOMPARE(directory.readAttempt(2)->elapsedBefore, 12.5);
    QCOMPARE(directory.readAttempt(2)->batchSize, 48);
    QVERIFY(!directory.readAttempt(1));
}

void RunDirectoryTest::numbersAttemptsApartForTwoProcesses()
{
    QTemporaryDir folder;
    const RunDirectory directory = RunDirectory::create(folder.filePath("r1").toStdString(), spec());
    std::vector<int> numbers(8);
    std::vector<std::thread> threads;
    for (int& number : numbers)
        threads.emplace_back([&number, &directory] { number = directory.beginAttempt(); });
    for (std::thread& thread : threads)
        thread.join();
    std::sort(numbers.begin(), numbers.end());
    QCOMPARE(numbers, directory.attempts());
    QVERIFY(std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end());
}

void RunDirectoryTest::resultRoundTripsAndRetires()
{
    QTemporaryDir folder;
    const RunDirectory directory = RunDirectory::create(folder.filePath("r1").toStdString(), spec());
    QVERIFY(!directory.readResult());
    directory.beginAttempt();
    RunResult result;
    result.code = ExitCode::Stopped;
    result.message = "quoted \"x\"\nline";
    result.metrics = {{"val/top1", 0.97}, {"train/loss", std::nan("")}, {"b", -HUGE_VAL}};
    directory.writeResult(result);
    const RunResult back = *directory.readResult();
    QVERIFY(back.code == ExitCode::Stopped);
    QCOMPARE(back.message, result.message);
    result.message = Reason("code", {std::int64_t{7}}, "7 things", "Mend them.");
    QCOMPARE(parseResult(resultToText(result))->message, result.message);
    QCOMPARE(back.metrics.at(0), result.metrics.at(0));
    QVERIFY(std::isnan(back.metrics.at(1).second));
    QVERIFY(std::isinf(back.metrics.at(2).second));
    directory.retireResult();
    QVERIFY(!directory.readResult());
    QVERIFY(std::filesystem::exists(directory.attempt(1) / "result.json"));
    directory.retireResult(); // nothing there: nothing to do
}

void RunDirectoryTest::controlRequestsAreNumbered()
{
    QTemporaryDir folder;
    const RunDirectory directory = RunDirectory::create(folder.filePath("r1").toStdString(), spec());
    QCOMPARE(directory.readControl().number, std::int64_t{0});
    directory.writeControl(ControlCommand::Checkpoint);
    directory.writeControl(ControlCommand::Stop);
    QCOMPARE(directory.readControl().number, std::int64_t{2});
    QVERIFY(directory.readControl().command == ControlCommand::Stop);
}

/// The engine has obeyed 1 and 2: a request that counted from the start again would be ignored.
void RunDirectoryTest::aLostControlFileStartsNoNumberAgain()
{
    for (const char* damage : {"", "junk"}) {
        QTemporaryDir folder;
        const RunDirectory directory = RunDirectory::create(folder.filePath("r1").toStdString(), spec());
        directory.writeControl(ControlCommand::Stop);
        directory.writeControl(ControlCommand::None);
        QCOMPARE(directory.readControl().number, std::int64_t{2});
        directory.beginAttempt();
        std::filesystem::remove(directory.control());
        if (*damage)
            writeFileAtomically(directory.control(), damage);
        directory.writeControl(ControlCommand::Stop);
        const std::int64_t number = directory.readControl().number;
        QVERIFY(number > 2);
        directory.writeControl(ControlCommand::Checkpoint);
        QCOMPARE(directory.readControl().number, number + 1);
    }
}

void RunDirectoryTest::tornFilesReadAsAbsent()
{
    QTemporaryDir folder;
    const RunDirectory directory = RunDirectory::create(folder.filePath("r1").toStdString(), spec());
    const std::string whole = resultToText(RunResult{});
    for (std::size_t length = 0; length + 2 < whole.size(); ++length)
        QVERIFY(!parseResult(whole.substr(0, length)));
    writeFileAtomically(directory.control(), "{\"command\":\"stop\"");
    QVERIFY(directory.readControl().command == ControlCommand::None);
    writeFileAtomically(directory.result(), "garbage");
    QVERIFY(!directory.readResult());
}

void RunDirectoryTest::knowsItsOwnProcess()
{
    const std::int64_t start = processStartTime(::getpid());
    QVERIFY(start > 0);
    QVERIFY(processAlive(::getpid(), start));
    QVERIFY(!processAlive(::getpid(), start + 1));
    QVERIFY(!processAlive(-1, 1));
}

TRAINYARD_TEST(RunDirectoryTest)

} // namespace run_directory_test

#include "run_directory_test.moc"
