// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <vector>

namespace trainyard {

/// The data sets of a store.
struct DataSetRows {
    std::vector<DataSetRow> added; ///< in the list; with the number of runs that name them until they are inspected
    std::vector<DataSetRow> used;  ///< those that only runs name
};

/// Reads them. Throws Failure. For a reader's thread.
DataSetRows readDataSetRows(StoreReader& reader);

} // namespace trainyard
