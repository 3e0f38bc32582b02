// SPDX-License-Identifier: Apache-2.0
// What asynchronous training is made of: formulas against examples worked by hand, dealing, messages, groups, who is
// who.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/distributed/asynchronous_rules.h"
#include "backend/distributed/batch_dealer.h"
#include "backend/distributed/exchange.h"
#include "backend/distributed/group_communicator.h"
#include "backend/distributed/local_communicator.h"
#include "backend/protocol/rank_layout.h"
#include "backend/train/async/async_roles.h"
#include "backend/train/ranks/rank_health.h"
#include "backend/train/ranks/slow_rank.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <set>
#include <thread>

namespace async_rules_test {

using namespace trainyard;

namespace {

bool close(float found, double expected)
{
    return std::abs(found - expected) < 1e-6;
}

template <typename Call>
bool fails(Call&& call)
{
    try {
        call();
    } catch (const Failure&) {
        return true;
    }
    return false;
}

RunSpec asyncSpec(DistributionMode mode, int ranks, int workerRanks = 1, int masters = 1)
{
    RunSpec spec;
    spec.resources.ranks = ranks;
    spec.distribution.mode = mode;
    spec.distribution.workerRanks = workerRanks;
    spec.distribution.masters = masters;
    return spec;
}

} // namespace

class AsyncRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A master that lives and does not answer is given up, unless it asks for patience.
    void aMasterThatNeverAnswersIsGivenUp()
    {
        const auto link = [](bool asks) {
            const std::shared_ptr<SharedGroup> group = SharedGroup::create(2);
            std::atomic<bool> over{false};
            std::string said;
            int asked = 0;
            double waited = 0.0;
            std::thread worker([&] {
                const auto all = makeLocalCommunicator(group, 1, 300.0);
                MasterLink master(*all, 0, 1.5, [&] { ++asked; });
                const double begin = steadyTime();
                try {
                    master.waitForEnd();
                } catch (const Failure& failure) {
                    said = failure.error().text();
                }
                waited = steadyTime() - begin;
                over = true;
            });
            const auto all = makeLocalCommunicator(group, 0, 300.0);
            const RunEnd end{7, 8};
            const double begin = steadyTime();
            while (!over) {
                std::this_thread::sleep_for(std::chrono::milliseconds(300));
                if (asks && steadyTime() - begin < 5.0)
                    all->send(1, kPatienceTag, {});
                else if (asks && !over) {
                    all->send(1, kEndTag, std::as_bytes(std::span(&end, 1)));
                    break;
                }
            }
            worker.join();
            return std::tuple(said, asked, waited);
        };
        const auto [said, asked, waited] = link(true);
        QCOMPARE(said, std::string());
        QVERIFY(asked > 5);
        QVERIFY(waited > 4.5); // three times its patience
        const auto [words, never, until] = link(false);
        QVERIFY2(QString::fromStdString(words).contains("rank 0 has not answered for"), words.c_str());
        QCOMPARE(never, 0);
        QVERIFY2(until < 10.0, qPrintable(QString::number(until)));
    }

    /// Two exchanges of one worker with the centre, α = 0.25. x: 1 → 0.75; x̃: 0 → 0.25. The worker then steps to 0.35:
    /// difference 0.1, so x 0.325, x̃ 0.275.
    void elasticForceDrawsBothSides()
    {
        std::vector<float> worker{1.0f}, centre{0.0f};
        const auto exchange = [&] {
            const std::vector<float> before = worker;
            drawTowards(worker, centre, 0.25f);
            drawTowards(centre, before, 0.25f);
        };
        exchange();
        QVERIFY(close(worker[0], 0.75) && close(centre[0], 0.25));
        worker[0] = 0.35f;
        exchange();
        QVERIFY(close(worker[0], 0.325) && close(centre[0], 0.275));
    }

    /// κ = 2, μ = 0.5, three weights. First: m = Δ and the centre has not moved, so π = 2: (0.2, −0.4, 0). Then the
    /// centre has moved by (0.2, 0.9, 0) and Δ = (0.1, 0.1, 0.01): m = (0.15, 0, 0.01), π = (0.3 − 0.2) / 0.1 = 1, (0 −
    /// 0.9) / 0.1 → 0, 0.02 / 0.01 = 2.
    void energyIsMatched()
    {
        EnergyMatching energy(2.0, 0.5);
        energy.centre(std::vector<float>{1.0f, 1.0f, 1.0f});
        std::vector<float> first{0.1f, -0.2f, 0.0f};
        energy.match(first);
        QVERIFY(close(first[0], 0.2) && close(first[1], -0.4) && close(first[2], 0.0));
        energy.centre(std::vector<float>{1.2f, 0.1f, 1.0f});
        std::vector<float> second{0.1f, 0.1f, 0.01f};
        energy.match(second);
        QVERIFY(close(second[0], 0.1) && close(second[1], 0.0) && close(second[2], 0.02));
        std::vector<float> third{-0.001f, 0.0f, 0.0f}; // m = 0.074, π = 0.148 / 0.001 → at most 5
        energy.centre(std::vector<float>{1.2f, 0.1f, 1.0f});
        energy.match(third);
        QVERIFY(close(third[0], -0.005));
    }

    void eachBatchIsDealtOnce()
    {
        BatchDealer dealer({3, 5}, 7, 12);
        std::multiset<std::int64_t> seen;
        std::vector<std::int64_t> held[2];
        for (int turn = 0; !dealer.allDealt(); ++turn) {
            const int worker = turn % 3 == 0 ? 1 : 0;
            held[worker] = dealer.deal(worker, 2);
            seen.insert(held[worker].begin(), held[worker].end());
            if (turn == 0) {
                QCOMPARE(held[1], (std::vector<std::int64_t>{3, 5}));
                QCOMPARE(dealer.open(), (std::vector<std::int64_t>{3, 5}));
                QVERIFY(fails([&] { dealer.done(0, held[1]); })); // another's
            }
            dealer.done(worker, held[worker]);
            QVERIFY(!dealer.holds(worker));
        }
        QCOMPARE(seen, (std::multiset<std::int64_t>{3, 5, 7, 8, 9, 10, 11}));
        QVERIFY(dealer.open().empty());
        QVERIFY(dealer.deal(0, 5).empty());
    }

    void openBatchesAreThoseNotDone()
    {
        BatchDealer dealer({}, 0, 10);
        dealer.deal(0, 2);
        dealer.deal(1, 2);
        const std::vector<std::int64_t> two{2};
        dealer.done(1, two);
        QCOMPARE(dealer.open(), (std::vector<std::int64_t>{0, 1, 3})); // 1 done + 3 open = 4, the next fresh one
    }

    void messagesArriveWholeAndForeignOnesAreRefused()
    {
        WorkerReport report;
        report.rank = 3;
        report.lossSum = 2.5;
        const std::vector<std::int64_t> done{4, 9, 11};
        const std::vector<float> values{1.0f, 2.0f, 3.0f}, statistics{0.5f};
        Exchange sent{17, 1, {&report, 1}, done, values, statistics};
        RankMessage message{3, kExchangeTag, packed(sent)};
        const Exchange found = exchangeIn(message);
        QCOMPARE(found.version, 17);
        QCOMPARE(found.last, 1);
        QCOMPARE(found.reports[0].lossSum, 2.5);
        QVERIFY(std::equal(found.done.begin(), found.done.end(), done.begin(), done.end()));
        QVERIFY(std::equal(found.values.begin(), found.values.end(), values.begin(), values.end()));
        QVERIFY(std::equal(found.statistics.begin(), found.statistics.end(), statistics.begin(), statistics.end()));
        QVERIFY(fails([&] { answerIn(message); }));
        for (std::size_t length = 0; length < message.bytes.size(); ++length) {
            RankMessage torn{3, kExchangeTag, {message.bytes.begin(), message.bytes.begin() + std::ptrdiff_t(length)}};
            QVERIFY2(fails([&] { exchangeIn(torn); }), qPrintable(QString::number(length)));
        }
        std::int64_t huge = std::int64_t{1} << 62;
        std::memcpy(message.bytes.data() + 56, &huge, sizeof huge);
        QVERIFY(fails([&] { exchangeIn(message); }));
    }

    void everybodyHasARole()
    {
        const RankLayout one = rankLayout(asyncSpec(DistributionMode::Downpour, 3));
        QCOMPARE(one.worldSize(), 4);
        QCOMPARE(one.childrenOf(0), (std::vector<int>{1, 2, 3}));
        QCOMPARE(one.masterOf(3), 0);
        const RankLayout deep = rankLayout(asyncSpec(DistributionMode::Easgd, 8, 2, 2));
        QCOMPARE(deep.worldSize(), 11);
        QCOMPARE(deep.workers(), 4);
        QCOMPARE(deep.childrenOf(0), (std::vector<int>{1, 2}));
        QCOMPARE(deep.childrenOf(1), (std::vector<int>{3, 5}));
        QCOMPARE(deep.childrenOf(2), (std::vector<int>{7, 9}));
        QCOMPARE(deep.groupOf(3), (std::vector<int>{9, 10}));
        QCOMPARE(deep.workerOf(10), 3);
        QCOMPARE(deep.groupRank(10), 1);
        QCOMPARE(deep.masterOf(9), 2);
        QCOMPARE(deep.masterOf(2), 0);
        QCOMPARE(rankLayout(asyncSpec(DistributionMode::Synchronous, 4, 2, 2)).worldSize(), 4);
    }

    void batchAndRateCountAsInASynchronousRun()
    {
        RunSpec spec = asyncSpec(DistributionMode::Downpour, 4, 2);
        spec.training.batchSize = 64;
        spec.training.learningRate.base = 0.1;
        QCOMPARE(workerBatch(spec).samples, 32);
        QCOMPARE(workerBatch(spec).rate, 0.05);
        spec.distribution.scaling = ScalingRule::Linear;
        QCOMPARE(workerBatch(spec).samples, 128); // 64 on each of two ranks
        QCOMPARE(workerBatch(spec).rate, 0.2);    // 4 · 0.1 / 2
        spec.distribution.mode = DistributionMode::Easgd;
        QCOMPARE(workerBatch(spec).rate, 0.4);
    }

    void groupsSumInTheOrderOfTheirRanks()
    {
        const std::shared_ptr<SharedGroup> group = SharedGroup::create(5);
        std::vector<std::vector<float>> results(5);
        std::vector<std::vector<std::byte>> gathered(5);
        std::vector<std::thread> threads;
        for (int r = 0; r < 5; ++r)
            threads.emplace_back([&, r] {
                const auto all = makeLocalCommunicator(group, r, 30.0);
                const std::vector<int> members = r == 0  ? std::vector<int>{0}
                                                 : r < 3 ? std::vector<int>{1, 2}
                                                         : std::vector<int>{3, 4};
                const auto mine = makeGroupCommunicator(*all, members, 30.0);
                std::vector<float> values(100'000, float(r));
                for (int round = 0; round < 3; ++round)
                    mine->sum(values, 0.5f, SumOrder::Ranks);
                results[std::size_t(r)] = values;
                const std::byte own = std::byte(r);
                gathered[std::size_t(r)].resize(members.size());
                mine->allGather({&own, 1}, gathered[std::size_t(r)]);
                mine->barrier();
                all->barrier();
            });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(results[1].back(), 1.5f); // halves of 1 + 2, then the mean of equals
        QCOMPARE(results[2], results[1]);
        QCOMPARE(results[3].back(), 3.5f);
        QCOMPARE(results[4], results[3]);
        QCOMPARE(gathered[4], (std::vector<std::byte>{std::byte{3}, std::byte{4}}));
    }

    void dealtBatchesAreThoseOfAllBatches()
    {
        DataSpec data;
        data.image = {28, 28, 1};
        data.trainSamples = 50;
        data.flip = true;
        const std::shared_ptr<const Dataset> dataset = openDataset(data, 3, {});
        LoaderOptions options;
        options.data = data;
        options.batchSize = 16;
        options.seed = 3;
        for (const int threads : {0, 2}) {
            options.threads = threads;
            options.dealt = false;
            Loader whole(dataset, options);
            std::vector<std::vector<std::uint8_t>> batches;
            for (int i = 0; i < 8; ++i) {
                const Batch batch = whole.next();
                batches.emplace_back(batch.images, batch.images + batch.count * 784);
            }
            options.dealt = true;
            Loader dealt(dataset, options);
            QVERIFY(fails([&] { dealt.next(); }));
            const std::vector<int> order{6, 1, 3, 0, 7, 2};
            for (const int number : order)
                dealt.add(number / 4, number % 4);
            for (const int number : order) {
                const Batch batch = dealt.next();
                QCOMPARE(batch.epoch * 4 + batch.indexInEpoch, number);
                QCOMPARE(std::vector<std::uint8_t>(batch.images, batch.images + batch.count * 784),
                         batches[std::size_t(number)]);
            }
            QVERIFY(fails([&] { dealt.next(); }));
            QVERIFY(fails([&] { dealt.add(0, 4); }));
        }
    }

    void stragglersAreNamedOnce()
    {
        StragglerWatch watch;
        const auto second = [&](double now, double slow) {
            for (int rank = 0; rank < 3; ++rank)
                watch.add(rank, rank == 2 ? slow : 0.1, 1.0);
            return watch.look(now);
        };
        std::vector<std::string> told;
        for (int s = 0; s < 45; ++s)
            for (const Reason& what : second(s, s < 25 ? 0.3 : 0.1))
                told.push_back(what.text());
        QCOMPARE(told.size(), std::size_t(2));
        QVERIFY2(told[0].starts_with("Rank 2 is a straggler: it computes 3 times"), told[0].c_str());
        QVERIFY(told[1].starts_with("Rank 2 is no longer a straggler"));
    }

    void slowRanksSleep()
    {
        qputenv("TRAINYARD_SLOW_RANK", "1:2.0,4:30ms");
        SlowRank slow(4), other(2);
        const double start = steadyTime();
        slow.begin();
        slow.end();
        QVERIFY(steadyTime() - start >= 0.03);
        double shortest = 1.0; // of many, as this process may wait for a core
        for (int i = 0; i < 100; ++i) {
            const double next = steadyTime();
            other.begin();
            other.end();
            shortest = std::min(shortest, steadyTime() - next);
        }
        QVERIFY(shortest < 0.03); // it never sleeps
        qputenv("TRAINYARD_SLOW_RANK", "1=2");
        QVERIFY(fails([] { SlowRank bad(0); }));
        qunsetenv("TRAINYARD_SLOW_RANK");
    }
};

TRAINYARD_TEST(AsyncRulesTest)

} // namespace async_rules_test

#include "async_rules_test.moc"
