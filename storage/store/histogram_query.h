// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <vector>

namespace trainyard::store {

std::vector<HistogramTensorRow> selectHistogramTensors(sqlite::Connection& connection, std::int64_t run);
std::vector<HistogramRow> selectHistograms(sqlite::Connection& connection, std::int64_t run, std::int64_t tensor);

} // namespace trainyard::store
