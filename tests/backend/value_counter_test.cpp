// SPDX-License-Identifier: Apache-2.0
// The fast counting of values, compared with a loop over frexp().
#include "backend/train/values/value_counter.h"
#include "tests/support/test_environment.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <random>

namespace value_counter_test {

using namespace trainyard;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// Of all magnitudes and both signs, with zeros, denormals and what is not finite.
std::vector<float> manyValues(std::size_t count, bool finite = false)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<float> exponent(-150.0f, 127.0f), mantissa(1.0f, 2.0f);
    std::vector<float> values;
    for (std::size_t i = 0; i < count; ++i) {
        const float value = std::ldexp(mantissa(random), static_cast<int>(exponent(random)));
        values.push_back(i % 3 == 0 ? -value : value);
    }
    for (std::size_t i = 0; i < count; i += 17)
        values[i] = i % 2 == 0 ? 0.0f : -0.0f;
    for (std::size_t i = 5; !finite && i < count; i += 101)
        values[i] = i % 2 == 0 ? std::nanf("") : i % 3 == 0 ? kInfinity : -kInfinity;
    return values;
}

ValueCounter counterOf(std::span<const float> values)
{
    ValueCounter counter;
    counter.add(values);
    return counter;
}

} // namespace

class ValueCounterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAsAPlainLoopDoes()
    {
        for (const std::size_t count : {0u, 1u, 3u, 9u, 4097u, 200'003u}) {
            const std::vector<float> values = manyValues(count);
            std::map<int, std::int64_t> bins;
            std::int64_t nonFinite = 0, finite = 0;
            float min = kInfinity, max = -kInfinity;
            for (const float value : values) {
                if (!std::isfinite(value)) {
                    ++nonFinite;
                    continue;
                }
                ++finite;
                ++bins[binOf(value)];
                min = std::min(min, value);
                max = std::max(max, value);
            }
            const ValueHistogram found = counterOf(values).histogram();
            QVERIFY(isSound(found));
            QCOMPARE(found.nonFinite, nonFinite);
            QCOMPARE(found.finite(), finite);
            for (int bin = -ValueHistogram::kMostBins; bin <= ValueHistogram::kMostBins; ++bin)
                QCOMPARE(found.inBin(bin), bins[bin]);
            if (finite > 0)
                QVERIFY(found.min == min && found.max == max);
        }
    }

    void meanAndDeviation()
    {
        std::mt19937 random(3);
        std::normal_distribution<float> normal(0.25f, 0.05f);
        std::vector<float> values(100'000);
        double sum = 0.0;
        for (float& value : values)
            sum += value = normal(random);
        const double mean = sum / 100'000.0;
        double squares = 0.0;
        for (const float value : values)
            squares += (value - mean) * (value - mean);
        const ValueHistogram found = counterOf(values).histogram();
        QVERIFY(std::abs(found.mean - mean) < 1e-12);
        QVERIFY(std::abs(found.deviation - std::sqrt(squares / 100'000.0)) < 1e-9);
    }

    void partsAddUpExactly()
    {
        const std::vector<float> values = manyValues(100'001);
        const ValueHistogram whole = counterOf(values).histogram();
        ValueCounter parts;
        for (const std::size_t cut : {std::size_t{0}, std::size_t{1}, std::size_t{4095}, std::size_t{70'000}}) {
            const std::size_t ends[] = {1, 4095, 70'000, values.size()};
            const std::size_t end = *std::upper_bound(std::begin(ends), std::end(ends), cut);
            parts.add(counterOf(std::span(values).subspan(cut, end - cut)));
        }
        const ValueHistogram found = parts.histogram();
        QCOMPARE(found.counts, whole.counts);
        QVERIFY(found.first == whole.first && found.nonFinite == whole.nonFinite && found.min == whole.min &&
                found.max == whole.max);
    }

    void factorMovesBins()
    {
        std::mt19937 random(3);
        std::normal_distribution<float> normal(0.0f, 1.0f);
        std::vector<float> values(1000), scaled;
        for (float& value : values)
            scaled.push_back((value = normal(random)) * 65536.0f);
        const ValueHistogram expected = counterOf(values).histogram();
        const ValueHistogram found = counterOf(scaled).histogram(1.0f / 65536.0f);
        QCOMPARE(found.counts, expected.counts);
        QVERIFY(found.first == expected.first && found.min == expected.min && found.max == expected.max);
        QVERIFY(std::abs(found.deviation - expected.deviation) < 1e-12);
    }

    void channelsAboveZeroAreAlive()
    {
        const std::vector<float> values{0.0f, 1.0f, -1.0f, -0.0f, //
                                        0.0f, 0.0f, -2.0f, 1e-30f};
        std::vector<std::uint8_t> alive(4);
        markAlive(values, alive);
        QVERIFY(alive == (std::vector<std::uint8_t>{0, 1, 0, 1}));
    }

    void countsWhatIsAtTheLimit()
    {
        const std::vector<float> values{6.0f, 5.99f, 0.0f, 0.995f, -0.995f, 0.005f, 0.5f};
        QCOMPARE(countSaturated(values, "relu6"), std::int64_t(1));
        QCOMPARE(countSaturated(values, "tanh"), std::int64_t(4));
        QCOMPARE(countSaturated(values, "sigmoid"), std::int64_t(6));
        QCOMPARE(countSaturated(values, "relu"), std::int64_t(0));
    }
};

TRAINYARD_TEST(ValueCounterTest)

} // namespace value_counter_test

#include "value_counter_test.moc"
