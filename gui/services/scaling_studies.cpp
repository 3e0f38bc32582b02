// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/scaling_studies.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "gui/services/settle.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

std::string planText(const ScalingStudy& study, const StudyPlan& plan)
{
    const nlohmann::ordered_json json = {{"ranks", plan.ranks}, {"repeats", study.repeats}, {"spec", toJson(study.base)}};
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

StudyRun::State stateOf(JobState state)
{
    if (!isFinal(state))
        return StudyRun::State::Open;
    return state == JobState::Done ? StudyRun::State::Whole : StudyRun::State::Failed;
}

Failure unclear(const std::string& text, const std::string& reason)
{
    return Failure(ErrorKind::BadInput, "find the campaign", text, reason, "Give its whole id; 'trainyard study list' has them.");
}

} // namespace

StartedStudy startScalingStudy(RunStore& store, Launcher& launcher, ScalingStudy study)
{
    if (study.id.empty())
        study.id = makeRunId();
    const StudyPlan plan = planScalingStudy(study);
    if (!plan.problems.empty()) {
        std::string reason;
        for (const StudyRemark& problem : plan.problems)
            reason += (reason.empty() ? "" : " ") + text(problem);
        reason.pop_back(); // an error's text sets its own full stop
        throw Failure(ErrorKind::BadInput, "make the scaling study", study.base.name, reason);
    }
    settle(store.addCampaign({study.id, study.base.name, kScalingStudyKind, planText(study, plan)}));
    StartedStudy started{study.id, {}, plan.remarks};
    for (const StudyCell& cell : plan.cells)
        started.runs.push_back(launcher.start(cell.spec));
    return started;
}

CampaignRow findCampaign(StoreReader& reader, const std::string& text)
{
    std::vector<CampaignRow> begin, named;
    for (const CampaignRow& campaign : reader.campaigns()) {
        if (campaign.id == text)
            return campaign;
        if (!text.empty() && campaign.id.starts_with(text))
            begin.push_back(campaign);
        if (!text.empty() && campaign.name == text)
            named.push_back(campaign);
    }
    const std::vector<CampaignRow>& found = named.empty() ? begin : named;
    if (found.empty())
        throw Failure(ErrorKind::NotFound, "find the campaign", text, "the store has none of this id or name",
                      "'trainyard study list' shows which there are.");
    if (found.size() > 1)
        throw unclear(text, "several campaigns are meant");
    return found.front();
}

StoredStudy readScalingStudy(StoreReader& reader, const CampaignRow& campaign)
{
    StoredStudy study;
    study.campaign = campaign;
    const std::vector<RunRow> rows = reader.campaignRuns(campaign.id);
    if (rows.empty())
        throw Failure(ErrorKind::NotFound, "read the scaling study", campaign.id, "none of its runs is in the store any more");
    for (const RunRow& row : rows) {
        StudyRun run;
        if (!parseStudyCell(row.cell, run.ranks, run.repeat))
            continue;
        if (study.runs.empty())
            study.base = reader.spec(row.id).value_or(RunSpec{});
        run.id = row.id;
        run.state = stateOf(row.state);
        for (const std::string& series : studySeries())
            reader.points(row.key, series, [&](const PointRow& point) {
                run.curves[series].push_back({point.samples, point.epoch, point.time, point.value});
            });
        study.runs.push_back(std::move(run));
    }
    const bool other = !campaign.kind.empty() && campaign.kind != kScalingStudyKind;
    if (study.runs.empty() || other)
        throw Failure(ErrorKind::BadInput, "read the scaling study", campaign.id, "this campaign is no scaling study");
    return study;
}

bool wantsMachineAlone(StoreReader& reader, const std::string& campaign)
{
    if (campaign.empty())
        return false;
    const std::vector<CampaignRow> all = reader.campaigns();
    return std::any_of(all.begin(), all.end(), [&](const CampaignRow& row) {
        return row.id == campaign && row.kind == kScalingStudyKind;
    });
}

} // namespace trainyard
