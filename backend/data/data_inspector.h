// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/data_inspection.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string_view>

namespace trainyard {

/// Hears how far an inspection has come, from the thread that called it, a few times a second: phase "list" (files
/// seen, total 0) or "read" (images of `total`). May throw to end the inspection.
using InspectionProgress = std::function<void(std::string_view phase, std::int64_t done, std::int64_t total)>;

struct InspectionOptions {
    int threads = 0;  ///< 0 = one a core
    int samples = 40; ///< thumbnails, spread evenly over the classes
};

/// Reads every image of a data set once. What a file's fault is stands in the result; only a data set that cannot be
/// opened at all throws Failure. The result is the same for any number of threads, but for the seconds.
DataInspection inspectImages(const DataSpec& data, const InspectionOptions& options = {},
                             const InspectionProgress& progress = {});

/// What lies at a path, told by names alone: the format and an image size to begin with. Throws Failure(BadInput) when
/// it is no data set that can be told so, NotFound.
DataSpec guessDataSpec(const std::filesystem::path& path);

/// The same data set with the shape of its samples where they are features, which an image size would not suit; images
/// are left as they are. Reads the heads of HDF5 files. Throws Failure.
DataSpec withFeatureShape(DataSpec data);

} // namespace trainyard
