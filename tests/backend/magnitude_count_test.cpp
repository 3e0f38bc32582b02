// SPDX-License-Identifier: Apache-2.0
// Magnitudes beside a sorted array.
#include "backend/base/error.h"
#include "backend/pruning/magnitude_count.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>
#include <random>

namespace magnitude_count_test {

using namespace trainyard;

namespace {

using Tensors = std::vector<std::vector<float>>;

constexpr float kInfinity = std::numeric_limits<float>::infinity();

std::vector<float> drawn(std::size_t count, float deviation, std::uint32_t seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> normal(0.0f, deviation);
    std::vector<float> values(count);
    for (float& value : values)
        value = normal(random);
    return values;
}

/// NaN as infinite, like the count.
std::vector<float> sortedMagnitudes(const std::vector<float>& values)
{
    std::vector<float> out;
    for (const float value : values)
        out.push_back(std::isnan(value) ? kInfinity : std::fabs(value));
    std::sort(out.begin(), out.end());
    return out;
}

/// By the definition: the smallest value that at least p · n / 100 of them do not exceed, p = thousandths / 10.
float percentileByDefinition(const std::vector<float>& sorted, int thousandths)
{
    for (std::size_t i = 0; i < sorted.size(); ++i)
        if (1000 * (i + 1) >= std::size_t(thousandths) * sorted.size())
            return sorted[i];
    return sorted.back();
}

std::int64_t aboveIn(const std::vector<float>& sorted, double threshold)
{
    return std::count_if(sorted.begin(), sorted.end(), [&](float value) { return double(value) > threshold; });
}

std::vector<LayerMagnitudes> layersOf(const Tensors& tensors)
{
    std::vector<LayerMagnitudes> layers;
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        LayerMagnitudes layer;
        layer.layer = "layer" + std::to_string(i);
        layer.parameter = layer.layer + "/weight";
        layer.shape = {static_cast<std::int64_t>(tensors[i].size())};
        layers.push_back(std::move(layer));
    }
    return layers;
}

WeightMagnitudes counted(const Tensors& tensors, std::vector<LayerMagnitudes> layers, const MarkChoice& marks = {},
                         int threads = 0)
{
    return countMagnitudes(
        std::move(layers), [&](std::size_t i, std::vector<float>& into) { into = tensors[i]; }, marks, threads);
}

/// Compares a spread with the sorted array; empty when they agree.
QString difference(const MagnitudeSpread& spread, const std::vector<float>& sorted, int steps)
{
    if (spread.weights != static_cast<std::int64_t>(sorted.size()))
        return QString("%1 weights").arg(spread.weights);
    if (spread.zeros != std::count(sorted.begin(), sorted.end(), 0.0f))
        return QString("%1 zeros").arg(spread.zeros);
    const auto infinite = std::count(sorted.begin(), sorted.end(), kInfinity);
    if (spread.nonFinite != infinite)
        return QString("%1 not finite").arg(spread.nonFinite);
    if (float(spread.least) != sorted.front() || float(spread.largest) != sorted.back())
        return QString("from %1 to %2").arg(spread.least).arg(spread.largest);
    double sum = 0.0;
    for (const float value : sorted)
        sum += double(value);
    const double mean = sum / double(sorted.size());
    if (infinite > 0 ? !std::isinf(spread.mean) : std::fabs(spread.mean - mean) > 1e-12 * mean)
        return QString("mean %1 for %2").arg(spread.mean, 0, 'g', 17).arg(mean, 0, 'g', 17);
    for (int i = 0; i <= steps; ++i)
        if (spread.percentiles.at(std::size_t(i)) != percentileByDefinition(sorted, i * 1000 / steps))
            return QString("percentile %1 of %2 is %3")
                .arg(i)
                .arg(steps)
                .arg(double(spread.percentiles[std::size_t(i)]));
    std::int64_t inBins = 0;
    for (std::size_t bin = 0; bin < spread.histogram.size(); ++bin) {
        const double begin = std::pow(10.0, (spread.histogramBegin + double(bin)) / WeightMagnitudes::kBinsPerDecade);
        const double end = std::pow(10.0, (spread.histogramBegin + double(bin) + 1) / WeightMagnitudes::kBinsPerDecade);
        const auto expected = std::count_if(sorted.begin(), sorted.end(), [&](float value) {
            return double(value) >= begin && double(value) < end && value != 0.0f;
        });
        if (spread.histogram[bin] != expected)
            return QString("bin %1 has %2 for %3").arg(bin).arg(spread.histogram[bin]).arg(expected);
        inBins += expected;
    }
    if (inBins != spread.weights - spread.zeros - spread.nonFinite)
        return QString("%1 in bins").arg(inBins);
    return {};
}

} // namespace

class MagnitudeCountTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalsASortedArray_data();
    void equalsASortedArray();
    void percentilesAreExactTenths();
    void leavesWhatIsNotPrunable();
    void tellsWhatThresholdsLeave();
    void hasNoPercentilesOfNothing();
    void threadsDoNotMatter();
    void throwsWhatReadingThrows();
    void readsBackFromJson();
};

void MagnitudeCountTest::equalsASortedArray_data()
{
    QTest::addColumn<Tensors>("tensors");
    QTest::newRow("random") << Tensors{drawn(30000, 0.05f, 1), drawn(5000, 0.5f, 2), drawn(17, 3.0f, 3)};
    std::vector<float> ties = drawn(20000, 0.1f, 4);
    for (std::size_t i = 0; i < ties.size(); ++i)
        ties[i] = i % 3 == 0 ? 0.0f : std::round(ties[i] * 50.0f) / 50.0f;
    QTest::newRow("ties") << Tensors{ties, {0.02f, -0.02f, 0.0f}, ties};
    QTest::newRow("zeros") << Tensors{std::vector<float>(4000, 0.0f), {0.0f, -0.0f}};
    QTest::newRow("one weight") << Tensors{{-0.25f}};
    QTest::newRow("one value") << Tensors{std::vector<float>(5000, 0.125f), std::vector<float>(3, -0.125f)};
    std::vector<float> broken = drawn(6000, 1e-3f, 5);
    for (std::size_t i = 0; i < broken.size(); i += 7)
        broken[i] = i % 2 ? std::numeric_limits<float>::quiet_NaN() : -kInfinity;
    QTest::newRow("not finite") << Tensors{broken, drawn(100, 1.0f, 6)};
    QTest::newRow("only NaN") << Tensors{std::vector<float>(10, -std::numeric_limits<float>::quiet_NaN())};
    std::vector<float> extremes = {1e-45f, -1e-45f, 1.1754944e-38f, 3.4028235e38f, -3.4028235e38f, 1.0f, 0.1f, 10.0f};
    for (int bin = -60; bin < 20; ++bin) // at and beside the edges of bins
        for (const float to : {0.0f, 1.0f, kInfinity})
            extremes.push_back(std::nextafter(static_cast<float>(std::pow(10.0, bin / 20.0)), to));
    QTest::newRow("extremes") << Tensors{extremes, drawn(3000, 1e30f, 7), drawn(3000, 1e-30f, 8)};
}

void MagnitudeCountTest::equalsASortedArray()
{
    QFETCH(Tensors, tensors);
    const WeightMagnitudes found = counted(tensors, layersOf(tensors));
    std::vector<float> together;
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        const QString wrong = difference(found.layers[i].spread, sortedMagnitudes(tensors[i]), 100);
        QVERIFY2(wrong.isEmpty(), qPrintable(QString("layer %1: %2").arg(i).arg(wrong)));
        together.insert(together.end(), tensors[i].begin(), tensors[i].end());
    }
    const std::vector<float> sorted = sortedMagnitudes(together);
    const QString wrong = difference(found.all, sorted, 1000);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        const std::vector<float> own = sortedMagnitudes(tensors[i]);
        QCOMPARE(found.layers[i].left.size(), std::size_t{1001});
        for (std::size_t k = 0; k <= 1000; k += 9)
            QCOMPARE(found.layers[i].left[k], aboveIn(own, double(found.all.percentiles[k])));
    }
}

void MagnitudeCountTest::percentilesAreExactTenths()
{
    for (int thousandths = 1; thousandths <= 1000; ++thousandths) {
        QCOMPARE(percentileRank(thousandths / 10.0, 1000), std::int64_t(thousandths));
        QCOMPARE(percentileRank(thousandths / 10.0, 1001), std::int64_t(thousandths + 1));
        QCOMPARE(percentileRank(thousandths / 10.0, 3), std::int64_t((thousandths * 3 + 999) / 1000));
    }
    QCOMPARE(percentileRank(70.9, 25'000'000), std::int64_t(17'725'000)); // a product of doubles is above it
    QCOMPARE(percentileRank(0.0, 7), std::int64_t(1));
    QCOMPARE(percentileRank(80.0, 25'000'000'000), std::int64_t(20'000'000'000));
    QCOMPARE(percentileRank(33.333333, 300'000'000), std::int64_t(99'999'999));
}

void MagnitudeCountTest::leavesWhatIsNotPrunable()
{
    const Tensors tensors = {drawn(500, 1.0f, 1), drawn(500, 0.1f, 2), drawn(9, 0.01f, 3)};
    std::vector<LayerMagnitudes> layers = layersOf(tensors);
    layers[0].prunable = false;
    layers[0].role = WeightRole::First;
    layers[2].prunable = false;
    layers[2].role = WeightRole::NormOrBias;
    const WeightMagnitudes found = counted(tensors, layers, {{90.0}, {}});
    QVERIFY(difference(found.all, sortedMagnitudes(tensors[1]), 1000).isEmpty());
    QCOMPARE(found.marks.at(0).left, std::int64_t(50));
    QCOMPARE(found.marks[0].leftByLayer, (std::vector<std::int64_t>{500, 50, 9}));
    QVERIFY(found.marks[0].vanishing.empty());
    QCOMPARE(found.layers[0].left.size(), std::size_t{1001});
    QVERIFY(found.layers[2].left.empty());
    QVERIFY(difference(found.layers[2].spread, sortedMagnitudes(tensors[2]), 100).isEmpty());
}

void MagnitudeCountTest::tellsWhatThresholdsLeave()
{
    const Tensors tensors = {{0.1f, -0.2f, 0.3f, 0.4f}, {0.05f, 0.0f}, {0.1f, 1.0f}};
    const WeightMagnitudes found = counted(tensors, layersOf(tensors), {{75.0, 12.5}, {0.1, 0.0, 2.0}});
    QCOMPARE(found.marks.size(), std::size_t{5});
    QCOMPARE(found.marks[0].percentile, 12.5);
    QCOMPARE(found.marks[0].threshold, 0.0);
    QCOMPARE(found.marks[0].left, std::int64_t(7));
    QCOMPARE(found.marks[1].threshold, double(0.3f)); // the sixth of eight
    QCOMPARE(found.marks[1].leftByLayer, (std::vector<std::int64_t>{1, 0, 1}));
    QCOMPARE(found.marks[1].vanishing, (std::vector<std::string>{"layer1"}));
    QCOMPARE(found.marks[2].percentile, -1.0);
    QCOMPARE(found.marks[2].threshold, 0.0);
    QCOMPARE(found.marks[2].left, std::int64_t(7));
    // 0.1f is a little more than 0.1: it stays, as every comparison in double says.
    QCOMPARE(found.marks[3].leftByLayer, (std::vector<std::int64_t>{4, 0, 2}));
    QCOMPARE(found.marks[4].vanishing.size(), std::size_t{3});
    const WeightMagnitudes exact = counted(tensors, layersOf(tensors), {{}, {double(0.1f)}});
    QCOMPARE(exact.marks[0].leftByLayer, (std::vector<std::int64_t>{3, 0, 1}));
}

void MagnitudeCountTest::hasNoPercentilesOfNothing()
{
    const Tensors tensors = {{}, drawn(10, 1.0f, 1)};
    const WeightMagnitudes found = counted(tensors, layersOf(tensors), {{50.0}, {}});
    QCOMPARE(found.layers[0].spread.weights, std::int64_t(0));
    QCOMPARE(found.layers[0].spread.percentiles, std::vector<float>(101, 0.0f));
    QVERIFY(found.layers[0].spread.histogram.empty());
    QCOMPARE(found.marks[0].left, std::int64_t(5));
    QVERIFY(found.marks[0].vanishing.empty()); // there never was anything
    std::vector<LayerMagnitudes> none = layersOf(tensors);
    for (LayerMagnitudes& layer : none)
        layer.prunable = false;
    const WeightMagnitudes nothing = counted(tensors, none, {{50.0}, {0.5}});
    QCOMPARE(nothing.all.weights, std::int64_t(0));
    QCOMPARE(nothing.all.percentiles, std::vector<float>(1001, 0.0f));
    QCOMPARE(nothing.marks.size(), std::size_t{2});
    QCOMPARE(counted({}, {}).all.weights, std::int64_t(0));
}

void MagnitudeCountTest::threadsDoNotMatter()
{
    Tensors tensors;
    for (std::uint32_t i = 0; i < 40; ++i)
        tensors.push_back(drawn(100 + 313 * i, 0.01f * float(i + 1), i));
    const auto text = [&](int threads) {
        return toJson(counted(tensors, layersOf(tensors), {{10.0, 99.95}, {0.1}}, threads)).dump();
    };
    const std::string one = text(1);
    QVERIFY(one == text(2) && one == text(7));
}

void MagnitudeCountTest::throwsWhatReadingThrows()
{
    const Tensors tensors(9, drawn(100, 1.0f, 1));
    for (const int threads : {1, 2, 4}) {
        try {
            countMagnitudes(
                layersOf(tensors),
                [&](std::size_t i, std::vector<float>& into) {
                    if (i == 4)
                        throw Failure(ErrorKind::Io, "read", "it", "the disk is gone");
                    into = tensors[i];
                },
                {}, threads);
            QFAIL("it was counted");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().reason, std::string("the disk is gone"));
        }
    }
    std::vector<LayerMagnitudes> layers = layersOf(tensors);
    layers[3].shape = {10, 11};
    QVERIFY_EXCEPTION_THROWN(counted(tensors, layers), Failure);
}

void MagnitudeCountTest::readsBackFromJson()
{
    Tensors tensors = {drawn(3000, 0.1f, 1), drawn(30, 0.1f, 2)};
    tensors[1][3] = kInfinity;
    WeightMagnitudes magnitudes = counted(tensors, layersOf(tensors), {{50.0, 100.0}, {0.2}});
    magnitudes.file = "a.safetensors";
    magnitudes.run = "run";
    magnitudes.step = 17;
    const std::string text = toJson(magnitudes).dump();
    const WeightMagnitudes read = parseWeightMagnitudes(nlohmann::json::parse(text));
    QCOMPARE(toJson(read).dump(), text);
    QCOMPARE(read.all.percentiles, magnitudes.all.percentiles);
    QCOMPARE(read.all.largest, double(kInfinity));
    QCOMPARE(read.marks[1].threshold, double(kInfinity));
    QCOMPARE(read.layers[1].left, magnitudes.layers[1].left);
    QVERIFY_EXCEPTION_THROWN(parseWeightMagnitudes(nlohmann::json::parse("{\"file\": 3}")), Failure);
}

TRAINYARD_TEST(MagnitudeCountTest)

} // namespace magnitude_count_test

#include "magnitude_count_test.moc"
