// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/run_fetch.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "cluster/transport/local_transport.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <filesystem>

namespace run_fetch_test {

using namespace trainyard;
namespace fs = std::filesystem;

namespace {

void put(const fs::path& path, const std::string& bytes, int age = 0)
{
    fs::create_directories(path.parent_path());
    writeFileAtomically(path, bytes);
    fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::seconds(age));
}

std::vector<std::string> namesOf(const std::vector<FetchFile>& files)
{
    std::vector<std::string> names;
    for (const FetchFile& file : files)
        names.push_back(file.name);
    return names;
}

Error errorOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const Failure& failure) {
        return failure.error();
    }
    return {};
}

} // namespace

class RunFetchTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_there;
    LocalTransport m_transport;

    FetchRequest request(FetchChoice choice = {})
    {
        FetchRequest out;
        out.directory = m_there.string();
        out.target = m_folder->filePath("here").toStdString();
        out.spec = "{\"of\": \"this computer\"}\n";
        out.choice = std::move(choice);
        return out;
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_there = m_folder->filePath("a run's $(folder)").toStdString();
        put(m_there / "spec.json", "{\"of\": \"there\"}");
        put(m_there / "result.json", "{}");
        put(m_there / "attempts/0001/engine.log", "one\ntwo\n");
        put(m_there / "attempts/0001/events/rank-0000.jsonl", "{}\n");
        put(m_there / "checkpoints/epoch-0001.safetensors", "first", 30);
        put(m_there / "checkpoints/epoch-0002.safetensors", "second", 20);
        put(m_there / "checkpoints/best.safetensors", "first", 31);
        put(m_there / "checkpoints/epoch-0003.safetensors.tmp-1", "torn");
    }

    void fetchesTheNewestCheckpointAndWhatTheRunWrote()
    {
        const FetchedRun out = fetchRun(request(), m_transport);
        const fs::path here = request().target;
        QCOMPARE(out.checkpoints, (std::vector<std::string>{(here / "checkpoints/epoch-0002.safetensors").string()}));
        QCOMPARE(readFile(out.checkpoints.front()), std::string("second"));
        QCOMPARE(readFile(here / "attempts/0001/engine.log"), std::string("one\ntwo\n"));
        QVERIFY(fs::exists(here / "attempts/0001/events/rank-0000.jsonl"));
        QVERIFY(fs::exists(here / "result.json"));
        QCOMPARE(readFile(here / "spec.json"),
                 std::string("{\"of\": \"this computer\"}\n")); // not the one with paths of there
        QVERIFY(!fs::exists(here / "checkpoints/epoch-0001.safetensors"));
        QCOMPARE(out.copied, 4);
        const FetchedRun again = fetchRun(request(), m_transport);
        QCOMPARE(again.copied, 0);
        QCOMPARE(again.kept, 4);
        QCOMPARE(again.checkpoints, out.checkpoints);
    }

    void choosesCheckpoints()
    {
        const auto chosen = [&](const FetchChoice& choice) {
            const ExecResult listed = m_transport.exec(fetchListScript(m_there.string()), 10.0);
            return namesOf(filesToFetch(parseFetchList(listed.output, m_there.string()), choice, m_there.string()));
        };
        using Kind = FetchChoice::Checkpoints;
        using Names = std::vector<std::string>;
        QCOMPARE(chosen({Kind::All, {}, false}),
                 (Names{"checkpoints/epoch-0002.safetensors", "checkpoints/epoch-0001.safetensors",
                        "checkpoints/best.safetensors"}));
        QCOMPARE(chosen({Kind::Newest, {}, false}), (Names{"checkpoints/epoch-0002.safetensors"}));
        QCOMPARE(chosen({Kind::Named, {"best", "checkpoints/epoch-0001.safetensors"}, false}),
                 (Names{"checkpoints/best.safetensors", "checkpoints/epoch-0001.safetensors"}));
        QCOMPARE(chosen({Kind::None, {}, true}).size(), std::size_t{3});
        const Error error = errorOf([&] { chosen({Kind::Named, {"epoch-0009"}, true}); });
        QCOMPARE(error.kind, ErrorKind::NotFound);
        QVERIFY2(error.text().find("epoch-0002.safetensors") != std::string::npos, error.text().c_str());
    }

    void fetchesWhatAProgramHasAnnounced()
    {
        const fs::path elsewhere = m_folder->filePath("scratch").toStdString();
        put(m_there / "code/out/ckpt-1.pt", "file", 10);
        put(m_there / "code/train.py", "code");
        put(m_there / "checkpoints/step-5/model.bin", "model", 8);
        put(m_there / "checkpoints/step-5/optimizer.bin", "optimizer", 5);
        put(elsewhere / "last.pt", "newest", 2);
        FetchRequest asked = request({FetchChoice::Checkpoints::Newest, {}, false});
        asked.announced = {"code/out/ckpt-1.pt", "checkpoints/step-5", (elsewhere / "last.pt").string(), "gone.pt"};
        FetchedRun out = fetchRun(asked, m_transport);
        QCOMPARE(out.checkpoints.size(), std::size_t{1});
        QCOMPARE(readFile(out.checkpoints.front()), std::string("newest")); // of a folder outside of the run directory
        QVERIFY(out.checkpoints.front().starts_with(asked.target + "/checkpoints/elsewhere/"));
        asked.choice = {FetchChoice::Checkpoints::Named, {"step-5"}, false}; // a folder is one checkpoint
        out = fetchRun(asked, m_transport);
        QCOMPARE(out.checkpoints.size(), std::size_t{2});
        asked.choice = {FetchChoice::Checkpoints::All, {}, true};
        QCOMPARE(fetchRun(asked, m_transport).checkpoints.size(), std::size_t{7}); // with those of the engine's kind
        QVERIFY(!fs::exists(fs::path(asked.target) / "code/train.py"));
    }

    void fetchesWhatHasChangedThereAgain()
    {
        FetchChoice best{FetchChoice::Checkpoints::Named, {"best"}, true};
        fetchRun(request(best), m_transport);
        put(m_there / "checkpoints/best.safetensors", "later");
        const FetchedRun again = fetchRun(request(best), m_transport);
        QCOMPARE(again.copied, 1);
        QCOMPARE(readFile(again.checkpoints.front()), std::string("later"));
    }

    void leavesFilesAloneThatAreSomebodyElses()
    {
        const fs::path mine = fs::path(request().target) / "checkpoints/epoch-0002.safetensors";
        put(mine, "of somebody");
        const Error error = errorOf([&] { fetchRun(request(), m_transport); });
        QCOMPARE(error.kind, ErrorKind::BadInput);
        QCOMPARE(readFile(mine), std::string("of somebody"));
        put(mine, "second"); // the very same
        QCOMPARE(fetchRun(request(), m_transport).checkpoints.size(), std::size_t{1});
    }

    void leavesOtherRunsAlone()
    {
        const fs::path other = m_folder->filePath("other").toStdString();
        put(other / "spec.json", "{}");
        put(other / "attempts/0001/engine.log", "one\n");
        FetchRequest wrong = request();
        wrong.target = (other / "checkpoints").string();
        const Error error = errorOf([&] { fetchRun(wrong, m_transport); });
        QCOMPARE(error.reasonCode, std::string("store.own-file"));
        QVERIFY(!fs::exists(wrong.target));
    }

    void copiesTheBeginningOfWhatIsStillWritten()
    {
        FetchRequest running = request();
        running.over = false;
        fetchRun(running, m_transport);
        put(m_there / "attempts/0001/engine.log", "one\ntwo\nthree\n");
        fetchRun(running, m_transport);
        QCOMPARE(readFile(fs::path(running.target) / "attempts/0001/engine.log"), std::string("one\ntwo\nthree\n"));
    }

    void canBeCancelledAndSaysHowFarItIs()
    {
        std::int64_t most = 0, total = 0;
        fetchRun(request(), m_transport, [&](const FetchNews& news) {
            most = std::max(most, news.done);
            total = news.total;
            return true;
        });
        QVERIFY(total > 0);
        QCOMPARE(most, total);
        QCOMPARE(errorOf([&] { fetchRun(request(), m_transport, [](const FetchNews&) { return false; }); }).kind,
                 ErrorKind::Cancelled);
    }

    void refusesAFolderThatIsGone()
    {
        FetchRequest gone = request();
        gone.directory += "/nowhere";
        QCOMPARE(errorOf([&] { fetchRun(gone, m_transport); }).kind, ErrorKind::NotFound);
        QVERIFY(!fs::exists(gone.target));
    }

    void believesNoListThatLeadsElsewhere_data()
    {
        using namespace std::string_literals;
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("up") << QByteArray("1 1.0 1.2 attempts/../../../.bashrc\0", 35);
        QTest::newRow("absolute") << QByteArray("1 1.0 1.2 /etc/passwd\0", 22);
        QTest::newRow("torn") << QByteArray("1 1.0 1.2 attempts/0001/eng");
        QTest::newRow("no number") << QByteArray("noise\0", 6);
        QTest::newRow("negative") << QByteArray("-5 1.0 1.2 result.json\0", 23);
    }
    void believesNoListThatLeadsElsewhere()
    {
        QFETCH(QByteArray, list);
        QCOMPARE(errorOf([&] { parseFetchList(list.toStdString(), "/runs/x"); }).kind, ErrorKind::Io);
    }
};

TRAINYARD_TEST(RunFetchTest)

} // namespace run_fetch_test

#include "run_fetch_test.moc"
