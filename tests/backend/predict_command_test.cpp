// SPDX-License-Identifier: GPL-3.0-or-later
// `predict`, `inspect errors` and `inspect activations` on runs.
#include "backend/base/files.h"
#include "backend/data/image/png_encoder.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/net_look.h"
#include "backend/protocol/prediction_report.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/series.h"
#include "backend/selftest/hashed_values.h"
#include "backend/train/checkpoint/checkpoint_lookup.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "tests/backend/data_files.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace predict_command_test {

using namespace trainyard;
using namespace trainyard::test;
using Json = nlohmann::json;

class PredictCommandTest : public QObject {
    Q_OBJECT
    Workspace m_workspace;
    RunSpec m_spec;

    std::filesystem::path path(const char* name) const { return m_workspace.path(name); }
    QString file(const std::string& name) const { return QString::fromStdString(m_workspace.path(name).string()); }
    static PredictionReport report(const QStringList& arguments)
    {
        const Ended ended = runEngine(QStringList{"inspect", "errors", "--json"} + arguments);
        if (ended.code != 0)
            throw std::runtime_error(ended.out.toStdString());
        return parsePredictionReport(Json::parse(ended.out.toStdString()));
    }
    static NetLook look(const QStringList& arguments, ExitCode expected = ExitCode::Completed)
    {
        const Ended ended = runEngine(QStringList{"predict", "--json"} + arguments);
        if (ended.code != int(expected))
            throw std::runtime_error(ended.out.toStdString() + ended.err.toStdString());
        return parseNetLook(Json::parse(ended.out.toStdString()));
    }
    /// A run, trained.
    QString trained(const std::string& name, const RunSpec& spec)
    {
        RunDirectory::create(m_workspace.path(name), spec);
        const Ended ended = runEngine({"run", file(name)});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
        return file(name);
    }
    static double last(const std::filesystem::path& run, const std::string& series, std::int64_t step)
    {
        return curve(RunDirectory(run), series).at(step).mean;
    }
    /// The pixels of a validation sample as a PNG file.
    QString sampleFile(const std::string& name, std::int64_t index) const
    {
        const auto dataset = openSource(m_spec.data, sampleSeed(m_spec));
        std::vector<std::uint8_t> pixels(sampleBytes(*dataset, m_spec.data.image));
        dataset->image(Split::Validation, index, pixels);
        const ImageSpec& image = m_spec.data.image;
        m_workspace.write(name, encodePng({pixels.data(), image.height, image.width, image.channels}));
        return file(name);
    }

private Q_SLOTS:
    void initTestCase();
    void findsWhatValidationRecorded_data();
    void findsWhatValidationRecorded();
    void findsWhatPrunedNetsRecorded_data();
    void findsWhatPrunedNetsRecorded();
    void findsWhatSeveralRanksRecorded();
    void looksAtTheTrainingSetAndAtAPart();
    void listsMistakesWithPictures();
    void classifiesFilesAsSamples();
    void listsFilesThatAreNoImages();
    void showsActivationsAndHeatMaps();
    void readsFeatures();
    void tellsProgressInLines();
    void writesTables();
    void predictsAsPyTorch_data();
    void predictsAsPyTorch();
    void refusesWithARemedy_data();
    void refusesWithARemedy();
};

void PredictCommandTest::initTestCase()
{
    m_spec = smallSpec(Architecture::SmallCnn, quickDevice());
    m_spec.training.epochs = 3;
    m_spec.training.keepCheckpoints = 0;
    m_spec.training.bestCheckpoint = WatchedSeries::ValTop1;
    trained("run", m_spec);
}

void PredictCommandTest::findsWhatValidationRecorded_data()
{
    QTest::addColumn<int>("precision");
    QTest::addColumn<int>("loss");
    QTest::addColumn<int>("microBatches");
    QTest::addRow("fp32") << int(Precision::Fp32) << int(LossKind::SoftmaxCrossEntropy) << 1;
    QTest::addRow("micro-batches, binary") << int(Precision::Fp32) << int(LossKind::BinaryCrossEntropy) << 3;
    QTest::addRow("squared") << int(Precision::Fp32) << int(LossKind::MeanSquaredError) << 1;
    QTest::addRow("bf16") << int(Precision::Bf16) << int(LossKind::SoftmaxCrossEntropy) << 1;
}

/// At every checkpoint of a run.
void PredictCommandTest::findsWhatValidationRecorded()
{
    QFETCH(int, precision);
    QFETCH(int, loss);
    QFETCH(int, microBatches);
    RunSpec spec = m_spec;
    spec.training.precision = Precision(precision);
    spec.training.loss = LossKind(loss);
    spec.training.microBatches = microBatches;
    spec.training.epochs = 2;
    const std::string name = std::string("recorded-") + QTest::currentDataTag();
    const QString run = trained(name, spec);
    const std::vector<CheckpointStore::Found> found =
        CheckpointStore(RunDirectory(m_workspace.path(name)).checkpoints()).list();
    QVERIFY(found.size() >= 2);
    for (const CheckpointStore::Found& one : found) {
        if (one.info.loop.step == 0)
            continue;
        const PredictionReport seen = report({QString::fromStdString(one.path.string())});
        QCOMPARE(seen.samples, 40);
        QCOMPARE(seen.net.step, one.info.loop.step);
        QVERIFY(seen.net.precision == Precision(precision));
        QCOMPARE(seen.top1, last(m_workspace.path(name), series::kValTop1, one.info.loop.step));
        QCOMPARE(*seen.top5, last(m_workspace.path(name), series::kValTop5, one.info.loop.step));
        const double recorded = last(m_workspace.path(name), series::kValLoss, one.info.loop.step);
        QVERIFY2(std::abs(*seen.loss - recorded) <= 1e-6 * std::abs(recorded), qPrintable(QString::number(*seen.loss)));
        std::int64_t counted = 0;
        for (const ConfusionCell& cell : seen.confusion)
            counted += cell.samples;
        QCOMPARE(counted, 40);
        QCOMPARE(seen.calibration.empty(), LossKind(loss) == LossKind::MeanSquaredError);
    }
}

void PredictCommandTest::findsWhatPrunedNetsRecorded_data()
{
    QTest::addColumn<int>("structure");
    QTest::addColumn<int>("schedule");
    QTest::addRow("weights") << int(PruningStructure::Weights) << int(PruningSchedule::Start);
    QTest::addRow("filters") << int(PruningStructure::Filters) << int(PruningSchedule::Start);
    QTest::addRow("two of four") << int(PruningStructure::TwoOfFour) << int(PruningSchedule::Start);
    QTest::addRow("gradually") << int(PruningStructure::Weights) << int(PruningSchedule::Gradual);
}

/// The look uses the weights as the mask leaves them, at every checkpoint of a run.
void PredictCommandTest::findsWhatPrunedNetsRecorded()
{
    QFETCH(int, structure);
    QFETCH(int, schedule);
    RunSpec spec = m_spec;
    spec.pruning.method = PruningMethod::Magnitude;
    spec.pruning.structure = PruningStructure(structure);
    spec.pruning.schedule = PruningSchedule(schedule);
    spec.pruning.sparsity = 0.6;
    spec.pruning.leastKept = 0.1;
    spec.pruning.everySteps = 3;
    const std::string name = std::string("pruned-") + QTest::currentDataTag();
    trained(name, spec);
    int looked = 0;
    double sparsest = 0.0;
    for (const CheckpointStore::Found& one :
         CheckpointStore(RunDirectory(m_workspace.path(name)).checkpoints()).list()) {
        if (one.info.loop.step == 0)
            continue;
        const PredictionReport seen = report({QString::fromStdString(one.path.string()), "--activations"});
        QCOMPARE(seen.top1, last(m_workspace.path(name), series::kValTop1, one.info.loop.step));
        const double recorded = last(m_workspace.path(name), series::kValLoss, one.info.loop.step);
        QVERIFY2(std::abs(*seen.loss - recorded) <= 1e-6 * std::abs(recorded), qPrintable(QString::number(*seen.loss)));
        sparsest = std::max(sparsest, last(m_workspace.path(name), series::kSparsity, one.info.loop.step));
        ++looked;
    }
    QVERIFY(looked >= 3 && sparsest > 0.3);
}

void PredictCommandTest::findsWhatSeveralRanksRecorded()
{
    RunSpec spec = m_spec;
    spec.resources.ranks = 2;
    spec.training.epochs = 1;
    const QString run = trained("two-ranks", spec);
    const PredictionReport seen = report({run});
    QCOMPARE(seen.top1, last(path("two-ranks"), series::kValTop1, seen.net.step));
}

void PredictCommandTest::looksAtTheTrainingSetAndAtAPart()
{
    const PredictionReport training = report({file("run"), "--set", "training"});
    QVERIFY(!training.validation);
    QCOMPARE(training.samples, 88);
    const PredictionReport part = report({file("run"), "--limit", "10", "--checkpoint", "epoch-1"});
    QCOMPARE(part.samples, 10);
    QCOMPARE(part.setSamples, 40);
    QCOMPARE(part.net.epoch, 1.0);
    const PredictionReport best = report({file("run"), "--checkpoint", "best", "--device", "reference"});
    QCOMPARE(best.samples, 40);
    QVERIFY(best.net.file.ends_with("best.safetensors"));
}

void PredictCommandTest::listsMistakesWithPictures()
{
    const PredictionReport first = report({file("run"), "--checkpoint", "epoch-1", "--top", "3"});
    QVERIFY(first.mistakeCount > 3);
    QCOMPARE(first.mostSure.size(), std::size_t{3});
    QCOMPARE(std::int64_t(first.mistakes.size()), first.mistakeCount);
    const Mistake& worst = first.mistakes[std::size_t(first.highestLoss[0])];
    for (const Mistake& mistake : first.mistakes) {
        QVERIFY(mistake.loss <= worst.loss);
        QVERIFY(mistake.actual != mistake.predicted);
    }
    const auto pictured = std::find_if(first.thumbnails.begin(), first.thumbnails.end(),
                                       [&](const ErrorThumbnail& one) { return one.index == worst.index; });
    QVERIFY(pictured != first.thumbnails.end());
    QVERIFY(pictured->image.starts_with("\x89PNG"));
    QCOMPARE(pictured->width, 28);
    // The same sample by itself.
    const NetLook alone = look({file("run"), "--checkpoint", "epoch-1", "--index", QString::number(worst.index)});
    QCOMPARE(*alone.inputs[0].actual, worst.actual);
    QCOMPARE(alone.inputs[0].top[0].index, worst.predicted);
    QVERIFY(std::abs(alone.inputs[0].top[0].probability - worst.predictedProbability) < 1e-5);
    // One cell, by names.
    const QString from = QString::fromStdString(first.net.classes[std::size_t(worst.actual)]);
    const PredictionReport cell =
        report({file("run"), "--checkpoint", "epoch-1", "--from", from, "--to", QString::number(worst.predicted)});
    QVERIFY(!cell.ofCell.empty());
    for (const int place : cell.ofCell)
        QCOMPARE(cell.mistakes[std::size_t(place)].actual, worst.actual);
    const Ended pictures = runEngine({"inspect", "errors", file("run"), "--thumbnails", "3,0", "--json"});
    QCOMPARE(pictures.code, 0);
    const auto thumbnails = parseErrorThumbnails(Json::parse(pictures.out.toStdString()).at("thumbnails"));
    QCOMPARE(thumbnails.size(), std::size_t{2});
    QCOMPARE(thumbnails[0].index, 3);
}

void PredictCommandTest::classifiesFilesAsSamples()
{
    const QString picture = sampleFile("samples/a.png", 4);
    m_workspace.write("samples/b.jpg", encodedImage(300, 200, "JPG", 3)); // of another size, in colour
    const NetLook found = look({file("run"), file("samples"), "--index", "4", "--top", "10", "--images"});
    QCOMPARE(found.inputs.size(), std::size_t{3});
    QCOMPARE(found.inputs[0].name.words, picture.toStdString());
    QVERIFY(!found.inputs[0].resized && found.inputs[1].resized);
    QCOMPARE(found.inputs[1].width, 300);
    QCOMPARE(found.inputs[1].channels, 3);
    QVERIFY(found.inputs[0].top == found.inputs[2].top); // the same pixels
    double sum = 0.0;
    for (const TopClass& one : found.inputs[0].top)
        sum += one.probability;
    QVERIFY(std::abs(sum - 1.0) < 1e-6);
    QCOMPARE(*found.inputs[2].index, 4);
    QVERIFY(found.inputs[0].image.starts_with("\x89PNG") && !found.inputs[1].thumbnail.empty());
    QVERIFY(found.skipped.empty());
}

void PredictCommandTest::listsFilesThatAreNoImages()
{
    sampleFile("mixed/good.png", 0);
    m_workspace.write("mixed/notes.txt", "no image");
    m_workspace.write("mixed/torn.jpg", encodedImage(64, 64, "JPG", 1).substr(0, 400));
    m_workspace.write("mixed/.hidden", "");
    std::string huge = encodedImage(16, 16, "PNG", 1);
    huge.replace(16, 8, std::string("\x00\x01\x00\x00\x00\x01\x00\x00", 8)); // 65,536 pixels a side
    m_workspace.write("mixed/sub/huge.png", huge);
    const NetLook found = look({file("run"), file("mixed"), file("missing.png")});
    QCOMPARE(found.inputs.size(), std::size_t{1});
    QCOMPARE(found.skipped.size(), std::size_t{4});
    for (const SkippedInput& one : found.skipped)
        QVERIFY2(!one.reason.words.empty(), one.name.words.c_str());
    const Ended none = runEngine({"predict", file("run"), file("mixed/notes.txt")});
    QCOMPARE(none.code, int(ExitCode::BadData));
    QVERIFY(none.err.contains("notes.txt"));
    QCOMPARE(none.err.count('\n'), 1);
    m_workspace.makeFolder("empty");
    const Ended empty = runEngine({"predict", file("run"), file("empty")});
    QCOMPARE(empty.code, int(ExitCode::BadData));
    QVERIFY(empty.err.contains("empty"));
}

void PredictCommandTest::showsActivationsAndHeatMaps()
{
    const NetLook found = look({file("run"), "--index", "0,1", "--activations", "--channels", "2", "--heat-map",
                                "gradcam", "--class", "1", "--filters"});
    QCOMPARE(found.inputs.size(), std::size_t{2});
    const LookedAtInput& input = found.inputs[1];
    QVERIFY(input.layers.size() >= 6);
    QCOMPARE(input.layers[0].strongest.size(), std::size_t{2});
    QVERIFY(input.layers[0].gradCam && !input.layers.back().gradCam);
    QVERIFY(input.heatMap && input.heatMap->classIndex == 1);
    QCOMPARE(input.heatMap->layer, found.defaultLayer);
    QVERIFY(found.filters && found.filters->channels == 1);
    const NetLook other = look({file("run"), "--index", "1", "--heat-map", "gradcam", "--layer",
                                QString::fromStdString(found.heatMapLayers.front()), "--class", "1"});
    QCOMPARE(other.inputs[0].heatMap->layer, found.heatMapLayers.front());
    QVERIFY(other.inputs[0].heatMap->height > input.heatMap->height);
    const NetLook covered =
        look({file("run"), "--index", "1", "--heat-map", "occlusion", "--patch", "7", "--stride", "7"});
    QCOMPARE(covered.inputs[0].heatMap->values.size(), std::size_t{16});
    QVERIFY(std::abs(*covered.inputs[0].heatMap->probability - covered.inputs[0].top[0].probability) < 1e-6);
    const Ended active = runEngine({"inspect", "activations", file("run"), "--json"});
    QCOMPARE(active.code, 0);
    const NetActivity activity = parseNetActivity(Json::parse(active.out.toStdString()).at("activity"));
    QCOMPARE(activity.samples, 40);
    QCOMPARE(activity.layers[0].layer, input.layers[0].layer);
    QCOMPARE(report({file("run"), "--activations"}).activity->layers.size(), activity.layers.size());
}

void PredictCommandTest::readsFeatures()
{
    RunSpec spec = smallSpec(Architecture::Gru, quickDevice());
    spec.data = {};
    spec.data.format = DataFormat::Hdf5;
    spec.data.path = std::filesystem::absolute(sourceFolder() / "tests/backend/fixtures/datasets/jets").string();
    spec.data.features = "sequence";
    spec.data.image = {12, 4, 1};
    spec.training.epochs = 1;
    const QString run = trained("features", spec);
    const PredictionReport seen = report({run});
    QVERIFY(seen.net.features);
    QVERIFY(seen.thumbnails.empty());
    QCOMPARE(seen.top1, last(path("features"), series::kValTop1, seen.net.step));
    const NetLook one = look({run, "--index", "0", "--activations"});
    QCOMPARE(one.inputs[0].width, 0);
    QVERIFY(one.inputs[0].image.empty());
    QVERIFY(!one.inputs[0].layers.empty());
    const Ended filters = runEngine({"predict", run, "--filters"});
    QCOMPARE(filters.code, 0);
    QVERIFY2(filters.out.contains("does not begin with a convolution"), filters.out.constData());
    const Ended image = runEngine({"predict", run, sampleFile("feature.png", 0)});
    QCOMPARE(image.code, int(ExitCode::BadArguments));
    QVERIFY(image.err.contains("--index"));
    QCOMPARE(runEngine({"predict", run, "--index", "0", "--heat-map", "gradcam"}).code, int(ExitCode::BadArguments));
}

void PredictCommandTest::tellsProgressInLines()
{
    const Ended errors = runEngine({"inspect", "errors", file("run"), "--progress"});
    QCOMPARE(errors.code, 0);
    const Json last = Json::parse(errors.out.trimmed().split('\n').back().toStdString());
    QCOMPARE(parsePredictionReport(last.at("report")).samples, 40);
    const Ended classified = runEngine({"predict", file("run"), "--index", "0", "--progress"});
    QCOMPARE(
        parseNetLook(Json::parse(classified.out.trimmed().split('\n').back().toStdString()).at("look")).inputs.size(),
        std::size_t{1});
    const Ended wrong = runEngine({"predict", file("run"), "--index", "40", "--progress"});
    QCOMPARE(wrong.code, int(ExitCode::BadArguments));
    QVERIFY(!errorFrom(Json::parse(wrong.out.toStdString()).at("error")).reason.empty());
}

void PredictCommandTest::writesTables()
{
    const Ended text = runEngine({"inspect", "errors", file("run"), "--activations"});
    QVERIFY(text.out.contains("Precision") && text.out.contains("Dead"));
    const Ended csv = runEngine({"inspect", "errors", file("run"), "--checkpoint", "epoch-1", "--csv"});
    const PredictionReport seen = report({file("run"), "--checkpoint", "epoch-1"});
    QCOMPARE(csv.out.count("\r\n"), int(seen.mistakeCount) + 1);
    QVERIFY(csv.out.startsWith("index,sample,actual,predicted"));
    const Ended classes = runEngine({"predict", file("run"), "--index", "0,1,2", "--csv", "--top", "2"});
    QCOMPARE(classes.out.count("\r\n"), 4);
    QCOMPARE(classes.out.split('\n').at(1).count(','), 5);
    QVERIFY(runEngine({"inspect", "activations", file("run"), "--csv"}).out.startsWith("layer,activation"));
    QVERIFY(runEngine({"predict", file("run"), "--index", "0", "--heat-map", "gradcam"}).out.contains("Grad-CAM"));
}

void PredictCommandTest::predictsAsPyTorch_data()
{
    QTest::addColumn<QString>("net");
    for (const char* net : {"torch-default-resnet-unfolded", "torch-mobilenetv2", "torch-flat"})
        QTest::newRow(net) << QString(net);
}

/// A run that begins with an imported net, before its first step.
void PredictCommandTest::predictsAsPyTorch()
{
    QFETCH(QString, net);
    const std::filesystem::path fixture = std::filesystem::absolute(sourceFolder() / "tests/backend/fixtures/import");
    const Json expected = Json::parse(readFile(fixture / (net.toStdString() + ".logits.json")));
    const ImageSpec image{expected.at("image").at(0), expected.at("image").at(1), expected.at("image").at(2)};
    const int classes = expected.at("classes");
    const auto logits = expected.at("logits").get<std::vector<std::vector<double>>>();
    if (image.channels != 1 && image.channels != 3)
        QSKIP("no image file has so many channels");
    const std::string folder = "as-" + net.toStdString();
    std::vector<std::uint8_t> pixels;
    const auto values = std::size_t(image.height * image.width * image.channels);
    for (const float value : selftest::hashed(77, logits.size() * values))
        pixels.push_back(static_cast<std::uint8_t>(std::floor((double(value) + 1.0) * 127.99)));
    QStringList files;
    for (std::size_t i = 0; i < logits.size(); ++i) {
        const std::string name = folder + "/inputs/" + std::to_string(i) + ".png";
        m_workspace.write(name, encodePng({pixels.data() + i * values, image.height, image.width, image.channels}));
        files += file(name);
    }
    for (int c = 0; c < classes; ++c) // a data set of so many classes
        for (int i = 0; i < 2; ++i)
            m_workspace.write(folder + "/data/" + std::to_string(100 + c) + "/" + std::to_string(i) + ".png",
                              encodedImage(image.width, image.height, "PNG", unsigned(c * 2 + i), image.channels == 1));
    RunSpec spec = m_spec;
    spec.data = {};
    spec.data.format = DataFormat::Folder;
    spec.data.path = m_workspace.path(folder + "/data").string();
    spec.data.image = image;
    spec.data.validationShare = 0.5;
    spec.model.file = spec.model.weights = (fixture / (net.toStdString() + ".onnx")).string();
    spec.training.batchSize = 2;
    spec.training.epochs = 1;
    spec.training.keepSteps = {0};
    const QString run = trained(folder + "/run", spec);
    // Nets without a normalisation of their own take that of the data; the fixtures were made with these.
    Checkpoint first = readCheckpoint(findCheckpoint("run@step-0", m_workspace.path(folder)));
    first.info.mean.assign(std::size_t(image.channels), 0.5f);
    first.info.deviation.assign(std::size_t(image.channels), 0.25f);
    writeCheckpoint(RunDirectory(m_workspace.path(folder + "/run")).checkpoints() / "first.safetensors", first);
    const NetLook found = look(QStringList{run, "--checkpoint", "first", "--top", QString::number(classes)} + files);
    QCOMPARE(found.inputs.size(), logits.size());
    for (std::size_t i = 0; i < logits.size(); ++i) {
        double largest = logits[i][0], sum = 0.0;
        for (const double logit : logits[i])
            largest = std::max(largest, logit);
        for (const double logit : logits[i])
            sum += std::exp(logit - largest);
        for (const TopClass& one : found.inputs[i].top)
            QVERIFY2(std::abs(one.probability - std::exp(logits[i][std::size_t(one.index)] - largest) / sum) < 1e-4,
                     qPrintable(QString::number(one.probability)));
    }
}

void PredictCommandTest::refusesWithARemedy_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, QStringList arguments, ExitCode code, const char* words) {
        QTest::newRow(name) << arguments << int(code) << words;
    };
    row("no run", {"predict", "/nowhere", "--index", "0"}, ExitCode::BadCheckpoint, "run directory");
    row("nothing named", {"predict", "RUN"}, ExitCode::BadArguments, "--index");
    row("no such checkpoint", {"inspect", "errors", "RUN", "--checkpoint", "last-one"}, ExitCode::BadCheckpoint,
        "epoch-");
    row("a class", {"predict", "RUN", "--index", "0", "--heat-map", "gradcam", "--class", "unicorn"},
        ExitCode::BadArguments, "Classes are");
    row("a layer", {"predict", "RUN", "--index", "0", "--heat-map", "gradcam", "--layer", "unicorn"},
        ExitCode::BadArguments, "stack1/conv1");
    row("a sample", {"predict", "RUN", "--index", "40"}, ExitCode::BadArguments, "40 samples");
    row("a negative sample", {"predict", "RUN", "--index", "-1"}, ExitCode::BadArguments,
        "--index: \"-1\" is not a number from 0");
    row("half a cell", {"inspect", "errors", "RUN", "--from", "1"}, ExitCode::BadArguments, "--to");
    row("a device", {"predict", "RUN", "--index", "0", "--precision", "tf32"}, ExitCode::Unsupported, "fp32");
    row("moved data", {"inspect", "errors", "MOVED"}, ExitCode::BadData, "--data");
    row("other data", {"inspect", "errors", "MOVED", "--data", "OTHER"}, ExitCode::BadData, "classes");
    row("another net", {"predict", "FOREIGN", "--index", "0"}, ExitCode::BadCheckpoint, "another net");
    row("a torn checkpoint", {"predict", "TORN", "--index", "0"}, ExitCode::BadCheckpoint, "checkpoint");
}

void PredictCommandTest::refusesWithARemedy()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QString, words);
    const std::filesystem::path newest = CheckpointStore(RunDirectory(path("run")).checkpoints()).list().front().path;
    if (arguments.contains("MOVED") && !std::filesystem::exists(path("moved"))) {
        writeImageFolder(m_workspace, "pictures", {"cat", "dog"}, 6);
        writeImageFolder(m_workspace, "others", {"cow", "dog", "owl"}, 3);
        RunSpec spec = m_spec;
        spec.data = {};
        spec.data.format = DataFormat::Folder;
        spec.data.path = path("pictures").string();
        spec.data.image = {16, 16, 3};
        spec.training.batchSize = 4;
        spec.training.epochs = 1;
        trained("moved", spec);
        std::filesystem::rename(path("pictures"), path("pictures2"));
        QCOMPARE(report({file("moved"), "--data", file("pictures2")}).net.classes.size(), std::size_t{2});
    }
    if (arguments.contains("FOREIGN")) {
        Checkpoint checkpoint = readCheckpoint(newest);
        checkpoint.tensors[0].shape = {1, 2};
        checkpoint.tensors[0].values = {1.0f, 2.0f};
        writeCheckpoint(path("foreign.safetensors"), checkpoint);
    }
    if (arguments.contains("TORN")) {
        const std::string bytes = readFile(newest);
        m_workspace.write("torn.safetensors", std::string_view(bytes).substr(0, bytes.size() / 2));
    }
    arguments.replaceInStrings("RUN", file("run"));
    arguments.replaceInStrings("MOVED", file("moved"));
    arguments.replaceInStrings("OTHER", file("others"));
    arguments.replaceInStrings("FOREIGN", file("foreign.safetensors"));
    arguments.replaceInStrings("TORN", file("torn.safetensors"));
    const Ended ended = runEngine(arguments);
    QVERIFY2(ended.code == code, (QByteArray::number(ended.code) + ended.err).constData());
    QVERIFY2(ended.err.contains(words.toUtf8()), ended.err.constData());
    QCOMPARE(ended.err.count('\n'), ended.err.contains("Run with --help") ? 2 : 1);
    QVERIFY(ended.out.isEmpty());
}

TRAINYARD_TEST(PredictCommandTest)

} // namespace predict_command_test

#include "predict_command_test.moc"
