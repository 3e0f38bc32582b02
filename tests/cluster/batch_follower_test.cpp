// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/batch_follower.h"

#include "backend/base/error.h"
#include "cluster/transport/local_transport.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <map>
#include <random>

namespace batch_follower_test {

using namespace trainyard;

namespace {

/// Counts what a machine is asked, and can lose an answer or cut it.
class CountingTransport : public LocalTransport {
public:
    int execs = 0;
    std::size_t cutAt = std::string::npos;
    std::string prelude;
    ExecResult exec(const std::string& script, double deadline) override
    {
        ++execs;
        ExecResult result = LocalTransport::exec(prelude + script, deadline);
        if (cutAt != std::string::npos)
            result.output.resize(std::min(cutAt, result.output.size()));
        return result;
    }
};

} // namespace

class BatchFollowerTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    CountingTransport m_transport;

    std::string run(const std::string& name) const { return m_folder->path().toStdString() + "/" + name; }
    void append(const std::string& directory, const std::string& file, const std::string& bytes)
    {
        std::filesystem::create_directories(std::filesystem::path(directory + "/" + file).parent_path());
        std::ofstream(directory + "/" + file, std::ios::app | std::ios::binary) << bytes;
    }
    using Got = std::map<std::string, std::string>; ///< "RUN FILE" → bytes

    void collect(BatchFollower& follower, Got& got, std::vector<std::string>* order = nullptr)
    {
        for (const Chunk& chunk : follower.poll(m_transport, 30.0)) {
            std::string& bytes = got[chunk.runId + " " + chunk.file];
            QCOMPARE(static_cast<std::int64_t>(bytes.size()), chunk.offset); // nothing twice, nothing left out
            bytes += chunk.bytes;
            if (order)
                order->push_back(chunk.file);
            follower.committed(chunk.runId, {chunk.file, chunk.generation,
                                             chunk.offset + static_cast<std::int64_t>(chunk.bytes.size())});
        }
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_transport.execs = 0;
        m_transport.cutAt = std::string::npos;
        m_transport.prelude.clear();
    }

    void whatCannotBeSeenIsNotTakenForAbsent()
    {
        BatchFollower follower;
        for (const char* name : {"one", "two"}) {
            append(run(name), "attempts/0001/events/rank-0000.jsonl", "line\n");
            follower.add(name, run(name), {});
        }
        Got got;
        collect(follower, got);
        QVERIFY(follower.trouble("one").empty() && follower.trouble("two").empty()); // much is absent there
        // A disk that was taken away.
        append(run("bin"), "stat",
               "#!/bin/sh\necho \"stat: cannot statx '" + run("two") +
                   "/result.json': Stale file handle\" >&2\n"
                   "exec /usr/bin/stat \"$@\"\n");
        std::filesystem::permissions(run("bin") + "/stat", std::filesystem::perms::owner_all);
        m_transport.prelude = "PATH='" + run("bin") + "':$PATH\n";
        collect(follower, got);
        QVERIFY(follower.trouble("one").empty());
        QVERIFY2(follower.trouble("two").find("Stale file handle") != std::string::npos,
                 follower.trouble("two").c_str());
        m_transport.prelude.clear();
        collect(follower, got);
        QVERIFY(follower.trouble("two").empty());
        QCOMPARE(got.size(), std::size_t{2});
    }

    void oneExecARoundHoweverManyRuns()
    {
        BatchFollower follower;
        for (int i = 0; i < 200; ++i) {
            const std::string name = "run it's \"" + std::to_string(i) + "\"\n$(x)";
            append(run(name), "attempts/0001/events/rank-0000.jsonl", "line of " + std::to_string(i) + "\n");
            follower.add(name, run(name), {});
        }
        Got got;
        collect(follower, got);
        QVERIFY(follower.behind()); // seen, not yet fetched
        collect(follower, got);
        QCOMPARE(m_transport.execs, 2);
        QCOMPARE(got.size(), std::size_t{200});
        for (int i = 0; i < 200; ++i) {
            const std::string name = "run it's \"" + std::to_string(i) + "\"\n$(x)";
            QCOMPARE(got[name + " attempts/0001/events/rank-0000.jsonl"], "line of " + std::to_string(i) + "\n");
            append(run(name), "attempts/0001/events/rank-0000.jsonl", "more\n");
        }
        collect(follower, got); // what grew before is fetched at once
        QCOMPARE(m_transport.execs, 3);
        for (const auto& [key, bytes] : got)
            QVERIFY(bytes.size() > 5 && bytes.compare(bytes.size() - 5, 5, "more\n") == 0);
    }

    void theResultComesLast()
    {
        append(run("a"), "spec.json", "{}");
        append(run("a"), "attempts/0001/events/rank-0000.jsonl", std::string(5000, 'x') + "\nlast\n");
        append(run("a"), "result.json", "{done}");
        BatchFollower follower({8 << 20, 2048, 2}); // little at once
        follower.add("a", run("a"), {});
        Got got;
        std::vector<std::string> order;
        for (int i = 0; i < 20 && got.count("a result.json") == 0; ++i)
            collect(follower, got, &order);
        QCOMPARE(order.back(), std::string("result.json"));
        QCOMPARE(got["a attempts/0001/events/rank-0000.jsonl"], std::string(5000, 'x') + "\nlast\n");
        QCOMPARE(got["a spec.json"], std::string("{}"));
    }

    void readsTheSameAsAFollowerOfOneRun_data()
    {
        QTest::addColumn<bool>("perl");
        QTest::newRow("with perl") << true;
        QTest::newRow("without perl") << false;
    }
    void readsTheSameAsAFollowerOfOneRun()
    {
        QFETCH(bool, perl);
        m_transport.prelude = perl ? "" : "command() { [ \"$2\" != perl ]; }\n";
        std::mt19937 random(7);
        BatchFollower batch({1 << 16, 3000, 3});
        RunFollower single("a", run("a"), {});
        batch.add("a", run("a"), {});
        Got got;
        Got expected;
        const std::string files[] = {"attempts/0001/events/rank-0000.jsonl", "attempts/0001/engine.log",
                                     "attempts/0002/events/rank-0001.jsonl"};
        const auto collectSingle = [&] {
            for (const Chunk& chunk : single.poll(m_transport)) {
                expected["a " + chunk.file] += chunk.bytes;
                single.committed(
                    {chunk.file, chunk.generation, chunk.offset + static_cast<std::int64_t>(chunk.bytes.size())});
            }
        };
        for (int round = 0; round < 60; ++round) {
            std::string bytes;
            for (std::size_t i = random() % 9000; i > 0; --i)
                bytes += random() % 80 == 0 ? '\n' : static_cast<char>(random() % 256);
            append(run("a"), files[random() % 3], bytes);
            collect(batch, got);
            collectSingle();
        }
        for (int i = 0; i < 200 && got != expected; ++i) {
            collect(batch, got);
            collectSingle();
        }
        QVERIFY(got == expected);
        QVERIFY(got.size() == 3);
    }

    void aFileThatWasCutBeginsAgain()
    {
        append(run("a"), "attempts/0001/engine.log", "one two three");
        BatchFollower follower;
        follower.add("a", run("a"), {});
        Got got;
        collect(follower, got);
        collect(follower, got);
        QCOMPARE(got["a attempts/0001/engine.log"], std::string("one two three"));
        std::filesystem::resize_file(run("a") + "/attempts/0001/engine.log", 3);
        got.clear();
        collect(follower, got);
        collect(follower, got);
        QCOMPARE(got["a attempts/0001/engine.log"], std::string("one"));
    }

    void anAnswerCutAnywhereIsNone()
    {
        append(run("a"), "attempts/0001/engine.log", "text");
        BatchFollower follower;
        follower.add("a", run("a"), {});
        Got got;
        collect(follower, got);
        for (const std::size_t cut : {0, 1, 20, 60, 100, 140}) {
            m_transport.cutAt = cut;
            QVERIFY_THROWS_EXCEPTION(Failure, follower.poll(m_transport, 30.0));
        }
        m_transport.cutAt = std::string::npos;
        collect(follower, got);
        collect(follower, got);
        QCOMPARE(got["a attempts/0001/engine.log"], std::string("text"));
    }
};

TRAINYARD_TEST(BatchFollowerTest)

} // namespace batch_follower_test

#include "batch_follower_test.moc"
