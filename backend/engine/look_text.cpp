// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/look_text.h"

#include "backend/data/base/data_text.h"
#include "backend/engine/human_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace trainyard {
namespace {

constexpr std::size_t kShownPairs = 10;
constexpr std::size_t kTabledClasses = 50;
constexpr std::size_t kShownMistakes = 10;
constexpr std::size_t kShownChannels = 16;

std::string percent(double share)
{
    return std::isnan(share) ? "not a number" : decimals(100.0 * share, 1) + " %";
}

std::string percent(const std::optional<double>& share)
{
    return share ? percent(*share) : "–";
}

std::string scoreText(const ExaminedNet& net, double score)
{
    return net.score == ScoreKind::Output ? decimals(score, 4) : percent(score);
}

std::string className(const ExaminedNet& net, int index)
{
    return printable(net.classes[static_cast<std::size_t>(index)]);
}

std::string netText(const ExaminedNet& net)
{
    std::string text = "Net          " + net.model + ", " + countText(net.parameters) + " parameters, run " +
                       printable(net.run) + "\nCheckpoint   " + printable(net.file) + ", step " + countText(net.step) +
                       ", epoch " + decimals(net.epoch, 2) + "\nDevice       " + net.device + ", " +
                       std::string(name(net.precision)) + "\n";
    if (!net.features)
        text += "Input        " + sizeText(net.input.width, net.input.height) +
                (net.input.channels == 1 ? ", grey" : ", RGB") + ", fitted by " + std::string(name(net.fit)) + "\n";
    return text;
}

std::string heatText(const ExaminedNet& net, const HeatMap& heat)
{
    std::string text = heat.method == HeatMapMethod::GradCam ? "  Grad-CAM of layer " + printable(heat.layer)
                                                             : "  Occlusion by " + sizeText(heat.patch, heat.patch) +
                                                                   " pixels, stride " + std::to_string(heat.stride);
    const float largest = heat.values.empty() ? 0.0f : *std::max_element(heat.values.begin(), heat.values.end());
    text += " for class " + className(net, heat.classIndex) + ", " + sizeText(heat.width, heat.height) +
            ", in tenths of " + decimals(largest, 4) + "\n";
    for (int y = 0; y < heat.height; ++y) {
        text += "    ";
        for (int x = 0; x < heat.width; ++x) {
            const float value = heat.values[static_cast<std::size_t>(y * heat.width + x)];
            const int tenths = largest > 0.0f && value > 0.0f ? static_cast<int>(10.0f * value / largest) : 0;
            text += tenths == 0 ? '.' : tenths >= 10 ? 'X' : static_cast<char>('0' + tenths);
        }
        text += "\n";
    }
    return text;
}

std::string layersText(const LookedAtInput& input)
{
    std::string text = "  " + padded("Layer", 36) + padded("Output", 16) + padded("Above 0", 10) +
                       padded("Largest", 12) + "Strongest\n";
    for (const LayerLook& layer : input.layers) {
        std::string channels;
        for (const ValueMap& map : layer.strongest)
            channels += (channels.empty() ? "" : ", ") + std::to_string(map.channel);
        text += "  " + padded(layer.layer, 36) +
                padded(std::to_string(layer.height) + " × " + std::to_string(layer.width) + " × " +
                           std::to_string(layer.channels),
                       16) +
                padded(percent(layer.aboveZero), 10) + padded(decimals(layer.largest, 3), 12) + channels + "\n";
    }
    return text;
}

/// "cat taken for dog", by number.
std::string confusedText(const PredictionReport& report)
{
    std::vector<ConfusionCell> wrong;
    for (const ConfusionCell& cell : report.confusion)
        if (cell.actual != cell.predicted)
            wrong.push_back(cell);
    std::stable_sort(wrong.begin(), wrong.end(),
                     [](const ConfusionCell& a, const ConfusionCell& b) { return a.samples > b.samples; });
    std::string text;
    for (std::size_t i = 0; i < std::min(wrong.size(), kShownPairs); ++i)
        text += (i == 0 ? "\nMost often   " : "             ") + padded(countText(wrong[i].samples), 8) +
                className(report.net, wrong[i].actual) + " taken for " + className(report.net, wrong[i].predicted) +
                "\n";
    return text;
}

std::string classesTable(const PredictionReport& report)
{
    std::string text =
        "\n" + padded("Class", 30) + padded("Samples", 10) + padded("Precision", 12) + padded("Recall", 10) + "F1\n";
    for (std::size_t i = 0; i < std::min(report.classes.size(), kTabledClasses); ++i) {
        const ClassScores& one = report.classes[i];
        text += padded(className(report.net, static_cast<int>(i)), 30) + padded(countText(one.samples), 10) +
                padded(percent(one.precision), 12) + padded(percent(one.recall), 10) + percent(one.f1) + "\n";
    }
    if (report.classes.size() > kTabledClasses)
        text += "… and " + countText(std::ssize(report.classes) - static_cast<std::ptrdiff_t>(kTabledClasses)) +
                " more (--json lists all)\n";
    return text;
}

std::string mistakesText(const PredictionReport& report, const std::vector<int>& list, const std::string& title)
{
    if (list.empty())
        return {};
    std::string text = "\n" + title + "\n";
    for (std::size_t i = 0; i < std::min(list.size(), kShownMistakes); ++i) {
        const Mistake& mistake = report.mistakes[static_cast<std::size_t>(list[i])];
        text +=
            "  " + padded(countText(mistake.index), 10) +
            padded(className(report.net, mistake.predicted) + " " + scoreText(report.net, mistake.predictedProbability),
                   28) +
            padded("is " + className(report.net, mistake.actual) + " " +
                       scoreText(report.net, mistake.actualProbability),
                   28) +
            printable(mistake.name.words) + "\n";
    }
    return text;
}

std::string channelsText(const std::vector<int>& channels)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(channels.size(), kShownChannels); ++i)
        text += (i ? ", " : "") + std::to_string(channels[i]);
    return channels.size() > kShownChannels ? text + ", …" : text;
}

std::string activityLines(const NetActivity& activity)
{
    std::string text = "\nDead         " +
                       countedText(activity.deadChannels(), "channel(s) that (is|are) never above 0 in ") +
                       countedText(activity.samples, "sample(s)\n");
    for (const LayerActivity& layer : activity.layers)
        if (!layer.dead.empty())
            text += "  " + padded(layer.layer, 36) +
                    padded(countText(std::ssize(layer.dead)) + " of " + std::to_string(layer.channels), 14) +
                    channelsText(layer.dead) + "\n";
    text += "Saturated    " + countedText(activity.saturatedLayers(), "layer(s) with ") + percent(kSaturatedShare) +
            " of their values at a limit\n";
    for (const LayerActivity& layer : activity.layers)
        if (layer.saturated())
            text += "  " + padded(layer.layer, 36) + padded(layer.activation, 14) + percent(*layer.atLimit) + "\n";
    return text;
}

std::string setText(const PredictionReport& report)
{
    std::string text = netText(report.net) + "Set          " + (report.validation ? "validation, " : "training, ") +
                       countText(report.samples) + " of " + countText(report.setSamples) + " samples (" +
                       printable(report.summary) + ")\n";
    if (report.skippedCount > 0)
        text += "Unreadable   " + countedText(report.skippedCount, "sample(s); the first: ") +
                printable(report.skipped.front().name.words) + ": " + report.skipped.front().reason.words + "\n";
    return text;
}

std::string csvField(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char character : text)
        quoted += character == '"' ? std::string("\"\"") : std::string(1, character);
    return quoted + "\"";
}

/// As short as reads back the same.
std::string csvNumber(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.9g", value);
    return std::isfinite(value) ? text : "";
}

} // namespace

std::string lookText(const NetLook& look)
{
    std::string text = netText(look.net);
    if (!look.inputs.empty())
        text += "Took         " + decimals(1e3 * look.secondsPerInput, 2) + " ms an input\n\n";
    for (const LookedAtInput& input : look.inputs) {
        text += padded(printable(input.name.words), 36);
        for (std::size_t i = 0; i < input.top.size(); ++i)
            text += (i ? ", " : "") + className(look.net, input.top[i].index) + " " +
                    scoreText(look.net, input.top[i].probability);
        if (input.actual)
            text += "; is " + className(look.net, *input.actual);
        text += "\n";
        if (!input.layers.empty())
            text += layersText(input);
        if (input.heatMap)
            text += heatText(look.net, *input.heatMap);
    }
    for (std::size_t i = 0; i < look.skipped.size(); ++i)
        text += (i ? "             " : "\nSkipped      ") + printable(look.skipped[i].name.words) + ": " +
                look.skipped[i].reason.words + "\n";
    if (look.filters)
        text += "\nFilters      " + countText(std::ssize(look.filters->filters)) + " of " +
                sizeText(look.filters->width, look.filters->height) + " in " + look.filters->layer +
                " (--json holds them)\n";
    return text;
}

std::string reportText(const PredictionReport& report)
{
    std::string text = setText(report) + "Accuracy     " + percent(report.top1) + " top-1";
    if (report.top5)
        text += ", " + percent(report.top5) + " top-5";
    text += ", " + countedText(report.mistakeCount, "mistake(s)\nLoss         ") +
            (report.loss ? decimals(*report.loss, 4) : std::string("not a number"));
    if (report.expectedCalibrationError)
        text += "\nCalibration  expected error " + percent(report.expectedCalibrationError);
    text += "\nTook         " + durationText(report.seconds) + "\n" + classesTable(report) + confusedText(report);
    if (!report.ofCell.empty())
        text += mistakesText(report, report.ofCell, "Of this cell: number, predicted, true class, sample");
    text += mistakesText(report, report.mostSure, "Most sure: number, predicted, true class, sample");
    text += mistakesText(report, report.highestLoss, "Highest loss");
    text += mistakesText(report, report.leastSure, "Least sure");
    return report.activity ? text + activityLines(*report.activity) : text;
}

std::string activityText(const PredictionReport& report)
{
    return setText(report) + (report.activity ? activityLines(*report.activity) : std::string());
}

std::string lookCsv(const NetLook& look)
{
    std::size_t most = 0;
    for (const LookedAtInput& input : look.inputs)
        most = std::max(most, input.top.size());
    std::string text = "input,actual";
    for (std::size_t i = 1; i <= most; ++i)
        text += ",class_" + std::to_string(i) + ",probability_" + std::to_string(i);
    text += "\r\n";
    for (const LookedAtInput& input : look.inputs) {
        text += csvField(input.name.words) + "," +
                (input.actual ? csvField(look.net.classes[static_cast<std::size_t>(*input.actual)]) : std::string());
        for (const TopClass& one : input.top)
            text += "," + csvField(look.net.classes[static_cast<std::size_t>(one.index)]) + "," +
                    csvNumber(one.probability);
        text += "\r\n";
    }
    return text;
}

std::string reportCsv(const PredictionReport& report, int from, int to)
{
    std::string text = "index,sample,actual,predicted,actual_probability,predicted_probability,loss\r\n";
    for (const Mistake& one : report.mistakes) {
        if (from >= 0 && (one.actual != from || one.predicted != to))
            continue;
        text += std::to_string(one.index) + "," + csvField(one.name.words) + "," +
                csvField(report.net.classes[static_cast<std::size_t>(one.actual)]) + "," +
                csvField(report.net.classes[static_cast<std::size_t>(one.predicted)]) + "," +
                csvNumber(one.actualProbability) + "," + csvNumber(one.predictedProbability) + "," +
                csvNumber(one.loss) + "\r\n";
    }
    return text;
}

std::string activityCsv(const PredictionReport& report)
{
    std::string text = "layer,activation,channels,above_zero,dead,at_limit,saturated\r\n";
    for (const LayerActivity& layer : report.activity ? report.activity->layers : std::vector<LayerActivity>())
        text += csvField(layer.layer) + "," + layer.activation + "," + std::to_string(layer.channels) + "," +
                csvNumber(layer.aboveZero) + "," + std::to_string(layer.dead.size()) + "," +
                (layer.atLimit ? csvNumber(*layer.atLimit) : std::string()) + "," + (layer.saturated() ? "yes" : "no") +
                "\r\n";
    return text;
}

} // namespace trainyard
