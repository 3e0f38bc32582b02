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

} // namespace trainyard::store
