// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_export.h"

#include "backend/base/files.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/sheet_file.h"
#include "gui/plots/time_chart.h"

#include <QPainter>
#include <QPicture>

#include <cmath>

namespace trainyard {

namespace {

constexpr int kStackedChartHeight = 240;
constexpr int kLegendRow = 20;
constexpr int kSheetMargin = 16;
constexpr int kLegendSwatch = 20; // of an entry, with its gap
constexpr int kCaptionRoom = 160; // between a title and the legend beside it
constexpr int kBesideTitle = kCaptionRoom + 10;
constexpr int kMostLegendRows = 8; // of a figure within a text

/// Where everything lies on a sheet, in points.
struct Sheet {
    QSize size;
    int columns = 1;
    int legendRows = 0; ///< below each title; 0 = the legend stands beside the title
    QSize chart;
    int cellHeight() const { return kSheetTitle + legendRows * kLegendRow + chart.height(); }
};

/// The legend of a figure on a sheet, also of the letters beside its lanes. A name that is wider than a row is elided.
std::vector<LegendEntry> sheetLegend(const QFontMetrics& metrics, const ChartFigure& figure, int width)
{
    std::vector<LegendEntry> entries = legendOf(figure.series);
    for (const ChartLane& lane : figure.lanes)
        if (lane.mark && !lane.key.isEmpty())
            entries.push_back({lane.key, lane.mark->color, LegendEntry::Mark::Line, lane.mark->pattern});
    for (LegendEntry& entry : entries)
        entry.label = metrics.elidedText(entry.label, Qt::ElideMiddle, std::max(0, width - kLegendSwatch));
    return entries;
}

/// A legend that has no room beside the title gets rows of its own, in all figures, so that each name is readable.
Sheet stackedSheet(const std::vector<ChartFigure>& figures)
{
    Sheet sheet;
    const Theme& theme = Theme::instance();
    const QFontMetrics titles(theme.font(FontRole::BodyStrong)), metrics(theme.font(FontRole::Small));
    const int width = kSheetWidth - 2 * kSheetMargin;
    int rows = 0;
    bool beside = true;
    for (const ChartFigure& figure : figures) {
        const int room = width - titles.horizontalAdvance(figure.title) - kBesideTitle;
        const std::vector<LegendEntry> entries = sheetLegend(metrics, figure, width);
        beside = beside && (entries.empty() || (room > 0 && legendFits(metrics, entries, room)));
        rows = std::max(rows, int(legendRows(metrics, entries, width).size()));
    }
    sheet.legendRows = beside ? 0 : rows;
    sheet.chart = QSize(kSheetWidth, kStackedChartHeight);
    sheet.size = QSize(kSheetWidth, kSheetHeading + int(figures.size()) * sheet.cellHeight() + 8);
    return sheet;
}

/// The longest legend decides for all figures, so that their axes align.
Sheet rowSheet(const std::vector<ChartFigure>& figures, const QSize& size)
{
    Sheet sheet;
    sheet.size = size;
    sheet.columns = std::max(1, int(figures.size()));
    const int width = size.width() / sheet.columns;
    const QFontMetrics metrics(Theme::instance().font(FontRole::Small));
    for (const ChartFigure& figure : figures)
        sheet.legendRows = std::max(
            sheet.legendRows,
            int(legendRows(metrics, sheetLegend(metrics, figure, width - 2 * kSheetMargin), width - 2 * kSheetMargin)
                    .size()));
    // A legend never takes more than half of the picture; its last row then counts what is missing.
    const int room = size.height() - kSheetHeading - kSheetTitle - 8;
    sheet.legendRows = std::clamp(sheet.legendRows, 1, std::max(1, room / 2 / kLegendRow));
    sheet.chart = QSize(width, std::max(60, room - sheet.legendRows * kLegendRow));
    return sheet;
}

/// From the start of the run to the end of the longest series, so that charts side by side align.
ChartRange wholeRun(const std::vector<ChartFigure>& figures, XAxis axis)
{
    ChartRange range{axis == XAxis::Date ? INFINITY : 0.0, 0.0};
    for (const ChartFigure& figure : figures) {
        if (figure.series.empty())
            continue;
        const ChartRange own = dataRange(figure.series);
        range.to = std::max(range.to, own.to);
        if (axis == XAxis::Date)
            range.from = std::min(range.from, own.from);
    }
    return range.to > range.from ? range : ChartRange{};
}

/// Nothing beside a sheet tells what a letter stands for.
std::vector<ChartFigure> withKeys(std::vector<ChartFigure> figures)
{
    for (ChartFigure& figure : figures)
        for (ChartSeries& series : figure.series)
            if (!series.key.isEmpty())
                series.label = series.key;
    return figures;
}

std::vector<ChartFigure> withDashes(std::vector<ChartFigure> figures)
{
    for (ChartFigure& figure : figures)
        for (std::size_t i = 0; i < figure.series.size(); ++i)
            figure.series[i].pattern = int(i) % kSeriesPatterns;
    return figures;
}

void paintLegend(QPainter& painter, const QRect& rect, const std::vector<LegendEntry>& entries, int mostRows)
{
    std::vector<std::vector<LegendEntry>> rows = legendRows(painter.fontMetrics(), entries, rect.width());
    for (; int(rows.size()) > mostRows; rows.pop_back()) {
        std::vector<LegendEntry>& before = rows[rows.size() - 2];
        before.insert(before.end(), rows.back().begin(), rows.back().end());
    }
    for (std::size_t i = 0; i < rows.size(); ++i)
        ChartLegend::paint(painter, QRect(rect.left(), rect.top() + int(i) * kLegendRow, rect.width(), kLegendRow),
                           rows[i], Qt::AlignLeft);
}

void paintChart(QPainter& painter, const QRect& rect, const ChartFigure& figure, const ChartOptions& options,
                const std::optional<ChartRange>& range)
{
    TimeChart chart(figure.lanes);
    chart.resize(rect.size());
    chart.ensurePolished();
    ChartOptions own = options;
    own.logY = options.logY &&
               figure.lanes.front().format == ValueFormat::Plain; // as on the page: only losses are logarithmic
    chart.setOptions(own);
    chart.setAxisTitleShown(true);
    chart.setVisibleRange(range.value_or(dataRange(figure.series)));
    chart.setSeries(figure.series);
    chart.setMarkers(figure.markers);
    painter.save();
    painter.translate(rect.topLeft());
    chart.paintTo(painter, rect.size());
    painter.restore();
}

void paintSheet(QPainter& painter, const Sheet& sheet, const QString& heading, const std::vector<ChartFigure>& figures,
                const ChartOptions& options, const std::optional<ChartRange>& range)
{
    paintSheetGround(painter, sheet.size, heading);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const ChartFigure& figure = figures[i];
        const int left = int(i) % sheet.columns * sheet.chart.width();
        int top = kSheetHeading + int(i) / sheet.columns * sheet.cellHeight();
        const QRect row(left + kSheetMargin, top, sheet.chart.width() - 2 * kSheetMargin, kSheetTitle);
        const QRect rest = paintFigureTitle(painter, row, figure.title);
        painter.setPen(themed(Token::T2));
        painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, figure.caption);
        top += kSheetTitle;
        const std::vector<LegendEntry> legend = sheetLegend(painter.fontMetrics(), figure, row.width());
        if (sheet.legendRows > 0)
            paintLegend(painter, QRect(row.left(), top, row.width(), 0), legend, sheet.legendRows);
        else
            ChartLegend::paint(painter, rest.adjusted(kCaptionRoom, 0, 0, 0), legend);
        top += sheet.legendRows * kLegendRow;
        paintChart(painter, QRect(QPoint(left, top), sheet.chart), figure, options, range);
    }
}

QByteArray numberOrNaN(double value)
{
    return std::isnan(value) ? "NaN" : csvNumber(value);
}

QByteArray csv(const std::vector<ChartFigure>& figures, const std::optional<ChartRange>& range)
{
    QByteArray out = "chart,series,attempt,first_step,last_step,first_x,last_x,min,mean,max,count,not_finite,name\n";
    for (const ChartFigure& figure : figures)
        for (const ChartSeries& series : figure.series)
            for (const Bin& bin : series.bins) {
                if (range && (bin.lastX < range->from || bin.firstX > range->to))
                    continue;
                const QList<QByteArray> cells{csvText(figure.title),
                                              csvText(series.id),
                                              QByteArray::number(bin.attempt),
                                              QByteArray::number(qint64(bin.firstStep)),
                                              QByteArray::number(qint64(bin.lastStep)),
                                              numberOrNaN(bin.firstX),
                                              numberOrNaN(bin.lastX),
                                              numberOrNaN(bin.min),
                                              numberOrNaN(bin.mean),
                                              numberOrNaN(bin.max),
                                              QByteArray::number(qint64(bin.count)),
                                              QByteArray::number(qint64(bin.nonFinite)),
                                              csvText(series.name.isEmpty() ? series.label : series.name)};
                out += cells.join(',') + '\n';
            }
    return out;
}

} // namespace

Result<ChartFile> recordFigures(const QString& heading, const std::vector<ChartFigure>& figures,
                                const ChartOptions& options, const std::optional<ChartRange>& range,
                                const QString& file, const SheetLayout& layout)
{
    try {
        const QString suffix = sheetSuffix(file, {"png", "svg", "pdf", "csv"});
        const std::vector<ChartFigure> named = withKeys(figures);
        if (suffix == QLatin1String("csv"))
            return ChartFile([named, range] { return csv(named, range); });
        const bool stacked = layout.size.isEmpty();
        std::optional<Theme::Paper> paper;
        if (layout.paper)
            paper.emplace();
        const std::vector<ChartFigure> drawn = layout.dashes ? withDashes(named) : named;
        const Sheet sheet = stacked ? stackedSheet(drawn) : rowSheet(drawn, layout.size);
        QPicture picture;
        QPainter painter(&picture);
        paintSheet(painter, sheet, heading, drawn, options,
                   range || stacked ? range : std::optional(wholeRun(drawn, options.axis)));
        painter.end();
        return sheetFile(picture, sheet.size, heading, suffix, stacked ? kSheetScale : layout.scale);
    } catch (...) {
        return currentError("export the charts");
    }
}

PaintedFigure paintFigure(const ChartFigure& figure, const ChartOptions& options, int width, int chartHeight)
{
    const Theme::Paper paper;
    const QFontMetrics metrics(Theme::instance().font(FontRole::Small));
    const int room = width - 2 * kSheetMargin;
    const std::vector<LegendEntry> legend = legendOf(figure.series);
    const int rows = std::clamp(int(legendRows(metrics, legend, room).size()), 1, kMostLegendRows);
    const int title = figure.title.isEmpty() && figure.caption.isEmpty() ? 0 : kSheetTitle;
    PaintedFigure painted;
    painted.size = QSize(width, title + rows * kLegendRow + chartHeight);
    QPainter painter(&painted.picture);
    painter.fillRect(QRect(QPoint(), painted.size), themed(Token::Base));
    if (title > 0) {
        const QRect rest = paintFigureTitle(painter, QRect(kSheetMargin, 0, room, title), figure.title);
        painter.setPen(themed(Token::T2));
        painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(figure.caption, Qt::ElideRight, rest.width()));
    }
    painter.setFont(Theme::instance().font(FontRole::Small));
    paintLegend(painter, QRect(kSheetMargin, title, room, 0), legend, rows);
    paintChart(painter, QRect(0, title + rows * kLegendRow, width, chartHeight), figure, options, std::nullopt);
    painter.end();
    return painted;
}

void drawFigure(QPainter& painter, const QRectF& place, const PaintedFigure& figure)
{
    painter.save();
    painter.translate(place.topLeft());
    painter.scale(place.width() / figure.size.width(), place.height() / figure.size.height());
    // QPicture scales by the ratio of its own resolution and that of the page.
    const QPaintDevice& page = *painter.device();
    painter.scale(double(figure.picture.logicalDpiX()) / page.logicalDpiX(),
                  double(figure.picture.logicalDpiY()) / page.logicalDpiY());
    painter.drawPicture(0, 0, figure.picture);
    painter.restore();
}

void exportFigures(const QString& heading, const std::vector<ChartFigure>& figures, const ChartOptions& options,
                   const QString& file, const SheetLayout& layout)
{
    const Result<ChartFile> recorded = recordFigures(heading, figures, options, std::nullopt, file, layout);
    if (!recorded.ok())
        throw Failure(recorded.error());
    const QByteArray bytes = recorded.value()();
    writeFileAtomically(file.toStdString(), std::string_view(bytes.constData(), std::size_t(bytes.size())));
}

} // namespace trainyard
