// SPDX-License-Identifier: Apache-2.0
#include "backend/look/prediction_tally.h"

#include "backend/base/error.h"
#include "backend/look/class_scores.h"
#include "backend/protocol/reasons_look.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <tuple>

namespace trainyard {
namespace {

constexpr double kWilsonZ = 1.959963984540054;

std::optional<double> ratio(std::int64_t part, std::int64_t whole)
{
    if (whole == 0)
        return std::nullopt;
    return static_cast<double>(part) / static_cast<double>(whole);
}

/// Positions of the first `most` mistakes by `key`, largest first; equal ones in their own order. NaN comes last.
template <typename Key>
std::vector<int> orderedBy(std::span<const Mistake> mistakes, int most, Key key)
{
    std::vector<int> order(mistakes.size());
    std::iota(order.begin(), order.end(), 0);
    const auto value = [&](int i) {
        const double found = key(mistakes[static_cast<std::size_t>(i)]);
        return std::isnan(found) ? -std::numeric_limits<double>::infinity() : found;
    };
    const auto end = order.begin() + std::min<std::ptrdiff_t>(most, std::ssize(order));
    std::partial_sort(order.begin(), end, order.end(), [&](int a, int b) {
        const double first = value(a), second = value(b);
        return first != second ? first > second : a < b;
    });
    order.erase(end, order.end());
    return order;
}

std::vector<int> ofOneCell(std::span<const Mistake> mistakes, const MistakeChoice& choice)
{
    std::vector<int> places;
    std::vector<Mistake> inCell;
    for (std::size_t i = 0; i < mistakes.size(); ++i)
        if (mistakes[i].actual == choice.from && mistakes[i].predicted == choice.to) {
            places.push_back(static_cast<int>(i));
            inCell.push_back(mistakes[i]);
        }
    std::vector<int> order = orderedBy(inCell, choice.top, [](const Mistake& one) { return one.predictedProbability; });
    for (int& place : order)
        place = places[static_cast<std::size_t>(place)];
    return order;
}

} // namespace

std::pair<double, double> wilsonInterval(std::int64_t correct, std::int64_t samples)
{
    const auto n = static_cast<double>(samples);
    const double p = static_cast<double>(correct) / n, z2 = kWilsonZ * kWilsonZ;
    const double middle = p + z2 / (2.0 * n), scale = 1.0 + z2 / n;
    const double half = kWilsonZ * std::sqrt(p * (1.0 - p) / n + z2 / (4.0 * n * n));
    return {std::max(0.0, (middle - half) / scale), std::min(1.0, (middle + half) / scale)};
}

PredictionTally::PredictionTally(const Op& loss, int classes, ScoreKind score)
    : m_loss(loss), m_classes(classes), m_score(score)
{
    if (score != ScoreKind::Output)
        m_bins.resize(kBins);
}

void PredictionTally::add(std::span<const float> logits, std::span<const std::int32_t> labels,
                          std::span<const std::int64_t> indices)
{
    const std::size_t outputs = labels.empty() ? 0 : logits.size() / labels.size();
    double loss = 0.0; // of the batch in the order of its samples, as validation adds it up
    for (std::size_t i = 0; i < labels.size(); ++i)
        addOne(logits.subspan(i * outputs, outputs), labels[i], indices[i], loss);
    m_lossSum += loss;
}

void PredictionTally::addOne(std::span<const float> row, std::int32_t label, std::int64_t index, double& loss)
{
    const Prediction found = predictionOf(m_loss, row, label);
    if (found.predicted < 0)
        throw Failure(ErrorKind::BadInput, "look into the net", {}, lookReason("look.no-numbers"));
    ++m_samples;
    m_correct += found.correct ? 1 : 0;
    m_amongFive += found.amongFive ? 1 : 0;
    loss += found.loss;
    ++m_cells[{label, found.predicted}];
    const std::vector<double> scores = classScores(m_loss, row);
    const double confidence = scores[static_cast<std::size_t>(found.predicted)];
    addToBin(confidence, found.correct);
    if (!found.correct)
        m_mistakes.push_back(
            {index, {}, label, found.predicted, scores[static_cast<std::size_t>(label)], confidence, found.loss});
}

/// Bin k is (k / 15, (k + 1) / 15].
void PredictionTally::addToBin(double confidence, bool correct)
{
    if (m_bins.empty() || std::isnan(confidence))
        return;
    const int bin = std::clamp(static_cast<int>(std::ceil(confidence * kBins)) - 1, 0, kBins - 1);
    Bin& one = m_bins[static_cast<std::size_t>(bin)];
    ++one.samples;
    one.correct += correct ? 1 : 0;
    one.confidence += confidence;
}

void PredictionTally::fill(PredictionReport& report, const MistakeChoice& choice) const
{
    report.samples = m_samples;
    report.correct = m_correct;
    report.top1 = ratio(m_correct, m_samples).value_or(0.0);
    if (m_classes > 5)
        report.top5 = ratio(m_amongFive, m_samples);
    if (const double loss = double(m_lossSum) / static_cast<double>(m_samples); m_samples > 0 && std::isfinite(loss))
        report.loss = loss;
    fillClasses(report);
    fillCalibration(report);
    fillMistakes(report, choice);
}

void PredictionTally::fillClasses(PredictionReport& report) const
{
    report.classes.assign(static_cast<std::size_t>(m_classes), {});
    for (const auto& [cell, samples] : m_cells) {
        report.confusion.push_back({cell.first, cell.second, samples});
        report.classes[static_cast<std::size_t>(cell.first)].samples += samples;
        report.classes[static_cast<std::size_t>(cell.second)].predicted += samples;
        if (cell.first == cell.second)
            report.classes[static_cast<std::size_t>(cell.first)].correct = samples;
    }
    for (ClassScores& one : report.classes) {
        one.precision = ratio(one.correct, one.predicted);
        one.recall = ratio(one.correct, one.samples);
        one.f1 = ratio(2 * one.correct, one.samples + one.predicted);
    }
}

void PredictionTally::fillCalibration(PredictionReport& report) const
{
    std::int64_t counted = 0;
    double error = 0.0;
    for (std::size_t k = 0; k < m_bins.size(); ++k) {
        const Bin& bin = m_bins[k];
        CalibrationBin out{double(k) / kBins, double(k + 1) / kBins, bin.samples, bin.correct, {}, {}, {}, {}};
        if (bin.samples > 0) {
            out.confidence = bin.confidence / static_cast<double>(bin.samples);
            out.accuracy = ratio(bin.correct, bin.samples);
            std::tie(out.low, out.high) = wilsonInterval(bin.correct, bin.samples);
            error += static_cast<double>(bin.samples) * std::abs(*out.accuracy - *out.confidence);
            counted += bin.samples;
        }
        report.calibration.push_back(out);
    }
    if (counted > 0)
        report.expectedCalibrationError = error / static_cast<double>(counted);
}

void PredictionTally::fillMistakes(PredictionReport& report, const MistakeChoice& choice) const
{
    const auto sureness = [](const Mistake& one) { return one.predictedProbability; };
    report.mistakeCount = std::ssize(m_mistakes);
    report.mostSure = orderedBy(m_mistakes, choice.top, sureness);
    report.highestLoss = orderedBy(m_mistakes, choice.top, [](const Mistake& one) { return one.loss; });
    report.leastSure = orderedBy(m_mistakes, choice.top, [&](const Mistake& one) { return -sureness(one); });
    if (choice.from >= 0)
        report.ofCell = ofOneCell(m_mistakes, choice);
    std::set<int> kept;
    for (std::vector<int>* list : {&report.mostSure, &report.highestLoss, &report.leastSure, &report.ofCell})
        kept.insert(list->begin(), list->end());
    for (int i = 0; i < std::ssize(m_mistakes) && kept.size() < PredictionReport::kMostMistakes; ++i)
        kept.insert(i);
    std::map<int, int> places; // in the report, by place in m_mistakes
    for (const int place : kept) {
        places[place] = static_cast<int>(report.mistakes.size());
        report.mistakes.push_back(m_mistakes[static_cast<std::size_t>(place)]);
    }
    for (std::vector<int>* list : {&report.mostSure, &report.highestLoss, &report.leastSure, &report.ofCell})
        for (int& place : *list)
            place = places.at(place);
}

} // namespace trainyard
