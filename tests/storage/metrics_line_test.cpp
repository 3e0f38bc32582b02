// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/metrics_line.h"
#include "tests/support/test_environment.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <random>

namespace metrics_line_test {

using namespace trainyard;
using ingest::MetricsLine;
using ingest::readMetricsLine;

namespace {

/// Equal bits, any NaN equal to any other.
bool same(double a, double b)
{
    return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
}

bool same(const SeriesValue& a, const SeriesValue& b)
{
    return same(a.mean, b.mean) && same(a.min, b.min) && same(a.max, b.max) && a.count == b.count;
}

/// Whether the line means the same to the fast reader as to the protocol's parser, where the fast one takes it at all.
bool agrees(const std::string& line, bool* taken = nullptr)
{
    MetricsLine fast;
    const bool accepted = readMetricsLine(line, fast);
    if (taken)
        *taken = accepted;
    if (!accepted)
        return true;
    const auto event = parseEventLine(line);
    if (!event || !std::holds_alternative<MetricsEvent>(event->body))
        return false;
    const auto& metrics = std::get<MetricsEvent>(event->body);
    // The JSON parser sorts names and keeps the last of two equal ones; the store does the latter as well.
    std::map<std::string, SeriesValue> values;
    for (const auto& [name, value] : fast.values)
        values[std::string(name)] = value;
    std::map<std::string, SeriesValue> expected(metrics.values.begin(), metrics.values.end());
    if (values.size() != expected.size())
        return false;
    for (const auto& [name, value] : expected)
        if (!values.contains(name) || !same(values[name], value))
            return false;
    return same(fast.time, event->time) && fast.step == metrics.step && fast.samples == metrics.samples &&
           same(fast.epoch, metrics.epoch) && same(fast.elapsed, metrics.elapsed);
}

double randomDouble(std::mt19937_64& random)
{
    switch (random() % 8) {
    case 0: return static_cast<double>(static_cast<std::int64_t>(random() % 2000) - 1000);
    case 1: return std::numeric_limits<double>::quiet_NaN();
    case 2: return (random() % 2 ? 1 : -1) * std::numeric_limits<double>::infinity();
    case 3: return std::numeric_limits<double>::denorm_min() * static_cast<double>(random() % 5);
    case 4: return (random() % 2 ? -0.0 : 0.0);
    default: {
        double value = 0.0;
        const std::uint64_t bits = random();
        std::memcpy(&value, &bits, sizeof value);
        return value;
    }
    }
}

std::string randomLine(std::mt19937_64& random)
{
    Event event;
    event.number = static_cast<std::int64_t>(random() % 100000);
    event.time = 1.7e9 + static_cast<double>(random() % 1000000) / 7.0;
    MetricsEvent metrics;
    metrics.step = static_cast<std::int64_t>(random() >> (1 + random() % 63));
    metrics.samples = static_cast<std::int64_t>(random() >> (1 + random() % 63));
    metrics.epoch = randomDouble(random);
    metrics.elapsed = randomDouble(random);
    static const char* const kNames[] = {"train/loss", "val/top1", "a b", "", "größe", "quo\"te", "back\\slash", "x"};
    const std::size_t count = random() % 6;
    for (std::size_t i = 0; i < count; ++i) {
        SeriesValue value = SeriesValue::of(randomDouble(random));
        if (random() % 3 == 0)
            value = {randomDouble(random), randomDouble(random), randomDouble(random),
                     1 + static_cast<std::int64_t>(random() % 100)};
        metrics.values.emplace_back(kNames[random() % 8], value);
    }
    event.body = metrics;
    std::string line = eventLine(event);
    line.pop_back();
    return line;
}

} // namespace

class MetricsLineTest : public QObject {
    Q_OBJECT
private slots:
    void takesWhatTheEngineWrites()
    {
        std::mt19937_64 random(1);
        int takenLines = 0;
        for (int i = 0; i < 20'000; ++i) {
            const std::string line = randomLine(random);
            bool taken = false;
            QVERIFY2(agrees(line, &taken), line.c_str());
            takenLines += taken;
        }
        QVERIFY(takenLines > 5'000); // the others hold names with escapes, -0 or letters beyond ASCII
    }

    void agreesOnDamagedLines()
    {
        std::mt19937_64 random(2);
        static const std::string kBytes = "0123456789-+.eE{}[]\",:nNaIify \t\\/\x01\xff";
        for (int i = 0; i < 100'000; ++i) {
            std::string line = randomLine(random);
            const std::size_t at = random() % line.size();
            switch (random() % 4) {
            case 0: line[at] = kBytes[random() % kBytes.size()]; break;
            case 1: line.insert(at, 1, kBytes[random() % kBytes.size()]); break;
            case 2: line.erase(at, 1 + random() % 4); break;
            default: line.resize(at); break;
            }
            QVERIFY2(agrees(line), line.c_str());
        }
    }

    void leavesOddNumbersToTheParser_data()
    {
        QTest::addColumn<QString>("number");
        for (const char* number : {"-0",
                                   "01",
                                   "1.",
                                   ".5",
                                   "1e",
                                   "1e400",
                                   "-1e400",
                                   "0x10",
                                   "nan",
                                   "inf",
                                   "+1",
                                   "1e5.0",
                                   "--1",
                                   "\"nan\"",
                                   "null",
                                   "true",
                                   "99999999999999999999",
                                   "\"NaN",
                                   "1 ",
                                   " 1",
                                   "1,",
                                   ""})
            QTest::newRow(number) << QString(number);
    }
    void leavesOddNumbersToTheParser()
    {
        QFETCH(QString, number);
        const std::string text = number.toStdString();
        QVERIFY(agrees(R"({"n":1,"t":2.0,"type":"metrics","step":)" + text +
                       R"(,"samples":1,"epoch":0.5,"elapsed":1.0,"values":{"a":1.5}})"));
        QVERIFY(
            agrees(R"({"n":1,"t":2.0,"type":"metrics","step":1,"samples":1,"epoch":0.5,"elapsed":1.0,"values":{"a":)" +
                   text + "}}"));
    }
};

TRAINYARD_TEST(MetricsLineTest)

} // namespace metrics_line_test

#include "metrics_line_test.moc"
