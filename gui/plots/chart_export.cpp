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

constexpr int kWidth = 960;
constexpr int kHeading = 36;
constexpr int kTitle = 28;
constexpr int kChart = 240;

int sheetHeight(std::size_t figures) { return kHeading + int(figures) * (kTitle + kChart) + 8; }

void paintSheet(QPainter& painter, const QString& heading, const std::vector<ChartFigure>& figures,
                const ChartOptions& options, const std::optional<ChartRange>& range)
{
    painter.fillRect(0, 0, kWidth, sheetHeight(figures.size()), themed(Token::Base));
    painter.setFont(Theme::instance().font(FontRole::PageTitle));
    painter.setPen(themed(Token::T1));
    painter.drawText(QRect(16, 0, kWidth - 32, kHeading), Qt::AlignVCenter | Qt::AlignLeft, heading);
    int top = kHeading;
    for (const ChartFigure& figure : figures) {
        painter.setFont(Theme::instance().font(FontRole::BodyStrong));
        painter.setPen(themed(Token::T1));
        const QRect title(16, top, kWidth - 32, kTitle);
        painter.drawText(title, Qt::AlignVCenter | Qt::AlignLeft, figure.title);
        const int after = painter.fontMetrics().horizontalAdvance(figure.title) + 10;
        painter.setFont(Theme::instance().font(FontRole::Small));
        painter.setPen(themed(Token::T2));
        painter.drawText(title.adjusted(after, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, figure.caption);
        ChartLegend::paint(painter, title.adjusted(after + 160, 0, 0, 0), legendOf(figure.series));
        top += kTitle;
        TimeChart chart(figure.lanes);
        chart.resize(kWidth, kChart);
        chart.ensurePolished();
        ChartOptions own = options;
        own.logY = options.logY && figure.lanes.front().format == ValueFormat::Plain; // as on the page: losses only
        chart.setOptions(own);
        chart.setAxisTitleShown(true);
        chart.setVisibleRange(range.value_or(dataRange(figure.series)));
        chart.setSeries(figure.series);
        chart.setMarkers(figure.markers);
        painter.save();
        painter.translate(0, top);
        chart.paintTo(painter, QSize(kWidth, kChart));
        painter.restore();
        top += kChart;
    }
}

QByteArray csvNumber(double value)
{
    if (std::isnan(value))
        return "NaN";
    return QByteArray::number(value, 'g', 9);
}

QByteArray csvText(const QString& text)
{
    QString quoted = text;
    quoted.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return '"' + quoted.toUtf8() + '"';
}

QByteArray csv(const std::vector<ChartFigure>& figures, const std::optional<ChartRange>& range)
{
    QByteArray out = "chart,series,attempt,first_step,last_step,first_x,last_x,min,mean,max,count,not_finite\n";
    for (const ChartFigure& figure : figures)
        for (const ChartSeries& series : figure.series)
            for (const Bin& bin : series.bins) {
                if (range && (bin.lastX < range->from || bin.firstX > range->to))
                    continue;
                const QList<QByteArray> cells{csvText(figure.title), csvText(series.id), QByteArray::number(bin.attempt),
                                              QByteArray::number(qint64(bin.firstStep)), QByteArray::number(qint64(bin.lastStep)),
                                              csvNumber(bin.firstX), csvNumber(bin.lastX), csvNumber(bin.min),
                                              csvNumber(bin.mean), csvNumber(bin.max), QByteArray::number(qint64(bin.count)),
                                              QByteArray::number(qint64(bin.nonFinite))};
                out += cells.join(',') + '\n';
            }
    return out;
}

} // namespace

Result<ChartFile> recordFigures(const QString& heading, const std::vector<ChartFigure>& figures, const ChartOptions& options,
                                const std::optional<ChartRange>& range, const QString& file)
{
    try {
        const QString suffix = sheetSuffix(file);
        if (suffix == QLatin1String("csv"))
            return ChartFile([figures, range] { return csv(figures, range); });
        QPicture sheet;
        QPainter painter(&sheet);
        paintSheet(painter, heading, figures, options, range);
        painter.end();
        return sheetFile(sheet, QSize(kWidth, sheetHeight(figures.size())), heading, suffix);
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
