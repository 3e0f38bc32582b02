// SPDX-License-Identifier: Apache-2.0
// What every communicator promises, over each of them; ranks are threads here, and processes where one must die.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/distributed/gradient_reducer.h"
#include "backend/distributed/local_communicator.h"
#include "tests/support/test_environment.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <random>
#include <thread>

using namespace trainyard;

namespace {

using RankBody = std::function<void(Communicator&)>;

/// Runs `body` as each of so many ranks, each on a thread; the texts of what they threw, by rank.
std::vector<std::string> asRanks(int ranks, const RankBody& body, double patience = 20.0)
{
    std::vector<std::string> errors(static_cast<std::size_t>(ranks));
    const std::shared_ptr<SharedGroup> group = SharedGroup::create(ranks);
    std::vector<std::thread> threads;
    for (int r = 0; r < ranks; ++r)
        threads.emplace_back([&, r] {
            try {
                const auto communicator = ranks == 1 && patience < 0 ? makeSingleCommunicator()
                                                                    : makeLocalCommunicator(group, r, patience);
                body(*communicator);
            } catch (const Failure& failure) {
                errors[static_cast<std::size_t>(r)] = failure.error().text();
            }
        });
    for (std::thread& thread : threads)
        thread.join();
    return errors;
}

std::vector<float> values(int rank, std::size_t length)
{
    std::mt19937 random(static_cast<unsigned>(rank) * 7919u + static_cast<unsigned>(length));
    std::normal_distribution<float> normal;
    std::vector<float> out(length);
    for (float& value : out)
        value = normal(random);
    return out;
}

std::span<const std::byte> bytesOf(const std::string& text) { return std::as_bytes(std::span(text)); }
std::string textOf(const std::vector<std::byte>& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

QString allOf(const std::vector<std::string>& errors)
{
    QString text;
    for (const std::string& error : errors)
        text += QString::fromStdString(error);
    return text;
}

} // namespace

class CommunicatorTest : public QObject {
    Q_OBJECT

private slots:
    void sums_data()
    {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("length");
        for (const int ranks : {1, 2, 3, 4, 7})
            for (const int length : {0, 1, 15, 16, 17, 1000, 65536, 65537, 300001})
                QTest::addRow("%d ranks, %d values", ranks, length) << ranks << length;
    }

    void sums()
    {
        QFETCH(int, ranks);
        QFETCH(int, length);
        const auto size = static_cast<std::size_t>(length);
        std::vector<std::vector<float>> results(static_cast<std::size_t>(ranks));
        const auto factor = [](int rank) { return 1.0f / static_cast<float>(rank + 3); };
        const auto errors = asRanks(ranks, [&](Communicator& all) {
            std::vector<float> mine = values(all.rank(), size);
            for (int again = 0; again < 3; ++again) { // buffers are used again
                mine = values(all.rank(), size);
                all.sum(mine, factor(all.rank()), SumOrder::Ranks);
            }
            results[static_cast<std::size_t>(all.rank())] = mine;
        });
        QCOMPARE(allOf(errors), QString());
        std::vector<float> expected(size, 0.0f);
        for (int r = 0; r < ranks; ++r) {
            const std::vector<float> term = values(r, size);
            for (std::size_t i = 0; i < size; ++i) {
                const float product = term[i] * factor(r);
                expected[i] = r == 0 ? product : expected[i] + product;
            }
        }
        for (const std::vector<float>& result : results)
            QVERIFY(result.size() == size
                    && (size == 0 || std::memcmp(result.data(), expected.data(), size * sizeof(float)) == 0));
    }

    void broadcastsAndGathers()
    {
        for (const int ranks : {1, 2, 5})
            for (const std::size_t length : {std::size_t{0}, std::size_t{3}, std::size_t{700'000}}) {
                const auto errors = asRanks(ranks, [&](Communicator& all) {
                    for (int root = 0; root < ranks; ++root) {
                        std::string text(length, static_cast<char>('a' + all.rank()));
                        all.broadcast(std::as_writable_bytes(std::span(text)), root);
                        if (text != std::string(length, static_cast<char>('a' + root)))
                            throw Failure(ErrorKind::Internal, "test", "broadcast", "other bytes came");
                    }
                    const std::string mine(length, static_cast<char>('a' + all.rank()));
                    std::vector<std::byte> gathered(length * static_cast<std::size_t>(ranks));
                    all.allGather(bytesOf(mine), gathered);
                    std::string expected;
                    for (int r = 0; r < ranks; ++r)
                        expected += std::string(length, static_cast<char>('a' + r));
                    if (textOf(gathered) != expected)
                        throw Failure(ErrorKind::Internal, "test", "allGather", "other bytes came");
                    all.barrier();
                });
                QCOMPARE(allOf(errors), QString());
            }
    }

    void barriersHold()
    {
        std::atomic<int> before{0};
        const auto errors = asRanks(4, [&](Communicator& all) {
            for (int round = 1; round <= 50; ++round) {
                if (all.rank() == round % 4)
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                ++before;
                all.barrier();
                if (before.load() < 4 * round)
                    throw Failure(ErrorKind::Internal, "test", "barrier", "a rank went through early");
                all.barrier();
            }
        });
        QCOMPARE(allOf(errors), QString());
    }

    void messagesArriveWholeAndInOrder()
    {
        const std::size_t lengths[] = {0, 1, 100, MessageRing::kBytes - 16, MessageRing::kBytes + 5, 3'000'000};
        const auto errors = asRanks(3, [&](Communicator& all) {
            if (all.rank() > 0) {
                int tag = 0;
                for (const std::size_t length : lengths)
                    all.send(0, tag++, bytesOf(std::string(length, static_cast<char>('a' + all.rank()))));
                const auto answer = all.receive(0, 20.0);
                if (!answer || textOf(answer->bytes) != "done" || answer->from != 0)
                    throw Failure(ErrorKind::Internal, "test", "send", "no answer came");
                return;
            }
            std::vector<int> next(3, 0);
            for (int count = 0; count < 12; ++count) {
                const auto message = all.receive(kAnyRank, 20.0);
                if (!message)
                    throw Failure(ErrorKind::Internal, "test", "receive", "nothing came");
                const auto from = static_cast<std::size_t>(message->from);
                const std::size_t length = lengths[next[from]];
                if (message->tag != next[from] || textOf(message->bytes) != std::string(length, static_cast<char>('a' + from)))
                    throw Failure(ErrorKind::Internal, "test", "receive", "another message came");
                ++next[from];
            }
            for (int r = 1; r < 3; ++r)
                all.send(r, 9, bytesOf("done"));
        });
        QCOMPARE(allOf(errors), QString());
    }

    void oneRankAlone()
    {
        const auto errors = asRanks(1, [](Communicator& all) {
            std::vector<float> three = {1, 2, 3};
            all.sum(three, 2.0f, SumOrder::Any);
            all.send(0, 4, bytesOf("to myself"));
            const auto message = all.receive(0, 0.0);
            if (three != std::vector<float>{2, 4, 6} || !message || message->tag != 4 || all.receive(0, 0.0))
                throw Failure(ErrorKind::Internal, "test", "one rank", "something else came");
        }, -1.0);
        QCOMPARE(allOf(errors), QString());
    }

    void lastWordsReachTheOthers()
    {
        const double begin = steadyTime();
        const auto errors = asRanks(3, [](Communicator& all) {
            std::vector<float> some(100'000, 1.0f);
            all.sum(some, 1.0f, SumOrder::Any);
            if (all.rank() == 1) {
                all.fail("the disk is full");
                return;
            }
            all.sum(some, 1.0f, SumOrder::Any);
        });
        QVERIFY(steadyTime() - begin < 5.0);
        for (const std::size_t other : {0, 2})
            QCOMPARE(QString::fromStdString(errors[other]), "Cannot go on together: rank 1 failed: the disk is full.");
    }

    void whoLeavesOrSleepsIsNamed()
    {
        auto errors = asRanks(3, [](Communicator& all) {
            if (all.rank() != 2)
                all.barrier();
        });
        QVERIFY2(errors[0].find("rank 2 has left") != std::string::npos, errors[0].c_str());
        errors = asRanks(2, [](Communicator& all) {
            if (all.rank() == 1)
                std::this_thread::sleep_for(std::chrono::milliseconds(2500));
            else
                all.barrier();
        }, 1.0);
        QVERIFY2(errors[0].find("rank 1 has not answered for 1 s") != std::string::npos, errors[0].c_str());
        errors = asRanks(2, [](Communicator& all) {
            if (all.rank() == 0)
                all.receive(1, 20.0);
        });
        QVERIFY2(errors[0].find("rank 1 has left") != std::string::npos, errors[0].c_str());
    }

    void aKilledProcessEndsTheWaiting()
    {
        const std::shared_ptr<SharedGroup> group = SharedGroup::create(2);
        const pid_t child = ::fork();
        if (child == 0) {
            const auto all = makeLocalCommunicator(group, 1);
            std::vector<float> some(1'000'000, 1.0f);
            all->sum(some, 1.0f, SumOrder::Any);
            ::kill(::getpid(), SIGKILL);
        }
        const auto all = makeLocalCommunicator(group, 0);
        std::vector<float> some(1'000'000, 1.0f);
        all->sum(some, 1.0f, SumOrder::Any);
        QCOMPARE(some.back(), 2.0f);
        std::thread starter([&] { // as who starts ranks does
            int status = 0;
            ::waitpid(child, &status, 0);
            group->markFailed(1, "it was killed by signal " + std::to_string(WTERMSIG(status)));
        });
        QString error;
        try {
            all->sum(some, 1.0f, SumOrder::Any);
        } catch (const Failure& failure) {
            error = QString::fromStdString(failure.error().text());
        }
        starter.join();
        QCOMPARE(error, QString("Cannot go on together: rank 1 failed: it was killed by signal 9."));
    }

    void foreignMemoryIsRefused()
    {
        QVERIFY_EXCEPTION_THROWN(SharedGroup::create(0), Failure);
        QVERIFY_EXCEPTION_THROWN(SharedGroup::create(100'000), Failure);
        QVERIFY_EXCEPTION_THROWN(SharedGroup::open(FileDescriptor(::dup(0))), Failure);
        const std::shared_ptr<SharedGroup> group = SharedGroup::create(2);
        const std::shared_ptr<SharedGroup> same = SharedGroup::open(FileDescriptor(::dup(group->descriptor())));
        QCOMPARE(same->size(), 2);
        const auto first = makeLocalCommunicator(group, 0);
        QVERIFY_EXCEPTION_THROWN(makeLocalCommunicator(same, 0), Failure);
        QVERIFY_EXCEPTION_THROWN(makeLocalCommunicator(same, 2), Failure);
    }

    void gradientsAreReducedWhileTheyCome()
    {
        for (const bool overlap : {false, true}) {
            std::vector<std::vector<float>> results(3);
            std::vector<int> buckets(3, 0);
            const auto errors = asRanks(3, [&](Communicator& all) {
                GradientReducer reducer(all, {.bucketBytes = 40'000, .order = SumOrder::Ranks, .overlap = overlap});
                for (int step = 0; step < 5; ++step) {
                    std::vector<float> gradients(123'456, std::nanf(""));
                    reducer.begin(gradients, 0.25f);
                    const std::vector<float> mine = values(all.rank() + step, gradients.size());
                    for (std::size_t at = 0; at < gradients.size(); at += 10'000) {
                        const std::size_t count = std::min<std::size_t>(10'000, gradients.size() - at);
                        std::copy_n(mine.begin() + static_cast<std::ptrdiff_t>(at), count,
                                    gradients.begin() + static_cast<std::ptrdiff_t>(at));
                        reducer.ready(static_cast<std::int64_t>(at + count));
                    }
                    buckets[static_cast<std::size_t>(all.rank())] = reducer.finish().buckets;
                    all.barrier(); // the communicator is ours again
                    results[static_cast<std::size_t>(all.rank())] = gradients;
                }
            });
            QCOMPARE(allOf(errors), QString());
            QCOMPARE(buckets[0], 13);
            const std::vector<float> parts[] = {values(4, 123'456), values(5, 123'456), values(6, 123'456)};
            for (std::size_t i = 0; i < results[0].size(); ++i) {
                float expected = 0.0f;
                for (const std::vector<float>& part : parts)
                    expected += 0.25f * part[i];
                QVERIFY(results[0][i] == expected);
                QVERIFY(results[1][i] == results[0][i] && results[2][i] == results[0][i]);
            }
        }
    }
};

QTEST_GUILESS_MAIN(CommunicatorTest)
#include "communicator_test.moc"
