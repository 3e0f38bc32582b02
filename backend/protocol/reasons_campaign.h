// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why a campaign cannot be planned, found or started.
inline constexpr ReasonRow kCampaignReasons[] = {
    {"campaign.not-what-it-says", QT_TRANSLATE_NOOP("Reasons", "it is not what its name says")},
    {"campaign.none-named", QT_TRANSLATE_NOOP("Reasons", "the store has none with this id or name"),
     QT_TRANSLATE_NOOP("Reasons", "'trainyard study list' shows which there are.")},
    {"campaign.runs-gone", QT_TRANSLATE_NOOP("Reasons", "none of its runs is in the store any more")},
    {"campaign.no-scaling-study", QT_TRANSLATE_NOOP("Reasons", "this campaign is not a scaling study")},
    {"campaign.no-space", QT_TRANSLATE_NOOP("Reasons", "their checkpoints need %1, and %2 are free"),
     QT_TRANSLATE_NOOP("Reasons", "Make room there, or choose fewer cells.")},
    {"campaign.no-tickets", QT_TRANSLATE_NOOP("Reasons", "this campaign has no lottery tickets"),
     QT_TRANSLATE_NOOP("Reasons", "'trainyard study list' shows which campaigns there are.")},
};
inline constexpr ReasonMaker<kCampaignReasons> campaignReason;

} // namespace trainyard
