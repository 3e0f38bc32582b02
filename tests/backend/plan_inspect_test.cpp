// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/plan.h"
#include "backend/protocol/version.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <thread>

namespace plan_inspect_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

nlohmann::json question(int id, const RunSpec& spec)
{
    return {{"id", id}, {"ask", "plan"}, {"spec", nlohmann::json(toJson(spec))}};
}

/// One conversation: the lines in, the parsed lines out without the greeting.
std::vector<nlohmann::json> talk(const QByteArray& input)
{
    const Ended ended = runEngine({"plan"}, input);
    if (ended.code != 0)
        throw std::runtime_error("plan ended with " + std::to_string(ended.code));
    std::vector<nlohmann::json> lines;
    for (const QByteArray& line : ended.out.trimmed().split('\n'))
        lines.push_back(nlohmann::json::parse(line.toStdString()));
    if (lines.at(0) != nlohmann::json{{"id", 0}, {"engine", engineVersionLine()}})
        throw std::runtime_error("no greeting");
    lines.erase(lines.begin());
    return lines;
}

PlanAnswer planOf(const RunSpec& spec)
{
    return parsePlanAnswer(talk(QByteArray::fromStdString(question(1, spec).dump() + "\n")).at(0).at("plan"));
}

bool names(const std::vector<SpecProblem>& problems, const std::string& path)
{
    return std::any_of(problems.begin(), problems.end(), [&](const SpecProblem& p) { return p.path == path; });
}

} // namespace

class PlanInspectTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    static QByteArray file(const std::filesystem::path& path) { return QByteArray::fromStdString(path.string()); }

private Q_SLOTS:
    void init() { qunsetenv("TRAINYARD_RESIDENT_MIB"); }

    /// Whether or not there is a GPU here: sizes tell.
    void countsImagesThatStayOnTheGpu()
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, DeviceKind::Cuda);
        const PlanAnswer kept = planOf(spec);
        QVERIFY(kept.memory->imagePath == ImagePath::Kept);
        QCOMPARE(kept.memory->images, (88 + 40) * 784);
        qputenv("TRAINYARD_RESIDENT_MIB", "0");
        const PlanAnswer streamed = planOf(spec);
        QVERIFY(streamed.memory->imagePath == ImagePath::Off);
        QCOMPARE(streamed.memory->images, 0);
        QCOMPARE(kept.memory->total - streamed.memory->total, kept.memory->images);
        qputenv("TRAINYARD_RESIDENT_MIB", "0.08"); // 83,886 bytes: not those of validation
        QCOMPARE(planOf(spec).memory->images, 88 * 784);
        qunsetenv("TRAINYARD_RESIDENT_MIB");
        spec.data.augment.hue = 0.1;
        QVERIFY(planOf(spec).memory->imagePath == ImagePath::Changed);
        spec.resources.device = DeviceKind::Reference;
        QVERIFY(planOf(spec).memory->imagePath == ImagePath::Host);
    }

    /// Images that are drawn are as many as one asks for: a typing error would validate for ever.
    void warnsOfAValidationWithoutEnd()
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
        const auto warned = [&] {
            const PlanAnswer answer = planOf(spec);
            return std::any_of(answer.warnings.begin(), answer.warnings.end(), [](const SpecProblem& one) {
                return one.path == "/data/validation_samples" && one.allowed.code == "plan.long-validation";
            });
        };
        QVERIFY(!warned());
        spec.data.validationSamples = std::int64_t{1} << 40;
        QVERIFY(warned());
    }

    void namesAWrongEnvironment()
    {
        const RunSpec spec = smallSpec(Architecture::SmallCnn, DeviceKind::Cuda);
        for (const char* wrong : {"abc", "-1", "nan", "inf", "64 MiB", "1e99"}) {
            qputenv("TRAINYARD_RESIDENT_MIB", wrong);
            const PlanAnswer plan = planOf(spec);
            qunsetenv("TRAINYARD_RESIDENT_MIB");
            const auto told =
                std::count_if(plan.problems.begin(), plan.problems.end(), [&](const SpecProblem& problem) {
                    return problem.found.words.find("TRAINYARD_RESIDENT_MIB") != std::string::npos &&
                           problem.found.words.find(wrong) != std::string::npos &&
                           problem.allowed.words.find("unset it") != std::string::npos;
                });
            QVERIFY2(told == 1, wrong);
        }
    }

    /// In words, too.
    void saysWhereImagesAre()
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, DeviceKind::Cuda);
        const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / "gpu.json";
        writeFileAtomically(path, toText(spec));
        const Ended ended = runEngine({"plan", QString::fromStdString(path.string())});
        QVERIFY2(ended.out.contains(", images 98.0 KiB, other ") &&
                     ended.out.contains("Images       they stay on the GPU (98.0 KiB), and a step brings"),
                 ended.out);
    }

    /// As New run's *Command* copies it: `trainyard run` gives it an id of its own.
    void plansASpecThatIsNoRunYet()
    {
        const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / "hand.json";
        writeFileAtomically(path, R"({"version": 1, "name": "by hand"})");
        const Ended ended = runEngine({"plan", QString::fromStdString(path.string())});
        QVERIFY2(ended.code == 0 && ended.out.contains("10,000 + 2,000 drawn glyphs") &&
                     ended.out.contains("Classes      10\n"),
                 ended.out + ended.err);
        writeFileAtomically(path, "[]");
        QCOMPARE(runEngine({"plan", QString::fromStdString(path.string())}).code, static_cast<int>(ExitCode::BadSpec));
        writeFileAtomically(path, "{");
        QCOMPARE(runEngine({"plan", QString::fromStdString(path.string())}).code, static_cast<int>(ExitCode::BadSpec));
    }

    void plansARun()
    {
        RunSpec spec = smallSpec();
        spec.model.widthMultiplier = 1.0;
        const PlanAnswer plan = planOf(spec);
        QVERIFY2(plan.problems.empty(), plan.problems.empty() ? "" : plan.problems[0].text().c_str());
        QCOMPARE(plan.stepsPerEpoch, 6);
        QCOMPARE(plan.lastBatch, 8);
        QCOMPARE(plan.totalSteps, 24);
        // By hand: 3×3 convolutions 1→16→16→32→32 with biases, 7·7·32→128→10.
        QCOMPARE(plan.parameters, 160 + 2320 + 4640 + 9248 + (1568 * 128 + 128) + 1290);
        std::int64_t sum = 0;
        for (const NetLayer& layer : plan.layers)
            sum += layer.parameters;
        QCOMPARE(sum, *plan.parameters);
        QCOMPARE(plan.dataset->classes.size(), std::size_t(10));
        QVERIFY(plan.memory->total > 4 * *plan.parameters);
    }

    void answersEveryQuestionAndSurvivesGarbage()
    {
        QByteArray input;
        input += QByteArray::fromStdString(question(1, smallSpec()).dump()) + "\n";
        input += "garbage\n\n[]\n{\"id\":5}\n{\"id\":6,\"ask\":\"plan\"}\n{\"id\":\"7\",\"ask\":7}\n";
        input += "{\"id\":8,\"ask\":\"plan\",\"spec\":[1,2]}\n";
        input += "{\"id\":9,\"ask\":\"plan\",\"spec\":{\"name\":" + QByteArray(100000, '[') + QByteArray(100000, ']') +
                 "}}\n";
        input += QByteArray(1, '\0') + "\xff\xfe\n";
        input += QByteArray(9 << 20, 'x') + "\n";
        input += "{\"id\":10,\"ask\":\"devices\"}\n";
        input += QByteArray::fromStdString(question(11, smallSpec()).dump()); // without its end
        const auto lines = talk(input);
        QCOMPARE(lines.size(), std::size_t(12));
        QCOMPARE(lines[0].at("id").get<int>(), 1);
        QVERIFY(lines[0].contains("plan"));
        const std::array<int, 9> ids{0, 0, 5, 6, 0, 8, 0, 0, 0};
        for (std::size_t index = 0; index < ids.size(); ++index) {
            QCOMPARE(lines[index + 1].at("id").get<int>(), ids[index]);
            QVERIFY(lines[index + 1].contains(ids[index] == 8 ? "plan" : "error"));
        }
        QVERIFY(lines[6].at("plan").at("problems").size() >= 1);
        QCOMPARE(lines[10].at("id").get<int>(), 10);
        QVERIFY(lines[10].at("devices").contains("cpu"));
        QCOMPARE(lines[11].at("id").get<int>(), 11);
    }

    void namesProblemsThatOnlyTheEngineKnows()
    {
        RunSpec spec = smallSpec();
        spec.data.format = DataFormat::Folder;
        spec.data.path = "/nowhere/at all";
        PlanAnswer plan = planOf(spec);
        QVERIFY(names(plan.problems, "/data/path"));
        const Reason why = plan.problems.front().why(); // a reason and its remedy, not a value and others
        QVERIFY2(why.words.starts_with("/data/path: ") && why.words.find("allowed") == std::string::npos,
                 why.words.c_str());
        QVERIFY(plan.parameters); // what can be said is said
        QVERIFY(!plan.stepsPerEpoch);

        spec = smallSpec();
        spec.training.batchSize = 100;
        QVERIFY(names(planOf(spec).problems, "/training/batch_size"));

        spec = smallSpec();
        for (const char* checkpoint : {"", "checkpoints/epoch-0001.safetensors", "gone@end", "/nowhere/at all"}) {
            spec.parent = ParentSpec{"gone", checkpoint, false};
            QVERIFY2(names(planOf(spec).problems, "/parent/checkpoint"), checkpoint);
        }
        for (const char* other : {"/dev/zero", "/dev"}) { // it is there, but no file
            spec.parent = ParentSpec{"gone", other, false};
            plan = planOf(spec);
            QVERIFY2(names(plan.problems, "/parent/checkpoint"), other);
            const std::string words = plan.problems.front().why().words;
            QVERIFY2(words.find("it is not a regular file") != std::string::npos, words.c_str());
        }

        spec = smallSpec();
        spec.training.checkpointEveryEpochs = 0;
        spec.resources.threads = 4000;
        plan = planOf(spec);
        QVERIFY(plan.problems.empty());
        QVERIFY(names(plan.warnings, "/training/checkpoint_every_epochs"));
        QVERIFY(names(plan.warnings, "/resources/threads"));

        spec = smallSpec();
        spec.monitoring.histograms.record = true;
        QVERIFY(!names(planOf(spec).warnings, "/monitoring/histograms/record"));
        spec.resources.ranks = 2;
        QVERIFY(!names(planOf(spec).warnings, "/monitoring/histograms/record")); // ranks are merged
        spec.distribution.mode = DistributionMode::Easgd;
        QVERIFY(names(planOf(spec).warnings, "/monitoring/histograms/record")); // a master has only weights
        spec.monitoring.histograms.gradients = spec.monitoring.histograms.activations = false;
        spec.monitoring.histograms.every = 2;
        spec.training.epochs = 1000;
        plan = planOf(spec);
        QVERIFY(!names(plan.warnings, "/monitoring/histograms/record"));
        QVERIFY(names(plan.warnings, "/monitoring/histograms/every")); // 3,000 records

        spec = smallSpec();
        spec.data.image = {64, 64, 1};
        spec.data.trainSamples = 100000;
        spec.training.batchSize = 65536;
        spec.model.widthMultiplier = 8.0;
        plan = planOf(spec);
        QVERIFY(plan.memory->total > std::int64_t(10) << 30);
        QVERIFY(names(plan.warnings, "/training/batch_size"));
    }

    /// Top-5 of two classes is 100 % in the first epoch: such a run would end at once, or keep its first checkpoint.
    void namesTop5OfFewClasses()
    {
        RunSpec spec = smallSpec();
        spec.data.format = DataFormat::Synthetic;
        spec.data.classes.count = 6;
        spec.training.earlyStopping.series = spec.training.target.series = spec.training.bestCheckpoint =
            WatchedSeries::ValTop5;
        const char* const fields[] = {"/training/early_stopping/series", "/training/target/series",
                                      "/training/best_checkpoint"};
        for (const char* field : fields)
            QVERIFY(!names(planOf(spec).problems, field));
        spec.data.classes.count = 5;
        const PlanAnswer plan = planOf(spec);
        for (const char* field : fields)
            QVERIFY2(names(plan.problems, field), field);
        QVERIFY(plan.problems.front().why().words.find("top-5 is always 100 %") != std::string::npos);
    }

    void namesAProcessorWithoutBf16()
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, DeviceKind::Cpu);
        spec.training.precision = Precision::Bf16;
        qputenv("ONEDNN_MAX_CPU_ISA", "AVX2"); // oneDNN then takes this processor for one that has no more
        const PlanAnswer plan = planOf(spec);
        qunsetenv("ONEDNN_MAX_CPU_ISA");
        if (names(plan.problems, "/resources/device"))
            QSKIP("There is no oneDNN here.");
        QVERIFY(names(plan.problems, "/training/precision"));
        spec.training.precision = Precision::Fp32;
        QVERIFY(!names(planOf(spec).problems, "/training/precision"));
    }

    void seesAFolderChangeAndAnswersFast()
    {
        // Images are added and removed between two questions of one conversation.
        const QString folder = m_folder.filePath("images");
        QVERIFY(QDir().mkpath(folder + "/train/a") && QDir().mkpath(folder + "/test/a"));
        const QByteArray png = QByteArray::fromBase64(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==");
        const auto add = [&](const QString& name) {
            QFile image(folder + name);
            return image.open(QIODevice::WriteOnly) && image.write(png) == png.size();
        };
        QVERIFY(add("/train/a/1.png") && add("/train/a/2.png") && add("/test/a/1.png"));
        QVERIFY(QDir().mkpath(folder + "/train/b") && QDir().mkpath(folder + "/test/b") && add("/train/b/1.png") &&
                add("/test/b/1.png"));
        RunSpec spec = smallSpec();
        spec.data.format = DataFormat::Folder;
        spec.data.path = folder.toStdString();
        spec.data.trainSamples = 0;
        spec.data.validationSamples = 0;
        spec.training.batchSize = 1;
        QProcess process;
        process.start(QString::fromStdString(program("trainyard-engine").string()), {"plan"});
        int id = 0;
        const auto ask = [&] {
            process.write(QByteArray::fromStdString(question(++id, spec).dump() + "\n"));
            while (true) {
                while (!process.canReadLine())
                    if (!process.waitForReadyRead(20000))
                        throw std::runtime_error("no answer");
                const auto line = nlohmann::json::parse(process.readLine().toStdString());
                if (line.at("id") == id)
                    return parsePlanAnswer(line.at("plan"));
            }
        };
        PlanAnswer plan = ask();
        QVERIFY2(plan.dataset, plan.problems.empty() ? "" : plan.problems[0].text().c_str());
        QCOMPARE(plan.dataset->trainSamples, 3);
        QVERIFY(add("/train/b/2.png"));
        plan = ask();
        QCOMPARE(plan.dataset->trainSamples, 4);
        QVERIFY(QDir(folder).removeRecursively());
        plan = ask();
        QVERIFY(!plan.dataset);
        QVERIFY(names(plan.problems, "/data/path"));
        QElapsedTimer timer;
        timer.start();
        for (int round = 0; round < 20; ++round)
            ask();
        qInfo("%.1f ms a question", double(timer.elapsed()) / 20);
        process.closeWriteChannel();
        QCOMPARE(waitFor(process).code, 0);
    }

    void tellsTheThreadsThatTheRunUses_data()
    {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("threads");
        QTest::addColumn<CorePlacement>("cores");
        QTest::newRow("one rank") << 1 << 0 << CorePlacement::Auto;
        QTest::newRow("two ranks") << 2 << 0 << CorePlacement::Auto;
        QTest::newRow("two ranks that share the cores") << 2 << 0 << CorePlacement::None;
        QTest::newRow("more ranks than cores")
            << 2 * int(std::thread::hardware_concurrency()) + 1 << 0 << CorePlacement::Auto;
        QTest::newRow("a number") << 2 << 3 << CorePlacement::Auto;
    }
    void tellsTheThreadsThatTheRunUses()
    {
        QFETCH(int, ranks);
        QFETCH(int, threads);
        QFETCH(CorePlacement, cores);
        if (ranks > 16)
            QSKIP("this machine has many cores");
        RunSpec spec = smallSpec();
        spec.training.epochs = 1;
        spec.resources.ranks = ranks;
        spec.resources.threads = threads;
        spec.resources.cores = cores;
        const PlanAnswer plan = planOf(spec);
        const RunDirectory run =
            RunDirectory::create(m_folder.filePath(QString::fromLatin1(QTest::currentDataTag())).toStdString(), spec);
        const auto process = startRun(run);
        QCOMPARE(waitFor(*process).code, 0);
        QCOMPARE(plan.threads, std::optional<std::int64_t>(run.readAttempt(1)->threads));
    }

    void printsAPlanOnce()
    {
        const auto spec = m_folder.filePath("spec.json");
        writeFileAtomically(spec.toStdString(), toText(smallSpec()));
        const Ended human = runEngine({"plan", spec});
        QCOMPARE(human.code, 0);
        QVERIFY2(human.out.contains("Steps        6 an epoch, the last with 8 samples; 24 in all"), human.out);
        const Ended json = runEngine({"plan", spec, "--json"});
        QCOMPARE(parsePlanAnswer(nlohmann::json::parse(json.out.toStdString())).totalSteps, 24);
        RunSpec ranks = smallSpec();
        ranks.resources.ranks = 2;
        ranks.resources.cores = CorePlacement::None;
        writeFileAtomically(spec.toStdString(), toText(ranks));
        const Ended free = runEngine({"plan", spec});
        QVERIFY2(free.out.contains("Cores        the system moves threads between all cores"), free.out);
        ranks.resources.threads = 3;
        writeFileAtomically(spec.toStdString(), toText(ranks));
        const Ended chosen = runEngine({"plan", spec});
        QVERIFY2(chosen.out.contains("Threads      3 a rank\n"), chosen.out);
        writeFileAtomically(spec.toStdString(), "{");
        QCOMPARE(runEngine({"plan", spec}).code, int(ExitCode::BadSpec));
        writeFileAtomically(spec.toStdString(), "{}");
        QCOMPARE(runEngine({"plan", spec}).code, int(ExitCode::BadSpec));
    }

    void describesRunsAndCheckpoints()
    {
        const RunDirectory run = RunDirectory::create(m_folder.filePath("run").toStdString(), smallSpec());
        const QString root = QString::fromStdString(run.root().string());
        QVERIFY(runEngine({"inspect", root}).out.contains("not started"));
        QCOMPARE(runEngine({"run", root}).code, 0);
        const Ended whole = runEngine({"inspect", root, "--json"});
        QCOMPARE(whole.code, 0);
        const auto json = nlohmann::json::parse(whole.out.toStdString());
        QCOMPARE(json.at("state").get<std::string>(), std::string("completed"));
        QCOMPARE(json.at("attempts").size(), std::size_t(1));
        QCOMPARE(json.at("checkpoints").size(), std::size_t(3));

        const auto checkpoint = run.root() / run.readResult()->checkpoint;
        const Ended described = runEngine({"inspect", file(checkpoint)});
        QCOMPARE(described.code, 0);
        QVERIFY2(described.out.contains("whole") && described.out.contains("step 24"), described.out);

        std::string bytes = readFile(checkpoint);
        bytes.back() = static_cast<char>(bytes.back() ^ 1);
        writeFileAtomically(checkpoint, bytes);
        const Ended damaged = runEngine({"inspect", file(checkpoint)});
        QCOMPARE(damaged.code, int(ExitCode::BadCheckpoint));
        QVERIFY(damaged.out.contains("DAMAGED"));
        // One sentence that names the file, what is wrong and what to do.
        QVERIFY2(damaged.err.startsWith("Cannot ") && damaged.err.count('\n') == 1 &&
                     damaged.err.contains(QByteArray::fromStdString(checkpoint.string())) &&
                     damaged.err.contains("checksum"),
                 damaged.err);
        const Ended damagedJson = runEngine({"inspect", file(checkpoint), "--json"});
        QVERIFY(nlohmann::json::accept(damagedJson.out.toStdString()));
        QCOMPARE(damagedJson.err, damaged.err);
        QVERIFY(runEngine({"inspect", root}).err.contains(QByteArray::fromStdString(checkpoint.filename().string())));
        std::filesystem::resize_file(checkpoint, 100);
        const Ended torn = runEngine({"inspect", file(checkpoint)});
        QCOMPARE(torn.code, int(ExitCode::BadCheckpoint)); // as `run` says
        QVERIFY2(torn.err.contains(QByteArray::fromStdString(checkpoint.string())) &&
                     torn.err.contains("another checkpoint"),
                 torn.err);
        QCOMPARE(runEngine({"inspect", "export", file(checkpoint), "--onnx", file(run.root() / "net.onnx")}).code,
                 int(ExitCode::BadCheckpoint));
        QCOMPARE(runEngine({"inspect", root}).code, int(ExitCode::BadCheckpoint));

        std::ofstream(run.events(1), std::ios::app) << "not an event\n{\"n\":";
        std::filesystem::remove(run.result());
        const Ended cut = runEngine({"inspect", root});
        QVERIFY2(cut.out.contains("torn") && cut.out.contains("UNREADABLE") && cut.out.contains("interrupted"),
                 cut.out);
    }

    /// The parts that the text names are the whole, in the units of the window.
    void thePartsOfTheMemoryMakeItsSum()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("spec.json");
        std::ofstream(file.toStdString()) << toJson(smallSpec(Architecture::SmallCnn, quickDevice())).dump();
        const Ended ended = runEngine({"plan", file});
        QCOMPARE(ended.code, 0);
        const auto bytesOf = [](const QRegularExpressionMatch& match) {
            static const QStringList units{"bytes", "KiB", "MiB", "GiB"};
            return match.captured(2).toDouble() * std::pow(1024.0, double(units.indexOf(match.captured(3))));
        };
        static const QRegularExpression amount("(about|[a-z]+) ([\\d.]+) (bytes|KiB|MiB|GiB)\\b");
        const QString text = QString::fromUtf8(ended.out);
        const QString line = text.section("Memory ", 1).section('\n', 0, 0);
        double whole = 0.0, sum = 0.0;
        bool other = false;
        for (auto matches = amount.globalMatch(line); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            (match.captured(1) == "about" ? whole : sum) += bytesOf(match);
            other = other || match.captured(1) == "other";
        }
        QVERIFY2(other && whole > 0.0 && std::abs(sum - whole) < 0.02 * whole, qPrintable(line));
    }

    void describesDataSets()
    {
        if (realDataFolder().empty())
            QSKIP("the real data are absent (TRAINYARD_TEST_DATA)");
        QTemporaryDir folder;
        for (const char* name : {"train-images-idx3", "train-labels-idx1", "t10k-images-idx3", "t10k-labels-idx1"})
            QVERIFY(QFile::link(
                QString::fromStdString((realDataFolder() / (std::string("mnist-") + name + "-ubyte.gz")).string()),
                folder.filePath(QString(name) + "-ubyte.gz")));
        const Ended ended = runEngine({"inspect", folder.path(), "--json"});
        QCOMPARE(ended.code, 0);
        const auto json = nlohmann::json::parse(ended.out.toStdString());
        QCOMPARE(json.at("train_samples").get<int>(), 60000);
        QCOMPARE(json.at("validation_samples").get<int>(), 10000);
    }

    void saysWhatItCannotDescribe()
    {
        QTemporaryDir empty;
        for (const QString& path : {empty.path(), QString("/nowhere"), QString("/dev/null")}) {
            const Ended ended = runEngine({"inspect", path});
            QVERIFY(ended.code != 0);
            QCOMPARE(ended.err.count('\n'), 1);
            QVERIFY2(ended.err.startsWith("Cannot "), ended.err);
        }
    }
};

TRAINYARD_TEST(PlanInspectTest)

} // namespace plan_inspect_test

#include "plan_inspect_test.moc"
