// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/net_look.h"
#include "backend/protocol/prediction_report.h"

#include <QBuffer>
#include <QColor>
#include <QImage>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <random>

/// Predictions and looks as the engine gives them, made of samples drawn by chance: figures add up, but no net was
/// trained.
namespace trainyard::test {

struct DrawnSample {
    int actual = 0, predicted = 0;
    double probability = 0.0, actualProbability = 0.0;
};

inline std::string png(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

/// A picture of a class: a square of its own colour and size on noise.
inline QImage picture(int index, int side, unsigned seed)
{
    std::mt19937 chance(seed);
    QImage image(side, side, QImage::Format_RGB32);
    const QColor ground = QColor::fromHsv(int(seed * 37 % 360), 60, 170),
                 shape = QColor::fromHsv(index * 67 % 360, 190, 200);
    const int edge = side / 6 + index % 3;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const bool inside = x >= edge && x < side - edge && y >= edge && y < side - edge;
            image.setPixelColor(x, y, (inside ? shape : ground).lighter(90 + int(chance() % 25)));
        }
    return image;
}

inline std::vector<DrawnSample> drawnSamples(int classes, int samples, unsigned seed)
{
    std::mt19937 chance(seed);
    std::uniform_real_distribution<double> unit(0.0, 1.0);
    std::vector<DrawnSample> drawn;
    for (int i = 0; i < samples; ++i) {
        DrawnSample one;
        one.actual = i % classes;
        one.probability = 0.3 + 0.7 * std::pow(unit(chance), 0.35);
        const bool right = unit(chance) < one.probability * 0.97; // a little too sure
        one.predicted = right                ? one.actual
                        : unit(chance) < 0.7 ? (one.actual ^ 1) % classes // pairs that are confused
                                             : int(chance() % unsigned(classes));
        one.actualProbability = one.predicted == one.actual ? one.probability : (1.0 - one.probability) * unit(chance);
        drawn.push_back(one);
    }
    return drawn;
}

inline PredictionReport drawnReport(int classes = 10, int samples = 4000, unsigned seed = 7)
{
    PredictionReport report;
    report.net.file = "/runs/base/checkpoints/best.safetensors";
    report.net.model = "resnet20v2";
    report.net.input = {32, 32, 3};
    report.net.score = ScoreKind::Softmax;
    for (int i = 0; i < classes; ++i)
        report.net.classes.push_back(classes <= 10 ? std::vector<std::string>{"airplane", "automobile", "bird", "cat",
                                                                              "deer", "dog", "frog", "horse", "ship",
                                                                              "truck"}[std::size_t(i)]
                                                   : "class number " + std::to_string(i));
    report.samples = report.setSamples = samples;
    report.classes.resize(std::size_t(classes));
    std::map<std::pair<int, int>, std::int64_t> cells;
    constexpr int kBins = 15;
    std::vector<double> sure(kBins);
    for (int i = 0; i < kBins; ++i)
        report.calibration.push_back({double(i) / kBins, double(i + 1) / kBins, 0, 0, {}, {}, {}, {}});
    const std::vector<DrawnSample> drawn = drawnSamples(classes, samples, seed);
    for (int i = 0; i < samples; ++i) {
        const DrawnSample& one = drawn[std::size_t(i)];
        const bool right = one.actual == one.predicted;
        ++cells[{one.actual, one.predicted}];
        ++report.classes[std::size_t(one.actual)].samples;
        ++report.classes[std::size_t(one.predicted)].predicted;
        report.classes[std::size_t(one.actual)].correct += right;
        report.correct += right;
        const auto bin = std::size_t(std::clamp(int(std::ceil(one.probability * kBins)) - 1, 0, kBins - 1));
        ++report.calibration[bin].samples;
        report.calibration[bin].correct += right;
        sure[bin] += one.probability;
        if (!right)
            report.mistakes.push_back({i, "image " + std::to_string(i) + " of the validation data", one.actual,
                                       one.predicted, one.actualProbability, one.probability,
                                       -std::log(std::max(1e-9, one.actualProbability))});
    }
    for (const auto& [cell, count] : cells)
        report.confusion.push_back({cell.first, cell.second, count});
    for (ClassScores& one : report.classes) {
        if (one.predicted > 0)
            one.precision = double(one.correct) / double(one.predicted);
        if (one.samples > 0)
            one.recall = double(one.correct) / double(one.samples);
        if (one.samples + one.predicted > 0)
            one.f1 = 2.0 * double(one.correct) / double(one.samples + one.predicted);
    }
    double error = 0.0;
    for (int i = 0; i < kBins; ++i) {
        CalibrationBin& bin = report.calibration[std::size_t(i)];
        if (bin.samples == 0)
            continue;
        const double n = double(bin.samples), p = double(bin.correct) / n, z = 1.959964;
        bin.confidence = sure[std::size_t(i)] / n;
        bin.accuracy = p;
        const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
        const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
        bin.low = middle - half;
        bin.high = middle + half;
        error += n / samples * std::abs(p - *bin.confidence);
    }
    report.expectedCalibrationError = error;
    report.top1 = double(report.correct) / samples;
    if (classes > 5)
        report.top5 = 0.99;
    report.mistakeCount = std::int64_t(report.mistakes.size());
    for (std::size_t i = 0; i < std::min<std::size_t>(60, report.mistakes.size()); ++i) {
        const Mistake& one = report.mistakes[i];
        report.thumbnails.push_back({one.index, 32, 32, png(picture(one.actual, 32, unsigned(one.index)))});
    }
    report.activity = NetActivity{samples,
                                  {{"stack1/block1/norm1/relu", "relu", 16, 0.4, {7, 11}, {}},
                                   {"stack2/block0/norm1/relu", "relu", 32, 0.5, {}, {}},
                                   {"stack3/block2/norm2/relu", "relu", 64, 0.3, {5, 22, 40, 57}, {}}}};
    return report;
}

/// Looks at these files. `detail`: with layers and a heat map of Grad-CAM.
inline NetLook drawnLook(const std::vector<std::string>& files, bool detail)
{
    NetLook look;
    look.net = drawnReport(10, 10).net;
    look.heatMapLayers = {"stem/conv", "stack2", "stack3"};
    look.defaultLayer = "stack3";
    look.secondsPerInput = 0.0031;
    for (std::size_t i = 0; i < files.size(); ++i) {
        LookedAtInput input;
        input.name = files[i];
        input.width = 640;
        input.height = 480;
        input.channels = 3;
        input.resized = true;
        const double first = i % 3 == 1 ? 0.45 : 0.9 - 0.01 * double(i);
        input.top = {{8, first},
                     {0, (1 - first) * 0.6},
                     {9, (1 - first) * 0.2},
                     {1, (1 - first) * 0.1},
                     {2, (1 - first) * 0.05}};
        input.image = png(picture(8, 32, unsigned(i)));
        input.thumbnail = png(picture(8, 96, unsigned(i)));
        if (detail) {
            for (const auto& [name, side, channels] :
                 {std::tuple("stem/conv", 32, 16), std::tuple("stack1", 32, 16), std::tuple("stack2/block0", 16, 32),
                  std::tuple("stack2", 16, 32), std::tuple("stack3/block0", 8, 64), std::tuple("stack3", 8, 64),
                  std::tuple("norm/relu", 8, 64)}) {
                LayerLook layer;
                layer.layer = name;
                layer.kind = "relu";
                layer.height = layer.width = side;
                layer.channels = channels;
                layer.aboveZero = 0.3 + 0.01 * side;
                layer.largest = 3.5;
                layer.gradCam = std::string(name) != "norm/relu";
                for (int bin = 0; bin < LayerLook::kBins; ++bin)
                    layer.histogram.push_back(1000 / (bin + 1));
                std::mt19937 chance(static_cast<unsigned>(side + channels));
                for (int map = 0; map < 4; ++map) {
                    ValueMap values{int(chance() % unsigned(channels)), side, side, 0.0, 2.0, {}};
                    for (int at = 0; at < side * side; ++at)
                        values.bytes.push_back(char(chance() % 256));
                    layer.strongest.push_back(values);
                }
                input.layers.push_back(layer);
            }
            HeatMap map;
            map.classIndex = 8;
            map.layer = "stack3";
            map.height = map.width = 8;
            for (int y = 0; y < 8; ++y)
                for (int x = 0; x < 8; ++x)
                    map.values.push_back(float(std::exp(-0.2 * ((x - 4) * (x - 4) + (y - 3) * (y - 3)))));
            input.heatMap = map;
        }
        look.inputs.push_back(input);
    }
    return look;
}

} // namespace trainyard::test
