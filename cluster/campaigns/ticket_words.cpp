// SPDX-License-Identifier: GPL-3.0-or-later
// Names of cells, and the English texts of a lottery-ticket study.
#include "cluster/campaigns/ticket_study.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace trainyard {
namespace {

constexpr std::array<std::pair<TicketControl, std::string_view>, 6> kControlNames = {
    {{TicketControl::Redraw, "redraw"},
     {TicketControl::Shuffle, "shuffle"},
     {TicketControl::FineTune, "fine-tune"},
     {TicketControl::Snip, "snip"},
     {TicketControl::SynFlow, "synflow"},
     {TicketControl::Random, "random"}}};

std::string ticketNumber(double value)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.10g", value);
    return text;
}

std::string amountName(PruningAmount kind, double amount)
{
    switch (kind) {
    case PruningAmount::Sparsity: return "p" + ticketNumber(100.0 * amount);
    case PruningAmount::Percentile: return "q" + ticketNumber(amount);
    case PruningAmount::Threshold: return "t" + ticketNumber(amount);
    }
    return {};
}

std::string pointName(const ResetPoint& point)
{
    return (point.unit == ResetPoint::Unit::Epoch ? "e" : "step") + std::to_string(point.value);
}

/// Parses the parts of a cell's name from its front.
class NameParts {
public:
    explicit NameParts(std::string_view text) : m_text(text) {}

    bool atEnd() const { return m_text.empty(); }
    bool word(std::string_view wanted)
    {
        if (!m_text.starts_with(wanted))
            return false;
        m_text.remove_prefix(wanted.size());
        return true;
    }
    template <typename Number>
    bool number(Number& value)
    {
        const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), value);
        if (error != std::errc())
            return false;
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        return true;
    }

private:
    std::string_view m_text;
};

bool takeAmount(NameParts& parts, TicketCell& cell, std::optional<PruningAmount>& kind)
{
    const PruningAmount found = parts.word("p")   ? PruningAmount::Sparsity
                                : parts.word("q") ? PruningAmount::Percentile
                                                  : PruningAmount::Threshold;
    if (found == PruningAmount::Threshold && !parts.word("t"))
        return false;
    double value = 0.0;
    if (!parts.number(value))
        return false;
    kind = found;
    cell.amount = found == PruningAmount::Sparsity ? value / 100.0 : value;
    return true;
}

bool takePoint(NameParts& parts, TicketCell& cell)
{
    ResetPoint point;
    point.unit = parts.word("step") ? ResetPoint::Unit::Step : ResetPoint::Unit::Epoch;
    if (point.unit == ResetPoint::Unit::Epoch && !parts.word("e"))
        return false;
    cell.reset = point;
    return parts.number(cell.reset->value) && cell.reset->value >= 0;
}

bool takeSeed(NameParts& parts, TicketCell& cell)
{
    return parts.word("-s") && parts.number(cell.seed) && cell.seed >= 1;
}

bool takeCell(NameParts& parts, TicketCell& cell, std::optional<PruningAmount>& kind)
{
    if (parts.word("base"))
        return takeSeed(parts, cell) && parts.atEnd();
    for (const auto& [control, word] : kControlNames)
        if (parts.word(word)) {
            cell.kind = TicketCellKind::Control;
            cell.control = control;
            if (!parts.word("-") || !takeAmount(parts, cell, kind))
                return false;
            if (control == TicketControl::Shuffle && !(parts.word("-") && takePoint(parts, cell)))
                return false;
            return takeSeed(parts, cell) && parts.atEnd();
        }
    for (const auto& [copy, word] : {std::pair(TicketCellKind::CopyA, std::string_view("a-")),
                                     std::pair(TicketCellKind::CopyB, std::string_view("b-"))})
        if (parts.word(word)) {
            cell.kind = copy;
            return (parts.word("dense") || takeAmount(parts, cell, kind)) && parts.word("-") &&
                   takePoint(parts, cell) && takeSeed(parts, cell) && parts.atEnd();
        }
    cell.kind = TicketCellKind::Ticket;
    if (!takeAmount(parts, cell, kind) || !parts.word("-") || !takePoint(parts, cell) || !takeSeed(parts, cell))
        return false;
    return parts.atEnd() || (parts.word("-r") && parts.number(cell.round) && cell.round >= 1 && parts.atEnd());
}

std::string controlWords(TicketControl control)
{
    return "the control \"" + std::string(name(control)) + "\"";
}

} // namespace

std::string ticketCellName(const TicketCell& cell, PruningAmount amountKind)
{
    const std::string seed = "-s" + std::to_string(cell.seed);
    const std::string amount = cell.amount ? amountName(amountKind, *cell.amount) : "dense";
    const std::string point = cell.reset ? "-" + pointName(*cell.reset) : std::string();
    switch (cell.kind) {
    case TicketCellKind::Base: return "base" + seed;
    case TicketCellKind::Ticket:
        return amount + point + seed + (cell.round > 0 ? "-r" + std::to_string(cell.round) : "");
    case TicketCellKind::Control: return std::string(name(cell.control)) + "-" + amount + point + seed;
    case TicketCellKind::CopyA: return "a-" + amount + point + seed;
    case TicketCellKind::CopyB: return "b-" + amount + point + seed;
    }
    return {};
}

std::optional<TicketCell> parseTicketCell(const std::string& name, std::optional<PruningAmount>* amountKind)
{
    NameParts parts(name);
    TicketCell cell;
    std::optional<PruningAmount> kind;
    if (!takeCell(parts, cell, kind))
        return std::nullopt;
    if (amountKind && kind)
        *amountKind = kind;
    cell.name = name;
    return cell;
}

std::int64_t stepOf(const ResetPoint& point, std::int64_t stepsPerEpoch)
{
    if (point.atStart() || point.unit == ResetPoint::Unit::Step)
        return point.value;
    return stepsPerEpoch > 0 ? point.value * stepsPerEpoch : -1;
}

bool comesBefore(const ResetPoint& a, const ResetPoint& b, std::int64_t stepsPerEpoch)
{
    if (stepsPerEpoch > 0 || a.unit == b.unit || a.atStart() || b.atStart()) {
        const std::int64_t epoch = stepsPerEpoch > 0 ? stepsPerEpoch : 1;
        return stepOf(a, epoch) < stepOf(b, epoch);
    }
    return a.unit == ResetPoint::Unit::Step;
}

std::string checkpointAt(const std::string& run, const ResetPoint& point)
{
    return run + (point.unit == ResetPoint::Unit::Epoch ? "@epoch-" : "@step-") + std::to_string(point.value);
}

std::string_view name(TicketControl control)
{
    for (const auto& [candidate, text] : kControlNames)
        if (candidate == control)
            return text;
    return "unknown";
}

std::optional<TicketControl> ticketControlNamed(std::string_view name)
{
    for (const auto& [candidate, text] : kControlNames)
        if (text == name)
            return candidate;
    return std::nullopt;
}

std::string text(const ResetPoint& point)
{
    if (point.atStart())
        return "start";
    return (point.unit == ResetPoint::Unit::Epoch ? "epoch " : "step ") + std::to_string(point.value);
}

std::string amountText(PruningAmount kind, double amount)
{
    switch (kind) {
    case PruningAmount::Sparsity: return ticketNumber(100.0 * amount) + " %";
    case PruningAmount::Percentile: return "percentile " + ticketNumber(amount);
    case PruningAmount::Threshold: return "|w| " + ticketNumber(amount);
    }
    return {};
}

std::string text(const TicketRemark& remark)
{
    const std::string count = std::to_string(remark.count), value = ticketNumber(remark.value);
    switch (remark.issue) {
    case TicketIssue::NoAmounts: return "No amount to prune was given; give at least one sparsity.";
    case TicketIssue::BadAmount:
        return value + " is not an amount to prune; a sparsity is between 0 and 1, a percentile between 0 and 100, and "
                       "a threshold above 0.";
    case TicketIssue::NoResetPoints:
        return "No reset point was given; give at least one epoch or step, 0 is the start.";
    case TicketIssue::ResetBeyondEnd:
        return "No training is left after " + text(remark.point) + ", because the run has " + count +
               (remark.count == 1 ? " epoch" : " epochs") + "; choose an earlier point.";
    case TicketIssue::NegativeReset:
        return "The reset point " + text(remark.point) + " does not exist; the first one is 0, the start.";
    case TicketIssue::BadSeeds:
        return count + " seeds are not possible; choose 1 to " + std::to_string(kMostTicketSeeds) + ".";
    case TicketIssue::BadRounds:
        return count + " rounds are not possible; choose 1 to " + std::to_string(kMostTicketRounds) + ".";
    case TicketIssue::ThresholdRounds:
        return "A threshold cannot be divided into rounds; give sparsities, or prune in one shot.";
    case TicketIssue::ThresholdControl:
        return "A threshold of |w| does not apply to " + controlWords(remark.control) +
               ", which does not score by |w|; give sparsities, or remove the control.";
    case TicketIssue::BadTolerance: return value + " points are not a tolerance; choose 0 to 100.";
    case TicketIssue::BadQueue: return "It is not possible to have " + count + " cells at once; 0 means no limit.";
    case TicketIssue::TooManyCells:
        return "The campaign would have " + count + " runs, and " + std::to_string(kMostTicketCells) +
               " are the maximum; choose fewer amounts, reset points, seeds, controls or rounds.";
    case TicketIssue::StopsEarly:
        return "Early stopping would end the base run earlier than its tickets expect; turn it off.";
    case TicketIssue::HasTarget:
        return "A target would end the base run earlier than its tickets expect; remove the target.";
    case TicketIssue::HasPruning: return "The base runs are dense; remove \"pruning\" from the spec.";
    case TicketIssue::HasParent: return "The base runs start from the initialisation; remove \"parent\" from the spec.";
    case TicketIssue::BadCell: return "Cell " + remark.cell + ": " + remark.problem.text() + ".";
    case TicketIssue::AmountRepeated: return "The amount " + value + " was given more than once.";
    case TicketIssue::ResetRepeated: return "The reset point " + text(remark.point) + " was given more than once.";
    case TicketIssue::ControlRepeated: return "There is " + controlWords(remark.control) + " more than once.";
    case TicketIssue::OneSeed: return "With one seed there is no spread.";
    case TicketIssue::NoControls: return "Without controls, it is unknown whether the mask and the reset matter.";
    case TicketIssue::OneRound: return "One round is the same as pruning in one shot.";
    }
    return {};
}

} // namespace trainyard
