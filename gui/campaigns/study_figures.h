// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/study_chart.h"
#include "gui/services/campaign_service.h"

namespace trainyard {

/// What a scaling study looks like. Pure; texts in the user's language.

/// Speed-up, efficiency, throughput, time to accuracy, each with the ideal and the forecast beside what was measured.
std::vector<StudyFigure> speedFigures(const CampaignSnapshot& study);
/// The curves of every number of ranks over samples seen (mean of its runs that have come so far), and the band of the
/// one-rank runs.
StudyFigure convergenceFigure(const CampaignSnapshot& study, const std::string& series);

} // namespace trainyard
