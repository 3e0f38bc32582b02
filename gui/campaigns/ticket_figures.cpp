// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/ticket_figures.h"

#include "gui/formats/format.h"
#include "gui/formats/ticket_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace trainyard {
namespace {

struct TicketFigures {
    Q_DECLARE_TR_FUNCTIONS(trainyard::TicketFigures)
};

constexpr std::array<Token, 5> kRowColors{Token::S1, Token::S3, Token::S5, Token::S6, Token::S4};
constexpr std::array<Token, 6> kControlColors{Token::S4, Token::S7, Token::S5, Token::S6, Token::S3, Token::S2};

/// The x of a column: logarithmic in the weights left, so that 90, 95 and 98 % are separated.
double columnX(const TicketColumn& column, std::size_t index)
{
    return std::isfinite(column.sparsity) && column.sparsity < 1.0 ? -std::log10(1.0 - column.sparsity) : double(index);
}

FigureLine across(const TicketReport& report, const QString& label, Token color, double value)
{
    FigureLine line{label, color, FigureLine::Style::Reference, {}};
    for (std::size_t i = 0; i < report.columns.size(); ++i)
        line.points.push_back({columnX(report.columns[i], i), value});
    return line;
}

} // namespace

StudyFigure ticketAccuracyFigure(const TicketReport& report, int marked)
{
    StudyFigure figure;
    figure.title = TicketFigures::tr("Accuracy against sparsity");
    figure.caption = report.dense.seeds.size() > 1
                         ? TicketFigures::tr("top-1, band: range of %1 seeds").arg(report.dense.seeds.size())
                         : TicketFigures::tr("top-1");
    figure.xTitle = TicketFigures::tr("sparsity (log of the weights left)");
    figure.xWord = TicketFigures::tr("sparsity");
    figure.format = ValueFormat::Share;
    figure.note = TicketFigures::tr("Values appear as the first runs finish.");
    for (std::size_t i = 0; i < report.columns.size(); ++i) {
        const TicketColumn& column = report.columns[i];
        figure.xTicks.push_back(columnX(column, i));
        figure.xLabels << (std::isfinite(column.sparsity)
                               ? format::percent(column.sparsity, column.sparsity > 0.985 ? 1 : 0)
                               : amountTitle(report.amountKind, column.amount));
    }
    if (marked >= 0 && marked < int(report.columns.size()))
        figure.mark = figure.xTicks[std::size_t(marked)];
    const auto tickets =
        std::count_if(report.rows.begin(), report.rows.end(), [](const TicketRow& row) { return !row.isControl; });
    int number = 0;
    for (const TicketRow& row : report.rows) {
        // The latest reset point always gets the first colour.
        const Token color = row.isControl ? kControlColors[std::size_t(row.control) % kControlColors.size()]
                                          : kRowColors[std::size_t(tickets - 1 - number++) % kRowColors.size()];
        FigureLine line{
            ticketRowTitle(row), color, row.isControl ? FigureLine::Style::Reference : FigureLine::Style::Measured, {}};
        FigureLine band{{}, color, FigureLine::Style::Band, {}};
        for (std::size_t i = 0; i < row.places.size(); ++i) {
            const TicketPlace& place = row.places[i];
            line.points.push_back({figure.xTicks[i], place.mean});
            if (place.done > 1)
                band.points.push_back({figure.xTicks[i], place.mean, place.low, place.high});
        }
        if (band.points.size() > 1)
            figure.lines.push_back(std::move(band));
        figure.lines.push_back(std::move(line));
    }
    if (report.dense.done > 0) {
        figure.lines.push_back(across(report, TicketFigures::tr("Dense"), Token::S7, report.dense.mean));
        figure.lines.push_back(across(report,
                                      TicketFigures::tr("Dense − %1").arg(format::significant(report.tolerance, 2)),
                                      Token::S2, report.dense.mean - report.tolerance / 100.0));
    }
    return figure;
}

StudyFigure ticketInstabilityFigure(const TicketReport& report)
{
    StudyFigure figure;
    figure.title = TicketFigures::tr("Instability");
    figure.caption = TicketFigures::tr("error barrier, points");
    figure.xTitle = TicketFigures::tr("reset point, step");
    figure.low = 0.0;
    figure.unit = TicketFigures::tr("points");
    figure.note = report.barriers.empty() ? TicketFigures::tr("This campaign has no instability analysis.")
                                          : TicketFigures::tr("The barrier appears when both copies are done.");
    FigureLine dense{TicketFigures::tr("dense"), Token::S7, FigureLine::Style::Measured, {}};
    FigureLine masked{TicketFigures::tr("masked, %1").arg(amountTitle(report.amountKind, report.instabilityAmount)),
                      Token::S1,
                      FigureLine::Style::Measured,
                      {}};
    FigureLine limit{TicketFigures::tr("%1 points").arg(kStableBarrier), Token::S2, FigureLine::Style::Reference, {}};
    bool any = false;
    for (std::size_t i = 0; i < report.barriers.size(); ++i) {
        const TicketBarrier& barrier = report.barriers[i];
        figure.xTicks.push_back(double(i));
        figure.xLabels << (barrier.step >= 0 ? format::count(barrier.step) : resetPointTitle(barrier.point));
        dense.points.push_back({double(i), barrier.dense});
        masked.points.push_back({double(i), barrier.masked});
        limit.points.push_back({double(i), kStableBarrier});
        any = any || std::isfinite(barrier.dense) || std::isfinite(barrier.masked);
    }
    if (any)
        figure.lines = {limit, dense, masked};
    return figure;
}

QList<ChartWave> ticketWaves(const TicketReport& report)
{
    QList<ChartWave> waves;
    for (const TicketWave& wave : report.forecast.waves) {
        const QString title = wave.kind == TicketCellKind::Base      ? TicketFigures::tr("Base")
                              : wave.kind == TicketCellKind::Control ? TicketFigures::tr("Controls")
                              : wave.kind == TicketCellKind::Ticket  ? resetPointTitle(wave.reset)
                                                                     : TicketFigures::tr("Instability");
        waves.push_back({title, wave.begins, wave.ends, wave.runs, wave.done, wave.failed});
    }
    return waves;
}

} // namespace trainyard
