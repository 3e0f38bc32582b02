// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/study_chart.h"
#include "gui/services/campaign_service.h"

namespace trainyard {

/// The figures of a scaling study. No side effects; texts in the user's language.

/// Speed-up, efficiency, throughput and time to accuracy; each shows measured, ideal and forecast values.
std::vector<StudyFigure> speedFigures(const CampaignSnapshot& study);
/// The curves of each number of ranks over samples seen (mean of its runs so far), and the band of the one-rank runs.
StudyFigure convergenceFigure(const CampaignSnapshot& study, const std::string& series);
QString ranksPlace(double ranks); ///< a place on the axis: "4 ranks"

} // namespace trainyard
