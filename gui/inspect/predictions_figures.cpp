// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/predictions_figures.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace trainyard {
namespace {

struct PredictionFigures {
    Q_DECLARE_TR_FUNCTIONS(trainyard::PredictionFigures)
};

QString classNameOf(const PredictionReport& report, int index)
{
    return index < int(report.net.classes.size()) ? QString::fromStdString(report.net.classes[std::size_t(index)])
                                                  : QString::number(index);
}

} // namespace

ConfusionFigure confusionFigure(const PredictionReport& report, bool shares, bool all)
{
    ConfusionFigure figure;
    figure.shares = shares;
    for (int i = 0; i < int(report.classes.size()); ++i) {
        figure.classes << classNameOf(report, i);
        figure.samples.push_back(report.classes[std::size_t(i)].samples);
    }
    for (const ConfusionCell& cell : report.confusion)
        figure.entries.push_back({cell.actual, cell.predicted, cell.samples});
    if (all || report.classes.size() <= kWholeMatrix) {
        figure.shown.resize(report.classes.size());
        std::iota(figure.shown.begin(), figure.shown.end(), 0);
    } else {
        figure.shown = mostConfused(figure, kWholeMatrix);
    }
    figure.note = PredictionFigures::tr("No sample could be read.");
    if (report.samples == 0)
        figure.shown.clear();
    return figure;
}

std::vector<ClassBar> classBars(const PredictionReport& report, ClassOrder order)
{
    std::vector<ClassBar> bars;
    for (int i = 0; i < int(report.classes.size()); ++i) {
        const ClassScores& one = report.classes[std::size_t(i)];
        bars.push_back({i, classNameOf(report, i), one.precision, one.recall, one.samples, one.predicted});
    }
    const auto by = [&](auto value) {
        std::stable_sort(bars.begin(), bars.end(),
                         [&](const ClassBar& a, const ClassBar& b) { return value(a) < value(b); });
    };
    const auto& classes = report.classes;
    switch (order) {
    case ClassOrder::WorstFirst: // a class without samples and predictions says nothing: last
        by([&](const ClassBar& bar) { return classes[std::size_t(bar.index)].f1.value_or(2.0); });
        break;
    case ClassOrder::LowestPrecision: by([](const ClassBar& bar) { return bar.precision.value_or(2.0); }); break;
    case ClassOrder::LowestRecall: by([](const ClassBar& bar) { return bar.recall.value_or(2.0); }); break;
    case ClassOrder::MostSamples: by([](const ClassBar& bar) { return -bar.samples; }); break;
    case ClassOrder::ByName:
        std::stable_sort(bars.begin(), bars.end(), [](const ClassBar& a, const ClassBar& b) {
            return QString::localeAwareCompare(a.name, b.name) < 0;
        });
        break;
    }
    return bars;
}

CalibrationFigure calibrationFigure(const PredictionReport& report)
{
    CalibrationFigure figure;
    for (const CalibrationBin& bin : report.calibration)
        if (bin.samples > 0)
            figure.points.push_back({bin.lower, bin.upper, bin.confidence.value_or(0.0), bin.accuracy.value_or(0.0),
                                     bin.low.value_or(0.0), bin.high.value_or(1.0), bin.samples});
    figure.note = report.net.score == ScoreKind::Output
                      ? PredictionFigures::tr("This net was trained with the squared error. Its outputs are no "
                                              "probabilities, so there is no calibration.")
                      : PredictionFigures::tr("No sample could be read.");
    return figure;
}

} // namespace trainyard
