// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/inspect/data_inspector.h"
#include "backend/protocol/data_inspection.h"
#include "backend/protocol/reasons_name.h"
#include "tests/backend/data_files.h"
#include "tests/backend/data_writers.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QBuffer>
#include <QImage>

#include <nlohmann/json.hpp>

namespace data_inspection_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

std::string flat(int width, int height, QRgb colour, const char* format = "PNG")
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes.toStdString();
}

DataInspection inspected(const Workspace& workspace, const std::string& folder, int threads = 2)
{
    DataInspection found = inspectImages(guessDataSpec(workspace.path(folder)), {threads, 40});
    found.seconds = 0;
    return found;
}

/// Two classes of four images of 40 × 30, two of each in test, all different.
void writeSet(const Workspace& workspace, const std::string& root)
{
    unsigned seed = 1;
    for (const char* folder : {"train/cat", "train/dog", "test/cat", "test/dog"}) {
        const int images = std::string_view(folder).starts_with("train") ? 4 : 2;
        for (int i = 0; i < images; ++i)
            workspace.write(root + "/" + folder + "/" + std::to_string(i) + ".png",
                            encodedImage(40, 30, "PNG", seed++));
    }
}

std::vector<nlohmann::json> linesOf(const QByteArray& out)
{
    std::vector<nlohmann::json> lines;
    for (const QByteArray& line : out.trimmed().split('\n'))
        lines.push_back(nlohmann::json::parse(line.toStdString()));
    return lines;
}

} // namespace

class DataInspectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsClassesSizesAndColours()
    {
        const Workspace workspace;
        writeSet(workspace, "set");
        workspace.write("set/train/cat/grey.png", encodedImage(50, 60, "PNG", 77, true));
        const DataInspection found = inspected(workspace, "set");
        QCOMPARE(found.trainSamples, 9);
        QCOMPARE(found.validationSamples, 4);
        QCOMPARE(found.classes.size(), std::size_t(2));
        QVERIFY((found.classes[0] == InspectedClass{"cat", 5, 2}));
        QVERIFY((found.classes[1] == InspectedClass{"dog", 4, 2}));
        QCOMPARE(found.distinctSizes, 2);
        QVERIFY((found.sizes.at(0) == InspectedSize{40, 30, 12}));
        QVERIFY((found.sizes.at(1) == InspectedSize{50, 60, 1}));
        QCOMPARE(found.shortestSide, 30);
        QCOMPARE(found.longestSide, 60);
        QCOMPARE(found.greyImages, 1);
        QCOMPARE(found.mean.size(), std::size_t(3));
        QVERIFY((found.data.image == ImageSpec{32, 32, 3})); // sizes differ: a square that most of them fill
        QCOMPARE(found.unreadableSamples(), 0);
        QCOMPARE(found.betweenSplits + found.withinTraining + found.otherLabel, 0);
        QCOMPARE(found.fingerprint.size(), std::size_t(32));
    }

    void countsOneImageAClass()
    {
        const Workspace workspace;
        workspace.write("set/cat/1.png", encodedImage(40, 30, "PNG", 1));
        workspace.write("set/dog/1.png", encodedImage(40, 30, "PNG", 2));
        const DataInspection found = inspected(workspace, "set");
        QCOMPARE(found.trainSamples, 2);
        QCOMPARE(found.validationSamples, 0);
        QCOMPARE(found.data.validationShare, DataSpec().validationShare);
        QVERIFY2(found.summary.find("too few to hold any out") != std::string::npos, found.summary.c_str());
        // The window words it anew.
        QCOMPARE(found.content.size(), std::size_t{2});
        QCOMPARE(found.content[1].code, std::string("dataset.holds-out-no-images"));
        QCOMPARE(parseDataInspectionText(toJson(found).dump()).content, found.content);
    }

    void tellsTheSizeOfAFileNotOfItsShrunkDecoding()
    {
        const Workspace workspace;
        for (const char* name : {"a/1.jpg", "a/2.jpg", "b/1.jpg", "b/2.jpg"})
            workspace.write(std::string("set/train/") + name, flat(1003, 601, qRgb(name[0], name[2], 9), "JPG"));
        const DataInspection found = inspected(workspace, "set");
        QCOMPARE(found.distinctSizes, 1);
        QVERIFY((found.sizes.at(0) == InspectedSize{1003, 601, 4}));
        QVERIFY((found.data.image == ImageSpec{224, 224, 3}));
        QCOMPARE(found.samples.at(0).width, 1003);
        QVERIFY(found.samples.at(0).image.starts_with("\xFF\xD8"));
    }

    void takesMeansAndDeviationsOverTheTrainingImages()
    {
        const Workspace workspace;
        workspace.write("set/train/a/1.png", flat(16, 16, qRgb(0, 100, 255)));
        workspace.write("set/train/b/1.png", flat(16, 16, qRgb(200, 100, 55)));
        workspace.write("set/test/a/1.png", flat(16, 16, qRgb(1, 2, 3))); // counts nowhere
        workspace.write("set/test/b/1.png", flat(16, 16, qRgb(4, 5, 6)));
        const DataInspection found = inspected(workspace, "set");
        const double means[] = {100.0, 100.0, 155.0};
        const double deviations[] = {100.0, 0.0, 100.0};
        for (std::size_t c = 0; c < 3; ++c) {
            QVERIFY(std::abs(found.mean.at(c) - means[c] / 255) < 1e-9);
            QVERIFY(std::abs(found.deviation.at(c) - deviations[c] / 255) < 1e-9);
        }
        QVERIFY((found.data.image == ImageSpec{16, 16, 3}));
    }

    void findsDuplicates()
    {
        const Workspace workspace;
        writeSet(workspace, "set");
        const std::string kitten = readFile(workspace.path("set/train/cat/0.png"));
        workspace.write("set/test/cat/copy.png", kitten);
        workspace.write("set/test/dog/copy.png", kitten); // under another class
        workspace.write("set/train/dog/9.png", readFile(workspace.path("set/train/dog/1.png")));
        const DataInspection found = inspected(workspace, "set");
        QCOMPARE(found.betweenSplits, 2);
        QCOMPARE(found.withinTraining, 1);
        QCOMPARE(found.otherLabel, 1);
        QCOMPARE(found.duplicates.size(), std::size_t(2));
        QVERIFY((found.duplicates[0] == DuplicatePair{"train/cat/0.png", "test/cat/copy.png", true}));
        QVERIFY((found.duplicates[1] == DuplicatePair{"train/cat/0.png", "test/dog/copy.png", false}));
    }

    void listsWhatCannotBeReadWithTheReason()
    {
        const Workspace workspace;
        writeSet(workspace, "set");
        const DataInspection whole = inspected(workspace, "set");
        workspace.write("set/train/cat/torn.png", readFile(workspace.path("set/train/cat/0.png")).substr(0, 200));
        workspace.write("set/train/dog/empty.jpg", "");
        workspace.write("set/test/dog/page.jpg", "<html>404");
        const DataInspection found = inspected(workspace, "set");
        QCOMPARE(found.unreadableTraining, 2);
        QCOMPARE(found.unreadableValidation, 1);
        QCOMPARE(found.unreadable.size(), std::size_t(3));
        QCOMPARE(found.unreadable[0].name.words, std::string("train/cat/torn.png"));
        QVERIFY(!found.unreadable[0].reason.empty());
        QCOMPARE(found.unreadable[1].name.words, std::string("train/dog/empty.jpg"));
        QVERIFY2(found.unreadable[1].reason.words.find("empty") != std::string::npos,
                 found.unreadable[1].reason.words.c_str());
        QVERIFY(found.unreadable[2].validation);
        QVERIFY2(found.unreadable[2].reason.words.find("web page") != std::string::npos,
                 found.unreadable[2].reason.words.c_str());
        QCOMPARE(found.betweenSplits + found.withinTraining, 0); // unreadable ones repeat nothing
        QVERIFY(found.mean == whole.mean);
        QVERIFY(found.fingerprint != whole.fingerprint);
        QCOMPARE(found.samples.size(), whole.samples.size());
    }

    void saysTheSameWithAnyNumberOfThreads()
    {
        const Workspace workspace;
        writeSet(workspace, "set");
        workspace.write("set/train/cat/torn.png", "\x89PNG\r\n\x1A\n");
        workspace.write("set/test/cat/copy.png", readFile(workspace.path("set/train/cat/0.png")));
        const DataInspection one = inspected(workspace, "set", 1);
        QVERIFY(one == inspected(workspace, "set", 2));
        QVERIFY(one == inspected(workspace, "set", 8));
        QVERIFY(parseDataInspectionText(toJson(one).dump()) == one);
    }

    void fingerprintsTellContents()
    {
        const Workspace workspace;
        writeSet(workspace, "a");
        writeSet(workspace, "b");
        QCOMPARE(inspected(workspace, "a").fingerprint, inspected(workspace, "b").fingerprint);
        const std::string cat = readFile(workspace.path("b/train/cat/0.png"));
        workspace.write("b/train/cat/0.png", readFile(workspace.path("b/train/dog/0.png")));
        workspace.write("b/train/dog/0.png", cat); // the same images under other labels
        QVERIFY(inspected(workspace, "a").fingerprint != inspected(workspace, "b").fingerprint);
    }

    void showsSamplesOfEveryClass()
    {
        const Workspace workspace;
        writeIdxDataset(workspace, "idx", 60, 20);
        const DataInspection found = inspected(workspace, "idx");
        QCOMPARE(found.mean.size(), std::size_t(1));
        QVERIFY((found.data.image == ImageSpec{28, 28, 1}));
        QCOMPARE(found.samples.size(), std::size_t(40));
        for (std::size_t i = 0; i < found.samples.size(); ++i)
            QCOMPARE(found.samples[i].label, static_cast<int>(i / 4));
        const QImage image = QImage::fromData(QByteArray::fromStdString(found.samples[0].image));
        QCOMPARE(image.size(), QSize(28, 28));
        QCOMPARE(qGray(image.pixel(3, 0)), 3); // image 0 of this data set counts its pixels
        QVERIFY(found.samples[0].name == nameReason("name.training-image", Count{0})); // as predict --index counts
        QCOMPARE(found.samples[4].name.words, std::string("image 1 of the training data"));
        QVERIFY(parseDataInspectionText(toJson(found).dump()) == found);
    }

    void givesUpWhenProgressThrows()
    {
        const Workspace workspace;
        std::string big = encodedImage(1500, 1500, "PNG", 5);
        for (int i = 0; i < 60; ++i)
            workspace.write("set/train/" + std::string(i % 2 ? "a/" : "b/") + std::to_string(i) + ".png", big);
        const std::string text = failureText([&] {
            (void)inspectImages(guessDataSpec(workspace.path("set")), {1, 40},
                                [](std::string_view phase, std::int64_t done, std::int64_t total) {
                                    if (phase == "read" && total == 60 && done < 60)
                                        throw Failure(ErrorKind::Cancelled, "inspect", {}, "enough");
                                });
        });
        QVERIFY2(text.find("enough") != std::string::npos, text.c_str());
    }

    void guessesFormatsByNames()
    {
        const Workspace workspace;
        const auto guess = [&](const char* path) { return guessDataSpec(workspace.path(path)).format; };
        writeIdxDataset(workspace, "idx", 10, 10);
        QVERIFY(guess("idx") == DataFormat::Idx);
        writeSet(workspace, "folder");
        workspace.write("folder/labels.csv", "path,label\n");
        QVERIFY(guess("folder") == DataFormat::Folder);
        workspace.write("cifar/data_batch_1.bin", "x");
        workspace.write("cifar/batches.meta.txt", "x");
        QVERIFY(guess("cifar") == DataFormat::Cifar);
        workspace.write("list.csv", "path,label\n");
        QVERIFY(guess("list.csv") == DataFormat::Csv);
        workspace.write("records/train-00000-of-00002.tfrecord", "x");
        QVERIFY(guess("records") == DataFormat::TfRecord);
        workspace.write("files.txt", "# two parts\n\nparts/a.h5\r\nparts/b.h5\r\n");
        QVERIFY(guess("files.txt") == DataFormat::Hdf5);
        workspace.write("records.txt", "records/train-00000-of-00002.tfrecord");
        QVERIFY(guess("records.txt") == DataFormat::TfRecord);
        workspace.write("checked.txt", "validation: checks.txt\nparts/a.h5\n");
        QVERIFY(guess("checked.txt") == DataFormat::Hdf5);
        workspace.write("elsewhere/train.txt", "../parts/a.h5\n");
        QVERIFY(guess("elsewhere") == DataFormat::Hdf5);
        workspace.write("lists/train.h5", "x");
        QVERIFY(guess("lists") == DataFormat::Hdf5);
    }

    /// Whatever it is called, in the order in which its authors packed it.
    void recognisesACifarArchiveByItsFiles()
    {
        const Workspace workspace;
        const auto isCifar = [&](const char* name, const std::string& bytes) {
            workspace.write(name, bytes);
            try {
                return guessDataSpec(workspace.path(name)).format == DataFormat::Cifar;
            } catch (const Failure& failure) {
                if (failure.error().reasonCode != "dataset.archive")
                    throw;
                return false;
            }
        };
        const std::string ten = tarOf({{"x/readme.html", "<html>"}, {"x/data_batch_4", std::string(9000, 'x')}});
        QVERIFY(isCifar("images.tar", ten));
        QVERIFY(isCifar("Images.TGZ", gzip(ten)));
        QVERIFY(isCifar("binary.tar.gz", gzip(tarOf({{"data_batch_1.bin", "x"}}))));
        QVERIFY(isCifar("hundred.tar", tarOf({{"a/train.bin", "x"}})));
        QVERIFY(
            isCifar("python.tar", tarOf({{"a/file.txt~", ""}, {"a/train", "x"}, {"a/test", "x"}, {"a/meta", "x"}})));
        QVERIFY(!isCifar("train.tar", tarOf({{"a/train", "x"}, {"a/notes", "x"}})));
        QVERIFY(!isCifar("pictures.tar", tarOf({{"cat/1.png", "x"}, {"dog/1.png", "x"}})));
        QVERIFY(!isCifar("cut.tar.gz", gzip(ten).substr(0, 20)));
        QVERIFY(!isCifar("text.tar", "no archive"));
        std::vector<std::pair<std::string, std::string>> many(100, {"cat/1.png", "x"});
        many.push_back({"data_batch_1", "x"}); // behind the entries that are looked at
        QVERIFY(!isCifar("many.tar", tarOf(many)));
    }

    void saysWhyAPathIsNoDataSet()
    {
        const Workspace workspace;
        workspace.makeFolder("nothing");
        workspace.write("run/spec.json", "{}");
        workspace.write("loose/1.JPG", "x");
        workspace.write("packed/data.tar.xz", "x");
        workspace.write("texts/notes.txt", "x");
        workspace.write("model.safetensors", "x");
        for (const auto& [path, reason, remedy] : std::vector<std::array<const char*, 3>>{
                 {"absent", "there is no such file or folder", "Check the path."},
                 {"nothing", "the folder is empty", "A data set is a folder with"},
                 {"run", "it is a run directory", "A data set is a folder with"},
                 {"loose", "its images do not lie in a folder for each class", "or list them in a CSV file"},
                 {"packed", "it holds an archive (data.tar.xz)", "Unpack it"},
                 {"texts", "it holds no files of a kind that is known", "IDX"},
                 {"loose/1.JPG", "it is a single image", "the folders of its classes"},
                 {"packed/data.tar.xz", "it is an archive", "Unpack it"},
                 {"model.safetensors", "it is a checkpoint", "A data set is a folder with"},
                 {"texts/notes.txt", "files of this kind are not known", "TFRecord"}}) {
            const std::string text = failureText([&] { (void)guessDataSpec(workspace.path(path)); });
            QVERIFY2(text.starts_with("Cannot read the data set /") && text.find(path) != std::string::npos,
                     text.c_str());
            QVERIFY2(text.find(reason) != std::string::npos && text.find(remedy) != std::string::npos, text.c_str());
        }
    }

    void refusesWhatIsNoInspection()
    {
        const Workspace workspace;
        writeSet(workspace, "set");
        nlohmann::json good = nlohmann::json(toJson(inspected(workspace, "set")));
        (void)parseDataInspection(good);
        for (const auto& [key, value] : good.items()) {
            nlohmann::json broken = good;
            broken.erase(key);
            const bool older = key == "features" || key == "content"; // came later than inspections that are stored
            QVERIFY2((failureText([&] { (void)parseDataInspection(broken); }) == "no failure") == older, key.c_str());
            broken[key] = "text";
            if (!value.is_string())
                QVERIFY2(failureText([&] { (void)parseDataInspection(broken); }) != "no failure", key.c_str());
        }
        good["samples"][0]["label"] = 2;
        QVERIFY(failureText([&] { (void)parseDataInspection(good); }).find("label 2") != std::string::npos);
        for (const char* text : {"", "{", "[]", "7"})
            QVERIFY(failureText([&] { (void)parseDataInspectionText(text); }) != "no failure");
    }

    void base64GoesRoundTheVectorsOfRfc4648()
    {
        const std::pair<const char*, const char*> vectors[] = {{"", ""},
                                                               {"f", "Zg=="},
                                                               {"fo", "Zm8="},
                                                               {"foo", "Zm9v"},
                                                               {"foob", "Zm9vYg=="},
                                                               {"fooba", "Zm9vYmE="},
                                                               {"foobar", "Zm9vYmFy"}};
        for (const auto& [bytes, text] : vectors) {
            QCOMPARE(toBase64(bytes), std::string(text));
            QCOMPARE(fromBase64(text), std::string(bytes));
        }
        std::string all;
        for (int i = 0; i < 256; ++i)
            all += static_cast<char>(i);
        QCOMPARE(toBase64(all), QByteArray::fromStdString(all).toBase64().toStdString());
        QCOMPARE(fromBase64(toBase64(all)), all);
        for (const char* wrong : {"Zg=", "Z===", "Zg==Zg==", "Z!==", "Zm 9"})
            QVERIFY2(failureText([&] { (void)fromBase64(wrong); }) != "no failure", wrong);
    }

    void theEngineAnswersInLines()
    {
        const Workspace workspace;
        writeSet(workspace, "set");
        const QString folder = QString::fromStdString(workspace.path("set").string());
        const Ended ended = runEngine({"inspect", "data", "--progress", folder});
        QCOMPARE(ended.code, 0);
        const auto lines = linesOf(ended.out);
        const DataInspection found = parseDataInspection(lines.back().at("inspection"));
        QCOMPARE(found.data.path, workspace.path("set").string());
        QCOMPARE(found.trainSamples, 8);

        nlohmann::json spec = nlohmann::json(toJson(RunSpec()));
        spec["data"]["format"] = "folder";
        spec["data"]["path"] = workspace.path("set").string();
        spec["data"]["image"] = {{"height", 24}, {"width", 24}, {"channels", 3}};
        const Ended second =
            runEngine({"inspect", "data", "--progress", "--spec", "-"}, QByteArray::fromStdString(spec.dump()));
        QCOMPARE(second.code, 0);
        QCOMPARE(parseDataInspection(linesOf(second.out).back().at("inspection")).fingerprint, found.fingerprint);

        const Ended broken = runEngine({"inspect", "data", "--progress", folder + "/absent"});
        QVERIFY(broken.code != 0);
        const auto error = linesOf(broken.out).back().at("error");
        QVERIFY(error.at("reason").get<std::string>().find("no such") != std::string::npos);
        for (const char* text :
             {"{", "[1]", R"({"data": {"format": "folder"}})", R"({"format": "idx", "path": "/x", "colour": 1})"})
            QVERIFY2(runEngine({"inspect", "data", "--progress", "--spec", "-"}, text).code != 0, text);
    }

    void theEngineTellsPeopleToo()
    {
        const Workspace workspace;
        writeSet(workspace, "set");
        workspace.write("set/train/cat/torn.png", "\x89PNG\r\n\x1A\n");
        const Ended ended = runEngine({"inspect", "data", QString::fromStdString(workspace.path("set").string())});
        QCOMPARE(ended.code, 0);
        for (const char* part :
             {"image folder", "9 + 4 images", "all 40 × 30", "Unreadable   1", "train/cat/torn.png: ", "cat "})
            QVERIFY2(ended.out.contains(part), ended.out.constData());
    }

    void knowsMnist()
    {
        const std::filesystem::path real = realDataFolder();
        if (real.empty())
            QSKIP("real data is not there");
        DataSpec data = guessDataSpec(real / "mnist-t10k-images-idx3-ubyte.gz");
        data.path = real.string();
        const DataInspection found = inspectImages(data);
        QCOMPARE(found.trainSamples, 60000);
        QVERIFY(std::abs(found.mean.at(0) - 0.1307) < 5e-5); // as every tutorial has them
        QVERIFY(std::abs(found.deviation.at(0) - 0.3081) < 5e-5);
        QCOMPARE(found.classes.at(1).train, 6742);
        QCOMPARE(found.unreadableSamples(), 0);
    }
};

TRAINYARD_TEST(DataInspectionTest)

} // namespace data_inspection_test

#include "data_inspection_test.moc"
