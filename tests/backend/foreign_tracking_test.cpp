// SPDX-License-Identifier: Apache-2.0
// Logs of MLflow and W&B, written by their own packages (fixtures/foreign/make_foreign_fixtures.py): every value equals
// what MLflow's client reads, or what was given to W&B. Damaged and growing ones.
#include "backend/base/crc32c.h"
#include "backend/base/files.h"
#include "backend/foreign/flat_yaml.h"
#include "backend/foreign/open_log.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <map>

namespace foreign_tracking_test {

using namespace trainyard;
using namespace trainyard::foreign;
namespace fs = std::filesystem;

namespace {

fs::path fixtureAt(const char* folder)
{
    return test::sourceFolder() / "tests/backend/fixtures/foreign" / folder;
}

std::string varint(std::uint64_t value)
{
    std::string out;
    for (; value > 127; value >>= 7)
        out += static_cast<char>((value & 127) | 128);
    return out + static_cast<char>(value);
}

/// A field of bytes of a Protocol Buffers message.
std::string field(std::uint64_t number, const std::string& bytes)
{
    return varint(number << 3 | 2) + varint(bytes.size()) + bytes;
}

std::string littleEndian(std::uint32_t value, int bytes)
{
    std::string out;
    for (int i = 0; i < bytes; ++i, value >>= 8)
        out += static_cast<char>(value & 255);
    return out;
}

/// A file of one record, which goes over the ends of blocks.
std::string wandbFile(std::string_view record)
{
    constexpr std::size_t kBlock = 32768, kHead = 7;
    std::string out(":W&B\xe1\xbe\0", kHead);
    const bool whole = record.size() <= kBlock - 2 * kHead;
    for (bool first = true; first || !record.empty(); first = false) {
        const std::size_t length = std::min(record.size(), kBlock - out.size() % kBlock - kHead);
        const bool last = length == record.size();
        const std::string checked = std::string(1, whole   ? '\1'
                                                   : first ? '\2'
                                                   : last  ? '\4'
                                                           : '\3') +
                                    std::string(record.substr(0, length));
        out += littleEndian(crc32({reinterpret_cast<const std::uint8_t*>(checked.data()), checked.size()}), 4) +
               littleEndian(static_cast<std::uint32_t>(length), 2) + checked;
        record.remove_prefix(length);
    }
    return out;
}

struct WholeLog {
    std::map<std::string, std::vector<Point>> points;
    std::map<std::string, std::string> parameters;
    LogFacts facts;
    std::vector<LogDamage> damage;
};

WholeLog wholeLog(const LogSource& source, std::size_t mostPoints = kPointsAtOnce)
{
    WholeLog out;
    std::string position;
    for (bool more = true; more;) { // each poll by a new reader
        const auto reader = openLog(source);
        if (!position.empty())
            reader->resume(position);
        const LogNews news = reader->poll(mostPoints);
        for (const Point& point : news.points)
            out.points[reader->series()[point.series]].push_back(point);
        for (const LogParameter& one : news.parameters)
            out.parameters[one.name] = one.value;
        if (news.facts)
            out.facts = *news.facts;
        out.damage.insert(out.damage.end(), news.damage.begin(), news.damage.end());
        position = reader->position();
        more = news.more;
    }
    return out;
}

bool equalNumber(const nlohmann::json& expected, double found)
{
    const double number =
        expected.is_string() ? std::strtod(expected.get<std::string>().c_str(), nullptr) : expected.get<double>();
    return number == found || (std::isnan(number) && std::isnan(found));
}

} // namespace

class ForeignTrackingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void valuesEqualThoseOfMlflowsClient()
    {
        const nlohmann::json expected = nlohmann::json::parse(readFile(fixtureAt("mlflow") / "expected.json"));
        const std::vector<FoundLog> found = findLogs(fixtureAt("mlflow"));
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY(found[0].name.starts_with("digits/"));
        for (const FoundLog& log : found)
            for (const std::size_t mostPoints : {kPointsAtOnce, std::size_t{1}}) {
                const WholeLog read = wholeLog(log.source, mostPoints);
                const nlohmann::json& run = expected.at(read.facts.name);
                QCOMPARE(read.facts.startedAt, run.at("started").get<double>());
                QCOMPARE(read.facts.endedAt, run.at("ended").get<double>());
                QCOMPARE(read.facts.end == ExitCode::Completed, run.at("status") == "FINISHED");
                QCOMPARE(read.points.size(), run.at("metrics").size());
                for (const auto& [metric, history] : run.at("metrics").items()) {
                    const std::vector<Point>& points = read.points.at(metric);
                    QCOMPARE(points.size(), history.size());
                    for (std::size_t i = 0; i < history.size(); ++i) {
                        const bool counted = metric == "no steps";
                        QCOMPARE(points[i].step,
                                 counted ? static_cast<std::int64_t>(i) : history[i][0].get<std::int64_t>());
                        QCOMPARE(points[i].time, history[i][1].get<double>());
                        QVERIFY(equalNumber(history[i][2], points[i].value.mean));
                    }
                }
                QCOMPARE(read.parameters.size(), run.at("parameters").size());
                for (const auto& [name, value] : run.at("parameters").items())
                    QCOMPARE(read.parameters.at(name), value.get<std::string>());
                if (read.facts.name == "baseline") {
                    QCOMPARE(read.facts.tags, std::vector<std::string>{"team=blue"});
                    QCOMPARE(read.facts.notes, std::string("Some notes"));
                }
                QVERIFY(read.damage.empty());
            }
    }

    void valuesEqualThoseGivenToWandb()
    {
        const fs::path folder = fixtureAt("wandb-offline/offline-run-1");
        const nlohmann::json expected = nlohmann::json::parse(readFile(folder / "expected.json"));
        for (const std::size_t mostPoints : {kPointsAtOnce, std::size_t{1}}) {
            const WholeLog read = wholeLog({LogKind::Wandb, folder, {}}, mostPoints);
            QCOMPARE(read.facts.name, std::string("baseline"));
            QCOMPARE(read.facts.notes, std::string("Some notes"));
            QCOMPARE(read.facts.tags, (std::vector<std::string>{"project=fixtures", "first", "two words"}));
            QVERIFY(std::abs(read.facts.startedAt - expected.at("started").get<double>()) < 1e-6);
            QVERIFY(read.facts.end == ExitCode::Completed);
            QCOMPARE(read.parameters, (std::map<std::string, std::string>{{"amp", "true"},
                                                                          {"layers", "[1,2]"},
                                                                          {"lr", "0.05"},
                                                                          {"optimizer/beta", "0.9"},
                                                                          {"optimizer/name", "adam"}}));
            QCOMPARE(read.points.size(), expected.at("scalars").size() + expected.at("histograms").size());
            for (const auto& [name, points] : expected.at("scalars").items()) {
                QCOMPARE(read.points.at(name).size(), points.size());
                for (std::size_t i = 0; i < points.size(); ++i) {
                    QCOMPARE(read.points.at(name)[i].step, points[i][0].get<std::int64_t>());
                    QVERIFY2(equalNumber(points[i][1], read.points.at(name)[i].value.mean), name.c_str());
                    QVERIFY(read.points.at(name)[i].time > 1.7e9);
                }
            }
            for (const auto& [name, points] : expected.at("histograms").items())
                for (std::size_t i = 0; i < points.size(); ++i) {
                    const Point& found = read.points.at(name)[i];
                    QCOMPARE(found.step, points[i][0].get<std::int64_t>());
                    QCOMPARE(found.value.min, points[i][1].get<double>());
                    QCOMPARE(found.value.max, points[i][2].get<double>());
                    QCOMPARE(found.value.count, points[i][3].get<std::int64_t>());
                }
            QVERIFY(read.damage.empty());
        }
    }

    void damageInAWandbFileIsToldAndTheRestRead()
    {
        const QTemporaryDir place;
        const fs::path file = fs::path(place.path().toStdString()) / "run-2.wandb";
        std::string bytes = readFile(fixtureAt("wandb-offline/offline-run-1/run-1.wandb"));
        // Two further blocks of the same records, of which a byte in the first block is damaged.
        bytes.resize(32768, '\0');
        std::ofstream(file, std::ios::binary) << bytes + bytes.substr(0, 7);
        bytes[3000] ^= 1;
        std::ofstream(file, std::ios::binary) << bytes;
        const WholeLog read = wholeLog({LogKind::Wandb, file, {}});
        QCOMPARE(read.damage.size(), std::size_t{1});
        QCOMPARE(read.damage[0].what.code, std::string("foreign.fragment"));
        QVERIFY(read.points.at("loss").size() > 1 && read.points.at("loss").size() < 40);
        std::ofstream(file, std::ios::binary) << std::string(100, 'x');
        QCOMPARE(wholeLog({LogKind::Wandb, file, {}}).damage.at(0).what.code, std::string("foreign.no-wandb"));
    }

    void aValueNestedDeeperThanTheStackIsAText()
    {
        const QTemporaryDir place;
        const fs::path file = fs::path(place.path().toStdString()) / "run-4.wandb";
        const std::string deep = std::string(400'000, '[') + std::string(400'000, ']');
        const std::string item = field(1, "deep") + field(16, deep);
        std::ofstream(file, std::ios::binary) << wandbFile(field(17, field(4, field(1, item))));
        const WholeLog read = wholeLog({LogKind::Wandb, file, {}});
        QVERIFY(read.damage.empty());
        QCOMPARE(read.parameters.size(), std::size_t{1});
        QVERIFY(read.parameters.at("deep").starts_with("[[[["));
        std::ofstream(file, std::ios::binary) << wandbFile(field(2, field(1, item))); // a line of the history
        QCOMPARE(wholeLog({LogKind::Wandb, file, {}}).damage.at(0).what.code, std::string("foreign.no-wandb-record"));
    }

    void aDamagedStartIsLeftOut()
    {
        const QTemporaryDir place;
        const fs::path file = fs::path(place.path().toStdString()) / "run-5.wandb";
        const auto startOf = [&](std::uint64_t seconds) {
            std::ofstream(file, std::ios::binary)
                << wandbFile(field(17, field(8, "name") + field(17, "\x08" + varint(seconds))));
            return wholeLog({LogKind::Wandb, file, {}}).facts.startedAt;
        };
        QCOMPARE(startOf(1'700'000'000), 1.7e9);
        QCOMPARE(startOf(std::uint64_t{1} << 62), 0.0);
    }

    void aWandbFileIsFollowedByteByByte()
    {
        const QTemporaryDir place;
        const fs::path file = fs::path(place.path().toStdString()) / "run-3.wandb";
        const std::string bytes = readFile(fixtureAt("wandb-offline/offline-run-1/run-1.wandb"));
        const LogSource source{LogKind::Wandb, file, {}};
        std::string position;
        std::size_t points = 0;
        for (std::size_t size = 0; size <= bytes.size(); size += 97) {
            std::ofstream(file, std::ios::binary) << bytes.substr(0, size + 97 > bytes.size() ? bytes.size() : size);
            const auto reader = openLog(source);
            if (!position.empty())
                reader->resume(position);
            const LogNews news = reader->poll();
            QVERIFY(news.damage.empty());
            points += news.points.size();
            position = reader->position();
        }
        std::size_t whole = 0;
        for (const auto& [name, all] : wholeLog(source).points)
            whole += all.size();
        QCOMPARE(points, whole);
    }

    void readsSimpleYaml()
    {
        using Values = std::vector<std::pair<std::string, std::string>>;
        QCOMPARE(readFlatYaml(
                     "# c\na: 1\nb: 'it''s'\nc: \"x \\\"y\\\"\"\nopt:\n  lr: 0.1 # rate\n  betas:\n  - 0.9\n  - 0.99\n"
                     "d: http://x:1\nempty: ''\nbroken\n"),
                 (Values{{"a", "1"},
                         {"b", "it's"},
                         {"c", "x \"y\""},
                         {"opt/lr", "0.1"},
                         {"opt/betas", "0.9, 0.99"},
                         {"d", "http://x:1"},
                         {"empty", ""}}));
    }
};

TRAINYARD_TEST(ForeignTrackingTest)

} // namespace foreign_tracking_test

#include "foreign_tracking_test.moc"
