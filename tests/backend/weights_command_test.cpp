// SPDX-License-Identifier: Apache-2.0
// `inspect weights` on runs, checkpoints and other programs' files.
#include "backend/base/files.h"
#include "backend/protocol/weight_magnitudes.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <cmath>

namespace weights_command_test {

using namespace trainyard;
using namespace trainyard::test;

class WeightsCommandTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::filesystem::path path(const char* name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    QString file(const char* name) const { return QString::fromStdString(path(name).string()); }

    static WeightMagnitudes magnitudes(const QStringList& arguments)
    {
        const Ended ended = runEngine(QStringList{"inspect", "weights", "--json"} + arguments);
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
        return parseWeightMagnitudes(nlohmann::json::parse(ended.out.toStdString()));
    }
    static std::vector<std::string> names(const WeightMagnitudes& found, bool prunable)
    {
        std::vector<std::string> out;
        for (const LayerMagnitudes& layer : found.layers)
            if (layer.prunable == prunable && layer.role != WeightRole::NormOrBias)
                out.push_back(layer.parameter);
        return out;
    }
    static std::vector<float> sortedWeights(const std::filesystem::path& checkpoint,
                                            const std::vector<std::string>& names)
    {
        std::vector<float> out;
        for (const NamedTensor& tensor : readSafetensors(checkpoint))
            if (std::find(names.begin(), names.end(), tensor.name) != names.end())
                for (const float value : tensor.values)
                    out.push_back(std::fabs(value));
        std::sort(out.begin(), out.end());
        return out;
    }

private Q_SLOTS:
    void initTestCase();
    void countsTheNewestCheckpoint();
    void choosesLayers();
    void countsEveryCheckpoint();
    void tellsThatTheNewestIsDamaged();
    void warnsOfZerosAndOfLayersThatVanish();
    void readsOtherProgramsFiles();
    void refusesWhatItCannotUse_data();
    void refusesWhatItCannotUse();
    void neverCrashesOnDamagedFiles();
};

void WeightsCommandTest::initTestCase()
{
    RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
    spec.training.epochs = 2;
    spec.training.keepCheckpoints = 0;
    RunDirectory::create(path("run"), spec);
    const Ended ended = runEngine({"run", file("run")});
    QVERIFY2(ended.code == 0, ended.err.constData());
}

void WeightsCommandTest::countsTheNewestCheckpoint()
{
    const WeightMagnitudes found = magnitudes({file("run"), "--percentile", "33.3", "--threshold", "0.05"});
    const std::filesystem::path newest = path("run") / "checkpoints/epoch-0002.safetensors";
    QCOMPARE(found.file, newest.string());
    QCOMPARE(found.run, std::string("test-run"));
    QCOMPARE(found.model, std::string("small-cnn"));
    QCOMPARE(found.step, std::int64_t(12));
    QCOMPARE(found.epoch, 2.0);
    QVERIFY(found.seconds > 0.0);
    QCOMPARE(names(found, false), std::vector<std::string>{"stack1/conv1/weight"});
    const std::vector<std::string> pruned = names(found, true);
    QCOMPARE(pruned.front(), std::string("stack1/conv2/weight"));
    QCOMPARE(pruned.back(), std::string("classifier/weight"));
    const std::vector<float> sorted = sortedWeights(newest, pruned);
    QCOMPARE(found.all.weights, static_cast<std::int64_t>(sorted.size()));
    for (std::size_t i = 1; i <= 1000; ++i)
        QCOMPARE(found.all.percentiles[i], sorted[(i * sorted.size() + 999) / 1000 - 1]);
    QCOMPARE(found.marks.size(), std::size_t{2});
    QCOMPARE(float(found.marks[0].threshold), sorted[(333 * sorted.size() + 999) / 1000 - 1]);
    QCOMPARE(found.marks[1].left,
             sorted.end() - std::find_if(sorted.begin(), sorted.end(), [](float v) { return double(v) > 0.05; }));
    QCOMPARE(magnitudes({file("run"), "--published"}).marks.size(), std::size(kPublishedPercentiles));
}

void WeightsCommandTest::choosesLayers()
{
    const WeightMagnitudes found = magnitudes(
        {file("run"), "--first-layer", "--no-last-layer", "--exclude", "dense", "--exclude", "stack2/conv1/weight"});
    QCOMPARE(names(found, true),
             (std::vector<std::string>{"stack1/conv1/weight", "stack1/conv2/weight", "stack2/conv2/weight"}));
    QCOMPARE(found.marks.size(), std::size_t{13});
    for (const LayerMagnitudes& layer : found.layers)
        QCOMPARE(layer.role == WeightRole::Excluded,
                 layer.parameter == "dense/weight" || layer.parameter == "stack2/conv1/weight");
}

void WeightsCommandTest::countsEveryCheckpoint()
{
    const Ended ended = runEngine({"inspect", "weights", file("run"), "--every", "--json"});
    const auto json = nlohmann::json::parse(ended.out.toStdString());
    QCOMPARE(json.size(), std::size_t{2});
    QCOMPARE(parseWeightMagnitudes(json[0]).step, std::int64_t(6));
    QCOMPARE(parseWeightMagnitudes(json[1]).step, std::int64_t(12));
    QVERIFY(json[0].at("all") != json[1].at("all"));
    const Ended text = runEngine({"inspect", "weights", file("run"), "--every"});
    QVERIFY2(text.code == 0 && text.out.contains("epoch-0001.safetensors") && text.out.contains("epoch-0002"),
             text.out.constData());
}

/// Also what the other commands that take the newest checkpoint tell.
void WeightsCommandTest::tellsThatTheNewestIsDamaged()
{
    const std::filesystem::path checkpoints = path("cut") / "checkpoints";
    std::filesystem::copy(path("run"), path("cut"), std::filesystem::copy_options::recursive);
    std::filesystem::remove(checkpoints / "best.safetensors");
    const std::vector<NamedTensor> other = {{"a.weight", {1, 1}, {1.0f}}};
    writeSafetensors(checkpoints / "own.safetensors", other, {}); // a person's; nothing to tell
    const QStringList json{"inspect", "weights", file("cut"), "--json"};
    const Ended whole = runEngine(json);
    QCOMPARE(whole.code, 0);
    QCOMPARE(whole.err, QByteArray());
    const std::filesystem::path newest = checkpoints / "epoch-0002.safetensors";
    const std::string bytes = readFile(newest, std::size_t{1} << 30);
    const QStringList onnx{"inspect", "export", file("cut"), "--onnx", file("older/net.onnx")};
    std::filesystem::create_directory(path("older"));
    for (const std::string& damage : {std::string(), std::string("junk"), bytes.substr(0, 100)}) {
        writeFileAtomically(newest, damage);
        for (const QStringList& command : {json, QStringList{"inspect", "weights", file("cut"), "--every"}, onnx}) {
            const Ended ended = runEngine(command);
            QVERIFY2(ended.code == 0 && ended.out.contains("epoch-0001.safetensors"), ended.err.constData());
            QVERIFY2(ended.err.contains("Warning: ") && ended.err.contains("epoch-0002.safetensors"),
                     ended.err.constData());
            QVERIFY2(!ended.err.contains("own.safetensors"), ended.err.constData());
            QVERIFY2(command.contains("--every") || ended.err.contains("epoch-0001.safetensors is taken"),
                     ended.err.constData());
        }
    }
}

void WeightsCommandTest::warnsOfZerosAndOfLayersThatVanish()
{
    Checkpoint checkpoint = readCheckpoint(path("run") / "checkpoints/epoch-0002.safetensors");
    for (NamedTensor& tensor : checkpoint.tensors) {
        if (tensor.name == "dense/weight") // most of all weights
            for (std::size_t i = 0; i < tensor.values.size(); ++i)
                tensor.values[i] = i % 4 ? 0.0f : tensor.values[i];
        if (tensor.name == "stack1/conv2/weight")
            for (float& value : tensor.values)
                value *= 1e-6f;
    }
    writeCheckpoint(path("sparse.safetensors"), checkpoint);
    const Ended ended = runEngine({"inspect", "weights", file("sparse.safetensors")});
    QVERIFY2(ended.code == 0, ended.err.constData());
    QVERIFY2(ended.out.contains("10 %, 20 %") && ended.out.contains("have the same threshold, 0, and prune the same"),
             ended.out.constData());
    QVERIFY2(ended.out.contains("would leave nothing of stack1/conv2"), ended.out.constData());
    QVERIFY2(ended.out.contains("never pruned"), ended.out.constData());
    const Ended dense = runEngine({"inspect", "weights", file("run"), "--percentile", "50"});
    QVERIFY(!dense.out.contains("Warning"));
}

void WeightsCommandTest::readsOtherProgramsFiles()
{
    const std::vector<NamedTensor> tensors = {{"features.0.weight", {2, 1, 2, 1}, {0.5f, -0.25f, 0.125f, 0.0f}},
                                              {"features.0.bias", {2}, {9.0f, 9.0f}},
                                              {"features.0.weight/mask", {2, 1, 2, 1}, {1, 1, 1, 0}},
                                              {"features.0.weight/momentum", {2, 1, 2, 1}, {7, 7, 7, 7}},
                                              {"norm.weight", {2}, {8.0f, 8.0f}},
                                              {"block/kernel", {1, 3}, {1.0f, 2.0f, 3.0f}},
                                              {"head.weight", {2, 2}, {0.1f, 0.2f, 0.3f, 0.4f}}};
    writeSafetensors(path("torch.safetensors"), tensors, {});
    const WeightMagnitudes found = magnitudes({file("torch.safetensors"), "--threshold", "0.25"});
    QVERIFY(found.run.empty() && found.step == -1);
    QCOMPARE(names(found, false), std::vector<std::string>{"features.0.weight"});
    QCOMPARE(names(found, true), (std::vector<std::string>{"block/kernel", "head.weight"}));
    QCOMPARE(found.all.weights, std::int64_t(7));
    QCOMPARE(found.layers.size(), std::size_t{5}); // neither mask nor momentum
    QCOMPARE(found.layers[0].layer, std::string("features.0"));
    QCOMPARE(found.layers[3].role, WeightRole::NormOrBias);
    QCOMPARE(found.marks[0].left, std::int64_t(5));
    const WeightMagnitudes other =
        magnitudes({file("torch.safetensors"), "--first-layer", "--no-last-layer", "--exclude", "block"});
    QCOMPARE(names(other, true), std::vector<std::string>{"features.0.weight"});
    QCOMPARE(other.all.zeros, std::int64_t(1));

    // Two bytes a weight: 1, −2, 0.5 in fp16 and in bf16, with numbers that are no weights between them.
    std::string header = R"({"a.weight":{"dtype":"F16","shape":[3,1],"data_offsets":[0,6]},)"
                         R"("b.count":{"dtype":"I64","shape":[1,1],"data_offsets":[6,14]},)"
                         R"("c.weight":{"dtype":"BF16","shape":[1,3],"data_offsets":[14,20]}})";
    std::string bytes(8, '\0');
    bytes[0] = static_cast<char>(header.size());
    bytes += header + std::string("\x00\x3c\x00\xc0\x00\x38", 6) + std::string(8, '\x01') +
             std::string("\x80\x3f\x00\xc0\x00\x3f", 6);
    QVERIFY(header.size() < 256);
    writeFileAtomically(path("half.safetensors"), bytes);
    const WeightMagnitudes half = magnitudes({file("half.safetensors"), "--first-layer"});
    QCOMPARE(half.all.weights, std::int64_t(6));
    QCOMPARE(half.all.least, 0.5);
    QCOMPARE(half.all.largest, 2.0);
    QCOMPARE(half.all.mean, 7.0 / 6.0);
}

void WeightsCommandTest::refusesWhatItCannotUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("said");
    const int wrong = int(ExitCode::BadArguments);
    QTest::newRow("layer") << QStringList{file("run"), "--exclude", "nowhere"} << wrong
                           << "no layer is called so. Layers with weights are stack1/conv1, ";
    QTest::newRow("no number") << QStringList{file("run"), "--percentile", "nan"} << wrong
                               << "\"nan\" is not a number from 0 to 100";
    QTest::newRow("no number either") << QStringList{file("run"), "--threshold", "inf"} << wrong << "not a number";
    QTest::newRow("percentile") << QStringList{file("run"), "--percentile", "101"} << wrong << "101";
    QTest::newRow("threshold") << QStringList{file("run"), "--threshold", "-0.1"} << wrong << "-0.1";
    QTest::newRow("nothing") << QStringList{} << wrong << "PATH";
    QTest::newRow("not there") << QStringList{file("no.safetensors")} << int(ExitCode::BadCheckpoint)
                               << "no.safetensors";
    QTest::newRow("empty folder") << QStringList{m_folder.path()} << int(ExitCode::BadData) << "has no checkpoints";
    QTest::newRow("every of a file") << QStringList{file("run/checkpoints/epoch-0001.safetensors"), "--every"}
                                     << int(ExitCode::BadData) << "not a run directory";
    QTest::newRow("no tensors") << QStringList{file("run/spec.json")} << int(ExitCode::BadCheckpoint)
                                << "not a safetensors file";
}

void WeightsCommandTest::refusesWhatItCannotUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QString, said);
    const Ended ended = runEngine(QStringList{"inspect", "weights"} + arguments);
    QVERIFY2(ended.err.contains(said.toUtf8()), ended.err.constData());
    QCOMPARE(ended.code, code);
    QVERIFY(ended.out.isEmpty());
    if (code == int(ExitCode::BadArguments))
        return;
    // The window reads the reason from the answer.
    const Ended answer = runEngine(QStringList{"inspect", "weights", "--json"} + arguments);
    QCOMPARE(answer.code, code);
    const auto error = nlohmann::json::parse(answer.out.toStdString()).at("error");
    const std::string sentence = error.at("subject").get<std::string>() + error.at("reason").get<std::string>() +
                                 error.at("remedy").get<std::string>();
    QVERIFY2(sentence.find(said.toStdString()) != std::string::npos, sentence.c_str());
    QVERIFY(error.at("kind").is_number_integer());
}

void WeightsCommandTest::neverCrashesOnDamagedFiles()
{
    const std::string whole = readFile(path("run") / "checkpoints/epoch-0001.safetensors");
    int refused = 0;
    for (int trial = 0; trial < 24; ++trial) {
        std::string bytes = whole;
        if (trial < 8)
            bytes.resize(bytes.size() * std::size_t(trial) / 8);
        else
            for (std::size_t k = 0; k < 8; ++k)
                bytes[(std::size_t(trial) * 7919 + k * 104729) % 6000] ^=
                    static_cast<char>(1 << (std::size_t(trial) + k) % 8);
        writeFileAtomically(path("damaged.safetensors"), bytes);
        const Ended ended = runEngine({"inspect", "weights", file("damaged.safetensors")});
        QVERIFY2(ended.code == 0 || ended.code == int(ExitCode::BadCheckpoint) ||
                     ended.code == int(ExitCode::VersionMismatch),
                 ended.err.constData());
        if (ended.code != 0) {
            QVERIFY2(ended.err.contains("damaged.safetensors"), ended.err.constData());
            ++refused;
        }
    }
    QVERIFY2(refused >= 16, qPrintable(QString::number(refused)));
    // Another net's weights under this spec's name.
    Checkpoint other = readCheckpoint(path("run") / "checkpoints/epoch-0001.safetensors");
    std::erase_if(other.tensors, [](const NamedTensor& tensor) { return tensor.name == "stack2/conv1/weight"; });
    writeCheckpoint(path("other.safetensors"), other);
    const Ended ended = runEngine({"inspect", "weights", file("other.safetensors")});
    QCOMPARE(ended.code, int(ExitCode::BadCheckpoint));
    QVERIFY2(ended.err.contains("has no stack2/conv1/weight of the shape"), ended.err.constData());
}

TRAINYARD_TEST(WeightsCommandTest)

} // namespace weights_command_test

#include "weights_command_test.moc"
