// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace trainyard {

/// Whether runs can be sorted by this (RunQuery::sortBy): a column, "tags", "metric:N" or "param:KEY". Anything else
/// sorts by creation time.
bool isRunOrder(const std::string& sortBy);

} // namespace trainyard
