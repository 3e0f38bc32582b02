// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/ticket_text.h"

#include "backend/protocol/reasons_study.h"
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"

#include <QCoreApplication>

#include <cmath>

namespace trainyard {
namespace {

struct TicketText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::TicketText)
};

QString timeText(const TicketForecast& forecast)
{
    if (!std::isfinite(forecast.secondsLeft))
        return TicketText::tr("known once the first run is done");
    if (forecast.runsLeft <= 0.0)
        return TicketText::tr("nothing left to do");
    const QString time = format::duration(forecast.secondsLeft);
    return forecast.secondsHigh > forecast.secondsLow * 1.02
               ? TicketText::tr("%1 (%2 to %3)")
                     .arg(time, format::duration(forecast.secondsLow), format::duration(forecast.secondsHigh))
               : time;
}

QString arithmeticText(const TicketForecast& forecast)
{
    const QString runs = format::fixed(forecast.runsLeft, forecast.runsLeft < 10.0 ? 1 : 0);
    if (!std::isfinite(forecast.secondsPerRun))
        return (forecast.parallelKnown ? TicketText::tr("equal to %1 full runs, %2 at once")
                                       : TicketText::tr("equal to %1 full runs, %2 at once (assumed)"))
            .arg(runs, format::count(forecast.parallel));
    const QString plain = format::duration(forecast.runsLeft * forecast.secondsPerRun / forecast.parallel);
    const QString time = format::duration(forecast.secondsPerRun), parallel = format::count(forecast.parallel);
    const QString source = forecast.measured ? TicketText::tr("%1 measured").arg(format::count(forecast.measuredRuns))
                                             : TicketText::tr("estimated");
    QString text;
    if (!forecast.parallelKnown)
        text = TicketText::tr("%1 full runs × %2 (%3) ÷ %4 at once (assumed) = %5")
                   .arg(runs, time, source, parallel, plain);
    else if (forecast.measured)
        text = TicketText::tr("%1 full runs × %2 (%3) ÷ %4 at once = %5").arg(runs, time, source, parallel, plain);
    else
        text = TicketText::tr("%1 full runs × %2 ÷ %3 at once = %4").arg(runs, time, parallel, plain);
    if (forecast.secondsLeft > 1.05 * forecast.runsLeft * forecast.secondsPerRun / forecast.parallel)
        text += TicketText::tr("; with runs that wait for others, %1").arg(format::duration(forecast.secondsLeft));
    return text;
}

QString shortTime(double seconds)
{
    return seconds < 1.0 ? TicketText::tr("%1 ms").arg(format::significant(seconds * 1000.0, 3))
                         : format::duration(seconds);
}

/// The basis of a run's duration while no run is done.
QString runTimeText(const TicketForecast& forecast)
{
    const QString time = format::duration(forecast.secondsPerRun);
    if (forecast.pacedRuns > 0)
        return forecast.pacedRuns == 1 ? TicketText::tr("%1, from the speed of the running one").arg(time)
                                       : TicketText::tr("%1, from the speed of the %2 running ones")
                                             .arg(time, format::count(forecast.pacedRuns));
    if (forecast.like.empty() && !forecast.fitted)
        return TicketText::tr("%1, as given").arg(time);
    QString steps = time;
    if (forecast.stepsPerRun > 0)
        steps = TicketText::tr("%1 steps × %2 = %3")
                    .arg(format::count(forecast.stepsPerRun),
                         shortTime(forecast.secondsPerRun / static_cast<double>(forecast.stepsPerRun)), time);
    return forecast.fitted
               ? TicketText::tr("%1, fitted to past runs of this net").arg(steps)
               : TicketText::tr("%1, from the past run “%2”").arg(steps, QString::fromStdString(forecast.like));
}

/// What the checkpoints take: expected before the study, measured after it, both in between.
QString diskText(const TicketForecast& forecast, bool begun)
{
    if (begun && forecast.runsLeft <= 0.0)
        return forecast.checkpointsKept == 1
                   ? TicketText::tr("%1, 1 checkpoint").arg(format::bytes(forecast.bytesUsed))
                   : TicketText::tr("%1, %2 checkpoints")
                         .arg(format::bytes(forecast.bytesUsed), format::count(forecast.checkpointsKept));
    const QString all = format::bytes(forecast.bytesInAll), count = format::count(forecast.checkpoints),
                  each = format::bytes(forecast.bytesPerCheckpoint);
    return begun && forecast.bytesUsed > 0 ? TicketText::tr("%1 of about %2, %3 checkpoints of %4")
                                                 .arg(format::bytes(forecast.bytesUsed), all, count, each)
                                           : TicketText::tr("about %1, %2 checkpoints of %3").arg(all, count, each);
}

} // namespace

QString resetPointTitle(const ResetPoint& point)
{
    return asTitle(reasonText(pointReason(point)));
}

QString resetPointPhrase(const ResetPoint& point)
{
    return reasonText(pointReason(point));
}

QString ticketControlTitle(TicketControl control)
{
    return asTitle(reasonText(controlReason(control)));
}

QString ticketControlHelp(TicketControl control)
{
    switch (control) {
    case TicketControl::Redraw: return TicketText::tr("The ticket's mask on newly drawn weights");
    case TicketControl::Shuffle:
        return TicketText::tr("A random mask that keeps the same number of weights in each layer, reset like a ticket");
    case TicketControl::FineTune: return TicketText::tr("The ticket's mask on the base run's final weights");
    case TicketControl::Snip: return TicketText::tr("Pruned at initialisation by |weight × gradient|");
    case TicketControl::SynFlow: return TicketText::tr("Pruned at initialisation by the net's flow, without data");
    case TicketControl::Random: return TicketText::tr("A random mask on the initialisation");
    }
    return {};
}

QString amountTitle(PruningAmount kind, double amount)
{
    switch (kind) {
    case PruningAmount::Sparsity: return TicketText::tr("%1 %").arg(shownText(amount * 100.0, 6));
    case PruningAmount::Percentile: return TicketText::tr("%1 %").arg(shownText(amount, 6));
    case PruningAmount::Threshold: return TicketText::tr("|w| ≤ %1").arg(format::significant(amount, 3));
    }
    return {};
}

QString ticketRowTitle(const TicketRow& row)
{
    if (!row.isControl)
        return resetPointTitle(row.reset);
    return row.control == TicketControl::Shuffle
               ? TicketText::tr("%1, %2").arg(ticketControlTitle(row.control), resetPointPhrase(row.reset))
               : ticketControlTitle(row.control);
}

QString stabilityText(const TicketReport& report)
{
    QStringList sentences;
    for (const auto& [value, stable, name] :
         {std::tuple(&TicketBarrier::dense, report.denseStable, TicketText::tr("dense net's")),
          std::tuple(&TicketBarrier::masked, report.maskedStable, TicketText::tr("masked net's"))}) {
        bool measured = false;
        for (const TicketBarrier& barrier : report.barriers)
            measured = measured || std::isfinite(barrier.*value);
        if (!measured)
            continue;
        if (!stable)
            sentences << TicketText::tr("The %1 barrier stays above %2 points.").arg(name).arg(kStableBarrier);
        else if (*stable < 0.5)
            sentences
                << TicketText::tr("The %1 barrier is under %2 points from the start.").arg(name).arg(kStableBarrier);
        else if (report.stepsPerEpoch > 0)
            sentences << TicketText::tr("The %1 barrier falls under %2 points at about step %3 (epoch %4).")
                             .arg(name)
                             .arg(kStableBarrier)
                             .arg(format::count(std::llround(*stable)),
                                  format::fixed(*stable / double(report.stepsPerEpoch), 1));
        else
            sentences << TicketText::tr("The %1 barrier falls under %2 points at about step %3.")
                             .arg(name)
                             .arg(kStableBarrier)
                             .arg(format::count(std::llround(*stable)));
    }
    return sentences.join(QLatin1Char(' '));
}

QStringList ticketDoubts(const TicketReport& report)
{
    QStringList said;
    if (report.dense.done == 0)
        return said;
    if (report.denseAtChance >= report.dense.done)
        said << TicketText::tr("The dense network is no better than guessing; its tickets mean nothing.");
    else if (report.denseAtChance > 0)
        said << TicketText::tr("%1 of %2 dense networks are no better than guessing, so no ticket counts as winning.")
                    .arg(report.denseAtChance)
                    .arg(report.dense.done);
    for (const TicketRow& row : report.rows) {
        QStringList amounts;
        for (std::size_t i = 0; i < row.places.size(); ++i)
            if (row.places[i].beatsTickets)
                amounts << amountTitle(report.amountKind, report.columns[i].amount);
        if (!amounts.isEmpty())
            said << TicketText::tr("The control “%1” is as good as or better than every ticket at: %2.")
                        .arg(ticketRowTitle(row), amounts.join(QStringLiteral(", ")));
    }
    if (report.dense.seeds.size() == 1)
        said << asSentence(reasonText(studyReason("study.one-seed")));
    return said;
}

QStringList ticketSentences(const TicketReport& report)
{
    QStringList said;
    if (report.dense.done == 0)
        said << TicketText::tr("No dense run is done yet, so nothing can be compared.");
    else if (std::isfinite(report.dense.deviation))
        said << TicketText::tr("Dense: %1 ± %2 points over %3 seeds.")
                    .arg(format::percent(report.dense.mean, 2), format::fixed(report.dense.deviation * 100.0, 2),
                         format::count(report.dense.done));
    else
        said << TicketText::tr("Dense: %1.").arg(format::percent(report.dense.mean, 2));
    int decided = 0;
    const TicketPlace* sparsest = nullptr;
    QString where;
    for (const TicketRow& row : report.rows)
        for (std::size_t i = 0; !row.isControl && i < row.places.size(); ++i)
            decided += row.places[i].decided;
    for (std::size_t i = report.columns.size(); i-- > 0 && !sparsest;)
        for (const TicketRow& row : report.rows)
            if (!sparsest && !row.isControl && row.places[i].winning) {
                sparsest = &row.places[i];
                where = TicketText::tr("%1, %2").arg(amountTitle(report.amountKind, report.columns[i].amount),
                                                     resetPointPhrase(row.reset));
            }
    if (decided > 0 && report.denseAtChance == 0)
        said << TicketText::tr("%1 of %2 tickets win: dense − %3 points or better.")
                    .arg(report.winning)
                    .arg(decided)
                    .arg(format::significant(report.tolerance, 3));
    if (sparsest)
        said << TicketText::tr("The sparsest one: %1, %2 points relative to dense.")
                    .arg(where, signedPoints(sparsest->difference, 2));
    said += ticketDoubts(report);
    if (const QString stable = stabilityText(report); !stable.isEmpty())
        said << stable;
    for (const MaskSettling& settling : report.settling)
        if (settling.settledEpoch)
            said << TicketText::tr("The mask of base run %1 has settled at epoch %2.")
                        .arg(settling.seed)
                        .arg(format::fixed(*settling.settledEpoch, 0));
    return said;
}

QList<QPair<QString, QString>> forecastLines(const TicketForecast& forecast, bool begun)
{
    QList<QPair<QString, QString>> lines{
        {begun ? TicketText::tr("Time left") : TicketText::tr("Duration"), timeText(forecast)}};
    if (forecast.runsLeft > 0.0)
        lines << qMakePair(TicketText::tr("Arithmetic"), arithmeticText(forecast));
    if (forecast.runsLeft > 0.0 && std::isfinite(forecast.secondsPerRun) && !forecast.measured)
        lines << qMakePair(TicketText::tr("A full run"), runTimeText(forecast));
    QString all =
        begun ? TicketText::tr("%1 runs, %2 done").arg(format::count(forecast.runs), format::count(forecast.done))
              : TicketText::tr("%1 runs").arg(format::count(forecast.runs));
    if (std::isfinite(forecast.secondsInAll))
        all = TicketText::tr("%1, %2 in total").arg(all, format::duration(forecast.secondsInAll));
    lines << qMakePair(TicketText::tr("Total"), all);
    if (forecast.bytesInAll > 0) {
        QString disk = diskText(forecast, begun);
        if (forecast.bytesFree >= 0)
            disk = TicketText::tr("%1; %2 free").arg(disk, format::bytes(forecast.bytesFree));
        lines << qMakePair(TicketText::tr("Disk"), disk);
    }
    return lines;
}

QString signedPoints(double points, int decimals)
{
    if (!std::isfinite(points))
        return QStringLiteral("–");
    const QString size = format::fixed(std::abs(points), decimals);
    if (size == format::fixed(0.0, decimals))
        return size;
    return (points < 0.0 ? QStringLiteral("−") : QStringLiteral("+")) + size;
}

} // namespace trainyard
