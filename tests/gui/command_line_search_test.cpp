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
        // A person reads the words of the window.
        QVERIFY2(board.output.find(" ended early ") != std::string::npos &&
                     board.output.find("stopped") == std::string::npos,
                 board.output.c_str());
        QVERIFY2(board.output.find("must try 10 combinations of settings") != std::string::npos, board.output.c_str());
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

    /// What a search of 9 runs finds, a search of 6 finds that is given 3 more when it is over: the points of a Sobol
    /// sequence go on where it stopped, and nothing is trained twice.
    void aFinishedSearchGoesOnWithMoreRuns()
    {
        const auto settingsOf = [](const json& report) {
            json settings = json::array();
            for (const json& run : report["runs"])
                settings.push_back(run["settings"]);
            return settings;
        };
        json space = spaceOf(9);
        space.erase("stopping");
        space["sampler"] = "sobol";
        writeFileAtomically(path("space.json").toStdString(), space.dump());
        const QStringList start = {path("space.json"), "--on", path("spec.json"), "--wait", "--json", "--name"};
        const CommandAnswer whole = search(start + QStringList{"At once"}, 300);
        QVERIFY2(whole.code == 0, whole.errors.c_str());
        const CommandAnswer first = search(start + QStringList{"In parts", "--runs", "6"}, 300);
        QVERIFY2(first.code == 0, first.errors.c_str());
        const CommandAnswer more = search({"--more", "In parts", "--runs", "3", "--wait", "--json"}, 300);
        QVERIFY2(more.code == 0, more.errors.c_str());
        QVERIFY(more.json()["campaign"] == first.json()["campaign"]);
        QCOMPARE(more.json()["plan"]["runs"].get<int>(), 9);
        QVERIFY2(settingsOf(more.json()) == settingsOf(whole.json()), more.output.c_str());
        for (std::size_t i = 0; i < 6; ++i)
            QVERIFY(more.json()["runs"][i] == first.json()["runs"][i]); // also their times: they did not train again
    }

    /// Runs that came after the end of the search's hours are resumed when it gets more of them.
    void runsThatCameTooLateGoOnWithMoreHours()
    {
        json space = spaceOf(4);
        space.erase("stopping");
        space["budget"] = {{"device_hours", 1e-7}}; // used up by the first run
        writeFileAtomically(path("space.json").toStdString(), space.dump());
        const CommandAnswer first = search({path("space.json"), "--on", path("spec.json"), "--wait", "--json"}, 300);
        const json report = json::parse(search({"--report", "Glyph search", "--json"}).output);
        const int trained = report["counts"]["done"].get<int>();
        QVERIFY2(trained >= 1 && trained < 4, first.output.c_str());
        const CommandAnswer none = search({"--more", "Glyph search", "--runs", "1"});
        QVERIFY2(none.code != 0 && none.isOneSentence() && none.says("device time"), none.errors.c_str());
        const CommandAnswer more = search({"--more", "Glyph search", "--device-hours", "1", "--wait", "--json"}, 300);
        QVERIFY2(more.code == 0, more.errors.c_str());
        QCOMPARE(more.json()["counts"]["done"].get<int>(), 4);
        QCOMPARE(more.json()["runs"].size(), std::size_t(4));
    }

    /// All runs are listed, and that none wrote the goal is said instead of that more runs are needed.
    void saysThatNoRunWroteTheGoal()
    {
        writeFileAtomically(path("fit.sh").toStdString(), "exit 0\n");
        const json spec = {
            {"version", 1},
            {"id", "x"},
            {"name", "Silent"},
            {"program",
             {{"command", {"sh", "fit.sh"}}, {"folder", m_dir->path().toStdString()}, {"parameters", {{"lr", 0.1}}}}}};
        const json space = {{"parameters", {{"program/parameters/lr", {{"low", 0.1}, {"high", 1.0}}}}},
                            {"sampler", "random"},
                            {"runs", 2}};
        writeFileAtomically(path("spec.json").toStdString(), spec.dump());
        writeFileAtomically(path("space.json").toStdString(), space.dump());
        const CommandAnswer answer = search({path("space.json"), "--on", path("spec.json"), "--wait"});
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        for (const char* expected : {"t0001  done", "t0002  done", "No run has written val/top1"})
            QVERIFY2(answer.output.find(expected) != std::string::npos, answer.output.c_str());
        QVERIFY2(answer.output.find("more combinations") == std::string::npos, answer.output.c_str());
    }

    void refusesMoreOfWhatIsNoSearch()
    {
        const CommandAnswer answer = search({"--more", "Nothing", "--runs", "3"});
        QVERIFY2(answer.code != 0 && answer.isOneSentence() && answer.says("Nothing"), answer.errors.c_str());
    }

    /// An empty name, as an unset variable of a script gives it, is no wish for a new search.
    void saysWhichCampaignsThereAreWhereTheNameIsEmpty()
    {
        const auto refused = [&](const QStringList& arguments, const char* says) {
            const CommandAnswer answer = trainyardCommand(m_dir->filePath("home").toStdString(), arguments, {}, 60);
            QVERIFY2(answer.code != 0 && answer.says("campaign") && answer.says(says), answer.errors.c_str());
        };
        refused({"search", "--more", "", "--runs", "3"}, "no campaign yet");
        json space = spaceOf(2);
        space.erase("stopping");
        writeFileAtomically(path("space.json").toStdString(), space.dump());
        const CommandAnswer first =
            search({path("space.json"), "--on", path("spec.json"), "--wait", "--name", "Two tries"}, 300);
        QVERIFY2(first.code == 0, first.errors.c_str());
        for (const char* option : {"--more", "--report"}) {
            refused({"search", option, ""}, "its name is empty");
            refused({"search", option, ""}, "Two tries");
        }
        refused({"tickets", "--report", ""}, "its name is empty");
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
