// SPDX-License-Identifier: GPL-3.0-or-later
// A study's figures as a file.
#include "gui/plots/sheet_file.h"
#include "gui/plots/study_chart.h"
#include "gui/widgets/series_mark.h"

#include <QPainter>
#include <QPicture>

#include <cmath>

namespace trainyard {
namespace {

constexpr int kStudySheetHeight = 260;
constexpr int kStudyLegendRow = 20;
const QStringList kStudyFiles{"png", "svg", "pdf", "csv"};

/// Two figures per row, with the sentences below.
int paintSheet(QPainter& painter, const QString& heading, const std::vector<StudyFigure>& figures,
               const QStringList& words, bool measureOnly)
{
    const int rows = int(figures.size() + 1) / 2;
    painter.setFont(Theme::instance().font(FontRole::Body));
    const QRect room(16, kSheetHeading + rows * (kSheetTitle + kStudySheetHeight) + 4, kSheetWidth - 32, 4000);
    const QString said = words.join(QLatin1Char('\n'));
    const QRect needed = painter.fontMetrics().boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, said);
    const int height = room.top() + (said.isEmpty() ? 0 : needed.height() + 12);
    if (measureOnly)
        return height;
    paintSheetGround(painter, QSize(kSheetWidth, height), heading);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const StudyFigure& figure = figures[i];
        const int left = i % 2 ? kSheetWidth / 2 : 0,
                  top = kSheetHeading + int(i / 2) * (kSheetTitle + kStudySheetHeight);
        const QRect rest =
            paintFigureTitle(painter, QRect(left + 16, top, kSheetWidth / 2 - 32, kSheetTitle), figure.title);
        ChartLegend::paint(painter, rest, legendOf(figure));
        StudyChart::paint(painter, QRect(left, top + kSheetTitle, kSheetWidth / 2, kStudySheetHeight), figure);
    }
    painter.setFont(Theme::instance().font(FontRole::Body));
    painter.setPen(themed(Token::T1));
    painter.drawText(room, Qt::AlignLeft | Qt::TextWordWrap, said);
    return height;
}

QByteArray numberOrEmpty(double value)
{
    return std::isfinite(value) ? csvNumber(value) : QByteArray();
}

/// `x`: only points in this range; empty: all.
QByteArray csv(const std::vector<StudyFigure>& figures, const std::optional<ChartRange>& x = std::nullopt)
{
    QByteArray out = "figure,line,x,value,low,high\n";
    for (const StudyFigure& figure : figures)
        for (const FigureLine& line : figure.lines)
            for (const FigurePoint& point : line.points)
                if (!x || (point.x >= x->from && point.x <= x->to))
                    out +=
                        QList<QByteArray>{csvText(figure.title),  csvText(line.label),      numberOrEmpty(point.x),
                                          numberOrEmpty(point.y), numberOrEmpty(point.low), numberOrEmpty(point.high)}
                            .join(',') +
                        '\n';
    return out;
}

/// A figure that is told apart without colours, too.
StudyFigure withDashes(StudyFigure figure)
{
    int number = 0;
    for (FigureLine& line : figure.lines)
        if (line.style != FigureLine::Style::Band && line.style != FigureLine::Style::Reference)
            line.pattern = number++ % kSeriesPatterns;
    return figure;
}

/// Title, legend in as many rows as it needs, and the figure.
void paintAlone(QPainter& painter, const QSize& size, const StudyFigure& figure, const FigureView& view)
{
    painter.fillRect(QRect(QPoint(), size), themed(Token::Base));
    const QRect rest = paintFigureTitle(painter, QRect(16, 4, size.width() - 32, kSheetTitle), figure.title);
    painter.setPen(themed(Token::T2));
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, figure.caption);
    int top = 4 + kSheetTitle;
    for (const std::vector<LegendEntry>& row : legendRows(painter.fontMetrics(), legendOf(figure), size.width() - 32)) {
        if (top > size.height() / 2)
            break;
        ChartLegend::paint(painter, QRect(16, top, size.width() - 32, kStudyLegendRow), row, Qt::AlignLeft);
        top += kStudyLegendRow;
    }
    StudyChart::paint(painter, QRect(0, top, size.width(), size.height() - top), figure, std::nullopt, view);
}

} // namespace

Result<ChartFile> recordStudyFigure(const StudyFigure& figure, const FigureView& view, const QString& file,
                                    const SheetLayout& layout)
{
    try {
        const QString suffix = sheetSuffix(file, kStudyFiles);
        if (suffix == QLatin1String("csv"))
            return ChartFile([figure, view] { return csv({figure}, view.x); });
        std::optional<Theme::Paper> paper;
        if (layout.paper)
            paper.emplace();
        QPicture picture;
        QPainter painter(&picture);
        paintAlone(painter, layout.size, layout.dashes ? withDashes(figure) : figure, view);
        painter.end();
        return sheetFile(picture, layout.size, figure.title, suffix, layout.scale);
    } catch (...) {
        return currentError("export the chart");
    }
}

Result<ChartFile> recordStudy(const QString& heading, const std::vector<StudyFigure>& figures, const QStringList& words,
                              const QString& file)
{
    try {
        const QString suffix = sheetSuffix(file, kStudyFiles);
        if (suffix == QLatin1String("csv"))
            return ChartFile([figures] { return csv(figures); });
        QPicture sheet;
        QPainter painter(&sheet);
        const QSize size(kSheetWidth, paintSheet(painter, heading, figures, words, true));
        paintSheet(painter, heading, figures, words, false);
        painter.end();
        return sheetFile(sheet, size, heading, suffix);
    } catch (...) {
        return currentError("export the charts");
    }
}

} // namespace trainyard
