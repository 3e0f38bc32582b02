// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/pipeline/open_dataset.h"

#include <map>
#include <string>

namespace trainyard {

/// inspectDataset() with a memory: what was found is found again at once while the folder has not changed, so that a
/// form can ask at every key. One thread.
class DatasetInspector {
public:
    /// Throws like inspectDataset; failures are not remembered.
    const DatasetPlan& inspect(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress = {});

private:
    struct Entry {
        std::string fingerprint;
        DatasetPlan plan;
    };
    std::map<std::string, Entry> m_entries;
};

} // namespace trainyard
