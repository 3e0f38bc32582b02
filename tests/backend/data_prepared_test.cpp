// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/cache/prepared_builder.h"
#include "backend/data/cache/prepared_dataset.h"
#include "backend/data/dataset/data_fingerprint.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "tests/backend/data_contract.h"
#include "tests/backend/data_files.h"
#include "tests/support/test_environment.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <set>

namespace data_prepared_test {

using namespace trainyard;
using namespace trainyard::test;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kBytes = 24 * 32 * 3;

/// A folder of 3 × 10 training and 3 × 4 validation images of several shapes.
DataSpec folderSpec(const Workspace& workspace)
{
    unsigned seed = 1;
    for (const char* name : {"ant", "bee", "cat"}) {
        for (int i = 0; i < 14; ++i) {
            const bool png = i % 3 == 0;
            const std::string file = std::to_string(i) + (png ? ".png" : ".jpg");
            workspace.write(std::string("set/") + (i < 10 ? "train/" : "test/") + name + "/" + file,
                            encodedImage(40 + 9 * (i % 5), 64 - 7 * (i % 4), png ? "PNG" : "JPG", seed++, i == 5));
        }
    }
    DataSpec spec;
    spec.format = DataFormat::Folder;
    spec.path = workspace.path("set").string();
    spec.image = {24, 32, 3};
    spec.cache.place = workspace.path("kept").string();
    return spec;
}

DataSpec uncached(DataSpec spec)
{
    spec.cache = {};
    return spec;
}

PreparedPlan planOf(const DataSpec& spec, std::uint64_t seed = 1)
{
    return PreparedPlan(openSource(spec, seed), spec);
}

PrepareResult prepared(const DataSpec& spec, PrepareOptions options = {})
{
    return prepare(planOf(spec), options);
}

std::vector<std::uint8_t> imageOf(const Dataset& dataset, Split split, std::int64_t index, std::size_t bytes = kBytes)
{
    std::vector<std::uint8_t> image(bytes);
    dataset.image(split, index, image);
    return image;
}

std::map<std::string, std::string> shardsOf(const fs::path& folder)
{
    std::map<std::string, std::string> contents;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder))
        if (entry.path().filename().string().starts_with("shard-"))
            contents[entry.path().filename().string()] = readFile(entry.path());
    return contents;
}

/// Files that are neither shards nor the description.
std::string leftovers(const fs::path& folder)
{
    std::string text;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (name != "about.json" && (!name.starts_with("shard-") || name.find('.') != std::string::npos))
            text += name + " ";
    }
    return text;
}

void damage(const fs::path& file, std::streamoff place)
{
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekg(place);
    const char byte = static_cast<char>(stream.get() ^ 0x5A);
    stream.seekp(place);
    stream.put(byte);
}

double meanDistance(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += std::abs(int{a[i]} - int{b[i]});
    return sum / static_cast<double>(a.size());
}

} // namespace

class DataPreparedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsThePromisesOfReaders_data()
    {
        QTest::addColumn<int>("fit");
        QTest::addColumn<int>("storage");
        QTest::addColumn<bool>("crops");
        QTest::newRow("stretched pixels")
            << static_cast<int>(FitKind::Stretch) << static_cast<int>(CacheStorage::Raw) << false;
        QTest::newRow("cropped JPEGs") << static_cast<int>(FitKind::Crop) << static_cast<int>(CacheStorage::Jpeg)
                                       << false;
        QTest::newRow("padded, as fits") << static_cast<int>(FitKind::Pad) << static_cast<int>(CacheStorage::Auto)
                                         << false;
        QTest::newRow("shorter side, pixels")
            << static_cast<int>(FitKind::Crop) << static_cast<int>(CacheStorage::Raw) << true;
        QTest::newRow("shorter side, JPEGs")
            << static_cast<int>(FitKind::Crop) << static_cast<int>(CacheStorage::Jpeg) << true;
    }

    void keepsThePromisesOfReaders()
    {
        QFETCH(int, fit);
        QFETCH(int, storage);
        QFETCH(bool, crops);
        const Workspace workspace;
        DataSpec spec = folderSpec(workspace);
        spec.fit = static_cast<FitKind>(fit);
        spec.cache.storage = static_cast<CacheStorage>(storage);
        spec.augment.resizedCrop = crops;
        QCOMPARE(joined(brokenDatasetPromises([&] { return openDataset(spec, 1); }, spec.image)), std::string());
        // The images are those of the reader: the very bytes where pixels of the final size are kept.
        const auto kept = openDataset(spec, 1);
        const auto plain = openDataset(uncached(spec), 1);
        const bool same = spec.cache.storage != CacheStorage::Jpeg && !crops;
        for (const Split split : {Split::Train, Split::Validation}) {
            QCOMPARE(kept->size(split), plain->size(split));
            for (std::int64_t i = 0; i < kept->size(split); ++i) {
                const auto a = imageOf(*kept, split, i);
                const auto b = imageOf(*plain, split, i);
                if (same)
                    QVERIFY(a == b);
                else
                    QVERIFY2(meanDistance(a, b) < 6.0, qPrintable(QString::number(meanDistance(a, b))));
                QCOMPARE(kept->label(split, i), plain->label(split, i));
                QCOMPARE(kept->sampleName(split, i), plain->sampleName(split, i));
                QVERIFY(kept->sourcePlace(split, i) == plain->sourcePlace(split, i));
            }
        }
        QVERIFY(kept->classes() == plain->classes());
        QVERIFY(kept->sourceFiles() == plain->sourceFiles());
        const DataFingerprint a = dataFingerprint(*kept, spec.image), b = dataFingerprint(*plain, spec.image);
        QCOMPARE(a.labels, b.labels);
        QVERIFY(a == b || !same);
        QVERIFY(kept->summary().starts_with(plain->summary()));
    }

    void keepsLargerImagesForRandomCrops()
    {
        const Workspace workspace;
        DataSpec spec = folderSpec(workspace);
        spec.augment.resizedCrop = true;
        const PreparedForm form = planOf(spec).form();
        QCOMPARE(form.side, 37); // 8/7 of 32, rounded up
        spec.cache.side = 48;
        QCOMPARE(planOf(spec).form().side, 48);
        const auto kept = openDataset(spec, 1);
        bool smaller = false;
        for (std::int64_t i = 0; i < kept->size(Split::Train); ++i) {
            const DecodedImage image = kept->decoded(Split::Train, i, spec.image);
            const DecodedImage source = openDataset(uncached(spec), 1)->decoded(Split::Train, i, {1024, 1024, 3});
            const int shorter = std::min(source.height, source.width);
            QCOMPARE(std::min(image.height, image.width), std::min(48, shorter)); // never enlarged
            smaller = smaller || shorter < 48;
            QVERIFY(std::abs(static_cast<double>(image.width) / image.height -
                             static_cast<double>(source.width) / source.height) < 0.03);
            QCOMPARE(image.channels, 3); // grey ones, too
        }
        QVERIFY(smaller);
    }

    void streamIsTheSameForAnyThreadCountAndAfterResuming()
    {
        const Workspace workspace;
        DataSpec spec = folderSpec(workspace);
        spec.augment.resizedCrop = true;
        spec.augment.randAugment = 2;
        spec.flip = true;
        std::vector<std::vector<std::uint8_t>> expected;
        for (const int threads : {0, 1, 2, 8}) {
            LoaderOptions options;
            options.data = spec;
            options.batchSize = 8;
            options.seed = 5;
            options.threads = threads;
            Loader loader(openDataset(spec, 5), options);
            const int begin = threads == 8 ? 3 : 0; // as a resumed run
            loader.start(0, begin);
            for (int i = begin; i < 9; ++i) {
                const Batch batch = loader.next();
                std::vector<std::uint8_t> bytes(batch.images,
                                                batch.images + static_cast<std::size_t>(batch.count) * kBytes);
                if (threads == 0)
                    expected.push_back(bytes);
                QVERIFY(bytes == expected.at(static_cast<std::size_t>(i)));
            }
        }
    }

    void sharesOneCacheAmongSeedsButNotAmongForms()
    {
        const Workspace workspace;
        const DataSpec spec = folderSpec(workspace);
        const ContentHash key = planOf(spec).key();
        QVERIFY(planOf(spec, 99).key() == key);
        std::set<std::string> keys = {key.text()};
        const auto isNew = [&](const DataSpec& other) { return keys.insert(planOf(other).key().text()).second; };
        DataSpec other = spec;
        other.flip = true; // made anew each epoch
        other.augment.cutout = 8;
        QVERIFY(!isNew(other));
        other.image = {32, 32, 3};
        QVERIFY(isNew(other));
        other.fit = FitKind::Pad;
        QVERIFY(isNew(other));
        other.cache.storage = CacheStorage::Jpeg;
        QVERIFY(isNew(other));
        other.augment.resizedCrop = true;
        QVERIFY(isNew(other));
        other.cache.side = 50;
        QVERIFY(isNew(other));
        other.classes.count = 2;
        QVERIFY(isNew(other));
        const fs::path touched = workspace.path("set/train/ant/1.jpg");
        fs::last_write_time(touched, fs::last_write_time(touched) + std::chrono::seconds(2));
        QVERIFY(isNew(spec));
        workspace.write("set/train/ant/99.jpg", encodedImage(40, 40, "JPG", 999));
        QVERIFY(isNew(spec));
    }

    void goesOnWhereItWasStopped()
    {
        const Workspace workspace;
        const DataSpec spec = folderSpec(workspace);
        const PreparedPlan plan = planOf(spec);
        QVERIFY(plan.shards() > 4);
        PrepareOptions options;
        std::int64_t seen = 0;
        bool first = true;
        options.progress = [&](const PrepareProgress& now) {
            seen = now.done;
            if (std::exchange(first, false)) { // before anything is made
                if (now.made != 0 || now.bytesNeeded <= 0 || now.bytesFree <= 0 || now.perSecond <= 0 ||
                    now.secondsLeft <= 0)
                    throw std::runtime_error("the first report does not say what it takes");
                return true;
            }
            return true;
        };
        const PrepareResult whole = prepare(plan, options);
        QCOMPARE(whole.made, plan.samples());
        QCOMPARE(seen, plan.samples());
        QVERIFY(whole.whole && isPrepared(plan));
        QCOMPARE(leftovers(plan.folder()), std::string());
        const auto expected = shardsOf(plan.folder());

        for (const std::uint32_t missing : {0u, 3u, plan.shards() - 1})
            fs::remove(plan.file(missing));
        QVERIFY(!isPrepared(plan));
        const PrepareResult rest = prepare(plan, {});
        QCOMPARE(rest.shardsMade, 3);
        QCOMPARE(rest.shardsDamaged, 0);
        QVERIFY(shardsOf(plan.folder()) == expected);
        QCOMPARE(prepare(plan, {}).made, 0);

        fs::remove_all(plan.folder());
        options.progress = [](const PrepareProgress& now) { return now.phase == PrepareProgress::Phase::Checking; };
        QVERIFY(failureText([&] { prepare(plan, options); }).find("it was stopped") != std::string::npos);
        QCOMPARE(leftovers(plan.folder()), std::string());
        QCOMPARE(prepare(plan, {}).made + 0, plan.samples());
        QVERIFY(shardsOf(plan.folder()) == expected);
    }

    void partsMakeTheWholeTogether()
    {
        const Workspace workspace;
        const DataSpec spec = folderSpec(workspace);
        const PreparedPlan plan = planOf(spec);
        std::int64_t made = 0;
        for (const int part : {2, 3, 1}) {
            QVERIFY(!isPrepared(plan));
            PrepareOptions options;
            options.part = part;
            options.parts = 3;
            options.threads = 2;
            const PrepareResult result = prepare(plan, options);
            QVERIFY(result.made > 0);
            made += result.made;
        }
        QCOMPARE(made, plan.samples());
        QVERIFY(isPrepared(plan));
        const auto inParts = shardsOf(plan.folder());
        fs::remove_all(plan.folder());
        prepare(plan, {});
        QVERIFY(shardsOf(plan.folder()) == inParts);
    }

    void replacesTornForeignAndDamagedShards()
    {
        const Workspace workspace;
        const DataSpec spec = folderSpec(workspace);
        const PreparedPlan plan = planOf(spec);
        prepare(plan, {});
        const auto expected = shardsOf(plan.folder());
        const auto size = static_cast<std::streamoff>(fs::file_size(plan.file(1)));
        const std::vector<std::pair<std::string, std::function<void()>>> ways = {
            {"cut off", [&] { fs::resize_file(plan.file(1), 30); }},
            {"cut off", [&] { fs::resize_file(plan.file(1), 0); }},
            {"cut off", [&] { fs::resize_file(plan.file(1), static_cast<std::uintmax_t>(size - 1)); }},
            {"cut off", [&] { fs::resize_file(plan.file(1), static_cast<std::uintmax_t>(size + 1)); }},
            {"does not begin as a shard", [&] { damage(plan.file(1), 0); }},
            {"another place", [&] { fs::copy_file(plan.file(2), plan.file(1), fs::copy_options::overwrite_existing); }},
            {"another place", [&] { damage(plan.file(1), 20); }}, // of the key
            {"damaged", [&] { damage(plan.file(1), size - 20); }},
            {"damaged", [&] { damage(plan.file(1), 40); }},
            {"checksum", [&] { damage(plan.file(1), 200); }},
        };
        for (const auto& [reason, spoil] : ways) {
            spoil();
            PrepareOptions options;
            options.verify = true;
            const PrepareResult result = prepare(plan, options);
            QCOMPARE(result.shardsMade, 1);
            QCOMPARE(result.shardsDamaged, 1);
            QVERIFY2(result.damage.find(reason) != std::string::npos, (reason + " / " + result.damage).c_str());
            QVERIFY(shardsOf(plan.folder()) == expected);
        }
    }

    void readsAroundDamageThatComesLater()
    {
        const Workspace workspace;
        const DataSpec spec = folderSpec(workspace);
        prepared(spec);
        const auto source = std::make_shared<const PreparedPlan>(openSource(spec, 1), spec);
        const auto plain = openDataset(uncached(spec), 1);
        const auto allRight = [&] {
            const PreparedDataset dataset(source, spec);
            for (const Split split : {Split::Train, Split::Validation})
                for (std::int64_t i = 0; i < dataset.size(split); ++i)
                    if (imageOf(dataset, split, i) != imageOf(*plain, split, i))
                        return false;
            return true;
        };
        damage(source->file(0), 300); // a pixel
        damage(source->file(1), 3);   // the header
        fs::remove(source->file(2));
        QVERIFY(allRight());
        QVERIFY(!fs::exists(source->file(0))); // so that the next preparation makes it anew
        QVERIFY(!isPrepared(*source));
        prepare(*source, {});
        QVERIFY(isPrepared(*source));
        QVERIFY(allRight());
    }

    void namesTheImageThatCannotBeRead()
    {
        const Workspace workspace;
        const DataSpec spec = folderSpec(workspace);
        workspace.write("set/train/bee/4.jpg", "no image at all");
        const std::string text = failureText([&] { prepared(spec); });
        QVERIFY2(text.find("4.jpg") != std::string::npos, text.c_str());
        QCOMPARE(leftovers(planOf(spec).folder()), std::string());
        workspace.write("set/train/bee/4.jpg", encodedImage(50, 50, "JPG", 4));
        QVERIFY(prepared(spec).whole);
    }

    void saysWhyItCannotWrite()
    {
        const Workspace workspace;
        DataSpec spec = folderSpec(workspace);
        spec.cache.place = workspace.write("a file", "x").string();
        const std::string text = failureText([&] { prepared(spec); });
        QVERIFY2(text.find("a file") != std::string::npos, text.c_str());
    }

    void takesOverWhatAKilledProcessLeft()
    {
        const Workspace workspace;
        const DataSpec spec = folderSpec(workspace);
        const PreparedPlan plan = planOf(spec);
        makeFolders(plan.folder());
        char host[256] = {};
        ::gethostname(host, sizeof host - 1);
        writeFileAtomically(plan.file(1).string() + ".claim", std::string(host) + " 999999999\n"); // no such process
        writeFileAtomically(plan.folder() / ".shard-000001.999999999.abcdef01.part", "half");
        const PrepareResult result = prepare(plan, {});
        QVERIFY(result.whole);
        QCOMPARE(result.made, plan.samples());
        QCOMPARE(leftovers(plan.folder()), std::string());
    }

    /// A process that was killed between these two leaves a whole shard with a claim.
    void removesTheClaimOfAShardThatIsWhole()
    {
        const Workspace workspace;
        const PreparedPlan plan = planOf(folderSpec(workspace));
        QVERIFY(prepare(plan, {}).whole);
        fs::remove(plan.file(0));
        char host[256] = {};
        ::gethostname(host, sizeof host - 1);
        writeFileAtomically(plan.file(1).string() + ".claim", std::string(host) + " 999999999\n"); // no such process
        QCOMPARE(prepare(plan, {}).made, plan.recordsOf(0));
        QCOMPARE(leftovers(plan.folder()), std::string());
    }

    void leavesToOthersWhatTheyAreMaking()
    {
        const Workspace workspace;
        const DataSpec spec = folderSpec(workspace);
        const PreparedPlan plan = planOf(spec);
        makeFolders(plan.folder());
        writeFileAtomically(plan.file(1).string() + ".claim", "another-machine 1\n");
        PrepareOptions options;
        options.wait = false;
        const PrepareResult result = prepare(plan, options);
        QVERIFY(!result.whole);
        QCOMPARE(result.made, plan.samples() - plan.recordsOf(1));
        // The other one ends without its shard: whoever waits makes it.
        options.wait = true;
        bool waited = false;
        options.progress = [&](const PrepareProgress& now) {
            waited = waited || now.phase == PrepareProgress::Phase::Waiting;
            if (waited)
                fs::remove(plan.file(1).string() + ".claim");
            return true;
        };
        const PrepareResult rest = prepare(plan, options);
        QVERIFY(waited);
        QVERIFY(rest.whole && isPrepared(plan));
        QCOMPARE(rest.made, plan.recordsOf(1));
    }
};

TRAINYARD_TEST(DataPreparedTest)

} // namespace data_prepared_test

#include "data_prepared_test.moc"
