// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/run_follower.h"

#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "cluster/transport/local_transport.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <map>

namespace run_follower_test {

using namespace trainyard;

namespace {

const std::string kEvents = "attempts/0001/events/rank-0000.jsonl";
const std::string kLog = "attempts/0001/engine.log";

} // namespace

class RunFollowerTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    LocalTransport m_transport;

    std::string root() const { return m_folder->path().toStdString(); }
    void append(const std::string& file, const std::string& bytes)
    {
        std::filesystem::create_directories(std::filesystem::path(root() + "/" + file).parent_path());
        std::ofstream(root() + "/" + file, std::ios::app | std::ios::binary) << bytes;
    }
    RunFollower follower(const std::vector<TailPosition>& positions = {}) { return {"run", root(), positions}; }
    /// Polls once, commits all of it and gives what came of each file.
    std::map<std::string, std::string> round(RunFollower& from, std::int64_t limit = 4 << 20)
    {
        std::map<std::string, std::string> got;
        for (const Chunk& chunk : from.poll(m_transport, limit)) {
            got[chunk.file] += chunk.bytes;
            from.committed(
                {chunk.file, chunk.generation, chunk.offset + static_cast<std::int64_t>(chunk.bytes.size())});
        }
        return got;
    }
    using Got = std::map<std::string, std::string>;

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void nothingThereIsNothingNew()
    {
        RunFollower empty = follower();
        QVERIFY(empty.poll(m_transport).empty());
        RunFollower absent("run", root() + "/absent", {});
        QVERIFY(absent.poll(m_transport).empty());
    }

    void yieldsEveryKindOfFileOnceAndTheResultLast()
    {
        append("spec.json", "{}");
        append("attempts/0001/attempt.json", "{1}");
        append(kEvents, "one\n");
        append("attempts/0001/events/rank-0001.jsonl", "other rank\n");
        append(kLog, "a log without an end");
        append("attempts/0002/attempt.json", "{2}");
        append("attempts/0002/events/rank-0000.jsonl", "two\n");
        append("result.json", "{done}");
        append("attempts/0001/events/notes.txt", "not ours");
        append("attempts/other/attempt.json", "not ours");
        append("control.json", "not followed");
        RunFollower tail = follower();
        QCOMPARE(round(tail), (Got{{"spec.json", "{}"},
                                   {"attempts/0001/attempt.json", "{1}"},
                                   {kEvents, "one\n"},
                                   {"attempts/0001/events/rank-0001.jsonl", "other rank\n"},
                                   {kLog, "a log without an end"},
                                   {"attempts/0002/attempt.json", "{2}"},
                                   {"attempts/0002/events/rank-0000.jsonl", "two\n"}}));
        QCOMPARE(round(tail), (Got{{"result.json", "{done}"}}));
        QCOMPARE(round(tail), Got());
    }

    void tornLinesWaitForTheirEnd()
    {
        RunFollower tail = follower();
        append(kEvents, "whole\nto");
        QCOMPARE(round(tail), (Got{{kEvents, "whole\n"}}));
        QCOMPARE(round(tail), Got());
        append(kEvents, "rn");
        QCOMPARE(round(tail), Got());
        append(kEvents, "\nnext\n");
        QCOMPARE(round(tail), (Got{{kEvents, "torn\nnext\n"}}));
        append(kEvents, "for ever torn by a kill");
        append("result.json", "{}");
        QCOMPARE(round(tail), (Got{{"result.json", "{}"}})); // it holds nothing else up
    }

    void nothingMovesBeforeTheCommit()
    {
        RunFollower tail = follower();
        append(kEvents, "one\n");
        const std::vector<Chunk> first = tail.poll(m_transport);
        const std::vector<Chunk> again = tail.poll(m_transport);
        QCOMPARE(first.size(), std::size_t{1});
        QCOMPARE(again.size(), std::size_t{1});
        QCOMPARE(again[0].offset, first[0].offset);
        QCOMPARE(again[0].bytes, first[0].bytes);
        QCOMPARE(first[0].runId, std::string("run"));
        QVERIFY(first[0].readAt > 1.7e9);
        // The store stands further than we knew: go on from there.
        append(kEvents, "two\nthree\n");
        tail.committed({kEvents, first[0].generation, 8});
        QCOMPARE(round(tail), (Got{{kEvents, "three\n"}}));
    }

    void goesOnWhereTheStoreStands()
    {
        append(kEvents, "one\ntwo\n");
        const std::string generation = m_transport.status(root() + "/" + kEvents)->generation;
        RunFollower tail = follower({{kEvents, generation, 4}});
        QCOMPARE(round(tail), (Got{{kEvents, "two\n"}}));
    }

    void cutFilesBeginAgainUnderANewGeneration()
    {
        RunFollower tail = follower();
        append(kEvents, "one\ntwo\n");
        const Chunk before = tail.poll(m_transport).at(0);
        round(tail);
        for (int cut = 1; cut <= 2; ++cut) {
            std::filesystem::resize_file(root() + "/" + kEvents, 0);
            append(kEvents, "x\n");
            const std::vector<Chunk> chunks = tail.poll(m_transport);
            QCOMPARE(chunks.size(), std::size_t{1});
            QCOMPARE(chunks[0].offset, 0);
            QCOMPARE(chunks[0].generation, before.generation + "~" + std::to_string(cut));
            QCOMPARE(round(tail), (Got{{kEvents, "x\n"}}));
            append(kEvents, "y\nz\n");
            QCOMPARE(round(tail), (Got{{kEvents, "y\nz\n"}}));
        }
        // Another window that starts from the store's position sees no new file either.
        RunFollower later = follower({{kEvents, before.generation + "~2", 6}});
        QCOMPARE(round(later), Got());
    }

    void replacedFilesBeginAgain()
    {
        RunFollower tail = follower();
        append(kEvents, "one\n");
        append("spec.json", "{old}");
        round(tail);
        m_transport.write(root() + "/" + kEvents, "another\nlonger one\n");
        m_transport.write(root() + "/spec.json", "{new}");
        QCOMPARE(round(tail), (Got{{kEvents, "another\nlonger one\n"}, {"spec.json", "{new}"}}));
        QCOMPARE(round(tail), Got());
    }

    void manyAttemptsComeInOrder()
    {
        for (int attempt = 1; attempt <= 120; ++attempt) {
            char folder[40];
            std::snprintf(folder, sizeof folder, "attempts/%04d/events/rank-0000.jsonl", attempt);
            append(folder, std::to_string(attempt) + "\n");
        }
        RunFollower tail = follower();
        int expected = 0;
        for (const Chunk& chunk : tail.poll(m_transport))
            QCOMPARE(std::stoi(chunk.bytes), ++expected);
        QCOMPARE(expected, 120);
    }

    void hugeFilesComeInBoundedPieces()
    {
        const std::string line(999, 'x');
        {
            append(kEvents, "");
            std::ofstream file(root() + "/" + kEvents, std::ios::binary);
            for (int i = 0; i < 100000; ++i)
                file << line << '\n';
        }
        append("result.json", "{}");
        RunFollower tail = follower();
        const std::int64_t limit = std::int64_t{4} << 20;
        std::int64_t total = 0;
        int polls = 0;
        for (;; ++polls) {
            const std::vector<Chunk> chunks = tail.poll(m_transport, limit);
            QCOMPARE(chunks.size(), std::size_t{1});
            const Chunk& chunk = chunks[0];
            if (chunk.file == "result.json")
                break; // and not before all events
            const auto size = static_cast<std::int64_t>(chunk.bytes.size());
            QVERIFY(size <= limit && size % 1000 == 0);
            QCOMPARE(chunk.offset, total);
            total += size;
            tail.committed({chunk.file, chunk.generation, total});
        }
        QCOMPARE(total, 100000000);
        QVERIFY(polls >= 24 && polls <= 26);
    }

    void lineLongerThanTheLimitComesWhole()
    {
        RunFollower tail = follower();
        const std::string line = std::string(100000, 'l') + "\n";
        append(kEvents, line + "next\n");
        QCOMPARE(round(tail, 1000)[kEvents].substr(0, line.size()), line);
    }

    void giantsStallOnlyThemselvesAndAreComplainedAboutOnce()
    {
        int complaints = 0;
        setLogSink([&](LogLevel, std::string_view) { ++complaints; });
        append(kEvents, std::string(17 << 20, '\0'));
        append("spec.json", std::string(17 << 20, ' '));
        append(kLog, "fine");
        RunFollower tail = follower();
        QCOMPARE(round(tail), (Got{{kLog, "fine"}}));
        QCOMPARE(round(tail), Got());
        setLogSink({});
        QCOMPARE(complaints, 2);
    }

    void aWriterAtFullSpeedLosesNothing()
    {
        const std::string file = root() + "/" + kEvents;
        append(kEvents, "");
        const pid_t writer =
            std::stoi(m_transport
                          .exec("i=0; (while [ $i -lt 20000 ]; do i=$((i+1)); echo \"line $i\"; done >> '" + file +
                                    "') >/dev/null 2>&1 & echo $!",
                                10.0)
                          .output);
        RunFollower tail = follower();
        std::string all;
        std::string expected;
        for (int i = 1; i <= 20000; ++i)
            expected += "line " + std::to_string(i) + "\n";
        QTRY_VERIFY_WITH_TIMEOUT((all += round(tail, 5000)[kEvents], all.size() >= expected.size()), 60000);
        QVERIFY(all == expected);
        QVERIFY(writer > 0);
    }
};

TRAINYARD_TEST(RunFollowerTest)

} // namespace run_follower_test

#include "run_follower_test.moc"
