// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/campaign_remark.h"

#include "backend/protocol/reasons_study.h"

namespace trainyard {

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
    return studyReason("study.several", reasons);
}

} // namespace trainyard
