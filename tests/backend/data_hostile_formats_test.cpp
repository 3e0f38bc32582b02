// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/data/pipeline/open_dataset.h"
#include "tests/backend/data_writers.h"
#include "tests/support/test_environment.h"

#include <sys/stat.h>

namespace data_hostile_formats_test {

using namespace trainyard;

using Break = std::function<void(const test::Workspace&)>;

namespace {

DataSpec specOf(DataFormat format, const std::filesystem::path& path)
{
    DataSpec spec;
    spec.format = format;
    spec.path = path.native();
    spec.image = {12, 12, 3};
    return spec;
}

/// Opens the data set and reads every image of both splits.
void readEverything(const DataSpec& data)
{
    const auto dataset = openDataset(data, 1);
    std::vector<std::uint8_t> image(12 * 12 * 3);
    for (const Split split : {Split::Train, Split::Validation}) {
        for (std::int64_t i = 0; i < dataset->size(split); ++i)
            dataset->image(split, i, image);
    }
}

Break writes(const std::string& file, const std::string& bytes)
{
    return [=](const test::Workspace& workspace) { workspace.write(file, bytes); };
}

Break removes(const std::string& file)
{
    return [=](const test::Workspace& workspace) { std::filesystem::remove_all(workspace.path(file)); };
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t place = text.find(from);
    return place == std::string::npos ? "not found: " + from : text.replace(place, from.size(), to);
}

std::string flipped(std::string bytes, std::size_t place)
{
    bytes[place] = static_cast<char>(~bytes[place]);
    return bytes;
}

Break linksNowhere(const char* file)
{
    return [file](const test::Workspace& w) { std::filesystem::create_symlink("/absent/file", w.path(file)); };
}

Break makesAPipe(const char* file)
{
    return [file](const test::Workspace& w) { QCOMPARE(::mkfifo(w.path(file).c_str(), 0600), 0); };
}

void addRow(const char* name, const Break& breakIt, const QStringList& wanted)
{
    QTest::newRow(name) << breakIt << wanted;
}

void addColumns()
{
    QTest::addColumn<Break>("breakIt");
    QTest::addColumn<QStringList>("wanted");
}

/// Breaks a good data set; the error must hold every wanted part, say what to do, and be the same when asked again.
void checkRefused(DataFormat format, const char* path, const std::function<void(const test::Workspace&)>& write)
{
    QFETCH(Break, breakIt);
    QFETCH(QStringList, wanted);
    const test::Workspace workspace;
    write(workspace);
    const DataSpec data = specOf(format, workspace.path(path));
    QCOMPARE(test::failureText([&] { readEverything(data); }), std::string("no failure"));
    breakIt(workspace);
    const std::string text = test::failureText([&] { readEverything(data); });
    qInfo("%s", text.c_str());
    for (const QString& part : wanted)
        QVERIFY2(QString::fromStdString(text).contains(part),
                 qPrintable(QString("'%1' is not in: %2").arg(part, QString::fromStdString(text))));
    QVERIFY(text.starts_with("Cannot "));
    QVERIFY2(text.find(": ") < text.rfind(". "), text.c_str()); // a remedy stands behind the reason
    QCOMPARE(test::failureText([&] { readEverything(data); }), text);
    QVERIFY(!std::filesystem::exists("/tmp/trainyard-was-here"));
}

} // namespace

/// Each row breaks a valid data set in one way; the Failure must name the file, the reason and the remedy.
class DataHostileFormatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesBrokenCifarFiles_data()
    {
        addColumns();
        const char* batch = "c/data_batch_2.bin";
        addRow("missing folder", removes("c"), {"c", "No such file"});
        addRow("empty folder",
               [](const test::Workspace& w) {
                   std::filesystem::remove_all(w.path("c"));
                   w.makeFolder("c");
               },
               {"holds none of the files", "data_batch_1.bin"});
        addRow("batch missing", removes(batch), {"data_batch_2.bin is missing", "CIFAR-10, binary"});
        addRow("batch empty", writes(batch, ""), {"data_batch_2.bin", "it is empty"});
        addRow("batch cut off", writes(batch, test::cifarBinary(4).substr(0, 5000)),
               {"data_batch_2.bin", "5,000 bytes", "cut off"});
        addRow("one byte too many", writes(batch, test::cifarBinary(4) + "x"), {"data_batch_2.bin", "12,293 bytes"});
        addRow("CIFAR-100 in it", writes(batch, test::cifarBinary(5, 2)), {"data_batch_2.bin", "no CIFAR-10"});
        addRow("label 10", writes(batch, "\x0A" + test::cifarBinary(4).substr(1)),
               {"data_batch_2.bin", "label 10 of image 0", "10 classes"});
        addRow("label 255", writes(batch, test::cifarBinary(3) + "\xFF" + test::cifarPlanes(1)),
               {"label 255 of image 3"});
        addRow("nine names", writes("c/batches.meta.txt", "a\nb\nc\nd\ne\nf\ng\nh\ni\n"),
               {"batches.meta.txt", "names 9 classes instead of 10"});
        addRow("a folder for a batch",
               [=](const test::Workspace& w) {
                   std::filesystem::remove(w.path(batch));
                   w.makeFolder(batch);
               },
               {"data_batch_2.bin is missing"});
        addRow("test batch cut off", writes("c/test_batch.bin", "x"), {"test_batch.bin", "1 bytes"});
    }
    void refusesBrokenCifarFiles()
    {
        checkRefused(DataFormat::Cifar, "c",
                     [](const test::Workspace& w) { test::writeCifarFolder(w, "c", false, 4); });
    }

    void refusesBrokenPickles_data()
    {
        addColumns();
        const char* batch = "c/data_batch_2";
        const std::string good = test::cifarPickle(4);
        const auto row = [&](const char* name, const std::string& bytes, const QStringList& wanted) {
            addRow(name, writes(batch, bytes), QStringList{"data_batch_2"} + wanted);
        };
        const auto dict = [](const std::string& labels, const std::string& data) {
            return test::pickledDict({{"labels", labels}, {"data", data}});
        };
        const std::string planes = test::cifarPlanes(0) + test::cifarPlanes(1);
        const std::string array = test::pickledArray(planes, 2, 3072);
        const std::string labels = test::pickledList({"K\1", "K\2"});
        row("empty", "", {"it is empty"});
        row("text", "hello, this is no pickle", {"is not a Python pickle"});
        row("binary version in it", test::cifarBinary(2).replace(0, 1, "\1"), {"is not a Python pickle"});
        row("protocol alone", "\x80\x02", {"ends after 2 bytes"});
        row("cut off in the head", good.substr(0, 20), {"cut off"});
        row("cut off in a name", good.substr(0, 9), {"cut off"});
        row("cut off in the pixels", good.substr(0, good.size() / 2), {"within a value (it was cut off)"});
        row("without its end", good.substr(0, good.size() - 1), {"too early (it was cut off)"});
        row("protocol 9", "\x80\x09}.", {"newer pickle protocol"});
        row("runs a command", "cos\nsystem\n(S'touch /tmp/trainyard-was-here'\ntR.",
            {"asks for os system", "nothing of it is executed"});
        row("runs a command, as Python writes it",
            "\x80\x02"
            "cposix\nsystem\nU\x1Dtouch /tmp/trainyard-was-here\x85R.",
            {"asks for posix system", "nothing of it is executed"});
        row("runs a command by name on the stack",
            "\x80\x04\x8C\2os\x8C\6system\x93\x8C\x1Dtouch /tmp/trainyard-was-here\x85R.",
            {"asks for os system", "nothing of it is executed"});
        row("evaluates code",
            "\x80\x02"
            "cbuiltins\neval\nU\0011\x85R.",
            {"asks for builtins eval"});
        row("makes an object",
            "\x80\x02"
            "ccollections\nOrderedDict\n)\x81.",
            {"0x81", "nothing of it is executed"});
        row("instance of a class", "(ios\nsystem\n.", {"instruction 0x69"});
        row("state of an object",
            "\x80\x02"
            "cos\nenviron\n}b.",
            {"no array of plain numbers", "nothing of it is executed"});
        row("foreign instruction", "\x80\x02Z.", {"instruction 0x5A", "byte 2"});
        row("nothing on the stack", "\x80\x02.", {"ends without a value"});
        row("uses what is not there",
            "\x80\x02"
            "0.",
            {"uses a value that is not there"});
        row("closes what is not open", "\x80\x02t.", {"closes what it never opened"});
        row("recalls what it never stored", "\x80\x02h\5.", {"recalls a value that it never stored"});
        row("stores at a huge place", std::string("\x80\x02}r\xFF\xFF\xFF\xFF.", 9), {"stores more than"});
        row("text of 4 GiB", std::string("\x80\x02T\xFF\xFF\xFF\xFFxx.", 10), {"within a value (it was cut off)"});
        row("text of 2^63 bytes", std::string("\x80\x04\x8E\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F.", 12), {"cut off"});
        row("five million values", "\x80\x02(" + std::string(5'000'000, 'N') + "t.", {"more than 4,000,000 values"});
        row("five million copies", "\x80\x02(N" + std::string(5'000'000, '2') + "t.", {"more than 4,000,000 values"});
        row("deeply nested", "\x80\x02)" + std::string(1'000'000, '\x85') + ".", {"holds no dictionary"});
        row("a number, no dictionary", "\x80\x02K\7.", {"holds no dictionary with labels"});
        row("no labels", test::pickledDict({{"data", array}}), {"no entry labels"});
        row("no data", test::pickledDict({{"labels", labels}}), {"no entry data"});
        row("labels are texts", dict(test::pickledList({"U\1a", "U\1b"}), array), {"labels are not all whole numbers"});
        row("labels are a text", dict("U\1a", array), {"no list of whole numbers"});
        row("fewer labels", dict(test::pickledList({"K\1"}), array), {"1 labels for 2 images"});
        row("label 12", dict(test::pickledList({"K\1", "K\x0C"}), array), {"label 12 of image 1"});
        row("label -1", dict(test::pickledList({"K\1", "J\xFF\xFF\xFF\xFF"}), array), {"label -1 of image 1"});
        row("fractions for pixels", dict(labels, test::pickledArray(planes, 2, 3072, "f4")),
            {"no array of unsigned bytes"});
        row("array shorter than it says", dict(labels, test::pickledArray(planes.substr(1), 2, 3072)),
            {"should have 6,144 bytes but has 6,143"});
        row("array of an absurd size", dict(labels, test::pickledArray(planes, 4'000'000'000u, 3'000'000'000u)),
            {"array"});
        row("images of another size", dict(labels, test::pickledArray(std::string(600, 'x'), 2, 300)),
            {"600 bytes of data"});
        row("stored by columns", dict(labels, replaced(array, "\x89", "\x88")), {"Fortran order"});
        row("big-endian type", dict(labels, replaced(array, "U\1|", "U\1>")), {"byte order"});
        row("array without content", dict(labels, "cnumpy.core.multiarray\n_reconstruct\n)R"),
            {"no array of unsigned bytes"});
        addRow("names are numbers",
               writes("c/batches.meta", test::pickledDict({{"label_names", test::pickledList({"K\1"})}})),
               {"batches.meta", "no texts"});
    }
    void refusesBrokenPickles()
    {
        checkRefused(DataFormat::Cifar, "c", [](const test::Workspace& w) { test::writeCifarFolder(w, "c", true, 4); });
    }

    void refusesBrokenArchives_data()
    {
        addColumns();
        const std::string good = archive();
        const char* file = "cifar.tar.gz";
        addRow("empty", writes(file, ""), {"cifar.tar.gz", "empty"});
        addRow("no archive", writes(file, std::string(2000, 'x')), {"it is no tar archive"});
        addRow("cut off in a header", writes(file, good.substr(0, 300)), {"too early"});
        addRow("cut off in a file", writes(file, good.substr(0, 20'000)), {"too early"});
        addRow("packed and cut off", writes(file, test::gzip(good).substr(0, test::gzip(good).size() / 2)),
               {"packed data ends too early"});
        addRow("header damaged", writes(file, flipped(good, 20)), {"it is no tar archive"});
        addRow("second header damaged",
               [=](const test::Workspace& w) {
                   const std::size_t second = 512 + (test::cifarBinary(4).size() + 511) / 512 * 512;
                   w.write(file, flipped(good, second + 20));
               },
               {"one of its headers is damaged"});
        addRow("absurd size", writes(file, test::gzip([&] {
                                         std::string bytes = good;
                                         bytes.replace(124, 11, "77777777777");
                                         unsigned sum = 0;
                                         for (std::size_t i = 0; i < 512; ++i)
                                             sum += i >= 148 && i < 156 ? ' ' : static_cast<unsigned char>(bytes[i]);
                                         char text[8];
                                         std::snprintf(text, sizeof text, "%06o", sum);
                                         bytes.replace(148, 7, std::string(text, 7));
                                         return bytes;
                                     }())),
               {"more than it can hold"});
        addRow("a file twice", writes(file, replaced(good, std::string(1024, '\0'), "") + good), {"cifar.tar.gz"});
        addRow("a batch missing", writes(file, test::tarOf({{"x/data_batch_1.bin", test::cifarBinary(4)}})),
               {"data_batch_2.bin is missing"});
        addRow("nothing of CIFAR", writes(file, test::tarOf({{"x/readme", "hello"}})), {"none of the files"});
    }
    void refusesBrokenArchives()
    {
        checkRefused(DataFormat::Cifar, "cifar.tar.gz",
                     [](const test::Workspace& w) { w.write("cifar.tar.gz", test::gzip(archive())); });
    }

    void refusesBrokenCsvFiles_data()
    {
        addColumns();
        const auto row = [](const char* name, const std::string& text, const QStringList& wanted) {
            addRow(name, writes("l/train.csv", text), QStringList{"train.csv"} + wanted);
        };
        addRow("missing", removes("l"), {"No such file"});
        addRow("no list for training", removes("l/train.csv"), {"CSV files for validation but none for training"});
        addRow("list of an unclear part", writes("l/more.csv", "path,label\n"),
               {"more.csv", "neither train nor validation"});
        addRow("empty", writes("l/train.csv", ""), {"lists no training images"});
        addRow("header alone", writes("l/train.csv", "path,label\n"), {"lists no training images"});
        row("one field", "images/t0.png\n", {"line 1 has 1 fields instead of 2"});
        row("three fields", "path,label\nimages/t0.png,cat\nimages/t1.png,cat,dog\n",
            {"line 3 has 3 fields instead of 2"});
        const auto alone = [](const char* name, const std::string& text, const QStringList& wanted) {
            addRow(
                name,
                [=](const test::Workspace& w) {
                    std::filesystem::remove(w.path("l/val.csv"));
                    w.write("l/train.csv", text);
                },
                wanted);
        };
        alone("header of other columns", "name,kind\nimages/t0.png,cat\nimages/t1.png,cat\nimages/t2.png,cat\n",
              {"l/name", "does not exist"});
        alone("one class", "images/t0.png,cat\nimages/t1.png,cat\n", {"its only class is cat", "two classes"});
        alone("one image a class", "images/t0.png,cat\nimages/t1.png,dog\n", {"none can be held out", "Add val.csv"});
        row("no label", "images/t0.png,\n", {"line 1 has no label"});
        row("no path", ",cat\n", {"line 1 has no path"});
        row("open quote", "\"images/t0.png,cat\nimages/t1.png,dog\n", {"line 1 opens a quote that is never closed"});
        row("text behind a quote", "\"images/t0.png\"x,cat\n", {"line 1 has text behind a closing quote"});
        row("zero byte", std::string("images/t0.png\0,cat\n", 19), {"line 1 contains a zero byte"});
        row("UTF-16", std::string("\xFF\xFEp\0a\0t\0h\0,\0l\0", 14), {"zero byte"});
        row("an image instead of a list", test::encodedImage(20, 20, "PNG", 1), {"line"});
        row("endless field", std::string(100'000, 'x') + ",cat\n", {"more than 65,536 bytes"});
        row("endless quote", "\"" + std::string(100'000, 'x') + "\",cat\n", {"does not close it within 65,536"});
        row("endless line", std::string(5000, ','), {"more than 1,000 fields"});
        row("unknown split", "path,label,split\nimages/t0.png,cat,trian\n",
            {"line 2", "split is trian", "Write train or val"});
        addRow("label that training lacks", writes("l/val.csv", "images/v0.png,zebra\n"),
               {"zebra", "no training sample has"});
        addRow("listed file missing", removes("l/images/t3.png"),
               {"t3.png", "does not exist", "relative to its folder"});
        addRow("listed file is a folder",
               [](const test::Workspace& w) {
                   std::filesystem::remove(w.path("l/images/t3.png"));
                   w.makeFolder("l/images/t3.png");
               },
               {"t3.png", "no regular file"});
        addRow("listed file is a pipe",
               [](const test::Workspace& w) {
                   std::filesystem::remove(w.path("l/images/t3.png"));
                   ::mkfifo(w.path("l/images/t3.png").c_str(), 0600);
               },
               {"t3.png", "no regular file"});
        addRow("listed image broken", writes("l/images/t3.png", "x"), {"t3.png", "neither JPEG nor PNG nor WebP"});
        addRow("list is a folder",
               [](const test::Workspace& w) {
                   std::filesystem::remove(w.path("l/train.csv"));
                   w.makeFolder("l/train.csv");
               },
               {"none for training"});
    }
    void refusesBrokenCsvFiles()
    {
        checkRefused(DataFormat::Csv, "l", [](const test::Workspace& w) { test::writeCsvDataset(w, "l", 6, 3); });
    }

    void refusesBrokenTfRecords_data()
    {
        addColumns();
        const char* file = "t/train-00000-of-00001";
        const std::string good = test::tfRecords(3);
        const std::string png = test::encodedImage(9, 9, "PNG", 1);
        const auto row = [&](const char* name, const std::string& bytes, const QStringList& wanted) {
            addRow(name, writes(file, bytes), QStringList{"train-00000-of-00001"} + wanted);
        };
        const auto one = [](const std::string& content) { return test::tfRecord(content); };
        const auto example = [&](const std::vector<std::string>& entries) {
            return test::tfRecord(test::tfExample(entries));
        };
        row("empty", "", {"it is empty"});
        row("text", "hello, this is text and long enough", {"it is no TFRecord file"});
        row("packed", test::gzip(good), {"packed by gzip", "gunzip"});
        row("cut off in the first head", good.substr(0, 9), {"ends within record 0"});
        row("cut off in a record", good.substr(0, 100), {"record 0", "the file ends before"});
        row("cut off in the last foot", good.substr(0, good.size() - 2), {"record 2", "cut off"});
        row("rubbish at the end", good + "x", {"ends within record 3"});
        row("length damaged", flipped(good, 1), {"first record's length has a wrong checksum"});
        row("checksum of the length damaged", flipped(good, 9), {"wrong checksum"});
        row("second length damaged", flipped(good, test::tfRecords(1).size() + 1),
            {"length of record 1", "wrong checksum"});
        row("content damaged", flipped(good, 60), {"wrong checksum"});
        row("checksum of the content damaged", flipped(good, good.size() - 1), {"wrong checksum"});
        row("absurd length", std::string(8, '\xFF') + test::tfRecord(std::string(8, '\xFF')).substr(8, 4),
            {"TFRecord"});
        row("empty record", one(""), {"record 0", "no feature “image/encoded” or “image”, and no other"});
        row("no protobuf", one("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"), {"record 0", "more than 64 bits"});
        row("text for an example", one("just text, nothing else"), {"record 0"});
        row("field longer than its message", one("\x0A\x7Fxx"), {"longer than the message"});
        row("field without a number", one(std::string("\0\0", 2)), {"without a number"});
        row("field of an unknown type", one("\x0B\0"), {"unknown type 3"});
        row("ends within a field", one("\x0A"), {"ends within a field"});
        row("no image", example({test::tfNumber("image/class/label", 1)}),
            {"no feature “image/encoded”", "its features are image/class/label"});
        row("no label", example({test::tfBytes("image/encoded", png)}), {"no feature “image/class/label” or “label”"});
        row("image is a number", example({test::tfNumber("image/encoded", 7), test::tfNumber("label", 1)}),
            {"is no encoded image"});
        row("image is empty", good + example({test::tfBytes("image/encoded", ""), test::tfNumber("label", 1)}),
            {"file is empty"});
        row("image is text", good + example({test::tfBytes("image/encoded", "hello"), test::tfNumber("label", 1)}),
            {"neither JPEG nor PNG nor WebP but text"});
        row("two labels",
            example({test::tfBytes("image/encoded", png),
                     test::protoField(1, test::protoField(1, "label") +
                                             test::protoField(2, test::protoField(3, test::protoField(1, "\1\2"))))}),
            {"“label” is not one whole number or text"});
        row("label is a fraction",
            example({test::tfBytes("image/encoded", png),
                     test::protoField(1, test::protoField(1, "label") +
                                             test::protoField(2, test::protoField(2, test::protoField(1, "abcd"))))}),
            {"“label” is not one whole number"});
        row("texts after numbers", good + example({test::tfBytes("image/encoded", png), test::tfBytes("label", "cat")}),
            {"record 3", "its label is a text, unlike those before"});
        addRow("all labels alike",
               [=](const test::Workspace& w) {
                   std::filesystem::remove(w.path("t/validation-00000-of-00001"));
                   w.write(file, example({test::tfBytes("image/encoded", png), test::tfNumber("label", 1)}));
               },
               {"its only class is 1"});
        addRow("label that training lacks",
               writes("t/validation-00000-of-00001",
                      example({test::tfBytes("image/encoded", png), test::tfNumber("label", 99)})),
               {"has the label 99, which no training sample has"});
        addRow("missing", removes("t"), {"No such file"});
        addRow("a link that leads nowhere", linksNowhere("t/train-00001-of-00002"),
               {"train-00001-of-00002", "No such file"});
        addRow("a pipe", makesAPipe("t/train-00001-of-00002"), {"train-00001-of-00002", "not a regular file"});
        addRow("no records",
               [=](const test::Workspace& w) {
                   std::filesystem::remove_all(w.path("t"));
                   w.write("t/readme.txt", "x");
               },
               {"holds no TFRecord files"});
    }
    void refusesBrokenTfRecords()
    {
        checkRefused(DataFormat::TfRecord, "t", [](const test::Workspace& w) {
            w.write("t/train-00000-of-00001", test::tfRecords(6));
            w.write("t/validation-00000-of-00001", test::tfRecords(3, 70));
        });
    }

    void refusesBrokenHdf5Files_data()
    {
        addColumns();
        const std::string good = readFile(fixture("plain.h5"));
        const auto row = [&](const char* name, const std::string& bytes, const QStringList& wanted) {
            addRow(name, writes("h/train.h5", bytes), QStringList{"train.h5"} + wanted);
        };
        row("empty", "", {"it is empty"});
        row("text", "hello", {"not an HDF5 file"});
        row("signature alone", good.substr(0, 8), {"not an HDF5 file, or the file is incomplete"});
        row("superblock cut off", good.substr(0, 60), {"not an HDF5 file, or the file is incomplete"});
        for (const int percent : {10, 30, 50, 70, 90, 99})
            row(("cut off at " + std::to_string(percent) + " %").c_str(),
                good.substr(0, good.size() * static_cast<std::size_t>(percent) / 100), {"HDF5"});
        row("weights of a network", readFile(fixture("inputs.h5")),
            {"no data set “features”; it holds a, b, c, labels"});
        row("packed data damaged",
            [&] {
                std::string bytes = readFile(fixture("packed.h5"));
                for (std::size_t i = bytes.size() / 2; i < bytes.size() / 2 + 40; ++i)
                    bytes[i] = static_cast<char>(~bytes[i]);
                return bytes;
            }(),
            {"HDF5"});
        addRow("tail overwritten",
               writes("h/train.h5", good.substr(0, good.size() / 2) + std::string(good.size() / 2, '\xFF')),
               {"has the label 0, which no training sample has"});
        addRow("other shape than the files before", writes("h/train2.h5", readFile(fixture("wide.h5"))),
               {"train2.h5", "another shape"});
        addRow("features beside images", writes("h/train2.h5", readFile(fixture("vector.h5"))),
               {"train2.h5", "shape or kind"});
        for (const auto& [name, wanted] : {std::pair{"texts_for_features.h5", "holds no features"},
                                           {"flat.h5", "is no list of images"},
                                           {"few_labels.h5", "6 labels for 7 images"},
                                           {"bad_labels.h5", "is no label"},
                                           {"bomb.h5", "claims to be larger"},
                                           {"empty.h5", "holds no images"},
                                           {"external.h5", "lies in other files"},
                                           {"texts.h5", "holds no labels"}})
            row(name, readFile(fixture(name)), {wanted});
        addRow("missing", removes("h"), {"No such file"});
        addRow("no files",
               [](const test::Workspace& w) {
                   std::filesystem::remove_all(w.path("h"));
                   w.makeFolder("h");
               },
               {"holds no HDF5 files"});
        addRow("a link that leads nowhere", linksNowhere("h/train-2.h5"), {"train-2.h5", "No such file"});
        addRow("a pipe", makesAPipe("h/train-2.h5"), {"train-2.h5", "not a regular file"});
        addRow("list of nothing",
               [](const test::Workspace& w) {
                   std::filesystem::remove_all(w.path("h"));
                   w.write("h/train.txt", "# nothing\n");
               },
               {"train.txt", "names no files"});
        addRow("list with a missing file",
               [](const test::Workspace& w) {
                   std::filesystem::remove_all(w.path("h"));
                   w.write("h/train.txt", "# here\nlost.h5\n");
               },
               {"train.txt", "line 2 names lost.h5, which is no file"});
    }
    void refusesBrokenHdf5Files()
    {
        checkRefused(DataFormat::Hdf5, "h", [](const test::Workspace& w) {
            w.write("h/train.h5", readFile(fixture("plain.h5")));
            w.write("h/val.h5", readFile(fixture("plain.h5")));
        });
    }

private:
    static std::filesystem::path fixture(const char* name)
    {
        return test::sourceFolder() / "tests/backend/fixtures/datasets" / name;
    }
    static std::string archive()
    {
        std::vector<std::pair<std::string, std::string>> files;
        for (const char* name : {"data_batch_1.bin", "data_batch_2.bin", "data_batch_3.bin", "data_batch_4.bin",
                                 "data_batch_5.bin", "test_batch.bin"})
            files.emplace_back(std::string("cifar-10-batches-bin/") + name, test::cifarBinary(4));
        return test::tarOf(files);
    }
};

TRAINYARD_TEST(DataHostileFormatsTest)

} // namespace data_hostile_formats_test

#include "data_hostile_formats_test.moc"
