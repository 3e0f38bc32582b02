// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/look/looking_net.h"
#include "backend/protocol/net_look.h"

#include <optional>

namespace trainyard {

/// The filters of the first convolution that reads the input; nullopt for a net that begins otherwise.
std::optional<FirstFilters> firstFiltersOf(const LookingNet& net);

} // namespace trainyard
