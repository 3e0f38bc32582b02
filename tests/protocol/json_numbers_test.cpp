// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/json_fields.h"
#include "backend/protocol/queue.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <map>
#include <vector>

namespace json_numbers_test {

using namespace trainyard;

namespace {

/// What get() gives for this text; nothing when it says that the number does not fit.
template <typename Whole>
std::optional<Whole> read(const char* text)
{
    try {
        return nlohmann::json::parse(text).get<Whole>();
    } catch (const nlohmann::json::out_of_range&) {
        return std::nullopt;
    }
}

template <typename Whole>
constexpr Whole kLeast = std::numeric_limits<Whole>::min();
template <typename Whole>
constexpr Whole kMost = std::numeric_limits<Whole>::max();

} // namespace

class JsonNumbersTest : public QObject {
    Q_OBJECT
private slots:
    void takesWhatTheTypeHolds();
    void refusesWhatItDoesNotHold();
    void refusesAnywhere();
    void namesNumberAndRange();
    void keepsTheLibrarysOtherRules();
    void tellsWhatIsNoWholeNumber();
    void aDamagedFileIsRefused();
};

void JsonNumbersTest::takesWhatTheTypeHolds()
{
    QCOMPARE(read<int>("-2147483648"), kLeast<int>);
    QCOMPARE(read<int>("2147483647"), kMost<int>);
    QCOMPARE(read<int>("2147483647.0"), kMost<int>);
    QCOMPARE(read<int>("3.0"), 3);
    QCOMPARE(read<int>("2e3"), 2000);
    QCOMPARE(read<std::uint8_t>("255"), std::uint8_t{255});
    QCOMPARE(read<std::int64_t>("-9223372036854775808"), kLeast<std::int64_t>);
    QCOMPARE(read<std::int64_t>("9223372036854775807"), kMost<std::int64_t>);
    QCOMPARE(read<std::int64_t>("-9223372036854775808.0"), kLeast<std::int64_t>);
    QCOMPARE(read<std::int64_t>("9223372036854774784.0"),
             std::int64_t{9223372036854774784}); // the last double below 2^63
    QCOMPARE(read<std::uint64_t>("18446744073709551615"), kMost<std::uint64_t>);
    QCOMPARE(read<std::uint64_t>("18446744073709549568.0"), std::uint64_t{18446744073709549568u}); // below 2^64
}

void JsonNumbersTest::refusesWhatItDoesNotHold()
{
    for (const char* text : {"1e300", "-1e300", "2147483648", "2147483648.0", "-2147483649", "4294967297"})
        QVERIFY2(!read<int>(text), text);
    for (const char* text :
         {"1e300", "-1e300", "9223372036854775808", "9223372036854775808.0", "-9223372036854777856.0"})
        QVERIFY2(!read<std::int64_t>(text), text);
    for (const char* text : {"-1", "-1.0", "18446744073709551616", "1e300"})
        QVERIFY2(!read<std::uint64_t>(text), text);
    for (const char* text : {"256", "256.0", "-1"})
        QVERIFY2(!read<std::uint8_t>(text), text);
    QVERIFY_THROWS_EXCEPTION(nlohmann::json::out_of_range,
                             static_cast<void>(nlohmann::json(std::numeric_limits<double>::quiet_NaN()).get<int>()));
}

void JsonNumbersTest::refusesAnywhere()
{
    const auto json = nlohmann::json::parse(R"({"one": 1e300, "many": [1, 1e300], "named": {"a": 4294967297}})");
    using Refusal = nlohmann::json::out_of_range;
    int number = 7;
    QVERIFY_THROWS_EXCEPTION(Refusal, static_cast<void>(json.value("one", 0)));
    QVERIFY_THROWS_EXCEPTION(Refusal, json.at("one").get_to(number));
    QVERIFY_THROWS_EXCEPTION(Refusal, number = json.at("one"));
    QVERIFY_THROWS_EXCEPTION(Refusal, static_cast<void>(json.at("many").get<std::vector<std::int64_t>>()));
    QVERIFY_THROWS_EXCEPTION(Refusal, static_cast<void>(json.at("named").get<std::map<std::string, int>>()));
    QVERIFY_THROWS_EXCEPTION(Refusal, static_cast<void>(nlohmann::ordered_json(json).at("one").get<int>()));
    QCOMPARE(number, 7);
}

void JsonNumbersTest::namesNumberAndRange()
{
    try {
        static_cast<void>(nlohmann::json::parse("4294967297").get<int>());
        QFAIL("it was taken");
    } catch (const nlohmann::json::exception& e) {
        QVERIFY2(std::string(e.what()).find("4294967297 is not between -2147483648 and 2147483647") !=
                     std::string::npos,
                 e.what());
    }
}

void JsonNumbersTest::keepsTheLibrarysOtherRules()
{
    QCOMPARE(read<int>("2.9"), 2);
    QCOMPARE(read<int>("true"), 1);
    QVERIFY_THROWS_EXCEPTION(nlohmann::json::type_error, read<int>("\"7\""));
    QVERIFY_THROWS_EXCEPTION(nlohmann::json::type_error, read<std::int64_t>("null"));
    QCOMPARE(nlohmann::json(std::uint8_t{200}).dump(), "200");
    QCOMPARE(nlohmann::json(std::vector<int>{-1, 2}).dump(), "[-1,2]");
}

void JsonNumbersTest::tellsWhatIsNoWholeNumber()
{
    QCOMPARE(wholeNumberIn<int>(-7), std::optional(-7));
    QCOMPARE(wholeNumberIn<std::int64_t>(std::uint64_t{9}), std::optional<std::int64_t>(9));
    for (const char* text : {"2147483648", "1e3", "1.5", "true", "\"7\"", "null", "[]"})
        QVERIFY2(!wholeNumberIn<int>(nlohmann::json::parse(text)), text);
    QVERIFY(!wholeNumberIn<std::int64_t>(kMost<std::uint64_t>));
}

void JsonNumbersTest::aDamagedFileIsRefused()
{
    QueueState state;
    state.token = "t";
    state.exitCode = 3;
    const std::string text = toText(state);
    const auto at = text.find("\"exit_code\": 3");
    QVERIFY(at != std::string::npos && parseQueueState(text));
    for (const char* number : {"1e300", "4294967299"})
        QVERIFY2(!parseQueueState(std::string(text).replace(at, 14, std::string("\"exit_code\": ") + number)), number);
}

TRAINYARD_TEST(JsonNumbersTest)

} // namespace json_numbers_test

#include "json_numbers_test.moc"
