// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <vector>

namespace trainyard {

/// The data sets of a store.
struct DataSetRows {
    std::vector<DataSetRow> added; ///< in the list; `runs` counts the runs that name a set, until it is inspected
    std::vector<DataSetRow> used;  ///< those that only runs name
};

/// Throws Failure. Call it in a reader's thread.
DataSetRows readDataSetRows(StoreReader& reader);

} // namespace trainyard
