// SPDX-License-Identifier: Apache-2.0
#include "backend/base/keyed_random.h"

#include "tests/support/test_environment.h"

namespace keyed_random_test {

using namespace trainyard;

class KeyedRandomTest : public QObject {
    Q_OBJECT
private slots:
    void matchesThePublishedVectors();
    void dependsOnEveryPartOfTheKey();
    void isUniformAndNormal();
};

void KeyedRandomTest::matchesThePublishedVectors()
{
    // Known answers of Random123's philox4x32-10.
    using Block = std::array<std::uint32_t, 4>;
    QVERIFY((philox({0, 0, 0, 0}, {0, 0}) == Block{0x6627e8d5u, 0xe169c58du, 0xbc57ac4cu, 0x9b00dbd8u}));
    QVERIFY((philox({0xffffffffu, 0xffffffffu, 0xffffffffu, 0xffffffffu}, {0xffffffffu, 0xffffffffu}) ==
             Block{0x408f276du, 0x41c83b0eu, 0xa20bc7c6u, 0x6d5451fdu}));
    QVERIFY((philox({0x243f6a88u, 0x85a308d3u, 0x13198a2eu, 0x03707344u}, {0xa4093822u, 0x299f31d0u}) ==
             Block{0xd16cfe09u, 0x94fdccebu, 0x5001e420u, 0x24126ea1u}));
}

void KeyedRandomTest::dependsOnEveryPartOfTheKey()
{
    const auto first = [](std::uint64_t seed, RandomPurpose purpose, std::uint64_t a, std::uint64_t b) {
        return KeyedRandom(seed, purpose, a, b).next();
    };
    const std::uint32_t base = first(1, RandomPurpose::Shuffle, 2, 3);
    QCOMPARE(first(1, RandomPurpose::Shuffle, 2, 3), base);
    QVERIFY(first(2, RandomPurpose::Shuffle, 2, 3) != base);
    QVERIFY(first(1ull << 32 | 1, RandomPurpose::Shuffle, 2, 3) != base);
    QVERIFY(first(1, RandomPurpose::Augment, 2, 3) != base);
    QVERIFY(first(1, RandomPurpose::Shuffle, 3, 3) != base);
    QVERIFY(first(1, RandomPurpose::Shuffle, 2ull | 1ull << 40, 3) != base);
    QVERIFY(first(1, RandomPurpose::Shuffle, 2, 4) != base);
}

void KeyedRandomTest::isUniformAndNormal()
{
    KeyedRandom random(7, RandomPurpose::Initialise, 1);
    double sum = 0, normalSum = 0, normalSquares = 0;
    std::array<int, 10> counts{};
    constexpr int kDraws = 100000;
    for (int i = 0; i < kDraws; ++i) {
        const float u = random.uniform();
        QVERIFY(u >= 0.0f && u < 1.0f);
        sum += u;
        ++counts[random.below(10)];
        const double n = random.normal();
        normalSum += n;
        normalSquares += n * n;
    }
    QVERIFY(std::abs(sum / kDraws - 0.5) < 0.005);
    QVERIFY(std::abs(normalSum / kDraws) < 0.015);
    QVERIFY(std::abs(normalSquares / kDraws - 1.0) < 0.02);
    for (const int count : counts)
        QVERIFY(std::abs(count - kDraws / 10) < 500);
}

TRAINYARD_TEST(KeyedRandomTest)

} // namespace keyed_random_test

#include "keyed_random_test.moc"
