// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/event.h"
#include "backend/protocol/value_histogram.h"
#include "tests/support/test_environment.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace value_histogram_test {

using namespace trainyard;

namespace {

ValueHistogram histogramOf(const std::vector<double>& values)
{
    ValueHistogram out;
    int low = 1000, high = -1000;
    for (const double value : values) {
        low = std::min(low, binOf(value));
        high = std::max(high, binOf(value));
    }
    out.first = low;
    out.counts.assign(static_cast<std::size_t>(high - low + 1), 0);
    double sum = 0.0;
    for (const double value : values) {
        ++out.counts[static_cast<std::size_t>(binOf(value) - low)];
        sum += value;
    }
    out.min = *std::min_element(values.begin(), values.end());
    out.max = *std::max_element(values.begin(), values.end());
    out.mean = sum / double(values.size());
    return out;
}

HistogramEvent activations()
{
    HistogramEvent event;
    event.step = 400;
    event.epoch = 2.5;
    event.kind = HistogramKind::Activations;
    event.place = 7;
    event.layer = "stack1/block0/\"ReLU\"";
    event.values = histogramOf({-1.5, 0.0, 0.0, 3.0, 1e-9});
    event.values.nonFinite = 2;
    event.values.deviation = 0.1 + 0.2;
    event.activation = "relu6";
    event.channels = 12;
    event.saturated = 3;
    event.dead = {{0, 0}, {3, 5}, {11, 11}};
    return event;
}

std::optional<Event> parsed(const HistogramEvent& event)
{
    std::string line = eventLine({1, 2.0, event});
    line.pop_back();
    return parseEventLine(line);
}

} // namespace

/// The bins, their text, and the steps at which they are recorded.
class ValueHistogramTest : public QObject {
    Q_OBJECT

private slots:
    void binsMeetAtTheirEdges()
    {
        QCOMPARE(binOf(0.0), 0);
        QCOMPARE(binOf(-0.0), 0);
        QCOMPARE(binEdge(1), std::pow(2.0, -40));
        QCOMPARE(binEdge(ValueHistogram::kMostBins + 1), std::pow(2.0, 20));
        for (int bin = 2; bin <= ValueHistogram::kMostBins; ++bin) {
            QCOMPARE(binOf(binEdge(bin)), bin);
            QCOMPARE(binOf(std::nextafter(binEdge(bin), 0.0)), bin - 1);
            QCOMPARE(binOf(-binEdge(bin)), -bin);
        }
        QCOMPARE(binOf(std::numeric_limits<float>::denorm_min()), 1);
        QCOMPARE(binOf(std::numeric_limits<float>::max()), ValueHistogram::kMostBins);
        QCOMPARE(binOf(-1e30), -ValueHistogram::kMostBins);
    }

    void quantilesOfAUniformDistribution()
    {
        std::vector<double> values;
        for (int i = 0; i < 100'000; ++i)
            values.push_back(-1.0 + 3.0 * (i + 0.5) / 100'000); // −1 … 2
        const ValueHistogram histogram = histogramOf(values);
        for (const double share : {0.05, 0.25, 0.5, 0.75, 0.95})
            QVERIFY(std::abs(quantileOf(histogram, share) - (-1.0 + 3.0 * share)) < 1e-3);
        QCOMPARE(quantileOf(histogram, 0.0), histogram.min);
        QCOMPARE(quantileOf(histogram, 1.0), histogram.max);
        QCOMPARE(quantileOf(histogramOf({0.0, 0.0, 0.0, 5.0}), 0.5), 0.0);
        QCOMPARE(quantileOf({}, 0.5), 0.0);
    }

    void countsAsTextAndBack()
    {
        const std::vector<std::int64_t> counts{3, 0, 0, 0, 12, 1, 0, 9'007'199'254};
        QCOMPARE(countsText(counts), std::string("3,-3,12,1,-1,9007199254"));
        QVERIFY(countsFrom(countsText(counts)) == counts);
        QVERIFY(countsFrom("")->empty());
        for (const char* bad : {",", "1,", "1,,2", "a", "1 2", "-1000", "99999999999999999999", "1,-242", "1.5"})
            QVERIFY2(!countsFrom(bad), bad);
        const NumberRanges ranges{{0, 0}, {3, 5}, {9, 10}};
        QCOMPARE(rangesText(ranges), std::string("0,3-5,9-10"));
        QVERIFY(rangesFrom("0,3-5,9-10") == ranges);
        for (const char* bad : {"-1", "5-3", "3-3", "3,3", "1-4,2", "1-", "x"})
            QVERIFY2(!rangesFrom(bad), bad);
    }

    void eventsComeBackAsTheyWere()
    {
        const HistogramEvent event = activations();
        QVERIFY(std::get<HistogramEvent>(parsed(event)->body) == event);
        HistogramEvent weights;
        weights.step = 1;
        weights.layer = "conv1";
        weights.tensor = "weight";
        weights.values = histogramOf({0.5, 0.5});
        QVERIFY(std::get<HistogramEvent>(parsed(weights)->body) == weights);
        weights.values = {}; // a layer all of whose values are NaN
        weights.values.nonFinite = 5;
        QVERIFY(std::get<HistogramEvent>(parsed(weights)->body) == weights);
    }

    void refusesEventsThatContradictThemselves()
    {
        using Change = void (*)(HistogramEvent&);
        for (const Change change : std::initializer_list<Change>{
                 [](HistogramEvent& e) {
                     e.dead = {{3, 12}};
                 },
                 [](HistogramEvent& e) { e.saturated = 100; }, [](HistogramEvent& e) { e.channels = -1; },
                 [](HistogramEvent& e) { e.layer = ""; }, [](HistogramEvent& e) { e.layer = std::string(401, 'x'); },
                 [](HistogramEvent& e) { e.values.first = 121; }, [](HistogramEvent& e) { e.values.first = -200; },
                 [](HistogramEvent& e) { e.values.counts.push_back(0); },
                 [](HistogramEvent& e) { e.values.min = std::nan(""); },
                 [](HistogramEvent& e) { e.values.mean = 100.0; }, [](HistogramEvent& e) { e.values.deviation = -1.0; },
                 [](HistogramEvent& e) { e.values.counts.back() = std::int64_t{1} << 60; }}) {
            HistogramEvent event = activations();
            QVERIFY(parsed(event));
            change(event);
            QVERIFY(!parsed(event));
        }
        std::string reason;
        const std::string line = eventLine({1, 2.0, activations()});
        for (const auto& [from, to] :
             {std::pair("\"activations\"", "\"weather\""), std::pair("\"counts\":[", "\"counts\":[-5000,"),
              std::pair("\"non_finite\":2", "\"non_finite\":-2")}) {
            std::string changed = line.substr(0, line.size() - 1);
            changed.replace(changed.find(from), std::string(from).size(), to);
            QVERIFY(!parseEventLine(changed, &reason) && !reason.empty());
        }
    }

    void recordsFirstStepMultiplesAndLastStep()
    {
        HistogramPace pace(50, 0, 120);
        std::vector<std::int64_t> recorded;
        for (std::int64_t step = 1; step <= 120; ++step)
            if (pace.due(step)) {
                recorded.push_back(step);
                pace.recorded(step, 10.0, 0.001); // a chosen interval stays
            }
        QCOMPARE(recorded, (std::vector<std::int64_t>{1, 50, 100, 120}));
        HistogramPace resumed(50, 50, 120);
        QVERIFY(!resumed.due(51) && !resumed.due(99) && resumed.due(100));
        QVERIFY(HistogramPace(50, 49, 120).due(50));
    }

    void automaticIntervalLimitsCostAndNumber()
    {
        QCOMPARE(HistogramPace(0, 0, 1000).interval(), std::int64_t(200));
        QCOMPARE(HistogramPace(0, 0, 100'000).interval(), std::int64_t(1000));
        QCOMPARE(HistogramPace(0, 0, 100'001).interval(), std::int64_t(2000));
        QCOMPARE(HistogramPace(0, 0, 400'000).interval(), std::int64_t(5000));
        HistogramPace pace(0, 0, 10'000);
        pace.recorded(1, 5.0, 0.0); // what a step takes is not known yet
        QCOMPARE(pace.interval(), std::int64_t(200));
        pace.recorded(200, 1.0, 1.0); // 1 / 200
        QCOMPARE(pace.interval(), std::int64_t(200));
        pace.recorded(400, 3.0, 1.0); // 3 / 300 needs at least 300
        QCOMPARE(pace.interval(), std::int64_t(500));
        QVERIFY(!pace.due(499) && pace.due(500));
        pace.recorded(500, 0.1, 1.0); // it never becomes shorter: the steps of two runs stay comparable
        QCOMPARE(pace.interval(), std::int64_t(500));
        pace.recorded(1000, 40.0, 1.0);
        QCOMPARE(pace.interval(), std::int64_t(5000));
        QVERIFY(pace.due(5000) && pace.due(10'000) && !pace.due(4999));
    }
};

TRAINYARD_TEST(ValueHistogramTest)

} // namespace value_histogram_test

#include "value_histogram_test.moc"
