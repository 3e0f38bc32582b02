// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/ticket_table.h"
#include "gui/command_line/campaign_lines.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"
#include "gui/command_line/tickets.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace trainyard::commands {
namespace {

std::string pointsText(double value, int digits, bool sign)
{
    char text[64];
    std::snprintf(text, sizeof text, sign ? "%+.*f" : "%.*f", digits, value);
    return std::isfinite(value) ? text : "";
}

/// "(1 of 3)", the mark of a place of which not all seeds are done; empty for others.
std::string partText(const TicketPlace& place)
{
    return place.isPartlyDone() ? "(" + std::to_string(place.done) + " of " + std::to_string(place.seeds.size()) + ")"
                                : "";
}

/// "+0.12 *" for a winning ticket, "+0.12 (1 of 3)" for one of which not all seeds are done; otherwise the state of its
/// seeds.
std::string placeText(const TicketPlace& place)
{
    const std::string part = place.isPartlyDone() ? " " + partText(place) : "";
    if (std::isfinite(place.difference))
        return pointsText(place.difference, 2, true) + (place.winning ? " *" : part);
    if (std::isfinite(place.mean))
        return pointsText(100.0 * place.mean, 2, false) + " %" + part;
    if (place.running > 0)
        return percentText(place.progress);
    return place.failed > 0 ? "failed" : place.waiting > 0 ? "waiting" : "-";
}

nlohmann::ordered_json placeJson(const TicketPlace& place)
{
    nlohmann::ordered_json seeds = nlohmann::ordered_json::array();
    for (const TicketSeed& seed : place.seeds)
        seeds.push_back({{"seed", seed.seed},
                         {"cell", seed.cell},
                         {"run", seed.run},
                         {"state", name(seed.state)},
                         {"reason", seed.reason.text()},
                         {"round", seed.round},
                         {"progress", numberJson(seed.progress)},
                         {"value", numberJson(seed.value)},
                         {"live", numberJson(seed.live)},
                         {"sparsity", numberJson(seed.sparsity)}});
    return {{"mean", numberJson(place.mean)},
            {"deviation", numberJson(place.deviation)},
            {"difference", numberJson(place.difference)},
            {"sparsity", numberJson(place.sparsity)},
            {"decided", place.decided},
            {"winning", place.winning},
            {"seeds", seeds}};
}

} // namespace

nlohmann::ordered_json forecastJson(const TicketForecast& forecast)
{
    return {{"runs", forecast.runs},
            {"done", forecast.done},
            {"running", forecast.running},
            {"waiting", forecast.waiting},
            {"failed", forecast.failed},
            {"missing", forecast.missing},
            {"parallel", forecast.parallel},
            {"parallel_known", forecast.parallelKnown},
            {"seconds_per_run", numberJson(forecast.secondsPerRun)},
            {"measured_runs", forecast.measuredRuns},
            {"runs_left", forecast.runsLeft},
            {"seconds_left", numberJson(forecast.secondsLeft)},
            {"seconds_low", numberJson(forecast.secondsLow)},
            {"seconds_high", numberJson(forecast.secondsHigh)},
            {"checkpoints", forecast.checkpoints},
            {"bytes_per_checkpoint", forecast.bytesPerCheckpoint},
            {"bytes", forecast.bytesInAll},
            {"bytes_used", forecast.bytesUsed},
            {"bytes_free", forecast.bytesFree >= 0 ? nlohmann::ordered_json(forecast.bytesFree) : nullptr},
            {"arithmetic", arithmeticLines(forecast)}};
}

std::string boardCaption(const TicketReport& report)
{
    std::string part; // the first such mark of the board
    for (const TicketRow& row : report.rows)
        if (const auto found = std::ranges::find_if(row.places, &TicketPlace::isPartlyDone);
            part.empty() && found != row.places.end())
            part = partText(*found);
    if (std::isfinite(report.dense.mean))
        return std::string("Percentage points relative to the dense net, mean over the seeds; * = winning ticket.") +
               (part.empty() ? ""
                             : "\n" + part +
                                   " = only so many seeds are done: compared with the dense runs of the same seeds, "
                                   "and not yet a winner.");
    return "Accuracy, mean over the seeds. No dense run has ended yet, so there is nothing to compare with.";
}

void printBoard(const TicketReport& report)
{
    std::vector<std::string> headers = {"reset to"};
    for (const TicketColumn& column : report.columns)
        headers.push_back(amountText(report.amountKind, column.amount));
    std::vector<bool> right(headers.size(), true);
    right.front() = false;
    TextTable table(headers, right);
    for (const TicketRow& row : report.rows) {
        std::vector<std::string> cells = {rowText(row)};
        for (const TicketPlace& place : row.places)
            cells.push_back(placeText(place));
        table.add(cells);
    }
    std::fputs(table.text().c_str(), stdout);
    std::fputs(boardCaption(report).c_str(), stdout);
    std::fputs("\n\n", stdout);
    if (!report.barriers.empty()) {
        TextTable barriers({"copies from", "dense", "masked"}, {false, true, true});
        for (const TicketBarrier& barrier : report.barriers)
            barriers.add(
                {text(barrier.point), pointsText(barrier.dense, 2, false), pointsText(barrier.masked, 2, false)});
        std::fputs(barriers.text().c_str(), stdout);
        std::fputs("Error barrier between two copies, in percentage points.\n\n", stdout);
    }
    for (const std::string& sentence : ticketLines(report))
        std::printf("%s\n", printable(sentence).c_str());
}

nlohmann::ordered_json ticketReportJson(const CampaignRow& campaign, const TicketReport& report)
{
    nlohmann::ordered_json rows = nlohmann::ordered_json::array(), barriers = rows, columns = rows;
    for (const TicketColumn& column : report.columns)
        columns.push_back({{"amount", column.amount}, {"sparsity", numberJson(column.sparsity)}});
    for (const TicketRow& row : report.rows) {
        nlohmann::ordered_json places = nlohmann::ordered_json::array();
        for (const TicketPlace& place : row.places)
            places.push_back(placeJson(place));
        rows.push_back({{"row", rowText(row)}, {"control", row.isControl}, {"step", row.step}, {"places", places}});
    }
    for (const TicketBarrier& barrier : report.barriers)
        barriers.push_back({{"point", text(barrier.point)},
                            {"step", barrier.step},
                            {"dense", numberJson(barrier.dense)},
                            {"masked", numberJson(barrier.masked)}});
    const auto optional = [](const std::optional<double>& value) {
        return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
    };
    return {{"campaign", campaign.id},
            {"name", campaign.name},
            {"metric", report.metric == TicketMetric::Last ? "val/top1:last" : "val/top1:best"},
            {"tolerance", report.tolerance},
            {"amount", name(report.amountKind)},
            {"dense", placeJson(report.dense)},
            {"columns", columns},
            {"rows", rows},
            {"winning", report.winning},
            {"instability",
             {{"points", barriers},
              {"dense_stable_from", optional(report.denseStable)},
              {"masked_stable_from", optional(report.maskedStable)}}},
            {"forecast", forecastJson(report.forecast)},
            {"sentences", ticketLines(report)}};
}

} // namespace trainyard::commands
