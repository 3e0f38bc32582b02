// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/train/record/event_writer.h"
#include "backend/train/record/metrics_recorder.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <sys/resource.h>

#include <cmath>
#include <csignal>
#include <sstream>
#include <thread>

namespace event_writer_test {

using namespace trainyard;

namespace {

std::vector<Event> eventsIn(const std::filesystem::path& path)
{
    std::vector<Event> events;
    std::istringstream lines(readFile(path));
    for (std::string line; std::getline(lines, line);) {
        const auto event = parseEventLine(line);
        if (!event)
            throw std::runtime_error("not an event: " + line);
        events.push_back(*event);
    }
    return events;
}

/// No file of this process may grow beyond so many bytes while it lives: a full disk without a file system of its own.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

} // namespace

class EventWriterTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    int m_files = 0;
    std::filesystem::path fresh() { return m_folder.filePath(QString::number(++m_files)).toStdString(); }

private Q_SLOTS:
    void numbersEventsInOrderFromManyThreads()
    {
        const auto path = fresh();
        {
            EventWriter writer(path, 0.01);
            std::vector<std::thread> threads;
            for (int t = 0; t < 4; ++t)
                threads.emplace_back([&writer, t] {
                    for (int i = 0; i < 500; ++i)
                        writer.push(MessageEvent{LogLevel::Info, std::to_string(t) + " " + std::to_string(i)});
                });
            for (std::thread& thread : threads)
                thread.join();
        }
        const auto events = eventsIn(path);
        QCOMPARE(events.size(), std::size_t(2000));
        std::array<int, 4> next{};
        for (std::size_t index = 0; index < events.size(); ++index) {
            QCOMPARE(events[index].number, std::int64_t(index + 1));
            int t = 0, i = 0;
            std::istringstream(std::get<MessageEvent>(events[index].body).text.words) >> t >> i;
            QCOMPARE(i, next[std::size_t(t)]++);
        }
    }

    void writesWithoutBeingFlushed()
    {
        const auto path = fresh();
        EventWriter writer(path);
        writer.push(MessageEvent{LogLevel::Info, "soon"});
        QTRY_COMPARE_WITH_TIMEOUT(eventsIn(path).size(), std::size_t(1), 30000);
    }

    void flushMeansWritten()
    {
        const auto path = fresh();
        EventWriter writer(path, 1000.0);
        for (int round = 1; round <= 50; ++round) {
            writer.push(MessageEvent{LogLevel::Info, "x"});
            writer.flush(round % 10 == 0);
            QCOMPARE(eventsIn(path).size(), std::size_t(round));
        }
    }

    void refusesAnExistingFile()
    {
        const auto path = fresh();
        writeFileAtomically(path, "kept\n");
        QVERIFY_EXCEPTION_THROWN(EventWriter writer(path), Failure);
        QCOMPARE(readFile(path), std::string("kept\n"));
    }

    void endsWithAWholeLineWhenTheDiskIsFull()
    {
        const auto path = fresh();
        {
            const FileSizeLimit limit(3000);
            EventWriter writer(path, 1000.0);
            for (int i = 0; i < 200; ++i)
                writer.push(MessageEvent{LogLevel::Info, "a line of some length, to fill the disk"});
            bool thrown = false;
            try {
                writer.flush();
            } catch (const Failure& failure) {
                thrown = true;
                QCOMPARE(failure.error().kind, ErrorKind::NoSpace);
                QCOMPARE(failure.error().subject, path.string());
            }
            QVERIFY(thrown);
            QVERIFY(writer.failure());
            writer.push(MessageEvent{LogLevel::Info, "has no room either"});
            QVERIFY_EXCEPTION_THROWN(writer.flush(), Failure);
        }
        const std::string bytes = readFile(path);
        QVERIFY(bytes.size() > 1000 && bytes.size() <= 3000);
        QCOMPARE(bytes.back(), '\n');
        const auto events = eventsIn(path); // every line is whole
        QCOMPARE(events.back().number, std::int64_t(events.size()));
    }

    void roomThatComesBackLeavesNoGap()
    {
        const auto path = fresh();
        EventWriter writer(path, 1000.0);
        int pushed = 0;
        const auto push = [&](int count) {
            for (int i = 0; i < count; ++i)
                writer.push(MessageEvent{LogLevel::Info, std::to_string(++pushed)});
        };
        {
            const FileSizeLimit limit(3000);
            push(100);
            QVERIFY_EXCEPTION_THROWN(writer.flush(), Failure);
            const std::string before = readFile(path);
            push(100);
            QVERIFY_EXCEPTION_THROWN(writer.flush(), Failure);
            QCOMPARE(readFile(path), before); // whole lines that no reader sees twice
            QVERIFY(writer.failure());
        }
        push(100);
        writer.flush(true);
        QVERIFY(!writer.failure());
        const auto events = eventsIn(path);
        QCOMPARE(events.size(), std::size_t(300));
        for (std::size_t index = 0; index < events.size(); ++index) {
            QCOMPARE(events[index].number, std::int64_t(index + 1));
            QCOMPARE(std::get<MessageEvent>(events[index].body).text.words, std::to_string(index + 1));
        }
    }

    void whatWasNotKeptForLaterIsToldInItsPlace()
    {
        const auto path = fresh();
        EventWriter writer(path, 1000.0, 5000);
        {
            const FileSizeLimit limit(3000);
            for (int i = 1; i <= 300; ++i) {
                writer.push(MessageEvent{LogLevel::Info, std::to_string(i)});
                QVERIFY(i < 100 || writer.failure());
                try {
                    writer.flush();
                } catch (const Failure& failure) {
                    QCOMPARE(failure.error().kind, ErrorKind::NoSpace);
                }
            }
        }
        writer.push(MessageEvent{LogLevel::Info, "301"});
        writer.flush();
        const auto events = eventsIn(path);
        const std::size_t kept = events.size() - 2;
        QVERIFY(kept > 40 && kept < 200);
        for (std::size_t index = 0; index < events.size(); ++index) {
            QCOMPARE(events[index].number, std::int64_t(index + 1));
            if (index < kept)
                QCOMPARE(std::get<MessageEvent>(events[index].body).text.words, std::to_string(index + 1));
        }
        const auto& loss = std::get<MessageEvent>(events[kept].body);
        QCOMPARE(loss.level, LogLevel::Warning);
        QCOMPARE(loss.text.code, std::string("training.events-lost"));
        QCOMPARE(std::get<std::int64_t>(loss.text.arguments.at(0)), std::int64_t(300 - kept));
        QVERIFY(!loss.text.remedy.empty());
        QCOMPARE(std::get<MessageEvent>(events.back().body).text.words, std::string("301"));
        writer.push(MessageEvent{LogLevel::Info, "302"});
        writer.flush();
        QCOMPARE(eventsIn(path).size(), events.size() + 1); // told once
    }

    void recordsEveryStepUpToFiftyASecond()
    {
        std::vector<MetricsEvent> records;
        MetricsRecorder recorder([&](EventBody body) { records.push_back(std::get<MetricsEvent>(body)); });
        for (int step = 1; step <= 500; ++step)
            recorder.addStep({step, step * 10, 0.0, 0.0}, {{"train/loss", double(step)}}, 100.0 + step * 0.0201);
        recorder.flush();
        QCOMPARE(records.size(), std::size_t(500));
        for (std::size_t index = 0; index < records.size(); ++index) {
            QCOMPARE(records[index].step, std::int64_t(index + 1));
            QCOMPARE(records[index].values.at(0).second.count, std::int64_t(1));
        }
    }

    void gathersFasterStepsWithoutLosingASpike()
    {
        std::vector<MetricsEvent> records;
        MetricsRecorder recorder([&](EventBody body) { records.push_back(std::get<MetricsEvent>(body)); });
        const int steps = 10000; // 2,000 a second for five seconds
        for (int step = 1; step <= steps; ++step)
            recorder.addStep({step, step, 0.0, 0.0},
                             {{"train/loss", step == 7777   ? 1e6
                                             : step == 8888 ? std::nan("")
                                                            : 1.0},
                              {"b", -step * 1.0}},
                             100.0 + step * 0.0005);
        recorder.flush();
        QVERIFY(records.size() >= 250 && records.size() <= 310);
        std::int64_t covered = 0;
        bool spike = false, broken = false;
        for (const MetricsEvent& record : records) {
            const SeriesValue& loss = record.values.at(0).second;
            covered += loss.count;
            QCOMPARE(record.step, covered); // no step twice, none left out
            QCOMPARE(record.values.at(1).second.min, -double(record.step));
            spike = spike || loss.max == 1e6;
            broken = broken || std::isnan(loss.max);
            if (loss.max == 1.0)
                QCOMPARE(loss.mean, 1.0);
        }
        QCOMPARE(covered, std::int64_t(steps));
        QVERIFY(spike);
        QVERIFY(broken);
    }

    void writesGatheredStepsBeforeASingleValue()
    {
        std::vector<MetricsEvent> records;
        MetricsRecorder recorder([&](EventBody body) { records.push_back(std::get<MetricsEvent>(body)); }, 1.0);
        for (int step = 1; step <= 5; ++step)
            recorder.addStep({step, step, 0.0, 0.0}, {{"train/loss", 1.0}}, 100.0);
        recorder.addSingle({5, 5, 0.0, 0.0}, {{"val/loss", 2.0}});
        QCOMPARE(records.size(), std::size_t(3)); // step 1, steps 2…5, the single value
        QCOMPARE(records[1].step, 5);
        QCOMPARE(records[1].values[0].second.count, 4);
        QCOMPARE(records[2].values[0].first, std::string("val/loss"));
    }
};

TRAINYARD_TEST(EventWriterTest)

} // namespace event_writer_test

#include "event_writer_test.moc"
