// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/ticket_table.h"

#include <cmath>
#include <cstdio>
#include <string_view>

namespace trainyard {
namespace {

std::string csvField(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

/// The shortest text that parses back to the same number; empty if unknown.
std::string csvNumber(double value)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.17g", value);
    char shorter[64];
    std::snprintf(shorter, sizeof shorter, "%.9g", value);
    return std::isfinite(value) ? (std::abs(std::strtod(shorter, nullptr) - value) < 1e-12 ? shorter : text) : "";
}

void addSeeds(std::string& out, const std::string& row, const std::string& kind, const std::string& columns,
              const TicketPlace& place)
{
    for (const TicketSeed& seed : place.seeds)
        out += csvField(row) + "," + kind + "," + columns + "," + std::to_string(seed.seed) + "," +
               csvField(seed.cell) + "," + csvField(seed.run) + "," + std::string(name(seed.state)) + "," +
               csvNumber(seed.value) + "," + csvNumber(seed.sparsity) + "," + csvNumber(seed.threshold) + "," +
               csvNumber(place.mean) + "," + csvNumber(place.deviation) + "," + csvNumber(place.difference) + "," +
               (place.winning ? "1" : "0") + "," + csvField(seed.reason.text()) + "\r\n";
}

std::string latexText(std::string_view text)
{
    std::string out;
    for (const char c : text)
        switch (c) {
        case '\\': out += "\\textbackslash{}"; break;
        case '~': out += "\\textasciitilde{}"; break;
        case '^': out += "\\textasciicircum{}"; break;
        case '|': out += "\\textbar{}"; break;
        case '<': out += "\\textless{}"; break;
        case '>': out += "\\textgreater{}"; break;
        case '&':
        case '%':
        case '$':
        case '#':
        case '_':
        case '{':
        case '}': out += std::string("\\") + c; break;
        default: out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
    return out;
}

std::string latexPlace(const TicketPlace& place)
{
    if (!std::isfinite(place.mean))
        return "--";
    char text[96];
    if (std::isfinite(place.deviation))
        std::snprintf(text, sizeof text, "%.2f $\\pm$ %.2f", 100.0 * place.mean, 100.0 * place.deviation);
    else
        std::snprintf(text, sizeof text, "%.2f", 100.0 * place.mean);
    if (place.isPartlyDone())
        return std::string(text) + " (" + std::to_string(place.done) + " of " + std::to_string(place.seeds.size()) +
               ")";
    return place.winning ? "\\textbf{" + std::string(text) + "}" : text;
}

} // namespace

std::string_view name(TicketRunState state)
{
    switch (state) {
    case TicketRunState::Missing: return "missing";
    case TicketRunState::Waiting: return "waiting";
    case TicketRunState::Running: return "running";
    case TicketRunState::Done: return "done";
    case TicketRunState::Failed: return "failed";
    }
    return "missing";
}

std::string rowText(const TicketRow& row)
{
    if (!row.isControl)
        return text(row.reset);
    return std::string(name(row.control)) +
           (row.control == TicketControl::Shuffle ? ", " + text(row.reset) : std::string());
}

std::string ticketCsv(const TicketReport& report)
{
    std::string out = "row,kind,step,amount,wanted_sparsity,seed,cell,run,state,top1,sparsity,threshold,mean_top1,"
                      "deviation,difference_points,winning,reason\r\n";
    addSeeds(out, "dense", "dense", ",,", report.dense);
    for (const TicketRow& row : report.rows)
        for (std::size_t i = 0; i < row.places.size(); ++i)
            addSeeds(out, rowText(row), row.isControl ? "control" : "ticket",
                     (row.step >= 0 ? std::to_string(row.step) : std::string()) + "," +
                         csvNumber(report.columns[i].amount) + "," + csvNumber(report.columns[i].sparsity),
                     row.places[i]);
    return out;
}

TicketReport withAmounts(TicketReport report, double low, double high)
{
    for (std::size_t i = report.columns.size(); i-- > 0;)
        if (report.columns[i].amount < low || report.columns[i].amount > high) {
            report.columns.erase(report.columns.begin() + std::ptrdiff_t(i));
            for (TicketRow& row : report.rows)
                row.places.erase(row.places.begin() + std::ptrdiff_t(i));
        }
    return report;
}

std::string ticketLatex(const TicketReport& report, const std::string& title)
{
    std::string out = "% needs \\usepackage{booktabs}\n\\begin{table}\n\\centering\n\\begin{tabular}{l" +
                      std::string(report.columns.size(), 'r') + "}\n\\toprule\nReset to";
    for (const TicketColumn& column : report.columns)
        out += " & " + latexText(amountText(report.amountKind, column.amount));
    out += " \\\\\n\\midrule\nDense & \\multicolumn{" + std::to_string(report.columns.size()) + "}{c}{" +
           latexPlace(report.dense) + "} \\\\\n\\midrule\n";
    bool control = false;
    for (const TicketRow& row : report.rows) {
        if (row.isControl && !control)
            out += "\\midrule\n";
        control = row.isControl;
        out += latexText(rowText(row));
        for (const TicketPlace& place : row.places)
            out += " & " + latexPlace(place);
        out += " \\\\\n";
    }
    char tolerance[32];
    std::snprintf(tolerance, sizeof tolerance, "%g", report.tolerance);
    return out + "\\bottomrule\n\\end{tabular}\n\\caption{" + latexText(title) + ": top-1 accuracy in percent (" +
           (report.metric == TicketMetric::Last ? "last" : "best") +
           " epoch), mean $\\pm$ standard deviation over seeds; bold: at most " + tolerance +
           " points below dense.}\n\\end{table}\n";
}

} // namespace trainyard
