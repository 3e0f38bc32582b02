// SPDX-License-Identifier: GPL-3.0-or-later
// A study's figures as a file.
#include "gui/plots/sheet_file.h"
#include "gui/plots/study_chart.h"

#include <QPainter>
#include <QPicture>

#include <cmath>

namespace trainyard {
namespace {

constexpr int kStudySheetHeight = 260;

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

QByteArray csv(const std::vector<StudyFigure>& figures)
{
    QByteArray out = "figure,line,x,value,low,high\n";
    for (const StudyFigure& figure : figures)
        for (const FigureLine& line : figure.lines)
            for (const FigurePoint& point : line.points)
                out += QList<QByteArray>{csvText(figure.title),  csvText(line.label),      numberOrEmpty(point.x),
                                         numberOrEmpty(point.y), numberOrEmpty(point.low), numberOrEmpty(point.high)}
                           .join(',') +
                       '\n';
    return out;
}

} // namespace

Result<ChartFile> recordStudy(const QString& heading, const std::vector<StudyFigure>& figures, const QStringList& words,
                              const QString& file)
{
    try {
        const QString suffix = sheetSuffix(file);
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
