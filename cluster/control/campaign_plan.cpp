// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/campaign_plan.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/json_fields.h"
#include "backend/protocol/reasons_campaign.h"
#include "cluster/control/ticket_plan.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <map>

namespace trainyard {
namespace {

using nlohmann::ordered_json; // the order of a program's and of a search's parameters counts

constexpr std::size_t kLongestPlan = std::size_t{64} << 20;

std::string dumped(const ordered_json& document)
{
    return document.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

[[noreturn]] void damaged(const CampaignRow& campaign, Reason why)
{
    throw Failure(ErrorKind::BadInput, "read the plan of the campaign",
                  campaign.name.empty() ? campaign.id : campaign.name, std::move(why));
}

RunSpec specOf(const ordered_json& document, const CampaignRow& campaign)
{
    ordered_json whole = document;
    if (whole.is_object() && whole.value("id", ordered_json("")) == "")
        whole["id"] = campaign.id; // older plans keep the form's spec, which has none
    std::vector<SpecProblem> problems;
    RunSpec spec = parseRunSpec(whole, problems);
    if (!problems.empty())
        damaged(campaign, campaignReason("campaign.plan-spec", problems.front().why()));
    return spec;
}

int wholeNumber(const ordered_json& document, const char* key, int otherwise)
{
    const auto found = document.find(key);
    return found != document.end() ? wholeNumberIn<int>(*found).value_or(otherwise) : otherwise;
}

double number(const ordered_json& document, const char* key, double otherwise)
{
    const auto found = document.find(key);
    return found != document.end() && found->is_number() ? found->get<double>() : otherwise;
}

CampaignPlan studyPlan(const ordered_json& document, const CampaignRow& campaign)
{
    ScalingStudy study;
    study.id = campaign.id;
    study.base = specOf(document.value("spec", ordered_json()), campaign);
    if (!campaign.name.empty())
        study.base.name = campaign.name;
    study.repeats = wholeNumber(document, "repeats", 0);
    const ordered_json ranks = document.value("ranks", ordered_json::array());
    for (const ordered_json& value : ranks)
        if (const auto number = wholeNumberIn<int>(value))
            study.ranks.push_back(*number);
    const StudyPlan plan = planScalingStudy(study);
    if (!plan.problems.empty())
        damaged(campaign,
                campaignReason("campaign.plan-invalid", std::vector<Reason>{fullReason(plan.problems.front())}));
    CampaignPlan out;
    for (const StudyCell& cell : plan.cells)
        out.cells.push_back({cell.spec.cell, 0, cell.spec});
    if (const ordered_json tolerance = document.value("tolerance", ordered_json()); tolerance.is_object()) {
        out.tolerance.accuracy = number(tolerance, "accuracy", out.tolerance.accuracy);
        out.tolerance.loss = number(tolerance, "loss", out.tolerance.loss);
    }
    return out;
}

CampaignPlan seriesPlan(const ordered_json& document, const CampaignRow& campaign)
{
    RunSeries series;
    series.id = campaign.id;
    series.name = campaign.name;
    series.repeats = wholeNumber(document, "repeats", 1);
    series.cascade = wholeNumber(document, "cascade", 0);
    series.throttle = wholeNumber(document, "throttle", 0);
    const ordered_json specs = document.value("specs", ordered_json::array());
    for (const ordered_json& spec : specs)
        series.specs.push_back(specOf(spec, campaign));
    const SeriesPlan plan = planRunSeries(series);
    if (!plan.problems.empty())
        damaged(campaign,
                campaignReason("campaign.plan-invalid", std::vector<Reason>{fullReason(plan.problems.front())}));
    CampaignPlan out;
    out.cascade = series.cascade;
    out.throttle = series.throttle;
    for (const SeriesCell& cell : plan.cells)
        out.cells.push_back({cell.cell, cell.stage, cell.spec});
    return out;
}

CampaignPlan ticketPlan(const ordered_json& document, const CampaignRow& campaign)
{
    TicketStudy study;
    study.id = campaign.id;
    study.base = specOf(document.value("spec", ordered_json()), campaign);
    if (!campaign.name.empty())
        study.base.name = campaign.name;
    readTicketStudy(document, study);
    CampaignPlan out;
    out.ticketPlan = planTicketStudy(study);
    if (!out.ticketPlan.problems.empty())
        damaged(campaign, campaignReason("campaign.plan-invalid",
                                         std::vector<Reason>{fullReason(out.ticketPlan.problems.front())}));
    out.cells = campaignCells(study, out.ticketPlan);
    out.cascade = study.cascade;
    out.throttle = study.throttle;
    out.tickets = std::move(study);
    return out;
}

SearchStudy searchStudy(const ordered_json& document, const CampaignRow& campaign)
{
    SearchStudy study;
    study.id = campaign.id;
    study.name = campaign.name;
    study.base = specOf(document.value("spec", ordered_json()), campaign);
    std::vector<SpecProblem> problems;
    study.plan = parseSearchPlan(document.value("search", ordered_json()), study.base, problems);
    if (!problems.empty())
        damaged(campaign, campaignReason("campaign.plan-invalid", std::vector<Reason>{problems.front().why()}));
    return study;
}

CampaignPlan searchPlan(const ordered_json& document, const CampaignRow& campaign)
{
    SearchStudy study = searchStudy(document, campaign);
    const SearchCells cells = planSearch(study);
    if (!cells.problems.empty())
        damaged(campaign,
                campaignReason("campaign.plan-invalid", std::vector<Reason>{fullReason(cells.problems.front())}));
    CampaignPlan out;
    for (const SearchCell& cell : cells.cells)
        out.cells.push_back({cell.cell, 0, cell.spec});
    out.throttle = study.plan.atOnce;
    out.search = std::move(study);
    return out;
}

CampaignPlan placed(CampaignPlan plan, const ordered_json& document)
{
    if (const auto machine = document.find("machine"); machine != document.end() && machine->is_string())
        plan.place.machine = machine->get<std::string>();
    if (const auto arrays = document.find("arrays"); arrays != document.end() && arrays->is_boolean())
        plan.place.arrays = arrays->get<bool>();
    plan.place.atOnce = std::max(0, wholeNumber(document, "at_once", plan.place.atOnce));
    return plan;
}

/// The name that cellTitle() was given.
std::string titleWithout(const std::string& name, const std::string& cell)
{
    return name.size() > cell.size() + 1 && name.ends_with(" " + cell) ? name.substr(0, name.size() - cell.size() - 1)
                                                                       : name;
}

ordered_json bareSpec(RunSpec spec, const std::string& title)
{
    spec.id = "campaign";
    spec.name = title;
    spec.campaign.clear();
    spec.cell.clear();
    return toJson(spec);
}

} // namespace

std::string planText(const ScalingStudy& study, const StudyPlan& plan, const StudyTolerance& tolerance,
                     const CampaignPlace& place)
{
    return dumped({{"machine", place.machine},
                   {"arrays", place.arrays},
                   {"ranks", plan.ranks},
                   {"repeats", study.repeats},
                   {"tolerance", {{"accuracy", tolerance.accuracy}, {"loss", tolerance.loss}}},
                   {"spec", bareSpec(study.base, study.base.name)}});
}

std::string planText(const RunSeries& series, const CampaignPlace& place)
{
    ordered_json specs = ordered_json::array();
    for (const RunSpec& spec : series.specs)
        specs.push_back(bareSpec(spec, spec.name));
    return dumped({{"machine", place.machine},
                   {"arrays", place.arrays},
                   {"repeats", series.repeats},
                   {"cascade", series.cascade},
                   {"throttle", series.throttle},
                   {"specs", specs}});
}

std::string planText(const TicketStudy& study, const CampaignPlace& place)
{
    ordered_json document = {{"machine", place.machine}, {"arrays", place.arrays}};
    if (place.atOnce > 0)
        document["at_once"] = place.atOnce;
    document.update(ticketStudyJson(study));
    document["spec"] = bareSpec(study.base, study.base.name);
    return dumped(document);
}

std::string planText(const SearchStudy& study, const CampaignPlace& place)
{
    ordered_json document = {{"machine", place.machine}, {"arrays", place.arrays}};
    if (place.atOnce > 0)
        document["at_once"] = place.atOnce;
    document["search"] = toJson(study.plan);
    document["spec"] = bareSpec(study.base, study.base.name);
    return dumped(document);
}

std::int64_t plannedCells(const CampaignRow& campaign)
{
    try {
        return static_cast<std::int64_t>(readCampaignPlan(campaign).cells.size());
    } catch (const Failure&) {
        return 0;
    }
}

CampaignPlan readCampaignPlan(const CampaignRow& campaign)
{
    const ordered_json document = ordered_json::parse(campaign.plan, nullptr, false);
    if (!document.is_object())
        damaged(campaign, campaignReason("campaign.plan-gone"));
    if (campaign.kind == kScalingStudyKind)
        return placed(studyPlan(document, campaign), document);
    if (campaign.kind == kRunSeriesKind)
        return placed(seriesPlan(document, campaign), document);
    if (campaign.kind == kTicketStudyKind)
        return placed(ticketPlan(document, campaign), document);
    if (campaign.kind == kSearchKind)
        return placed(searchPlan(document, campaign), document);
    damaged(campaign, campaignReason("campaign.kind-unknown", campaign.kind));
}

StoredSearchPlan readSearchPlan(const CampaignRow& campaign)
{
    const ordered_json document = ordered_json::parse(campaign.plan, nullptr, false);
    if (!document.is_object())
        damaged(campaign, campaignReason("campaign.plan-gone"));
    return {searchStudy(document, campaign), placed(CampaignPlan(), document).place};
}

std::filesystem::path campaignFile(const std::filesystem::path& runsFolder, const std::string& id)
{
    return runsFolder / ".campaigns" / (id + ".json");
}

std::string campaignFileText(const CampaignRow& campaign)
{
    const ordered_json plan = ordered_json::parse(campaign.plan, nullptr, false);
    return ordered_json{{"id", campaign.id},
                        {"name", campaign.name},
                        {"kind", campaign.kind},
                        {"created_at", campaign.createdAt},
                        {"plan", plan.is_discarded() ? ordered_json() : plan}}
               .dump(1, ' ', false, ordered_json::error_handler_t::replace) +
           "\n";
}

CampaignRow readCampaignFile(const std::filesystem::path& file)
{
    return readCampaignText(readFile(file, kLongestPlan), file.stem().string(), file.string());
}

std::string withMachine(const std::string& plan, const std::string& machine)
{
    ordered_json document = ordered_json::parse(plan, nullptr, false);
    if (document.is_object())
        document["machine"] = machine;
    return dumped(document);
}

CampaignRow readCampaignText(const std::string& written, const std::string& id, const std::string& file)
{
    const ordered_json document = ordered_json::parse(written, nullptr, false);
    const auto text = [&](const char* key) {
        const auto found = document.is_object() ? document.find(key) : document.end();
        return document.is_object() && found != document.end() && found->is_string() ? found->get<std::string>()
                                                                                     : std::string();
    };
    CampaignRow campaign{text("id"), text("name"), text("kind"), {}, 0.0};
    if (campaign.id.empty() || campaign.id != id)
        throw Failure(ErrorKind::BadInput, "read the campaign in", file, campaignReason("campaign.not-what-it-says"));
    const auto createdAt = document.find("created_at");
    campaign.createdAt = createdAt != document.end() && createdAt->is_number() ? createdAt->get<double>() : 0.0;
    campaign.plan = dumped(document.value("plan", ordered_json()));
    (void)readCampaignPlan(campaign); // throws what is wrong with it
    return campaign;
}

namespace {

/// "r3" of one spec, "s2-r3" of several.
bool parseSeriesCell(const std::string& cell, int& spec, int& repeat)
{
    int length = 0;
    spec = 1;
    const bool one = std::sscanf(cell.c_str(), "r%d%n", &repeat, &length) == 1;
    if (!one && std::sscanf(cell.c_str(), "s%d-r%d%n", &spec, &repeat, &length) != 2)
        return false;
    return static_cast<std::size_t>(length) == cell.size() && spec >= 1 && repeat >= 1 && spec <= kMostSeriesCells &&
           repeat <= kMostSeriesCells;
}

/// Without its stages, which runs do not tell. Nothing where all repeats of a spec are missing.
std::optional<CampaignRow> seriesOfRuns(const std::string& id, const std::vector<RunSpec>& specs, double createdAt,
                                        const CampaignPlace& place)
{
    RunSeries series;
    series.id = id;
    std::map<int, RunSpec> first; // by number of the spec
    for (const RunSpec& spec : specs) {
        int number = 0, repeat = 0;
        if (!parseSeriesCell(spec.cell, number, repeat))
            return std::nullopt;
        series.repeats = std::max(series.repeats, repeat);
        RunSpec bare = spec;
        bare.name = titleWithout(spec.name, spec.cell);
        bare.seed = spec.seed - static_cast<std::uint64_t>(repeat - 1);
        first.emplace(number, std::move(bare));
    }
    if (first.empty() || first.rbegin()->first != static_cast<int>(first.size()))
        return std::nullopt;
    for (auto& [number, spec] : first)
        series.specs.push_back(std::move(spec));
    series.name = series.specs.front().name;
    if (!planRunSeries(series).problems.empty())
        return std::nullopt;
    return CampaignRow{id, series.name, kRunSeriesKind, planText(series, place), createdAt};
}

std::optional<CampaignRow> ticketsOfRuns(const std::string& id, const std::vector<RunSpec>& specs, double createdAt,
                                         const CampaignPlace& place)
{
    std::optional<TicketStudy> study = ticketStudyOfRuns(id, specs);
    if (!study)
        return std::nullopt;
    study->base.name = titleWithout(study->base.name, study->base.cell);
    study->base.campaign.clear();
    study->base.cell.clear();
    if (!planTicketStudy(*study).problems.empty())
        return std::nullopt;
    return CampaignRow{id, study->base.name, kTicketStudyKind, planText(*study, place), createdAt};
}

} // namespace

std::optional<CampaignRow> campaignOfRuns(const std::string& id, const std::vector<RunSpec>& specs, double createdAt,
                                          const CampaignPlace& place)
{
    ScalingStudy study;
    study.id = id;
    study.repeats = 0;
    for (const RunSpec& spec : specs) {
        int ranks = 0, repeat = 0;
        const bool tagged = std::find(spec.tags.begin(), spec.tags.end(), kScalingStudyKind) != spec.tags.end();
        if (!tagged || !parseStudyCell(spec.cell, ranks, repeat) || ranks != spec.resources.ranks)
            continue;
        if (study.ranks.empty()) {
            study.base = spec;
            study.base.name = titleWithout(spec.name, spec.cell);
            study.base.seed = spec.seed - static_cast<std::uint64_t>(repeat - 1);
            study.base.resources.ranks = 1;
        }
        study.ranks.push_back(ranks);
        study.repeats = std::max(study.repeats, repeat);
    }
    if (study.ranks.empty()) {
        if (std::optional<CampaignRow> tickets = ticketsOfRuns(id, specs, createdAt, place))
            return tickets;
        return seriesOfRuns(id, specs, createdAt, place);
    }
    const StudyPlan plan = planScalingStudy(study);
    if (!plan.problems.empty())
        return std::nullopt;
    return CampaignRow{id, study.base.name, kScalingStudyKind, planText(study, plan, {}, place), createdAt};
}

} // namespace trainyard
