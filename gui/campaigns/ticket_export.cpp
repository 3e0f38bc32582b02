// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the board with its charts to a file.
#include "backend/protocol/reasons_window.h"
#include "gui/campaigns/ticket_drawing.h"
#include "gui/campaigns/ticket_figures.h"
#include "gui/campaigns/tickets_view.h"
#include "gui/plots/sheet_file.h"

#include <QPainter>
#include <QPicture>

#include <algorithm>
#include <array>

namespace trainyard {
namespace {

constexpr int kLegendRow = 20;

} // namespace

Result<ChartFile> TicketsView::record(const QString& heading, const QString& file) const
{
    try {
        const QString suffix = sheetSuffix(file, {"png", "svg", "pdf", "csv", "tex"});
        if (suffix == QLatin1String("csv"))
            return ChartFile([bytes = m_board.asCsv()] { return bytes; });
        if (suffix == QLatin1String("tex"))
            return ChartFile([bytes = m_board.asLatex(heading)] { return bytes; });
        if (!m_board.report())
            throw Failure(ErrorKind::BadInput, "export the board", heading.toStdString(),
                          windowReason("window.not-read-yet"));
        const QSize board = paintTicketBoard(nullptr, {}, m_board);
        const int charts = 350, legend = 36;
        const QSize size(std::max(kSheetWidth, board.width() + 32),
                         kSheetHeading + board.height() + legend + kSheetTitle + charts + 8);
        QPicture sheet;
        QPainter painter(&sheet);
        paintSheetGround(painter, size, heading);
        paintTicketBoard(&painter, QPoint(16, kSheetHeading), m_board);
        paintTicketLegend(painter, QRect(16, kSheetHeading + board.height() + 6, 240, 30));
        const int top = kSheetHeading + board.height() + legend;
        const int half = size.width() / 2;
        const std::array<StudyFigure, 2> figures{ticketAccuracyFigure(*m_board.shownReport()),
                                                 ticketInstabilityFigure(*m_board.report())};
        for (int i = 0; i < 2; ++i) {
            const QRect rest = paintFigureTitle(painter, QRect(i * half + 16, top, half - 32, kSheetTitle),
                                                figures[std::size_t(i)].title);
            const std::vector<LegendEntry> entries = legendOf(figures[std::size_t(i)]);
            const QFontMetrics metrics = painter.fontMetrics();
            int below = top + kSheetTitle;
            if (legendRows(metrics, entries, rest.width()).size() <= 1) {
                ChartLegend::paint(painter, rest, entries);
            } else {
                for (const std::vector<LegendEntry>& row : legendRows(metrics, entries, half - 32)) {
                    ChartLegend::paint(painter, QRect(i * half + 16, below, half - 32, kLegendRow), row);
                    below += kLegendRow;
                }
            }
            StudyChart::paint(painter, QRect(i * half, below, half, top + kSheetTitle + charts - below),
                              figures[std::size_t(i)]);
        }
        painter.end();
        return sheetFile(sheet, size, heading, suffix);
    } catch (...) {
        return currentError("export the board");
    }
}

} // namespace trainyard
