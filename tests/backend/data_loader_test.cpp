// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "tests/support/test_environment.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <set>
#include <thread>

namespace data_loader_test {

using namespace trainyard;

namespace {

/// A data set whose image says which sample it is: every byte is (index + place) % 251.
class CountingDataset : public Dataset {
public:
    CountingDataset(std::int64_t train, std::int64_t validation, ImageSpec image)
        : m_sizes{train, validation}, m_image(image)
    {
    }
    std::int64_t size(Split split) const override { return m_sizes[static_cast<int>(split)]; }
    std::int32_t label(Split, std::int64_t index) const override { return static_cast<std::int32_t>(index); }
    void image(Split, std::int64_t index, std::span<std::uint8_t> out) const override
    {
        ++decodes;
        if (failing.load() == index)
            throw Failure(ErrorKind::BadInput, "decode", "sample " + std::to_string(index), "it is broken");
        if (slow)
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = static_cast<std::uint8_t>((static_cast<std::size_t>(index) + i) % 251);
    }
    DecodedImage decoded(Split split, std::int64_t index, const ImageSpec&) const override
    {
        DecodedImage out{m_image.height, m_image.width, m_image.channels, {}};
        out.pixels.resize(static_cast<std::size_t>(m_image.height * m_image.width * m_image.channels));
        image(split, index, out.pixels);
        return out;
    }
    const std::vector<std::string>& classes() const override { return m_classes; }
    std::vector<Reason> content() const override { return {"counting"}; }

    mutable std::atomic<int> decodes{0};
    std::atomic<std::int64_t> failing{-1};
    bool slow = false;

private:
    std::int64_t m_sizes[2];
    ImageSpec m_image;
    std::vector<std::string> m_classes = {"a", "b"};
};

struct CopiedBatch {
    std::vector<std::uint8_t> images;
    std::vector<std::int32_t> labels;
    std::int64_t epoch = 0;
    std::int64_t index = 0;
    bool operator==(const CopiedBatch&) const = default;
};

CopiedBatch copyOf(const Batch& batch, std::size_t imageBytes)
{
    const auto count = static_cast<std::size_t>(batch.count);
    return {{batch.images, batch.images + count * imageBytes},
            {batch.labels, batch.labels + count},
            batch.epoch,
            batch.indexInEpoch};
}

LoaderOptions optionsFor(int threads, int batchSize = 32)
{
    LoaderOptions options;
    options.data.image = {28, 28, 1};
    options.data.flip = true;
    options.data.cropPadding = 3;
    options.data.trainSamples = 210;
    options.data.validationSamples = 70;
    options.batchSize = batchSize;
    options.seed = 11;
    options.threads = threads;
    return options;
}

std::vector<CopiedBatch> stream(Loader& loader, int batches, std::size_t imageBytes = 28 * 28)
{
    std::vector<CopiedBatch> out;
    for (int i = 0; i < batches; ++i)
        out.push_back(copyOf(loader.next(), imageBytes));
    return out;
}

} // namespace

class DataLoaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void epochOrderIsAPermutationOfSeedAndEpoch()
    {
        const auto order = epochOrder(1000, 3, 4);
        std::vector<std::int64_t> sorted = order;
        std::sort(sorted.begin(), sorted.end());
        for (std::int64_t i = 0; i < 1000; ++i)
            QCOMPARE(sorted[static_cast<std::size_t>(i)], i);
        QVERIFY(order == epochOrder(1000, 3, 4));
        QVERIFY(order != epochOrder(1000, 3, 5));
        QVERIFY(order != epochOrder(1000, 4, 4));
        QVERIFY(epochOrder(0, 1, 0).empty());
    }

    void epochOrderLeavesNoPositionFavoured()
    {
        // Where sample 0 lands over 2,000 epochs of 10: chi-squared with 9 degrees of freedom, 27.9 at p = 0.001.
        int places[10] = {};
        for (std::int64_t epoch = 0; epoch < 2000; ++epoch) {
            const auto order = epochOrder(10, 99, epoch);
            ++places[std::find(order.begin(), order.end(), 0) - order.begin()];
        }
        double chiSquared = 0;
        for (const int count : places)
            chiSquared += (count - 200.0) * (count - 200.0) / 200.0;
        QVERIFY2(chiSquared < 27.9, qPrintable(QString::number(chiSquared)));
    }

    void streamIsTheSameForAnyThreadCountAndPrefetch()
    {
        const auto dataset = openDataset(optionsFor(0).data, 11);
        Loader plain(dataset, optionsFor(0));
        const auto expected = stream(plain, 25); // 3½ epochs of 7 batches
        QCOMPARE(expected[7].epoch, std::int64_t{1});
        QVERIFY(expected[0].images != expected[7].images);
        for (const int threads : {1, 2, 8}) {
            for (const int prefetch : {1, 3, 12}) {
                LoaderOptions options = optionsFor(threads);
                options.prefetch = prefetch;
                Loader loader(openDataset(options.data, 11), options);
                QVERIFY(stream(loader, 25) == expected);
            }
        }
    }

    void startReachesEveryPointOfTheStream()
    {
        const auto dataset = openDataset(optionsFor(0).data, 11);
        Loader plain(dataset, optionsFor(0));
        const auto expected = stream(plain, 21);
        for (const int threads : {0, 2, 8}) {
            Loader loader(dataset, optionsFor(threads));
            for (const int begin : {0, 3, 6, 7, 13, 2, 20}) {
                loader.start(begin / 7, begin % 7);
                const int count = std::min(5, 21 - begin);
                const auto got = stream(loader, count);
                QVERIFY(std::equal(got.begin(), got.end(), expected.begin() + begin));
            }
            loader.start(0, 7); // the end of an epoch is the beginning of the next
            QVERIFY(copyOf(loader.next(), 28 * 28) == expected[7]);
        }
    }

    void batchesHoldEverySampleOnceWithAPartialLastOne()
    {
        for (const int threads : {0, 3}) {
            LoaderOptions options = optionsFor(threads, 64);
            options.data.flip = false;
            options.data.cropPadding = 0;
            options.data.image = {8, 8, 1};
            Loader loader(std::make_shared<CountingDataset>(150, 20, options.data.image), options);
            QCOMPARE(loader.batchesPerEpoch(), std::int64_t{3});
            std::set<std::int32_t> seen;
            for (const int count : {64, 64, 22}) {
                const Batch batch = loader.next();
                QCOMPARE(batch.count, count);
                QCOMPARE(batch.epoch, std::int64_t{0});
                for (int i = 0; i < batch.count; ++i) {
                    seen.insert(batch.labels[i]);
                    for (std::size_t p = 0; p < 64; ++p)
                        QCOMPARE(int{batch.images[static_cast<std::size_t>(i) * 64 + p]},
                                 static_cast<int>((static_cast<std::size_t>(batch.labels[i]) + p) % 251));
                }
            }
            QCOMPARE(seen.size(), std::size_t{150});
            QCOMPARE(loader.next().epoch, std::int64_t{1});
        }
    }

    void validationKeepsItsOrderIsNotAugmentedAndEnds()
    {
        for (const int threads : {0, 1, 4}) {
            LoaderOptions options = optionsFor(threads, 32);
            options.split = Split::Validation;
            options.data.image = {8, 8, 1};
            Loader loader(std::make_shared<CountingDataset>(10, 70, options.data.image), options);
            for (int round = 0; round < 3; ++round) {
                loader.start(round, 0);
                std::int32_t expected = 0;
                for (const int count : {32, 32, 6}) {
                    const Batch batch = loader.next();
                    QCOMPARE(batch.count, count);
                    QCOMPARE(batch.epoch, std::int64_t{round});
                    for (int i = 0; i < count; ++i, ++expected) {
                        QCOMPARE(batch.labels[i], expected);
                        QCOMPARE(int{batch.images[i * 64 + 1]}, (expected + 1) % 251);
                    }
                }
                QCOMPARE(loader.next().count, 0);
                QCOMPARE(loader.next().count, 0);
            }
        }
    }

    void augmentationFlipsAndShiftsWithBlackBorders()
    {
        // The pixel value says its place, so that every augmented image can be undone.
        LoaderOptions options = optionsFor(2, 100);
        options.data.image = {8, 9, 3};
        options.data.cropPadding = 2;
        const std::size_t bytes = 8 * 9 * 3;
        Loader loader(std::make_shared<CountingDataset>(100, 1, options.data.image), options);
        const Batch batch = loader.next();
        std::set<std::tuple<bool, int, int>> seen;
        for (int i = 0; i < batch.count; ++i) {
            const std::uint8_t* image = batch.images + static_cast<std::size_t>(i) * bytes;
            int matches = 0;
            for (const bool flip : {false, true}) {
                for (int dy = -2; dy <= 2; ++dy) {
                    for (int dx = -2; dx <= 2; ++dx) {
                        bool same = true;
                        for (int p = 0; p < 8 * 9 * 3 && same; ++p) {
                            const int y = p / 27 + dy;
                            const int x = p % 27 / 3 + dx;
                            const int sourceX = flip ? 8 - x : x;
                            const int place = (y * 9 + sourceX) * 3 + p % 3;
                            const bool inside = y >= 0 && y < 8 && x >= 0 && x < 9;
                            same = image[p] == (inside ? (batch.labels[i] + place) % 251 : 0);
                        }
                        if (same) {
                            ++matches;
                            seen.insert({flip, dx, dy});
                        }
                    }
                }
            }
            QCOMPARE(matches, 1);
        }
        QVERIFY(seen.size() > 30); // of 50 ways
    }

    void errorsOfThreadsComeOutOfNextAndStartGoesOn()
    {
        for (const int threads : {0, 1, 4}) {
            LoaderOptions options = optionsFor(threads, 10);
            options.data.image = {8, 8, 1};
            const auto dataset = std::make_shared<CountingDataset>(100, 40, options.data.image);
            options.split = Split::Validation;
            dataset->failing = 25;
            Loader loader(dataset, options);
            QCOMPARE(loader.next().count, 10);
            QCOMPARE(loader.next().count, 10);
            for (int again = 0; again < 2; ++again) {
                try {
                    loader.next();
                    QFAIL("no error came out");
                } catch (const Failure& failure) {
                    QCOMPARE(failure.error().subject, std::string("sample 25"));
                }
            }
            dataset->failing = -1;
            loader.start(0, 2);
            QCOMPARE(loader.next().labels[5], 25);
        }
    }

    void prefetchStaysBounded()
    {
        LoaderOptions options = optionsFor(2, 10);
        options.data.image = {8, 8, 1};
        options.prefetch = 3;
        const auto dataset = std::make_shared<CountingDataset>(1000, 1, options.data.image);
        Loader loader(dataset, options);
        loader.next();
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        QVERIFY2(dataset->decodes <= 10 * (1 + 3), qPrintable(QString::number(dataset->decodes)));
        QVERIFY(dataset->decodes >= 10);
    }

    void measuresTheWait()
    {
        LoaderOptions options = optionsFor(0, 10);
        options.data.image = {8, 8, 1};
        const auto dataset = std::make_shared<CountingDataset>(100, 1, options.data.image);
        dataset->slow = true;
        Loader loader(dataset, options);
        QVERIFY(loader.next().waitSeconds >= 10 * 200e-6);
    }

    void canBeDroppedAtAnyTime()
    {
        LoaderOptions options = optionsFor(8, 16);
        options.data.image = {8, 8, 1};
        const auto dataset = std::make_shared<CountingDataset>(5000, 1, options.data.image);
        dataset->slow = true;
        for (int round = 0; round < 20; ++round) {
            Loader loader(dataset, options);
            if (round % 3 != 0)
                loader.next();
            if (round % 3 == 2)
                loader.start(round, 5);
        }
    }

    void refusesAStartThatDoesNotExist()
    {
        LoaderOptions options = optionsFor(1, 10);
        options.data.image = {8, 8, 1};
        Loader loader(std::make_shared<CountingDataset>(100, 1, options.data.image), options);
        QVERIFY_EXCEPTION_THROWN(loader.start(0, 11), Failure);
        QVERIFY_EXCEPTION_THROWN(loader.start(-1, 0), Failure);
        QVERIFY_EXCEPTION_THROWN(Loader(std::make_shared<CountingDataset>(0, 1, options.data.image), options), Failure);
    }
};

TRAINYARD_TEST(DataLoaderTest)

} // namespace data_loader_test

#include "data_loader_test.moc"
