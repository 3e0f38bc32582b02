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

constexpr int kChartSheetHeight = 240;

int sheetHeight(std::size_t figures)
{
    return kSheetHeading + int(figures) * (kSheetTitle + kChartSheetHeight) + 8;
}

void paintSheet(QPainter& painter, const QString& heading, const std::vector<ChartFigure>& figures,
                const ChartOptions& options, const std::optional<ChartRange>& range)
{
    paintSheetGround(painter, sheetHeight(figures.size()), heading);
    int top = kSheetHeading;
    for (const ChartFigure& figure : figures) {
        const QRect rest = paintFigureTitle(painter, QRect(16, top, kSheetWidth - 32, kSheetTitle), figure.title);
        painter.setPen(themed(Token::T2));
        painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, figure.caption);
        ChartLegend::paint(painter, rest.adjusted(160, 0, 0, 0), legendOf(figure.series));
        top += kSheetTitle;
        TimeChart chart(figure.lanes);
        chart.resize(kSheetWidth, kChartSheetHeight);
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
        painter.translate(0, top);
        chart.paintTo(painter, QSize(kSheetWidth, kChartSheetHeight));
        painter.restore();
        top += kChartSheetHeight;
    }
}

QByteArray numberOrNaN(double value)
{
    return std::isnan(value) ? "NaN" : csvNumber(value);
}

QByteArray csv(const std::vector<ChartFigure>& figures, const std::optional<ChartRange>& range)
{
    QByteArray out = "chart,series,attempt,first_step,last_step,first_x,last_x,min,mean,max,count,not_finite\n";
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
                                              QByteArray::number(qint64(bin.nonFinite))};
                out += cells.join(',') + '\n';
            }
    return out;
}

} // namespace

Result<ChartFile> recordFigures(const QString& heading, const std::vector<ChartFigure>& figures,
                                const ChartOptions& options, const std::optional<ChartRange>& range,
                                const QString& file)
{
    try {
        const QString suffix = sheetSuffix(file);
        if (suffix == QLatin1String("csv"))
            return ChartFile([figures, range] { return csv(figures, range); });
        QPicture sheet;
        QPainter painter(&sheet);
        paintSheet(painter, heading, figures, options, range);
        painter.end();
        return sheetFile(sheet, QSize(kSheetWidth, sheetHeight(figures.size())), heading, suffix);
    } catch (...) {
        return currentError("export the charts");
    }
}

Result<void> exportFigures(const QString& heading, const std::vector<ChartFigure>& figures, const ChartOptions& options,
                           const std::optional<ChartRange>& range, const QString& file)
{
    const Result<ChartFile> recorded = recordFigures(heading, figures, options, range, file);
    if (!recorded.ok())
        return recorded.error();
    try {
        const QByteArray bytes = recorded.value()();
        writeFileAtomically(file.toStdString(), std::string_view(bytes.constData(), std::size_t(bytes.size())));
    } catch (...) {
        return currentError("export the charts");
    }
    return {};
}

} // namespace trainyard
