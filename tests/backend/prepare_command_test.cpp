// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/data/cache/prepared_builder.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/preparation.h"
#include "tests/backend/data_files.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <algorithm>
#include <map>

namespace prepare_command_test {

using namespace trainyard;
using namespace trainyard::test;
namespace fs = std::filesystem;

namespace {

QString text(const fs::path& path)
{
    return QString::fromStdString(path.string());
}

/// Images enough that making them takes a second or so.
void writeLargeImages(const Workspace& workspace, int count)
{
    const std::string image = encodedImage(900, 700, "JPG", 3);
    for (int i = 0; i < count; ++i) {
        const std::string folder = std::string(i % 9 == 0 ? "set/test/" : "set/train/") + (i % 2 ? "ant/" : "bee/");
        workspace.write(folder + std::to_string(i) + ".jpg", image);
    }
}

QStringList prepareArguments(const Workspace& workspace, const QString& to, const QStringList& more = {})
{
    return QStringList{"prepare", text(workspace.path("set")),      "--image", "64x64",
                       "--to",    text(workspace.path()) + "/" + to} +
           more;
}

/// The same in a form that takes seconds, time enough to interrupt it.
QStringList slowArguments(const Workspace& workspace, const QString& to, const QStringList& more = {})
{
    return QStringList{"prepare", text(workspace.path("set")),      "--image", "400x400", "--storage", "jpeg",
                       "--to",    text(workspace.path()) + "/" + to} +
           more;
}

std::vector<PreparationLine> linesOf(const QByteArray& out)
{
    std::vector<PreparationLine> lines;
    for (const QByteArray& line : out.trimmed().split('\n'))
        lines.push_back(parsePreparationLine(line.toStdString()));
    return lines;
}

std::map<std::string, std::string> filesBelow(const fs::path& folder)
{
    std::map<std::string, std::string> contents;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            contents[entry.path().lexically_relative(folder).string()] = readFile(entry.path());
    return contents;
}

/// Names of files that only one of the folders has, or whose contents differ.
std::string difference(const fs::path& one, const fs::path& other)
{
    const auto first = filesBelow(one);
    const auto second = filesBelow(other);
    std::string names;
    for (const auto& [name, content] : first)
        if (const auto found = second.find(name); found == second.end() || found->second != content)
            names += name + (found == second.end() ? " is not there; " : " differs; ");
    for (const auto& [name, content] : second)
        if (!first.contains(name))
            names += name + " is too many; ";
    return names;
}

std::size_t shardsIn(const fs::path& folder)
{
    std::size_t count = 0;
    std::error_code code;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder, code)) {
        const std::string name = entry.path().filename().string();
        count += name.starts_with("shard-") && name.find('.') == std::string::npos;
    }
    return count;
}

std::unique_ptr<QProcess> started(const QStringList& arguments)
{
    auto process = std::make_unique<QProcess>();
    process->start(text(program("trainyard-engine")), arguments);
    if (!process->waitForStarted())
        throw std::runtime_error("trainyard-engine does not start");
    return process;
}

void waitForShards(QProcess& process, const fs::path& folder, std::size_t count)
{
    while (shardsIn(folder) < count && !process.waitForFinished(5) && process.state() == QProcess::Running)
        continue;
}

} // namespace

class PrepareCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsAPersonWhatItTakesAndDid()
    {
        const Workspace workspace;
        writeLargeImages(workspace, 20);
        const Ended estimate = runEngine(prepareArguments(workspace, "kept", {"--estimate"}));
        QVERIFY2(estimate.code == 0, estimate.err);
        for (const char* part : {"20, 64 × 64 pixels, kept as pixels", "Needs        246 kB", "are free", "images/s"})
            QVERIFY2(estimate.out.contains(part), estimate.out);
        QVERIFY(!fs::exists(workspace.path("kept")));
        const Ended made = runEngine(prepareArguments(workspace, "kept"));
        QVERIFY2(made.out.contains("Prepared 20 images in "), made.out);
        const Ended again = runEngine(prepareArguments(workspace, "kept"));
        QVERIFY2(again.out.contains("It is prepared already.") && again.out.contains("Nothing was missing."),
                 again.out);
    }

    void tellsAWindowInLines()
    {
        const Workspace workspace;
        writeLargeImages(workspace, 60);
        const Ended ended =
            runEngine(prepareArguments(workspace, "kept", {"--json", "--threads", "1", "--resize", "short-side"}));
        QVERIFY2(ended.code == 0, ended.err);
        const std::vector<PreparationLine> lines = linesOf(ended.out);
        QVERIFY(lines.size() >= 3);
        const auto plan = std::get<PreparationPlan>(lines.front());
        QCOMPARE(plan.images, 60);
        QCOMPARE(plan.shorterSide, 74);
        QCOMPARE(plan.height, 0);
        QCOMPARE(plan.bytes / plan.images, 74 * 95 * 3); // of 900 × 700
        QVERIFY(plan.bytesFree > 0 && plan.imagesPerSecond > 0 && plan.seconds > 0 && !plan.prepared);
        const auto first = std::get<PreparationProgress>(lines.at(1));
        QCOMPARE(first.phase, std::string("preparing"));
        QCOMPARE(first.done, 0);
        QVERIFY(first.bytesNeeded > 0 && first.secondsLeft > 0 && first.imagesPerSecond > 0);
        const auto last = std::get<PreparationProgress>(lines.at(lines.size() - 2));
        QCOMPARE(last.done, last.total);
        const auto result = std::get<PreparationResult>(lines.back());
        QVERIFY(result.whole && result.made == 60 && result.folder == plan.folder);
        QCOMPARE(shardsIn(plan.folder), static_cast<std::size_t>(plan.shards));

        workspace.write("set/train/ant/1.jpg", "broken");
        const Ended broken = runEngine(prepareArguments(workspace, "kept", {"--json"}));
        QCOMPARE(broken.code, static_cast<int>(exitCodeFor(ErrorKind::BadInput)));
        const auto error = std::get<Error>(linesOf(broken.out).back());
        QVERIFY2(error.subject.find("1.jpg") != std::string::npos, error.text().c_str());
    }

    /// Nothing can be held out of it, which concerns the run and not the preparation.
    void preparesASetOfOneImageAClass()
    {
        const Workspace workspace;
        for (const char* kind : {"ant", "bee", "cow"})
            workspace.write(std::string("set/") + kind + "/1.jpg", encodedImage(90, 70, "JPG", 3));
        const Ended made = runEngine(prepareArguments(workspace, "kept"));
        QVERIFY2(made.code == 0, made.err);
        QVERIFY2(made.out.contains("Prepared 3 images in "), made.out);
        const Ended inspected = runEngine({"inspect", "data", text(workspace.path("set"))});
        QVERIFY2(inspected.code == 0, inspected.err);
    }

    void refusesWhatItCannotDo()
    {
        const Workspace workspace;
        writeLargeImages(workspace, 10);
        for (const auto& [arguments, reason] : std::vector<std::pair<QStringList, QByteArray>>{
                 {{"prepare"}, "none is named"},
                 {{"prepare", text(workspace.path("set"))}, "--image 224x224"},
                 {prepareArguments(workspace, "kept", {"--part", "4/3"}), "Cannot use --part 4/3: it is not I/N"},
                 {prepareArguments(workspace, "kept", {"--part", "0/3"}), "I/N"},
                 {{"prepare", text(workspace.path("set")), "--image", "64x64x2"}, "HEIGHTxWIDTH"},
                 {{"prepare", text(workspace.path("set")), "--image", "64"}, "HEIGHTxWIDTH"},
                 {{"prepare", text(workspace.path("none")), "--image", "0x5"}, "Cannot use --image 0x5"},
                 {{"prepare", text(workspace.path("set")), "--image", "4000x64"}, "HEIGHTxWIDTH"}}) {
            const Ended ended = runEngine(arguments);
            QCOMPARE(ended.code, static_cast<int>(ExitCode::BadArguments));
            QVERIFY2(ended.err.contains(reason), ended.err);
        }
        const Ended none = runEngine({"prepare", text(workspace.path("none")), "--image", "64x64"});
        QCOMPARE(none.code, static_cast<int>(ExitCode::BadData));
        QVERIFY2(none.err.contains("no such file or folder"), none.err);
        const Ended lines = runEngine(prepareArguments(workspace, "kept", {"--part", "4/3", "--json"}));
        QCOMPARE(lines.code, static_cast<int>(ExitCode::BadArguments));
        QVERIFY(std::get<Error>(linesOf(lines.out).back()).text().find("--part 4/3") != std::string::npos);
        const Ended spec = runEngine({"prepare", "--spec", "-"}, R"({"format": "folder"})");
        QCOMPARE(spec.code, static_cast<int>(ExitCode::BadSpec));
        RunSpec glyphs = smallSpec();
        const Ended ended = runEngine({"prepare", "--spec", "-"}, QByteArray::fromStdString(toText(glyphs)));
        QVERIFY2(ended.err.contains("made by the engine itself"), ended.err);
    }

    void twoProcessesMakeOneCacheAtOnce()
    {
        const Workspace workspace;
        writeLargeImages(workspace, 240);
        QCOMPARE(runEngine(prepareArguments(workspace, "alone")).code, 0);
        std::vector<std::unique_ptr<QProcess>> processes;
        for (int i = 0; i < 3; ++i)
            processes.push_back(started(prepareArguments(workspace, "shared", {"--json", "--threads", "1"})));
        std::int64_t made = 0;
        int busy = 0;
        for (const auto& process : processes) {
            const Ended ended = waitFor(*process);
            QVERIFY2(ended.code == 0, ended.err);
            const auto result = std::get<PreparationResult>(linesOf(ended.out).back());
            QVERIFY(result.whole); // each returns only when everything is there
            made += result.made;
            busy += result.made > 0;
        }
        QCOMPARE(made, 240); // none of them twice
        QVERIFY(busy >= 2);
        QCOMPARE(difference(workspace.path("alone"), workspace.path("shared")), std::string());
    }

    void goesOnAfterBeingKilled()
    {
        const Workspace workspace;
        writeLargeImages(workspace, 240);
        QCOMPARE(runEngine(slowArguments(workspace, "alone")).code, 0);
        const auto process = started(slowArguments(workspace, "killed", {"--threads", "1"}));
        waitForShards(*process, workspace.path("killed"), 3);
        process->kill();
        process->waitForFinished();
        const std::size_t before = shardsIn(workspace.path("killed"));
        QVERIFY(before >= 3 && before < 16);
        const Ended ended = runEngine(slowArguments(workspace, "killed", {"--json"}));
        QVERIFY2(ended.code == 0, ended.err);
        const auto result = std::get<PreparationResult>(linesOf(ended.out).back());
        QCOMPARE(result.made, 240 - static_cast<std::int64_t>(before) * 15);
        QCOMPARE(difference(workspace.path("alone"), workspace.path("killed")), std::string()); // and nothing else
    }

    void stopsWhenAskedAndKeepsWhatIsDone()
    {
        const Workspace workspace;
        writeLargeImages(workspace, 240);
        const auto process = started(slowArguments(workspace, "kept", {"--threads", "1"}));
        waitForShards(*process, workspace.path("kept"), 2);
        process->terminate();
        const Ended ended = waitFor(*process);
        QCOMPARE(ended.code, static_cast<int>(ExitCode::Stopped));
        QVERIFY2(ended.err.contains("prepare again to go on"), ended.err);
        for (const auto& [name, content] : filesBelow(workspace.path("kept")))
            QVERIFY2(name.find(".part") == std::string::npos && name.find(".claim") == std::string::npos, name.c_str());
        QVERIFY(shardsIn(workspace.path("kept")) >= 2);
    }

    void saysThatTheDiskIsFullAndLeavesNoRest()
    {
        const Workspace workspace;
        writeLargeImages(workspace, 200);
        const QString command = QStringLiteral("ulimit -f 32; exec \"$0\" \"$@\""); // no shard is as small as 32 KiB
        QProcess process;
        process.start("bash", QStringList{"-c", command, text(program("trainyard-engine"))} +
                                  prepareArguments(workspace, "kept"));
        const Ended ended = waitFor(process);
        QCOMPARE(ended.code, static_cast<int>(ExitCode::DiskFull));
        QCOMPARE(shardsIn(workspace.path("kept")), std::size_t{0});
        for (const auto& [name, content] : filesBelow(workspace.path("kept")))
            QVERIFY2(name.ends_with("about.json"), name.c_str());
        QCOMPARE(runEngine(prepareArguments(workspace, "kept")).code, 0);
    }

    /// A look at samples must not begin hours of work.
    void questionsPrepareNothing()
    {
        const Workspace workspace;
        writeLargeImages(workspace, 20);
        RunSpec spec = smallSpec();
        spec.data = {};
        spec.data.format = DataFormat::Folder;
        spec.data.path = workspace.path("set").string();
        spec.data.image = {32, 32, 3};
        spec.data.flip = true;
        spec.data.cache.place = workspace.path("kept").string();
        const QString file = text(workspace.write("spec.json", toText(spec)));
        for (const QStringList& question : {QStringList{"inspect", "augment", "--spec", file, "--json"},
                                            QStringList{"inspect", "distribution", "--spec", file, "--json"},
                                            QStringList{"inspect", "data", "--spec", file, "--json"}}) {
            const Ended ended = runEngine(question);
            QVERIFY2(ended.code == 0, ended.err);
        }
        QVERIFY(!fs::exists(workspace.path("kept")));
    }

    void whatARunKeepsIsLeftAlone()
    {
        const Workspace workspace;
        writeLargeImages(workspace, 4);
        const std::string images = workspace.path("set").string();
        const fs::path spec = workspace.write("run/spec.json", "{}");
        fs::create_directories(workspace.path("run/attempts"));
        const QString inside = text(workspace.path("run/checkpoints"));
        for (const QStringList& command : {QStringList{"prepare", text(images), "--image", "64x64", "--to", inside},
                                           QStringList{"prepare", text(images), "--list", text(spec)},
                                           QStringList{"inspect", "augment", "--spec", text(spec), "--to", inside}}) {
            const Ended ended = runEngine(command);
            QVERIFY2(ended.code != 0 && ended.err.contains("Trainyard keeps its own data there"), ended.err);
        }
        QCOMPARE(readFile(spec), std::string("{}"));
        QVERIFY(!fs::exists(workspace.path("run/checkpoints")));
    }

    void aRunPreparesAtItsFirstUseAndSharesWithTheNext()
    {
        const Workspace workspace;
        writeLargeImages(workspace, 48);
        RunSpec spec = smallSpec();
        spec.data = {};
        spec.data.format = DataFormat::Folder;
        spec.data.path = workspace.path("set").string();
        spec.data.image = {32, 32, 3};
        spec.data.augment.resizedCrop = true;
        spec.data.cache.place = workspace.path("kept").string();
        spec.training.epochs = 1;
        for (const int run : {1, 2}) {
            spec.seed = static_cast<std::uint64_t>(run);
            const RunDirectory directory = RunDirectory::create(workspace.path("run" + std::to_string(run)), spec);
            const Ended ended = runEngine({"run", text(directory.root())});
            QVERIFY2(ended.code == 0, ended.err);
            int told = 0;
            for (const auto& message : bodies<MessageEvent>(readEvents(directory, 1)))
                told +=
                    message.text.words.starts_with("Preparing the data set once, for this run and others: 48 images, ");
            QCOMPARE(told, run == 1 ? 1 : 0);
        }
        QVERIFY(shardsIn(workspace.path("kept")) > 0);
    }
};

TRAINYARD_TEST(PrepareCommandTest)

} // namespace prepare_command_test

#include "prepare_command_test.moc"
