// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/event.h"

#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

namespace event_test {

using namespace trainyard;

namespace {

template <typename Body>
Body roundTrip(const Body& body)
{
    const std::string line = eventLine({7, 1700000000.25, body});
    if (line.back() != '\n' || line.find('\n') != line.size() - 1)
        throw std::runtime_error("not one line");
    std::string reason;
    const std::optional<Event> event = parseEventLine(std::string_view(line).substr(0, line.size() - 1), &reason);
    if (!event)
        throw std::runtime_error(reason);
    if (event->number != 7 || event->time != 1700000000.25)
        throw std::runtime_error("envelope lost");
    return std::get<Body>(event->body);
}

} // namespace

class EventTest : public QObject {
    Q_OBJECT
private slots:
    void keepsNumbersExactly();
    void writesNonFiniteAsText();
    void keepsAggregates();
    void keepsHostileText();
    void keepsEveryKind();
    void refusesTornAndForeignLines();
    void ignoresUnknownKeys();
    void aPhaseMayBeCounted();
    void seriesValueKeepsExtremes();
};

void EventTest::keepsNumbersExactly()
{
    MetricsEvent e{123456789012, 1, 0.1 + 0.2, 1e-300, {{"train/loss", SeriesValue::of(1.0 / 3.0)}}};
    const MetricsEvent back = roundTrip(e);
    QCOMPARE(back.step, e.step);
    QVERIFY(back.epoch == e.epoch && back.elapsed == e.elapsed);
    QVERIFY(back.values.at(0).second.mean == 1.0 / 3.0);
}

void EventTest::writesNonFiniteAsText()
{
    const double inf = std::numeric_limits<double>::infinity();
    MetricsEvent e{
        1, 1, 1, 1, {{"a", SeriesValue::of(std::nan(""))}, {"b", SeriesValue::of(inf)}, {"c", SeriesValue::of(-inf)}}};
    const std::string line = eventLine({1, 1, e});
    QVERIFY(nlohmann::json::accept(line));
    const MetricsEvent back = roundTrip(e);
    QVERIFY(std::isnan(back.values.at(0).second.mean));
    QCOMPARE(back.values.at(1).second.max, inf);
    QCOMPARE(back.values.at(2).second.min, -inf);
}

void EventTest::keepsAggregates()
{
    const MetricsEvent back = roundTrip(MetricsEvent{1, 1, 1, 1, {{"a", {2.5, 1.0, 9.0, 40}}}});
    const SeriesValue value = back.values.at(0).second;
    QVERIFY(value.mean == 2.5 && value.min == 1.0 && value.max == 9.0 && value.count == 40);
}

void EventTest::keepsHostileText()
{
    const std::string text = "a\n\"b\" \\ $(x) \x01 ü 漢";
    QCOMPARE(roundTrip(MessageEvent{LogLevel::Warning, text}).text, text);
    // A window that knows no codes reads the whole text.
    const Reason reason("code", {std::string(text)}, text, "Remedy.");
    const std::string line = eventLine({1, 1, FaultEvent{ExitCode::Diverged, reason}});
    QCOMPARE(roundTrip(MessageEvent{LogLevel::Info, reason}).text, reason);
    QCOMPARE(roundTrip(FaultEvent{ExitCode::Diverged, reason}).text, reason);
    QCOMPARE(nlohmann::json::parse(line)["text"].get<std::string>(), reason.text());
    const std::string notUtf8 = eventLine({1, 1, MessageEvent{LogLevel::Info, "a\xff"}});
    QVERIFY(nlohmann::json::accept(notUtf8));
}

void EventTest::keepsEveryKind()
{
    StartedEvent s{"r", 2, 1, 4, "h", 5, "e", "d", 6, 7, 8, 9, 10};
    QCOMPARE(roundTrip(s).startStep, s.startStep);
    QCOMPARE(roundTrip(s).parameters, s.parameters);
    QCOMPARE(roundTrip(ProgressEvent{1, 2, 3, 4, 5, 6, 7, -1, "training"}).phase, std::string("training"));
    const ProgressEvent counted = roundTrip(ProgressEvent{1, 2, 3, 4, 5, 6, 7, -1, "kernels", 31, 52});
    QCOMPARE(counted.phase, std::string("kernels"));
    QCOMPARE(counted.phaseDone, std::int64_t{31});
    QCOMPARE(counted.phaseTotal, std::int64_t{52});
    QCOMPARE(roundTrip(CheckpointEvent{"checkpoints/a.safetensors", 1, 2, 3, 4, "end"}).bytes, std::int64_t{3});
    QCOMPARE(static_cast<int>(roundTrip(FaultEvent{ExitCode::Diverged, "t"}).code),
             static_cast<int>(ExitCode::Diverged));
    const FinishedEvent f = roundTrip(FinishedEvent{ExitCode::Stopped, 1, 2, 3, {{"val/top1", 0.5}}});
    QCOMPARE(static_cast<int>(f.code), static_cast<int>(ExitCode::Stopped));
    QCOMPARE(f.metrics.at(0).second, 0.5);
}

void EventTest::refusesTornAndForeignLines()
{
    const std::string whole = eventLine({1, 2.5, MetricsEvent{1, 64, 0.5, 1.5, {{"train/loss", {1, 1, 1, 1}}}}});
    for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
        std::string reason;
        QVERIFY(!parseEventLine(std::string_view(whole).substr(0, length), &reason));
        QVERIFY(!reason.empty());
    }
    for (const char* line :
         {"null", "[]", "{}", "{\"n\":1,\"t\":1,\"type\":\"new\"}", "{\"n\":\"1\",\"t\":1,\"type\":\"metrics\"}",
          "{\"n\":1,\"t\":1,\"type\":\"metrics\",\"step\":1,\"samples\":1,\"epoch\":1,\"elapsed\":1,\"values\":{\"a\":"
          "null}}",
          "{\"n\":1,\"t\":1,\"type\":\"metrics\",\"step\":1,\"samples\":1,\"epoch\":1,\"elapsed\":1,\"values\":{\"a\":{"
          "\"count\":0,\"mean\":1,\"min\":1,\"max\":1}}}",
          "\xff\xff", "{\"n\":1"})
        QVERIFY2(!parseEventLine(line), line);
}

void EventTest::aPhaseMayBeCounted()
{
    QVERIFY(eventLine({1, 1, ProgressEvent{}}).find("phase_") == std::string::npos);
    const auto event = parseEventLine(R"({"n":1,"t":1,"type":"progress","step":0,"total_steps":0,"epoch":0,"epochs":0,)"
                                      R"("samples_per_second":0,"learning_rate":0,"elapsed":0,"eta":-1,"phase":"x"})");
    QVERIFY(event); // of an engine that does not count
    QCOMPARE(std::get<ProgressEvent>(event->body).phaseTotal, std::int64_t{0});
}

void EventTest::ignoresUnknownKeys()
{
    QVERIFY(parseEventLine(R"({"n":1,"t":1,"type":"message","level":"info","text":"x","new":{"a":[1]}})"));
}

void EventTest::seriesValueKeepsExtremes()
{
    SeriesValue value = SeriesValue::of(2.0);
    value.add(4.0);
    value.add(-1.0);
    QVERIFY(value.min == -1.0 && value.max == 4.0 && value.count == 3);
    QVERIFY(std::abs(value.mean - 5.0 / 3.0) < 1e-12);
}

TRAINYARD_TEST(EventTest)

} // namespace event_test

#include "event_test.moc"
