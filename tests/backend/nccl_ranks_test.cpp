// SPDX-License-Identifier: Apache-2.0
// Ranks with a GPU each, whose steps are one recording with the sums over ranks inside: on the emulated GPU, over
// tests/support/nccl_emulated. Ranks are processes.
#include "tests/backend/nccl_rank.h"

#include "backend/distributed/local_communicator.h"
#include "backend/distributed/rank_end.h"
#include "backend/selftest/check.h"
#include "tests/backend/local_ranks.h"
#include "tests/backend/own_checks.h"
#include "tests/support/environment_guard.h"
#include "tests/support/helper_process.h"
#include "tests/support/test_environment.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/wait.h>

#include <cmath>
#include <csignal>
#include <cstring>

namespace nccl_ranks_test {

using namespace trainyard;
using namespace trainyard::test;
using namespace trainyard::selftest;

namespace {

/// The ranks of a scene as threads of this process, with sums in host memory.
std::vector<Outcome> overTheHost(const Scene& scene)
{
    std::vector<Outcome> out(scene.shares.size());
    asLocalRanks(static_cast<int>(out.size()),
                 [&](Communicator& all) { out[static_cast<std::size_t>(all.rank())] = asRank(all, scene); });
    return out;
}

} // namespace

class NcclRanksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        std::string reason;
        QVERIFY2(deviceAvailable(DeviceKind::Cuda, &reason), reason.c_str());
        QCOMPARE(qEnvironmentVariable("TRAINYARD_EMULATED_GPU"), QString("nets")); // a real one has neither of these
        QVERIFY(m_folder.isValid());
        qputenv("TRAINYARD_EMULATED_GPUS", "own");
    }

    /// The whole step is one graph, and the bits are those of one rank.
    void manyEqualOne_data()
    {
        addScenes({"small CNN", "three ranks, unequal", "ResNet20, fp16", "masks", "two steps under way"});
    }
    void manyEqualOne()
    {
        QFETCH(QByteArray, scene);
        QFETCH(QByteArray, streams);
        compareWithOne(sceneNamed(scene), streams);
    }

    /// Gradients that overflow on any rank make all of them skip the step.
    void stepsAreSkippedTogether() { compareWithOne(sceneNamed("skipped steps, fp16"), "lazy"); }

    /// What one rank launches, because somebody looks at its kernels, fits what the other one replays.
    void aRankMayTrace()
    {
        const Scene scene = sceneNamed("a rank that traces");
        const std::vector<Outcome> ranks = ended(scene);
        const Outcome one = alone(scene);
        for (const Outcome& rank : ranks)
            QCOMPARE(difference(rank, one), QString());
        QCOMPARE(ranks[1].perStep, wholeSteps());
        QVERIFY(ranks[0].perStep[2] > 0);
    }

    /// Ranks record a kind of step when all can, not before.
    void ranksBeginToRecordTogether()
    {
        const Scene scene = sceneNamed("a rank that traces first");
        const std::vector<Outcome> ranks = ended(scene);
        const Outcome one = alone(scene);
        for (const Outcome& rank : ranks) {
            QVERIFY(rank.recorded);
            QCOMPARE(difference(rank, one), QString());
            QCOMPARE(rank.perStep, wholeSteps());
        }
    }

    /// If one rank cannot be recorded, no rank is; the log names it once, and the selftest asks for this on each.
    void ranksRecordAllOrNone_data()
    {
        QTest::addColumn<QByteArray>("scene");
        for (const char* scene : {"a rank in parts", "micro-batches in parts"})
            QTest::newRow(scene) << QByteArray(scene);
    }
    void ranksRecordAllOrNone()
    {
        QFETCH(QByteArray, scene);
        const std::vector<Outcome> ranks = ended(sceneNamed(scene));
        const Outcome expected = overTheHost(sceneNamed(scene))[0];
        for (const Outcome& rank : ranks) {
            QCOMPARE(difference(rank, expected), QString());
            QVERIFY(!rank.recorded);
            QVERIFY(rank.perStep[2] > 0); // calls of NCCL are launched
        }
        QCOMPARE(ranks[0].told.size(), 1);
        QVERIFY2(ranks[0].told.front().contains("as one CUDA graph on rank 1: “unhandled cuda error”."),
                 ranks[0].told.front());
        QVERIFY2(ranks[1].told.empty(), ranks[1].told.join('\n'));
    }

    /// A graph for each micro-batch, and nothing beside them; the bits are those of steps whose sums the host makes.
    void microBatchesAreRecorded_data()
    {
        addScenes({"micro-batches", "unequal micro-batches", "micro-batches under way"});
    }
    void microBatchesAreRecorded()
    {
        QFETCH(QByteArray, scene);
        QFETCH(QByteArray, streams);
        compareWithHost(sceneNamed(scene), streams);
    }

    /// Without other ranks too.
    void microBatchesOfOneRankAreRecorded()
    {
        QCOMPARE(alone(sceneNamed("small CNN")).perStep, wholeSteps(2));
        QCOMPARE(alone(sceneNamed("three ranks, unequal")).perStep, wholeSteps(3));
    }

    /// The rank that waits in the sums knows for how long, although its host does not wait for them.
    void aSlowRankIsSeen()
    {
        const Scene scene = sceneNamed("a slow rank");
        const std::vector<Outcome> ranks = ended(scene);
        QCOMPARE(ranks[0].perStep, wholeSteps());
        QVERIFY2(ranks[0].waited > 0.1, qPrintable(QString::number(ranks[0].waited)));
        QVERIFY2(ranks[0].waited > ranks[1].waited, qPrintable(QString::number(ranks[1].waited)));
    }

    /// As over the host, where halves are added in fp32 and rounded: for two ranks that is the same.
    void bucketsIn16Bits_data() { addScenes({"buckets in bf16", "buckets in fp16"}); }
    void bucketsIn16Bits()
    {
        QFETCH(QByteArray, scene);
        QFETCH(QByteArray, streams);
        compareWithHost(sceneNamed(scene), streams);
    }

    /// What one rank computes that has the whole batch, but for rounding; the same bits on every rank.
    void syncedNormsSeeTheWholeBatch_data()
    {
        addScenes({"synchronised batch-norm", "synchronised, one without samples", "synchronised, micro-batches"});
    }
    void syncedNormsSeeTheWholeBatch()
    {
        QFETCH(QByteArray, scene);
        QFETCH(QByteArray, streams);
        const EnvironmentGuard guard("TRAINYARD_EMULATED_STREAMS");
        qputenv("TRAINYARD_EMULATED_STREAMS", streams);
        const Scene synced = sceneNamed(scene);
        const std::vector<Outcome> ranks = ended(synced);
        const Outcome expected = synced.microBatches > 1 ? overTheHost(synced)[0] : alone(synced);
        for (std::size_t r = 0; r < ranks.size(); ++r) {
            QCOMPARE(difference(ranks[r], ranks[0]), QString());
            QVERIFY(ranks[r].recorded);
            if (synced.shares[r] >= synced.microBatches) // not one whose part is empty
                QCOMPARE(ranks[r].perStep, wholeSteps(synced.microBatches));
        }
        for (std::size_t step = 0; step < expected.losses.size(); ++step)
            QVERIFY2(
                std::abs(ranks[0].losses[step] - expected.losses[step]) < 2e-3 * expected.losses[step],
                qPrintable(QString("step %1: %2, %3").arg(step).arg(ranks[0].losses[step]).arg(expected.losses[step])));
    }

    /// A NCCL that cannot be recorded: the step is recorded in parts, with the sums between them.
    void stepsAreRecordedInPartsElse()
    {
        const EnvironmentGuard guard("TRAINYARD_EMULATED_NCCL");
        qputenv("TRAINYARD_EMULATED_NCCL", "unrecordable");
        const Scene scene = sceneNamed("in parts");
        const std::vector<Outcome> ranks = ended(scene);
        const Outcome one = alone(scene);
        for (const Outcome& rank : ranks) {
            QVERIFY(!rank.recorded); // the selftest asks for this
            QCOMPARE(difference(rank, one), QString());
            QVERIFY(rank.perStep[0] >= 1 && rank.perStep[2] >= 2);
        }
    }

    /// The engine's own checks, which one GPU suffices for.
    void theSelftestAsksForIt_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name :
             {"cuda, small cnn, steps with NCCL are recorded", "cuda, small cnn, micro-batches with NCCL are recorded"})
            QTest::newRow(name) << QByteArray(name);
    }
    void theSelftestAsksForIt()
    {
        QFETCH(QByteArray, name);
        const EnvironmentGuard guard("TRAINYARD_EMULATED_NCCL");
        for (const Check& check : ownChecks())
            if (check.name == name.toStdString()) {
                check.run(); // throws
                qputenv("TRAINYARD_EMULATED_NCCL", "unrecordable");
                QVERIFY_THROWS_EXCEPTION(Wrong, check.run());
                return;
            }
        QFAIL("there is no such check");
    }

    /// By a signal that nothing can catch, while the other one waits for its part of a sum. Whoever started the ranks
    /// tells of it; without that the patience ends.
    void aKilledRankEndsTheOthers_data()
    {
        QTest::addColumn<bool>("told");
        QTest::newRow("told") << true;
        QTest::newRow("not told") << false;
    }
    void aKilledRankEndsTheOthers()
    {
        QFETCH(bool, told);
        auto [group, processes] = started("killed", 2);
        const int status = processes[1].wait();
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        if (told)
            group->markFailed(1, rankEnd(status, false).why);
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(codeOf(processes[0].wait()), kRefused);
        QVERIFY(timer.elapsed() < 30'000);
        QVERIFY2(said(0).contains(told ? "rank 1 failed" : "another rank has not answered for 5 s"), said(0));
    }

    /// A call that fails, at once or when it is taken, ends the communicator, and every later call tells why.
    void aFailureIsToldAgain_data()
    {
        QTest::addColumn<QByteArray>("call");
        for (const char* call : {"failing", "refusing", "refusing a gather"})
            QTest::newRow(call) << QByteArray(call);
    }
    void aFailureIsToldAgain()
    {
        QFETCH(QByteArray, call);
        auto [group, processes] = started(call.constData(), 2);
        for (int r = 0; r < 2; ++r) {
            QCOMPARE(codeOf(processes[std::size_t(r)].wait()), kRefused);
            QVERIFY2(said(r).contains("unhandled system error"), said(r));
        }
    }

    /// The emulated NCCL finds what the real one would hang in.
    void mistakesAreFound_data()
    {
        QTest::addColumn<QByteArray>("mistake");
        QTest::addColumn<QByteArray>("found");
        QTest::newRow("other lengths") << QByteArray("other lengths") << QByteArray("invalid usage");
        QTest::newRow("other types") << QByteArray("other types") << QByteArray("invalid usage");
        QTest::newRow("not followed") << QByteArray("not followed") << QByteArray("invalid usage");
        QTest::newRow("not joined") << QByteArray("not joined") << QByteArray("cudaErrorEmulated");
    }
    void mistakesAreFound()
    {
        QFETCH(QByteArray, mistake);
        QFETCH(QByteArray, found);
        auto [group, processes] = started(mistake.constData(), 2);
        for (int r = 0; r < 2; ++r) {
            QCOMPARE(codeOf(processes[std::size_t(r)].wait()), kRefused);
            QVERIFY2(said(r).contains(found), said(r));
        }
    }

private:
    static int codeOf(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }
    /// One graph, or one for each part, no kernels launched one by one, no call of NCCL.
    static std::vector<qint64> wholeSteps(int parts = 1) { return {parts, 0, 0}; }

    static Scene sceneNamed(const QByteArray& name)
    {
        for (const Scene& scene : scenes())
            if (name == scene.name)
                return scene;
        throw std::runtime_error("no such scene");
    }

    /// Each once with lazy streams; the first one with eager ones, too.
    static void addScenes(const QByteArrayList& names)
    {
        QTest::addColumn<QByteArray>("scene");
        QTest::addColumn<QByteArray>("streams");
        for (const QByteArray& name : names)
            QTest::newRow(name.constData()) << name << QByteArray("lazy");
        QTest::newRow((names.front() + ", eager").constData()) << names.front() << QByteArray("eager");
    }

    void compareWithOne(const Scene& scene, const QByteArray& streams)
    {
        const EnvironmentGuard guard("TRAINYARD_EMULATED_STREAMS");
        qputenv("TRAINYARD_EMULATED_STREAMS", streams);
        const std::vector<Outcome> ranks = ended(scene);
        const Outcome one = alone(scene);
        for (const Outcome& rank : ranks) {
            QVERIFY(rank.recorded);
            QCOMPARE(rank.priorStreams, 1);
            QCOMPARE(rank.skipped > 0, scene.overflows);
            QCOMPARE(difference(rank, one), QString());
            if (!scene.pruned) // with new masks a step is recorded anew
                QCOMPARE(rank.perStep, wholeSteps());
        }
    }

    void compareWithHost(const Scene& scene, const QByteArray& streams)
    {
        const EnvironmentGuard guard("TRAINYARD_EMULATED_STREAMS");
        qputenv("TRAINYARD_EMULATED_STREAMS", streams);
        const std::vector<Outcome> ranks = ended(scene);
        const Outcome expected = overTheHost(scene)[0];
        for (const Outcome& rank : ranks) {
            QVERIFY(rank.recorded);
            QCOMPARE(difference(rank, expected), QString());
            QCOMPARE(rank.perStep, wholeSteps(scene.microBatches));
        }
        if (scene.rounded) // else the bits would be those of one rank
            QVERIFY(!difference(ranks[0], alone(scene)).isEmpty());
    }

    static QString difference(const Outcome& found, const Outcome& expected)
    {
        if (found.losses.size() != expected.losses.size() || found.state.size() != expected.state.size())
            return "other lengths";
        for (std::size_t i = 0; i < found.losses.size(); ++i)
            if (found.losses[i] != expected.losses[i])
                return QString("step %1: loss %2, not %3")
                    .arg(i)
                    .arg(found.losses[i], 0, 'g', 17)
                    .arg(expected.losses[i], 0, 'g', 17);
        for (std::size_t i = 0; i < found.state.size(); ++i)
            if (std::memcmp(&found.state[i], &expected.state[i], sizeof(float)) != 0)
                return QString("value %1 of the state: %2, not %3").arg(i).arg(found.state[i]).arg(expected.state[i]);
        return {};
    }

    QString pathOf(int rank) const { return m_folder.filePath(QString("rank%1").arg(rank)); }

    std::pair<std::shared_ptr<SharedGroup>, std::vector<HelperProcess>> started(const char* what, int ranks)
    {
        const auto group = SharedGroup::create(ranks);
        ::fcntl(group->descriptor(), F_SETFD, 0);
        std::vector<HelperProcess> processes;
        for (int r = 0; r < ranks; ++r)
            processes.emplace_back("nccl rank",
                                   std::vector<std::string>{std::to_string(group->descriptor()), std::to_string(r),
                                                            what, pathOf(r).toStdString()});
        return {group, std::move(processes)};
    }

    QByteArray said(int rank) const
    {
        QFile file(pathOf(rank));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// What each rank has computed.
    std::vector<Outcome> ended(const Scene& scene)
    {
        auto [group, processes] = started(scene.name, static_cast<int>(scene.shares.size()));
        std::vector<Outcome> out(processes.size());
        for (std::size_t r = 0; r < processes.size(); ++r) {
            if (const int code = codeOf(processes[r].wait()); code != 0)
                throw std::runtime_error("rank " + std::to_string(r) + " ended with " + std::to_string(code) + ": " +
                                         said(static_cast<int>(r)).toStdString());
            QFile file(pathOf(static_cast<int>(r)));
            if (!file.open(QIODevice::ReadOnly))
                throw std::runtime_error("no outcome");
            QDataStream stream(&file);
            stream >> out[r];
        }
        return out;
    }

    QTemporaryDir m_folder;
};

TRAINYARD_TEST(NcclRanksTest)

} // namespace nccl_ranks_test

#include "nccl_ranks_test.moc"
