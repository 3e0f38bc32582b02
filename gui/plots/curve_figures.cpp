// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/curve_figures.h"

#include "backend/protocol/series.h"
#include "gui/formats/run_names.h"
#include "gui/formats/series_text.h"
#include "gui/plots/attempt_starts.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace trainyard {
namespace {

constexpr int kPixelsABin = 12;
constexpr std::size_t kDotsUpTo = 60; // more points than this are drawn as a line, not dots

/// The figures of one run.
struct Group {
    const char* title;
    std::vector<const char*> series;
    ValueFormat format;
};

const std::vector<Group>& groups()
{
    static const std::vector<Group> all = {
        {QT_TRANSLATE_NOOP("CurveFigures", "Loss"), {series::kTrainLoss, series::kValLoss}, ValueFormat::Plain},
        {QT_TRANSLATE_NOOP("CurveFigures", "Accuracy"),
         {series::kEpochTrainTop1, series::kValTop1, series::kValTop5},
         ValueFormat::Share},
        {QT_TRANSLATE_NOOP("CurveFigures", "Throughput (samples/s)"), {series::kThroughput}, ValueFormat::Plain}};
    return all;
}

class FigureReader {
public:
    FigureReader(StoreReader& reader, XAxis axis, int pixels) : m_reader(reader), m_axis(axis), m_pixels(pixels) {}

    /// Adds a run's curve to a figure, with the mark of a place; nothing if it has no points.
    void add(ChartFigure& figure, const RunRow& run, const QString& name, const QString& label, int place)
    {
        BinQuery query;
        query.run = run.key;
        query.series = name.toStdString();
        query.axis = m_axis;
        query.pixels = std::max(60, m_pixels / kPixelsABin); // a noisy curve becomes a line with a band
        ChartSeries series;
        series.bins = m_reader.bins(query);
        if (series.bins.empty())
            return;
        series.id = name;
        series.label = label;
        const SeriesMark mark = seriesMark(place);
        series.color = mark.color;
        series.pattern = mark.pattern;
        // A few single points get marks; a short series of aggregates does not.
        const bool single =
            std::all_of(series.bins.begin(), series.bins.end(), [](const Bin& bin) { return bin.count == 1; });
        if (single && series.bins.size() <= kDotsUpTo)
            series.shape = SeriesShape::Points;
        if (!m_starts.contains(run.key))
            m_starts[run.key] = readAttemptStarts(m_reader, run, m_axis);
        for (const auto& [x, attempt] : m_starts[run.key])
            series.starts.push_back({x, attempt});
        figure.series.push_back(std::move(series));
    }

private:
    StoreReader& m_reader;
    XAxis m_axis;
    int m_pixels;
    std::map<std::int64_t, AttemptPlaces> m_starts; ///< by run
};

ChartFigure figureNamed(const QString& title, ValueFormat format)
{
    ChartFigure figure;
    figure.title = title;
    figure.lanes.front().format = format;
    return figure;
}

std::vector<ChartFigure> figuresOfOneRun(FigureReader& reader, const RunRow& run)
{
    std::vector<ChartFigure> figures;
    for (const Group& group : groups()) {
        ChartFigure figure = figureNamed(QCoreApplication::translate("CurveFigures", group.title), group.format);
        for (const char* name : group.series)
            reader.add(figure, run, QLatin1String(name), QLatin1String(name), int(figure.series.size()));
        figures.push_back(std::move(figure));
    }
    return figures;
}

} // namespace

std::vector<ChartFigure> readFigures(StoreReader& reader, const std::vector<RunRow>& runs, const QStringList& series,
                                     XAxis axis, int pixels)
{
    FigureReader figureReader(reader, axis, pixels);
    std::vector<ChartFigure> figures;
    if (runs.size() == 1 && series.isEmpty()) {
        figures = figuresOfOneRun(figureReader, runs.front());
    } else {
        const QStringList usual{QLatin1String(series::kTrainLoss), QLatin1String(series::kValLoss),
                                QLatin1String(series::kValTop1), QLatin1String(series::kThroughput)};
        const QStringList labels = format::namesApartOf(runs);
        for (const QString& name : series.isEmpty() ? usual : series) {
            figures.push_back(
                figureNamed(name, isAccuracySeries(name.toStdString()) ? ValueFormat::Share : ValueFormat::Plain));
            for (std::size_t i = 0; i < runs.size(); ++i)
                figureReader.add(figures.back(), runs[i], name, labels[qsizetype(i)], int(i));
        }
    }
    std::erase_if(figures, [](const ChartFigure& figure) { return figure.series.empty(); });
    return figures;
}

} // namespace trainyard
