// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/scaling_studies.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_campaign.h"
#include "cluster/control/campaign_plan.h"
#include "cluster/control/learned_nothing.h"
#include "cluster/control/requests/request_text.h"
#include "cluster/control/settle.h"

#include <sched.h>

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::size_t kNamedCampaigns = 5; // that a refusal lists

StudyRun::State stateOf(JobState state)
{
    if (!isFinal(state))
        return StudyRun::State::Open;
    return state == JobState::Done ? StudyRun::State::Whole : StudyRun::State::Failed;
}

StudyFacts studyFacts(StoreReader& reader, const RunRow& row)
{
    StudyFacts facts;
    facts.atChance = learnedNothing(reader, row);
    for (const std::string& series : studySeries())
        reader.points(row.key, series, [&](const PointRow& point) {
            facts.curves[series].push_back({point.samples, point.epoch, point.time, point.value});
        });
    return facts;
}

/// Why a campaign without a name is not found; names the newest ones.
Reason emptyName(const std::vector<CampaignRow>& newestFirst)
{
    std::vector<std::string> names;
    for (const CampaignRow& campaign : newestFirst)
        if (names.size() < kNamedCampaigns)
            names.push_back(campaign.name.empty() ? campaign.id : campaign.name);
    return names.empty() ? campaignReason("campaign.none-yet") : campaignReason("campaign.name-empty", names);
}

} // namespace

void requireNoProblems(const std::vector<CampaignRemark>& problems, const char* operation, const std::string& name)
{
    if (!problems.empty())
        throw Failure(ErrorKind::BadInput, operation, name, fullReason(problems));
}

void startCampaign(RunStore& store, Launcher& launcher, const CampaignRow& campaign)
{
    launcher.keepPlan(campaign);
    settle(store.addCampaign(campaign, storedRequest(campaign.id, QueueCellsRequest{})));
    launcher.queueCells(campaign.id);
}

StartedCampaign startScalingStudy(RunStore& store, Launcher& launcher, ScalingStudy study,
                                  const StudyTolerance& tolerance, const CampaignPlace& place)
{
    if (study.id.empty())
        study.id = makeRunId();
    const StudyPlan plan = planScalingStudy(study);
    requireNoProblems(plan.problems, "make the scaling study", study.base.name);
    StartedCampaign started{study.id, {}, plan.remarks};
    for (const StudyCell& cell : plan.cells)
        started.runs.push_back(cell.spec.id);
    startCampaign(store, launcher,
                  {study.id, study.base.name, kScalingStudyKind, planText(study, plan, tolerance, place)});
    return started;
}

StartedCampaign startRunSeries(RunStore& store, Launcher& launcher, RunSeries series, const CampaignPlace& place)
{
    if (series.id.empty())
        series.id = makeRunId();
    if (series.name.empty() && !series.specs.empty())
        series.name = series.specs.front().name;
    const SeriesPlan plan = planRunSeries(series);
    requireNoProblems(plan.problems, "make the campaign", series.name);
    StartedCampaign started{series.id, {}, {}};
    for (const SeriesCell& cell : plan.cells)
        started.runs.push_back(cell.spec.id);
    startCampaign(store, launcher, {series.id, series.name, kRunSeriesKind, planText(series, place)});
    return started;
}

CampaignRow findCampaign(StoreReader& reader, const std::string& text, std::string_view kind)
{
    const std::vector<CampaignRow> campaigns = reader.campaigns();
    if (text.empty())
        throw Failure(ErrorKind::BadInput, "find the campaign", text, emptyName(campaigns));
    std::vector<CampaignRow> begin, named;
    for (const CampaignRow& campaign : campaigns) {
        if (campaign.id == text)
            return campaign;
        if (campaign.id.starts_with(text))
            begin.push_back(campaign);
        if (campaign.name == text)
            named.push_back(campaign);
    }
    std::vector<CampaignRow>& found = named.empty() ? begin : named;
    if (found.empty())
        throw Failure(ErrorKind::NotFound, "find the campaign", text, campaignReason("campaign.none-named"));
    if (!kind.empty() && found.size() > 1 && std::ranges::count(found, kind, &CampaignRow::kind) == 1)
        return *std::ranges::find(found, kind, &CampaignRow::kind);
    if (found.size() > 1)
        throw Failure(ErrorKind::BadInput, "find the campaign", text, campaignReason("campaign.several-named"));
    return found.front();
}

StoredStudy readScalingStudy(StoreReader& reader, const CampaignRow& campaign, StudyCache* cache)
{
    StudyCache own;
    if (!cache)
        cache = &own;
    StoredStudy study;
    study.campaign = campaign;
    const std::vector<RunRow> rows = reader.campaignRuns(campaign.id);
    if (rows.empty())
        throw Failure(ErrorKind::NotFound, "read the scaling study", campaign.id, campaignReason("campaign.runs-gone"));
    for (const RunRow& row : rows) {
        StudyRun run;
        if (!parseStudyCell(row.cell, run.ranks, run.repeat))
            continue;
        if (study.runs.empty())
            study.base = reader.spec(row.id).value_or(RunSpec{});
        run.id = row.id;
        run.state = stateOf(row.state);
        const StudyFacts& facts = cache->of(row, [&] { return studyFacts(reader, row); });
        run.curves = facts.curves;
        run.atChance = facts.atChance;
        study.runs.push_back(std::move(run));
    }
    const bool other = !campaign.kind.empty() && campaign.kind != kScalingStudyKind;
    if (study.runs.empty() || other)
        throw Failure(ErrorKind::BadInput, "read the scaling study", campaign.id,
                      campaignReason("campaign.no-scaling-study"));
    cache->keep(rows);
    study.rows = rows;
    return study;
}

ForecastBasis studyBasis(const RunSpec& base, const std::vector<StudyRun>& runs, const std::vector<RunRow>& rows)
{
    std::int64_t parameters = 0;
    for (const RunRow& row : rows)
        parameters = std::max(parameters, row.parameters);
    return forecastBasis(base, runs, studyCores(rows), static_cast<double>(parameters));
}

int studyCores(const std::vector<RunRow>& rows)
{
    for (const RunRow& row : rows)
        if (row.machine != "local")
            return 0;
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    return ::sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed) : 0;
}

bool wantsMachineAlone(StoreReader& reader, const std::string& campaign)
{
    if (campaign.empty())
        return false;
    const std::vector<CampaignRow> all = reader.campaigns();
    return std::any_of(all.begin(), all.end(),
                       [&](const CampaignRow& row) { return row.id == campaign && row.kind == kScalingStudyKind; });
}

} // namespace trainyard
