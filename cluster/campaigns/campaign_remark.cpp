// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/campaign_remark.h"

#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_study.h"

#include <set>

namespace trainyard {

namespace {

/// What to do about each of them, one sentence after another; empty if there is nothing.
Reason allRemedies(const std::vector<Reason>& reasons)
{
    Reason all;
    std::set<std::string> known;
    for (const Reason& reason : reasons)
        if (!reason.remedy.empty() && known.insert(reason.remedy).second)
            all = all.empty() ? remedyReason(reason)
                              : studyReason("study.do-both", std::vector<Reason>{all},
                                            std::vector<Reason>{remedyReason(reason)});
    return all;
}

} // namespace

Reason fullReason(const CampaignRemark& remark)
{
    if (remark.problems.empty())
        return remark.reason;
    std::vector<Reason> problems;
    for (const SpecProblem& problem : remark.problems)
        problems.push_back(problem.why());
    return studyReason("study.because", std::vector<Reason>{remark.reason}, problems);
}

Reason fullReason(const std::vector<CampaignRemark>& remarks)
{
    std::vector<Reason> reasons;
    for (const CampaignRemark& remark : remarks)
        reasons.push_back(fullReason(remark));
    if (reasons.size() < 2)
        return reasons.empty() ? Reason() : reasons.front();
    const Reason remedies = allRemedies(reasons);
    return remedies.empty() ? studyReason("study.several", reasons)
                            : studyReason("study.several-do", reasons, std::vector<Reason>{remedies});
}

} // namespace trainyard
