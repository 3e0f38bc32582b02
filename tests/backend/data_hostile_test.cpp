// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"
#include "tests/backend/data_files.h"
#include "tests/support/test_environment.h"

#include <sys/stat.h>
#include <unistd.h>

namespace data_hostile_test {

using namespace trainyard;

namespace {

using Break = std::function<void(const test::Workspace&)>;

constexpr char kTrainImages[] = "set/train-images-idx3-ubyte";
constexpr char kTrainLabels[] = "set/train-labels-idx1-ubyte";

std::string numbers(std::initializer_list<std::uint32_t> values)
{
    std::string bytes;
    for (const std::uint32_t value : values) {
        for (const int shift : {24, 16, 8, 0})
            bytes += static_cast<char>(value >> shift);
    }
    return bytes;
}

/// Signature and header of a PNG that says it is so large, with correct checksums.
std::string pngHeader(std::uint32_t width, std::uint32_t height)
{
    const std::string head = std::string("IHDR") + numbers({width, height}) + std::string("\x08\x02\0\0\0", 5);
    const std::string packed = test::gzip(head); // only its checksum is used: the four bytes before the last four
    std::string crc = packed.substr(packed.size() - 8, 4);
    return "\x89PNG\r\n\x1A\n" + numbers({13}) + head + std::string(crc.rbegin(), crc.rend());
}

/// A JPEG whose frame header (SOF0) says another size.
std::string jpegOfSize(unsigned width, unsigned height)
{
    std::string bytes = test::encodedImage(32, 32, "JPG", 1);
    const std::size_t frame = bytes.find("\xFF\xC0");
    for (const auto& [offset, value] : {std::pair{5, height}, {7, width}}) {
        bytes[frame + static_cast<std::size_t>(offset)] = static_cast<char>(value >> 8);
        bytes[frame + static_cast<std::size_t>(offset) + 1] = static_cast<char>(value);
    }
    return bytes;
}

std::string cut(const std::string& bytes, double share)
{
    return bytes.substr(0, static_cast<std::size_t>(static_cast<double>(bytes.size()) * share));
}

DataSpec spec(DataFormat format, const std::filesystem::path& path)
{
    DataSpec out;
    out.format = format;
    out.path = path.native();
    out.image = {28, 28, format == DataFormat::Idx ? 1 : 3};
    return out;
}

/// Opens the data set and reads every image of both splits.
void readEverything(const DataSpec& data)
{
    const auto dataset = openDataset(data, 1);
    std::vector<std::uint8_t> image(static_cast<std::size_t>(28 * 28 * data.image.channels));
    for (const Split split : {Split::Train, Split::Validation}) {
        for (std::int64_t i = 0; i < dataset->size(split); ++i)
            dataset->image(split, i, image);
    }
}

void checkText(const std::string& text, const QStringList& wanted)
{
    qInfo("%s", text.c_str());
    for (const QString& part : wanted)
        QVERIFY2(QString::fromStdString(text).contains(part),
                 qPrintable(QString("'%1' is not in: %2").arg(part, QString::fromStdString(text))));
    QVERIFY(text.starts_with("Cannot "));
}

Break writes(const std::string& file, const std::string& bytes)
{
    return [=](const test::Workspace& workspace) { workspace.write(file, bytes); };
}

} // namespace

/// Each row breaks a valid data set in one way; the Failure must name the file and the reason.
class DataHostileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesBrokenIdxFiles_data()
    {
        QTest::addColumn<Break>("breakIt");
        QTest::addColumn<QStringList>("wanted");
        const std::string images = test::idxImages(20, 28, 28);
        const std::string labels = test::idxLabels(test::labelsInTurn(20));
        const auto header = [](std::uint32_t magic, std::initializer_list<std::uint32_t> sizes) {
            return numbers({magic}) + numbers(sizes);
        };
        const auto row = [](const char* name, const Break& breakIt, const QStringList& wanted) {
            QTest::newRow(name) << breakIt << wanted;
        };
        row("empty file", writes(kTrainImages, ""), {"train-images-idx3-ubyte", "empty"});
        row("header cut off", writes(kTrainImages, images.substr(0, 10)), {"train-images", "ends after 10 bytes"});
        row("pixels cut off", writes(kTrainImages, cut(images, 0.7)),
            {"train-images", "promises 15,696 bytes", "10,987"});
        row("one byte too many", writes(kTrainImages, images + "x"), {"train-images", "promises", "15,697"});
        row("not IDX", writes(kTrainImages, "hello, this is text and long enough"),
            {"train-images", "not an IDX file"});
        row("floating point", writes(kTrainImages, header(0x00000D03, {20, 28, 28})),
            {"train-images", "floating-point"});
        row("unknown type", writes(kTrainImages, header(0x00004203, {20, 28, 28})),
            {"train-images", "unknown type (66)"});
        row("labels for images", writes(kTrainImages, labels),
            {"train-images", "1 dimensions instead of 3", "swapped"});
        row("images for labels", writes(kTrainLabels, images), {"train-labels", "3 dimensions instead of 1"});
        row("count is a lie", writes(kTrainImages, header(0x803, {4'000'000'000u, 28, 28}) + images),
            {"train-images", "promises 3,136,000,000,016 bytes"});
        row("sizes overflow", writes(kTrainImages, header(0x803, {0xFFFFFFFFu, 0xFFFFFFFFu, 0xFFFFFFFFu}) + images),
            {"train-images", "4294967295 × 4294967295"});
        row("no rows", writes(kTrainImages, header(0x803, {20, 0, 28})), {"train-images", "28 × 0"});
        row("no images", writes(kTrainImages, header(0x803, {0, 28, 28})), {"train-images", "holds nothing"});
        row("fewer labels than images", writes(kTrainLabels, test::idxLabels(test::labelsInTurn(19))),
            {"train-labels", "19 labels for 20 images"});
        row("all labels alike", writes(kTrainLabels, test::idxLabels(std::vector<std::uint8_t>(20, 0))), {"labels"});
        row("label that training lacks",
            writes("set/t10k-labels-idx1-ubyte", test::idxLabels({0, 1, 2, 3, 4, 5, 6, 7, 8, 77})),
            {"t10k-labels", "label 77", "entry 9"});
        row("gzip cut off", writes(kTrainImages, cut(test::gzip(images), 0.5)),
            {"train-images", "packed data ends too early"});
        row("gzip without its end", writes(kTrainImages, test::gzip(images).substr(0, test::gzip(images).size() - 4)),
            {"train-images", "ends too early"});
        std::string corrupt = test::gzip(images);
        for (std::size_t i = 40; i < 60; ++i)
            corrupt[i] = static_cast<char>(~corrupt[i]);
        row("gzip corrupt", writes(kTrainImages, corrupt), {"train-images", "corrupt"});
        std::string checksum = test::gzip(images);
        checksum[checksum.size() - 6] = static_cast<char>(~checksum[checksum.size() - 6]);
        row("gzip checksum wrong", writes(kTrainImages, checksum), {"train-images", "corrupt"});
        row("rubbish after gzip", writes(kTrainImages, test::gzip(images) + "rubbish"),
            {"train-images", "other data follows"});
        row("gzip holds too much", writes(kTrainImages, test::gzip(images + std::string(50'000'000, '\0'))),
            {"train-images", "more data follows after the 15,696 bytes"});
        row("gzip bomb by its header", writes(kTrainImages, test::gzip(header(0x803, {4'000'000'000u, 16384, 16384}))),
            {"train-images", "cannot hold so much"});
        row("folder instead of a file",
            [](const test::Workspace& w) {
                std::filesystem::remove(w.path(kTrainImages));
                w.makeFolder(kTrainImages);
            },
            {"train-images", "not a regular file"});
        row("file is missing", [](const test::Workspace& w) { std::filesystem::remove(w.path(kTrainLabels)); },
            {"train-labels-idx1-ubyte is missing", "The folder should hold"});
        row("validation is missing",
            [](const test::Workspace& w) { std::filesystem::remove(w.path("set/t10k-images-idx3-ubyte")); },
            {"t10k-images-idx3-ubyte is missing"});
        row("two data sets in one folder", writes("set/fashion-train-images-idx3-ubyte", images),
            {"holds both", "fashion-train-images-idx3-ubyte", "folder of its own"});
        row("dangling link",
            [](const test::Workspace& w) {
                std::filesystem::remove(w.path(kTrainImages));
                std::filesystem::create_symlink("/nowhere/at all", w.path(kTrainImages));
            },
            {"train-images", "No such file"});
    }
    void refusesBrokenIdxFiles()
    {
        QFETCH(Break, breakIt);
        QFETCH(QStringList, wanted);
        const test::Workspace workspace;
        test::writeIdxDataset(workspace, "set", 20, 10);
        const DataSpec data = spec(DataFormat::Idx, workspace.path("set"));
        QCOMPARE(test::failureText([&] { readEverything(data); }), std::string("no failure"));
        breakIt(workspace);
        checkText(test::failureText([&] { readEverything(data); }), wanted);
    }

    void refusesBrokenImages_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("wanted");
        const std::string jpeg = test::encodedImage(200, 150, "JPG", 1);
        const std::string png = test::encodedImage(64, 64, "PNG", 1);
        const auto row = [](const char* name, const std::string& content, const QStringList& wanted) {
            QTest::newRow(name) << QByteArray::fromStdString(content) << wanted;
        };
        row("empty", "", {"empty"});
        row("text", "Dear sir,\nthis is not an image.\n", {"neither JPEG nor PNG nor WebP but text"});
        row("web page", "<!DOCTYPE html><html>404</html>", {"a web page"});
        row("GIF", "GIF89a" + std::string(200, '\1'), {"a GIF image"});
        row("WebP of rubbish", std::string("RIFF\x10\0\0\0WEBPVP8 ", 16) + std::string(30, '\2'),
            {"WebP header is wrong"});
        const std::string webp = readFile(test::sourceFolder() / "tests/backend/fixtures/images/lossy.webp");
        row("WebP signature alone", webp.substr(0, 12), {"WebP header is wrong or cut off"});
        row("WebP cut off", cut(webp, 0.6), {"WebP data is cut off"});
        std::string hugeWebp = readFile(test::sourceFolder() / "tests/backend/fixtures/images/lossless.webp");
        for (std::size_t i = 21; i < 24; ++i)
            hugeWebp[i] = '\xFF'; // two sides of 14 bits
        hugeWebp[24] = static_cast<char>(hugeWebp[24] | 0x0F);
        row("WebP of absurd size", hugeWebp, {"at most 16,384"});
        row("ZIP", "PK\x03\x04 and so on", {"a ZIP archive"});
        row("zeros", std::string(500, '\0'), {"neither JPEG nor PNG nor WebP"});
        row("JPEG signature alone", "\xFF\xD8\xFF", {"JPEG"});
        row("JPEG header cut off", jpeg.substr(0, 100), {"JPEG", "cut off"});
        row("JPEG cut off", cut(jpeg, 0.6), {"JPEG data is cut off"});
        row("JPEG without its end", jpeg.substr(0, jpeg.size() - 40), {"JPEG data is cut off"});
        std::string corrupt = jpeg;
        for (std::size_t i = corrupt.size() / 2; i < corrupt.size() / 2 + 60; ++i)
            corrupt[i] = '\0';
        row("JPEG corrupt", corrupt.substr(0, corrupt.size() - 2) + std::string(20, '\0'), {"JPEG data"});
        row("JPEG 65,500 pixels wide", jpegOfSize(65'500, 65'500), {"65500 × 65500", "at most 16,384"});
        row("JPEG 16,000 × 16,000", jpegOfSize(16'000, 16'000), {"16000 × 16000", "100,000,000"});
        row("JPEG larger than its data", jpegOfSize(3'000, 3'000), {"JPEG data is cut off"});
        row("JPEG without pixels", jpegOfSize(0, 10), {"JPEG"});
        row("PNG bomb", pngHeader(60'000, 60'000) + std::string(100, '\0'), {"60000 × 60000", "at most 16,384"});
        row("PNG of negative size", pngHeader(0x80000001u, 10), {"2147483649 × 10"});
        row("PNG without pixels", pngHeader(0, 10), {"no pixels"});
        row("PNG header alone", pngHeader(64, 64), {"PNG"});
        row("PNG larger than its data", pngHeader(9'000, 9'000) + std::string(50, '\0'), {"PNG"});
        row("PNG signature alone", png.substr(0, 8), {"PNG header"});
        row("PNG cut off", cut(png, 0.6), {"PNG data is cut off"});
        row("PNG without its end", png.substr(0, png.size() - 12), {"PNG data is cut off"});
        std::string flipped = png;
        flipped[flipped.size() / 2] = static_cast<char>(~flipped[flipped.size() / 2]);
        row("PNG checksum wrong", flipped, {"PNG data"});
    }
    void refusesBrokenImages()
    {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, wanted);
        for (const char* name : {"broken.jpg", "broken.png"}) {
            const test::Workspace workspace;
            test::writeImageFolder(workspace, "set", {"a", "b"}, 2);
            workspace.write(std::string("set/train/b/") + name, content.toStdString());
            const DataSpec data = spec(DataFormat::Folder, workspace.path("set"));
            QCOMPARE(inspectDataset(data, 1).trainSamples, std::int64_t{5}); // a quick look opens no image
            checkText(test::failureText([&] { readEverything(data); }), QStringList{name} + wanted);
            std::filesystem::remove(workspace.path(std::string("set/train/b/") + name));
            QCOMPARE(test::failureText([&] { readEverything(data); }), std::string("no failure")); // nothing stuck
        }
    }

    void refusesBrokenFolders_data()
    {
        QTest::addColumn<Break>("breakIt");
        QTest::addColumn<QStringList>("wanted");
        const auto row = [](const char* name, const Break& breakIt, const QStringList& wanted) {
            QTest::newRow(name) << breakIt << wanted;
        };
        const auto remove = [](const std::string& path) {
            return [=](const test::Workspace& w) { std::filesystem::remove_all(w.path(path)); };
        };
        const auto folder = [](const std::string& path) {
            return [=](const test::Workspace& w) { w.makeFolder(path); };
        };
        row("missing", remove("set"), {"set", "No such file"});
        row("a file",
            [](const test::Workspace& w) {
                std::filesystem::remove_all(w.path("set"));
                w.write("set", "x");
            },
            {"set", "it is a file, not a folder"});
        row("empty",
            [](const test::Workspace& w) {
                std::filesystem::remove_all(w.path("set"));
                w.makeFolder("set");
            },
            {"set", "holds no class folders", "Expected are"});
        row("empty train",
            [](const test::Workspace& w) {
                std::filesystem::remove_all(w.path("set/train"));
                w.makeFolder("set/train");
            },
            {"set/train", "holds no class folders"});
        row("no train", remove("set/train"), {"set", "holds test but no train folder"});
        row("images without classes",
            [](const test::Workspace& w) {
                std::filesystem::remove_all(w.path("set"));
                w.write("set/one.jpg", test::encodedImage(8, 8, "JPG", 1));
            },
            {"set", "files but no class folders"});
        row("empty test",
            [](const test::Workspace& w) {
                std::filesystem::remove_all(w.path("set/test"));
                w.makeFolder("set/test");
            },
            {"set/test", "holds no class folders", "10 %"});
        row("one class",
            [](const test::Workspace& w) {
                std::filesystem::remove_all(w.path("set/train/b"));
                std::filesystem::remove_all(w.path("set/test/b"));
            },
            {"set/train/a", "the only class folder"});
        row("empty class", folder("set/train/c"), {"set/train/c", "no images"});
        row("class with other files only", writes("set/train/c/readme.txt", "x"), {"set/train/c", "only another one"});
        row("class missing from test", remove("set/test/b"), {"set/train/b", "set/test"});
        row("class missing from train",
            [](const test::Workspace& w) { w.write("set/test/$(id)/x.jpg", test::encodedImage(8, 8, "JPG", 1)); },
            {"set/test/$(id)", "set/train"});
        row("class name with a newline", folder("set/train/new\nline"), {"set/train/new\\nline", "no images"});
        row("dangling link",
            [](const test::Workspace& w) {
                std::filesystem::create_symlink("nowhere", w.path("set/train/a/lost.jpg"));
            },
            {"lost.jpg", "leads nowhere"});
        row("link to itself",
            [](const test::Workspace& w) {
                std::filesystem::create_symlink("self.jpg", w.path("set/train/a/self.jpg"));
            },
            {"self.jpg", "leads nowhere"});
        row("link that leads back",
            [](const test::Workspace& w) {
                std::filesystem::create_directory_symlink("..", w.path("set/train/a/back"));
            },
            {"back", "leads back"});
        row("link to the class itself",
            [](const test::Workspace& w) {
                std::filesystem::create_directory_symlink(".", w.path("set/train/a/again"));
            },
            {"again", "leads back"});
        row("pipe called .jpg",
            [](const test::Workspace& w) { ::mkfifo(w.path("set/train/a/pipe.jpg").c_str(), 0600); },
            {"pipe.jpg", "not a regular file"});
    }
    void refusesBrokenFolders()
    {
        QFETCH(Break, breakIt);
        QFETCH(QStringList, wanted);
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 2);
        const DataSpec data = spec(DataFormat::Folder, workspace.path("set"));
        breakIt(workspace);
        const std::string text = test::failureText([&] { readEverything(data); });
        checkText(text, wanted);
        QCOMPARE(test::failureText([&] { inspectDataset(data, 1); }), text); // the plan pane says the same
    }

    void refusesMoreSamplesThanThereAre()
    {
        const test::Workspace workspace;
        test::writeIdxDataset(workspace, "idx", 20, 10);
        test::writeImageFolder(workspace, "folder", {"a", "b"}, 2);
        for (const auto& [format, name] : {std::pair{DataFormat::Idx, "idx"}, {DataFormat::Folder, "folder"}}) {
            DataSpec data = spec(format, workspace.path(name));
            data.trainSamples = 21;
            checkText(test::failureText([&] { openDataset(data, 1); }),
                      {name, "asks for 21 training images", "set it to 0"});
        }
    }

    void saysWhichFileMayNotBeRead()
    {
        if (::geteuid() == 0)
            QSKIP("root may read every file");
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 2);
        const std::filesystem::path file = workspace.path("set/train/a/1000.jpg");
        std::filesystem::permissions(file, std::filesystem::perms::none);
        const DataSpec data = spec(DataFormat::Folder, workspace.path("set"));
        checkText(test::failureText([&] { readEverything(data); }), {"1000.jpg", "Permission denied", "permissions"});
        std::filesystem::permissions(workspace.path("set/train/b"), std::filesystem::perms::none);
        checkText(test::failureText([&] { readEverything(data); }), {"set/train/b", "Permission denied"});
        std::filesystem::permissions(workspace.path("set/train/b"), std::filesystem::perms::owner_all);
    }

    void aBrokenImageComesOutOfTheLoaderByName()
    {
        const test::Workspace workspace;
        test::writeImageFolder(workspace, "set", {"a", "b"}, 10);
        workspace.write("set/train/b/bad \"name\".jpg", "no image");
        LoaderOptions options;
        options.data = spec(DataFormat::Folder, workspace.path("set"));
        options.batchSize = 4;
        for (const int threads : {0, 4}) {
            options.threads = threads;
            Loader loader(openDataset(options.data, 1), options);
            checkText(test::failureText([&] {
                          for (int i = 0; i < 6; ++i)
                              loader.next();
                      }),
                      {"bad \"name\".jpg", "neither JPEG nor PNG"});
        }
    }
};

TRAINYARD_TEST(DataHostileTest)

} // namespace data_hostile_test

#include "data_hostile_test.moc"
