// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/dataset.h"
#include "backend/data/files/folder_listing.h"
#include "backend/protocol/plan.h"

#include <functional>
#include <memory>

namespace trainyard {

struct PrepareProgress;

/// Options for preparing a data set on first use.
struct OpenOptions {
    int threads = 1; ///< of the preparation
    std::function<bool(const PrepareProgress&)>
        progress; ///< see PrepareOptions; returning false ends it with Failure(Cancelled)
};

/// Opens the spec's data set. If the spec asks for a prepared cache that does not exist yet, prepares it first. Throws
/// Failure with file, reason and remedy.
std::shared_ptr<const Dataset> openDataset(const DataSpec& spec, std::uint64_t seed, const OpenOptions& options = {});

/// The same without preparing anything: through the spec's prepared cache if it exists, else from the source.
std::shared_ptr<const Dataset> openWithoutPreparing(const DataSpec& spec, std::uint64_t seed);

/// Opens the source's reader without caches. Throws like openDataset().
std::shared_ptr<const Dataset> openSource(const DataSpec& spec, std::uint64_t seed);

/// Counts samples and classes for a plan, without decoding images. Throws like openDataset(). Listing a large folder on
/// a slow disk may take long; `progress` receives the count and may throw to cancel.
DatasetPlan inspectDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress = {});

} // namespace trainyard
