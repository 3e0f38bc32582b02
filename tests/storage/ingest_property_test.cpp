// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_store.h"
#include "tests/storage/default_view_model.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/soak.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <sys/resource.h>

#include <csignal>
#include <functional>
#include <random>
#include <thread>

namespace ingest_property_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// One run's event files, attempt by attempt, with what goes wrong in life: resumes from an earlier step, torn last
/// lines, lines that are none, aggregated and non-finite values, steps written twice.
std::vector<std::string> randomRun(std::mt19937_64& random, const std::string& runId)
{
    std::vector<std::string> files;
    const int attempts = 1 + static_cast<int>(random() % 4);
    std::int64_t start = 0;
    for (int attempt = 1; attempt <= attempts; ++attempt) {
        EventStream stream(attempt, start);
        if (random() % 10 != 0)
            stream.started(runId);
        const std::int64_t length = static_cast<std::int64_t>(random() % (attempt == 1 ? 1500 : 600));
        std::int64_t step = start;
        for (std::int64_t i = 0; i < length; ++i) {
            step += 1 + static_cast<std::int64_t>(random() % 3);
            if (random() % 200 == 0 && step > start + 5)
                step -= 4; // written once more
            SeriesValue loss = SeriesValue::of(static_cast<double>(random() % 1000) / 8.0);
            if (random() % 5 == 0)
                loss = {loss.mean, loss.mean - 1, loss.mean + static_cast<double>(random() % 9),
                        2 + static_cast<std::int64_t>(random() % 7)};
            if (random() % 50 == 0)
                loss = SeriesValue::of(random() % 2 ? std::nan("") : std::numeric_limits<double>::infinity());
            std::vector<std::pair<std::string, SeriesValue>> values = {{"loss", loss}};
            if (random() % 3 == 0)
                values.emplace_back("load", SeriesValue::of(static_cast<double>(random() % 100)));
            if (random() % 90 == 0)
                values.emplace_back("validation", SeriesValue::of(static_cast<double>(step)));
            stream.metrics(step, values);
            if (random() % 100 == 0)
                stream.raw(random() % 2 ? "no event\n" : "{\"n\":1,\"type\":\n");
        }
        std::string bytes = stream.bytes();
        if (random() % 2 && bytes.size() > 50)
            bytes.resize(bytes.size() - 1 - random() % 40); // killed while writing
        files.push_back(bytes);
        start = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(step + 1));
    }
    return files;
}

/// Delivers files in random pieces until the store has all whole lines of all of them, as one follower would. `full`:
/// told when there is no space, before the piece is delivered again.
void deliver(RunStore& store, const std::string& runId, const std::vector<std::string>& files, std::uint64_t seed,
             std::string* problem, const std::function<void()>& full = {})
{
    std::mt19937_64 random(seed);
    std::vector<std::int64_t> positions(files.size(), 0);
    for (;;) {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < files.size(); ++i)
            if (positions[i] < static_cast<std::int64_t>(files[i].rfind('\n') + 1))
                open.push_back(i);
        if (open.empty())
            return;
        // Mostly in order; files of different attempts may also come at once.
        const std::size_t file = random() % 3 == 0 ? open[random() % open.size()] : open.front();
        const std::size_t left = files[file].size() - static_cast<std::size_t>(positions[file]);
        const std::size_t size = std::min<std::size_t>(left, 1 + random() % 20'000);
        Chunk chunk{runId,
                    eventsPath(static_cast<int>(file) + 1),
                    "1:" + std::to_string(file),
                    positions[file],
                    files[file].substr(static_cast<std::size_t>(positions[file]), size),
                    0.0};
        const auto outcome = store.ingest(std::move(chunk)).get();
        if (!outcome.ok() && full && outcome.error().kind == ErrorKind::NoSpace) {
            full();
            continue;
        }
        if (!outcome.ok()) {
            *problem = outcome.error().text();
            return;
        }
        positions[file] = outcome.value().position.offset;
    }
}

/// How large files may grow: the same write errors as on a full disk, for every user. Without a limit after it.
class FileLimit {
public:
    FileLimit()
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
    }
    ~FileLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FileLimit(const FileLimit&) = delete;
    FileLimit& operator=(const FileLimit&) = delete;

    void set(std::uint64_t bytes) const
    {
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }

private:
    rlimit m_before{};
    void (*m_handler)(int) = SIG_DFL;
};

} // namespace

/// Random event streams against a naive model: no point lost, none doubled, whoever delivers what and when.
class IngestPropertyTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

private slots:
    void holdsWhatWasWritten_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 40; ++seed)
            QTest::addRow("%d", seed) << seed;
    }
    void holdsWhatWasWritten()
    {
        QFETCH(int, seed);
        std::mt19937_64 random(static_cast<std::uint64_t>(seed));
        const std::filesystem::path file = m_folder.filePath(QString("single-%1.db").arg(seed)).toStdString();
        const std::vector<std::string> files = randomRun(random, "run");
        ViewModel model;
        for (std::size_t i = 0; i < files.size(); ++i)
            model.read(static_cast<int>(i) + 1, files[i]);
        RunStore store(file);
        VERIFY_OK(store.createRun(specNamed("run"), "/run", "local").get());
        std::string problem;
        deliver(store, "run", files, static_cast<std::uint64_t>(seed), &problem);
        QCOMPARE(problem, std::string());
        const auto reader = store.reader();
        QCOMPARE(model.differences(*reader, "run"), std::string());
        // The same files under new names on the disk (restored from a copy): nothing is doubled.
        for (std::size_t i = 0; i < files.size(); ++i) {
            const Chunk chunk{"run", eventsPath(static_cast<int>(i) + 1), "2:" + std::to_string(i), 0, files[i], 0.0};
            VERIFY_OK(store.ingest(chunk).get());
        }
        QCOMPARE(model.differences(*reader, "run"), std::string());
    }

    /// The disk is full in the middle of a transaction, then there is a little more space, and so on.
    void fullDisksLoseNothing()
    {
        const int rounds = soakRounds(20);
        int full = 0, runs = 0;
        for (std::uint64_t seed = 200; full < rounds; ++seed, ++runs) {
            std::mt19937_64 random(seed);
            const std::filesystem::path file = m_folder.filePath(QString("full-%1.db").arg(seed)).toStdString();
            const std::vector<std::string> files = randomRun(random, "run");
            ViewModel model;
            for (std::size_t i = 0; i < files.size(); ++i)
                model.read(static_cast<int>(i) + 1, files[i]);
            RunStore store(file);
            VERIFY_OK(store.createRun(specNamed("run"), "/run", "local").get());
            std::string problem;
            const FileLimit limit;
            std::uint64_t bytes = 100'000;
            limit.set(bytes);
            deliver(store, "run", files, seed, &problem, [&] {
                ++full;
                limit.set(bytes += 4'000 + random() % 40'000);
            });
            QCOMPARE(problem, std::string());
            QCOMPARE(model.differences(*store.reader(), "run"), std::string());
        }
        qInfo("soak: full disk of the store: %d times with %d runs, no point lost, doubled or altered", full, runs);
    }

    void twoStoresAtOnceHoldItOnce()
    {
        for (std::uint64_t seed = 100; seed < 108; ++seed) {
            std::mt19937_64 random(seed);
            const std::filesystem::path file = m_folder.filePath(QString("double-%1.db").arg(seed)).toStdString();
            const std::vector<std::string> files = randomRun(random, "run");
            ViewModel model;
            for (std::size_t i = 0; i < files.size(); ++i)
                model.read(static_cast<int>(i) + 1, files[i]);
            RunStore first(file);
            RunStore second(file);
            VERIFY_OK(first.createRun(specNamed("run"), "/run", "local").get());
            std::string problems[2];
            std::thread other([&] { deliver(second, "run", files, seed, &problems[1]); });
            deliver(first, "run", files, seed + 1000, &problems[0]);
            other.join();
            QCOMPARE(problems[0] + problems[1], std::string());
            QCOMPARE(model.differences(*first.reader(), "run"), std::string());
        }
    }
};

TRAINYARD_TEST(IngestPropertyTest)

} // namespace ingest_property_test

#include "ingest_property_test.moc"
