// SPDX-License-Identifier: Apache-2.0
// What every communicator promises, over each of them; ranks are threads here, and processes where one must die.
#include "backend/base/error.h"
#include "backend/distributed/gradient_reducer.h"
#include "backend/distributed/local_communicator.h"
#include "backend/distributed/mpi_module.h"
#include "backend/distributed/nccl_module.h"
#include "backend/ops/float16.h"
#include "tests/support/mpi_environment.h"
#include "tests/support/patience.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <random>
#include <thread>

namespace communicator_test {

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
                const auto communicator =
                    ranks == 1 && patience < 0 ? makeSingleCommunicator() : makeLocalCommunicator(group, r, patience);
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

std::span<const std::byte> bytesOf(const std::string& text)
{
    return std::as_bytes(std::span(text));
}
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

void require(bool condition, const char* what)
{
    if (!condition)
        throw Failure(ErrorKind::Internal, "keep", "the contract", what);
}

void sums(Communicator& all)
{
    const auto factor = [](int rank) { return 1.0f / static_cast<float>(rank + 3); };
    for (const std::size_t length :
         {std::size_t{0}, std::size_t{1}, std::size_t{15}, std::size_t{16}, std::size_t{17}, std::size_t{1000},
          std::size_t{65536}, std::size_t{65537}, std::size_t{2'300'001}}) {
        std::vector<float> expected(length, 0.0f), near(length, 0.0f);
        for (int r = 0; r < all.size(); ++r) {
            const std::vector<float> term = values(r, length);
            for (std::size_t i = 0; i < length; ++i) {
                const float product = term[i] * factor(r);
                expected[i] = r == 0 ? product : expected[i] + product;
            }
        }
        for (int again = 0; again < 2; ++again) { // buffers are used again
            std::vector<float> mine = values(all.rank(), length);
            all.sum(mine, factor(all.rank()), SumOrder::Ranks);
            require(length == 0 || std::memcmp(mine.data(), expected.data(), length * sizeof(float)) == 0,
                    "an ordered sum has other bits");
        }
        std::vector<float> mine = values(all.rank(), length);
        all.sum(mine, factor(all.rank()), SumOrder::Any);
        for (std::size_t i = 0; i < length; ++i)
            require(std::abs(mine[i] - expected[i]) < 1e-5f, "a sum is wrong");
        std::vector<float> everyone(length * static_cast<std::size_t>(all.size()));
        all.allGather(std::as_bytes(std::span(mine)), std::as_writable_bytes(std::span(everyone)));
        for (std::size_t i = 0; i < everyone.size(); ++i)
            require(everyone[i] == mine[i % length], "ranks have different sums");
    }
}

void roundedSums(Communicator& all)
{
    for (const std::size_t length :
         {std::size_t{0}, std::size_t{1}, std::size_t{17}, std::size_t{65537}, std::size_t{1'200'001}}) {
        std::vector<float> expected(length, 0.0f), mine = values(all.rank(), length);
        for (int r = 0; r < all.size(); ++r) {
            const std::vector<float> term = values(r, length);
            for (std::size_t i = 0; i < length; ++i) {
                const float rounded = roundedToBfloat16(0.3f * term[i]);
                expected[i] = r == 0 ? rounded : expected[i] + rounded;
            }
        }
        for (float& value : expected)
            value = roundedToBfloat16(value);
        all.sumRounded(mine, 0.3f, RoundedForm::Bf16);
        require(length == 0 || std::memcmp(mine.data(), expected.data(), length * sizeof(float)) == 0,
                "a rounded sum has other bits");
    }
}

/// What sumRounded() says of fp16, for one slice.
void addInFp16(std::span<const std::vector<float>> terms, float factor, std::size_t begin, std::size_t end,
               std::vector<float>& out)
{
    double together = 0.0;
    for (const std::vector<float>& term : terms) {
        float largest = 0.0f;
        for (std::size_t i = begin; i < end; ++i)
            largest = std::isfinite(factor * term[i]) ? std::max(largest, std::abs(factor * term[i])) : largest;
        together += largest;
    }
    float scale = 1.0f;
    while (together > 0.0 && together * scale >= 32768.0)
        scale *= 0.5f;
    while (together > 0.0 && together * scale < 16384.0 && scale < 0x1p126f)
        scale *= 2.0f;
    for (std::size_t i = begin; i < end; ++i) {
        float sum = 0.0f;
        for (std::size_t r = 0; r < terms.size(); ++r) {
            const float rounded = roundedToFloat16(factor * terms[r][i] * scale);
            sum = r == 0 ? rounded : sum + rounded;
        }
        out[i] = roundedToFloat16(sum) / scale;
    }
}

/// Far beyond 65504, far below 2^−24, and with an infinity and NaN among them: of those only their own sums become
/// such.
void sumsInFp16(Communicator& all)
{
    const std::size_t slice = std::size_t{1} << 20;
    for (const std::size_t length :
         {std::size_t{0}, std::size_t{1}, std::size_t{17}, std::size_t{65537}, slice + 200'001}) {
        for (const float size : {1.0f, 0.0f, 1e30f, 1e-30f}) {
            std::vector<std::vector<float>> terms;
            for (int r = 0; r < all.size(); ++r) {
                terms.push_back(values(r, length));
                for (float& value : terms.back())
                    value *= size;
            }
            if (length > 10) {
                terms.back()[3] = -std::numeric_limits<float>::infinity();
                terms.front()[5] = std::nanf("");
            }
            std::vector<float> expected(length);
            for (std::size_t at = 0; at < length; at += slice)
                addInFp16(terms, 0.3f, at, std::min(at + slice, length), expected);
            std::vector<float> mine = terms[static_cast<std::size_t>(all.rank())];
            all.sumRounded(mine, 0.3f, RoundedForm::Fp16);
            for (std::size_t i = 0; i < length; ++i) {
                if (length > 10 && (i == 3 || i == 5)) {
                    require(i == 3 ? mine[i] < 0 && std::isinf(mine[i]) : std::isnan(mine[i]), "an infinity was lost");
                    continue;
                }
                require(mine[i] == expected[i], "a sum in fp16 has other bits");
                float exact = 0.0f;
                for (const std::vector<float>& term : terms)
                    exact += 0.3f * term[i];
                // Terms are below 6 standard deviations: half a step of fp16 at the most for each, and for their sum.
                require(std::abs(mine[i] - exact) <= 0x1p-10f * 2.0f * size * static_cast<float>(all.size()),
                        "a sum in fp16 is wrong");
            }
        }
    }
}

void broadcastsAndGathers(Communicator& all)
{
    for (const std::size_t length : {std::size_t{0}, std::size_t{3}, std::size_t{700'000}}) {
        for (int root = 0; root < all.size(); ++root) {
            std::string text(length, static_cast<char>('a' + all.rank()));
            all.broadcast(std::as_writable_bytes(std::span(text)), root);
            require(text == std::string(length, static_cast<char>('a' + root)), "other bytes were broadcast");
        }
        const std::string mine(length, static_cast<char>('a' + all.rank()));
        std::vector<std::byte> gathered(length * static_cast<std::size_t>(all.size()));
        all.allGather(bytesOf(mine), gathered);
        std::string expected;
        for (int r = 0; r < all.size(); ++r)
            expected += std::string(length, static_cast<char>('a' + r));
        require(textOf(gathered) == expected, "other bytes were gathered");
        all.barrier();
    }
}

void messagesArriveWholeAndInOrder(Communicator& all)
{
    const std::size_t lengths[] = {0, 1, 100, MessageRing::kBytes - 16, MessageRing::kBytes + 5, 3'000'000};
    if (all.rank() > 0) {
        int tag = 0;
        for (const std::size_t length : lengths)
            all.send(0, tag++, bytesOf(std::string(length, static_cast<char>('a' + all.rank()))));
        const auto answer = all.receive(0, 20.0);
        require(answer && textOf(answer->bytes) == "done" && answer->from == 0, "no answer came");
        return;
    }
    const auto others = static_cast<std::size_t>(all.size() - 1);
    std::vector<int> next(others + 1, 0);
    for (std::size_t count = 0; count < others * std::size(lengths); ++count) {
        const auto message = all.receive(kAnyRank, 20.0);
        require(message.has_value(), "no message came");
        const auto from = static_cast<std::size_t>(message->from);
        const std::size_t length = lengths[next[from]];
        require(message->tag == next[from] &&
                    textOf(message->bytes) == std::string(length, static_cast<char>('a' + from)),
                "another message came");
        ++next[from];
    }
    require(!all.receive(kAnyRank, 0.0) && !all.receive(kAnyRank, 0.05), "a message came that nobody sent");
    for (int r = 1; r < all.size(); ++r)
        all.send(r, 9, bytesOf("done"));
}

void gradientsAreReducedWhileTheyCome(Communicator& all)
{
    for (const bool overlap : {false, true}) {
        std::vector<float> gradients(123'456), expected(gradients.size());
        GradientReducer reducer(all, {.bucketBytes = 40'000, .order = SumOrder::Ranks, .overlap = overlap});
        for (int step = 0; step < 5; ++step) {
            std::fill(gradients.begin(), gradients.end(), std::nanf(""));
            std::fill(expected.begin(), expected.end(), 0.0f);
            for (int r = 0; r < all.size(); ++r) {
                const std::vector<float> term = values(r + step, expected.size());
                for (std::size_t i = 0; i < expected.size(); ++i)
                    expected[i] += 0.25f * term[i];
            }
            const std::vector<float> mine = values(all.rank() + step, gradients.size());
            reducer.begin(gradients, 0.25f);
            for (std::size_t at = 0; at < gradients.size(); at += 10'000) {
                const std::size_t count = std::min<std::size_t>(10'000, gradients.size() - at);
                std::copy_n(mine.begin() + static_cast<std::ptrdiff_t>(at), count,
                            gradients.begin() + static_cast<std::ptrdiff_t>(at));
                reducer.ready(static_cast<std::int64_t>(at + count));
            }
            require(reducer.finish().buckets == 13, "there are more or fewer buckets");
            require(gradients == expected, "gradients have another sum");
            all.barrier(); // the communicator is ours again
        }
    }
}

struct Clause {
    const char* name;
    void (*keep)(Communicator&);
};

constexpr Clause kContract[] = {{"sums", sums},
                                {"rounded sums", roundedSums},
                                {"sums in fp16", sumsInFp16},
                                {"broadcasts and gathers", broadcastsAndGathers},
                                {"messages", messagesArriveWholeAndInOrder},
                                {"reduces gradients", gradientsAreReducedWhileTheyCome}};

/// This process is one of several that mpirun has started: keeps every clause, says what is broken.
int asMpiRank()
{
    const auto all = joinMpi();
    for (const Clause& clause : kContract) {
        try {
            clause.keep(*all);
        } catch (const Failure& failure) {
            all->fail(std::string(clause.name) + ": " + failure.error().text());
        }
    }
    if (all->rank() == 0)
        std::printf("kept by %s\n", all->description().c_str());
    return 0;
}

} // namespace

class CommunicatorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheContract_data()
    {
        QTest::addColumn<int>("clause");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<bool>("single");
        for (int clause = 0; clause < int(std::size(kContract)); ++clause) {
            QTest::addRow("%s, single", kContract[clause].name) << clause << 1 << true;
            for (const int ranks : {1, 2, 3, 4, 7})
                QTest::addRow("%s, %d ranks", kContract[clause].name, ranks) << clause << ranks << false;
        }
    }

    void keepsTheContract()
    {
        QFETCH(int, clause);
        QFETCH(int, ranks);
        QFETCH(bool, single);
        QCOMPARE(allOf(asRanks(ranks, kContract[clause].keep, single ? -1.0 : 20.0)), QString());
    }

    void keepsTheContractOverMpi_data()
    {
        QTest::addColumn<int>("ranks");
        for (const int ranks : {2, 3, 4})
            QTest::addRow("%d ranks", ranks) << ranks;
    }

    void keepsTheContractOverMpi()
    {
        QFETCH(int, ranks);
        if (!qEnvironmentVariable("TRAINYARD_MODULE_PATH").isEmpty() &&
            !QFile::exists(qEnvironmentVariable("TRAINYARD_MODULE_PATH") + "/trainyard-mpi.so"))
            QSKIP("The MPI module has not been built.");
        if (QStandardPaths::findExecutable("mpirun").isEmpty())
            QSKIP("mpirun is not installed (openmpi-bin).");
        QProcess mpi;
        mpi.setProcessChannelMode(QProcess::MergedChannels);
        mpi.setProcessEnvironment(test::mpiEnvironment());
        mpi.start("mpirun", {"--oversubscribe", "-n", QString::number(ranks), QCoreApplication::applicationFilePath(),
                             "communicator", "mpi"});
        QVERIFY2(mpi.waitForStarted(), "mpirun does not start");
        QVERIFY(mpi.waitForFinished(test::patience()));
        const QByteArray said = mpi.readAll();
        QVERIFY2(mpi.exitCode() == 0 && said.contains("kept by " + QByteArray::number(ranks) + " ranks over Open MPI"),
                 said);
    }

    /// One rank has NCCL's own sums; two on one GPU, which NCCL refuses, meet in host memory.
    void keepsTheContractOverNccl_data()
    {
        QTest::addColumn<int>("clause");
        QTest::addColumn<int>("ranks");
        for (int clause = 0; clause < int(std::size(kContract)); ++clause)
            for (const int ranks : {1, 2})
                QTest::addRow("%s, %d ranks", kContract[clause].name, ranks) << clause << ranks;
    }

    void keepsTheContractOverNccl()
    {
        QFETCH(int, clause);
        QFETCH(int, ranks);
        Reason reason;
        if (ncclGpus(reason) == 0)
            QSKIP(("No sums over NCCL: " + reason.text()).c_str());
        std::vector<std::string> errors(static_cast<std::size_t>(ranks));
        const std::shared_ptr<SharedGroup> group = SharedGroup::create(ranks);
        std::vector<std::thread> threads;
        for (int r = 0; r < ranks; ++r)
            threads.emplace_back([&, r] {
                try {
                    const auto all = joinNccl(makeLocalCommunicator(group, r, 20.0), 20.0);
                    kContract[clause].keep(*all);
                } catch (const Failure& failure) {
                    errors[static_cast<std::size_t>(r)] = failure.error().text();
                }
            });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(allOf(errors), QString());
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

    void oneRankAlone()
    {
        const auto errors = asRanks(
            1,
            [](Communicator& all) {
                std::vector<float> three = {1, 2, 3};
                all.sum(three, 2.0f, SumOrder::Any);
                all.send(0, 4, bytesOf("to myself"));
                const auto message = all.receive(0, 0.0);
                if (three != std::vector<float>{2, 4, 6} || !message || message->tag != 4 || all.receive(0, 0.0))
                    throw Failure(ErrorKind::Internal, "test", "one rank", "something else came");
            },
            -1.0);
        QCOMPARE(allOf(errors), QString());
    }

    void lastWordsReachTheOthers()
    {
        const auto errors = asRanks(3, [](Communicator& all) {
            std::vector<float> some(100'000, 1.0f);
            all.sum(some, 1.0f, SumOrder::Any);
            if (all.rank() == 1) {
                all.fail("the disk is full");
                return;
            }
            all.sum(some, 1.0f, SumOrder::Any);
        });
        for (const std::size_t other : {0, 2}) // who waits in vain says something else
            QCOMPARE(QString::fromStdString(errors[other]), "Cannot go on together: rank 1 failed: the disk is full.");
    }

    void whoLeavesOrSleepsIsNamed()
    {
        auto errors = asRanks(3, [](Communicator& all) {
            if (all.rank() != 2)
                all.barrier();
        });
        QVERIFY2(errors[0].find("rank 2 has left") != std::string::npos, errors[0].c_str());
        errors = asRanks(
            2,
            [](Communicator& all) {
                if (all.rank() == 1)
                    std::this_thread::sleep_for(std::chrono::milliseconds(2500));
                else
                    all.barrier();
            },
            1.0);
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

    /// kill -9 of the process that starts the ranks, so early that one rank never joins.
    void aRankAloneEndsSoon()
    {
        int ends[2] = {};
        QCOMPARE(::pipe(ends), 0);
        const pid_t starter = ::fork();
        if (starter == 0) {
            const std::shared_ptr<SharedGroup> group = SharedGroup::create(2);
            const pid_t self = ::getpid();
            if (::fork() == 0) {
                while (::getppid() == self)
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                std::string error;
                try {
                    makeLocalCommunicator(group, 0, 30.0)->barrier();
                } catch (const Failure& failure) {
                    error = failure.error().text();
                }
                ::_exit(::write(ends[1], error.data(), error.size()) < 0 ? 1 : 0);
            }
            ::_exit(0);
        }
        ::close(ends[1]);
        ::waitpid(starter, nullptr, 0);
        std::array<char, 500> words{};
        const ssize_t length = ::read(ends[0], words.data(), words.size()); // ends with the rank at the latest
        ::close(ends[0]);
        QCOMPARE(QByteArray(words.data(), std::max<ssize_t>(length, 0)),
                 QByteArray("Cannot go on together: rank 1 has left."));
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
};

/// `communicator mpi` is one rank of those that a test starts with mpirun.
static int testsOrMpiRank(int argc, char** argv)
{
    return argc == 2 && std::strcmp(argv[1], "mpi") == 0 ? asMpiRank()
                                                         : test::runAs<QCoreApplication, CommunicatorTest>(argc, argv);
}
TRAINYARD_UNIT(testsOrMpiRank)

} // namespace communicator_test

#include "communicator_test.moc"
