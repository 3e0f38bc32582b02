// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/reasons.h"

#include "backend/protocol/reason_json.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <set>

namespace reasons_test {

using namespace trainyard;

namespace {

constexpr ReasonRow kRows[] = {
    {"test.files", "%n file(s) of %2 (is|are) missing", "Copy %1 again."},
    {"test.room", "%1 of %2 are there after %3", ""},
    {"test.says", "%1 says %2", "Look at %3."},
    {"test.share", "%1 of 1 % (s) is 100%", ""},
    {"test.part", "because %1", ""},
};
constexpr ReasonMaker<kRows> testReason;

Reason everything()
{
    return {"newer.code",
            {std::string("a \"name\" %1"), std::int64_t{-5}, 2.0, PathText{"/data/ü b"}, Quotation{"sbatch: error\n"},
             ByteCount{3}, Duration{0.5}, std::vector<std::string>{"a", "b"},
             std::vector<Reason>{testReason("test.part", 7)},
             std::vector<Reason>{testReason("test.part", 8), "words alone"}, Count{60'000}},
            "its words",
            "Its remedy."};
}

} // namespace

class ReasonsTest : public QObject {
    Q_OBJECT

private slots:
    /// Nobody could say a code of two rows, and a text that leaves out an argument hides a fact.
    void everyRowIsWhole()
    {
        std::set<std::string> codes;
        int rows = 0;
        for (const std::span<const ReasonRow> table : reasonTables()) {
            for (const ReasonRow& row : table) {
                ++rows;
                QVERIFY2(codes.insert(row.code).second, row.code);
                QVERIFY2(row.arguments() >= 0, row.code);
                QVERIFY2(std::string_view(row.words).size() > 0 || std::string_view(row.remedy).size() > 0, row.code);
                const std::string_view words(row.words), remedy(row.remedy);
                QVERIFY2(words.empty() || words.back() != '.', row.code);
                QVERIFY2(remedy.empty() || remedy.back() == '.' || remedy.back() == '?' || remedy.ends_with("%9") ||
                             remedy.back() <= '9',
                         row.code);
                QVERIFY(findReason(row.code) == &row);
            }
        }
        QVERIFY(rows > 10);
        QVERIFY(!codes.contains(std::string(kErrorReason)) && !codes.contains(std::string(kRemedyReason)));
        QVERIFY(!findReason("no.such-code"));
    }

    void wordsAreFilledWithArguments()
    {
        QCOMPARE(testReason("test.files", 1, "the set").words, std::string("1 file of the set is missing"));
        QCOMPARE(testReason("test.files", 3, "the set").text(),
                 std::string("3 files of the set are missing. Copy 3 again."));
        QCOMPARE(testReason("test.room", ByteCount{812}, ByteCount{5'000'000'000}, Duration{3725}).words,
                 std::string("812 B of 4.7 GiB are there after 1 h 02 min"));
        QCOMPARE(testReason("test.says", "Slurm", Quotation{"%1 (s)"}, PathText{"/a/%2"}).text(),
                 std::string("Slurm says “%1 (s)”. Look at /a/%2."));
        QCOMPARE(testReason("test.share", 0.25).words, std::string("0.25 of 1 % (s) is 100%"));
        QCOMPARE(testReason("test.part", testReason("test.part", "of me")).words, std::string("because because of me"));
        QCOMPARE(testReason("test.part", std::vector<Reason>{"of one", "of another"}).words,
                 std::string("because of one; of another"));
        QCOMPARE(testReason("test.part", Count{-1'234'567}).words, std::string("because -1,234,567"));
        QCOMPARE(testReason("test.part", Count{999}).words, std::string("because 999"));
    }

    void comesBackFromJson()
    {
        const Reason reason = everything();
        QVERIFY(reasonFrom(nlohmann::json::parse(reasonJson(reason).dump())) == reason);
        QVERIFY(reasonOf("older words", reasonLine(reason)) == reason);
        const Reason plain = Reason("old words", "Old remedy.");
        QVERIFY(reasonFrom(reasonJson(plain)) == plain);
        QVERIFY(!reasonJson(plain).contains("code"));
        QVERIFY(reasonOf("older words", reasonLine(plain)) == plain);
        QCOMPARE(reasonLine("words alone"), std::string());
        QVERIFY(reasonOf("words alone", "") == Reason("words alone"));
        QVERIFY(reasonFrom(nlohmann::json("a sentence of an old file")) == Reason("a sentence of an old file"));
    }

    void anUnreadableLineLeavesTheWords()
    {
        for (const char* line :
             {"", "{", "[]", "7", R"({"code":"a","args":[]})", R"({"code":"a","text":""})",
              R"({"code":7,"args":[],"text":""})", R"({"code":"a","args":[{"bytes":"many"}],"text":""})",
              R"({"code":"a","args":[null],"text":""})"})
            QVERIFY2(reasonOf("words", "Remedy.", line) == Reason("words", "Remedy."), line);
    }

    /// A sample's name is a Reason, too; the remedy comes from the one that has any.
    void theRemedyComesFromTheReasonThatHasOne()
    {
        constexpr ReasonRow row{"test.skipped", "Skipped %1: %2", ""};
        const Reason name("image 3"), why("it is torn", "Mend it."), none("it is small");
        QCOMPARE(makeReason(row, {std::vector<Reason>{name}, std::vector<Reason>{why}}).remedy,
                 std::string("Mend it."));
        QCOMPARE(makeReason(row, {std::vector<Reason>{name}, std::vector<Reason>{none}}).remedy, std::string());
        const std::vector<ReasonArgument> names{std::vector<Reason>{name}, std::vector<Reason>{none}};
        QVERIFY(*reasonAmong(names) == name);
    }

    /// One after the other would exhaust the stack.
    void endlessReasonsWithinReasonsEnd()
    {
        constexpr int kDepth = 300'000;
        std::string line;
        for (int i = 0; i < kDepth; ++i)
            line += R"({"text":"a","code":"c","args":[)";
        line += "1";
        for (int i = 0; i < kDepth; ++i)
            line += "]}";
        const Reason* reason = nullptr;
        const Reason outermost = reasonOf("", line);
        int depth = 0;
        for (reason = &outermost; reason; reason = reasonAmong(reason->arguments))
            depth += reason->words == "a" ? 1 : 1000;
        QVERIFY2(depth > 10 && depth < 100, std::to_string(depth).c_str());
    }

    void errorsKeepTheirFacts()
    {
        const Error error = systemFailure("write", "/data/x", ENOSPC).error();
        QCOMPARE(error.text(), std::string("Cannot write /data/x: No space left on device. Free some space or choose "
                                           "another folder."));
        QCOMPARE(error.reasonCode, std::string("system.no-space"));
        const Reason why = errorReason(error);
        QCOMPARE(why.text(), error.text());
        QCOMPARE(why.code, std::string("error"));
        QVERIFY(std::get<std::vector<Reason>>(why.arguments.at(2)).front() == error.why());
        QVERIFY(reasonFrom(reasonJson(why)) == why);
        QCOMPARE(errorReason(Error{ErrorKind::Io, "juggle", {}, {}, {}, 0}).words, std::string("Cannot juggle"));
    }
};

TRAINYARD_TEST(ReasonsTest)

} // namespace reasons_test

#include "reasons_test.moc"
