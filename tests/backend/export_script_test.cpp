// SPDX-License-Identifier: GPL-3.0-or-later
// What lies beside an exported ONNX model predicts with it as the engine does, in ONNX Runtime.
#include "backend/base/files.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/net_look.h"
#include "tests/backend/data_files.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QProcess>

#include <nlohmann/json.hpp>

#include <cmath>

namespace export_script_test {

using namespace trainyard;
using namespace trainyard::test;

class ExportScriptTest : public QObject {
    Q_OBJECT
    Workspace m_workspace;

    QString file(const std::string& name) const { return QString::fromStdString(m_workspace.path(name).string()); }

    static QString python() { return qEnvironmentVariable("TRAINYARD_PYTHON", "python3"); }
    static bool has(const QString& modules)
    {
        QProcess process;
        process.start(python(), {"-c", "import " + modules});
        return process.waitForStarted() && process.waitForFinished(60000) && process.exitCode() == 0;
    }
    /// Name and five classes with their probabilities, a line an input.
    static QList<QStringList> ran(const QStringList& arguments)
    {
        QProcess process;
        process.start(python(), arguments);
        if (!process.waitForFinished(100000) || process.exitCode() != 0)
            throw std::runtime_error(process.readAllStandardError().toStdString());
        QList<QStringList> lines;
        for (const QString& line : QString::fromUtf8(process.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts))
            lines += line.split('\t');
        return lines;
    }
    void trained(const std::string& name, const RunSpec& spec)
    {
        RunDirectory::create(m_workspace.path(name), spec);
        const Ended ended = runEngine({"run", file(name)});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
        m_workspace.makeFolder(name + "-export");
        const Ended exported = runEngine({"inspect", "export", file(name), "--onnx", file(name + "-export/net.onnx")});
        if (exported.code != 0)
            throw std::runtime_error(exported.err.toStdString());
    }
    NetLook look(const std::string& run, const QStringList& arguments) const
    {
        const Ended ended = runEngine(QStringList{"predict", file(run), "--json"} + arguments);
        if (ended.code != 0)
            throw std::runtime_error(ended.out.toStdString());
        return parseNetLook(nlohmann::json::parse(ended.out.toStdString()));
    }
    static void compare(const NetLook& look, const QList<QStringList>& lines, double tolerance)
    {
        QCOMPARE(lines.size(), qsizetype(look.inputs.size()));
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const LookedAtInput& input = look.inputs[std::size_t(i)];
            QCOMPARE(lines[i].size(), qsizetype(input.top.size()) + 1);
            for (qsizetype k = 0; k < qsizetype(input.top.size()); ++k) {
                const TopClass& expected = input.top[std::size_t(k)];
                const qsizetype space = lines[i][k + 1].lastIndexOf(' ');
                QCOMPARE(lines[i][k + 1].left(space),
                         QString::fromStdString(look.net.classes[std::size_t(expected.index)]));
                QVERIFY2(std::abs(lines[i][k + 1].mid(space + 1).toDouble() - expected.probability) < tolerance,
                         qPrintable(lines[i].join(", ")));
            }
        }
    }

private Q_SLOTS:
    void predictsRealImagesAsTheEngine();
    void resizesAsTheEngine_data();
    void resizesAsTheEngine();
    void predictsFeatures();
    void replacesNoOtherFile();
};

void ExportScriptTest::predictsRealImagesAsTheEngine()
{
    const std::filesystem::path archive = realDataFolder() / "cifar10-jpeg.tar.xz";
    if (realDataFolder().empty() || !std::filesystem::exists(archive))
        QSKIP("CIFAR-10 is not here: set TRAINYARD_TEST_DATA to the folder that holds it");
    if (!has("onnxruntime, PIL, numpy"))
        QSKIP("ONNX Runtime or Pillow is not installed for $TRAINYARD_PYTHON");
    m_workspace.makeFolder("cifar");
    QProcess tar;
    tar.start("tar",
              {"-xf", QString::fromStdString(archive.string()), "-C", file("cifar"), "--wildcards", "*/00[0-1]?.jpg"});
    QVERIFY(tar.waitForFinished(110'000) && tar.exitCode() == 0);
    RunSpec spec = smallSpec(Architecture::ResNet20V2, quickDevice());
    spec.data = {};
    spec.data.format = DataFormat::Folder;
    spec.data.path = m_workspace.path("cifar").string();
    spec.data.image = {32, 32, 3};
    spec.training.epochs = 2;
    trained("real", spec);
    const NetLook found = look("real", {file("cifar")});
    QVERIFY(found.inputs.size() >= 200);
    QStringList arguments{file("real-export/predict.py")};
    for (const LookedAtInput& input : found.inputs)
        arguments += QString::fromStdString(input.name.words);
    compare(found, ran(arguments), 2e-4);
}

void ExportScriptTest::resizesAsTheEngine_data()
{
    QTest::addColumn<int>("fit");
    QTest::addColumn<int>("channels");
    QTest::addRow("stretch") << int(FitKind::Stretch) << 3;
    QTest::addRow("crop") << int(FitKind::Crop) << 3;
    QTest::addRow("pad, grey") << int(FitKind::Pad) << 1;
}

void ExportScriptTest::resizesAsTheEngine()
{
    QFETCH(int, fit);
    QFETCH(int, channels);
    if (!has("onnxruntime, PIL, numpy"))
        QSKIP("ONNX Runtime or Pillow is not installed for $TRAINYARD_PYTHON");
    const std::string name = std::string("fit-") + std::string(trainyard::name(FitKind(fit)));
    writeImageFolder(m_workspace, name + "-data", {"a", "b \"quoted\""}, 4);
    RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
    spec.data = {};
    spec.data.format = DataFormat::Folder;
    spec.data.path = m_workspace.path(name + "-data").string();
    spec.data.image = {24, 32, channels};
    spec.data.fit = FitKind(fit);
    spec.training.batchSize = 4;
    spec.training.epochs = 1;
    spec.training.loss = LossKind::BinaryCrossEntropy; // a single logit
    trained(name, spec);
    m_workspace.write(name + "-inputs/large.png", encodedImage(192, 96, "PNG", 1)); // whole factors
    m_workspace.write(name + "-inputs/small.png", encodedImage(16, 12, "PNG", 2));
    m_workspace.write(name + "-inputs/grey.png", encodedImage(64, 48, "PNG", 3, true));
    const NetLook found = look(name, {file(name + "-inputs")});
    QStringList arguments{file(name + "-export/predict.py")};
    for (const LookedAtInput& input : found.inputs)
        arguments += QString::fromStdString(input.name.words);
    compare(found, ran(arguments), 5e-3); // Pillow rounds a resized pixel otherwise
}

void ExportScriptTest::predictsFeatures()
{
    if (!has("onnxruntime, numpy, h5py"))
        QSKIP("ONNX Runtime or h5py is not installed for $TRAINYARD_PYTHON");
    RunSpec spec = smallSpec(Architecture::Gru, quickDevice());
    spec.data = {};
    spec.data.format = DataFormat::Hdf5;
    spec.data.path = std::filesystem::absolute(sourceFolder() / "tests/backend/fixtures/datasets/jets").string();
    spec.data.features = "sequence";
    spec.data.image = {12, 4, 1};
    spec.training.epochs = 1;
    trained("features", spec);
    const NetLook found = look("features", {"--index", "0,1,2", "--images"});
    // The samples themselves, as the engine reads them.
    QString values;
    const auto dataset = openSource(spec.data, sampleSeed(spec));
    for (int i = 0; i < 3; ++i) {
        std::vector<std::uint8_t> sample(sampleBytes(*dataset, spec.data.image));
        dataset->image(Split::Validation, i, sample);
        m_workspace.write("sample" + std::to_string(i) + ".bin",
                          std::string_view(reinterpret_cast<const char*>(sample.data()), sample.size()));
        values += "np.fromfile('" + file("sample" + std::to_string(i) + ".bin") + "', np.float32),";
    }
    QProcess process;
    process.start(python(),
                  {"-c", "import numpy as np; np.save('" + file("samples.npy") + "', np.stack([" + values + "]))"});
    QVERIFY(process.waitForFinished(60000) && process.exitCode() == 0);
    compare(found, ran({file("features-export/predict.py"), file("samples.npy")}), 2e-4);
    QProcess alone;
    alone.start(python(), {file("features-export/predict.py")});
    QVERIFY(alone.waitForFinished(60'000));
    QCOMPARE(alone.exitCode(), 1);
    QCOMPARE(alone.readAllStandardError(), QByteArray("usage: predict.py SAMPLES.npy\n"));
}

void ExportScriptTest::replacesNoOtherFile()
{
    RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
    spec.training.epochs = 1;
    trained("kept", spec);
    QCOMPARE(readFile(m_workspace.path("kept-export/labels.txt")).substr(0, 1).size(), std::size_t{1});
    const QStringList again{"inspect", "export", file("kept"), "--onnx", file("kept-export/net.onnx")};
    QCOMPARE(runEngine(again).code, 0);                      // the same
    m_workspace.write("kept-export/predict.py", "# mine\n"); // as another net's would be
    QCOMPARE(runEngine(again).code, 0);
    QVERIFY(readFile(m_workspace.path("kept-export/net-predict.py")).find("net-labels.txt") != std::string::npos);
    QCOMPARE(readFile(m_workspace.path("kept-export/net-labels.txt")),
             readFile(m_workspace.path("kept-export/labels.txt")));
    m_workspace.write("kept-export/net-predict.py", "# mine, too\n");
    std::filesystem::remove(m_workspace.path("kept-export/net.onnx"));
    const Ended refused = runEngine(again);
    QVERIFY(refused.code != 0);
    QVERIFY2(refused.err.contains("predict.py") && refused.err.contains("--force"), refused.err.constData());
    QCOMPARE(readFile(m_workspace.path("kept-export/predict.py")), std::string("# mine\n"));
    QVERIFY(!std::filesystem::exists(m_workspace.path("kept-export/net.onnx"))); // nothing is half done
    QCOMPARE(runEngine(again + QStringList{"--force"}).code, 0);
    QVERIFY(readFile(m_workspace.path("kept-export/predict.py")).find("onnxruntime") != std::string::npos);
}

TRAINYARD_TEST(ExportScriptTest)

} // namespace export_script_test

#include "export_script_test.moc"
