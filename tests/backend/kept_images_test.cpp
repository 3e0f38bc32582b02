// SPDX-License-Identifier: Apache-2.0
// What a loader says of images that a device keeps, and when they are kept. That devices do as they are told is proven
// by backend/emulated_gpu_images.
#include "backend/base/error.h"
#include "backend/data/augment/augment_geometry.h"
#include "backend/data/dataset/sharding.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/data/readers/synthetic_dataset.h"
#include "backend/train/plan/image_plan.h"
#include "tests/support/test_environment.h"

#include <numeric>
#include <set>

namespace kept_images_test {

using namespace trainyard;

namespace {

constexpr const char* kMost = "TRAINYARD_RESIDENT_MIB";

DataSpec dataSpec(int height, int width, int channels)
{
    DataSpec data;
    data.format = DataFormat::Synthetic;
    data.image = {height, width, channels};
    data.trainSamples = 50;
    data.validationSamples = 20;
    data.flip = true;
    data.cropPadding = 2;
    data.augment.rotate = true;
    data.augment.cutout = 5;
    return data;
}

LoaderOptions loaderOptions(const DataSpec& data, Split split = Split::Train)
{
    LoaderOptions options;
    options.data = data;
    options.split = split;
    options.batchSize = 16;
    options.seed = 5;
    options.threads = 2;
    return options;
}

std::shared_ptr<const KeptImages> keptOf(const Loader& loader)
{
    auto kept = std::make_shared<KeptImages>();
    kept->samples = loader.samples();
    return kept;
}

/// An image moved as a pick says, forwards.
std::vector<std::uint8_t> moved(const Dataset& dataset, Split split, const KeptImages& kept, const PickedImage& pick,
                                const ImageSpec& size)
{
    std::vector<std::uint8_t> pixels(sampleBytes(dataset, size)), scratch;
    dataset.image(split, kept.samples.at(static_cast<std::size_t>(pick.place)), pixels);
    const augment::Pixels image{pixels, size};
    if (pick.flip != 0)
        augment::flip(image);
    augment::turn(image, pick.turns, scratch);
    augment::shift(image, pick.shiftX, pick.shiftY, scratch);
    if (pick.hole > 0)
        augment::cutOut(image, pick.holeLeft + pick.hole / 2, pick.holeTop + pick.hole / 2, pick.hole);
    return pixels;
}

/// As SamplePick's comment has it.
std::vector<std::uint8_t> picked(const Dataset& dataset, Split split, const KeptImages& kept, const SamplePick& pick,
                                 const ImageSpec& size)
{
    std::vector<std::uint8_t> own = moved(dataset, split, kept, pick.own, size);
    if (pick.ownOf256 == 256 && pick.width == 0)
        return own;
    const std::vector<std::uint8_t> other = moved(dataset, split, kept, pick.partner, size);
    for (int i = 0; i < static_cast<int>(own.size()); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const int x = i / size.channels % size.width, y = i / size.channels / size.width;
        own[at] = static_cast<std::uint8_t>((own[at] * pick.ownOf256 + other[at] * (256 - pick.ownOf256) + 128) / 256);
        if (x >= pick.left && x < pick.left + pick.width && y >= pick.top && y < pick.top + pick.height)
            own[at] = other[at];
    }
    return own;
}

NetworkOptions gpuOptions(const ImageSpec& image)
{
    NetworkOptions options;
    options.image = image;
    options.device = DeviceKind::Cuda;
    return options;
}

} // namespace

class KeptImagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { qunsetenv(kMost); }
    void cleanupTestCase() { qunsetenv(kMost); }

    void picksTellWhatBatchesHold_data()
    {
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("channels");
        QTest::addColumn<bool>("mixes");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("sharding");
        QTest::newRow("square") << 12 << 12 << 3 << false << 1 << int(Sharding::Shuffle);
        QTest::newRow("not square, grey") << 9 << 14 << 1 << false << 1 << int(Sharding::Shuffle);
        QTest::newRow("mixed") << 12 << 12 << 3 << true << 1 << int(Sharding::Shuffle);
        QTest::newRow("a rank's part") << 12 << 12 << 1 << false << 3 << int(Sharding::Files);
        QTest::newRow("a rank's part, mixed") << 12 << 12 << 1 << true << 3 << int(Sharding::Files);
    }
    void picksTellWhatBatchesHold()
    {
        QFETCH(int, height);
        QFETCH(int, width);
        QFETCH(int, channels);
        QFETCH(bool, mixes);
        QFETCH(int, ranks);
        QFETCH(int, sharding);
        DataSpec data = dataSpec(height, width, channels);
        data.sharding = Sharding(sharding);
        data.augment.mixup = mixes ? 0.5 : 0.0;
        data.augment.cutmix = mixes ? 1.0 : 0.0;
        const auto dataset = openDataset(data, 5);
        for (const Split split : {Split::Train, Split::Validation}) {
            LoaderOptions options = loaderOptions(data, split);
            options.rank = ranks - 1;
            options.ranks = ranks;
            Loader brings(dataset, options), names(dataset, options);
            names.pickFrom(keptOf(names));
            for (Loader* loader : {&brings, &names})
                loader->start(split == Split::Train ? 1 : 0, 0);
            std::set<int> turns;
            for (int b = 0; b < 8; ++b) {
                const Batch whole = brings.next(), named = names.next();
                QCOMPARE(named.count, whole.count);
                QVERIFY(!named.images && !whole.picks);
                for (int i = 0; i < whole.count; ++i) {
                    QCOMPARE(named.labels[i], whole.labels[i]);
                    QVERIFY(!whole.otherLabels || (named.otherLabels[i] == whole.otherLabels[i] &&
                                                   named.otherShares[i] == whole.otherShares[i]));
                    turns.insert(named.picks[i].own.turns);
                    const std::vector<std::uint8_t> image =
                        picked(*dataset, split, *named.kept, named.picks[i], data.image);
                    QVERIFY(std::equal(image.begin(), image.end(),
                                       whole.images + static_cast<std::size_t>(i) * image.size()));
                }
            }
            QCOMPARE(turns.size(), std::size_t(split == Split::Validation ? 1 : height == width ? 4 : 2));
        }
    }

    void ranksKeepWhatTheyTrainOn()
    {
        DataSpec data = dataSpec(8, 8, 1);
        const auto dataset = openDataset(data, 5);
        std::vector<std::int64_t> all(50);
        std::iota(all.begin(), all.end(), 0);
        LoaderOptions options = loaderOptions(data);
        options.ranks = 3;
        QVERIFY(Loader(dataset, options).samples() == all); // dealt anew in each epoch
        options.data.sharding = Sharding::Files;
        std::vector<std::int64_t> together;
        for (options.rank = 0; options.rank < 3; ++options.rank) {
            const std::vector<std::int64_t> own = Loader(dataset, options).samples();
            for (const std::int64_t epoch : {0, 4}) {
                std::vector<std::int64_t> order = takerOrder(Sharding::Files, options.rank, 3, 50, {}, 5, epoch);
                std::sort(order.begin(), order.end());
                QVERIFY(own == order);
            }
            together.insert(together.end(), own.begin(), own.end());
        }
        QVERIFY(together == all);
        options.rank = 0;
        options.data.augment.mixup = 1.0; // with any other sample
        QVERIFY(Loader(dataset, options).samples() == all);
    }

    void placesAreFoundInGapsToo()
    {
        KeptImages kept;
        kept.samples = {3, 4, 9, 12};
        QCOMPARE(kept.placeOf(9), 2);
        QCOMPARE(kept.placeOf(12), 3);
        kept.samples = {7, 8, 9};
        QCOMPARE(kept.placeOf(7), 0);
        QCOMPARE(kept.placeOf(9), 2);
    }

    void refusesToChangeUnderWay()
    {
        const DataSpec data = dataSpec(8, 8, 1);
        Loader loader(openDataset(data, 5), loaderOptions(data));
        loader.next();
        QVERIFY_EXCEPTION_THROWN(loader.pickFrom(keptOf(loader)), Failure);
    }

    void keepsAQuarterOfFreeMemory()
    {
        RunSpec spec;
        spec.data = dataSpec(10, 10, 1);
        const NetworkOptions options = gpuOptions(spec.data.image);
        const auto plan = [&](std::int64_t free, int ranks = 1, std::int64_t estimate = 0, int sharing = 1) {
            return planImages(spec, 60, 20, options, {free, 0.9, "a GPU", sharing}, ranks, estimate);
        };
        QCOMPARE(plan(32000).bytes, 8000); // 60 + 20 images of 100 bytes
        QVERIFY(plan(32000).path == ImagePath::Kept && plan(32000).validation);
        QCOMPARE(plan(31996).bytes, 6000);
        QVERIFY(plan(31996).path == ImagePath::Kept && !plan(31996).validation);
        QVERIFY(plan(23996).path == ImagePath::TooLarge);
        QCOMPARE(plan(23996).bytes, 0);
        // Two ranks share the memory, and validate a half each.
        QCOMPARE(plan(64000, 2, 0, 2).bytes, 7000);
        QVERIFY(plan(47990, 2, 0, 2).path == ImagePath::TooLarge);
        // On a GPU of its own, each has all of it.
        QCOMPARE(plan(28000, 2).bytes, 7000);
        QVERIFY(plan(23990, 2).path == ImagePath::TooLarge);
        spec.data.sharding = Sharding::Files;
        QCOMPARE(plan(64000, 2, 0, 2).bytes, 4000);
        spec.data.sharding = Sharding::Shuffle;
        // With the network no more than nine tenths.
        QCOMPARE(plan(32000, 1, 20800).bytes, 8000);
        QCOMPARE(plan(32000, 1, 20801).bytes, 6000);
        QVERIFY(plan(32000, 1, 22801).path == ImagePath::TooLarge);
        QCOMPARE(beside(plan(32000), {32000, 0.9, {}}).freeBytes, 24000);
        QCOMPARE(beside(plan(64000, 2, 0, 2), {64000, 0.9, {}, 2}).ofOneRank(), 25000);
    }

    void streamsWhatTheDeviceCannotDo()
    {
        RunSpec spec;
        spec.data = dataSpec(10, 10, 3);
        const auto path = [&] {
            return planImages(spec, 60, 20, gpuOptions(spec.data.image), {std::int64_t{1} << 30, 0.9, {}}, 1, 0).path;
        };
        QVERIFY(path() == ImagePath::Kept);
        spec.data.augment.mixup = 0.4;
        QVERIFY(path() == ImagePath::Kept);
        for (double AugmentSpec::*change :
             {&AugmentSpec::brightness, &AugmentSpec::contrast, &AugmentSpec::saturation, &AugmentSpec::hue}) {
            spec.data.augment.*change = 0.1;
            QVERIFY(path() == ImagePath::Changed);
            spec.data.augment.*change = 0.0;
        }
        spec.data.augment.randAugment = 2;
        QVERIFY(path() == ImagePath::Changed);
        spec.data.augment.randAugment = 0;
        spec.data.augment.resizedCrop = true;
        QVERIFY(path() == ImagePath::Changed);
        spec.data.augment.resizedCrop = false;
        qputenv(kMost, "0");
        QVERIFY(path() == ImagePath::Off);
        qputenv(kMost, "0.001"); // 1,048 bytes
        QVERIFY(path() == ImagePath::TooLarge);
        qunsetenv(kMost);
        NetworkOptions options = gpuOptions(spec.data.image);
        options.features = true;
        QVERIFY(planImages(spec, 60, 20, options, {1 << 30, 0.9, {}}, 1, 0).path == ImagePath::Features);
        options.device = DeviceKind::Cpu;
        QVERIFY(planImages(spec, 60, 20, options, {1 << 30, 0.9, {}}, 1, 0).path == ImagePath::Host);
    }
};

TRAINYARD_TEST(KeptImagesTest)

} // namespace kept_images_test

#include "kept_images_test.moc"
