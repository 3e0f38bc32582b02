// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/command_line_support.h"
#include "tests/gui/fake_slurm.h"
#include "tests/storage/event_stream.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <set>

namespace command_line_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

const std::string kAlpha = "20250101-000000-aaaaaa";
const std::string kBeta = "20250101-000000-aabbbb";
const std::string kHostileName = "c \"quoted\", $(touch pwned); 'x' <b>&amp;";

class CommandLineTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string home() const { return m_folder.path().toStdString() + "/home"; }
    std::string path(const std::string& name) const { return m_folder.path().toStdString() + "/" + name; }
    CommandAnswer command(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return trainyardCommand(home(), arguments, input);
    }
    std::string written(const std::string& name, const std::string& text) const
    {
        writeFileAtomically(path(name), text);
        return path(name);
    }
    void store()
    {
        makeFolders(home());
        RunStore store(std::filesystem::path(home()) / "store.sqlite");
        RunSpec spec = namedSpec("alpha");
        spec.id = kAlpha;
        spec.tags = {"baseline", "x y"};
        storeEndedRun(store, home() + "/runs", spec, 300);
        spec = namedSpec("beta");
        spec.id = kBeta;
        spec.training.batchSize = 128;
        storeEndedRun(store, home() + "/runs", spec, 200, JobState::Stopped);
        spec = namedSpec(kHostileName);
        spec.id = "hostile";
        storeEndedRun(store, home() + "/runs", spec, 5, JobState::Interrupted);
    }

private slots:
    void initTestCase() { qputenv("XDG_CONFIG_HOME", (m_folder.path() + "/config").toUtf8()); }
    void init()
    {
        std::filesystem::remove_all(path("config"));
        std::filesystem::remove_all(home());
        store();
    }

    void listsRuns()
    {
        const CommandAnswer answer = command({"runs", "list"});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.output.find("best val/top1") != std::string::npos); // not the newest
        QVERIFY(answer.output.find("alpha") != std::string::npos && answer.output.find(kBeta) != std::string::npos);
        const auto json =
            command({"runs", "list", "--json", "--columns", "id,val/top1,param:training.batch_size"}).json();
        QCOMPARE(json.at("total").get<int>(), 3);
        QCOMPARE(json.at("runs").size(), std::size_t{3});
        for (const auto& run : json.at("runs"))
            if (run.at("id") == kAlpha) {
                QCOMPARE(run.at("state").get<std::string>(), std::string("done"));
                QCOMPARE(run.at("metrics").at("val/top1").get<double>(), 0.3);
                QCOMPARE(run.at("params").at("training.batch_size").get<std::string>(), std::string("64"));
                QCOMPARE(run.at("tags").size(), std::size_t{2});
            }
    }

    /// The list says how far a run is as its page does, and searches by time and by what is not so.
    void listsEpochsAsTheyAreShown()
    {
        {
            RunStore store(std::filesystem::path(home()) / "store.sqlite");
            settle(store.createRun(specNamed("partway", "partway"), home() + "/runs/partway", "local"));
            EventStream stream;
            stream.started("partway").value(216, "train/loss", 1.0);
            settle(store.ingest(stream.chunk("partway")));
            settle(store.setRunState("partway", JobState::Stopped, "", 1500.0));
        }
        const CommandAnswer listed = command({"runs", "list", "id:partway", "--columns", "epoch"});
        const CommandAnswer shown = command({"runs", "show", "partway"});
        QVERIFY2(listed.output.find("2.16/5") != std::string::npos, listed.output.c_str());
        QVERIFY2(shown.output.find("epoch 2.16 of 5") != std::string::npos, shown.output.c_str());
        const auto found = [&](const char* search) {
            const CommandAnswer answer = command({"runs", "list", search, "--json"});
            return answer.code == 0 ? answer.json().at("total").get<int>() : -1;
        };
        QCOMPARE(found("state!=done"), 3);
        QCOMPARE(found("!state:done !name:beta"), 2);
        QCOMPARE(found("created>2001-01-01 trained<1d"), 4);
        QCOMPARE(found("created<2001-01-01"), 0);
        QCOMPARE(found("machine:\"this workstation\""), found("machine:local"));
        QVERIFY(found("machine:local") > 0);
    }

    /// It tells its epoch beside some values only, not how many there will be, and a loss that is not a number.
    void listsWhatAProgramTells()
    {
        {
            RunStore store(std::filesystem::path(home()) / "store.sqlite");
            settle(store.createRun(specNamed("foreign", "foreign"), home() + "/runs/foreign", "local"));
            StartedEvent started;
            started.runId = "foreign";
            MetricsEvent validation, last;
            validation.step = 300;
            validation.epoch = 3.0;
            validation.values = {{"val/loss", SeriesValue::of(0.5)}};
            last.step = 310;
            last.values = {{"train/loss", SeriesValue::of(std::nan(""))}};
            EventStream stream;
            stream.add(started).add(validation).add(last);
            settle(store.ingest(stream.chunk("foreign")));
            settle(store.setRunState("foreign", JobState::Done, "", 1500.0));
        }
        const CommandAnswer listed = command({"runs", "list", "id:foreign", "--columns", "epoch,train/loss:last"});
        QVERIFY2(QRegularExpression("\n *3 +NaN\n").match(QString::fromStdString(listed.output)).hasMatch(),
                 listed.output.c_str());
        const CommandAnswer shown = command({"runs", "show", "foreign"});
        QVERIFY2(shown.output.find("epoch 3.00, step 310\n") != std::string::npos, shown.output.c_str());
        QVERIFY2(QRegularExpression("\ntrain/loss:last +NaN\n").match(QString::fromStdString(shown.output)).hasMatch(),
                 shown.output.c_str());
        QCOMPARE(command({"runs", "show", "foreign", "--json"}).json().at("epoch").get<double>(), 3.0);
    }

    /// As the search field of the window and the guide write it; options stay options, and wrong ones are refused.
    void aSearchMayBeginWithAMinus()
    {
        const auto found = [&](const QStringList& arguments) {
            const CommandAnswer answer = command(QStringList{"runs", "list", "--json"} + arguments);
            return answer.code == 0 ? answer.json().at("total").get<int>() : -1;
        };
        const int all = found({"name:*"});
        QVERIFY(all > 1);
        QCOMPARE(found({"-state:done"}), found({"!state:done"}));
        QCOMPARE(found({"-name:beta"}), all - 1);
        QCOMPARE(found({"-name:beta -name:alpha"}), all - 2);
        QCOMPARE(found({"--limit", "1", "-name:beta", "--sort", "name"}), all - 1);
        QCOMPARE(found({"--", "-name:beta"}), all - 1);
        const CommandAnswer exported = command({"runs", "export", "-name:alpha val/top1>0", "--csv", "-"});
        QVERIFY2(exported.code == 0, exported.errors.c_str());
        for (const char* wrong : {"-state", "-json", "--stat:done", "--limitt=3"})
            QCOMPARE(command({"runs", "list", wrong}).code, 2);
        const CommandAnswer word = command({"runs", "list", "-x"}), option = command({"runs", "list", "--limitt=3"});
        QVERIFY2(word.isOneSentence() && word.says("'trainyard runs list -- -x'"), word.errors.c_str());
        QVERIFY2(option.isOneSentence() && !option.says("list -- "), option.errors.c_str());
        QCOMPARE(found({"--", "-x"}), found({"!x"}));
    }

    void everyHelpFitsATerminal()
    {
        std::vector<QStringList> commands{{}};
        for (std::size_t i = 0; i < commands.size(); ++i) {
            const QStringList words = commands[i];
            const CommandAnswer help = command(words + QStringList{"--help"});
            QCOMPARE(help.code, 0);
            bool lists = false;
            for (const QString& line : QString::fromStdString(help.output).split('\n')) {
                QVERIFY2(line.size() <= 100, qPrintable(words.join(' ') + ": " + line));
                lists = line == "Subcommands:" || (lists && !line.isEmpty());
                if (lists && line.startsWith("  ") && !line.startsWith("   "))
                    commands.push_back(words + QStringList{line.trimmed().section(' ', 0, 0)});
            }
        }
        QVERIFY(commands.size() > 30);
    }

    void optionsThatAreAmountsRefuseWhatIsNone()
    {
        const QString spec = QString::fromStdString(written("spec.json", toText(namedSpec("dense"))));
        for (const char* wrong : {"nan", "inf", "1e999"})
            for (const QStringList& arguments : {QStringList{"tickets", spec, "--plan", "--sparsity", wrong},
                                                 QStringList{"tickets", spec, "--plan", "--tolerance", wrong},
                                                 QStringList{"study", "report", "x", "--loss-band", wrong},
                                                 QStringList{"search", "--more", "x", "--hours", wrong},
                                                 QStringList{"alerts", "set", "diverged", "--threshold", wrong}}) {
                const CommandAnswer answer = command(arguments);
                QVERIFY(answer.code != 0);
                QVERIFY2(answer.says(std::string("\"") + wrong + "\" is not a number"), answer.errors.c_str());
            }
    }

    /// The list of all commands is no help for one of them.
    void aWrongCallPointsToTheHelpOfItsCommand()
    {
        for (const auto& [arguments, help] :
             {std::pair(QStringList{"study", "report"}, "See 'trainyard study report --help'"),
              std::pair(QStringList{"runs", "list", "--no-such"}, "See 'trainyard runs list --help'"),
              std::pair(QStringList{"no-such"}, "See 'trainyard --help'")}) {
            const CommandAnswer answer = command(arguments);
            QCOMPARE(answer.code, 2);
            QVERIFY2(answer.says(help), answer.errors.c_str());
        }
    }

    void queriesRuns()
    {
        QCOMPARE(command({"runs", "list", "--json", "state:done"}).json().at("total").get<int>(), 1);
        QCOMPARE(command({"runs", "list", "--json", "val/top1>0.25"}).json().at("total").get<int>(), 1);
        QCOMPARE(command({"runs", "list", "--json", "training.batch_size:128"})
                     .json()
                     .at("runs")
                     .at(0)
                     .at("id")
                     .get<std::string>(),
                 kBeta);
        QCOMPARE(command({"runs", "list", "--json", "--limit", "2"}).json().at("runs").size(), std::size_t{2});
        QCOMPARE(command({"runs", "list", "--json", "--limit", "2"}).json().at("total").get<int>(), 3);
        QCOMPARE(command({"runs", "list", "--json", "--scope", "archived"}).json().at("total").get<int>(), 0);
        const auto sorted = command({"runs", "list", "--json", "--sort", "name", "--ascending"}).json();
        QCOMPARE(sorted.at("runs").at(0).at("name").get<std::string>(), std::string("alpha"));
        QVERIFY(command({"runs", "list", "'; DROP TABLE runs; --"}).isOneSentence());
        QCOMPARE(command({"runs", "list", "\"'; DROP TABLE runs; --\""}).code, 0);
        QCOMPARE(command({"runs", "list", "--json"}).json().at("total").get<int>(), 3);
        QVERIFY(command({"runs", "list", "--columns", "id,nonsense"}).isOneSentence());
        QVERIFY(command({"runs", "list", "--scope", "some"}).isOneSentence());
        const CommandAnswer unsorted = command({"runs", "list", "--sort", "nonsense"});
        QVERIFY2(unsorted.isOneSentence() && unsorted.code == 1 && unsorted.says("nonsense"), unsorted.errors.c_str());
        for (const char* order : {"created", "elapsed", "tags", "param:training.epochs"})
            QCOMPARE(command({"runs", "list", "--sort", order}).code, 0);
    }

    void showsARun()
    {
        QVERIFY(command({"runs", "show", "alpha"}).output.find("300") != std::string::npos);
        const auto json = command({"runs", "show", "20250101-000000-aaa", "--json"}).json();
        QCOMPARE(json.at("id").get<std::string>(), kAlpha);
        QCOMPARE(json.at("spec").at("training").at("batch_size").get<int>(), 64);
        QCOMPARE(json.at("attempt_list").size(), std::size_t{1});
        bool found = false;
        for (const auto& series : json.at("series"))
            if (series.at("name") == "train/loss") {
                found = true;
                QCOMPARE(series.at("points").get<int>(), 300);
                QCOMPARE(series.at("last_step").get<int>(), 300);
            }
        QVERIFY(found);
        QCOMPARE(command({"runs", "show", QString::fromStdString(kHostileName), "--json"})
                     .json()
                     .at("id")
                     .get<std::string>(),
                 std::string("hostile"));
    }

    void refusesUnknownAndAmbiguousRuns()
    {
        for (const QStringList& start : {QStringList{"runs", "show"},
                                         {"runs", "stop"},
                                         {"runs", "resume"},
                                         {"runs", "checkpoint"},
                                         {"runs", "cancel"},
                                         {"runs", "delete", "--yes"},
                                         {"runs", "archive"},
                                         {"runs", "restore"},
                                         {"runs", "export", "--csv", "x.csv"}}) {
            const CommandAnswer unknown = command(start + QStringList{"nope"});
            QVERIFY2(unknown.isOneSentence() && unknown.says("nope"), qPrintable(start.join(' ')));
            QCOMPARE(unknown.code, 1);
            const CommandAnswer ambiguous = command(start + QStringList{"20250101"});
            QVERIFY2(ambiguous.isOneSentence() && ambiguous.says("aaaaaa") && ambiguous.says("aabbbb"),
                     qPrintable(start.join(' ')));
        }
    }

    void comparesRuns()
    {
        const auto json = command({"runs", "diff", "alpha", "beta", "--json"}).json();
        QCOMPARE(json.at("parameters").size(), std::size_t{1});
        QCOMPARE(json.at("parameters").at("training.batch_size").at(kBeta).get<std::string>(), std::string("128"));
        QCOMPARE(json.at("metrics").at("val/top1").at(kAlpha).get<double>(), 0.3);
        QVERIFY(command({"runs", "diff", "alpha", "beta"}).output.find("training.batch_size") != std::string::npos);
        QVERIFY(command({"runs", "diff", "alpha", "beta", "--all"}).output.find("training.epochs") !=
                std::string::npos);
        // A 0 that means all says so.
        static const QRegularExpression all(QStringLiteral("\\ndata\\.train_samples +all +all *\\n"));
        const CommandAnswer everything = command({"runs", "diff", "alpha", "beta", "--all"});
        QVERIFY2(all.match(QString::fromStdString(everything.output)).hasMatch(), everything.output.c_str());
        QVERIFY(command({"runs", "diff", "alpha", "alpha"}).isOneSentence());
        QCOMPARE(command({"runs", "diff", "alpha"}).code, 2);
    }

    /// As 'runs list' searches; a word alone is a name.
    void exportsWhatASearchFinds()
    {
        const QString file = QString::fromStdString(path("found.csv"));
        const auto runs = [&](const QStringList& search) {
            const CommandAnswer answer =
                command(QStringList{"runs", "export"} + search + QStringList{"--csv", file, "--json"});
            return answer.code == 0 ? int(answer.json().at("runs").size()) : -1;
        };
        const auto found = int(command({"runs", "list", "training.batch_size:128", "--json"}).json().at("runs").size());
        QVERIFY(found > 0);
        QCOMPARE(runs({"training.batch_size:128"}), found);
        QCOMPARE(runs({"beta", "training.batch_size:128"}), found); // beta is one of them
        QCOMPARE(runs({"alph"}), -1);
        const CommandAnswer none = command({"runs", "export", "training.batch_size:77", "--csv", file});
        QVERIFY(none.isOneSentence() && none.says("no run matches this search"));
        const CommandAnswer wrong = command({"runs", "export", "stat:done", "--csv", file});
        QVERIFY(wrong.isOneSentence() && wrong.says("Did you mean state?"));
    }

    void exportsEveryPoint()
    {
        const CommandAnswer answer =
            command({"runs", "export", "alpha", "hostile", "--csv", QString::fromStdString(path("p.csv")), "--json"});
        QCOMPARE(answer.code, 0);
        QCOMPARE(answer.json().at("points").get<int>(), 300 + 6 + 5);
        const std::string text = readFile(path("p.csv"));
        QVERIFY(text.starts_with("run_id,run,series,attempt,step,samples,epoch,time,value,min,max,count,started\n"));
        QVERIFY(text.find(kAlpha + ",alpha,train/loss,1,7,448,0.07,0.07,7.001,7.001,7.001,1,") != std::string::npos);
        QVERIFY(text.find("\"c \"\"quoted\"\", $(touch pwned);") != std::string::npos);
        const CommandAnswer piped = command({"runs", "export", "alpha", "--csv", "-", "--series", "val/top1"});
        QCOMPARE(std::count(piped.output.begin(), piped.output.end(), '\n'), std::ptrdiff_t{7});
        QVERIFY(command({"runs", "export", "alpha", "--csv", "-", "--series", "no/such"}).isOneSentence());
        QVERIFY(command({"runs", "export", "alpha"}).isOneSentence());
    }

    void whatIsNamedTwiceIsWrittenOnce()
    {
        const QString id = QString::fromStdString(kAlpha);
        const CommandAnswer csv = command(
            {"runs", "export", "alpha", id, "alpha", "--csv", "-", "--series", "val/top1", "--series", "val/top1"});
        QCOMPARE(std::count(csv.output.begin(), csv.output.end(), '\n'), std::ptrdiff_t{7});
        for (const char* option : {"--tensorboard", "--mlflow", "--jsonl"}) {
            const CommandAnswer answer =
                command({"runs", "export", "alpha", id, "--series", "val/top1", "--series", "val/top1", option,
                         QString::fromStdString(path(std::string("twice") + option)), "--json"});
            QVERIFY2(answer.code == 0, option);
            QCOMPARE(answer.json().at("runs").size(), std::size_t{1});
            QCOMPARE(answer.json().at("points").get<int>(), 6);
            QCOMPARE(answer.json().at("files").size(), std::size_t{1});
        }
    }

    void writesWholeFilesOrNone()
    {
        const QString target = QString::fromStdString(path("no-such-folder/p.csv"));
        for (const char* option : {"--csv", "--png", "--svg"}) {
            const QString file = QString(target).replace("csv", QString(option).mid(2));
            const CommandAnswer answer = command({"runs", "export", "alpha", option, file});
            QVERIFY2(answer.isOneSentence() && answer.says("no-such-folder"), option);
            QCOMPARE(answer.code, 1);
        }
        QVERIFY(!std::filesystem::exists(path("no-such-folder")));
    }

    void drawsCurves_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("one run") << QStringList{"alpha"};
        QTest::newRow("several, dark") << QStringList{"alpha", "beta", "--dark"};
        QTest::newRow("series over time") << QStringList{"alpha", "--series", "val/top1", "--x", "time"};
        QTest::newRow("hostile name") << QStringList{"hostile", "--width", "400", "--height", "300"};
    }
    void drawsCurves()
    {
        QFETCH(QStringList, arguments);
        const QString png = QString::fromStdString(path("c.png")), svg = QString::fromStdString(path("c.svg"));
        const CommandAnswer answer = command(QStringList{"runs", "export", "--png", png, "--svg", svg} + arguments);
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        const QImage image(png);
        QVERIFY(!image.isNull());
        QVERIFY(image.width() >= 400);
        QSet<QRgb> colors;
        for (int y = 0; y < image.height(); y += 2)
            for (int x = 0; x < image.width(); x += 2)
                colors.insert(image.pixel(x, y));
        QVERIFY(colors.size() > 20); // curves and text, not an empty sheet
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    /// As Live and reports draw it.
    void drawsOverStepsWhatTellsNoEpochs()
    {
        {
            RunStore store(std::filesystem::path(home()) / "store.sqlite");
            for (const std::string id : {"whole", "partly"}) {
                settle(store.createRun(specNamed(id, id), home() + "/runs/" + id, "local"));
                EventStream stream;
                stream.started(id);
                for (int step = 100; step <= 400; step += 100) {
                    MetricsEvent event;
                    event.step = step;
                    event.epoch = id == "whole" ? step / 100.0 : 0.0;
                    event.values = {{"train/loss", SeriesValue::of(100.0 / step)}};
                    stream.add(event);
                }
                settle(store.ingest(stream.chunk(id)));
                settle(store.setRunState(id, JobState::Done, "", 1500.0));
            }
        }
        const auto drawn = [&](const char* run, const char* axis) {
            const QString png = QString::fromStdString(path(std::string(run) + "-" + axis + ".png"));
            const CommandAnswer answer = command({"runs", "export", run, "--png", png, "--x", axis});
            return answer.code == 0 ? QImage(png) : QImage();
        };
        const QImage partly = drawn("partly", "epoch"), whole = drawn("whole", "epoch");
        QVERIFY(!partly.isNull() && partly == drawn("partly", "step"));
        QVERIFY(!whole.isNull() && whole != drawn("whole", "step"));
        const CommandAnswer csv = command({"runs", "export", "partly", "--csv", "-"});
        QVERIFY2(csv.output.find("train/loss,1,100,0,,") != std::string::npos, csv.output.c_str());
    }

    void aPictureWithoutPointsIsOneSentence()
    {
        const QString png = QString::fromStdString(path("empty.png"));
        const std::string run = "20250101-000000-cccccc";
        RunSpec spec = namedSpec("waiting");
        spec.id = run;
        {
            RunStore store(std::filesystem::path(home()) / "store.sqlite");
            settle(store.createRun(spec, home() + "/runs/" + run, "local"));
            settle(store.setRunState(run, JobState::Cancelled, "", 1500.0));
        }
        const CommandAnswer answer = command({"runs", "export", QString::fromStdString(run), "--png", png, "--json"});
        QVERIFY2(answer.isOneSentence() && answer.says("no points") && answer.code == 1, answer.errors.c_str());
        QVERIFY(!QFile::exists(png));
    }

    /// Where the window is not installed, commands work; only what shows or draws needs it, and says so before it does
    /// anything.
    void worksWhereNoWindowIsInstalled()
    {
        const std::filesystem::path alone = path("bin/trainyard");
        makeFolders(alone.parent_path());
        std::filesystem::copy_file(program("trainyard"), alone, std::filesystem::copy_options::overwrite_existing);
        const auto command = [&](const QStringList& arguments) {
            return trainyardCommand(home(), arguments, {}, 60, {}, alone);
        };
        QCOMPARE(command({"runs", "list", "--json"}).json().at("total").get<int>(), 3);
        const QString csv = QString::fromStdString(path("alone.csv")), png = QString::fromStdString(path("alone.png"));
        QCOMPARE(command({"runs", "export", "alpha", "--csv", csv}).code, 0);
        QVERIFY(QFile::remove(csv));
        for (const QStringList& arguments : {QStringList{},
                                             {"window", "--run", "alpha"},
                                             {"quickstart"},
                                             {"runs", "export", "alpha", "--csv", csv, "--png", png},
                                             {"quickstart", "--headless", "--output", png}}) {
            const CommandAnswer answer = command(arguments);
            QVERIFY2(answer.isOneSentence() && answer.says("trainyard-window") && answer.says("not installed"),
                     answer.errors.c_str());
            QCOMPARE(answer.code, 1);
        }
        QVERIFY(!QFile::exists(csv) && !QFile::exists(png));
        QCOMPARE(command({"runs", "list", "--json", "--scope", "all"}).json().at("total").get<int>(), 3);
    }

    /// Not a window without the run: with a display, it would open and say nothing.
    void opensNoWindowForAnUnknownRun()
    {
        const CommandAnswer answer = command({"window", "--run", "no-such-run"});
        QVERIFY2(answer.isOneSentence() && answer.says("no-such-run") && answer.says("no run has this id") &&
                     answer.says("trainyard runs list"),
                 answer.errors.c_str());
        QCOMPARE(answer.code, 1);
        QVERIFY(command({"window", "--run", "alpha"}).says("no display"));
    }

    void putsRunsAside()
    {
        const auto total = [this](const QString& scope) {
            return command({"runs", "list", "--json", "--scope", scope}).json().at("total").get<int>();
        };
        QCOMPARE(command({"runs", "archive", "alpha", "--json"}).json().at("runs").at(0).get<std::string>(), kAlpha);
        QCOMPARE(total("active"), 2);
        QCOMPARE(total("archived"), 1);
        QCOMPARE(command({"runs", "trash", "beta", "hostile"}).code, 0);
        QCOMPARE(total("active"), 0);
        QCOMPARE(total("trash"), 2);
        QCOMPARE(command({"runs", "unarchive", "alpha"}).code, 0);
        QVERIFY(command({"runs", "restore", "hostile"}).output.starts_with("Put back 1 run."));
        QVERIFY(command({"runs", "restore", "hostile"}).output.starts_with("Put back 0 runs."));
        QCOMPARE(total("active"), 2);
        QVERIFY(std::filesystem::exists(home() + "/runs/" + kBeta));
    }

    void deletesRuns()
    {
        QVERIFY(command({"runs", "delete", "alpha"}).isOneSentence()); // nobody is there to be asked
        QCOMPARE(command({"runs", "list", "--json"}).json().at("total").get<int>(), 3);
        writeFileAtomically(home() + "/week.md", "# Week\n\n```chart\nruns: alpha, beta\nseries: val/top1\n```\n");
        QCOMPARE(command({"report", "add", QString::fromStdString(home() + "/week.md")}).code, 0);
        const auto deleted = command({"runs", "delete", "alpha", "--yes", "--json"}).json();
        QCOMPARE(deleted.at("deleted").at(0).get<std::string>(), kAlpha);
        QCOMPARE(deleted.at("used_by").at("reports").at(0).at("title").get<std::string>(), std::string("Week"));
        QCOMPARE(deleted.at("used_by").at("reports").at(0).at("blocks").get<int>(), 1);
        QVERIFY(std::filesystem::exists(home() + "/runs/" + kAlpha));
        const CommandAnswer others = command({"runs", "delete", "beta", "hostile", "--yes", "--with-directory"});
        QCOMPARE(others.code, 0);
        QVERIFY2(others.says("note: Used by the report 'Week' (1 block)."), others.errors.c_str());
        QVERIFY(!std::filesystem::exists(home() + "/runs/" + kBeta));
        QCOMPARE(command({"runs", "list", "--json", "--scope", "all"}).json().at("total").get<int>(), 0);
    }

    void whoWaitsHearsWhatARunWarnedOf()
    {
        {
            RunStore place(home() + "/store.sqlite");
            RunSpec spec = namedSpec("learned nothing");
            spec.id = "20250101-000000-eeeeee";
            storeEndedRun(place, home() + "/runs", spec, 5);
            std::string line;
            MessageEvent warned{LogLevel::Warning, Reason(std::string("the accuracy is chance"))};
            appendEventLine({900, 1000.0, warned}, line);
            (void)place.ingest({spec.id, "attempts/0001/events/rank-0000.jsonl", "9:9", 0, line, 0.0}).get().value();
        }
        const CommandAnswer answer = command({"runs", "watch", "learned nothing"});
        QVERIFY2(answer.output.find("learned nothing: warning: the accuracy is chance") != std::string::npos,
                 (answer.output + answer.errors).c_str());
    }

    void refusesActionsThatMakeNoSense()
    {
        QVERIFY(command({"runs", "resume", "alpha"}).says("done"));
        QVERIFY(command({"runs", "stop", "alpha"}).says("ended"));
        QVERIFY(command({"runs", "checkpoint", "beta"}).says("ended"));
        QVERIFY(command({"runs", "cancel", "beta"}).says("ended"));
    }

    void eachRunThatRefusesIsTold()
    {
        const CommandAnswer answer = command({"runs", "cancel", "alpha", "beta"});
        QCOMPARE(answer.code, 1);
        QVERIFY2(answer.says("alpha") && answer.says("beta"), answer.errors.c_str());
    }

    /// Not in the words of Qt or of the C++ library, nor by a signal.
    void tooLittleMemoryForTheWindowIsTold()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("sanitizers reserve more address space than the limit");
#endif
        const auto limited = [] {
            const rlimit narrow{rlim_t{400'000} << 10, rlim_t{400'000} << 10};
            ::setrlimit(RLIMIT_AS, &narrow);
        };
        const QString window = QString::fromStdString(program(QStringLiteral("trainyard-window")).string());
        const QString offscreen = QStringLiteral("QT_QPA_PLATFORM=offscreen");
        for (const QStringList& arguments : {QStringList{offscreen, window}, {offscreen, window, "--new-run"}}) {
            const CommandAnswer answer = trainyardCommand(home(), arguments, {}, 60, limited, "/usr/bin/env");
            QVERIFY2(answer.isOneSentence() && answer.says("390 MiB") && answer.says("Raise that limit"),
                     answer.errors.c_str());
            QCOMPARE(answer.code, 1);
        }
    }

    /// A limit on file sizes ends neither the program nor an export in silence.
    void aLimitOnFileSizesIsTold()
    {
        const std::string rows = path("rows.csv");
        const rlim_t bytes = rlim_t{4} << 20;
        const auto limited = [&rows, bytes] {
            std::signal(SIGXFSZ, SIG_DFL);
            ::dup2(::open(rows.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600), STDOUT_FILENO);
            const rlimit narrow{bytes, bytes};
            ::setrlimit(RLIMIT_FSIZE, &narrow);
        };
        const CommandAnswer query =
            trainyardCommand(home(),
                             {"sql", "--csv",
                              "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) "
                              "SELECT i, 'a long text in every row' FROM n"},
                             {}, 60, limited);
        QCOMPARE(query.code, 1);
        QVERIFY2(query.says("Cannot write the answer to standard output"), query.errors.c_str());
        QCOMPARE(std::filesystem::file_size(rows), std::uintmax_t{bytes});
    }

    void aLogThatCannotBeImportedKeepsNoOtherOneOut()
    {
        const QString good = QString::fromStdString(written("good.csv", "step,loss\n1,0.5\n2,0.25\n"));
        const QString absent = QString::fromStdString(path("absent.csv"));
        const CommandAnswer answer = command({"import", absent, good, "--json"});
        QCOMPARE(answer.code, 1);
        QVERIFY2(answer.says("absent.csv"), answer.errors.c_str());
        QCOMPARE(answer.json().at("runs").size(), std::size_t{1});
        QCOMPARE(answer.json().at("skipped").size(), std::size_t{1});
        QVERIFY(command({"import", absent}).isOneSentence());
    }

    void whatALogLacksIsTold()
    {
        const auto import = [this](const char* file, const char* text) {
            return command({"import", QString::fromStdString(written(file, text))});
        };
        const CommandAnswer missing = import("missing.csv", "step,loss,acc\n1,0.5,n/a\n2,0.25,NA\n");
        QVERIFY2(missing.code == 0 && missing.errors.empty(), missing.errors.c_str());
        QCOMPARE(missing.output, std::string("imported 1 new run and 2 points\n"));
        const CommandAnswer words = import("words.csv", "step,loss,phase\n1,0.5,warm\n");
        QCOMPARE(words.errors, std::string("1 value is not kept: audio, tables, texts and the like\n"));
        const CommandAnswer torn = import("torn.csv", "step,loss\n1,0.5\n2,0.");
        QVERIFY2(torn.says("torn.csv was read to byte 16 of 20: its end is not written yet, or cut off"),
                 torn.errors.c_str());
        QCOMPARE(torn.output, std::string("imported 1 new run and 1 point\n"));
        const CommandAnswer again = command({"import", QString::fromStdString(path("torn.csv"))});
        QCOMPARE(again.output, std::string("imported 0 new runs and 0 points; 1 known run has nothing new\n"));
    }

    void anInterruptedExportLeavesNothing_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("an end asked for") << SIGTERM;
        QTest::newRow("a closed terminal") << SIGHUP;
    }

    /// However far the export is when the signal comes.
    void anInterruptedExportLeavesNothing()
    {
        QFETCH(int, signal);
        std::string text = "step,loss,accuracy,rate,norm\n";
        for (int step = 1; step <= 60'000; ++step)
            text += std::to_string(step) + ",0.5,0.25,0.125,1.5\n";
        const std::filesystem::path folder = path("exports-" + std::to_string(signal));
        std::filesystem::create_directories(folder);
        QCOMPARE(command({"import", QString::fromStdString(written("long.csv", text))}).code, 0);
        const auto files = [&folder] {
            std::set<std::string> names;
            for (const auto& entry : std::filesystem::directory_iterator(folder))
                names.insert(entry.path().filename().string());
            return names;
        };
        QProcess process;
        process.setProcessEnvironment(commandEnvironment(home()));
        process.start(QString::fromStdString(program(QStringLiteral("trainyard")).string()),
                      {"runs", "export", "long", "--csv", QString::fromStdString(folder / "points.csv")});
        QTRY_VERIFY_WITH_TIMEOUT(!files().empty() || process.state() == QProcess::NotRunning, 60'000);
        if (const auto pid = static_cast<pid_t>(process.processId()); pid > 0)
            ::kill(pid, signal);
        QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(60'000));
        const bool given = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 128 + signal;
        QCOMPARE(files(), given ? std::set<std::string>() : std::set<std::string>{"points.csv"});
    }

    void aMachinesBatchScriptIsSetUp()
    {
        const QStringList add{
            "machine",     "add",         "Lab",        "--host",     "login",
            "--scheduler", "slurm",       "--offline",  "--prologue", "module load cuda/12.4",
            "--prologue",  "ulimit -c 0", "--launcher", "mpirun",     "--submit-option=--mail-type=END"};
        const CommandAnswer added = command(add);
        QVERIFY2(added.code == 0 && added.output.find("mpirun") != std::string::npos, added.errors.c_str());
        const nlohmann::json script = command({"machine", "script", "Lab", "--offline", "--json"}).json();
        QCOMPARE(script.at("prologue").get<std::string>(), std::string("module load cuda/12.4\nulimit -c 0"));
        QCOMPARE(script.at("launcher").get<std::string>(), std::string("mpirun"));
        const std::string text = script.at("script").get<std::string>();
        QVERIFY2(text.find("\nmodule load cuda/12.4\nulimit -c 0\n") != std::string::npos &&
                     text.find("--mail-type=END") != std::string::npos,
                 text.c_str());
        const CommandAnswer changed = command({"machine", "script", "Lab", "--offline", "--launcher", "srun", "--mpi",
                                               "pmi2", "--container=apptainer", "--container=exec", "--prologue", ""});
        QVERIFY2(changed.code == 0 && changed.output.find("--mpi='pmi2'") != std::string::npos &&
                     changed.output.find("apptainer") != std::string::npos &&
                     changed.output.find("module load") == std::string::npos,
                 changed.output.c_str());
        // What the scheduler's script owns is refused, and nothing is changed.
        const CommandAnswer refused = command({"machine", "script", "Lab", "--submit-option=--job-name=mine"});
        QVERIFY2(refused.isOneSentence() && refused.code == 1 && refused.says("--job-name"), refused.errors.c_str());
        QCOMPARE(command({"machine", "script", "Lab", "--offline"}).output, changed.output);
        QCOMPARE(command({"machine", "script", "Lab", "--save-before", "1"}).code, 2);
        QCOMPARE(command({"machine", "add", "Plain", "--host", "plain"}).code, 0);
        QVERIFY(command({"machine", "script", "Plain"}).says("not batch scripts"));
    }

    /// Adding a cluster asks it which launcher works there; one that does not answer is added all the same.
    void aMachineIsAddedWithALauncherThatWorksThere()
    {
        FakeSlurm slurm;
        slurm.setMpi("none pmi2");
        QCOMPARE(command({"machine", "add", "Here", "--scheduler", "slurm"}).code, 0);
        const auto launcher = [this](const QString& machine) {
            return command({"machine", "script", machine, "--json"}).json().at("launcher").get<std::string>();
        };
        QCOMPARE(launcher("Here"), std::string("mpirun"));
        // The folders there, as the window shows them.
        const CommandAnswer shown = command({"machine", "script", "Here"});
        QVERIFY2(shown.says("4 ranks on each of 2 nodes") && shown.output.find("XDG_STATE_HOME") == std::string::npos,
                 shown.output.c_str());
        const auto steps = [this] { return command({"machine", "test", "Here", "--json"}).json().at("steps"); };
        for (const auto& step : steps())
            if (step.at("step") == "scheduler")
                QVERIFY2(step.at("code") == "trial.scheduler" || step.at("code") == "trial.not-told",
                         step.dump().c_str());
        QCOMPARE(command({"machine", "script", "Here", "--launcher", "srun"}).code, 0);
        for (const auto& step : steps())
            if (step.at("step") == "scheduler")
                QCOMPARE(step.at("code").get<std::string>(), std::string("trial.launcher-misfit"));
        QCOMPARE(command({"machine", "script", "Here", "--launcher", "auto"}).code, 0);
        QCOMPARE(launcher("Here"), std::string("mpirun"));
        const CommandAnswer away =
            command({"machine", "add", "Away", "--host", "127.0.0.1", "--port", "1", "--scheduler", "slurm"});
        QVERIFY2(away.code == 0 && away.says("keeps its defaults"), away.errors.c_str());
        QVERIFY(away.output.find("Its jobs start ranks with") == std::string::npos); // nobody knows
        QCOMPARE(launcher("Away"), std::string("srun"));
    }

    void refusesBadSpecs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("unknown key") << "{'trainng': {}}"
                                     << "/trainng";
        QTest::newRow("batch 0") << "{'training': {'batch_size': 0}}"
                                 << "/training/batch_size";
        QTest::newRow("wrong type") << "{'name': 3}"
                                    << "/name";
        QTest::newRow("not JSON") << "{'name': "
                                  << "line 1, column 10 is not JSON";
        QTest::newRow("an array") << "[1,2]"
                                  << "it is not a JSON object";
        QTest::newRow("null") << "null"
                              << "it is not a JSON object";
        QTest::newRow("empty") << ""
                               << "not JSON";
        QTest::newRow("newer") << "{'version': 99}"
                               << "/version";
        QTest::newRow("hostile id") << "{'id': '../../etc'}"
                                    << "/id";
        QTest::newRow("taken id") << "{'id': 'hostile'}"
                                  << "hostile";
        QTest::newRow("control character") << "{'name': 'a\\u001b[31mb'}"
                                           << "/name";
    }
    void refusesBadSpecs()
    {
        QFETCH(QString, text);
        QFETCH(QString, words);
        text.replace('\'', '"');
        const QString file = QString::fromStdString(written("bad.json", text.toStdString()));
        for (const CommandAnswer& answer : {command({"run", file}), command({"run", "-"}, text.toUtf8())}) {
            QVERIFY2(answer.isOneSentence() && answer.says(words.toStdString()), answer.errors.c_str());
            QCOMPARE(answer.code, 1);
        }
        QCOMPARE(command({"runs", "list", "--json", "--scope", "all"}).json().at("total").get<int>(), 3);
    }

    void startsNothingWhenOneSpecIsBad()
    {
        const QString good = QString::fromStdString(written("good.json", "{}"));
        const QString bad = QString::fromStdString(written("bad.json", "{\"seed\": -1}"));
        QVERIFY(command({"run", good, bad}).isOneSentence());
        QVERIFY(command({"run", QString::fromStdString(path("missing.json"))}).says("missing.json"));
        QVERIFY(command({"run"}).isOneSentence());
        QVERIFY(command({"run", "--preset", "no such preset"}).says("no such preset"));
        QVERIFY(command({"run", good, "--builtin"}).isOneSentence());
        QCOMPARE(command({"runs", "list", "--json", "--scope", "all"}).json().at("total").get<int>(), 3);
    }

    void explainsItself()
    {
        QCOMPARE(command({"--help"}).code, 0);
        QVERIFY(command({"--help"}).output.find("Exit codes") != std::string::npos);
        QVERIFY(command({"--version"}).output.starts_with("trainyard "));
        QCOMPARE(command({"frobnicate"}).code, 2);
        const CommandAnswer limit = command({"runs", "list", "--limit", "-3"});
        QCOMPARE(limit.code, 2);
        QVERIFY2(limit.says("1 to 1000000000") && limit.errors.size() < 200, limit.errors.c_str());
        const CommandAnswer window = command({});
        QCOMPARE(window.code, 1);
        QVERIFY(window.isOneSentence() && window.says("no display"));
        QProcess unknown; // with a display
        QProcessEnvironment environment = commandEnvironment(home());
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        unknown.setProcessEnvironment(environment);
        unknown.start(QString::fromStdString(program("trainyard").string()), {"-style", "fusion", "--bogus"});
        QVERIFY(unknown.waitForFinished());
        QCOMPARE(unknown.exitCode(), 2);
        QVERIFY(unknown.readAllStandardError().contains("not expected: --bogus."));
        QVERIFY(command({"quickstart"}).says("--headless"));
    }

    void refusesANewerOrBrokenStore()
    {
        const std::string file = home() + "/store.sqlite";
        const std::string before = readFile(file);
        writeFileAtomically(file, "this is no store, " + std::string(5000, 'x'));
        const CommandAnswer broken = command({"runs", "list"});
        QVERIFY2(broken.isOneSentence() && broken.says("store.sqlite"), broken.errors.c_str());
        QVERIFY(readFile(file).starts_with("this is no store"));
        std::string newer = before;
        newer.replace(60, 4, std::string{0, 0, 3, char(0xE7)}); // user_version of the SQLite header
        writeFileAtomically(file, newer);
        const CommandAnswer version = command({"runs", "list", "--json"});
        QVERIFY2(version.isOneSentence() && version.says("newer"), version.errors.c_str());
        QCOMPARE(readFile(file), newer);
    }

    void refusesAReadOnlyHome()
    {
        std::filesystem::remove_all(home());
        makeFolders(home());
        ::chmod(m_folder.path().toLocal8Bit().constData(), 0755);
        ::chmod(home().c_str(), 0555);
        // Root writes everywhere: then the command runs as nobody.
        const auto nobody = [] {
            if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0))
                ::_exit(99);
        };
        const CommandAnswer answer = trainyardCommand(home(), {"runs", "list"}, {}, 60, nobody);
        ::chmod(home().c_str(), 0755);
        if (answer.code == -1 && ::geteuid() == 0)
            QSKIP("nobody cannot start programs from this build folder");
        QVERIFY2(answer.isOneSentence(), answer.errors.c_str());
    }

    /// Before it trains.
    void refusesAPictureInNoFolder()
    {
        const CommandAnswer answer = command({"quickstart", "--headless", "--output", "/nowhere/curves.png"});
        QVERIFY2(answer.isOneSentence() && answer.code == 1 && answer.says("/nowhere"), answer.errors.c_str());
        QCOMPARE(command({"runs", "list", "--json", "--scope", "all"}).json().at("total").get<int>(), 3);
    }

    void refusesAHomeThatIsAFile()
    {
        const std::string file = written("a-file", "x");
        for (const QStringList& arguments :
             {QStringList{"runs", "list"}, {"run", "--builtin"}, {"quickstart", "--headless"}}) {
            const CommandAnswer answer = trainyardCommand(file, arguments);
            QVERIFY2(answer.isOneSentence() && answer.code == 1, answer.errors.c_str());
        }
        const CommandAnswer nowhere = trainyardCommand("/proc/nowhere", {"runs", "list"});
        QVERIFY2(nowhere.isOneSentence(), nowhere.errors.c_str());
    }
};

} // namespace

TRAINYARD_TEST(CommandLineTest)

} // namespace command_line_test

#include "command_line_test.moc"
