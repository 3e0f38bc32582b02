// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <vector>

namespace trainyard {

/// What makes a campaign impossible, or what is worth knowing about one that is possible.
struct CampaignRemark {
    Reason reason;                          ///< of reasons_study.h
    std::vector<SpecProblem> problems = {}; ///< of the run spec that the reason is about
    friend bool operator==(const CampaignRemark&, const CampaignRemark&) = default;
};

/// The reason with its problems, which it names by their paths in the spec.
Reason fullReason(const CampaignRemark& remark);
/// All of them in one; empty if there are none.
Reason fullReason(const std::vector<CampaignRemark>& remarks);

} // namespace trainyard
