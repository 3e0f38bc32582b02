// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/search_campaigns.h"
#include "storage/store/types.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace trainyard::commands {

// The output of `trainyard search`; README.md documents the JSON.
nlohmann::ordered_json searchJson(const CampaignRow& campaign, const StoredSearch& search);
void printSearch(const StoredSearch& search);
/// One line for each run: slot, state, values of the goals, settings.
std::string searchCsv(const StoredSearch& search);

} // namespace trainyard::commands
