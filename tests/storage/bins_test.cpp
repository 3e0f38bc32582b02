// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_store.h"
#include "tests/storage/default_view_model.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <cmath>
#include <random>

namespace bins_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

double xOf(std::int64_t step, const ViewModel::Point& point, XAxis axis)
{
    switch (axis) {
    case XAxis::Epoch: return point.epoch;
    case XAxis::Samples: return static_cast<double>(point.samples);
    case XAxis::Time: return point.time;
    default: return static_cast<double>(step);
    }
}

} // namespace

/// bins() against sums made from single points: any range, axis and width, one or several attempts.
class BinsTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::unique_ptr<RunStore> m_store;
    std::unique_ptr<StoreReader> m_reader;
    ViewModel m_model;
    std::int64_t m_run = 0;

    /// The bins must hold exactly the records of the range, in order, each once.
    QString problem(const BinQuery& query)
    {
        const std::vector<Bin> bins = m_reader->bins(query);
        std::map<std::int64_t, std::pair<int, ViewModel::Point>> expected;
        if (query.attempt == 0)
            expected = m_model.view(query.series);
        else
            for (const auto& [step, point] : m_model.part(query.attempt, query.series))
                expected[step] = {query.attempt, point};
        std::erase_if(expected, [&](const auto& item) {
            const double x = xOf(item.first, item.second.second, query.axis);
            return x < query.from || x > query.to;
        });
        const auto attempts = m_reader->attempts(m_run).size();
        if (bins.size() > static_cast<std::size_t>(2 * query.pixels) + 2 * attempts)
            return QString("%1 bins for %2 pixels").arg(bins.size()).arg(query.pixels);
        if (expected.size() > static_cast<std::size_t>(2 * query.pixels) &&
            bins.size() < static_cast<std::size_t>(query.pixels) / 4)
            return QString("only %1 bins of %2 points").arg(bins.size()).arg(expected.size());
        auto point = expected.begin();
        for (const Bin& bin : bins) {
            double low = INFINITY, high = -INFINITY, sum = 0;
            std::int64_t count = 0;
            const auto first = point;
            auto last = point;
            for (; point != expected.end() && point->first <= bin.lastStep; ++point) {
                if (point->second.first != bin.attempt)
                    return QString("attempt %1 at step %2").arg(bin.attempt).arg(point->first);
                const SeriesValue& value = point->second.second.value;
                low = std::min(low, value.min);
                high = std::max(high, value.max);
                sum += value.mean * static_cast<double>(value.count);
                count += value.count;
                last = point;
            }
            if (count == 0 || bin.firstStep != first->first || bin.lastStep != last->first)
                return QString("steps %1 to %2").arg(bin.firstStep).arg(bin.lastStep);
            if (bin.count != count || bin.min != low || bin.max != high)
                return QString("count %1, from %2 to %3 at %4")
                    .arg(bin.count)
                    .arg(bin.min)
                    .arg(bin.max)
                    .arg(bin.firstStep);
            if (std::abs(bin.mean - sum / static_cast<double>(count)) > 1e-9 * std::max(1.0, std::abs(bin.mean)))
                return QString("mean %1 at %2").arg(bin.mean).arg(bin.firstStep);
            if (bin.firstX != xOf(first->first, first->second.second, query.axis) ||
                bin.lastX != xOf(last->first, last->second.second, query.axis))
                return QString("x %1 to %2 at %3").arg(bin.firstX).arg(bin.lastX).arg(bin.firstStep);
        }
        return point == expected.end() ? QString() : QString("ends before step %1").arg(point->first);
    }

private slots:
    void initTestCase()
    {
        m_store = std::make_unique<RunStore>(m_folder.filePath("bins.db").toStdString());
        VERIFY_OK(m_store->createRun(specNamed("run"), "/run", "local").get());
        std::mt19937_64 random(3);
        std::int64_t start = 0;
        for (int attempt = 1; attempt <= 3; ++attempt) {
            EventStream stream(attempt, start);
            stream.started("run");
            std::int64_t step = start;
            for (int i = 0; i < (attempt == 1 ? 40'000 : 9'000); ++i) {
                step += 1 + static_cast<std::int64_t>(random() % 2);
                SeriesValue value = SeriesValue::of(static_cast<double>(random() % 10'000) / 16.0);
                if (random() % 10 == 0)
                    value = {value.mean, value.mean - 3.0, value.mean + 3.0, 4};
                if (attempt == 1 && i == 12'345)
                    value = {5.0, 1.0, 2e6, 3}; // a lone spike
                stream.metrics(step, {{"loss", value}});
            }
            m_model.read(attempt, stream.bytes());
            VERIFY_OK(m_store->ingest(stream.chunk("run")).get());
            start = attempt == 1 ? 47'011 : 50'123;
        }
        m_reader = m_store->reader();
        m_run = m_reader->run("run")->key;
    }
    void cleanupTestCase()
    {
        m_reader.reset();
        m_store.reset();
    }

    void sumsUpExactlyTheRange_data()
    {
        QTest::addColumn<int>("axis");
        QTest::addColumn<int>("attempt");
        for (int attempt = 0; attempt <= 3; ++attempt) {
            QTest::addRow("step, attempt %d", attempt) << int(XAxis::Step) << attempt;
            QTest::addRow("epoch, attempt %d", attempt) << int(XAxis::Epoch) << attempt;
            QTest::addRow("samples, attempt %d", attempt) << int(XAxis::Samples) << attempt;
            QTest::addRow("time, attempt %d", attempt) << int(XAxis::Time) << attempt;
        }
    }
    void sumsUpExactlyTheRange()
    {
        QFETCH(int, axis);
        QFETCH(int, attempt);
        const double scale[] = {1.0, 0.01, 64.0, 0.25};
        std::mt19937_64 random(static_cast<std::uint64_t>(axis * 10 + attempt));
        BinQuery query{m_run, "loss"};
        query.axis = static_cast<XAxis>(axis);
        query.attempt = attempt;
        for (int pixels : {1, 2, 7, 50, 300, 1600, 50'000}) {
            query.pixels = pixels;
            query.from = -1e300;
            query.to = 1e300;
            QCOMPARE(problem(query), QString());
        }
        for (int i = 0; i < 60; ++i) {
            query.pixels = 1 + static_cast<int>(random() % 400);
            const double width = 70'000.0 * std::pow(10.0, -static_cast<double>(random() % 500) / 100.0);
            query.from = (static_cast<double>(random() % 70'000) - 2000) * scale[axis];
            query.to = query.from + width * scale[axis];
            const QString wrong = problem(query);
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(
                         QString("%1 to %2 at %3 px: %4").arg(query.from).arg(query.to).arg(query.pixels).arg(wrong)));
        }
    }

    /// A line goes on to the edges of what is shown, and through a range between two records.
    void addsTheNeighbours()
    {
        std::vector<std::int64_t> steps;
        for (const auto& [step, item] : m_model.view("loss"))
            steps.push_back(step);
        BinQuery query{m_run, "loss"};
        query.pixels = 50'000;
        query.neighbours = true;
        std::mt19937_64 random(5);
        for (int i = 0; i < 200; ++i) {
            // Beginnings and ends of attempts, too, and ranges without a record.
            const double middle = i % 4 == 0   ? 47'011.0
                                  : i % 4 == 1 ? 50'123.0
                                               : static_cast<double>(random() % 62'000);
            query.from = middle + static_cast<double>(random() % 100) / 10.0 - 5.0;
            query.to = query.from + static_cast<double>(random() % 80) / 10.0;
            auto first = std::lower_bound(steps.begin(), steps.end(), query.from);
            auto last = std::upper_bound(steps.begin(), steps.end(), query.to);
            first -= first != steps.begin();
            last += last != steps.end();
            std::vector<std::int64_t> found;
            for (const Bin& bin : m_reader->bins(query))
                found.push_back(bin.lastStep);
            QCOMPARE(found, std::vector<std::int64_t>(first, last));
        }
    }

    void neverHidesAnExtreme()
    {
        double highest = 0;
        for (const auto& [step, item] : m_model.view("loss"))
            highest = std::max(highest, item.second.value.max);
        QVERIFY(highest > 1e6);
        for (int pixels : {1, 10, 100, 1000}) {
            BinQuery query{m_run, "loss"};
            query.pixels = pixels;
            double found = 0;
            for (const Bin& bin : m_reader->bins(query))
                found = std::max(found, bin.max);
            QCOMPARE(found, highest);
        }
    }

    void answersImpossibleQuestionsWithNothing()
    {
        BinQuery query{m_run, "no such series"};
        QVERIFY(m_reader->bins(query).empty());
        query = {m_run + 1, "loss"};
        QVERIFY(m_reader->bins(query).empty());
        query = {m_run, "loss"};
        query.attempt = 9;
        QVERIFY(m_reader->bins(query).empty());
        query.attempt = 0;
        query.from = 10;
        query.to = 5;
        QVERIFY(m_reader->bins(query).empty());
        query.from = query.to = std::nan("");
        (void)m_reader->bins(query);
        query = {m_run, "loss"};
        query.pixels = -5;
        QVERIFY(m_reader->bins(query).size() <= 8);
        query.from = 1e12;
        QVERIFY(m_reader->bins(query).empty());
    }

    /// An attempt's points lie where the clock was: after the pause, as far behind its start as it has trained since.
    void wallClockHasThePauses()
    {
        RunStore store(m_folder.filePath("clock.db").toStdString());
        const std::int64_t run = store.createRun(specNamed("clock"), "/nowhere", "local").get().value();
        EventStream first, second(2, 60);
        first.started("clock"); // at 1,700,001,001
        for (int step = 1; step <= 100; ++step)
            first.value(step, "train/loss", step);
        second.started("clock"); // at 1,700,002,001, when 60 steps had been trained in 15 s
        for (int step = 61; step <= 80; ++step)
            second.value(step, "train/loss", step);
        VERIFY_OK(store.ingest(first.chunk("clock")).get());
        VERIFY_OK(store.ingest(second.chunk("clock")).get());
        const auto reader = store.reader();
        BinQuery query{run, "train/loss", XAxis::Wall};
        std::vector<Bin> bins = reader->bins(query);
        QCOMPARE(bins.size(), std::size_t(80));
        QCOMPARE(bins[0].firstX, 0.25);
        QCOMPARE(bins[59].lastX, 15.0);
        QCOMPARE(bins[60].firstX, 1000.25);
        QCOMPARE(bins[79].lastX, 1005.0);
        query.axis = XAxis::Date;
        bins = reader->bins(query);
        QCOMPARE(bins[0].firstX, 1'700'001'001.25);
        QCOMPARE(bins[79].lastX, 1'700'002'006.0);
        query.axis = XAxis::Wall;
        query.from = 10.0;
        query.to = 1001.0;
        bins = reader->bins(query);
        QCOMPARE(bins.front().firstX, 10.0);
        QCOMPARE(bins.back().lastX, 1001.0);
        QCOMPARE(bins.size(), std::size_t(21 + 4));
    }
};

TRAINYARD_TEST(BinsTest)

} // namespace bins_test

#include "bins_test.moc"
