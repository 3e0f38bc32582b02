// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the cells of a lottery-ticket study, and of what they consist of.
#include "cluster/campaigns/ticket_study.h"

#include "backend/protocol/reasons_study.h"

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
    return pointReason(point).words;
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

Reason pointReason(const ResetPoint& point)
{
    if (point.atStart())
        return studyReason("study.start");
    return point.unit == ResetPoint::Unit::Epoch ? studyReason("study.epoch", point.value)
                                                 : studyReason("study.step", point.value);
}

Reason controlReason(TicketControl control)
{
    switch (control) {
    case TicketControl::Redraw: return studyReason("study.redraw");
    case TicketControl::Shuffle: return studyReason("study.shuffle");
    case TicketControl::FineTune: return studyReason("study.fine-tune");
    case TicketControl::Snip: return studyReason("study.snip");
    case TicketControl::SynFlow: return studyReason("study.synflow");
    case TicketControl::Random: return studyReason("study.random");
    }
    return {};
}

} // namespace trainyard
