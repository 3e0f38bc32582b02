// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/published_speed_ups.h"
#include "gui/plots/study_chart.h"
#include "gui/services/campaign_service.h"

namespace trainyard {

/// The speed-up over any number of ranks, both axes logarithmic: what was measured, the forecast with its band, the
/// ideal, what published systems state, and a mark where more ranks no longer pay. No side effects; texts in the user's
/// language.
StudyFigure outlookFigure(const CampaignSnapshot& study, const StudyForecast& forecast,
                          const std::vector<PublishedSystem>& published);

} // namespace trainyard
