// SPDX-License-Identifier: Apache-2.0
// TensorBoard's event files, written by tensorboard, tensorboardX and torch.utils.tensorboard: every value equals what
// TensorBoard's own reader gives (fixtures/foreign/make_foreign_fixtures.py). Damaged, cut and growing files.
#include "backend/base/crc32c.h"
#include "backend/base/files.h"
#include "backend/foreign/distribution.h"
#include "backend/foreign/imported_run.h"
#include "backend/foreign/open_log.h"
#include "backend/foreign/tensorboard_event.h"
#include "backend/protocol/program_line.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <map>

namespace foreign_tensorboard_test {

using namespace trainyard;
using namespace trainyard::foreign;
namespace fs = std::filesystem;

namespace {

fs::path fixture(const char* folder)
{
    return test::sourceFolder() / "tests/backend/fixtures/foreign" / folder;
}

/// All that a log holds: by series and step, later sessions and later values win.
struct Collected {
    std::map<std::string, std::map<std::int64_t, Point>> points;
    LogNews news; ///< everything but the points
    std::int64_t count = 0;

    void add(const LogReader& reader, const LogNews& more)
    {
        for (const Point& point : more.points) {
            points[reader.series()[point.series]][point.step] = point;
            ++count;
        }
        news.parameters.insert(news.parameters.end(), more.parameters.begin(), more.parameters.end());
        news.texts.insert(news.texts.end(), more.texts.begin(), more.texts.end());
        news.damage.insert(news.damage.end(), more.damage.begin(), more.damage.end());
        news.histograms.insert(news.histograms.end(), more.histograms.begin(), more.histograms.end());
        news.images.insert(news.images.end(), more.images.begin(), more.images.end());
        news.otherRecords += more.otherRecords;
    }
    /// Removes what later sessions replace.
    void settle(const LogReader& reader)
    {
        for (auto& [name, steps] : points)
            std::erase_if(steps, [&](const auto& entry) {
                for (std::size_t later = entry.second.session + 1; later < reader.sessions().size(); ++later)
                    if (entry.first > reader.sessions()[later].startStep)
                        return true;
                return false;
            });
    }
};

Collected readAll(const fs::path& path, std::size_t mostPoints = kPointsAtOnce)
{
    const auto reader = openLog({LogKind::TensorBoard, path, {}});
    Collected out;
    LogNews news;
    do {
        news = reader->poll(mostPoints);
        out.add(*reader, news);
    } while (news.more);
    out.settle(*reader);
    return out;
}

double numberOf(const nlohmann::json& value)
{
    return value.is_string() ? std::strtod(value.get<std::string>().c_str(), nullptr) : value.get<double>();
}

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

std::string framed(const std::string& content)
{
    const auto little = [](std::uint64_t value, int bytes) {
        std::string out;
        for (int i = 0; i < bytes; ++i, value >>= 8)
            out += static_cast<char>(value & 255);
        return out;
    };
    const auto masked = [](const std::string& bytes) {
        return maskedCrc32c({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
    };
    const std::string length = little(content.size(), 8);
    return length + little(masked(length), 4) + content + little(masked(content), 4);
}

std::string varint(std::uint64_t value)
{
    std::string out;
    for (; value > 127; value >>= 7)
        out += static_cast<char>((value & 127) | 128);
    return out + static_cast<char>(value);
}

/// An Event with one simple_value.
std::string scalarEvent(const std::string& tag, std::int64_t step, float value)
{
    std::string bits(4, '\0');
    std::memcpy(bits.data(), &value, 4);
    const std::string inner = std::string("\x0a") + static_cast<char>(tag.size()) + tag + "\x15" + bits;
    const std::string summary = std::string("\x0a") + static_cast<char>(inner.size()) + inner;
    return std::string("\x10") + varint(static_cast<std::uint64_t>(step)) + "\x2a" + static_cast<char>(summary.size()) +
           summary;
}

void append(const fs::path& file, const std::string& bytes)
{
    std::ofstream(file, std::ios::binary | std::ios::app) << bytes;
}

} // namespace

class ForeignTensorboardTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void valuesEqualThoseOfTensorBoardsReader_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char* folder :
             {"tensorboard-v2", "tensorboard-restart", "tensorboardx", "torch-utils", "torch-utils/trial"})
            QTest::newRow(folder) << folder;
    }
    void valuesEqualThoseOfTensorBoardsReader()
    {
        QFETCH(QString, folder);
        const fs::path path = fixture(qPrintable(folder));
        const nlohmann::json expected = nlohmann::json::parse(readFile(path / "expected.json"));
        for (const std::size_t mostPoints : {kPointsAtOnce, std::size_t{1}}) {
            const Collected read = readAll(path, mostPoints);
            std::size_t series = 0;
            for (const auto& [tag, points] : expected.at("scalars").items()) {
                QVERIFY2(read.points.contains(tag), tag.c_str());
                const auto& steps = read.points.at(tag);
                QCOMPARE(steps.size(), points.size());
                for (const nlohmann::json& point : points) {
                    const Point& found = steps.at(point[0].get<std::int64_t>());
                    QCOMPARE(found.time, point[1].get<double>());
                    QVERIFY2(same(found.value.mean, numberOf(point[2])), tag.c_str());
                }
                ++series;
            }
            for (const auto& [tag, points] : expected.at("histograms").items()) {
                for (const nlohmann::json& point : points) {
                    const SeriesValue& found = read.points.at(tag).at(point[0].get<std::int64_t>()).value;
                    QCOMPARE(found.min, numberOf(point[1]));
                    QCOMPARE(found.max, numberOf(point[2]));
                    QCOMPARE(found.count, point[3].get<std::int64_t>());
                    QVERIFY(std::abs(found.mean - numberOf(point[4])) < 1e-12);
                }
                ++series;
            }
            QCOMPARE(read.points.size(), series);
            QVERIFY(read.news.damage.empty());
            std::map<std::string, std::string> parameters;
            for (const LogParameter& one : read.news.parameters)
                parameters[one.name] = one.value;
            QCOMPARE(parameters.size(), expected.at("parameters").size());
            for (const auto& [name, value] : expected.at("parameters").items()) {
                const std::string text = value.get<std::string>();
                char* end = nullptr;
                const double number = std::strtod(text.c_str(), &end);
                if (*end == '\0')
                    QCOMPARE(std::strtod(parameters.at(name).c_str(), nullptr), number);
                else
                    QCOMPARE(parameters.at(name), text);
            }
            std::size_t texts = 0;
            for (const auto& [tag, entries] : expected.at("texts").items())
                texts += entries.size();
            QCOMPARE(read.news.texts.size(), texts);
            for (const LogText& text : read.news.texts)
                QCOMPARE(text.text, expected.at("texts").at(text.name)[0][1].get<std::string>());
        }
    }

    void readsHistogramsAndImagesAsSuch()
    {
        for (const char* folder : {"tensorboard-v2", "torch-utils", "tensorboardx"}) {
            const LogNews news = readAll(fixture(folder)).news;
            const auto expected =
                nlohmann::json::parse(readFile(fixture(folder) / "expected.json")).at("histograms").at("weights");
            QCOMPARE(news.histograms.size(), expected.size());
            const ValueHistogram& values = news.histograms.front().values;
            QVERIFY(isSound(values));
            QCOMPARE(news.histograms.front().step, expected[0][0].get<std::int64_t>());
            QCOMPARE(values.finite(), expected[0][3].get<std::int64_t>());
            QVERIFY(std::fabs(values.min - expected[0][1].get<double>()) < 1e-12);
            QVERIFY(std::fabs(values.max - expected[0][2].get<double>()) < 1e-12);
            QVERIFY(std::fabs(values.mean - expected[0][4].get<double>()) < 0.05);
        }
        // The writer was given 100 values spread evenly over [-2, 2]: an eighth of them lies in [-2, -1.5).
        const ValueHistogram even = readAll(fixture("tensorboardx")).news.histograms.front().values;
        QVERIFY(std::abs(even.inBin(binOf(-1.75)) - 12) <= 2 && std::abs(even.inBin(binOf(1.25)) - 12) <= 2);
        const LogNews pictures = readAll(fixture("tensorboardx")).news;
        QCOMPARE(pictures.otherRecords, std::int64_t{0});
        QCOMPARE(pictures.images.size(), std::size_t{1});
        QCOMPARE(pictures.images[0].name, std::string("image"));
        QCOMPARE(pictures.images[0].step, std::int64_t{1});
        QVERIFY(pictures.images[0].bytes.starts_with("\x89PNG"));
    }

    void histogramsAndImagesOfALogAreThoseOfItsRun()
    {
        const QTemporaryDir home;
        const fs::path runs = fs::path(home.path().toStdString()) / "runs";
        fs::create_directories(runs);
        FoundLog log;
        log.source = {LogKind::TensorBoard, fixture("tensorboardx"), {}};
        log.name = "log";
        ImportedRun run(log, runs);
        while (run.advance().more) {
        }
        run.finish();
        const fs::path root = run.directory().root();
        std::size_t histograms = 0, images = 0;
        std::ifstream events(run.directory().events(1));
        for (std::string line; std::getline(events, line);) {
            const auto event = parseEventLine(line);
            QVERIFY2(event, line.c_str());
            histograms += std::holds_alternative<HistogramEvent>(event->body) ? 1 : 0;
            if (const auto* message = std::get_if<MessageEvent>(&event->body))
                if (const auto image = imageIn(message->text)) {
                    ++images;
                    QVERIFY(fs::file_size(root / image->file) > 50);
                }
        }
        QCOMPARE(histograms, std::size_t{1});
        QCOMPARE(images, std::size_t{1});
    }

    void spreadBucketsKeepEveryValue()
    {
        const auto spreadOut = spread({{-3.0, -1.0, 10.0}, {-1.0, 0.0, 7.0}, {0.0, 0.0, 4.0}, {0.0, 5.0, 1001.0}});
        QVERIFY(spreadOut && isSound(*spreadOut));
        QCOMPARE(spreadOut->finite(), std::int64_t{1022});
        QCOMPARE(spreadOut->zeros(), std::int64_t{4});
        QVERIFY(std::abs(spreadOut->inBin(binOf(4.5)) - 200) <= 1);
        QVERIFY(!spread({{1.0, 0.0, 5.0}, {std::nan(""), 2.0, 5.0}, {1.0, 2.0, 0.0}}));
    }

    void aRestartReplacesThePointsBeyondIt()
    {
        const auto reader = openLog({LogKind::TensorBoard, fixture("tensorboard-restart"), {}});
        const LogNews news = reader->poll(kPointsAtOnce);
        QCOMPARE(news.points.size(), std::size_t{(30 + 20) * 2});
        QCOMPARE(reader->sessions().size(), std::size_t{2});
        QCOMPARE(reader->sessions()[1].startStep, std::int64_t{19});
    }

    void goesOnFromItsPositionAtEveryByte()
    {
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "events.out.tfevents.1";
        std::string bytes;
        for (int step = 0; step < 12; ++step)
            bytes += framed(scalarEvent(step % 3 == 0 ? "loss" : "accuracy", step, static_cast<float>(step) / 4.0F));
        std::string position;
        Collected all;
        for (const char byte : bytes) { // the file grows by a byte, and every reader is a new one
            append(file, std::string(1, byte));
            const auto reader = openLog({LogKind::TensorBoard, folder.path().toStdString(), {}});
            if (!position.empty())
                reader->resume(position);
            all.add(*reader, reader->poll());
            position = reader->position();
        }
        QCOMPARE(all.count, std::int64_t{12});
        QCOMPARE(all.points.at("loss").size(), std::size_t{4});
        QCOMPARE(all.points.at("accuracy").at(11).value.mean, 2.75);
        QVERIFY(all.news.damage.empty());
    }

    void readsOnBehindDamage_data()
    {
        QTest::addColumn<int>("place"); // in the third record
        QTest::addColumn<QString>("code");
        QTest::newRow("length") << 2 << "foreign.record-length";
        QTest::newRow("checksum of the length") << 9 << "foreign.record-length";
        QTest::newRow("content") << 15 << "foreign.record-checksum";
    }
    void readsOnBehindDamage()
    {
        QFETCH(int, place);
        QFETCH(QString, code);
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "events.out.tfevents.1";
        const std::string one = framed(scalarEvent("loss", 0, 0.5F));
        std::string bytes;
        for (int step = 0; step < 6; ++step)
            bytes += framed(scalarEvent("loss", step, 0.5F));
        bytes[one.size() * 2 + static_cast<std::size_t>(place)] ^= 0x40;
        append(file, bytes);
        const Collected read = readAll(folder.path().toStdString());
        QCOMPARE(read.points.at("loss").size(), std::size_t{5});
        QVERIFY(!read.points.at("loss").contains(2));
        QCOMPARE(read.news.damage.size(), std::size_t{1});
        QCOMPARE(read.news.damage[0].what.code, code.toStdString());
        QCOMPARE(read.news.damage[0].offset, static_cast<std::int64_t>(one.size() * 2));
        QCOMPARE(read.news.damage[0].file, file);
    }

    void aTailOfZerosIsToldOnceAndTheFileFollowedOn()
    {
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "events.out.tfevents.1";
        append(file, framed(scalarEvent("loss", 0, 0.5F)) + std::string(50'000, '\0'));
        const auto reader = openLog({LogKind::TensorBoard, folder.path().toStdString(), {}});
        Collected all;
        all.add(*reader, reader->poll());
        all.add(*reader, reader->poll());
        QCOMPARE(all.news.damage.size(), std::size_t{1});
        append(file, framed(scalarEvent("loss", 1, 0.25F)));
        all.add(*reader, reader->poll());
        QCOMPARE(all.count, std::int64_t{2});
        QCOMPARE(all.news.damage.size(), std::size_t{1});
    }

    void aHugeLengthIsRefused()
    {
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "events.out.tfevents.1";
        std::string length("\xff\xff\xff\xff\xff\xff\xff\x7f", 8);
        const std::uint32_t crc = maskedCrc32c({reinterpret_cast<const std::uint8_t*>(length.data()), 8});
        length.append(reinterpret_cast<const char*>(&crc), 4);
        append(file, length + framed(scalarEvent("loss", 3, 0.5F)));
        const Collected read = readAll(folder.path().toStdString());
        QCOMPARE(read.count, std::int64_t{1});
        QCOMPARE(read.news.damage.at(0).what.code, std::string("foreign.record-long"));
    }

    void namesOfAnyBytesBecomeSafeAndStayDifferent()
    {
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "events.out.tfevents.1";
        append(file, framed(scalarEvent("a\nb", 0, 1.0F)) + framed(scalarEvent("a\tb", 0, 2.0F)) +
                         framed(scalarEvent("\xff\xfe", 0, 3.0F)) + framed(scalarEvent("größe", 0, 4.0F)));
        const Collected read = readAll(folder.path().toStdString());
        QCOMPARE(read.points.size(), std::size_t{4});
        QVERIFY(read.points.contains("größe"));
        for (const auto& [name, steps] : read.points)
            for (const char letter : name)
                QVERIFY(letter < 0 || letter >= 0x20);
    }

    void subfoldersAreRunsNamedAsInTensorBoard()
    {
        const std::vector<FoundLog> found = findLogs(fixture("torch-utils"));
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].name, std::string("torch-utils"));
        QCOMPARE(found[1].name, std::string("trial"));
        QVERIFY_THROWS_EXCEPTION(Failure, findLogs("/no/such/folder"));
    }

    void aDamagedSessionsTimesAreLeftOut()
    {
        const auto session = [](double started) {
            std::string bits(8, '\0');
            std::memcpy(bits.data(), &started, 8);
            const std::string info = "\x29" + bits; // start_time_secs
            return parseHParams("\x1a" + varint(info.size()) + info).startedAt;
        };
        QCOMPARE(session(1.7e9), 1.7e9);
        for (const double damaged : {1e300, -1.0, std::numeric_limits<double>::infinity(), std::nan("")})
            QCOMPARE(session(damaged), 0.0);
    }

    /// One after the other would exhaust the stack.
    void endlessListsWithinListsEnd()
    {
        std::vector<std::string> heads;
        std::size_t size = 0;
        for (int i = 0; i < 300'000; ++i)
            for (const char* tag : {"\x0a", "\x32"}) { // a list's value, a value's list
                heads.push_back(tag + varint(size));
                size += heads.back().size();
            }
        std::string value;
        std::for_each(heads.rbegin(), heads.rend(), [&](const std::string& head) { value += head; });
        const std::string entry = "\x0a\x01k\x12" + varint(value.size()) + value;
        const std::string info = "\x0a" + varint(entry.size()) + entry;
        const HParams read = parseHParams("\x1a" + varint(info.size()) + info);
        QCOMPARE(read.parameters.size(), std::size_t{1});
        QCOMPARE(read.parameters[0].first, std::string("k"));
    }

    void refusesAForeignPosition()
    {
        for (const char* position : {"", "{}", "[1]",
                                     R"({"version":1,"sessions":[-1],"highest_step":0,"parameters":{},"damage":0,)"
                                     R"("log":{"files":{"../x":{}},"kinds":{}}})"}) {
            const auto reader = openLog({LogKind::TensorBoard, fixture("torch-utils"), {}});
            QVERIFY_THROWS_EXCEPTION(Failure, reader->resume(position));
        }
    }
};

TRAINYARD_TEST(ForeignTensorboardTest)

} // namespace foreign_tensorboard_test

#include "foreign_tensorboard_test.moc"
