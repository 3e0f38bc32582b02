// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

namespace trainyard::store {

/// What to add to the seconds trained of an attempt's points to get their place on XAxis::Wall or XAxis::Date; 0 for
/// the other axes. An attempt begins at its start by the clock, having trained for as long as the points up to its
/// start step say. One without a known start continues the one before.
class WallClock {
public:
    WallClock(sqlite::Connection& connection, std::int64_t run, XAxis axis);
    double shift(int attempt) const;

private:
    std::vector<std::pair<int, double>> m_shifts; ///< ascending by attempt
};

} // namespace trainyard::store
