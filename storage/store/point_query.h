// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <functional>
#include <string>

namespace trainyard::store {

/// StoreReader::points.
void selectPoints(sqlite::Connection& connection, std::int64_t run, const std::string& series,
                  const std::function<void(const PointRow&)>& take);

/// The value at the last step of a series whose summary has none because it is not finite: NaN or an infinity.
double nonFiniteLast(sqlite::Connection& connection, std::int64_t series, std::int64_t lastStep);

} // namespace trainyard::store
