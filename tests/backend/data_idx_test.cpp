// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/data/dataset/data_fingerprint.h"
#include "backend/data/pipeline/open_dataset.h"
#include "tests/backend/data_contract.h"
#include "tests/backend/data_files.h"
#include "tests/support/test_environment.h"

#include <algorithm>
#include <set>

namespace data_idx_test {

using namespace trainyard;

namespace {

DataSpec idxSpec(const std::filesystem::path& path, int height = 28, int width = 28)
{
    DataSpec spec;
    spec.format = DataFormat::Idx;
    spec.path = path.native();
    spec.image = {height, width, 1};
    return spec;
}

} // namespace

class DataIdxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsThePromisesOfAReader_data()
    {
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("width");
        QTest::newRow("as stored") << 28 << 28;
        QTest::newRow("resized") << 32 << 20;
    }
    void keepsThePromisesOfAReader()
    {
        QFETCH(int, height);
        QFETCH(int, width);
        const test::Workspace workspace;
        test::writeIdxDataset(workspace, "set", 150, 80);
        const DataSpec spec = idxSpec(workspace.path("set"), height, width);
        const auto broken = test::brokenDatasetPromises([&] { return openDataset(spec, 7); }, spec.image);
        QCOMPARE(test::joined(broken), std::string());
    }

    void deliversPixelsLabelsAndClasses()
    {
        const test::Workspace workspace;
        test::writeIdxDataset(workspace, "set", 30, 20, 9, 8);
        const auto dataset = openDataset(idxSpec(workspace.path("set"), 9, 8), 1);
        QCOMPARE(dataset->summary(), std::string("30 + 20 images of 8 × 9"));
        QCOMPARE(dataset->content().front().code, std::string("dataset.has-equal")); // the window translates it
        QCOMPARE(dataset->classes().size(), std::size_t{10});
        QCOMPARE(dataset->classes()[9], std::string("9"));
        std::vector<std::uint8_t> image(72);
        for (std::int64_t n = 0; n < 20; ++n) {
            QCOMPARE(dataset->label(Split::Validation, n), static_cast<std::int32_t>(n % 10));
            dataset->image(Split::Validation, n, image);
            for (std::size_t i = 0; i < image.size(); ++i)
                QCOMPARE(std::size_t{image[i]}, (static_cast<std::size_t>(n) * 7 + i) % 256);
        }
    }

    void findsFilesByAllTheirUsualNames_data()
    {
        QTest::addColumn<QString>("pattern"); // %1 train or t10k, %2 images-idx3 or labels-idx1
        QTest::addColumn<bool>("packed");
        QTest::newRow("dashes") << "%1-%2-ubyte" << false;
        QTest::newRow("packed") << "%1-%2-ubyte.gz" << true;
        QTest::newRow("packed under a plain name") << "%1-%2-ubyte" << true;
        QTest::newRow("dots") << "%1-%3-ubyte" << false;
        QTest::newRow("with a prefix") << "emnist-letters-%1-%2-ubyte.gz" << true;
        QTest::newRow("capitals") << "%1-%2-UBYTE.GZ" << true;
    }
    void findsFilesByAllTheirUsualNames()
    {
        QFETCH(QString, pattern);
        QFETCH(bool, packed);
        const test::Workspace workspace;
        const auto write = [&](const char* split, const char* kind, const std::string& bytes) {
            QString name = pattern;
            name.replace("%1", split).replace("%2", kind).replace("%3", QString(kind).replace("-idx", ".idx"));
            workspace.write("set/" + name.toStdString(), packed ? test::gzip(bytes) : bytes);
        };
        write("train", "images-idx3", test::idxImages(40, 28, 28));
        write("train", "labels-idx1", test::idxLabels(test::labelsInTurn(40)));
        write("t10k", "images-idx3", test::idxImages(10, 28, 28));
        write("t10k", "labels-idx1", test::idxLabels(test::labelsInTurn(10)));
        workspace.write("set/notes.txt", "something else");
        const auto dataset = openDataset(idxSpec(workspace.path("set")), 1);
        QCOMPARE(dataset->size(Split::Train), std::int64_t{40});
        std::vector<std::uint8_t> image(28 * 28);
        dataset->image(Split::Train, 39, image);
        QCOMPARE(std::size_t{image[5]}, std::size_t{(39 * 7 + 5) % 256});
        const DatasetPlan plan = inspectDataset(idxSpec(workspace.path("set")), 1);
        QCOMPARE(plan.trainSamples, std::int64_t{40});
        QCOMPARE(plan.validationSamples, std::int64_t{10});
        QCOMPARE(plan.summary, dataset->summary());
        QVERIFY(plan.classes == dataset->classes());
    }

    void readsThePlainFileWhereBothAreThere()
    {
        const test::Workspace workspace;
        test::writeIdxDataset(workspace, "set", 20, 10);
        workspace.write("set/train-images-idx3-ubyte.gz", "not gzip at all");
        QCOMPARE(openDataset(idxSpec(workspace.path("set")), 1)->size(Split::Train), std::int64_t{20});
    }

    /// By what a run that goes on notices that its files have become others.
    void aFingerprintTellsOtherSamples()
    {
        const test::Workspace workspace;
        test::writeIdxDataset(workspace, "set", 200, 100, 8, 8);
        test::writeIdxDataset(workspace, "copy", 200, 100, 8, 8);
        const DataSpec spec = idxSpec(workspace.path("set"), 8, 8);
        const auto now = [](const DataSpec& data) { return dataFingerprint(*openDataset(data, 1), data.image); };
        const DataFingerprint before = now(spec);
        QVERIFY(before.labels.starts_with("200 ") && before.validation.starts_with("100 "));
        QVERIFY(now(idxSpec(workspace.path("copy"), 8, 8)) == before);
        std::vector<std::uint8_t> labels = test::labelsInTurn(200);
        std::swap(labels[3], labels[4]);
        workspace.write("set/train-labels-idx1-ubyte", test::idxLabels(labels));
        QVERIFY(hasChanged(before.labels, now(spec).labels));
        QVERIFY(!hasChanged(before.images, now(spec).images));
        QVERIFY(!hasChanged(before.validation, now(spec).validation));
        std::string images = test::idxImages(200, 8, 8); // the same values, those of each image in another order
        std::reverse(images.end() - std::ptrdiff_t{200} * 64, images.end());
        workspace.write("set/train-images-idx3-ubyte", images);
        QVERIFY(hasChanged(before.images, now(spec).images));
        workspace.write("set/t10k-labels-idx1-ubyte", test::idxLabels(std::vector<std::uint8_t>(100, 9)));
        QVERIFY(hasChanged(before.validation, now(spec).validation));
        DataSpec fewer = spec;
        fewer.trainSamples = 50; // another number is told by other means
        QVERIFY(!hasChanged(before.labels, now(fewer).labels));
        QVERIFY(!hasChanged("", before.labels)); // of an engine that did not write it
    }

    void takesSomeSamplesByTheSeed()
    {
        const test::Workspace workspace;
        test::writeIdxDataset(workspace, "set", 200, 100, 8, 8);
        DataSpec spec = idxSpec(workspace.path("set"), 8, 8);
        spec.trainSamples = 50;
        const auto labels = [&](std::uint64_t seed) {
            const auto dataset = openDataset(spec, seed);
            std::vector<std::vector<std::uint8_t>> images;
            for (std::int64_t i = 0; i < dataset->size(Split::Train); ++i) {
                std::vector<std::uint8_t> image(64);
                dataset->image(Split::Train, i, image);
                // the first pixel is n · 7 % 256, the label n % 10: both belong to the same sample
                images.push_back(image);
            }
            return images;
        };
        QCOMPARE(labels(1).size(), std::size_t{50});
        QVERIFY(labels(1) == labels(1));
        QVERIFY(labels(1) != labels(2));
        const auto dataset = openDataset(spec, 1);
        QCOMPARE(dataset->size(Split::Validation), std::int64_t{100});
        std::set<std::int32_t> classes;
        for (std::int64_t i = 0; i < 50; ++i)
            classes.insert(dataset->label(Split::Train, i));
        QCOMPARE(classes.size(), std::size_t{10});
        QCOMPARE(inspectDataset(spec, 1).trainSamples, std::int64_t{50});
    }
};

TRAINYARD_TEST(DataIdxTest)

} // namespace data_idx_test

#include "data_idx_test.moc"
