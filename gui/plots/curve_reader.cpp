// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/series.h"
#include "gui/plots/curve_image.h"

#include <QCoreApplication>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kPixelsABin = 12;
constexpr int kDotsUpTo = 60; // more points than this are drawn as a line, not dots

struct Group {
    const char* title;
    std::vector<const char*> series;
    bool percent;
};

/// The panels of one run.
const std::vector<Group>& groups()
{
    static const std::vector<Group> all = {
        {QT_TRANSLATE_NOOP("CurveImage", "Loss"), {series::kTrainLoss, series::kValLoss}, false},
        {QT_TRANSLATE_NOOP("CurveImage", "Accuracy (%)"),
         {series::kEpochTrainTop1, series::kValTop1, series::kValTop5},
         true},
        {QT_TRANSLATE_NOOP("CurveImage", "Throughput (samples/s)"), {series::kThroughput}, false}};
    return all;
}

bool isShare(const QString& name)
{
    return name.endsWith(QLatin1String("top1")) || name.endsWith(QLatin1String("top5"));
}

Curve readCurve(StoreReader& reader, const RunRow& run, const QString& name, const CurveImageOptions& options)
{
    BinQuery query;
    query.run = run.key;
    query.series = name.toStdString();
    query.axis = options.axis;
    query.pixels = std::max(60, options.size.width() / kPixelsABin); // a noisy curve becomes a line with a band
    Curve curve;
    curve.bins = reader.bins(query);
    // A few single points get marks; a short series of aggregates does not.
    const bool single =
        std::all_of(curve.bins.begin(), curve.bins.end(), [](const Bin& bin) { return bin.count == 1; });
    curve.dots = single && static_cast<int>(curve.bins.size()) <= kDotsUpTo;
    return curve;
}

std::vector<CurvePanel> panelsOfOneRun(StoreReader& reader, const RunRow& run, const CurveImageOptions& options)
{
    std::vector<CurvePanel> panels;
    for (const Group& group : groups()) {
        CurvePanel panel;
        panel.title = QCoreApplication::translate("CurveImage", group.title);
        panel.percent = group.percent;
        int color = 0;
        for (const char* name : group.series) {
            Curve curve = readCurve(reader, run, QLatin1String(name), options);
            curve.label = QLatin1String(name);
            curve.color = color++;
            if (!curve.bins.empty())
                panel.curves.push_back(std::move(curve));
        }
        if (!panel.curves.empty())
            panels.push_back(std::move(panel));
    }
    return panels;
}

CurvePanel panelOfSeries(StoreReader& reader, const std::vector<RunRow>& runs, const QString& name,
                         const CurveImageOptions& options)
{
    CurvePanel panel;
    panel.percent = isShare(name);
    panel.title = panel.percent ? name + QStringLiteral(" (%)") : name;
    int color = 0;
    for (const RunRow& run : runs) {
        Curve curve = readCurve(reader, run, name, options);
        curve.label = QString::fromStdString(run.name);
        curve.color = color++;
        if (!curve.bins.empty())
            panel.curves.push_back(std::move(curve));
    }
    return panel;
}

} // namespace

std::vector<CurvePanel> readCurves(StoreReader& reader, const std::vector<RunRow>& runs,
                                   const CurveImageOptions& options)
{
    if (runs.size() == 1 && options.series.isEmpty())
        return panelsOfOneRun(reader, runs.front(), options);
    QStringList names = options.series;
    if (names.isEmpty())
        names = {QLatin1String(series::kTrainLoss), QLatin1String(series::kValLoss), QLatin1String(series::kValTop1),
                 QLatin1String(series::kThroughput)};
    std::vector<CurvePanel> panels;
    for (const QString& name : names) {
        CurvePanel panel = panelOfSeries(reader, runs, name, options);
        if (!panel.curves.empty())
            panels.push_back(std::move(panel));
    }
    return panels;
}

} // namespace trainyard
