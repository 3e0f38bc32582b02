// SPDX-License-Identifier: Apache-2.0
#include "backend/base/crc32c.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/inspect/data_inspector.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "tests/backend/data_contract.h"
#include "tests/backend/data_writers.h"
#include "tests/support/test_environment.h"

#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace data_readers_test {

using namespace trainyard;

namespace {

using Make = std::function<DataSpec(const test::Workspace&)>;

std::filesystem::path fixtures()
{
    return test::sourceFolder() / "tests/backend/fixtures/datasets";
}

DataSpec specOf(DataFormat format, const std::filesystem::path& path, ImageSpec image = {32, 32, 3})
{
    DataSpec spec;
    spec.format = format;
    spec.path = path.native();
    spec.image = image;
    return spec;
}

std::vector<std::uint8_t> imageOf(const Dataset& dataset, Split split, std::int64_t index, const ImageSpec& image)
{
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(image.height * image.width * image.channels));
    dataset.image(split, index, bytes);
    return bytes;
}

std::map<std::int32_t, int> labelCounts(const Dataset& dataset, Split split)
{
    std::map<std::int32_t, int> counts;
    for (std::int64_t i = 0; i < dataset.size(split); ++i)
        ++counts[dataset.label(split, i)];
    return counts;
}

DataSpec hdf5Folder(const test::Workspace& w, const char* file)
{
    w.write("h5/train-1.h5", readFile(fixtures() / file));
    w.write("h5/train-2.h5", readFile(fixtures() / file));
    w.write("h5/val.h5", readFile(fixtures() / file));
    return specOf(DataFormat::Hdf5, w.path("h5"), {9, 8, 3});
}

/// Files whose names do not say what they are for, with lists beside them.
DataSpec dividedFolder(const test::Workspace& w, const char* trainList)
{
    for (const char* name : {"h5/a.h5", "h5/b.h5", "h5/c.h5"})
        w.write(name, readFile(fixtures() / "plain.h5"));
    w.write("h5/train.txt", trainList);
    w.write("h5/test.txt", "c.h5\n");
    return specOf(DataFormat::Hdf5, w.path("h5"), {9, 8, 3});
}

} // namespace

/// Readers of every format but the image folder, IDX and glyphs, which have tests of their own.
class DataReadersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsThePromisesOfAReader_data()
    {
        QTest::addColumn<Make>("make");
        QTest::addColumn<int>("train");
        QTest::addColumn<int>("validation");
        QTest::addColumn<QString>("summary");
        const auto row = [](const char* name, int train, int validation, const QString& summary, const Make& make) {
            QTest::newRow(name) << make << train << validation << summary;
        };
        row("CIFAR-10, binary", 50, 10, "50 + 10 images of 32 × 32", [](const test::Workspace& w) {
            test::writeCifarFolder(w, "c", false);
            return specOf(DataFormat::Cifar, w.path("c"));
        });
        row("CIFAR-10, pickled, shrunk and grey", 50, 10, "50 + 10 images of 32 × 32", [](const test::Workspace& w) {
            test::writeCifarFolder(w, "c", true);
            return specOf(DataFormat::Cifar, w.path("c"), {20, 24, 1});
        });
        row("CIFAR-10, held out", 40, 10,
            "40 + 10 images of 32 × 32; there is no test_batch.bin, so 20 % of the images are held "
            "out for validation (seed 1)",
            [](const test::Workspace& w) {
                test::writeCifarFolder(w, "c", false);
                std::filesystem::remove(w.path("c/test_batch.bin"));
                DataSpec spec = specOf(DataFormat::Cifar, w.path("c"));
                spec.validationShare = 0.2;
                return spec;
            });
        row("CIFAR-10, in an archive", 50, 10, "50 + 10 images of 32 × 32", [](const test::Workspace& w) {
            test::writeCifarFolder(w, "c", true);
            std::vector<std::pair<std::string, std::string>> files = {{"cifar-10-batches-py/readme.html", "<html>"}};
            for (const char* name : {"data_batch_1", "data_batch_2", "data_batch_3", "data_batch_4", "data_batch_5",
                                     "test_batch", "batches.meta"})
                files.emplace_back(std::string("cifar-10-batches-py/") + name, readFile(w.path("c") / name));
            return specOf(DataFormat::Cifar, w.write("cifar-10-python.tar.gz", test::gzip(test::tarOf(files))));
        });
        row("CIFAR-100, binary", 200, 100, "200 + 100 images of 32 × 32", [](const test::Workspace& w) {
            w.write("c/train.bin", test::cifarBinary(200, 2));
            w.write("c/test.bin", test::cifarBinary(100, 2));
            return specOf(DataFormat::Cifar, w.path("c"));
        });
        row("CIFAR-100, pickled, 10 classes", 20, 10, "20 + 10 images of 32 × 32 in 10 of 100 classes",
            [](const test::Workspace& w) {
                w.write("c/train", test::cifarPickle(200, "fine_labels"));
                w.write("c/test", test::cifarPickle(100, "fine_labels"));
                std::vector<std::string> names;
                for (int i = 0; i < 100; ++i)
                    names.push_back(test::pickledText("kind " + std::to_string(i)));
                w.write("c/meta", test::pickledDict({{"fine_label_names", test::pickledList(names)}}));
                DataSpec spec = specOf(DataFormat::Cifar, w.path("c"));
                spec.classes.count = 10;
                return spec;
            });
        row("CSV", 12, 6, "12 + 6 images in 3 classes", [](const test::Workspace& w) {
            test::writeCsvDataset(w, "l", 12, 6);
            return specOf(DataFormat::Csv, w.path("l"), {12, 14, 3});
        });
        row("CSV, one list, two classes", 6, 1,
            "6 + 1 images in 2 of 3 classes; there is no list for validation, so 10 % of the "
            "images are held out for validation (seed 1)",
            [](const test::Workspace& w) {
                test::writeCsvDataset(w, "l", 12, 0);
                DataSpec spec = specOf(DataFormat::Csv, w.path("l/train.csv"), {30, 10, 1});
                spec.classes.names = {"owl", "cat"};
                spec.validationSamples = 1;
                spec.trainSamples = 0;
                return spec;
            });
        row("TFRecord", 15, 5, "15 + 5 images in 3 classes", [](const test::Workspace& w) {
            w.write("t/train-00000-of-00002", test::tfRecords(9));
            w.write("t/train-00001-of-00002", test::tfRecords(6, 50));
            w.write("t/validation-00000-of-00001", test::tfRecords(5, 90));
            return specOf(DataFormat::TfRecord, w.path("t"), {10, 12, 3});
        });
        row("HDF5", 14, 7, "14 + 7 images of 8 × 9",
            [](const test::Workspace& w) { return hdf5Folder(w, "plain.h5"); });
        row("HDF5, packed, planar, one-hot", 14, 7, "14 + 7 images of 8 × 9", [](const test::Workspace& w) {
            DataSpec spec = hdf5Folder(w, "packed.h5");
            spec.features = "/inputs/pictures";
            spec.labels = "outputs";
            return spec;
        });
        row("HDF5, several inputs, from a list", 4, 3,
            "4 + 3 images of 8 × 9; there are no files for validation, so 40 % of the "
            "images are held out for validation (seed 1)",
            [](const test::Workspace& w) {
                hdf5Folder(w, "inputs.h5");
                DataSpec spec = specOf(DataFormat::Hdf5, w.write("h5/files.txt", "# one file\nval.h5\r\n"), {9, 8, 3});
                spec.features = "a, b,c";
                spec.validationShare = 0.4;
                return spec;
            });
        row("HDF5, a list that names its validation list", 14, 7, "14 + 7 images of 8 × 9",
            [](const test::Workspace& w) {
                hdf5Folder(w, "plain.h5");
                w.write("h5/checks.txt", "val.h5\n");
                return specOf(DataFormat::Hdf5,
                              w.write("h5/files.txt", "train-1.h5\nvalidation: checks.txt\ntrain-2.h5\n"), {9, 8, 3});
            });
        row("HDF5, a list with its validation list beside it", 7, 7, "7 + 7 images of 8 × 9",
            [](const test::Workspace& w) {
                hdf5Folder(w, "plain.h5");
                w.write("h5/my-val.txt", "val.h5\n");
                return specOf(DataFormat::Hdf5, w.write("h5/my-train.txt", "train-1.h5\n"), {9, 8, 3});
            });
        row("HDF5, a list that names its validation file, in its first line", 7, 7, "7 + 7 images of 8 × 9",
            [](const test::Workspace& w) {
                hdf5Folder(w, "plain.h5");
                return specOf(DataFormat::Hdf5, w.write("h5/files.txt", "validation: val.h5\ntrain-1.h5\n"), {9, 8, 3});
            });
        row("HDF5, a folder that its lists divide", 14, 7, "14 + 7 images of 8 × 9",
            [](const test::Workspace& w) { return dividedFolder(w, "a.h5\nb.h5\n"); });
        row("HDF5, a folder whose list names the validation file", 14, 7, "14 + 7 images of 8 × 9",
            [](const test::Workspace& w) { return dividedFolder(w, "validation: c.h5\na.h5\nb.h5\n"); });
        row("HDF5, a folder with a text that is no list", 18, 3,
            "18 + 3 images of 8 × 9; there are no files for validation, so 10 % of the images are held out for "
            "validation (seed 1)",
            [](const test::Workspace& w) { return dividedFolder(w, "How to train with these files.\n"); });
        row("synthetic", 1'281'167, 50'000, "1,281,167 + 50,000 random images of 16 × 16 in 1,000 classes",
            [](const test::Workspace&) {
                return specOf(DataFormat::Synthetic, {}, {16, 16, 3});
            });
    }
    void keepsThePromisesOfAReader()
    {
        QFETCH(Make, make);
        QFETCH(int, train);
        QFETCH(int, validation);
        QFETCH(QString, summary);
        const test::Workspace workspace;
        const DataSpec spec = make(workspace);
        QCOMPARE(QString::fromStdString(
                     test::joined(test::brokenDatasetPromises([&] { return openDataset(spec, 1); }, spec.image))),
                 QString());
        const auto dataset = openDataset(spec, 1);
        QCOMPARE(dataset->size(Split::Train), std::int64_t{train});
        QCOMPARE(dataset->size(Split::Validation), std::int64_t{validation});
        QCOMPARE(QString::fromStdString(dataset->summary()), summary);
        const DatasetPlan plan = inspectDataset(spec, 1);
        QCOMPARE(plan.trainSamples, std::int64_t{train});
        QCOMPARE(plan.validationSamples, std::int64_t{validation});
        QCOMPARE(plan.classes, dataset->classes());
        QCOMPARE(QString::fromStdString(plan.summary), summary);
        if (!spec.path.empty())
            QVERIFY(guessDataSpec(spec.path).format == spec.format);
    }

    /// Pixels by their formula, in the binary version, in Python 2's form, and in files that Python's pickle wrote.
    void readsCifarsPixels_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("as Python 2 wrote it") << QByteArray::fromStdString(test::cifarPickle(4));
        for (const char* name : {"numpy1-protocol2", "numpy1-protocol4", "numpy2-protocol1", "numpy2-protocol2",
                                 "numpy2-protocol3", "numpy2-protocol4", "numpy2-protocol5"})
            QTest::newRow(name) << QByteArray::fromStdString(
                readFile(fixtures() / (std::string("cifar-") + name + ".pickle")));
    }
    void readsCifarsPixels()
    {
        QFETCH(QByteArray, bytes);
        const test::Workspace workspace;
        test::writeCifarFolder(workspace, "c", true, 4);
        workspace.write("c/data_batch_3", bytes.toStdString());
        workspace.write("c/batches.meta", readFile(fixtures() / "cifar-meta.pickle"));
        const auto dataset = openDataset(specOf(DataFormat::Cifar, workspace.path("c")), 1);
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(dataset->label(Split::Train, 8 + i), i);
            const auto image = imageOf(*dataset, Split::Train, 8 + i, {32, 32, 3});
            for (const int place : {0, 1, 31, 32, 1023}) {
                for (int c = 0; c < 3; ++c)
                    QCOMPARE(int{image[static_cast<std::size_t>(place * 3 + c)]},
                             (i * 31 + (c * 1024 + place) * 7) % 256);
            }
        }
        QCOMPARE(dataset->classes()[9], std::string("truck"));
    }

    void namesCifar100AfterItsFineLabels()
    {
        const test::Workspace workspace;
        workspace.write("c/train.bin", test::cifarBinary(200, 2));
        std::string names;
        for (int i = 0; i < 100; ++i)
            names += "name" + std::to_string(i) + "\r\n";
        workspace.write("c/fine_label_names.txt", names);
        const auto dataset = openDataset(specOf(DataFormat::Cifar, workspace.path("c")), 1);
        QCOMPARE(dataset->classes()[57], std::string("name57"));
        QCOMPARE(dataset->size(Split::Validation), std::int64_t{100}); // one of two of each class
    }

    void readsWhatH5pyWrote()
    {
        for (const char* name : {"plain.h5", "packed.h5", "inputs.h5"}) {
            DataSpec spec = specOf(DataFormat::Hdf5, fixtures() / name, {9, 8, 3});
            spec.features = name[1] == 'a' ? "inputs/pictures" : name[0] == 'i' ? "a,b,c" : "";
            spec.labels = name[1] == 'a' ? "outputs" : "";
            spec.validationShare = 0.5;
            const auto dataset = openDataset(spec, 1);
            std::set<int> seen;
            for (const Split split : {Split::Train, Split::Validation}) {
                for (std::int64_t i = 0; i < dataset->size(split); ++i) {
                    const auto image = imageOf(*dataset, split, i, spec.image);
                    const int row = image[0] / 40;
                    seen.insert(row);
                    QCOMPARE(dataset->label(split, i), row % 3);
                    for (int y = 0; y < 9; ++y) {
                        for (int x = 0; x < 8; ++x) {
                            for (int c = 0; c < 3; ++c)
                                QCOMPARE(int{image[static_cast<std::size_t>((y * 8 + x) * 3 + c)]},
                                         (row * 40 + y * 6 + x * 3 + c) % 256);
                        }
                    }
                }
            }
            QCOMPARE(seen.size(), std::size_t{7});
        }
    }

    /// Numbers come out as they stand in the file, in one array or in two.
    void deliversFeaturesAsTheyAre()
    {
        for (const char* name : {"vector.h5", "grid.h5", "vectors.h5"}) {
            DataSpec spec = specOf(DataFormat::Hdf5, fixtures() / name, {8, 12, 1});
            if (std::string(name) == "vectors.h5")
                spec.features = "tracks,towers";
            spec.validationShare = 0.3;
            const auto dataset = openDataset(spec, 1);
            QVERIFY(dataset->deliversFeatures() && inspectDataset(spec, 1).features);
            QVERIFY(dataset->summary().find(name[0] == 'g' ? "samples with features of 8 × 12"
                                                           : "samples with features of 96") != std::string::npos);
            QCOMPARE(QString::fromStdString(
                         test::joined(test::brokenDatasetPromises([&] { return openDataset(spec, 1); }, spec.image))),
                     QString());
            LoaderOptions options;
            options.data = spec;
            options.batchSize = 4;
            Loader loader(dataset, options);
            std::set<int> rows;
            for (std::int64_t seen = 0; seen < dataset->size(Split::Train);) {
                const Batch batch = loader.next();
                QVERIFY(!batch.images && batch.features);
                for (int i = 0; i < batch.count; ++i) {
                    const float* values = batch.features + i * 96;
                    const int row = static_cast<int>(values[0]);
                    rows.insert(row);
                    QCOMPARE(batch.labels[i], row % 2);
                    for (int place = 0; place < 96; ++place)
                        QCOMPARE(values[place], static_cast<float>(row + 0.01 * place));
                }
                seen += batch.count;
            }
            QCOMPARE(static_cast<std::int64_t>(rows.size()), dataset->size(Split::Train));
            double mean = 0;
            for (const int row : rows)
                mean += (row + 0.01 * 47.5) / static_cast<double>(rows.size());
            QVERIFY(std::abs(channelStatistics(*dataset, spec.image).mean[0] - mean) < 1e-5);
            options.data.flip = true;
            QVERIFY(test::failureText([&] { Loader flipping(dataset, options); }).find("features, not images") !=
                    std::string::npos);
            spec.image = {32, 32, 3};
            const std::string failure = test::failureText([&] { openDataset(spec, 1); });
            QVERIFY2(failure.find("samples have 96 features") != std::string::npos, failure.c_str());
            QVERIFY2(failure.find(name[0] == 'g' ? "height 8, width 12 and 1 channel"
                                                 : "height 1, width 96 and 1 channel") != std::string::npos,
                     failure.c_str());
        }
    }

    /// Bare numbers do not say whether channels come last: the wanted shape does.
    void findsTheChannelsOfFeatures()
    {
        DataSpec spec = specOf(DataFormat::Hdf5, fixtures() / "jets", {6, 4, 2}); // "grid" is n × 2 × 6 × 4
        spec.features = "sequence";
        spec.image = {12, 4, 1};
        const auto flat = openDataset(spec, 1);
        spec.features = "grid";
        spec.image = {6, 4, 2};
        const auto grid = openDataset(spec, 1);
        std::vector<float> values(48), moved(48);
        const auto read = [](const Dataset& dataset, std::vector<float>& out) {
            dataset.image(Split::Train, 7, {reinterpret_cast<std::uint8_t*>(out.data()), out.size() * sizeof(float)});
        };
        read(*flat, values);
        read(*grid, moved);
        for (int c = 0; c < 2; ++c)
            for (int place = 0; place < 24; ++place)
                QCOMPARE(moved[static_cast<std::size_t>(place * 2 + c)],
                         values[static_cast<std::size_t>(c * 24 + place)]);
        spec.image = {12, 4, 1}; // any other shape takes them as they stand
        read(*openDataset(spec, 1), moved);
        QCOMPARE(moved, values);
        spec.features = "sequence,sequence";
        spec.image = {12, 4, 2};
        std::vector<float> twice(96);
        read(*openDataset(spec, 1), twice);
        for (std::size_t i = 0; i < 96; ++i) // joined along the channels, which 12 × 4 has one of
            QCOMPARE(twice[i], values[i / 2]);
    }

    void namesOrSkipsRowsThatAreNotFinite()
    {
        DataSpec spec = specOf(DataFormat::Hdf5, fixtures() / "nan.h5", {8, 12, 1});
        const std::string failure = test::failureText([&] { openDataset(spec, 1); });
        QVERIFY2(failure.find("nan.h5") != std::string::npos &&
                     failure.find("row 4 holds a feature that is not finite") != std::string::npos,
                 failure.c_str());
        spec.unreadable = UnreadablePolicy::Skip;
        const auto dataset = openDataset(spec, 1);
        int failures = 0;
        std::vector<std::uint8_t> bytes(96 * sizeof(float));
        for (const Split split : {Split::Train, Split::Validation})
            for (std::int64_t i = 0; i < dataset->size(split); ++i)
                failures +=
                    test::failureText([&] { dataset->image(split, i, bytes); }).find("row 4 ") != std::string::npos ? 1
                                                                                                                    : 0;
        QCOMPARE(failures, 1);
        QVERIFY(std::isfinite(channelStatistics(*dataset, spec.image, UnreadablePolicy::Skip).mean[0]));

        const DataInspection found = inspectImages(spec, {});
        QCOMPARE(found.unreadableSamples(), 1);
        QVERIFY(found.unreadable.at(0).reason.words.find("row 4 ") != std::string::npos);
        spec.image = {32, 32, 3}; // the inspection finds the shape itself
        const DataInspection shape = inspectImages(spec, {});
        QCOMPARE(shape.data.image, (ImageSpec{1, 96, 1}));
        QCOMPARE(shape.mean.size(), std::size_t{1});
        QVERIFY(shape.samples.empty());
    }

    void readsWhatAnotherTfRecordWriterWrote()
    {
        DataSpec spec = specOf(DataFormat::TfRecord, fixtures() / "images.tfrecord", {9, 8, 3});
        spec.validationShare = 0.5;
        const auto dataset = openDataset(spec, 1);
        QCOMPARE(dataset->classes(), (std::vector<std::string>{"cat", "dog", "owl"}));
        QCOMPARE(dataset->size(Split::Train) + dataset->size(Split::Validation), std::int64_t{7});
        for (std::int64_t i = 0; i < dataset->size(Split::Train); ++i) {
            const auto image = imageOf(*dataset, Split::Train, i, spec.image);
            QCOMPARE(dataset->label(Split::Train, i), (image[0] / 40) % 3);
            QCOMPARE(int{image[3 * 8 * 3 + 2 * 3 + 1]}, image[0] + 3 * 6 + 2 * 3 + 1);
        }
    }

    void tfRecordFeaturesCanBeNamed()
    {
        const test::Workspace workspace;
        std::string records;
        for (int i = 0; i < 6; ++i)
            records += test::tfRecord(
                test::tfExample({test::tfBytes("png", test::encodedImage(9, 9, "PNG", 3)),
                                 test::tfBytes("kind", i % 2 == 0 ? "b" : "a"), test::tfNumber("label", 5)}));
        DataSpec spec = specOf(DataFormat::TfRecord, workspace.write("x.tfrecord", records));
        spec.features = "png";
        spec.labels = "kind";
        QCOMPARE(openDataset(spec, 1)->classes(), (std::vector<std::string>{"a", "b"}));
        spec.features.clear();
        QVERIFY(test::failureText([&] {
                    openDataset(spec, 1);
                }).find("no feature “image/encoded” or “image”; its features are png, kind, label") !=
                std::string::npos);
    }

    void checksumsAreCastagnolis()
    {
        // RFC 3720, B.4
        QCOMPARE(crc32c(std::vector<std::uint8_t>(32, 0)), 0x8A9136AAu);
        QCOMPARE(crc32c(std::vector<std::uint8_t>(32, 0xFF)), 0x62A8AB43u);
        std::vector<std::uint8_t> rising;
        for (std::uint8_t i = 0; i < 32; ++i)
            rising.push_back(i);
        QCOMPARE(crc32c(rising), 0x46DD794Eu);
        const std::string digits = "123456789";
        QCOMPARE(crc32c({reinterpret_cast<const std::uint8_t*>(digits.data()), digits.size()}), 0xE3069283u);
    }

    void understandsCsvWithQuotesAndHeaders()
    {
        const test::Workspace workspace;
        for (const char* name : {"a.png", "with, comma.png", "say \"hi\".png", "sub/b.jpg"})
            workspace.write(std::string("l/") + name,
                            test::encodedImage(8, 8, std::string(name).ends_with("jpg") ? "JPG" : "PNG", 4));
        const std::filesystem::path whole = workspace.write("elsewhere/c.png", test::encodedImage(8, 8, "PNG", 5));
        const auto open = [&](const std::string& text) {
            return openDataset(specOf(DataFormat::Csv, workspace.write("l/list.csv", text), {8, 8, 3}), 1);
        };
        const std::string rows = "a.png,7\r\n\"with, comma.png\",10\r\n\n\"say \"\"hi\"\".png\",\"10\"\nsub/b.jpg,7\n" +
                                 whole.string() + ",10"; // no line end
        for (const std::string& text : {rows, "path,label\n" + rows,
                                        "\xEF\xBB\xBF"
                                        "File,Class\n" +
                                            rows}) {
            const auto dataset = open(text);
            QCOMPARE(dataset->classes(), (std::vector<std::string>{"7", "10"})); // by value
            QCOMPARE(dataset->size(Split::Train) + dataset->size(Split::Validation), std::int64_t{5});
        }
        const auto split = open("label,id,filename,split\ncat,1,a.png,train\ndog,2,a.png,train\ndog,3,sub/b.jpg,val\n");
        QCOMPARE(split->size(Split::Train), std::int64_t{2});
        QCOMPARE(split->size(Split::Validation), std::int64_t{1});
        QCOMPARE(split->label(Split::Validation, 0), 1);
    }

    void classesAreSpreadEvenlyOrNamed()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "f", {"a", "b", "c", "d", "e", "f"}, 4);
        DataSpec spec = specOf(DataFormat::Folder, workspace.path("f"));
        spec.classes.count = 2;
        QCOMPARE(openDataset(spec, 1)->classes(), (std::vector<std::string>{"a", "d"}));
        QCOMPARE(inspectDataset(spec, 1).summary, std::string("8 + 6 images in 2 of 6 classes"));
        spec.classes = {0, {"f", "b"}};
        const auto dataset = openDataset(spec, 1);
        QCOMPARE(dataset->classes(), (std::vector<std::string>{"b", "f"}));
        QCOMPARE(labelCounts(*dataset, Split::Train), (std::map<std::int32_t, int>{{0, 4}, {1, 4}}));
        DataSpec whole = spec;
        whole.classes = {};
        const auto all = openDataset(whole, 1);
        QVERIFY(imageOf(*dataset, Split::Train, 5, spec.image) ==
                imageOf(*all, Split::Train, 21, spec.image)); // f's second
        spec.classes = {0, {"f", "zebra"}};
        QCOMPARE(test::failureText([&] { openDataset(spec, 1); }),
                 "Cannot open the data set " + spec.path +
                     ": it has no class zebra. Choose among its 6 classes: a, b, c, d, e, f.");
        spec.classes = {7, {}};
        QVERIFY(test::failureText([&] { openDataset(spec, 1); }).find("asks for 7 classes, but there are 6") !=
                std::string::npos);
    }

    /// What is held out of a class stays the same whichever other classes are used.
    void heldOutSamplesDoNotDependOnTheChosenClasses()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "f", {"a", "b", "c"}, 10, "");
        DataSpec spec = specOf(DataFormat::Folder, workspace.path("f"));
        spec.validationShare = 0.3;
        const auto all = openDataset(spec, 4);
        QCOMPARE(labelCounts(*all, Split::Validation), (std::map<std::int32_t, int>{{0, 3}, {1, 3}, {2, 3}}));
        spec.classes.names = {"c", "b"};
        const auto some = openDataset(spec, 4);
        for (std::int64_t i = 0; i < 6; ++i)
            QVERIFY(imageOf(*some, Split::Validation, i, spec.image) ==
                    imageOf(*all, Split::Validation, 3 + i, spec.image));
        QVERIFY(imageOf(*openDataset(spec, 5), Split::Validation, 0, spec.image) !=
                    imageOf(*some, Split::Validation, 0, spec.image) ||
                imageOf(*openDataset(spec, 6), Split::Validation, 0, spec.image) !=
                    imageOf(*some, Split::Validation, 0, spec.image));
    }

    void syntheticImagesAreRandomAndAsManyAsWanted()
    {
        DataSpec spec = specOf(DataFormat::Synthetic, {}, {16, 16, 3});
        spec.trainSamples = 5000;
        spec.validationSamples = 10;
        spec.classes.count = 10;
        const auto dataset = openDataset(spec, 3);
        QCOMPARE(dataset->size(Split::Train), std::int64_t{5000});
        std::set<std::vector<std::uint8_t>> seen;
        double sum = 0;
        for (std::int64_t i = 0; i < 500; ++i) {
            const auto image = imageOf(*dataset, Split::Train, i, spec.image);
            sum += std::accumulate(image.begin(), image.end(), 0.0) / static_cast<double>(image.size());
            seen.insert(image);
        }
        QCOMPARE(seen.size(), std::size_t{500});
        QVERIFY(std::abs(sum / 500 - 127.5) < 1.0);
        for (const auto& [label, count] : labelCounts(*dataset, Split::Train))
            QVERIFY(label >= 0 && label < 10 && std::abs(count - 500) < 120);
    }
};

TRAINYARD_TEST(DataReadersTest)

} // namespace data_readers_test

#include "data_readers_test.moc"
