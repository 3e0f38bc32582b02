// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <vector>

namespace trainyard::store {

/// StoreReader::bins. Reads at most a few thousand rows, whatever the length of the series.
std::vector<Bin> selectBins(sqlite::Connection& connection, const BinQuery& query);

} // namespace trainyard::store
