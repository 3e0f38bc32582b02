// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/draw_curves.h"

#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_window.h"
#include "gui/app/output_file.h"
#include "gui/formats/run_names.h"
#include "gui/parts/expression_reader.h"
#include "gui/plots/curve_figures.h"
#include "gui/widgets/theme.h"
#include "storage/store/run_store.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::size_t kRunsInTitle = 4;

QString titleOf(const std::vector<RunRow>& rows)
{
    const QStringList names = format::namesApartOf(rows);
    QString title;
    for (std::size_t i = 0; i < rows.size() && i < kRunsInTitle; ++i)
        title += (i ? QStringLiteral(" · ") : QString()) + names[qsizetype(i)];
    return rows.size() > kRunsInTitle ? title + QStringLiteral(" · …") : title;
}

std::vector<RunRow> rowsOf(StoreReader& reader, const CurvePicture& picture)
{
    std::vector<RunRow> rows;
    for (const std::string& id : picture.runs)
        if (std::optional<RunRow> row = reader.run(id))
            rows.push_back(std::move(*row));
        else
            throw Failure(ErrorKind::NotFound, "find the run", id, windowReason("window.run-deleted"));
    return rows;
}

bool hasUnplacedSeries(const ChartFigure& figure)
{
    return std::ranges::any_of(figure.series, [](const ChartSeries& series) { return lacksPositions(series.bins); });
}

} // namespace

void drawCurves(const CurvePicture& picture)
{
    const RunStore store(storePath()); // the command has said it if the store is read-only
    const std::unique_ptr<StoreReader> reader = store.reader();
    const std::vector<RunRow> rows = rowsOf(*reader, picture);
    QStringList series;
    for (const std::string& name : picture.series)
        series << QString::fromStdString(name);
    XAxis axis = picture.axis;
    std::vector<ChartFigure> figures = readFigures(*reader, rows, series, axis, picture.width);
    if (axis != XAxis::Step && std::ranges::any_of(figures, hasUnplacedSeries)) { // as Live and reports do
        axis = XAxis::Step;
        figures = readFigures(*reader, rows, series, axis, picture.width);
    }
    if (figures.empty())
        throw Failure(ErrorKind::NotFound, "write the curves to", picture.file, windowReason("window.no-points"));
    Theme::instance().setDark(picture.dark);
    ChartOptions options;
    options.axis = axis;
    options.smoothing = 0.0;
    options.clipOutliers = false;
    const Result<ChartFile> drawn =
        recordFigures(titleOf(rows), figures, options, std::nullopt, QString::fromStdString(picture.file),
                      {QSize(picture.width, picture.height)});
    if (!drawn.ok())
        throw Failure(drawn.error());
    const QByteArray bytes = drawn.value()();
    writeOutputFile(picture.file, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace trainyard
