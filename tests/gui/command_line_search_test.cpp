// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard search` from its file to its report, with real runs.
#include "backend/base/files.h"
#include "tests/gui/command_line_support.h"

#include <QTemporaryDir>

#include <cmath>
#include <map>
#include <set>

namespace command_line_search_test {

using namespace trainyard;
using namespace trainyard::test;
using nlohmann::json;

namespace {

const char* const kSpec = R"({"version": 1, "id": "x", "name": "Glyph search",
    "model": {"architecture": "small-cnn", "width_multiplier": 0.25},
    "data": {"format": "glyphs", "image": {"height": 28, "width": 28, "channels": 1}, "train_samples": 100,
             "validation_samples": 50},
    "training": {"epochs": 4, "batch_size": 32}, "resources": {"device": "reference", "threads": 0}})";

json spaceOf(int runs)
{
    return {{"parameters",
             {{"training/learning_rate/base", {{"low", 0.001}, {"high", 1.0}, {"scale", "log"}}},
              {"training/batch_size", {16, 32}}}},
            {"goal", {{"series", "val/loss"}, {"direction", "min"}}},
            {"sampler", "random"},
            {"runs", runs},
            {"stopping", {{"rule", "asha"}, {"first_rung", 1}, {"reduction", 2}}}};
}

} // namespace

class CommandLineSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        writeFileAtomically(path("spec.json").toStdString(), kSpec);
        writeFileAtomically(path("space.json").toStdString(), spaceOf(8).dump());
    }

    void trainsItsRunsToAReport()
    {
        const CommandAnswer started = search({path("space.json"), "--on", path("spec.json"), "--wait", "--json"}, 300);
        QVERIFY2(started.code == 0, started.errors.c_str());
        // While it waits, each run tells once that others come before it.
        QVERIFY2(QString::fromStdString(started.errors).count(QStringLiteral("it comes after")) <= 8,
                 started.errors.c_str());
        const json report = started.json();
        QCOMPARE(report["runs"].size(), std::size_t(8));
        int continued = 0, whole = 0;
        std::set<double> rates;
        for (const json& run : report["runs"]) {
            QVERIFY2(run["state"] == "done" || run["state"] == "stopped", run.dump().c_str());
            whole += run["state"] == "done";
            if (run["from"].get<int>() == 0) {
                rates.insert(run["settings"]["training.learning_rate.base"].get<double>());
                continue;
            }
            ++continued; // a run that was paused goes on with its settings, from its epoch
            const json& from = report["runs"][run["from"].get<std::size_t>() - 1];
            QCOMPARE(from["state"].get<std::string>(), "stopped");
            QVERIFY(run["settings"] == from["settings"]);
            QVERIFY(run["epoch"].get<double>() > from["epoch"].get<double>());
        }
        QVERIFY(continued > 0); // each takes all cores, so that they train one after another
        QCOMPARE(rates.size(), 8u - static_cast<std::size_t>(continued)); // no point twice
        QVERIFY(report["epochs_trained"].get<double>() < 8 * 4);

        const CommandAnswer told = search({"--report", QString::fromStdString(report["campaign"]), "--csv", "-"});
        QCOMPARE(told.code, 0);
        QCOMPARE(std::count(told.output.begin(), told.output.end(), '\n'), 9);
        const CommandAnswer board = search({"--report", "Glyph search"});
        QVERIFY2(board.output.find("training.learning_rate.base") != std::string::npos, board.output.c_str());
    }

    /// Figures of the report against those of its runs: mean, deviation, and who wins.
    void theBestMeanOfSeveralSeedsWins()
    {
        json space = spaceOf(9);
        space.erase("stopping");
        space["repeat"] = {{"leaders", 2}, {"seeds", 3}};
        writeFileAtomically(path("space.json").toStdString(), space.dump());
        const CommandAnswer started = search({path("space.json"), "--on", path("spec.json"), "--wait", "--json"}, 300);
        QVERIFY2(started.code == 0, started.errors.c_str());
        const json report = started.json();
        QVERIFY(report["decided_by_means"].get<bool>());
        QCOMPARE(report["repeated"].size(), std::size_t(2));
        std::map<std::string, json> runs;
        for (const json& run : report["runs"])
            runs[run["run"].get<std::string>()] = run;
        for (const json& point : report["repeated"]) {
            QCOMPARE(point["seeds"].get<int>(), 3);
            double sum = 0.0, squares = 0.0;
            for (const json& id : point["runs"]) {
                const json& run = runs.at(id.get<std::string>());
                QVERIFY(run["settings"] == runs.at(point["runs"][0].get<std::string>())["settings"]);
                sum += run["values"][0].get<double>();
            }
            for (const json& id : point["runs"])
                squares += std::pow(runs.at(id.get<std::string>())["values"][0].get<double>() - sum / 3, 2);
            QVERIFY(std::abs(point["mean"].get<double>() - sum / 3) < 1e-9);
            QVERIFY(std::abs(point["deviation"].get<double>() - std::sqrt(squares / 2)) < 1e-9);
            QVERIFY(squares > 0.0); // the seeds do differ
        }
        QVERIFY(report["repeated"][0]["mean"].get<double>() <= report["repeated"][1]["mean"].get<double>());
        QVERIFY(report["best"] == report["repeated"][0]["runs"][0]);
        const std::string sentence = report["findings"][0].get<std::string>();
        QVERIFY2(sentence.find("±") != std::string::npos, sentence.c_str());
        const CommandAnswer board = search({"--report", QString::fromStdString(report["campaign"])});
        QVERIFY2(board.output.find("on average over 3 seeds") != std::string::npos, board.output.c_str());
    }

    void refusesWhatCannotBeSearched_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("names");
        QTest::newRow("an empty range") << "/parameters/training~1learning_rate~1base/low"
                                        << "2"
                                        << "/parameters/training/learning_rate/base/high";
        QTest::newRow("a log range over 0") << "/parameters/training~1learning_rate~1base/low"
                                            << "0"
                                            << "learning_rate";
        QTest::newRow("a condition on itself") << "/parameters/training~1batch_size"
                                               << R"({"choices": [16, 32], "when": {"training/batch_size": [16]}})"
                                               << "itself";
        QTest::newRow("an unknown field") << "/parameters/training~1speed"
                                          << "[1, 2]"
                                          << "speed";
        QTest::newRow("a goal that no run writes") << "/goal/series"
                                                   << "\"val/bleu\""
                                                   << "/goal/series";
        QTest::newRow("no runs") << "/runs"
                                 << "0"
                                 << "/runs";
        QTest::newRow("a rung beyond the end") << "/stopping/first_rung"
                                               << "4"
                                               << "first_rung";
    }
    void refusesWhatCannotBeSearched()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, names);
        json space = spaceOf(8);
        space[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
        writeFileAtomically(path("space.json").toStdString(), space.dump());
        const CommandAnswer answer = search({path("space.json"), "--on", path("spec.json")});
        QVERIFY(answer.code != 0);
        QVERIFY2(answer.isOneSentence() && answer.says(names.toStdString()), answer.errors.c_str());
        QVERIFY(!std::filesystem::exists(m_dir->path().toStdString() + "/home/runs/.searches"));
    }

    void showsAPlanWithoutStarting()
    {
        const CommandAnswer answer = search({path("space.json"), "--on", path("spec.json"), "--plan", "--runs", "5"});
        QCOMPARE(answer.code, 0);
        QVERIFY2(answer.output.find("5 runs") != std::string::npos, answer.output.c_str());
        QVERIFY2(answer.output.find("1, 2 of 4") != std::string::npos, answer.output.c_str());
    }

private:
    QString path(const char* name) const { return m_dir->filePath(QString::fromLatin1(name)); }
    CommandAnswer search(QStringList arguments, int seconds = 60) const
    {
        arguments.prepend("search");
        return trainyardCommand(m_dir->filePath("home").toStdString(), arguments, {}, seconds);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

TRAINYARD_TEST(CommandLineSearchTest)

} // namespace command_line_search_test

#include "command_line_search_test.moc"
