// SPDX-License-Identifier: Apache-2.0
// Whole runs on samples that are not images, and on data sets with samples that cannot be read.
#include "backend/base/files.h"
#include "backend/data/pipeline/loader.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/series.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "tests/backend/data_files.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <cstring>

namespace feature_training_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

std::filesystem::path fixture(const char* name)
{
    return sourceFolder() / "tests/backend/fixtures/datasets" / name;
}

QString pathText(const std::filesystem::path& path)
{
    return QString::fromStdString(path.string());
}

/// Three classes of sequences, grids and vectors (see make_datasets.py), learned in a few epochs.
RunSpec featureSpec(Architecture architecture, const std::string& features, ImageSpec shape)
{
    RunSpec spec = smallSpec(architecture);
    spec.data = {};
    spec.data.format = DataFormat::Hdf5;
    spec.data.path = fixture("jets").string();
    spec.data.features = features;
    spec.data.image = shape;
    spec.model.dropout = 0.0;
    spec.training.batchSize = 16;
    spec.training.epochs = 12;
    spec.training.optimizer = optimizerDefaults(OptimizerKind::Adam);
    spec.training.learningRate.base = 0.01;
    spec.training.learningRate.schedule = ScheduleKind::Constant;
    spec.training.learningRate.warmupEpochs = 0.0;
    return spec;
}

bool sameBits(const std::filesystem::path& a, const std::filesystem::path& b)
{
    const Checkpoint one = readCheckpoint(a), other = readCheckpoint(b);
    if (one.tensors.size() != other.tensors.size())
        return false;
    for (std::size_t i = 0; i < one.tensors.size(); ++i)
        if (one.tensors[i].name != other.tensors[i].name ||
            one.tensors[i].values.size() != other.tensors[i].values.size() ||
            std::memcmp(one.tensors[i].values.data(), other.tensors[i].values.data(),
                        one.tensors[i].values.size() * sizeof(float)) != 0)
            return false;
    return true;
}

int messagesWith(const RunDirectory& directory, int attempt, const std::string& part)
{
    int count = 0;
    for (const MessageEvent& message : bodies<MessageEvent>(readEvents(directory, attempt)))
        count += message.text.words.find(part) != std::string::npos ? 1 : 0;
    return count;
}

} // namespace

class FeatureTrainingTest : public QObject {
    Q_OBJECT
    Workspace m_workspace;
    int m_runs = 0;

    RunDirectory make(const RunSpec& spec)
    {
        return RunDirectory::create(m_workspace.path("run-" + std::to_string(++m_runs)), spec);
    }

    /// Reopens a run that is complete, to train further epochs.
    static void lengthen(const RunDirectory& directory, int epochs)
    {
        RunSpec longer = directory.readSpec();
        longer.training.epochs = epochs;
        writeFileAtomically(directory.spec().string(), toText(longer));
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!std::filesystem::exists(program("trainyard-engine")))
            QSKIP("the engine is not built");
    }

    void learnsFromFeatures_data()
    {
        QTest::addColumn<int>("architecture");
        QTest::addColumn<QString>("features");
        QTest::addColumn<QString>("labels");
        QTest::addColumn<QList<int>>("shape");
        const auto row = [](const char* name, Architecture architecture, const char* features, const char* labels,
                            const QList<int>& shape) {
            QTest::newRow(name) << static_cast<int>(architecture) << features << labels << shape;
        };
        row("GRU over steps", Architecture::Gru, "sequence", "labels", {12, 4, 1});
        row("GRU over steps, each feature normalised", Architecture::Gru, "sequence", "one_hot", {12, 1, 4});
        row("1-D CNN over steps", Architecture::FeatureCnn1d, "sequence", "one_hot", {12, 4, 1});
        row("1-D CNN over a vector", Architecture::FeatureCnn1d, "vector", "labels", {1, 48, 1});
        row("2-D CNN over channels × height × width", Architecture::FeatureCnn2d, "grid", "labels", {6, 4, 2});
        row("2-D CNN over two inputs", Architecture::FeatureCnn2d, "sequence,sequence", "labels", {12, 4, 2});
    }

    void learnsFromFeatures()
    {
        QFETCH(int, architecture);
        QFETCH(QString, features);
        QFETCH(QString, labels);
        QFETCH(QList<int>, shape);
        RunSpec spec = featureSpec(static_cast<Architecture>(architecture), features.toStdString(),
                                   {shape[0], shape[1], shape[2]});
        spec.data.labels = labels.toStdString();
        const RunDirectory whole = make(spec);
        const Ended ended = runEngine({"run", pathText(whole.root())});
        QVERIFY2(ended.code == 0, ended.err);
        const auto top1 = curve(whole, std::string(series::kValTop1));
        QCOMPARE(top1.size(), std::size_t{12});
        QVERIFY2(top1.rbegin()->second.mean > 0.9, qPrintable(QString::number(top1.rbegin()->second.mean)));
        QVERIFY(messagesWith(whole, 1, "150 + 45 samples with features of ") == 1);

        // Interrupted after five epochs it comes to the same weights, to the last bit.
        spec.training.epochs = 5;
        const RunDirectory parts = make(spec);
        QCOMPARE(runEngine({"run", pathText(parts.root())}).code, 0);
        lengthen(parts, 12);
        const Ended resumed = runEngine({"run", pathText(parts.root())});
        QVERIFY2(resumed.code == 0, resumed.err);
        QCOMPARE(parts.readResult()->step, whole.readResult()->step);
        QCOMPARE(messagesWith(parts, 2, "Resumed from checkpoints/"), 1);
        QVERIFY(sameBits(whole.root() / whole.readResult()->checkpoint, parts.root() / parts.readResult()->checkpoint));
    }

    void benchesAndExportsFeatures()
    {
        RunSpec spec = featureSpec(Architecture::Gru, "sequence", {12, 4, 1});
        spec.training.epochs = 1;
        const RunDirectory run = make(spec);
        QCOMPARE(runEngine({"run", pathText(run.root())}).code, 0);
        const Ended bench = runEngine({"bench", pathText(run.spec()), "--data", "spec", "--steps", "3", "--json"});
        QVERIFY2(bench.code == 0, bench.err + bench.out);
        const nlohmann::json figures = nlohmann::json::parse(bench.out.toStdString());
        QVERIFY(figures.at("images_per_second").get<double>() > 0);
        QVERIFY(figures.at("image") == (nlohmann::json{12, 4, 1}));
        const QString onnx = pathText(m_workspace.path("features.onnx"));
        const Ended exported = runEngine({"inspect", "export", pathText(run.root()), "--onnx", onnx});
        QVERIFY2(exported.code == 0, exported.err);
        QVERIFY(QFileInfo(onnx).size() > 1000);
    }

    /// The plan tells before a run is started.
    void namesAWrongShapeAndAugmentation()
    {
        RunSpec spec = featureSpec(Architecture::Gru, "sequence", {12, 5, 1});
        const RunDirectory run = make(spec);
        const Ended ended = runEngine({"run", pathText(run.root())});
        QCOMPARE(ended.code, static_cast<int>(ExitCode::BadData));
        QVERIFY2(ended.err.contains("48 features") && ended.err.contains("height 12, width 4 and 1 channel"),
                 ended.err);
        spec.data.image.width = 4;
        spec.data.flip = true;
        const RunDirectory flipping = make(spec);
        const Ended refused = runEngine({"run", pathText(flipping.root())});
        QCOMPARE(refused.code, static_cast<int>(ExitCode::BadData));
        QVERIFY2(refused.err.contains("features, not images"), refused.err);
    }

    /// By its path alone: its shape is in the file, and nothing is said of colours.
    void commandsKnowFeaturesFromImages()
    {
        const QString path = pathText(fixture("vector.h5"));
        const Ended inspected = runEngine({"inspect", "data", path});
        QVERIFY2(inspected.code == 0, inspected.err);
        QVERIFY2(inspected.out.contains("Features     96 numbers a sample"), inspected.out);
        QVERIFY2(inspected.out.contains("% of the samples are held out"), inspected.out);
        for (const char* foreign : {"grey", "RGB", "Sizes", "images"})
            QVERIFY2(!inspected.out.contains(foreign), inspected.out);
        const Ended shared = runEngine({"inspect", "distribution", path});
        QVERIFY2(shared.code == 0, shared.err);
        const Ended prepared = runEngine({"prepare", path, "--image", "32x32"});
        QCOMPARE(prepared.code, static_cast<int>(ExitCode::BadData));
        QVERIFY2(prepared.err.contains("it holds features, not images"), prepared.err);
    }

    void namesOrSkipsARowThatIsNotFinite()
    {
        RunSpec spec = featureSpec(Architecture::Gru, "sequence", {12, 4, 1});
        spec.data.path = fixture("spoiled.h5").string();
        spec.training.epochs = 2;
        const RunDirectory failing = make(spec);
        const Ended ended = runEngine({"run", pathText(failing.root())});
        QCOMPARE(ended.code, static_cast<int>(ExitCode::BadData));
        QVERIFY2(ended.err.contains("spoiled.h5") && ended.err.contains("row 5 holds a feature that is not finite"),
                 ended.err);
        spec.data.unreadable = UnreadablePolicy::Skip;
        const RunDirectory skipping = make(spec);
        const Ended through = runEngine({"run", pathText(skipping.root())});
        QVERIFY2(through.code == 0, through.err);
        QCOMPARE(messagesWith(skipping, 1, "row 5 holds a feature that is not finite"), 1);
        QCOMPARE(messagesWith(skipping, 1, "could not be read; "), 1);
    }

    void failsAtOrSkipsImagesThatCannotBeRead()
    {
        writeImageFolder(m_workspace, "photos", {"cat", "dog"}, 20);
        for (const char* name : {"photos/train/cat", "photos/train/dog", "photos/test/dog"}) {
            const std::string first = std::filesystem::directory_iterator(m_workspace.path(name))->path().string();
            writeFileAtomically(first, readFile(first).substr(0, 40));
        }
        RunSpec spec = smallSpec(Architecture::SmallCnn);
        spec.data.format = DataFormat::Folder;
        spec.data.path = m_workspace.path("photos").string();
        spec.data.image = {16, 16, 3};
        spec.data.trainSamples = spec.data.validationSamples = 0;
        spec.training.epochs = 3;
        const RunDirectory failing = make(spec);
        const Ended ended = runEngine({"run", pathText(failing.root())});
        QCOMPARE(ended.code, static_cast<int>(ExitCode::BadData));
        QVERIFY2(ended.err.contains("photos/train/"), ended.err);

        spec.data.unreadable = UnreadablePolicy::Skip;
        std::string weights;
        for (const int threads : {0, 1, 4}) {
            spec.data.loaderThreads = threads;
            const RunDirectory run = make(spec);
            const Ended through = runEngine({"run", pathText(run.root())});
            QVERIFY2(through.code == 0, through.err);
            QCOMPARE(messagesWith(run, 1, "Skipped train/cat/") + messagesWith(run, 1, "Skipped train/dog/"), 2);
            QCOMPARE(messagesWith(run, 1, "Skipped test/dog/"), 1); // once, though it is met in each validation
            QCOMPARE(messagesWith(run, 1, "2 training samples could not be read; "), 1);
            QCOMPARE(run.readResult()->step, 3 * ((40 + 15) / 16)); // as many as with whole files
            if (!weights.empty())
                QVERIFY(sameBits(weights, run.root() / run.readResult()->checkpoint));
            weights = (run.root() / run.readResult()->checkpoint).string();
        }
    }
};

TRAINYARD_TEST(FeatureTrainingTest)

} // namespace feature_training_test

#include "feature_training_test.moc"
