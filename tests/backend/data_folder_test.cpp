// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/dataset/data_fingerprint.h"
#include "backend/data/pipeline/open_dataset.h"
#include "tests/backend/data_contract.h"
#include "tests/backend/data_files.h"
#include "tests/support/test_environment.h"

#include <chrono>
#include <map>
#include <set>

namespace data_folder_test {

using namespace trainyard;

namespace {

DataSpec folderSpec(const std::filesystem::path& path, ImageSpec image = {32, 32, 3})
{
    DataSpec spec;
    spec.format = DataFormat::Folder;
    spec.path = path.native();
    spec.image = image;
    return spec;
}

std::string bytesOf(const Dataset& dataset, Split split, std::int64_t index, const ImageSpec& image)
{
    std::string bytes(static_cast<std::size_t>(image.height * image.width * image.channels), '\0');
    dataset.image(split, index, {reinterpret_cast<std::uint8_t*>(bytes.data()), bytes.size()});
    return bytes;
}

std::map<std::int32_t, int> labelCounts(const Dataset& dataset, Split split)
{
    std::map<std::int32_t, int> counts;
    for (std::int64_t i = 0; i < dataset.size(split); ++i)
        ++counts[dataset.label(split, i)];
    return counts;
}

} // namespace

class DataFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsThePromisesOfAReader_data()
    {
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("channels");
        QTest::addColumn<QString>("validation");
        QTest::newRow("colour") << 32 << 32 << 3 << "test";
        QTest::newRow("grey, resized") << 20 << 31 << 1 << "val";
        QTest::newRow("held out") << 32 << 32 << 3 << "";
    }
    void keepsThePromisesOfAReader()
    {
        QFETCH(int, height);
        QFETCH(int, width);
        QFETCH(int, channels);
        QFETCH(QString, validation);
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"cat", "dog", "eel"}, 12, validation.toStdString());
        const DataSpec spec = folderSpec(workspace.path("set"), {height, width, channels});
        const auto broken = test::brokenDatasetPromises([&] { return openDataset(spec, 7); }, spec.image);
        QCOMPARE(test::joined(broken), std::string());
    }

    /// Neither folders nor times matter; a file that was mended or replaced is not a data set that was.
    void aFingerprintTellsOtherFiles()
    {
        namespace fs = std::filesystem;
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"cat", "dog"}, 12);
        for (const auto& entry : fs::directory_iterator(workspace.path("set/train/dog"))) // of other sizes, for sure
            workspace.write("set/train/dog/" + entry.path().filename().string(),
                            readFile(entry.path(), 1 << 20) + std::string(4096, ' '));
        const auto now = [&](const char* folder) {
            const DataSpec spec = folderSpec(workspace.path(folder));
            return dataFingerprint(*openDataset(spec, 1), spec.image);
        };
        const DataFingerprint before = now("set");
        QCOMPARE(before.files.find('/'), before.files.size() / 2); // of as many files of both classes
        fs::copy(workspace.path("set"), workspace.path("copy"), fs::copy_options::recursive);
        for (const auto& entry : fs::directory_iterator(workspace.path("copy/train/cat")))
            fs::last_write_time(entry.path(), fs::file_time_type::clock::now() - std::chrono::hours(100));
        QVERIFY(now("copy") == before);

        workspace.write("copy/train/cat/1000.jpg", readFile(workspace.path("set/train/dog/1000.jpg"), 1 << 20));
        QVERIFY(filesChange(before.files, now("copy").files) == FilesChange::Some);
        fs::remove(workspace.path("copy/train/cat/1000.jpg")); // which shifts all others
        fs::copy(workspace.path("set/train/cat/1000.jpg"), workspace.path("copy/train/cat/9999.jpg"));
        QVERIFY(filesChange(before.files, now("copy").files) != FilesChange::Others);

        fs::rename(workspace.path("set/train/cat"), workspace.path("set/train/other"));
        fs::rename(workspace.path("set/train/dog"), workspace.path("set/train/cat"));
        fs::rename(workspace.path("set/train/other"), workspace.path("set/train/dog"));
        const DataFingerprint swapped = now("set");
        QCOMPARE(swapped.labels, before.labels);
        QVERIFY(filesChange(before.files, swapped.files) == FilesChange::Others);
        QVERIFY(filesChange("", swapped.files) == FilesChange::None); // of an engine that did not write it
    }

    /// Not only of some of each class, and not only where classes are of one size.
    void aFingerprintHasAllFilesOfASmallSet()
    {
        namespace fs = std::filesystem;
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"cat"}, 90);
        test::writeImageFolder(workspace, "set", {"bee", "dog"}, 2);
        const DataSpec spec = folderSpec(workspace.path("set"));
        const auto files = [&] { return dataFingerprint(*openDataset(spec, 1), spec.image).files; };
        const std::string before = files();
        for (const auto& entry : fs::recursive_directory_iterator(workspace.path("set/train"))) {
            if (!entry.is_regular_file())
                continue;
            const std::string bytes = readFile(entry.path(), 1 << 20);
            const std::string file = fs::relative(entry.path(), workspace.path("")).string();
            workspace.write(file, bytes + "more");
            QVERIFY2(filesChange(before, files()) == FilesChange::Some, file.c_str());
            workspace.write(file, bytes);
        }
        QCOMPARE(files(), before);
    }

    /// One of many classes is enough, as one of many labels is.
    void otherFilesOfOneClassAreOthers()
    {
        const auto change = [](const char* before, const char* now) { return filesChange(before, now); };
        QVERIFY(change("0001000200030004/1111222233334444/5555", "0001000200030004/1111222233334444/5555") ==
                FilesChange::None);
        QVERIFY(change("0001000200030004/1111222233334444/5555", "0001000200030004/1111222244449999/5555") ==
                FilesChange::Some);
        QVERIFY(change("0001000200030004/1111222233334444/5555", "0001000200030004/1111777788889999/5555") ==
                FilesChange::Others);
        QVERIFY(change("00010002/11112222", "00010002/1111") == FilesChange::Some);
        QVERIFY(change("0001/1111/5555", "0001/2222/6666") == FilesChange::Others);
        QVERIFY(change("0001/1111", "0001") == FilesChange::None); // of another number of classes
    }

    void sortsClassesAndFiles()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"zebra", "Ape", "cat"}, 4);
        const auto dataset = openDataset(folderSpec(workspace.path("set")), 1);
        QVERIFY((dataset->classes() == std::vector<std::string>{"Ape", "cat", "zebra"}));
        QCOMPARE(dataset->summary(), std::string("12 + 9 images in 3 classes"));
        for (std::int64_t i = 0; i < 12; ++i)
            QCOMPARE(dataset->label(Split::Train, i), static_cast<std::int32_t>(i / 4));
    }

    void readsEveryNameOfAValidationFolder_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"test", "val", "valid", "validation", "Test", "VAL"})
            QTest::newRow(name) << name;
    }
    void readsEveryNameOfAValidationFolder()
    {
        QFETCH(QString, name);
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 5, name.toStdString());
        QCOMPARE(openDataset(folderSpec(workspace.path("set")), 1)->size(Split::Validation), std::int64_t{6});
    }

    void prefersValidationToTestAndSaysSo()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 5, "test");
        test::writeImageFolder(workspace, "set", {"a", "b"}, 2, "val"); // writes the same training images again
        const auto dataset = openDataset(folderSpec(workspace.path("set")), 1);
        QCOMPARE(dataset->size(Split::Validation), std::int64_t{4});
        QCOMPARE(dataset->summary(), std::string("10 + 4 images in 2 classes; validated with val, test is not used"));
        for (const Reason& part : dataset->content())
            QVERIFY2(!part.code.empty(), part.words.c_str()); // a window words it in its language
    }

    void holdsOutATenthOfEachClassBySeed()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 30, "");
        test::writeImageFolder(workspace, "set", {"c"}, 4, "");
        const DataSpec spec = folderSpec(workspace.path("set"));
        const auto dataset = openDataset(spec, 5);
        QCOMPARE(dataset->summary(),
                 std::string("57 + 7 images in 3 classes; there is no test or val folder, so 10 % of "
                             "the images are held out for validation (seed 5)"));
        QCOMPARE(dataset->content().back().code, std::string("dataset.holds-out-images"));
        QVERIFY((labelCounts(*dataset, Split::Validation) == std::map<std::int32_t, int>{{0, 3}, {1, 3}, {2, 1}}));
        std::multiset<std::string> train;
        std::multiset<std::string> validation;
        std::multiset<std::string> other;
        for (std::int64_t i = 0; i < 57; ++i)
            train.insert(bytesOf(*dataset, Split::Train, i, spec.image));
        for (std::int64_t i = 0; i < 7; ++i) {
            validation.insert(bytesOf(*dataset, Split::Validation, i, spec.image));
            other.insert(bytesOf(*openDataset(spec, 6), Split::Validation, i, spec.image));
        }
        for (const std::string& image : validation)
            QVERIFY(!train.contains(image));
        QVERIFY(validation != other);
    }

    void acceptsClassFoldersAtTheTop()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"car", "plane", "train"}, 10, "");
        std::filesystem::rename(workspace.path("set/train"), workspace.path("top"));
        const auto dataset = openDataset(folderSpec(workspace.path("top")), 1); // "train" is a class here
        QVERIFY((dataset->classes() == std::vector<std::string>{"car", "plane", "train"}));
        QCOMPARE(dataset->size(Split::Train), std::int64_t{27});
        QCOMPARE(dataset->size(Split::Validation), std::int64_t{3});
    }

    void treatsNamesAsBytes()
    {
        const test::Workspace workspace;
        const std::vector<std::string> classes = {
            "a b",      "c'd\"e", "f\ng", "$(touch gotcha)", "`id`; rm -rf *", "-n --help", "\xC3\xA4\xE2\x82\xAC",
            "\xFF\xFE", "%s%n",   "a\\b"};
        test::writeImageFolder(workspace, "s e't \"$(x)\n", classes, 3);
        const auto dataset = openDataset(folderSpec(workspace.path("s e't \"$(x)\n")), 1);
        QCOMPARE(dataset->classes().size(), classes.size());
        QCOMPARE(dataset->size(Split::Train), std::int64_t{30});
        std::set<std::string> names(dataset->classes().begin(), dataset->classes().end());
        QVERIFY(names.contains("f\\ng")); // shown in a way that no terminal or JSON stumbles over
        QVERIFY(names.contains("\\xff\\xfe"));
        QVERIFY(names.contains("\xC3\xA4\xE2\x82\xAC"));
        for (std::int64_t i = 0; i < 30; ++i)
            bytesOf(*dataset, Split::Train, i, {32, 32, 3});
    }

    void skipsHiddenFilesAndCountsOthers()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 3);
        workspace.write("set/train/a/.hidden.jpg", "no image");
        workspace.write("set/train/.git/config", "x");
        workspace.write("set/train/a/Thumbs.db", "x");
        workspace.write("set/train/b/notes.txt", "x");
        const auto dataset = openDataset(folderSpec(workspace.path("set")), 1);
        QCOMPARE(dataset->summary(), std::string("6 + 6 images in 2 classes; 2 other files are ignored"));
        QCOMPARE(dataset->content().back().code, std::string("dataset.files-ignored"));
    }

    void acceptsCapitalExtensionsNestedFoldersAndLinks()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 2, "");
        workspace.write("set/train/a/more/deep/X.JPEG", test::encodedImage(32, 32, "JPG", 77));
        workspace.write("set/train/a/Y.PnG", test::encodedImage(32, 32, "PNG", 78));
        workspace.write("elsewhere/one.jpg", test::encodedImage(32, 32, "JPG", 79));
        std::filesystem::create_directory_symlink(workspace.path("elsewhere"), workspace.path("set/train/c"));
        std::filesystem::create_symlink(workspace.path("elsewhere/one.jpg"), workspace.path("set/train/b/link.jpg"));
        const DataSpec spec = folderSpec(workspace.path("set"));
        const DatasetPlan plan = inspectDataset(spec, 1);
        QCOMPARE(plan.trainSamples + plan.validationSamples, std::int64_t{8});
        QVERIFY(plan.heldOut == true);
        QVERIFY((plan.classes == std::vector<std::string>{"a", "b", "c"}));
    }

    void aLongListingTellsHowFarItIsAndCanBeEnded()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 3, "val");
        const DataSpec spec = folderSpec(workspace.path("set"));
        std::int64_t seen = 0;
        int calls = 0;
        const DatasetPlan plan = inspectDataset(spec, 1, [&](std::int64_t entries) {
            ++calls;
            QCOMPARE(entries, seen + 1);
            seen = entries;
        });
        QVERIFY(plan.heldOut == false);
        // Two halves, two class folders in each, and every image.
        QCOMPARE(seen, plan.trainSamples + plan.validationSamples + 6);
        QCOMPARE(calls, static_cast<int>(seen));
        QVERIFY_THROWS_EXCEPTION(int, inspectDataset(spec, 1, [](std::int64_t entries) {
                                     if (entries == 5)
                                         throw 5;
                                 }));
    }

    void contentDecidesOverTheName()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 1);
        const std::string png = test::encodedImage(32, 32, "PNG", 5);
        workspace.write("set/train/a/1000.jpg", png);
        workspace.write("set/train/b/1000.jpg", png);
        std::filesystem::rename(workspace.path("set/train/b/1000.jpg"), workspace.path("set/train/b/1000.png"));
        const DataSpec spec = folderSpec(workspace.path("set"));
        const auto dataset = openDataset(spec, 1);
        QVERIFY(bytesOf(*dataset, Split::Train, 0, spec.image) == bytesOf(*dataset, Split::Train, 1, spec.image));
    }

    void keepsDecodedImagesInMemory()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 2);
        const DataSpec spec = folderSpec(workspace.path("set"));
        const auto dataset = openDataset(spec, 1);
        const std::string first = bytesOf(*dataset, Split::Train, 0, spec.image);
        std::filesystem::remove_all(workspace.path("set/train/a"));
        QVERIFY(bytesOf(*dataset, Split::Train, 0, spec.image) == first);
        const std::string text = test::failureText([&] { bytesOf(*dataset, Split::Train, 1, spec.image); });
        QVERIFY2(text.find("1001.png") != std::string::npos, text.c_str()); // was never read
    }

    void takesSomeSamplesBySeed()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 20);
        DataSpec spec = folderSpec(workspace.path("set"));
        spec.trainSamples = 12;
        spec.validationSamples = 3;
        const auto dataset = openDataset(spec, 1);
        QCOMPARE(dataset->size(Split::Train), std::int64_t{12});
        QCOMPARE(dataset->size(Split::Validation), std::int64_t{3});
        QCOMPARE(labelCounts(*dataset, Split::Train).size(), std::size_t{2});
    }
};

TRAINYARD_TEST(DataFolderTest)

} // namespace data_folder_test

#include "data_folder_test.moc"
