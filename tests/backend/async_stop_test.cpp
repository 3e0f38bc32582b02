// SPDX-License-Identifier: Apache-2.0
// How a run with lower masters stops: nothing that workers have begun is lost, and nobody waits in vain. The masters
// are the real ones, each lower one in a thread; the workers do what the test says, so that messages cross in a known
// order.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/distributed/local_communicator.h"
#include "backend/models/model_description.h"
#include "backend/models/model_file.h"
#include "backend/models/model_options.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/async/async_master.h"
#include "backend/train/async/async_relay.h"
#include "tests/support/patience.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <array>
#include <chrono>
#include <deque>
#include <map>
#include <stdexcept>
#include <thread>

namespace async_stop_test {

using namespace trainyard;

namespace {

constexpr RunEnd kStopped{static_cast<std::int64_t>(ExitCode::Stopped), 7};
constexpr float kUpdate = 0.5f; ///< of each weight, by a worker that does what GEM's do
const std::array kLowerMasters{1, 2};

RunSpec specOf(DistributionMode mode)
{
    RunSpec spec;
    spec.id = "async-stop";
    spec.resources.ranks = 4; // 3 and 4 below master 1, 5 and 6 below master 2
    spec.distribution.mode = mode;
    spec.distribution.masters = 2;
    return spec;
}

Network makeNetwork()
{
    ModelOptions model;
    model.image = {4, 4, 1};
    model.classes = 3;
    const auto layers = nlohmann::json::parse(R"({"format": "trainyard-model", "version": 1, "layers": [
        {"name": "last", "kind": "dense", "outputs": "classes"}]})");
    NetworkOptions options;
    options.image = model.image;
    options.classes = model.classes;
    options.batchSize = 2;
    options.device = DeviceKind::Reference;
    options.graph = std::make_shared<const Graph>(buildDescribedModel(parseModelFile(layers, "the test"), model));
    return Network(options);
}

double waitLimit()
{
    return double(test::patience()) / 1000.0;
}

/// Waits until every message from one rank to another has been taken, or until there is one.
void waitForRing(SharedGroup& group, int from, int to, bool empty)
{
    MessageRing& ring = group.ring(from, to);
    for (const double begin = steadyTime(); (ring.written.load() == ring.read.load()) != empty;) {
        if (steadyTime() - begin > waitLimit())
            throw std::runtime_error("no message came, or nobody took it");
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

/// A worker's messages, without its work.
class ScriptedWorker {
public:
    ScriptedWorker(const std::shared_ptr<SharedGroup>& group, int rank, int master)
        : m_all(makeLocalCommunicator(group, rank, waitLimit())), m_master(master)
    {
        m_report.rank = rank;
    }

    void ask() { m_all->send(m_master, kExchangeTag, packed(Exchange{})); }
    /// One batch of those that it was dealt; `last`: because of a stop.
    void bring(bool last, Network& like)
    {
        const std::array done{m_held.front()};
        m_held.pop_front();
        const RankStep::Values lengths = like.ranks().values({});
        const std::vector<float> values(lengths.weights.size(), kUpdate), statistics(lengths.statistics.size());
        m_report.batches = 1;
        m_report.samples = 2;
        m_all->send(m_master, kExchangeTag,
                    packed(Exchange{m_version, last ? 1 : 0, {&m_report, 1}, done, values, statistics}));
    }
    /// Takes an answer; whether it may go on.
    bool goesOn()
    {
        const RankMessage message = await(kAnswerTag);
        const Answer answer = answerIn(message);
        m_version = answer.version;
        m_held.insert(m_held.end(), answer.dealt.begin(), answer.dealt.end());
        return answer.leave == 0;
    }
    void awaitHurry()
    {
        if (!m_hurried)
            await(kHurryTag);
    }
    std::int64_t end()
    {
        const RankMessage message = await(kEndTag);
        RunEnd end;
        std::memcpy(&end, message.bytes.data(), std::min(message.bytes.size(), sizeof end));
        return end.code;
    }

private:
    RankMessage await(int tag)
    {
        for (;;) {
            std::optional<RankMessage> message = m_all->receive(m_master, waitLimit());
            if (!message)
                throw std::runtime_error("a master does not answer");
            m_hurried = m_hurried || message->tag == kHurryTag;
            if (message->tag == tag)
                return std::move(*message);
        }
    }

    std::unique_ptr<Communicator> m_all;
    const int m_master;
    WorkerReport m_report;
    std::deque<std::int64_t> m_held;
    std::int64_t m_version = 0;
    bool m_hurried = false;
};

/// The processes of a run with two lower masters, without the top one.
class Lab {
public:
    explicit Lab(DistributionMode mode) : spec(specOf(mode)), layout(rankLayout(spec)), like(makeNetwork())
    {
        group = SharedGroup::create(layout.worldSize());
        top = makeLocalCommunicator(group, 0, waitLimit());
        for (int rank = layout.masters(); rank < layout.worldSize(); ++rank)
            workers.emplace(rank, ScriptedWorker(group, rank, layout.masterOf(rank)));
    }
    ~Lab()
    {
        group->markFailed(0, runReason("run.odd-message")); // ends who still waits
        for (std::thread& thread : m_threads)
            if (thread.joinable())
                thread.join();
    }

    AsyncRun run(Communicator& world, Network& network) const { return {spec, layout, world, network, {}, 1000}; }
    void startLowerMaster(int rank)
    {
        m_threads.emplace_back([this, rank, &code = codes[rank], &words = said[rank]] {
            const auto world = makeLocalCommunicator(group, rank, waitLimit());
            try {
                Network network = makeNetwork();
                code = AsyncRelay(run(*world, network), {folder.path().toStdString(), 0, {}}).run();
            } catch (const Failure& failure) {
                words = failure.error().text();
                world->fail(failure.error().why());
            }
        });
    }
    /// Nothing may be asked of it afterwards.
    void joinLowerMasters()
    {
        for (std::thread& thread : m_threads)
            thread.join();
    }

    const RunSpec spec;
    const RankLayout layout;
    Network like;
    QTemporaryDir folder;
    std::shared_ptr<SharedGroup> group;
    std::unique_ptr<Communicator> top;
    std::map<int, ScriptedWorker> workers;
    std::map<int, int> codes{{1, -1}, {2, -1}};
    std::map<int, std::string> said{{1, {}}, {2, {}}};

private:
    std::vector<std::thread> m_threads;
};

} // namespace

class AsyncStopTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLowerMasterBringsWhatItsWorkersHaveBegun_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("batches"); // with EASGD worker 4 has its answer, and the next batch, before the stop
        QTest::newRow("downpour") << int(DistributionMode::Downpour) << 5;
        QTest::newRow("easgd") << int(DistributionMode::Easgd) << 6;
        QTest::newRow("gem") << int(DistributionMode::Gem) << 5;
    }
    /// The stop crosses an exchange of master 1. What worker 3 brings afterwards must still reach the top one.
    void aLowerMasterBringsWhatItsWorkersHaveBegun()
    {
        QFETCH(int, mode);
        QFETCH(int, batches);
        Lab lab{DistributionMode(mode)};
        Network network = makeNetwork();
        const float before = network.ranks().values(kModelValues).weights[0];
        AsyncMaster master(lab.run(*lab.top, network), {}, 0, 1000);
        for (const int rank : kLowerMasters) {
            lab.startLowerMaster(rank);
            QVERIFY(!master.next(waitLimit(), 0)); // it asks for batches
        }
        for (auto& [rank, worker] : lab.workers)
            worker.ask();
        for (auto& [rank, worker] : lab.workers)
            QVERIFY(worker.goesOn());
        lab.workers.at(3).bring(false, lab.like);
        QVERIFY(lab.workers.at(3).goesOn());
        lab.workers.at(4).bring(false, lab.like);
        waitForRing(*lab.group, 1, 0, false); // master 1 exchanges with the top one

        std::int64_t brought = 0;
        std::string unfinished, problem;
        std::thread stop([&] {
            try {
                master.finish(
                    false, [&](const MasterStep& step) { brought += step.batches; }, [&] { return brought; });
            } catch (const Failure& failure) {
                unfinished = failure.error().text();
            }
        });
        try {
            stopWorkers(lab, mode == int(DistributionMode::Easgd));
        } catch (const std::exception& error) {
            problem = error.what();
            lab.group->markFailed(0, runReason("run.odd-message"));
        }
        stop.join();
        QCOMPARE(problem, std::string());
        QCOMPARE(unfinished, std::string());
        master.end(kStopped);
        for (auto& [rank, worker] : lab.workers)
            QCOMPARE(worker.end(), kStopped.code);
        lab.joinLowerMasters();
        for (const int rank : kLowerMasters) {
            QCOMPARE(lab.said[rank], std::string());
            QCOMPARE(lab.codes[rank], int(ExitCode::Stopped));
        }
        QCOMPARE(brought, batches);
        QCOMPARE(master.open().size(), std::size_t(2 * 6 - batches));
        if (mode == int(DistributionMode::Gem)) {
            const float moved = network.ranks().values(kModelValues).weights[0] - before;
            QVERIFY2(std::abs(moved - float(batches) * kUpdate) < 1e-4, qPrintable(QString::number(moved)));
        }
    }

    /// A stop that comes before the workers have asked for anything: both lower masters leave at once, and the run's
    /// end reaches them while they still wait for their workers.
    void aStopBeforeTheWorkersCome()
    {
        Lab lab{DistributionMode::Downpour};
        Network network = makeNetwork();
        AsyncMaster master(lab.run(*lab.top, network), {}, 0, 1000);
        for (const int rank : kLowerMasters) {
            lab.startLowerMaster(rank);
            waitForRing(*lab.group, rank, 0, false);
        }
        master.finish(
            false, [](const MasterStep&) {}, [] { return std::int64_t{0}; });
        master.end(kStopped);
        lateWorkersLeave(lab, {3, 4, 5, 6});
    }

    /// The last batches are done by one worker of each lower master before the others come.
    void theEndComesBeforeALateWorker()
    {
        Lab lab{DistributionMode::Downpour};
        Network network = makeNetwork();
        AsyncMaster master(lab.run(*lab.top, network), {}, 0, 4);
        lab.startLowerMaster(1);
        QVERIFY(!master.next(waitLimit(), 0)); // it gets all four batches
        lab.startLowerMaster(2);
        QVERIFY(!master.next(waitLimit(), 0)); // it gets none, and leaves
        ScriptedWorker& fast = lab.workers.at(3);
        fast.ask();
        QVERIFY(fast.goesOn());
        for (int round = 0; round < 2; ++round) { // after two batches its master exchanges with the top one
            fast.bring(false, lab.like);
            QVERIFY(fast.goesOn());
            fast.bring(false, lab.like);
            const std::optional<MasterStep> step = master.next(waitLimit(), 2 * round);
            QVERIFY(step && step->batches == 2);
            QCOMPARE(fast.goesOn(), round == 0);
        }
        master.finish(
            false, [](const MasterStep&) {}, [] { return std::int64_t{4}; });
        master.end(kStopped);
        lateWorkersLeave(lab, {4, 5, 6}, {3});
    }

private:
    /// Each brings a batch that it has begun when it is told to hurry, worker 3 last.
    static void stopWorkers(Lab& lab, bool fourGoesOn)
    {
        if (lab.workers.at(4).goesOn() != fourGoesOn)
            throw std::runtime_error("worker 4 has another answer");
        for (const int rank : {5, 6, 4, 3}) {
            if (rank == 4 && !fourGoesOn)
                continue;
            ScriptedWorker& worker = lab.workers.at(rank);
            worker.awaitHurry();
            worker.bring(true, lab.like);
            if (worker.goesOn())
                throw std::runtime_error("a worker may not leave");
        }
    }

    /// They come only when their masters know of the end. `before`: these have their answers already.
    static void lateWorkersLeave(Lab& lab, const std::vector<int>& late, const std::vector<int>& before = {})
    {
        for (const int rank : kLowerMasters)
            waitForRing(*lab.group, 0, rank, true);
        for (const int rank : late)
            lab.workers.at(rank).ask();
        for (const int rank : late)
            QVERIFY(!lab.workers.at(rank).goesOn());
        for (const std::vector<int>& some : {late, before})
            for (const int rank : some)
                QCOMPARE(lab.workers.at(rank).end(), kStopped.code);
        lab.joinLowerMasters();
        for (const int rank : kLowerMasters) {
            QCOMPARE(lab.said[rank], std::string());
            QCOMPARE(lab.codes[rank], int(ExitCode::Stopped));
        }
    }
};

TRAINYARD_TEST(AsyncStopTest)

} // namespace async_stop_test

#include "async_stop_test.moc"
