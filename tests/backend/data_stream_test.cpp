// SPDX-License-Identifier: Apache-2.0
// The promise of reproducible runs: the stream of batches depends on the spec alone. For every kind of reader and every
// kind of augmentation, any number of loader threads gives the same bytes, and so does beginning anywhere in the
// stream.
#include "backend/base/files.h"
#include "backend/data/base/content_hash.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "tests/backend/data_writers.h"
#include "tests/support/test_environment.h"

#include <QRandomGenerator>

#include <algorithm>
#include <map>

namespace data_stream_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

using Make = std::function<DataSpec(const Workspace&)>;
using Change = std::function<void(DataSpec&)>;

constexpr int kBatch = 7; // never a divisor of the number of samples here, so that last batches are partial
constexpr int kEpochs = 3;

DataSpec specOf(DataFormat format, const std::filesystem::path& path, ImageSpec image)
{
    DataSpec spec;
    spec.format = format;
    spec.path = path.string();
    spec.image = image;
    return spec;
}

std::filesystem::path fixture(const char* name)
{
    return sourceFolder() / "tests/backend/fixtures/datasets" / name;
}

/// What one batch holds: where it stands in the stream, labels and bytes.
std::string textOf(const Batch& batch, std::size_t sampleBytes)
{
    const auto count = static_cast<std::size_t>(batch.count);
    const auto* bytes = batch.features ? reinterpret_cast<const std::uint8_t*>(batch.features) : batch.images;
    ContentHasher hasher;
    hasher.add(std::span<const std::uint8_t>(bytes, count * sampleBytes));
    hasher.add({reinterpret_cast<const std::uint8_t*>(batch.labels), count * sizeof(std::int32_t)});
    if (batch.otherLabels) {
        hasher.add({reinterpret_cast<const std::uint8_t*>(batch.otherLabels), count * sizeof(std::int32_t)});
        hasher.add({reinterpret_cast<const std::uint8_t*>(batch.otherShares), count * sizeof(float)});
    }
    return std::to_string(batch.epoch) + "/" + std::to_string(batch.indexInEpoch) + ": " + std::to_string(batch.count) +
           " " + hasher.hash().text();
}

struct Stream {
    std::vector<std::string> training;
    std::vector<std::string> validation;
    bool operator==(const Stream&) const = default;
};

LoaderOptions optionsFor(const DataSpec& spec, Split split, int threads)
{
    LoaderOptions options;
    options.data = spec;
    options.split = split;
    options.batchSize = kBatch;
    options.seed = 5;
    options.threads = threads;
    return options;
}

/// Opened anew, as a run does that is started once more.
Stream streamOf(const DataSpec& spec, int threads, std::int64_t from = 0)
{
    const auto dataset = openDataset(spec, 5); // prepares at first use
    const std::size_t bytes = sampleBytes(*dataset, spec.image);
    Stream stream;
    Loader training(dataset, optionsFor(spec, Split::Train, threads));
    training.start(from / training.batchesPerEpoch(), from % training.batchesPerEpoch());
    for (std::int64_t i = from; i < kEpochs * training.batchesPerEpoch(); ++i)
        stream.training.push_back(textOf(training.next(), bytes));
    Loader validation(dataset, optionsFor(spec, Split::Validation, threads));
    for (int pass = 0; pass < 2; ++pass) {
        validation.start(0, 0);
        for (Batch batch = validation.next(); batch.count > 0; batch = validation.next())
            stream.validation.push_back(textOf(batch, bytes));
    }
    return stream;
}

/// Of one epoch, sample by sample, as a run of this spec sees them: label and bytes.
std::vector<std::string> samplesOf(const RunSpec& run, Split split)
{
    const auto dataset = openDataset(run.data, sampleSeed(run));
    const std::size_t bytes = sampleBytes(*dataset, run.data.image);
    LoaderOptions options = optionsFor(run.data, split, 1);
    options.seed = orderSeed(run);
    Loader loader(dataset, options);
    loader.start(0, 0);
    std::vector<std::string> samples;
    for (std::int64_t i = 0; i < loader.batchesPerEpoch(); ++i) {
        const Batch batch = loader.next();
        for (int n = 0; n < batch.count; ++n) {
            const auto at = static_cast<std::size_t>(n);
            samples.push_back(std::to_string(batch.labels[at]) + std::string(1, ' ') +
                              std::string(reinterpret_cast<const char*>(batch.images) + at * bytes, bytes));
        }
    }
    return samples;
}

std::vector<std::string> sorted(std::vector<std::string> samples)
{
    std::sort(samples.begin(), samples.end());
    return samples;
}

std::vector<std::pair<const char*, Make>> readers()
{
    return {
        {"glyphs",
         [](const Workspace&) {
             DataSpec spec = specOf(DataFormat::Glyphs, {}, {28, 28, 1});
             spec.trainSamples = 40;
             spec.validationSamples = 16;
             return spec;
         }},
        {"IDX",
         [](const Workspace& w) {
             writeIdxDataset(w, "idx", 40, 20);
             return specOf(DataFormat::Idx, w.path("idx"), {24, 20, 1});
         }},
        {"folder",
         [](const Workspace& w) {
             writeImageFolder(w, "photos", {"cat", "dog", "owl"}, 14);
             return specOf(DataFormat::Folder, w.path("photos"), {20, 24, 3});
         }},
        {"folder with unreadable files, held out, two classes",
         [](const Workspace& w) {
             writeImageFolder(w, "photos", {"cat", "dog", "owl"}, 20, "");
             w.write("photos/train/cat/1003.png", "no image");
             w.write("photos/train/owl/1004.jpg", "no image");
             w.write("photos/train/owl/1005.png", "");
             DataSpec spec = specOf(DataFormat::Folder, w.path("photos"), {20, 24, 3});
             spec.classes.names = {"cat", "owl"};
             spec.validationShare = 0.3;
             spec.fit = FitKind::Crop;
             spec.unreadable = UnreadablePolicy::Skip;
             return spec;
         }},
        {"folder, prepared, with unreadable files",
         [](const Workspace& w) {
             writeImageFolder(w, "photos", {"cat", "dog"}, 16);
             w.write("photos/train/cat/1003.png", "no image");
             w.write("photos/test/dog/1000.jpg", "no image");
             DataSpec spec = specOf(DataFormat::Folder, w.path("photos"), {20, 24, 3});
             spec.cache.place = w.path("cache").string();
             spec.unreadable = UnreadablePolicy::Skip;
             return spec;
         }},
        {"TFRecord, prepared as JPEG",
         [](const Workspace& w) {
             w.write("t/train-00000-of-00001", tfRecords(33));
             w.write("t/validation-00000-of-00001", tfRecords(9, 80));
             DataSpec spec = specOf(DataFormat::TfRecord, w.path("t"), {12, 12, 3});
             spec.cache.place = w.path("cache").string();
             spec.cache.storage = CacheStorage::Jpeg;
             return spec;
         }},
        {"CIFAR-10, binary",
         [](const Workspace& w) {
             writeCifarFolder(w, "c", false);
             return specOf(DataFormat::Cifar, w.path("c"), {32, 32, 3});
         }},
        {"CIFAR-10, pickled, in an archive",
         [](const Workspace& w) {
             writeCifarFolder(w, "c", true);
             std::vector<std::pair<std::string, std::string>> files;
             for (const char* name : {"data_batch_1", "data_batch_2", "data_batch_3", "data_batch_4", "data_batch_5",
                                      "test_batch", "batches.meta"})
                 files.emplace_back(std::string("cifar-10-batches-py/") + name, readFile(w.path("c") / name));
             return specOf(DataFormat::Cifar, w.write("cifar.tar.gz", gzip(tarOf(files))), {16, 16, 3});
         }},
        {"CSV",
         [](const Workspace& w) {
             writeCsvDataset(w, "l", 30, 12);
             return specOf(DataFormat::Csv, w.path("l"), {12, 16, 3});
         }},
        {"TFRecord",
         [](const Workspace& w) {
             w.write("t/train-00000-of-00002", tfRecords(17));
             w.write("t/train-00001-of-00002", tfRecords(16, 40));
             w.write("t/validation-00000-of-00001", tfRecords(9, 80));
             return specOf(DataFormat::TfRecord, w.path("t"), {12, 12, 3});
         }},
        {"HDF5 images",
         [](const Workspace& w) {
             for (const char* name : {"h/train-1.h5", "h/train-2.h5", "h/val.h5"})
                 w.write(name, readFile(fixture("plain.h5")));
             return specOf(DataFormat::Hdf5, w.path("h"), {12, 12, 3});
         }},
        {"HDF5 features",
         [](const Workspace&) {
             DataSpec spec = specOf(DataFormat::Hdf5, fixture("jets"), {12, 4, 1});
             spec.features = "sequence";
             return spec;
         }},
        {"HDF5 features, a row skipped",
         [](const Workspace&) {
             DataSpec spec = specOf(DataFormat::Hdf5, fixture("spoiled.h5"), {6, 4, 4});
             spec.features = "grid,grid";
             spec.unreadable = UnreadablePolicy::Skip;
             return spec;
         }},
        {"synthetic",
         [](const Workspace&) {
             DataSpec spec = specOf(DataFormat::Synthetic, {}, {16, 16, 3});
             spec.trainSamples = 40;
             spec.validationSamples = 20;
             return spec;
         }},
    };
}

std::vector<std::pair<const char*, Change>> augmentations()
{
    return {
        {"none", {}},
        {"flip and crop",
         [](DataSpec& spec) {
             spec.flip = true;
             spec.cropPadding = 3;
         }},
        {"all that keep the size",
         [](DataSpec& spec) {
             spec.flip = true;
             spec.cropPadding = 2;
             spec.augment.rotate = true;
             spec.augment.brightness = spec.augment.contrast = spec.augment.saturation = 0.4;
             spec.augment.hue = 0.1;
             spec.augment.randAugment = 2;
             spec.augment.cutout = 5;
         }},
        {"random resized crops",
         [](DataSpec& spec) {
             spec.augment.resizedCrop = true;
             spec.flip = true;
         }},
        {"mixup and CutMix of random crops",
         [](DataSpec& spec) {
             spec.augment.resizedCrop = true;
             spec.augment.mixup = 0.4;
             spec.augment.cutmix = 1.0;
         }},
    };
}

} // namespace

class DataStreamTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void streamDependsOnTheSpecAlone_data()
    {
        QTest::addColumn<Make>("make");
        QTest::addColumn<Change>("change");
        for (const auto& [reader, make] : readers())
            for (const auto& [augmentation, change] : augmentations())
                if (!change || !std::string(reader).starts_with("HDF5 features"))
                    QTest::addRow("%s, %s", reader, augmentation) << make << change;
    }

    void streamDependsOnTheSpecAlone()
    {
        QFETCH(Make, make);
        QFETCH(Change, change);
        const Workspace workspace;
        DataSpec spec = make(workspace);
        if (change)
            change(spec);
        const Stream expected = streamOf(spec, 1);
        QVERIFY(expected.training.size() >= 3u * kEpochs || spec.format == DataFormat::Hdf5);
        QVERIFY(!expected.validation.empty());
        const auto batches = static_cast<std::int64_t>(expected.training.size()) / kEpochs;
        if (change) // another epoch brings other pixels of the same samples
            QVERIFY(expected.training[0].substr(4) != expected.training[static_cast<std::size_t>(batches)].substr(4));
        QRandomGenerator random(2026);
        for (const int threads : {0, 2, 8}) {
            QVERIFY2(streamOf(spec, threads) == expected, qPrintable(QString::number(threads)));
            const std::int64_t from = random.bounded(1, static_cast<int>(kEpochs * batches));
            const Stream resumed = streamOf(spec, threads, from);
            QVERIFY2(std::equal(resumed.training.begin(), resumed.training.end(), expected.training.begin() + from,
                                expected.training.end()),
                     qPrintable(QString("%1 threads from %2").arg(threads).arg(from)));
        }
        // … and on all of the spec: another seed gives another stream.
        const auto dataset = openDataset(spec, 5);
        LoaderOptions other = optionsFor(spec, Split::Train, 1);
        other.seed = 6;
        Loader loader(dataset, other);
        bool differs = false;
        for (std::int64_t i = 0; i < batches; ++i)
            differs = textOf(loader.next(), sampleBytes(*dataset, spec.image)) !=
                          expected.training[static_cast<std::size_t>(i)] ||
                      differs;
        QVERIFY(differs);
    }

    void seedOfTheOrderKeepsTheSamples_data()
    {
        QTest::addColumn<Make>("make");
        const auto add = [](const char* name, Make make) { QTest::newRow(name) << std::move(make); };
        add("drawn by the engine", readers().front().second);
        add("chosen of more", [](const Workspace& w) {
            writeIdxDataset(w, "idx", 60, 30);
            DataSpec spec = specOf(DataFormat::Idx, w.path("idx"), {24, 20, 1});
            spec.trainSamples = 25;
            spec.validationSamples = 11;
            return spec;
        });
        add("held out", [](const Workspace& w) {
            writeImageFolder(w, "photos", {"cat", "dog", "owl"}, 20, "");
            DataSpec spec = specOf(DataFormat::Folder, w.path("photos"), {20, 24, 3});
            spec.validationShare = 0.3;
            return spec;
        });
        add("held out, then chosen of more", [](const Workspace& w) {
            writeImageFolder(w, "photos", {"cat", "dog"}, 30, "");
            DataSpec spec = specOf(DataFormat::Folder, w.path("photos"), {20, 24, 3});
            spec.validationShare = 0.4;
            spec.trainSamples = 20;
            spec.validationSamples = 10;
            return spec;
        });
        add("random", readers().back().second);
    }

    void seedOfTheOrderKeepsTheSamples()
    {
        QFETCH(Make, make);
        const Workspace workspace;
        RunSpec run;
        run.seed = 5;
        run.data = make(workspace);
        const std::vector<std::string> base = samplesOf(run, Split::Train);
        const std::vector<std::string> heldOut = samplesOf(run, Split::Validation);
        RunSpec a = run, b = run, others = run, whole = run;
        a.data.orderSeed = 6;
        b.data.orderSeed = 7;
        for (const RunSpec& copy : {a, b}) {
            QVERIFY(samplesOf(copy, Split::Train) != base);
            QCOMPARE(sorted(samplesOf(copy, Split::Train)), sorted(base));
            QCOMPARE(samplesOf(copy, Split::Validation), heldOut);
        }
        QVERIFY(samplesOf(a, Split::Train) != samplesOf(b, Split::Train));
        // Other samples in the same order of their numbers; and a run of another seed that keeps both, as when only the
        // initial weights are to differ.
        others.data.seed = 6;
        QVERIFY(sorted(samplesOf(others, Split::Train)) != sorted(base));
        QVERIFY(samplesOf(others, Split::Validation) != heldOut);
        whole.seed = 6;
        QVERIFY(samplesOf(whole, Split::Train) != base);
        whole.data.seed = whole.data.orderSeed = 5;
        QCOMPARE(samplesOf(whole, Split::Train), base);
        QCOMPARE(samplesOf(whole, Split::Validation), heldOut);
    }

    /// Training has as many steps as with whole files; validation is without the samples that cannot be read.
    void skipsWhatCannotBeRead()
    {
        const Workspace workspace;
        writeImageFolder(workspace, "photos", {"cat", "dog"}, 9);
        workspace.write("photos/train/cat/1002.jpg", "no image");
        workspace.write("photos/test/dog/1001.png", "no image");
        DataSpec spec = specOf(DataFormat::Folder, workspace.path("photos"), {8, 8, 3});
        const auto dataset = openDataset(spec, 5);
        QVERIFY(failureText([&] {
                    Loader loader(dataset, optionsFor(spec, Split::Train, 2));
                    for (int i = 0; i < 3; ++i)
                        loader.next();
                }).find("1002.jpg") != std::string::npos);
        spec.unreadable = UnreadablePolicy::Skip;
        for (const int threads : {0, 3}) {
            std::vector<std::string> skipped;
            LoaderOptions options = optionsFor(spec, Split::Train, threads);
            options.onSkipped = [&](const UnreadableSample& sample) { skipped.push_back(sample.name.words); };
            {
                Loader loader(dataset, options);
                std::map<int, int> labels;
                for (int i = 0; i < 2 * 3; ++i) {
                    const Batch batch = loader.next();
                    QCOMPARE(batch.count, i % 3 == 2 ? 4 : 7);
                    for (int k = 0; k < batch.count; ++k)
                        ++labels[batch.labels[k]];
                }
                QCOMPARE(labels, (std::map<int, int>{{0, 18}, {1, 18}})); // the next one is a cat too
            }
            QCOMPARE(skipped.size(), std::size_t{1}); // told once, however often it was met
            QVERIFY2(skipped[0].find("cat/1002.jpg") != std::string::npos, skipped[0].c_str());
            options.split = Split::Validation;
            options.batchSize = 2;
            Loader loader(dataset, options);
            int count = 0;
            for (Batch batch = loader.next(); batch.count > 0; batch = loader.next())
                count += batch.count;
            QCOMPARE(count, 5);
            QCOMPARE(skipped.size(), std::size_t{2});
        }
        for (const auto& file : std::filesystem::recursive_directory_iterator(workspace.path("photos/train")))
            if (file.is_regular_file())
                workspace.write("photos/train/" +
                                    std::filesystem::relative(file.path(), workspace.path("photos/train")).string(),
                                "no image");
        QVERIFY(failureText([&] {
                    Loader loader(openDataset(spec, 5), optionsFor(spec, Split::Train, 1));
                    loader.next();
                }).find("none of its samples can be read") != std::string::npos);
    }
};

TRAINYARD_TEST(DataStreamTest)

} // namespace data_stream_test

#include "data_stream_test.moc"
