// SPDX-License-Identifier: GPL-3.0-or-later
// What is found in a trained net: predictions, heat maps, activations.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/keyed_random.h"
#include "backend/look/activity_tally.h"
#include "backend/look/class_scores.h"
#include "backend/look/first_filters.h"
#include "backend/look/grad_cam.h"
#include "backend/look/layer_look.h"
#include "backend/look/occlusion.h"
#include "backend/look/prediction_tally.h"
#include "backend/models/model_options.h"
#include "backend/selftest/hashed_values.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/network/network.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace look_test {

using namespace trainyard;
using Json = nlohmann::json;

/// The file of make_fixtures.py about a net, whose tensors it numbers in its own order.
nlohmann::ordered_json scriptsNet(Architecture architecture)
{
    const char* name = architecture == Architecture::SmallCnn     ? "small_cnn.json"
                       : architecture == Architecture::ResNet20V2 ? "resnet20v2.json"
                                                                  : "mobilenetv2.json";
    return nlohmann::ordered_json::parse(readFile(trainyard::test::sourceFolder() / "tests/backend/fixtures" / name));
}

/// The values that make_fixtures.py gives its nets; others for tensors that it does not have.
void fillAsTheScript(std::vector<NamedTensor>& tensors, Architecture architecture, float beta)
{
    std::map<std::string, std::uint32_t> numbers;
    const auto order = scriptsNet(architecture);
    for (const auto& [name, ignored] : order.at("first_state").items())
        numbers.emplace(name, static_cast<std::uint32_t>(numbers.size()));
    for (NamedTensor& tensor : tensors) {
        const std::string& name = tensor.name;
        const auto number = numbers.emplace(name, static_cast<std::uint32_t>(numbers.size())).first->second;
        tensor.values = selftest::hashed(number, tensor.values.size());
        const double fanIn = double(tensor.values.size()) / double(tensor.shape[0]);
        for (float& value : tensor.values) {
            if (name.ends_with("/weight"))
                value = float(double(value) * double(float(std::sqrt(6.0 / fanIn))));
            else if (beta != 0.0f && name.ends_with("/beta") && !name.ends_with("/project/norm/beta"))
                value = beta + 0.25f * value;
            else if (name.ends_with("/gamma") || name.ends_with("/running_variance"))
                value = 1.0f + 0.25f * value;
            else
                value = 0.125f * value;
        }
    }
}

RunSpec specOf(Architecture architecture, const ImageSpec& image)
{
    RunSpec spec = trainyard::test::smallSpec(architecture);
    spec.model.widthMultiplier = architecture == Architecture::MobileNetV2 ? 0.35 : 1.0;
    spec.data = {};
    spec.data.format = DataFormat::Folder;
    spec.data.path = "/nowhere"; // nothing is read there
    spec.data.image = image;
    spec.training.batchSize = 4;
    return spec;
}

std::vector<std::uint8_t> pixelsOf(const ImageSpec& image, int count = 1)
{
    std::vector<std::uint8_t> pixels;
    const auto values = static_cast<std::size_t>(image.height * image.width * image.channels * count);
    for (const float value : selftest::hashed(1000, values))
        pixels.push_back(static_cast<std::uint8_t>(std::floor((double(value) + 1.0) * 128.0)));
    return pixels;
}

class LookTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::filesystem::path file() const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / "checkpoints" / "net.safetensors";
    }

    /// A checkpoint with the script's values, changed by `change`.
    template <typename Change>
    void write(const RunSpec& spec, float beta, Change change)
    {
        Checkpoint checkpoint;
        checkpoint.info.runId = spec.id;
        checkpoint.info.stepsPerEpoch = 1;
        checkpoint.info.spec = toText(spec);
        const auto channels = static_cast<std::size_t>(spec.data.image.channels);
        checkpoint.info.mean.assign(channels, 0.5f);
        checkpoint.info.deviation.assign(channels, 0.25f);
        for (int i = 0; i < 10; ++i)
            checkpoint.info.classes.push_back("class" + std::to_string(i));
        NetworkOptions options = networkOptions(spec);
        options.mean = checkpoint.info.mean;
        options.deviation = checkpoint.info.deviation;
        std::vector<NamedTensor> tensors;
        for (NamedTensor& tensor : Network(options).state().tensors())
            if (!tensor.name.ends_with("/momentum"))
                tensors.push_back(std::move(tensor));
        fillAsTheScript(tensors, spec.model.architecture, beta);
        for (NamedTensor& tensor : tensors)
            change(tensor);
        checkpoint.tensors = std::move(tensors);
        std::filesystem::create_directories(file().parent_path());
        writeCheckpoint(file(), checkpoint);
    }
    void write(const RunSpec& spec, float beta = 0.0f)
    {
        write(spec, beta, [](NamedTensor&) {});
    }

    static int layerCalled(const LookingNet& net, const std::string& name)
    {
        for (int i = 0; i <= net.graph().last(); ++i)
            if (net.graph().layer(i).name == name || net.outputName(i) == name)
                return i;
        throw std::runtime_error("no layer " + name);
    }
    static LookingNet opened(const std::filesystem::path& file, DeviceKind device = DeviceKind::Reference)
    {
        LookOptions options;
        options.device = device;
        return LookingNet(file, options);
    }

private Q_SLOTS:
    void gradCamEqualsPyTorch_data();
    void gradCamEqualsPyTorch();
    void gradientEqualsFiniteDifferences();
    void occlusionEqualsCoveringByHand();
    void countsPredictions();
    void listsMistakesInTheirOrders();
    void calibrationIsThatOfItsFormula();
    void refusesNetsWithoutNumbers();
    void scoresFollowTheLoss();
    void findsDeadChannelsAndSaturatedLayers();
    void layersTellTheirValues();
    void filtersAreTheFirstLayersWeights();
};

void LookTest::gradCamEqualsPyTorch_data()
{
    QTest::addColumn<QString>("net");
    QTest::addColumn<int>("device");
    for (const char* net : {"smallcnn", "resnet20v2", "mobilenetv2"})
        for (const DeviceKind device : {DeviceKind::Reference, DeviceKind::Cpu})
            QTest::addRow("%s, %s", net, std::string(name(device)).c_str()) << QString(net) << int(device);
}

void LookTest::gradCamEqualsPyTorch()
{
    QFETCH(QString, net);
    QFETCH(int, device);
    if (!deviceAvailable(DeviceKind(device), nullptr))
        QSKIP("the device is not built");
    const Json all = Json::parse(readFile(trainyard::test::sourceFolder() / "tests/backend/fixtures/grad_cam.json"));
    const Json& fixture = all.at(net.toStdString());
    const ImageSpec image{fixture.at("image").at(0), fixture.at("image").at(1), fixture.at("image").at(2)};
    write(specOf(net == "smallcnn"     ? Architecture::SmallCnn
                 : net == "resnet20v2" ? Architecture::ResNet20V2
                                       : Architecture::MobileNetV2,
                 image),
          fixture.at("beta"));
    LookingNet looking = opened(file(), DeviceKind(device));
    const int classIndex = fixture.at("class");
    const std::vector<std::uint8_t> pixels = pixelsOf(image, 8);
    const std::int32_t label = 0;
    const double logit = looking.logits(batchOf(looking, pixels.data(), 1, &label))[std::size_t(classIndex)];
    const double expected = fixture.at("logit");
    QVERIFY2(std::abs(logit - expected) < 1e-4 * std::max(1.0, std::abs(expected)), qPrintable(QString::number(logit)));
    for (const auto& [layer, map] : fixture.at("maps").items()) {
        LogitGradient gradient(looking, layerCalled(looking, layer));
        gradient.run(pixels.data(), classIndex);
        const HeatMap found = gradCamOf(gradient, classIndex, layer);
        QCOMPARE(found.height, map.at("height").get<int>());
        QCOMPARE(found.width, map.at("width").get<int>());
        const auto values = map.at("values").get<std::vector<float>>();
        const float largest = *std::max_element(values.begin(), values.end());
        for (std::size_t i = 0; i < values.size(); ++i)
            QVERIFY2(std::abs(found.values[i] - values[i]) < 1e-3f * largest,
                     qPrintable(QString("%1 at %2: %3 for %4")
                                    .arg(QString::fromStdString(layer))
                                    .arg(i)
                                    .arg(found.values[i])
                                    .arg(values[i])));
    }
}

/// The derivative for a channel's shift is the sum of those for its places.
void LookTest::gradientEqualsFiniteDifferences()
{
    const ImageSpec image{64, 64, 3};
    const RunSpec spec = specOf(Architecture::MobileNetV2, image);
    const std::string layer = "stack3/block1/project/norm"; // without an activation
    const std::vector<std::uint8_t> pixels = pixelsOf(image);
    const std::int32_t label = 0;
    const int classIndex = 4;
    write(spec, 1.1f);
    LookingNet net = opened(file());
    LogitGradient gradient(net, layerCalled(net, layer));
    gradient.run(pixels.data(), classIndex);
    const auto channels = std::size_t(gradient.shape().c);
    double typical = 0.0;
    for (std::size_t i = 0; i < gradient.gradient().size(); ++i)
        typical = std::max(typical, double(std::abs(gradient.gradient()[i])));
    for (const std::size_t channel : {std::size_t{0}, channels / 2, channels - 1}) {
        double sum = 0.0;
        for (std::size_t i = channel; i < gradient.gradient().size(); i += channels)
            sum += gradient.gradient()[i];
        const auto shifted = [&](float by) {
            write(spec, 1.1f, [&](NamedTensor& tensor) {
                if (tensor.name == layer + "/beta")
                    tensor.values[channel] += by;
            });
            LookingNet other = opened(file());
            return double(other.logits(batchOf(other, pixels.data(), 1, &label))[std::size_t(classIndex)]);
        };
        const double step = 1e-3;
        const double measured = (shifted(float(step)) - shifted(float(-step))) / (2.0 * step);
        QVERIFY2(std::abs(measured - sum) < 0.02 * std::abs(sum) + 0.05 * typical,
                 qPrintable(QString("%1 for %2").arg(sum).arg(measured)));
    }
}

void LookTest::occlusionEqualsCoveringByHand()
{
    const ImageSpec image{16, 16, 3};
    write(specOf(Architecture::ResNet20V2, image));
    LookingNet net = opened(file());
    const std::vector<std::uint8_t> pixels = pixelsOf(image);
    const HeatMap map = occlusionOf(net, pixels, 2, 5, 3);
    QCOMPARE(map.height, 5); // begins at 0, 3, 6, 9, 12; the last one is cut off
    QCOMPARE(map.width, 5);
    const std::int32_t label = 0;
    const auto probability = [&](const std::vector<std::uint8_t>& seen) {
        const std::vector<float> logits = net.logits(batchOf(net, seen.data(), 1, &label));
        double sum = 0.0;
        for (const float logit : logits)
            sum += std::exp(double(logit));
        return std::exp(double(logits[2])) / sum;
    };
    const double whole = probability(pixels);
    QVERIFY(std::abs(*map.probability - whole) < 1e-6);
    for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 5; ++x) {
            std::vector<std::uint8_t> covered = pixels;
            for (int row = 3 * y; row < std::min(16, 3 * y + 5); ++row)
                for (int column = 3 * x; column < std::min(16, 3 * x + 5); ++column)
                    for (int c = 0; c < 3; ++c)
                        covered[std::size_t((row * 16 + column) * 3 + c)] = 128; // the mean, 0.5
            QVERIFY(std::abs(map.values[std::size_t(y * 5 + x)] - (whole - probability(covered))) < 1e-6);
        }
    QCOMPARE(occlusionOf(net, pixels, 2, 0, 0).patch, 2);
    QCOMPARE(occlusionOf(net, pixels, 2, 40, 1).values.size(), std::size_t{1});
}

/// Logits of these probabilities.
std::vector<float> logitsOf(std::initializer_list<double> probabilities)
{
    std::vector<float> logits;
    for (const double p : probabilities)
        logits.push_back(float(std::log(p)));
    return logits;
}

PredictionReport tallied(const std::vector<std::vector<float>>& rows, const std::vector<std::int32_t>& labels,
                         const MistakeChoice& choice = {})
{
    static const Op loss = SoftmaxCrossEntropy{};
    const auto classes = static_cast<int>(rows.front().size());
    PredictionTally tally(loss, classes, ScoreKind::Softmax);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::int64_t index = 10 + static_cast<std::int64_t>(i);
        tally.add(rows[i], std::span(&labels[i], 1), std::span(&index, 1));
    }
    PredictionReport report;
    tally.fill(report, choice);
    return report;
}

void LookTest::countsPredictions()
{
    const PredictionReport report = tallied(
        {logitsOf({0.7, 0.2, 0.1}), logitsOf({0.6, 0.3, 0.1}), logitsOf({0.1, 0.8, 0.1}), logitsOf({0.5, 0.4, 0.1})},
        {0, 0, 1, 1});
    QCOMPARE(report.samples, 4);
    QCOMPARE(report.correct, 3);
    QCOMPARE(report.top1, 0.75);
    QVERIFY(!report.top5); // of three classes it says nothing
    const double loss = -(std::log(0.7) + std::log(0.6) + std::log(0.8) + std::log(0.4)) / 4.0;
    QVERIFY(std::abs(*report.loss - loss) < 1e-6);
    QVERIFY(report.confusion == (std::vector<ConfusionCell>{{0, 0, 2}, {1, 0, 1}, {1, 1, 1}}));
    QCOMPARE(*report.classes[0].precision, 2.0 / 3.0);
    QCOMPARE(*report.classes[0].recall, 1.0);
    QCOMPARE(*report.classes[0].f1, 0.8);
    QCOMPARE(*report.classes[1].recall, 0.5);
    QVERIFY(!report.classes[2].precision && !report.classes[2].recall && !report.classes[2].f1);
    QCOMPARE(report.mistakeCount, 1);
    QCOMPARE(report.mistakes[0].index, 13);
    QCOMPARE(report.mistakes[0].actual, 1);
    QCOMPARE(report.mistakes[0].predicted, 0);
    QVERIFY(std::abs(report.mistakes[0].actualProbability - 0.4) < 1e-6);
    QVERIFY(std::abs(report.mistakes[0].loss + std::log(0.4)) < 1e-6);
    const PredictionReport six = tallied({{6, 5, 4, 3, 2, 1}, {6, 5, 4, 3, 2, 1}}, {4, 5});
    QCOMPARE(*six.top5, 0.5);
    QCOMPARE(six.top1, 0.0);
}

void LookTest::listsMistakesInTheirOrders()
{
    // Taken for class 0 with 0.8, 0.5, 0.6; losses by what is left for the label.
    MistakeChoice choice;
    choice.top = 2;
    choice.from = 2;
    choice.to = 0;
    const PredictionReport report = tallied({logitsOf({0.8, 0.15, 0.05}), logitsOf({0.5, 0.3, 0.2}),
                                             logitsOf({0.6, 0.39, 0.01}), logitsOf({0.9, 0.05, 0.05})},
                                            {1, 1, 2, 0}, choice);
    const auto indices = [&](const std::vector<int>& list) {
        std::vector<std::int64_t> out;
        for (const int place : list)
            out.push_back(report.mistakes[std::size_t(place)].index);
        return out;
    };
    QCOMPARE(indices(report.mostSure), (std::vector<std::int64_t>{10, 12}));
    QCOMPARE(indices(report.highestLoss), (std::vector<std::int64_t>{12, 10}));
    QCOMPARE(indices(report.leastSure), (std::vector<std::int64_t>{11, 12}));
    QCOMPARE(indices(report.ofCell), (std::vector<std::int64_t>{12}));
    QCOMPARE(report.mistakes.size(), std::size_t{3});
}

void LookTest::calibrationIsThatOfItsFormula()
{
    std::vector<std::vector<float>> rows;
    std::vector<std::int32_t> labels;
    for (int i = 0; i < 10; ++i) { // sure by 0.85, right in 8 of 10
        rows.push_back(logitsOf({0.85, 0.15}));
        labels.push_back(i < 8 ? 0 : 1);
    }
    for (int i = 0; i < 5; ++i) { // sure by 0.55, right in 3 of 5
        rows.push_back(logitsOf({0.45, 0.55}));
        labels.push_back(i < 3 ? 1 : 0);
    }
    const PredictionReport report = tallied(rows, labels);
    QCOMPARE(report.calibration.size(), std::size_t{15});
    const CalibrationBin& sure = report.calibration[12]; // (12/15, 13/15]
    QCOMPARE(sure.samples, 10);
    QCOMPARE(sure.correct, 8);
    QCOMPARE(*sure.accuracy, 0.8);
    QVERIFY(std::abs(*sure.confidence - 0.85) < 1e-6);
    // statsmodels.stats.proportion.proportion_confint(8, 10, method="wilson")
    QVERIFY(std::abs(*sure.low - 0.49016247) < 1e-6 && std::abs(*sure.high - 0.94331784) < 1e-6);
    QVERIFY(!report.calibration[0].accuracy && !report.calibration[0].low);
    QVERIFY(std::abs(*report.expectedCalibrationError - (10.0 * 0.05 + 5.0 * 0.05) / 15.0) < 1e-6);
    const auto [low, high] = wilsonInterval(0, 10);
    QVERIFY(low == 0.0 && std::abs(high - 0.27753279) < 1e-6);
}

void LookTest::refusesNetsWithoutNumbers()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QVERIFY_THROWS_EXCEPTION(Failure, tallied({{nan, nan}}, {0}));
    const PredictionReport half = tallied({{nan, 1.0f}, {nan, 1.0f}}, {0, 1});
    QCOMPARE(half.correct, 1); // a label without a number is never right
    QVERIFY(!half.loss);
    QVERIFY(half.confusion == (std::vector<ConfusionCell>{{0, 1, 1}, {1, 1, 1}}));
}

void LookTest::scoresFollowTheLoss()
{
    const Op softmax = SoftmaxCrossEntropy{}, binary = BinaryCrossEntropy{}, squared = MeanSquaredError{};
    const std::vector<float> one = {1.0f}, two = {0.0f, 1.0f};
    const double sigmoid = 1.0 / (1.0 + std::exp(-1.0));
    QVERIFY(std::abs(classScores(softmax, two)[1] - sigmoid) < 1e-12);
    QVERIFY(std::abs(classScores(binary, one)[0] - (1.0 - sigmoid)) < 1e-12);
    QVERIFY(std::abs(classScores(binary, one)[1] - sigmoid) < 1e-12);
    QVERIFY(std::abs(classScores(binary, two)[0] - 0.5) < 1e-12);
    QCOMPARE(classScores(squared, two)[1], 1.0);
    QCOMPARE(firstClass(binary, one), 1);
    QCOMPARE(firstClass(squared, std::vector<float>{0.4f}), 0);
    QCOMPARE(firstClass(softmax, std::vector<float>{2.0f, 2.0f}), 0);
    QCOMPARE(predictionOf(binary, one, 0).correct, false);
    QCOMPARE(rankedClasses(std::vector<double>{0.1, 0.5, std::nan(""), 0.5}, 3), (std::vector<int>{1, 3, 0}));
}

void LookTest::findsDeadChannelsAndSaturatedLayers()
{
    const ImageSpec image{64, 64, 3};
    write(specOf(Architecture::MobileNetV2, image), 1.1f, [](NamedTensor& tensor) {
        if (tensor.name == "stem/norm/beta")
            tensor.values[3] = tensor.values[5] = -1e4f;
        if (tensor.name == "head/norm/beta")
            std::fill(tensor.values.begin(), tensor.values.end(), 1e4f);
    });
    LookingNet net = opened(file());
    ActivityTally tally(net);
    net.keep(tally.layers());
    const std::vector<std::uint8_t> pixels = pixelsOf(image, 4);
    const std::vector<std::int32_t> labels(4, 0);
    (void)net.logits(batchOf(net, pixels.data(), 4, labels.data()));
    tally.add(net, 4);
    const NetActivity activity = tally.activity(net);
    QCOMPARE(activity.samples, 4);
    const LayerActivity &stem = activity.layers.front(), &head = activity.layers.back();
    QCOMPARE(stem.layer, net.outputName(layerCalled(net, "stem/norm")));
    QCOMPARE(stem.activation, std::string("relu6"));
    QCOMPARE(stem.dead, (std::vector<int>{3, 5}));
    QVERIFY(!stem.saturated());
    QCOMPARE(*head.atLimit, 1.0);
    QVERIFY(head.saturated() && head.dead.empty());
    QCOMPARE(activity.saturatedLayers(), 1);
    // The share above 0, counted again from the outputs themselves.
    const std::vector<float> values = net.output(layerCalled(net, "stem/norm"));
    const auto above = std::count_if(values.begin(), values.end(), [](float v) { return v > 0.0f; });
    QCOMPARE(stem.aboveZero, double(above) / double(values.size()));
}

void LookTest::layersTellTheirValues()
{
    const ImageSpec image{80, 72, 1};
    write(specOf(Architecture::SmallCnn, image));
    LookingNet net = opened(file());
    const int layer = layerCalled(net, "stack1/conv1");
    net.keep({layer});
    const std::vector<std::uint8_t> pixels = pixelsOf(image);
    const std::int32_t label = 0;
    (void)net.logits(batchOf(net, pixels.data(), 1, &label));
    const std::vector<float> values = net.output(layer);
    const LayerLook look = lookOf(net, layer, values, 3);
    QCOMPARE(look.kind, std::string("relu"));
    QCOMPARE(look.height, 80);
    QCOMPARE(look.width, 72);
    QCOMPARE(look.channels, 16);
    std::int64_t counted = 0;
    for (const std::int64_t bin : look.histogram)
        counted += bin;
    QCOMPARE(counted, std::int64_t(values.size()));
    QCOMPARE(look.strongest.size(), std::size_t{3});
    std::vector<double> strength(16, 0.0);
    for (std::size_t i = 0; i < values.size(); ++i)
        strength[i % 16] += std::abs(values[i]);
    QCOMPARE(look.strongest[0].channel, int(std::max_element(strength.begin(), strength.end()) - strength.begin()));
    const ValueMap& map = look.strongest[0]; // averaged over 2 × 2
    QCOMPARE(map.height, 40);
    QCOMPARE(map.width, 36);
    const auto value = [&](std::size_t y, std::size_t x) {
        return double(values[(y * 72 + x) * 16 + std::size_t(map.channel)]);
    };
    const double expected = (value(6, 8) + value(6, 9) + value(7, 8) + value(7, 9)) / 4.0;
    const double found = map.low + double(std::uint8_t(map.bytes[3 * 36 + 4])) / 255.0 * (map.high - map.low);
    QVERIFY(std::abs(found - expected) <= (map.high - map.low) / 255.0);
    const std::vector<int> places = gradCamLayers(net.graph());
    QVERIFY(std::find(places.begin(), places.end(), layer) != places.end());
    QVERIFY(
        std::none_of(places.begin(), places.end(), [&](int one) { return net.outputName(one).starts_with("dense"); }));
}

void LookTest::filtersAreTheFirstLayersWeights()
{
    write(specOf(Architecture::ResNet20V2, {16, 16, 3}));
    LookingNet net = opened(file());
    const std::optional<FirstFilters> filters = firstFiltersOf(net);
    QVERIFY(filters);
    QCOMPARE(filters->layer, std::string("stem"));
    QCOMPARE(filters->channels, 3);
    QCOMPARE(filters->filters.size(), std::size_t{16});
    const std::vector<float>& weights = net.tensors()[0].values;
    for (const std::size_t f : {std::size_t{0}, std::size_t{7}}) {
        const FirstFilters::Filter& filter = filters->filters[f];
        QCOMPARE(filter.bytes.size(), std::size_t{27});
        for (std::size_t i = 0; i < 27; ++i)
            QVERIFY(std::abs((std::uint8_t(filter.bytes[i]) - 128) / 127.0 * filter.scale - weights[f * 27 + i]) <=
                    filter.scale / 254.0 + 1e-6);
    }
    write(specOf(Architecture::Gru, {28, 28, 1}));
    QVERIFY(!firstFiltersOf(opened(file())));
    // A series of 12 steps is arranged as one row before the first convolution.
    write(specOf(Architecture::FeatureCnn1d, {12, 8, 1}));
    const std::optional<FirstFilters> steps = firstFiltersOf(opened(file()));
    QVERIFY(steps);
    QVERIFY(steps->layer == "stack1/conv1" && steps->height == 1 && steps->width == 5 && steps->channels == 1);
    QCOMPARE(steps->filters.size(), std::size_t{32});
}

TRAINYARD_TEST(LookTest)

} // namespace look_test

#include "look_test.moc"
