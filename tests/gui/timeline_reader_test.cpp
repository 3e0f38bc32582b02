// SPDX-License-Identifier: GPL-3.0-or-later
// Reading of traces: ours, PyTorch's, others', and what hostile or damaged files do.
#include "gui/services/trace_source.h"
#include "gui/trace/analysis.h"
#include "gui/trace/trace_reader.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <map>
#include <random>

namespace timeline_reader_test {

using namespace trainyard;
using namespace trainyard::timeline;
using timeline::Bin; // the store has one, too

namespace {

std::unique_ptr<Trace> read(const std::string& text, std::size_t piece = 1 << 20)
{
    TraceBuilder builder;
    TraceReader reader(builder, builder.addFile("text"));
    for (std::size_t at = 0; at < text.size(); at += piece)
        reader.feed(std::string_view(text).substr(at, piece));
    reader.finish();
    return builder.build();
}

std::unique_ptr<Trace> readFiles(const std::vector<std::string>& texts)
{
    TraceBuilder builder;
    for (const std::string& text : texts) {
        TraceReader reader(builder, builder.addFile("file"));
        reader.feed(text);
        reader.finish();
    }
    return builder.build();
}

std::string fixture(const char* name)
{
    QFile file(QString::fromStdString((test::sourceFolder() / "tests/gui/fixtures" / name).string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// "name begin-end" in microseconds by depth of the only thread.
QStringList rows(const Trace& trace)
{
    QStringList out;
    for (const Track& track : trace.tracks)
        for (const Row& row : track.rows) {
            QStringList slices;
            for (std::size_t i = 0; i < row.size(); ++i)
                slices << QString("%1 %2-%3")
                              .arg(QString::fromStdString(trace.labels[row.label[i]].name))
                              .arg((row.begin[i] + trace.begin) / 1000.0)
                              .arg((row.end[i] + trace.begin) / 1000.0);
            out << slices.join(", ");
        }
    return out;
}

} // namespace

// moc does not read raw strings whose quotes are odd: those are written with escapes.
class TimelineReaderTest : public QObject {
    Q_OBJECT

private slots:
    void readsArraysAndObjects()
    {
        const std::string events =
            "[{\"name\":\"a\",\"ph\":\"X\",\"pid\":1,\"tid\":2,\"ts\":10,\"dur\":5},\n                                 "
            "      {\"name\":\"b\",\"ph\":\"X\",\"pid\":1,\"tid\":2,\"ts\":11.5,\"dur\":1.25}]";
        const QStringList expected{"a 10-15", "b 11.5-12.75"};
        QCOMPARE(rows(*read(events)), expected);
        QCOMPARE(rows(*read("\xEF\xBB\xBF " + events)), expected);
        QCOMPARE(rows(*read("{\"displayTimeUnit\":\"ms\",\"other\":{\"x\":[1,{\"y\":\"]}\"}]},\"traceEvents\":" +
                            events + ",\"more\":3}")),
                 expected);
        for (std::size_t piece = 1; piece < 40; ++piece)
            QCOMPARE(rows(*read("{\"traceEvents\":" + events + "}", piece)), expected);
        QVERIFY(!read("{\"traceEvents\":" + events + "}")->files[0].cut);
    }

    void takesTextsForNumbers()
    {
        const auto trace =
            read(R"([{"ph":"M","name":"thread_name","pid":"Spans","tid":"stream 7","args":{"name":"GPU"}},
            {"name":"a","ph":"X","pid":"Spans","tid":"stream 7","ts":"10.5","dur":"2"}])");
        QCOMPARE(rows(*trace), QStringList{"a 10.5-12.5"});
        QCOMPARE(trace->processes[0].id, std::string("Spans"));
        QCOMPARE(trace->tracks[0].name, std::string("GPU"));
    }

    void pairsBeginsAndEnds()
    {
        const auto trace =
            read(R"([{"ph":"B","name":"a","pid":1,"tid":1,"ts":0},{"ph":"B","name":"b","pid":1,"tid":1,"ts":2},
            {"ph":"E","pid":1,"tid":1,"ts":5},{"ph":"i","name":"mark","pid":1,"tid":1,"ts":6,"s":"t"},{"ph":"E","pid":1,"tid":1,"ts":9},
            {"ph":"E","pid":1,"tid":1,"ts":10},{"ph":"B","name":"open","pid":1,"tid":1,"ts":11},{"ph":"X","name":"in","pid":1,"tid":1,"ts":12,"dur":3}])");
        QCOMPARE(rows(*trace), (QStringList{"a 0-9, open 11-15", "b 2-5, mark 6-6, in 12-15"}));
        QCOMPARE(trace->files[0].unmatched, 2u);
    }

    void nestsWhateverTheOrder()
    {
        std::vector<std::string> events;
        for (const char* event : {R"({"name":"step","ph":"X","pid":0,"tid":1,"ts":0,"dur":100})",
                                  R"({"name":"f","ph":"X","pid":0,"tid":1,"ts":0,"dur":40})",
                                  R"({"name":"l1","ph":"X","pid":0,"tid":1,"ts":0,"dur":20})",
                                  R"({"name":"l2","ph":"X","pid":0,"tid":1,"ts":20,"dur":20})",
                                  R"({"name":"g","ph":"X","pid":0,"tid":1,"ts":40,"dur":60})",
                                  R"({"name":"next","ph":"X","pid":0,"tid":1,"ts":100,"dur":1})"})
            events.push_back(event);
        std::mt19937 random(1);
        for (int turn = 0; turn < 20; ++turn) {
            std::shuffle(events.begin(), events.end(), random);
            std::string text = "[";
            for (const std::string& event : events)
                text += (text.size() > 1 ? "," : "") + event;
            QCOMPARE(rows(*read(text + "]")),
                     (QStringList{"step 0-100, next 100-101", "f 0-40, g 40-100", "l1 0-20, l2 20-40"}));
        }
    }

    /// Begin and duration are rounded apart: a parent may seem to end a nanosecond after the next one's begin.
    void roundingDoesNotNest()
    {
        QCOMPARE(
            rows(
                *read(
                    R"([{"name":"a","ph":"X","pid":0,"tid":1,"ts":0.001,"dur":10.001},{"name":"b","ph":"X","pid":0,"tid":1,"ts":10.001,"dur":5}])"))
                .size(),
            1);
        QCOMPARE(
            rows(
                *read(
                    R"([{"name":"a","ph":"X","pid":0,"tid":1,"ts":0,"dur":11},{"name":"b","ph":"X","pid":0,"tid":1,"ts":10,"dur":5}])"))
                .size(),
            1);
        QCOMPARE(
            rows(
                *read(
                    R"([{"name":"a","ph":"X","pid":0,"tid":1,"ts":0,"dur":12},{"name":"b","ph":"X","pid":0,"tid":1,"ts":10,"dur":1}])"))
                .size(),
            2);
    }

    void namesAreUnescaped()
    {
        const auto trace = read("[{\"name\":\"a \\\"b\\\" \\\\ \\u00fc \\ud83d\\ude00 "
                                "\\ud800\",\"ph\":\"X\",\"pid\":0,\"tid\":1,\"ts\":0,\"dur\":1}]");
        QCOMPARE(trace->labels[0].name, std::string("a \"b\" \\ \u00fc \U0001F600 \uFFFD"));
    }

    void readsPyTorchAsAnyJsonParserDoes()
    {
        const std::string text = fixture("pytorch-small.json");
        QVERIFY(!text.empty());
        std::map<std::string, std::pair<int, std::int64_t>> expected, found;
        const auto document = nlohmann::json::parse(text);
        for (const auto& event : document.at("traceEvents"))
            if (event.value("ph", "") == "X") {
                auto& [count, sum] = expected[event.at("name")];
                ++count;
                sum += std::llround(event.at("dur").get<double>() * 1000.0);
            }
        const auto trace = read(text);
        for (const Track& track : trace->tracks)
            for (const Row& row : track.rows)
                for (std::size_t i = 0; i < row.size(); ++i)
                    if (trace->labels[row.label[i]].name != "Record Window End" &&
                        trace->labels[row.label[i]].name != "Iteration Start: PyTorch Profiler") {
                        auto& [count, sum] = found[trace->labels[row.label[i]].name];
                        ++count;
                        sum += row.end[i] - row.begin[i];
                    }
        QCOMPARE(found.size(), expected.size());
        for (const auto& [name, value] : expected) {
            QCOMPARE(found[name].first, value.first);
            QVERIFY2(std::abs(found[name].second - value.second) <= 2 * value.first, name.c_str());
        }
        QCOMPARE(trace->files[0].damaged, 0u);
        QVERIFY(!trace->files[0].cut);
    }

    void compressedAndCutFilesAreRead()
    {
        QTemporaryDir folder;
        const std::string packed = fixture("pytorch-small.json.gz"), plain = fixture("pytorch-small.json");
        const auto unpacked = [&](const std::string& bytes, std::string* out) {
            const QString name = folder.filePath("trace");
            QFile file(name);
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
                throw std::runtime_error("cannot write");
            file.close();
            out->clear();
            return readTraceFile(name.toStdString(), [&](std::string_view some, std::uint64_t) {
                out->append(some);
                return true;
            });
        };
        std::string text;
        QVERIFY(!unpacked(packed, &text));
        QVERIFY(text == plain);
        QVERIFY(!unpacked(packed + packed, &text));
        QVERIFY(text == plain + plain);
        for (std::size_t length = 20; length < packed.size(); length += 97) {
            const auto wrong = unpacked(packed.substr(0, length), &text);
            QVERIFY(wrong.has_value());
            QVERIFY(plain.starts_with(text));
            QVERIFY(length < 2000 || text.size() > length); // all that can be unpacked
        }
        std::string broken = packed;
        broken[packed.size() / 2] = char(~broken[packed.size() / 2]);
        QVERIFY(unpacked(broken, &text).has_value() || text != plain);
    }

    /// Cut at any byte: what is whole before is there, and it is said.
    void cutAtAnyByte()
    {
        const std::string whole = "{\"a\":{\"b\":[1,2]},\"traceEvents\":[{\"ph\":\"M\",\"name\":\"process_name\","
                                  "\"pid\":7,\"tid\":0,\"args\":{\"name\":\"p\"}},\n{\"name\":\"one\",\"ph\":\"X\","
                                  "\"pid\":7,\"tid\":1,\"ts\":1,\"dur\":2,\"args\":{\"x\":\"}]\"}},\n{\"name\":\"two\","
                                  "\"ph\":\"X\",\"pid\":7,\"tid\":1,\"ts\":4,\"dur\":2}\n],\"end\":\"x\"}";
        const std::size_t first = whole.find("}}", whole.find("one")) + 2,
                          second = whole.find("}", whole.find("two")) + 1;
        for (std::size_t length = 0; length <= whole.size(); ++length) {
            const auto trace = read(whole.substr(0, length), 1 + length % 7);
            QCOMPARE(trace->slices, length >= second ? 2u : length >= first ? 1u : 0u);
            QCOMPARE(trace->files[0].damaged, 0u);
            QVERIFY2(trace->files[0].cut == (length > 0 && length < whole.size()), qPrintable(QString::number(length)));
        }
        // The array form may end where it likes after a whole event.
        const std::string array = "[\n{\"name\":\"one\",\"ph\":\"X\",\"pid\":7,\"tid\":1,\"ts\":1,\"dur\":2},\n{"
                                  "\"name\":\"two\",\"ph\":\"X\",\"ts\":3,\"dur\":2}\n]";
        QVERIFY(!read(array.substr(0, array.find("two") - 9))->files[0].cut);
        QVERIFY(read(array.substr(0, array.find("two")))->files[0].cut);
    }

    void damageInTheMiddleCostsOnlyItsPlace()
    {
        std::string text = "[";
        for (int i = 0; i < 100; ++i)
            text += (i ? ",\n" : "\n") + std::string("{\"name\":\"n\",\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":") +
                    std::to_string(i * 10) + ",\"dur\":5}";
        text += "\n]";
        const std::size_t place = text.find("\"ts\":500");
        text[place] = '#';
        const auto trace = read(text);
        QCOMPARE(trace->files[0].damaged, 1u);
        QVERIFY(trace->slices >= 98);
        // However the file comes: a piece that ends in the damage or in the beginning of the next event hides neither.
        for (std::size_t piece = 1; piece < 200; ++piece) {
            const auto pieces = read(text, piece);
            QCOMPARE(pieces->files[0].damaged, 1u);
            QCOMPARE(pieces->files[0].events, trace->files[0].events);
            QCOMPARE(pieces->slices, trace->slices);
        }
    }

    /// Anything at all: no crash, no hang, and what is kept makes sense.
    void fuzzed()
    {
        const std::string seed = fixture("pytorch-small.json").substr(0, 30'000);
        std::mt19937 random(7);
        for (int turn = 0; turn < 400; ++turn) {
            std::string text = seed.substr(0, random() % seed.size());
            for (unsigned change = random() % 30; change-- > 0 && !text.empty();) {
                const std::size_t at = random() % text.size();
                switch (random() % 4) {
                case 0: text[at] = char(random()); break;
                case 1: text.erase(at, random() % 50); break;
                case 2: text.insert(at, std::string(random() % 20, "\"{}[]\\,:0-eE."[random() % 13])); break;
                default: text.insert(at, text.substr(random() % text.size(), random() % 300)); break;
                }
            }
            const auto trace = read(text, 1 + random() % 5000);
            for (const Track& track : trace->tracks)
                for (const Row& row : track.rows)
                    for (std::size_t i = 0; i < row.size(); ++i) {
                        QVERIFY(row.begin[i] >= 0 && row.begin[i] <= row.end[i] && row.end[i] <= trace->length);
                        QVERIFY(i == 0 || row.end[i - 1] <= row.begin[i]);
                        QVERIFY(row.label[i] < trace->labels.size());
                    }
            const Analysis analysis(*trace);
            analysis.measure(0, trace->length);
        }
    }

    void hostileNumbersAndDepths()
    {
        for (const char* time : {"1e308", "-1e308", "99999999999999999999999", "9223372036854775807", "NaN", "\"x\"",
                                 "null", "{}", "[]", "-", "1e", "--1"})
            read(std::string(R"([{"name":"a","ph":"X","pid":1,"tid":1,"ts":)") + time + R"(,"dur":)" + time +
                 "},{\"name\":\"b\",\"ph\":\"X\",\"ts\":1,\"dur\":1}]");
        const auto trace =
            read("[{\"name\":\"a\",\"ph\":\"X\",\"ts\":1,\"dur\":1,\"args\":" + std::string(200'000, '[') +
                 std::string(200'000, ']') + "}]");
        QCOMPARE(trace->slices, 1u);
        std::string deep = "[";
        for (int i = 0; i < 300; ++i)
            deep += (i ? "," : "") + std::string("{\"name\":\"a\",\"ph\":\"X\",\"ts\":") + std::to_string(i) +
                    ",\"dur\":" + std::to_string(1000 - 2 * i) + "}";
        const auto nested = read(deep + "]");
        QCOMPARE(nested->tracks[0].rows.size(), std::size_t(64));
        QCOMPARE(nested->dropped, 300u - 64u);
    }

    void binsCoverWhatTheSlicesDo()
    {
        std::string text = "[";
        std::mt19937 random(3);
        std::int64_t at = 0;
        for (int i = 0; i < 20'000; ++i) {
            const int length = 1 + int(random() % 9);
            text += (i ? "," : "") + std::string("{\"name\":\"n") + std::to_string(random() % 5) +
                    "\",\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":" + std::to_string(at) +
                    ",\"dur\":" + std::to_string(length) + "}";
            at += length + int(random() % 9);
        }
        const auto trace = read(text + "]");
        const Row& row = trace->tracks[0].rows[0];
        QVERIFY(!row.levels.empty());
        double expected = 0.0;
        for (std::size_t i = 0; i < row.size(); ++i)
            expected += double(row.end[i] - row.begin[i]);
        for (const Level& level : row.levels) {
            double covered = 0.0;
            for (const Bin& bin : level.bins)
                covered += bin.cover / 65535.0 * double(std::int64_t{1} << level.shift);
            QVERIFY2(std::abs(covered - expected) < 0.02 * expected,
                     qPrintable(QString("%1: %2 of %3").arg(level.shift).arg(covered).arg(expected)));
            QVERIFY(std::is_sorted(level.bins.begin(), level.bins.end(),
                                   [](const Bin& a, const Bin& b) { return a.bucket < b.bucket; }));
        }
    }

    /// Two ranks, counted by hand: see the comments beside the events (microseconds).
    void measuresOfTwoRanks()
    {
        const auto rank = [](int number, int late) {
            const std::string head =
                std::string("[{\"ph\":\"M\",\"name\":\"trainyard\",\"pid\":") + std::to_string(number) +
                ",\"tid\":0,\"args\":{\"rank\":" + std::to_string(number) + ",\"host\":\"h\",\"unix_minus_ts_us\":0}}";
            std::string text = head;
            const auto add = [&](const char* name, const char* category, int tid, int begin, int length) {
                text += std::string(",{\"ph\":\"X\",\"name\":\"") + name + "\",\"cat\":\"" + category +
                        "\",\"pid\":" + std::to_string(number) + ",\"tid\":" + std::to_string(tid) +
                        ",\"ts\":" + std::to_string(begin) + ",\"dur\":" + std::to_string(length) + "}";
            };
            add("step", "step", 1, 0, 1000);
            add("input wait", "phase", 1, 0, 100);
            add("forward", "phase", 1, 100, 200);                     // 100 … 300
            add("conv", "layer", 1, 100, 150);                        // within: counts once
            add("backward", "phase", 1, 300, 400);                    // 300 … 700
            add("allreduce", "reduction", 2, 500 + late, 300 - late); // … 800: hidden up to 700
            add("wait for sums", "phase", 1, 700, 100);
            add("optimizer", "phase", 1, 800, 100); // 800 … 900
            add("record", "phase", 1, 900, 100);    // other work
            return text + "]";
        };
        const auto trace = readFiles({rank(0, 0), rank(1, 50)});
        QCOMPARE(trace->ranks, 2);
        const Analysis analysis(*trace);
        const Measures measures = analysis.measure(0, trace->length);
        QCOMPARE(measures.ranks.size(), std::size_t(2));
        const auto near = [](double found, double microseconds) { return std::abs(found * 1e6 - microseconds) < 1e-6; };
        const RankMeasures& first = measures.ranks[0];
        QVERIFY(near(first.span, 1000) && near(first.compute, 700) && near(first.work, 100) &&
                near(first.communication, 300));
        QVERIFY(near(first.hidden, 200) && near(first.exposed, 100) && near(first.inputWait, 100) &&
                near(first.idle, 200));
        QVERIFY(near(measures.ranks[1].communication, 250) && near(measures.ranks[1].hidden, 150));
        QCOMPARE(measures.late.rank, 1);
        QCOMPARE(measures.late.times, 1);
        QCOMPARE(measures.late.sums, 1);
        QVERIFY(near(measures.late.behind, 50) && near(measures.late.waited, 50));
        QCOMPARE(measures.steps, 1);
        // A range: half of the hidden part, 500 … 600 µs.
        const Measures part = analysis.measure(500'000, 600'000);
        QVERIFY(near(part.ranks[0].communication, 100) && near(part.ranks[0].hidden, 100) &&
                near(part.ranks[0].idle, 0));
        QCOMPARE(part.late.sums, 1);
        QCOMPARE(analysis.measure(0, 500'000).late.sums, 0);
        const auto totals = totalsByName(*trace, 100'000, 300'000);
        const auto found = std::find_if(totals.begin(), totals.end(), [&](const NameTotal& total) {
            return trace->labels[total.label].name == "conv";
        });
        QVERIFY(found != totals.end() && found->count == 2 && found->total == 300'000 && found->longest == 150'000);
    }

    /// The sentence and the table have one mean: over the sums that the rank started last.
    void oneRankIsLateOnlyWhereItStandsOut()
    {
        const auto rank = [](int number, const std::vector<int>& late) {
            nlohmann::json events =
                nlohmann::json::array({{{"ph", "M"},
                                        {"name", "trainyard"},
                                        {"pid", number},
                                        {"tid", 0},
                                        {"args", {{"rank", number}, {"host", "h"}, {"unix_minus_ts_us", 0}}}},
                                       {{"ph", "X"},
                                        {"name", "step"},
                                        {"cat", "step"},
                                        {"pid", number},
                                        {"tid", 1},
                                        {"ts", 0},
                                        {"dur", 9000}}});
            for (std::size_t k = 0; k < late.size(); ++k)
                events.push_back({{"ph", "X"},
                                  {"name", "allreduce"},
                                  {"cat", "reduction"},
                                  {"pid", number},
                                  {"tid", 2},
                                  {"ts", 1000 * (k + 1) + late[k]},
                                  {"dur", 500}});
            return events.dump();
        };
        const auto lateOf = [&](const std::vector<int>& first, const std::vector<int>& second) {
            const auto trace = readFiles({rank(0, first), rank(1, second)});
            return Analysis(*trace).measure(0, trace->length).late;
        };
        const auto near = [](double found, double microseconds) { return std::abs(found * 1e6 - microseconds) < 1e-6; };
        const LateRank shared = lateOf({100, 0, 100, 0}, {0, 50, 0, 50});
        QCOMPARE(shared.sums, 4);
        QVERIFY(!shared.standsOut);
        QVERIFY(near(shared.ranks[0].behind, 100) && near(shared.ranks[1].behind, 50));
        const LateRank clear = lateOf({0, 0, 100, 0}, {40, 50, 0, 60});
        QVERIFY(clear.standsOut && clear.rank == 1 && clear.times == 3);
        QVERIFY(near(clear.behind, 50) && near(clear.ranks[1].behind, 50));
    }

    void clocksOfSeveralMachinesAreAligned()
    {
        const auto file = [](int rank, const char* host, double offset, double begin) {
            return nlohmann::json::array(
                       {{{"ph", "M"},
                         {"name", "trainyard"},
                         {"pid", rank},
                         {"tid", 0},
                         {"args", {{"rank", rank}, {"host", host}, {"unix_minus_ts_us", offset}}}},
                        {{"ph", "X"}, {"name", "a"}, {"pid", rank}, {"tid", 1}, {"ts", begin}, {"dur", 5}}})
                .dump();
        };
        const auto apart = readFiles({file(0, "a", 1'000'000.0, 500.0), file(1, "b", 999'000.0, 1'510.0)});
        QVERIFY(apart->severalClocks);
        QCOMPARE(apart->length, 15'000); // 1,000,500 … 505 and 1,000,510 … 515 µs
        const auto same = readFiles({file(0, "a", 1'000'000.0, 500.0), file(1, "a", 999'999.0, 510.0)});
        QVERIFY(!same->severalClocks);
        QCOMPARE(same->length, 15'000);
    }

    void findsInTheOrderOfTime()
    {
        const auto trace = read(
            R"([{"name":"Conv","ph":"X","pid":1,"tid":1,"ts":0,"dur":10},{"name":"x","ph":"X","pid":1,"tid":1,"ts":1,"dur":1},
            {"name":"conv2","ph":"X","pid":1,"tid":2,"ts":5,"dur":1},{"name":"conv3","ph":"X","pid":2,"tid":1,"ts":7,"dur":1}])");
        const auto wanted = labelsLike(*trace, "CONV");
        QStringList names;
        SliceId at;
        for (int i = 0; i < 4; ++i) {
            at = findNext(*trace, wanted, at, false);
            names << QString::fromStdString(
                trace->labels[trace->tracks[std::size_t(at.track)].rows[std::size_t(at.row)].label[at.index]].name);
        }
        QCOMPARE(names, (QStringList{"Conv", "conv2", "conv3", "Conv"}));
        at = findNext(*trace, wanted, at, true);
        QCOMPARE(trace->tracks[std::size_t(at.track)].rows[0].begin[at.index], 7'000);
        QVERIFY(!findNext(*trace, labelsLike(*trace, "nothing"), {}, false).valid());
    }

    void intervalsAgreeWithCounting()
    {
        std::mt19937 random(5);
        for (int turn = 0; turn < 50; ++turn) {
            const auto make = [&](std::vector<bool>& bits) {
                std::vector<std::pair<std::int64_t, std::int64_t>> parts;
                bits.assign(100, false);
                for (unsigned n = random() % 12; n-- > 0;) {
                    const std::int64_t begin = random() % 100, end = std::min<std::int64_t>(100, begin + random() % 20);
                    parts.emplace_back(begin, end);
                    for (std::int64_t i = begin; i < end; ++i)
                        bits[std::size_t(i)] = true;
                }
                return Intervals::unionOf(parts);
            };
            std::vector<bool> a, b;
            const Intervals left = make(a), right = make(b);
            const int from = int(random() % 100), to = from + int(random() % (100 - from + 1));
            int any = 0, both = 0, only = 0;
            for (int i = from; i < to; ++i) {
                any += a[std::size_t(i)] || b[std::size_t(i)];
                both += a[std::size_t(i)] && b[std::size_t(i)];
                only += a[std::size_t(i)] && !b[std::size_t(i)];
            }
            QCOMPARE(Intervals::unionOf(left, right).within(from, to), any);
            QCOMPARE(Intervals::intersection(left, right).within(from, to), both);
            QCOMPARE(Intervals::difference(left, right).within(from, to), only);
        }
    }

    void eventsAreReadAgain()
    {
        QTemporaryDir folder;
        const std::string text = fixture("pytorch-small.json");
        const auto trace = read(text);
        const QString name = folder.filePath("trace.json");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.data(), qint64(text.size()));
        file.close();
        const Row& row = trace->tracks[2].rows[0];
        const auto event = nlohmann::json::parse(eventTextAt(name.toStdString(), row.place[0]));
        QCOMPARE(event.at("name").get<std::string>(), trace->labels[row.label[0]].name);
        QVERIFY(eventTextAt(name.toStdString(), text.size() + 5).empty());
    }
};

TRAINYARD_TEST(TimelineReaderTest)

} // namespace timeline_reader_test

#include "timeline_reader_test.moc"
