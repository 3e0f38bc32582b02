// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/ticket_report.h"
#include "cluster/campaigns/ticket_table.h"

#include <cmath>
#include <cstdio>

namespace trainyard {
namespace {

std::string fixed(double value, int digits)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

std::string counted(std::int64_t number, const char* one, const char* many)
{
    return std::to_string(number) + " " + (number == 1 ? one : many);
}

std::string duration(double seconds)
{
    if (seconds < 90.0)
        return fixed(seconds, 0) + " s";
    if (seconds < 5400.0)
        return fixed(seconds / 60.0, 1) + " min";
    return seconds < 172'800.0 ? fixed(seconds / 3600.0, 1) + " h" : fixed(seconds / 86'400.0, 1) + " days";
}

std::string bytes(std::int64_t count)
{
    const auto value = static_cast<double>(count);
    return value < 1e6   ? fixed(value / 1e3, 1) + " kB"
           : value < 1e9 ? fixed(value / 1e6, 1) + " MB"
                         : fixed(value / 1e9, 2) + " GB";
}

/// The sparsest winning ticket; among equally sparse ones, the one reset earliest.
std::string sparsestTicket(const TicketReport& report)
{
    for (std::size_t i = report.columns.size(); i-- > 0;)
        for (const TicketRow& row : report.rows)
            if (!row.isControl && row.places[i].winning)
                return "The sparsest one is at " + amountText(report.amountKind, report.columns[i].amount) +
                       ", reset to " + rowText(row) + ": " + fixed(row.places[i].difference, 2) +
                       " points relative to dense.";
    return {};
}

std::string barrierText(const char* net, const std::optional<double>& step, std::int64_t stepsPerEpoch)
{
    std::string sentence = std::string("The ") + net + " net's barrier ";
    if (!step)
        return sentence + "does not stay under " + fixed(kStableBarrier, 0) + " points where it was measured.";
    if (*step < 0.5)
        return sentence + "stays under " + fixed(kStableBarrier, 0) + " points from the start on.";
    sentence += "stays under " + fixed(kStableBarrier, 0) + " points from about step " + fixed(*step, 0);
    if (stepsPerEpoch > 0)
        sentence += " (epoch " + fixed(*step / static_cast<double>(stepsPerEpoch), 1) + ")";
    return sentence + " on.";
}

bool measuredBarrier(const TicketReport& report, double TicketBarrier::*value)
{
    for (const TicketBarrier& barrier : report.barriers)
        if (std::isfinite(barrier.*value))
            return true;
    return false;
}

std::string runTimeSource(const TicketForecast& forecast)
{
    if (forecast.measured)
        return counted(forecast.measuredRuns, "run", "runs") + " measured";
    if (forecast.pacedRuns > 0)
        return "from the speed of " + counted(forecast.pacedRuns, "run", "runs");
    if (forecast.fitted)
        return "fitted to past runs of this net";
    return forecast.like.empty() ? "as given" : "from the past run " + forecast.like;
}

std::string timeLeft(const TicketForecast& forecast)
{
    if (!std::isfinite(forecast.secondsPerRun))
        return "The duration of a run is known once the first one is done.";
    const double plain = forecast.runsLeft * forecast.secondsPerRun / forecast.parallel;
    std::string time = "Time left: " + fixed(forecast.runsLeft, 1) + " × " + duration(forecast.secondsPerRun) + " (" +
                       runTimeSource(forecast) + ")" + " / " + std::to_string(forecast.parallel) + " = " +
                       duration(plain);
    if (forecast.secondsLeft > 1.05 * plain)
        time += "; with waiting for runs that others need: " + duration(forecast.secondsLeft);
    if (forecast.secondsHigh > forecast.secondsLow)
        time += " (" + duration(forecast.secondsLow) + " to " + duration(forecast.secondsHigh) + ")";
    return time + ".";
}

} // namespace

std::vector<std::string> arithmetic(const TicketForecast& forecast)
{
    std::vector<std::string> out;
    std::string runs = counted(forecast.runs, "run", "runs");
    if (forecast.done > 0)
        runs += ", " + std::to_string(forecast.done) + " done";
    if (forecast.failed > 0)
        runs += ", " + std::to_string(forecast.failed) + " failed";
    if (forecast.runsLeft <= 0.0) {
        out.push_back(
            runs + "; nothing left to do" +
            (std::isfinite(forecast.secondsInAll) ? ". It took " + duration(forecast.secondsInAll) + "." : "."));
    } else {
        out.push_back(runs + "; the remaining work equals " + fixed(forecast.runsLeft, 1) + " runs over all epochs, " +
                      std::to_string(forecast.parallel) + " at once" +
                      (forecast.parallelKnown ? "." : ", which is assumed because the machine's capacity is unknown."));
        out.push_back(timeLeft(forecast));
    }
    if (forecast.bytesPerCheckpoint > 0)
        out.push_back("Disk: " + counted(forecast.checkpoints, "checkpoint", "checkpoints") + " × " +
                      bytes(forecast.bytesPerCheckpoint) + " = " + bytes(forecast.bytesInAll) +
                      (forecast.bytesUsed > 0 ? ", " + bytes(forecast.bytesUsed) + " used so far" : "") +
                      (forecast.bytesFree >= 0 ? "; " + bytes(forecast.bytesFree) + " are free there." : "."));
    return out;
}

std::vector<std::string> sentences(const TicketReport& report)
{
    std::vector<std::string> out;
    if (report.dense.done == 0)
        out.push_back("No dense run is done yet, so nothing can be compared.");
    else {
        std::string dense = "Dense: " + fixed(100.0 * report.dense.mean, 2) + " %";
        if (std::isfinite(report.dense.deviation))
            dense += " ± " + fixed(100.0 * report.dense.deviation, 2);
        out.push_back(dense + ", " + counted(report.dense.done, "seed", "seeds") + ", " +
                      (report.metric == TicketMetric::Last ? "last" : "best") + " val/top1.");
        int places = 0;
        for (const TicketRow& row : report.rows)
            for (const TicketPlace& place : row.places)
                places += !row.isControl && place.done > 0;
        out.push_back(counted(report.winning, "winning ticket", "winning tickets") + " (dense − " +
                      fixed(report.tolerance, 2) + " points or better) among " + counted(places, "place", "places") +
                      " that have a value.");
        if (const std::string sparsest = sparsestTicket(report); !sparsest.empty())
            out.push_back(sparsest);
    }
    if (measuredBarrier(report, &TicketBarrier::dense))
        out.push_back(barrierText("dense", report.denseStable, report.stepsPerEpoch));
    if (measuredBarrier(report, &TicketBarrier::masked))
        out.push_back(barrierText("masked", report.maskedStable, report.stepsPerEpoch));
    for (const MaskSettling& settling : report.settling)
        out.push_back("The mask of base run " + std::to_string(settling.seed) +
                      (settling.settledEpoch ? " has settled at epoch " + fixed(*settling.settledEpoch, 0) + "."
                                             : std::string(" has not settled yet.")));
    for (const std::string& line : arithmetic(report.forecast))
        out.push_back(line);
    return out;
}

} // namespace trainyard
