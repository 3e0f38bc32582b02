// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/ticket_plan.h"

#include "backend/protocol/checkpoint_reference.h"
#include "backend/protocol/json_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace trainyard {
namespace {

using nlohmann::ordered_json;

ordered_json pointJson(const ResetPoint& point)
{
    return ordered_json{{point.unit == ResetPoint::Unit::Epoch ? "epoch" : "step", point.value}};
}

std::optional<ResetPoint> pointFrom(const nlohmann::json& json)
{
    for (const auto& [key, unit] :
         {std::pair("epoch", ResetPoint::Unit::Epoch), std::pair("step", ResetPoint::Unit::Step)})
        if (const auto found = json.find(key); json.is_object() && found != json.end())
            if (const auto value = wholeNumberIn<std::int64_t>(*found))
                return ResetPoint{unit, *value};
    return std::nullopt;
}

ordered_json pointsJson(const std::vector<ResetPoint>& points)
{
    ordered_json json = ordered_json::array();
    for (const ResetPoint& point : points)
        json.push_back(pointJson(point));
    return json;
}

std::vector<ResetPoint> pointsFrom(const nlohmann::json& json)
{
    std::vector<ResetPoint> points;
    for (const nlohmann::json& one : json.is_array() ? json : nlohmann::json::array())
        if (const std::optional<ResetPoint> point = pointFrom(one))
            points.push_back(*point);
    return points;
}

/// A pruning section is written and read by the run spec only.
ordered_json maskJson(const PruningSpec& mask)
{
    RunSpec spec;
    spec.id = spec.name = "mask";
    spec.pruning = mask;
    spec.pruning.method = PruningMethod::Magnitude;
    return toJson(spec).at("pruning");
}

PruningSpec maskFrom(const nlohmann::json& json)
{
    RunSpec spec;
    spec.id = spec.name = "mask";
    nlohmann::json document = toJson(spec);
    document["pruning"] = json;
    std::vector<SpecProblem> problems;
    const RunSpec read = parseRunSpec(document, problems);
    return problems.empty() ? read.pruning : PruningSpec{};
}

template <typename Number>
void readNumber(const nlohmann::json& json, const char* key, Number& value)
{
    if (const auto found = json.find(key); found != json.end() && found->is_number())
        value = found->get<Number>();
}

std::string laneOf(const TicketCell& cell, const std::set<std::string>& bases)
{
    if (cell.needs.empty() || bases.contains(cell.needs))
        return cell.needs;
    const std::string seed = "-s" + std::to_string(cell.seed);
    switch (cell.kind) {
    case TicketCellKind::Base: break;
    case TicketCellKind::Ticket: return "tickets" + seed;
    case TicketCellKind::Control: return std::string(name(cell.control)) + seed;
    case TicketCellKind::CopyA: return "a" + seed;
    case TicketCellKind::CopyB: return (cell.amount ? "b-masked" : "b-dense") + seed;
    }
    return {};
}

void addOnce(std::vector<ResetPoint>& points, const ResetPoint& point)
{
    if (std::find(points.begin(), points.end(), point) == points.end())
        points.push_back(point);
}

/// What one cell's name tells of the study.
void takeFromCell(const TicketCell& cell, TicketStudy& study)
{
    study.seeds = std::max(study.seeds, cell.seed);
    const bool copy = cell.kind == TicketCellKind::CopyA || cell.kind == TicketCellKind::CopyB;
    if (copy) {
        study.instability = true;
        addOnce(study.instabilityPoints, *cell.reset);
        if (cell.amount)
            study.instabilityAmount = cell.amount;
        return;
    }
    if (cell.kind == TicketCellKind::Ticket && cell.round > 0) {
        study.rounds = std::max(study.rounds, cell.round + 1); // the last one has no number
        return;                                                // it may be a copy's, off the board
    }
    if (cell.amount && std::find(study.amounts.begin(), study.amounts.end(), *cell.amount) == study.amounts.end())
        study.amounts.push_back(*cell.amount);
    if (cell.kind == TicketCellKind::Ticket)
        addOnce(study.resetPoints, *cell.reset);
    if (cell.kind == TicketCellKind::Control) {
        if (std::find(study.controls.begin(), study.controls.end(), cell.control) == study.controls.end())
            study.controls.push_back(cell.control);
        if (cell.reset)
            study.controlPoint = cell.reset;
    }
}

void redirectOne(std::string& reference, const std::vector<std::pair<std::string, std::string>>& ids)
{
    std::optional<CheckpointReference> parsed = parseCheckpointReference(reference);
    if (!parsed || parsed->run.empty())
        return;
    for (const auto& [cell, run] : ids)
        if (parsed->run == cell) {
            parsed->run = run;
            reference = text(*parsed);
            return;
        }
}

} // namespace

ordered_json ticketStudyJson(const TicketStudy& study)
{
    ordered_json controls = ordered_json::array();
    for (const TicketControl control : study.controls)
        controls.push_back(name(control));
    ordered_json json = {{"amount", name(study.amountKind)},
                         {"amounts", study.amounts},
                         {"mask", maskJson(study.mask)},
                         {"reset_points", pointsJson(study.resetPoints)},
                         {"seeds", study.seeds},
                         {"controls", controls},
                         {"rounds", study.rounds},
                         {"tolerance", study.tolerance},
                         {"cascade", study.cascade},
                         {"throttle", study.throttle},
                         {"steps_per_epoch", study.stepsPerEpoch}};
    if (study.controlPoint)
        json["control_point"] = pointJson(*study.controlPoint);
    if (study.instability) {
        json["instability"] = {{"points", pointsJson(study.instabilityPoints)}};
        if (study.instabilityAmount)
            json["instability"]["amount"] = *study.instabilityAmount;
    }
    return json;
}

void readTicketStudy(const nlohmann::json& document, TicketStudy& study)
{
    const auto member = [&](const char* key) { return document.value(key, nlohmann::json()); };
    for (const PruningAmount kind : {PruningAmount::Sparsity, PruningAmount::Percentile, PruningAmount::Threshold})
        if (member("amount") == name(kind))
            study.amountKind = kind;
    for (const nlohmann::json& amount : member("amounts"))
        if (amount.is_number())
            study.amounts.push_back(amount.get<double>());
    study.mask = maskFrom(member("mask"));
    study.resetPoints = pointsFrom(member("reset_points"));
    for (const nlohmann::json& control : member("controls"))
        if (const auto named = control.is_string() ? ticketControlNamed(control.get<std::string>()) : std::nullopt)
            study.controls.push_back(*named);
    study.controlPoint = pointFrom(member("control_point"));
    if (const nlohmann::json instability = member("instability"); instability.is_object()) {
        study.instability = true;
        study.instabilityPoints = pointsFrom(instability.value("points", nlohmann::json()));
        if (const nlohmann::json amount = instability.value("amount", nlohmann::json()); amount.is_number())
            study.instabilityAmount = amount.get<double>();
    }
    readNumber(document, "seeds", study.seeds);
    readNumber(document, "rounds", study.rounds);
    readNumber(document, "tolerance", study.tolerance);
    readNumber(document, "cascade", study.cascade);
    readNumber(document, "throttle", study.throttle);
    readNumber(document, "steps_per_epoch", study.stepsPerEpoch);
}

std::vector<CampaignCell> campaignCells(const TicketStudy& study, const TicketPlan& plan)
{
    std::vector<CampaignCell> cells;
    std::map<std::pair<int, std::string>, int> inLane; // by stage and lane
    std::set<std::string> bases;
    for (const TicketCell& cell : plan.cells) {
        if (cell.kind == TicketCellKind::Base)
            bases.insert(cell.name);
        CampaignCell one{cell.name, cell.wave, cell.spec, cell.needs, laneOf(cell, bases), 0};
        const int before = inLane[{cell.wave, one.lane}]++;
        if (study.cascade > 0)
            one.cascade = before / study.cascade;
        cells.push_back(std::move(one));
    }
    return cells;
}

std::optional<TicketStudy> ticketStudyOfRuns(const std::string& id, const std::vector<RunSpec>& specs)
{
    TicketStudy study;
    study.id = id;
    study.rounds = 0;
    bool based = false, masked = false;
    for (const RunSpec& spec : specs) {
        std::optional<PruningAmount> kind;
        const std::optional<TicketCell> cell = parseTicketCell(spec.cell, &kind);
        if (!cell)
            return std::nullopt;
        study.amountKind = kind.value_or(study.amountKind);
        takeFromCell(*cell, study);
        if (spec.pruning.on() && !masked) {
            masked = true;
            study.mask = spec.pruning;
        }
        if (cell->kind == TicketCellKind::Base && !based) {
            based = true;
            study.base = spec;
            study.base.seed = spec.seed - static_cast<std::uint64_t>(cell->seed - 1);
            study.base.training.keepEpochs.clear();
            study.base.training.keepSteps.clear();
        }
    }
    return based ? std::optional(std::move(study)) : std::nullopt;
}

void redirectReferences(RunSpec& spec, const std::vector<std::pair<std::string, std::string>>& ids)
{
    redirectOne(spec.pruning.maskFrom, ids);
    redirectOne(spec.pruning.resetTo, ids);
    redirectOne(spec.monitoring.barrierTo, ids);
    if (spec.parent) {
        redirectOne(spec.parent->checkpoint, ids);
        for (const auto& [cell, run] : ids)
            if (spec.parent->run == cell) {
                spec.parent->run = run;
                break;
            }
    }
}

std::vector<std::string> referencedRuns(const RunSpec& spec)
{
    std::vector<std::string> runs;
    const auto take = [&](const std::string& reference) {
        const std::optional<CheckpointReference> parsed = parseCheckpointReference(reference);
        if (parsed && !parsed->run.empty())
            runs.push_back(parsed->run);
    };
    take(spec.pruning.maskFrom);
    take(spec.pruning.resetTo);
    take(spec.monitoring.barrierTo);
    if (spec.parent) {
        take(spec.parent->checkpoint);
        runs.push_back(spec.parent->run);
    }
    return runs;
}

} // namespace trainyard
