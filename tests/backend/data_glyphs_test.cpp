// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/protocol/reasons_dataset.h"
#include "tests/backend/data_contract.h"
#include "tests/support/test_environment.h"

#include <cmath>
#include <set>

namespace data_glyphs_test {

using namespace trainyard;

namespace {

DataSpec glyphSpec(int side, int channels, std::int64_t train = 200, std::int64_t validation = 100)
{
    DataSpec spec;
    spec.image = {side, side, channels};
    spec.trainSamples = train;
    spec.validationSamples = validation;
    return spec;
}

std::string draw(const Dataset& dataset, const DataSpec& spec, Split split, std::int64_t index)
{
    std::vector<std::uint8_t> bytes(
        static_cast<std::size_t>(spec.image.height * spec.image.width * spec.image.channels));
    dataset.image(split, index, bytes);
    return {bytes.begin(), bytes.end()};
}

} // namespace

class DataGlyphsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsThePromisesOfAReader_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("channels");
        QTest::newRow("28 grey") << 28 << 1;
        QTest::newRow("32 RGB") << 32 << 3;
        QTest::newRow("64 RGB") << 64 << 3;
    }
    void keepsThePromisesOfAReader()
    {
        QFETCH(int, side);
        QFETCH(int, channels);
        const DataSpec spec = glyphSpec(side, channels);
        const auto broken = test::brokenDatasetPromises([&] { return openDataset(spec, 7); }, spec.image);
        QCOMPARE(test::joined(broken), std::string());
    }

    void drawsTenThousandAndTwoThousandByDefault()
    {
        const auto dataset = openDataset(DataSpec{}, 1);
        QCOMPARE(dataset->size(Split::Train), std::int64_t{10'000});
        QCOMPARE(dataset->size(Split::Validation), std::int64_t{2'000});
        QCOMPARE(dataset->classes().size(), std::size_t{10});
        QCOMPARE(dataset->summary(), std::string("10,000 + 2,000 drawn glyphs of 32 × 32"));
        QCOMPARE(dataset->content().front(),
                 datasetReason("dataset.has-glyphs", Count{10'000}, Count{2'000}, "32 × 32"));
    }

    void everyTenSamplesHoldEachClassOnce()
    {
        const auto dataset = openDataset(glyphSpec(28, 1), 3);
        for (std::int64_t block = 0; block < 20; ++block) {
            std::set<std::int32_t> labels;
            for (std::int64_t i = 0; i < 10; ++i)
                labels.insert(dataset->label(Split::Train, block * 10 + i));
            QCOMPARE(labels.size(), std::size_t{10});
        }
    }

    void dependsOnSeedSplitAndIndexAlone()
    {
        const DataSpec shorter = glyphSpec(28, 1, 50, 20);
        const DataSpec longer = glyphSpec(28, 1, 5000, 20);
        const auto one = openDataset(shorter, 5);
        const auto same = openDataset(longer, 5);
        const auto other = openDataset(shorter, 6);
        std::set<std::string> seen;
        for (std::int64_t i = 0; i < 50; ++i) {
            QVERIFY(draw(*one, shorter, Split::Train, i) == draw(*same, longer, Split::Train, i));
            QVERIFY(draw(*one, shorter, Split::Train, i) != draw(*other, shorter, Split::Train, i));
            seen.insert(draw(*one, shorter, Split::Train, i));
        }
        for (std::int64_t i = 0; i < 20; ++i)
            seen.insert(draw(*one, shorter, Split::Validation, i));
        QCOMPARE(seen.size(), std::size_t{70}); // no image twice, none shared between the splits
    }

    void spreadsBrightnessWidely()
    {
        DataSpec spec = glyphSpec(28, 1, 1000);
        const ChannelStatistics statistics = channelStatistics(*openDataset(spec, 1), spec.image);
        QCOMPARE(statistics.mean.size(), std::size_t{1});
        QVERIFY(statistics.mean[0] > 0.35f && statistics.mean[0] < 0.65f);
        QVERIFY(statistics.deviation[0] > 0.15f && statistics.deviation[0] < 0.4f);
    }

    void refusesOtherSizes()
    {
        for (const int side : {27, 65}) {
            try {
                openDataset(glyphSpec(side, 1), 1);
                QFAIL("was not refused");
            } catch (const Failure& failure) {
                QCOMPARE(failure.error().kind, ErrorKind::BadInput);
                QVERIFY(failure.error().text().find(std::to_string(side)) != std::string::npos);
            }
        }
    }
};

TRAINYARD_TEST(DataGlyphsTest)

} // namespace data_glyphs_test

#include "data_glyphs_test.moc"
