// SPDX-License-Identifier: GPL-3.0-or-later
// A study's figures as a file.
#include "gui/plots/sheet_file.h"
#include "gui/plots/study_chart.h"

#include <QPainter>
#include <QPicture>

#include <cmath>

namespace trainyard {
namespace {

constexpr int kWidth = 960;
constexpr int kHeading = 36;
constexpr int kTitle = 28;
constexpr int kChart = 260;

/// Two figures a row; what is said stands below.
int paintSheet(QPainter& painter, const QString& heading, const std::vector<StudyFigure>& figures, const QStringList& words, bool measureOnly)
{
    const int rows = int(figures.size() + 1) / 2;
    painter.setFont(Theme::instance().font(FontRole::Body));
    const QRect room(16, kHeading + rows * (kTitle + kChart) + 4, kWidth - 32, 4000);
    const QString said = words.join(QLatin1Char('\n'));
    const QRect needed = painter.fontMetrics().boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, said);
    const int height = room.top() + (said.isEmpty() ? 0 : needed.height() + 12);
    if (measureOnly)
        return height;
    painter.fillRect(0, 0, kWidth, height, themed(Token::Base));
    painter.setFont(Theme::instance().font(FontRole::PageTitle));
    painter.setPen(themed(Token::T1));
    painter.drawText(QRect(16, 0, kWidth - 32, kHeading), Qt::AlignVCenter | Qt::AlignLeft, heading);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const StudyFigure& figure = figures[i];
        const int left = i % 2 ? kWidth / 2 : 0, top = kHeading + int(i / 2) * (kTitle + kChart);
        const QRect title(left + 16, top, kWidth / 2 - 32, kTitle);
        painter.setFont(Theme::instance().font(FontRole::BodyStrong));
        painter.setPen(themed(Token::T1));
        painter.drawText(title, Qt::AlignVCenter | Qt::AlignLeft, figure.title);
        const int after = painter.fontMetrics().horizontalAdvance(figure.title) + 10;
        painter.setFont(Theme::instance().font(FontRole::Small));
        ChartLegend::paint(painter, title.adjusted(after, 0, 0, 0), legendOf(figure));
        StudyChart::paint(painter, QRect(left, top + kTitle, kWidth / 2, kChart), figure);
    }
    painter.setFont(Theme::instance().font(FontRole::Body));
    painter.setPen(themed(Token::T1));
    painter.drawText(room, Qt::AlignLeft | Qt::TextWordWrap, said);
    return height;
}

QByteArray quoted(QString text)
{
    text.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return '"' + text.toUtf8() + '"';
}

QByteArray number(double value) { return std::isfinite(value) ? QByteArray::number(value, 'g', 9) : QByteArray(); }

QByteArray csv(const std::vector<StudyFigure>& figures)
{
    QByteArray out = "figure,line,x,value,low,high\n";
    for (const StudyFigure& figure : figures)
        for (const FigureLine& line : figure.lines)
            for (const FigurePoint& point : line.points)
                out += QList<QByteArray>{quoted(figure.title), quoted(line.label), number(point.x), number(point.y),
                                         number(point.low), number(point.high)}.join(',') + '\n';
    return out;
}

} // namespace

Result<ChartFile> recordStudy(const QString& heading, const std::vector<StudyFigure>& figures, const QStringList& words, const QString& file)
{
    try {
        const QString suffix = sheetSuffix(file);
        if (suffix == QLatin1String("csv"))
            return ChartFile([figures] { return csv(figures); });
        QPicture sheet;
        QPainter painter(&sheet);
        const QSize size(kWidth, paintSheet(painter, heading, figures, words, true));
        paintSheet(painter, heading, figures, words, false);
        painter.end();
        return sheetFile(sheet, size, heading, suffix);
    } catch (...) {
        return currentError("export the charts");
    }
}

} // namespace trainyard
