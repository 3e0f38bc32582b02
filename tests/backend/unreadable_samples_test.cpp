// SPDX-License-Identifier: Apache-2.0
// Samples that cannot be read: what inspections, plans, preparations and runs make of them.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/private_files.h"
#include "backend/data/cache/prepared_plan.h"
#include "backend/data/inspect/data_inspector.h"
#include "backend/data/inspect/inspection_note.h"
#include "backend/protocol/preparation.h"
#include "backend/protocol/reason_json.h"
#include "backend/train/plan/run_planner.h"
#include "tests/backend/data_files.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

namespace unreadable_samples_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// The code of a reason and of those inside it.
QString codes(const Reason& reason)
{
    QString out = QString::fromStdString(reason.code);
    if (const Reason* inner = reasonAmong(reason.arguments))
        out += " " + codes(*inner);
    return out;
}

bool warnsOfInspection(const PlanAnswer& answer, const std::string& code)
{
    return std::any_of(answer.warnings.begin(), answer.warnings.end(), [&](const SpecProblem& warning) {
        return warning.path == "/data/path" && warning.found.code == code;
    });
}

} // namespace

class UnreadableSamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_work = std::make_unique<Workspace>();
        m_homeBefore = qgetenv("TRAINYARD_HOME");
        qputenv("TRAINYARD_HOME", m_work->path("home").string().c_str());
        writeImageFolder(*m_work, "set", {"cat", "dog"}, 20);
    }
    void cleanup() { qputenv("TRAINYARD_HOME", m_homeBefore); }

    /// A broken link, a loop of links, a pipe, a device, a file without permission: with "skip" each counts as one
    /// image that cannot be read, and nothing waits for the pipe.
    void whatIsNoFileIsSkippedLikeDamagedFiles()
    {
        const int bad = spoil();
        RunSpec spec = specOf();
        const PlanAnswer refused = plan(spec);
        QCOMPARE(refused.problems.size(), std::size_t(1));
        QCOMPARE(refused.problems[0].path, std::string("/data/path"));
        QVERIFY2(refused.problems[0].text().find("skip unreadable samples") != std::string::npos,
                 refused.problems[0].text().c_str());

        const DataInspection found = inspectImages(spec.data, {1, 0});
        QCOMPARE(found.unreadableTraining, std::int64_t(bad));
        for (const UnreadableSample& sample : found.unreadable)
            QVERIFY2(!sample.reason.code.empty(), sample.reason.words.c_str());

        spec.data.unreadable = UnreadablePolicy::Skip;
        QVERIFY(plan(spec).problems.empty());
        const RunDirectory run = finished(spec);
        int told = 0;
        for (const MessageEvent& message : bodies<MessageEvent>(readEvents(run, 1)))
            if (message.text.code == "training.skipped") {
                ++told;
                QVERIFY2(codes(message.text).split(' ').size() > 1, message.text.words.c_str());
                QCOMPARE(message.text.remedy, std::string("Mend or remove it.")); // it is skipped already
            }
        QCOMPARE(told, bad);
    }

    /// What an inspection has found, a plan refuses, until it is mended, removed or to be skipped.
    void aPlanKnowsWhatAnInspectionFound()
    {
        const std::string whole = readFile(m_work->path("set/train/cat/1003.png"), 1 << 20);
        (void)m_work->write("set/train/cat/1003.png", "no image");
        RunSpec spec = specOf();
        QVERIFY(plan(spec).problems.empty()); // nobody has looked
        QVERIFY(warnsOfInspection(plan(spec), "plan.uninspected"));
        const QString path = QString::fromStdString(m_work->path("set").string());
        QCOMPARE(runEngine({"inspect", "data", path, "--json"}).code, 0);
        const PlanAnswer answer = plan(spec);
        QCOMPARE(answer.problems.size(), std::size_t(1));
        QCOMPARE(answer.problems[0].path, std::string("/data/unreadable"));
        QCOMPARE(answer.problems[0].found.code, std::string("plan.unreadable"));
        QVERIFY2(answer.problems[0].text().find("cat/1003.png") != std::string::npos,
                 answer.problems[0].text().c_str());
        spec.data.trainSamples = 10; // perhaps without it
        QVERIFY(plan(spec).problems.empty());
        QCOMPARE(plan(spec).warnings.front().path, std::string("/data/unreadable"));
        spec.data.trainSamples = 0;
        spec.data.unreadable = UnreadablePolicy::Skip;
        QVERIFY(plan(spec).problems.empty());
        spec.data.unreadable = UnreadablePolicy::Fail;
        (void)m_work->write("set/train/cat/1003.png", whole);
        QVERIFY(plan(spec).problems.empty());
    }

    /// The notes name a person's files. "inspect" writes other files with the modes of its user's umask.
    void notesOfInspectionsArePrivate()
    {
        const mode_t before = ::umask(0);
        const int code =
            runEngine({"inspect", "data", QString::fromStdString(m_work->path("set").string()), "--json"}).code;
        ::umask(before);
        QCOMPARE(code, 0);
        int found = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(m_work->path("home"))) {
            struct stat status {};
            QCOMPARE(::lstat(entry.path().c_str(), &status), 0);
            QVERIFY2((status.st_mode & 0077) == 0, entry.path().c_str());
            found += entry.is_regular_file() ? 1 : 0;
        }
        QCOMPARE(found, 1);
        struct stat home {};
        QCOMPARE(::lstat(m_work->path("home").c_str(), &home), 0);
        QCOMPARE(home.st_mode & 0077, mode_t{0});
    }

    /// A plan does not read every file: that nobody has done so, it says, until an inspection has.
    void aPlanSaysThatNobodyHasInspected()
    {
        RunSpec spec = specOf();
        QVERIFY(warnsOfInspection(plan(spec), "plan.uninspected"));
        const std::string text = plan(spec).warnings.front().text();
        QVERIFY2(text.find("trainyard-engine inspect data") != std::string::npos, text.c_str());
        spec.data.unreadable = UnreadablePolicy::Skip; // whatever there is does not end it
        QVERIFY(!warnsOfInspection(plan(spec), "plan.uninspected"));
        spec.data.unreadable = UnreadablePolicy::Fail;
        QCOMPARE(runEngine({"inspect", "data", QString::fromStdString(m_work->path("set").string()), "--json"}).code,
                 0);
        QVERIFY(!warnsOfInspection(plan(spec), "plan.uninspected"));
        QVERIFY(!warnsOfInspection(plan(spec), "plan.changed"));
        (void)m_work->write("set/train/cat/9999.png", "a file more");
        QVERIFY(warnsOfInspection(plan(spec), "plan.changed"));
        spec.data = {}; // drawn images
        QVERIFY(!warnsOfInspection(plan(spec), "plan.uninspected"));
    }

    /// The error of a run names the remedy.
    void aRunThatStopsNamesSkip()
    {
        (void)m_work->write("set/train/cat/1003.png", "no image");
        const RunDirectory run = RunDirectory::create(m_work->path("run"), specOf());
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        QCOMPARE(ended.code, int(ExitCode::BadData));
        QVERIFY2(ended.err.contains("1003.png") && ended.err.contains("“unreadable”: “skip”"), ended.err);
        const Reason why = run.readResult()->message;
        QVERIFY2(codes(why).contains("dataset.unreadable"), qPrintable(codes(why)));
    }

    /// As many samples as before, so that the steps are the same.
    void aRunThatGoesOnTellsThatItsDataChanged()
    {
        const RunDirectory run = finished(specOf());
        const auto toldAfter = [&](int epochs) {
            RunSpec known = run.readSpec();
            known.training.epochs = epochs;
            writePrivateFile(run.spec(), toText(known));
            const int attempt = int(run.attempts().size()) + 1;
            (void)runEngine({"run", QString::fromStdString(run.root().string())});
            int told = 0;
            for (const MessageEvent& message : bodies<MessageEvent>(readEvents(run, attempt)))
                told += message.text.code == "training.data-changed";
            return told;
        };
        QCOMPARE(toldAfter(2), 0);
        const auto image = m_work->path("set/train/cat/1003.png");
        const std::filesystem::directory_iterator other(m_work->path("set/train/dog"));
        std::filesystem::copy_file(other->path(), image, std::filesystem::copy_options::overwrite_existing);
        QCOMPARE(toldAfter(3), 1);
    }

    /// Classes and counts are the same, and so are the labels. Other times of the files alone are nothing to tell.
    void aRunDoesNotGoOnWithSwappedFolders()
    {
        namespace fs = std::filesystem;
        const fs::path cats = m_work->path("set/train/cat"), dogs = m_work->path("set/train/dog");
        for (const auto& entry : fs::directory_iterator(dogs)) { // of other sizes, for sure
            const std::string bytes = readFile(entry.path(), 1 << 20) + std::string(4096, ' ');
            (void)m_work->write("set/train/dog/" + entry.path().filename().string(), bytes);
        }
        const RunDirectory run = finished(specOf());
        const auto goesOnTo = [&](int epochs) {
            RunSpec known = run.readSpec();
            known.training.epochs = epochs;
            writePrivateFile(run.spec(), toText(known));
            return runEngine({"run", QString::fromStdString(run.root().string())});
        };
        const auto swap = [&] {
            fs::rename(cats, m_work->path("other"));
            fs::rename(dogs, cats);
            fs::rename(m_work->path("other"), dogs);
        };
        for (const auto& entry : fs::directory_iterator(cats))
            fs::last_write_time(entry.path(), fs::file_time_type::clock::now() - std::chrono::hours(100));
        QCOMPARE(goesOnTo(2).code, 0);
        for (const MessageEvent& message : bodies<MessageEvent>(readEvents(run, 2)))
            QVERIFY2(message.text.code != "training.data-changed", message.text.words.c_str());
        swap();
        const Ended refused = goesOnTo(3);
        QCOMPARE(refused.code, int(ExitCode::BadCheckpoint));
        QVERIFY2(refused.err.contains("other files") && refused.err.contains("Put spec.json and data back"),
                 refused.err);
        swap();
        QCOMPARE(goesOnTo(3).code, 0);
    }

    /// The images and the steps are the same: nothing else would tell that the net learns something else now.
    void aRunDoesNotGoOnWithOtherLabels()
    {
        writeIdxDataset(*m_work, "idx", 64, 32, 16, 16);
        RunSpec spec = specOf();
        spec.data.format = DataFormat::Idx;
        spec.data.path = m_work->path("idx").string();
        spec.data.image = {16, 16, 1};
        const RunDirectory run = finished(spec);
        const auto goesOnTo = [&](int epochs) {
            RunSpec known = run.readSpec();
            known.training.epochs = epochs;
            writePrivateFile(run.spec(), toText(known));
            return runEngine({"run", QString::fromStdString(run.root().string())});
        };
        QCOMPARE(goesOnTo(2).code, 0);
        (void)m_work->write("idx/t10k-labels-idx1-ubyte", idxLabels(std::vector<std::uint8_t>(32, 0)));
        QCOMPARE(goesOnTo(3).code, 0);
        int told = 0;
        for (const MessageEvent& message : bodies<MessageEvent>(readEvents(run, 3)))
            told += message.text.code == "training.validation-changed";
        QCOMPARE(told, 1);
        std::vector<std::uint8_t> labels = labelsInTurn(64);
        std::reverse(labels.begin(), labels.end());
        (void)m_work->write("idx/train-labels-idx1-ubyte", idxLabels(labels));
        const Ended refused = goesOnTo(4);
        QCOMPARE(refused.code, int(ExitCode::BadCheckpoint));
        QVERIFY2(refused.err.contains("other labels") && refused.err.contains("Put spec.json and data back"),
                 refused.err);
        (void)m_work->write("idx/train-labels-idx1-ubyte", idxLabels(labelsInTurn(64)));
        QCOMPARE(goesOnTo(4).code, 0);
    }

    void preparingSkipsToo()
    {
        const int bad = spoil();
        const QString path = QString::fromStdString(m_work->path("set").string());
        const QStringList command{"prepare", path, "--image", "16x16", "--json"};
        (void)m_work->write("set/train/dog/1001.png", "no image");
        RunSpec spec = specOf();
        spec.data.cache.place = "auto";
        const Ended refused = runEngine(command);
        QCOMPARE(refused.code, int(ExitCode::BadData));
        QVERIFY2(refused.out.contains("“unreadable”: “skip”"), refused.out);
        const Ended prepared = runEngine(command + QStringList{"--skip-unreadable"});
        QVERIFY2(prepared.code == 0, prepared.out);
        QVERIFY2(prepared.out.contains("\"prepared\""), prepared.out);
        QVERIFY2(prepared.out.contains(QByteArray("\"skipped\":") + QByteArray::number(bad + 1)), prepared.out);
        std::int64_t described = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(m_work->path("home")))
            if (entry.path().filename() == "about.json")
                described = nlohmann::json::parse(readFile(entry.path(), 1 << 20)).value("skipped", 0);
        QCOMPARE(described, std::int64_t(bad) + 1);
        const Ended again = runEngine(command + QStringList{"--skip-unreadable", "--estimate"});
        QVERIFY2(again.out.contains(QByteArray("\"skipped\":") + QByteArray::number(bad + 1)), again.out);

        spec.data.unreadable = UnreadablePolicy::Skip; // reads what was prepared; the reasons are still codes
        const RunDirectory run = finished(spec);
        int told = 0;
        std::int64_t counted = 0;
        bool png = false;
        for (const Event& event : readEvents(run, 1)) {
            const auto* message = std::get_if<MessageEvent>(&event.body);
            if (message && message->text.code == "training.skipped") {
                ++told;
                png = png || codes(message->text).contains("dataset.unreadable dataset.");
            } else if (message && message->text.code.starts_with("training.skipped-") &&
                       message->text.code != "training.skipped-more") {
                QVERIFY(std::get<std::int64_t>(message->text.arguments[0]) > 0); // nothing is said of no samples
                counted += std::get<std::int64_t>(message->text.arguments[0]);
            }
            if (const auto* progress = std::get_if<ProgressEvent>(&event.body); progress && progress->step == 0)
                QCOMPARE(progress->samplesPerSecond, 0.0);
        }
        QCOMPARE(told, bad + 1);
        QCOMPARE(counted, std::int64_t{told});
        QVERIFY(png);
    }

    /// The first step has not been made while a run prepares its cache: there is no speed of training yet.
    void preparingIsNoSpeedOfTraining()
    {
        RunSpec spec = specOf();
        spec.data.cache.place = "auto";
        const RunDirectory run = finished(spec);
        int preparing = 0;
        for (const ProgressEvent& progress : bodies<ProgressEvent>(readEvents(run, 1)))
            if (progress.phase == "preparing") {
                ++preparing;
                QCOMPARE(progress.samplesPerSecond, 0.0);
            }
        QVERIFY(preparing > 1);
    }

    /// Caches of engines that stored a sentence open as before.
    void oldCachesHaveOnlyWords()
    {
        PreparedRecord record;
        record.jpeg = PreparedRecord::kUnreadable;
        const std::string words = "it is neither a JPEG, a PNG nor a WebP file";
        try {
            withPrepared(record, {reinterpret_cast<const std::uint8_t*>(words.data()), words.size()}, {8, 8, 3},
                         "cat/1003.png", [](const ImageView&) {});
            QFAIL("no failure");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().reason, words);
        }
    }

    void aListWithMissingFilesIsSkippedToo()
    {
        std::string lines;
        for (int i = 0; i < 12; ++i) {
            (void)m_work->write("list/" + std::to_string(i) + ".png", encodedImage(16, 16, "PNG", unsigned(i)));
            lines += std::to_string(i) + ".png," + (i % 2 ? "cat" : "dog") + "\n";
        }
        (void)m_work->write("list/list.csv", lines + "gone.png,cat\n");
        RunSpec spec = specOf();
        spec.data.format = DataFormat::Csv;
        spec.data.path = m_work->path("list/list.csv").string();
        spec.training.batchSize = 4;
        const PlanAnswer refused = plan(spec);
        QCOMPARE(refused.problems.size(), std::size_t(1));
        QVERIFY2(refused.problems[0].text().find("“skip”") != std::string::npos, refused.problems[0].text().c_str());
        spec.data.unreadable = UnreadablePolicy::Skip;
        QVERIFY(plan(spec).problems.empty());
        (void)finished(spec);
        (void)m_work->write("list/list.csv", "a.png,cat\nb.png,dog\nc.png,cat\nd.png,dog\n"); // of another machine
        QCOMPARE(plan(spec).problems.size(), std::size_t(1));
    }

    /// What the command line is refused with has a code, for windows of other languages.
    void wrongArgumentsAreReasons()
    {
        const QString path = QString::fromStdString(m_work->path("set").string());
        const Ended ended = runEngine({"prepare", path, "--image", "16x16", "--part", "5/3", "--json"});
        QCOMPARE(ended.code, int(ExitCode::BadArguments));
        const auto line = nlohmann::json::parse(ended.out.toStdString());
        QCOMPARE(errorFrom(line.at("error")).reasonCode, std::string("engine.part"));
    }

private:
    /// Adds images that are none; returns how many.
    int spoil()
    {
        const std::filesystem::path folder = m_work->path("set/train/cat");
        std::filesystem::create_symlink("nowhere.png", folder / "broken.png");
        std::filesystem::create_symlink("loop.png", folder / "loop.png");
        std::filesystem::create_symlink("/dev/zero", folder / "zero.png");
        if (::mkfifo((folder / "pipe.png").c_str(), 0644) != 0)
            throw std::runtime_error("no pipe");
        if (::geteuid() == 0) // root may read everything
            return 4;
        (void)m_work->write("set/train/cat/secret.png", "not to be read");
        ::chmod((folder / "secret.png").c_str(), 0);
        return 5;
    }

    RunSpec specOf() const
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
        spec.data = {};
        spec.data.format = DataFormat::Folder;
        spec.data.path = m_work->path("set").string();
        spec.data.image = {16, 16, 3};
        spec.training.batchSize = 8;
        spec.training.epochs = 1;
        return spec;
    }

    static PlanAnswer plan(const RunSpec& spec) { return RunPlanner().plan(nlohmann::json(toJson(spec))); }

    RunDirectory finished(const RunSpec& spec)
    {
        const RunDirectory run = RunDirectory::create(m_work->path("run" + std::to_string(m_made++)), spec);
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
        return run;
    }

    std::unique_ptr<Workspace> m_work;
    QByteArray m_homeBefore;
    int m_made = 0;
};

TRAINYARD_TEST(UnreadableSamplesTest)

} // namespace unreadable_samples_test

#include "unreadable_samples_test.moc"
