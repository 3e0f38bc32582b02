// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace trainyard {

struct CampaignCellRow;
struct CampaignSnapshot;

/// The results of a scaling study, one line per number of ranks; of another campaign only the header.
QByteArray countsCsv(const CampaignSnapshot& study);
/// The cells of any campaign, those without a run too.
QByteArray cellsCsv(const std::vector<CampaignCellRow>& cells);

} // namespace trainyard
