// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace trainyard {

/// Whether runs can be sorted by it (RunQuery::sortBy): a column of theirs, "tags", "metric:N" or "param:KEY". By
/// anything else they stand as they were created.
bool isRunOrder(const std::string& sortBy);

} // namespace trainyard
