// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why a campaign cannot be planned, found or started.
inline constexpr ReasonRow kCampaignReasons[] = {
    {"campaign.not-what-it-says", QT_TRANSLATE_NOOP("Reasons", "it is not what its name says")},
    {"campaign.none-named", QT_TRANSLATE_NOOP("Reasons", "the store has none with this id or name"),
     QT_TRANSLATE_NOOP("Reasons", "'trainyard study list' shows which there are.")},
    {"campaign.name-empty", QT_TRANSLATE_NOOP("Reasons", "its name is empty"),
     QT_TRANSLATE_NOOP("Reasons", "Give its id or name; the newest are: %1. 'trainyard study list' shows all.")},
    {"campaign.none-yet", QT_TRANSLATE_NOOP("Reasons", "the store has no campaign yet"),
     QT_TRANSLATE_NOOP("Reasons", "Start one first.")},
    {"campaign.runs-gone", QT_TRANSLATE_NOOP("Reasons", "none of its runs is in the store any more")},
    {"campaign.no-scaling-study", QT_TRANSLATE_NOOP("Reasons", "this campaign is not a scaling study")},
    {"campaign.no-space", QT_TRANSLATE_NOOP("Reasons", "their checkpoints need %1, and %2 are free"),
     QT_TRANSLATE_NOOP("Reasons", "Make room there, or choose fewer cells.")},
    {"campaign.no-search", QT_TRANSLATE_NOOP("Reasons", "this campaign is not a search"),
     QT_TRANSLATE_NOOP("Reasons", "'trainyard study list' shows which campaigns there are.")},
    {"campaign.adds-nothing", QT_TRANSLATE_NOOP("Reasons", "nothing was added"),
     QT_TRANSLATE_NOOP("Reasons", "Say how many more runs or hours the search may have.")},
    {"campaign.no-hours", QT_TRANSLATE_NOOP("Reasons", "its hours are not limited"),
     QT_TRANSLATE_NOOP("Reasons", "Add only runs.")},
    {"campaign.no-device-hours", QT_TRANSLATE_NOOP("Reasons", "its device time is not limited"),
     QT_TRANSLATE_NOOP("Reasons", "Add only runs.")},
    {"campaign.hours-used", QT_TRANSLATE_NOOP("Reasons", "its %1 hours are over"),
     QT_TRANSLATE_NOOP("Reasons", "Add hours as well: no run may start without them.")},
    {"campaign.device-hours-used", QT_TRANSLATE_NOOP("Reasons", "its %1 hours of device time are used"),
     QT_TRANSLATE_NOOP("Reasons", "Add hours of device time as well: no run may start without them.")},
    {"campaign.hours-need-runs", QT_TRANSLATE_NOOP("Reasons", "the machine learns of them only with another run"),
     QT_TRANSLATE_NOOP("Reasons", "Add at least one run as well.")},
    {"campaign.no-tickets", QT_TRANSLATE_NOOP("Reasons", "this campaign has no lottery tickets"),
     QT_TRANSLATE_NOOP("Reasons", "'trainyard study list' shows which campaigns there are.")},
    {"campaign.plan-gone", QT_TRANSLATE_NOOP("Reasons", "the store has none that can be read"),
     QT_TRANSLATE_NOOP("Reasons", "Its runs can still be looked at and resumed one by one.")},
    {"campaign.kind-unknown", QT_TRANSLATE_NOOP("Reasons", "its kind “%1” is not known"),
     QT_TRANSLATE_NOOP("Reasons", "Its runs can still be looked at and resumed one by one.")},
    {"campaign.plan-spec", QT_TRANSLATE_NOOP("Reasons", "its run spec does not hold: %1"),
     QT_TRANSLATE_NOOP("Reasons", "Its runs can still be looked at and resumed one by one.")},
    {"campaign.plan-invalid", QT_TRANSLATE_NOOP("Reasons", "it does not hold: %1"),
     QT_TRANSLATE_NOOP("Reasons", "Its runs can still be looked at and resumed one by one.")},
    {"campaign.several-named", QT_TRANSLATE_NOOP("Reasons", "several campaigns are meant"),
     QT_TRANSLATE_NOOP("Reasons", "Give its whole id; 'trainyard study list' has them.")},
};
inline constexpr ReasonMaker<kCampaignReasons> campaignReason;

} // namespace trainyard
