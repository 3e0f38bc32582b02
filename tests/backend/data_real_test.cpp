// SPDX-License-Identifier: Apache-2.0
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "tests/backend/data_contract.h"
#include "tests/backend/data_files.h"
#include "tests/support/test_environment.h"

#include <QProcess>

#include <array>
#include <cmath>

namespace data_real_test {

using namespace trainyard;

namespace {

/// Unpacks what the patterns name; false when tar or the archive is missing.
bool unpack(const std::filesystem::path& archive, const std::filesystem::path& folder, const QStringList& patterns)
{
    QProcess tar;
    tar.start("tar", QStringList{"-xf", QString::fromStdString(archive.native()), "-C",
                                 QString::fromStdString(folder.native()), "--wildcards"} +
                         patterns);
    return tar.waitForFinished(110'000) && tar.exitStatus() == QProcess::NormalExit && tar.exitCode() == 0;
}

std::filesystem::path realFile(const char* name)
{
    const std::filesystem::path folder = test::realDataFolder();
    return !folder.empty() && std::filesystem::exists(folder / name) ? folder / name : std::filesystem::path();
}

} // namespace

/// The readers on data that others made. Skipped where it is absent.
class DataRealTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsMnist()
    {
        if (realFile("mnist-train-images-idx3-ubyte.gz").empty())
            QSKIP("MNIST is not here: set TRAINYARD_TEST_DATA to the folder that holds it");
        DataSpec spec;
        spec.format = DataFormat::Idx;
        spec.path = test::realDataFolder().native();
        spec.image = {28, 28, 1};
        QCOMPARE(inspectDataset(spec, 1).summary, std::string("60,000 + 10,000 images of 28 × 28"));
        const auto dataset = openDataset(spec, 1);
        QCOMPARE(dataset->size(Split::Train), std::int64_t{60'000});
        QCOMPARE(dataset->size(Split::Validation), std::int64_t{10'000});
        QCOMPARE(dataset->classes().size(), std::size_t{10});
        const std::array<std::int32_t, 10> first = {5, 0, 4, 1, 9, 2, 1, 3, 1, 4}; // as every tutorial prints them
        for (std::size_t i = 0; i < first.size(); ++i)
            QCOMPARE(dataset->label(Split::Train, static_cast<std::int64_t>(i)), first[i]);
        std::array<int, 10> counts{};
        for (std::int64_t i = 0; i < 60'000; ++i)
            ++counts[static_cast<std::size_t>(dataset->label(Split::Train, i))];
        QVERIFY((counts == std::array<int, 10>{5923, 6742, 5958, 6131, 5842, 5421, 5918, 6265, 5851, 5949}));
        // The well-known mean and deviation, 0.1307 and 0.3081, from 2,000 samples.
        const ChannelStatistics statistics = channelStatistics(*dataset, spec.image);
        QVERIFY2(std::abs(statistics.mean[0] - 0.1307f) < 0.003f, qPrintable(QString::number(statistics.mean[0])));
        QVERIFY(std::abs(statistics.deviation[0] - 0.3081f) < 0.005f);
        spec.image = {32, 32, 1};
        spec.trainSamples = 500;
        spec.validationSamples = 100;
        const auto broken = test::brokenDatasetPromises([&] { return openDataset(spec, 7); }, spec.image);
        QCOMPARE(test::joined(broken), std::string());
    }

    void readsCifarAsAFolderOfJpegs()
    {
        const std::filesystem::path archive = realFile("cifar10-jpeg.tar.xz");
        if (archive.empty())
            QSKIP("CIFAR-10 is not here: set TRAINYARD_TEST_DATA to the folder that holds it");
        const test::Workspace workspace;
        if (!unpack(archive, workspace.path(), {"*/00[0-4]?.jpg"}))
            QSKIP("tar cannot unpack the archive");
        DataSpec spec;
        spec.format = DataFormat::Folder;
        spec.path = workspace.path().native();
        spec.image = {32, 32, 3};
        const auto dataset = openDataset(spec, 1);
        QCOMPARE(dataset->classes().size(), std::size_t{10});
        QCOMPARE(dataset->size(Split::Train), std::int64_t{500});
        QCOMPARE(dataset->size(Split::Validation), std::int64_t{500});
        const auto broken = test::brokenDatasetPromises([&] { return openDataset(spec, 7); }, spec.image);
        QCOMPARE(test::joined(broken), std::string());
        // The well-known means of CIFAR-10: 0.491, 0.482, 0.447; a small part of it comes near.
        const ChannelStatistics statistics = channelStatistics(*dataset, spec.image);
        const std::array<float, 3> means = {0.491f, 0.482f, 0.447f};
        for (std::size_t c = 0; c < 3; ++c)
            QVERIFY2(std::abs(statistics.mean[c] - means[c]) < 0.03f, qPrintable(QString::number(statistics.mean[c])));
        LoaderOptions options;
        options.data = spec;
        options.data.flip = true;
        options.data.cropPadding = 4;
        options.batchSize = 30;
        options.threads = 0;
        Loader plain(dataset, options);
        options.threads = 3;
        Loader threaded(openDataset(spec, 1), options);
        for (int i = 0; i < 40; ++i) {
            const Batch a = plain.next();
            const Batch b = threaded.next();
            QCOMPARE(a.count, b.count);
            QVERIFY(std::equal(a.images, a.images + a.count * 32 * 32 * 3, b.images));
            QVERIFY(std::equal(a.labels, a.labels + a.count, b.labels));
        }
    }

    void decodesPhotographs()
    {
        const std::filesystem::path archive = realFile("imagenet-sample-400.tar");
        if (archive.empty())
            QSKIP("The ImageNet sample is not here: set TRAINYARD_TEST_DATA to the folder that holds it");
        const test::Workspace workspace;
        if (!unpack(archive, workspace.makeFolder("all"), {"*"}))
            QSKIP("tar cannot unpack the archive");
        int count = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(workspace.path("all"))) {
            if (!entry.is_regular_file())
                continue;
            const std::string name = std::to_string(count++) + ".jpg";
            workspace.makeFolder(count % 2 == 0 ? "set/train/even" : "set/train/odd");
            std::filesystem::rename(entry.path(),
                                    workspace.path(count % 2 == 0 ? "set/train/even" : "set/train/odd") / name);
        }
        QCOMPARE(count, 400);
        DataSpec spec;
        spec.format = DataFormat::Folder;
        spec.path = workspace.path("set").native();
        spec.image = {64, 64, 3};
        const auto dataset = openDataset(spec, 1);
        QCOMPARE(dataset->size(Split::Train) + dataset->size(Split::Validation), std::int64_t{400});
        const ChannelStatistics statistics = channelStatistics(*dataset, spec.image); // decodes every training image
        const std::array<float, 3> means = {0.485f, 0.456f, 0.406f};
        for (std::size_t c = 0; c < 3; ++c)
            QVERIFY2(std::abs(statistics.mean[c] - means[c]) < 0.04f, qPrintable(QString::number(statistics.mean[c])));
    }
};

TRAINYARD_TEST(DataRealTest)

} // namespace data_real_test

#include "data_real_test.moc"
