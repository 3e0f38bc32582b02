// SPDX-License-Identifier: Apache-2.0
#include "backend/data/augment/mix.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/data/pipeline/sample_pipeline.h"
#include "tests/support/test_environment.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace data_mix_test {

using namespace trainyard;

namespace {

DataSpec glyphs(double mixup, double cutmix)
{
    DataSpec spec;
    spec.image = {28, 28, 3};
    spec.trainSamples = 210;
    spec.validationSamples = 50;
    spec.flip = true;
    spec.augment.mixup = mixup;
    spec.augment.cutmix = cutmix;
    return spec;
}

using Image = std::vector<std::uint8_t>;

struct Copied {
    Image images;
    std::vector<std::int32_t> labels, others;
    std::vector<float> shares;
    bool operator==(const Copied&) const = default;
};

std::vector<Copied> stream(const DataSpec& spec, int threads, int begin, int end)
{
    LoaderOptions options;
    options.data = spec;
    options.batchSize = 32; // 7 batches an epoch, the last one of 18
    options.seed = 11;
    options.threads = threads;
    Loader loader(openDataset(spec, 11), options);
    loader.start(begin / 7, begin % 7);
    std::vector<Copied> batches;
    for (int i = begin; i < end; ++i) {
        const Batch batch = loader.next();
        const auto count = static_cast<std::size_t>(batch.count);
        Copied copy{{batch.images, batch.images + count * 28 * 28 * 3}, {batch.labels, batch.labels + count}, {}, {}};
        if (batch.otherLabels) {
            copy.others.assign(batch.otherLabels, batch.otherLabels + count);
            copy.shares.assign(batch.otherShares, batch.otherShares + count);
        }
        batches.push_back(std::move(copy));
    }
    return batches;
}

} // namespace

class DataMixTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Against the distribution's own function; Kolmogorov and Smirnov's distance over 20,000 draws is 0.0138 at p =
    /// 0.001.
    void betaHasItsDistribution_data()
    {
        QTest::addColumn<double>("alpha");
        for (const double alpha : {0.5, 1.0, 2.0, 3.0})
            QTest::newRow(qPrintable(QString::number(alpha))) << alpha;
    }

    void betaHasItsDistribution()
    {
        QFETCH(double, alpha);
        const auto cumulated = [alpha](double x) {
            return alpha == 0.5   ? 2.0 / std::numbers::pi * std::asin(std::sqrt(x))
                   : alpha == 1.0 ? x
                   : alpha == 2.0 ? x * x * (3.0 - 2.0 * x)
                                  : x * x * x * (10.0 - 15.0 * x + 6.0 * x * x);
        };
        constexpr int kDraws = 20'000;
        std::vector<double> values;
        for (int i = 0; i < kDraws; ++i) {
            KeyedRandom random(3, RandomPurpose::Mix, 1, static_cast<std::uint64_t>(i));
            values.push_back(drawBeta(random, alpha));
        }
        std::sort(values.begin(), values.end());
        double distance = 0;
        for (int i = 0; i < kDraws; ++i)
            distance =
                std::max(distance, std::abs(cumulated(values[static_cast<std::size_t>(i)]) - (i + 0.5) / kDraws));
        QVERIFY2(distance < 0.0138, qPrintable(QString::number(distance)));
    }

    void betaOfTinyAlphaStaysInRange()
    {
        for (int i = 0; i < 5000; ++i) {
            KeyedRandom random(3, RandomPurpose::Mix, 2, static_cast<std::uint64_t>(i));
            const double value = drawBeta(random, 0.001);
            QVERIFY(value >= 0.0 && value <= 1.0);
        }
    }

    void mixupSumsPixelsAndLabelsByTheirShares()
    {
        const DataSpec spec = glyphs(0.4, 0.0);
        const auto dataset = openDataset(spec, 11);
        const SamplePipeline mixed(dataset, spec, 11);
        const SamplePipeline alone(dataset, glyphs(0.0, 0.0), 11);
        const Mixer mixer(spec, 11, 210);
        QVERIFY(mixed.mixes() && !alone.mixes());
        double shares = 0;
        for (std::int64_t i = 0; i < 210; ++i) {
            Image found(28 * 28 * 3), own(found.size()), other(found.size());
            const MixedLabel label = mixed.produce(Split::Train, 2, i, found);
            const Mixer::Choice choice = mixer.draw(2, i);
            alone.produce(Split::Train, 2, i, own);
            alone.produce(Split::Train, 2, choice.partner, other);
            for (std::size_t p = 0; p < found.size(); ++p) {
                const double expected = choice.ownShare * own[p] + (1.0 - choice.ownShare) * other[p];
                QVERIFY(std::abs(found[p] - expected) <= 0.501);
            }
            const std::int32_t a = dataset->label(Split::Train, i);
            const std::int32_t b = dataset->label(Split::Train, choice.partner);
            const bool ownFirst = choice.ownShare >= 0.5;
            if (choice.ownShare < 1.0) {
                QCOMPARE(label.label, ownFirst ? a : b);
                QCOMPARE(label.other, ownFirst ? b : a);
                QCOMPARE(label.otherShare, static_cast<float>(ownFirst ? 1.0 - choice.ownShare : choice.ownShare));
            } else {
                QCOMPARE(label.label, a);
                QCOMPARE(label.otherShare, 0.0f);
            }
            shares += choice.ownShare;
        }
        QVERIFY2(std::abs(shares / 210 - 0.5) < 0.12,
                 qPrintable(QString::number(shares / 210))); // deviation 0.026 of the mean
    }

    void cutmixShowsTheOtherInARectangleOfItsShare()
    {
        const DataSpec spec = glyphs(0.0, 1.0);
        const Mixer mixer(spec, 5, 1'000'000);
        double area = 0;
        for (std::int64_t i = 0; i < 2000; ++i) {
            const Mixer::Choice choice = mixer.draw(1, i);
            QVERIFY(choice.left >= 0 && choice.top >= 0 && choice.width >= 0 && choice.height >= 0);
            QVERIFY(choice.left + choice.width <= 28 && choice.top + choice.height <= 28);
            QVERIFY(choice.partner >= 0 && choice.partner < 1'000'000);
            QCOMPARE(choice.ownOf256, 256);
            Image own(28 * 28 * 3, 10), other(28 * 28 * 3, 200);
            mixer.apply(choice, own, other);
            const auto changed = std::count(own.begin(), own.end(), std::uint8_t{200}) / 3;
            QCOMPARE(changed, choice.width * choice.height);
            QVERIFY(std::abs(choice.ownShare - (1.0 - static_cast<double>(changed) / 784)) < 1e-12);
            if (changed > 0)
                QCOMPARE(own[static_cast<std::size_t>(3 * (28 * choice.top + choice.left))], std::uint8_t{200});
            area += static_cast<double>(changed) / 784;
        }
        // A share s around a uniform place covers s (1 − ¼ √s)² of the image within its borders: ∫ over s = 0.345 or
        // so.
        double expected = 0;
        for (int i = 0; i < 1000; ++i) {
            const double s = (i + 0.5) / 1000;
            expected += s * std::pow(1.0 - 0.25 * std::sqrt(s), 2.0) / 1000;
        }
        QVERIFY2(std::abs(area / 2000 - expected) < 0.03, qPrintable(QString("%1 %2").arg(area / 2000).arg(expected)));
    }

    void bothTakeTurns()
    {
        const Mixer mixer(glyphs(0.8, 1.0), 5, 100);
        int mixups = 0;
        for (std::int64_t i = 0; i < 1000; ++i)
            mixups += mixer.draw(0, i).width == 0 && mixer.draw(0, i).ownOf256 < 256;
        QVERIFY2(mixups > 420 && mixups < 560, qPrintable(QString::number(mixups))); // half, less a few of no effect
    }

    void streamIsTheSameForAnyThreadCountAndAfterResuming()
    {
        for (const DataSpec& spec : {glyphs(0.2, 0.0), glyphs(0.0, 1.0), glyphs(0.8, 1.0)}) {
            const std::vector<Copied> expected = stream(spec, 0, 0, 16);
            QVERIFY(
                std::any_of(expected[0].shares.begin(), expected[0].shares.end(), [](float s) { return s > 0.2f; }));
            QVERIFY(
                std::all_of(expected[0].shares.begin(), expected[0].shares.end(), [](float s) { return s <= 0.5f; }));
            for (const int threads : {1, 2, 8})
                QVERIFY(stream(spec, threads, 0, 16) == expected);
            for (const int begin : {3, 6, 13}) {
                const std::vector<Copied> rest = stream(spec, 2, begin, 16);
                QVERIFY(std::equal(rest.begin(), rest.end(), expected.begin() + begin));
            }
        }
    }

    void leavesValidationAlone()
    {
        LoaderOptions options;
        options.data = glyphs(0.5, 0.5);
        options.split = Split::Validation;
        const auto dataset = openDataset(options.data, 1);
        Loader loader(dataset, options);
        const Batch batch = loader.next();
        QVERIFY(batch.otherLabels == nullptr && batch.otherShares == nullptr);
        Image plain(28 * 28 * 3);
        dataset->image(Split::Validation, 3, plain);
        QVERIFY(std::equal(plain.begin(), plain.end(), batch.images + 3 * plain.size()));
    }
};

TRAINYARD_TEST(DataMixTest)

} // namespace data_mix_test

#include "data_mix_test.moc"
