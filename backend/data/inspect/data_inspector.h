// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/data_inspection.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string_view>

namespace trainyard {

/// Receives an inspection's progress a few times a second, on the thread that called it: phase "list" (files seen,
/// total 0) or "read" (images of `total`). May throw to cancel the inspection.
using InspectionProgress = std::function<void(std::string_view phase, std::int64_t done, std::int64_t total)>;

struct InspectionOptions {
    int threads = 0;  ///< 0 = one per core
    int samples = 40; ///< thumbnails, spread evenly over the classes
};

/// Reads every image of a data set once. The result lists unreadable files; the function throws Failure only if the
/// data set cannot be opened. Except for timings, the result does not depend on the number of threads.
DataInspection inspectImages(const DataSpec& data, const InspectionOptions& options = {},
                             const InspectionProgress& progress = {});

/// Guesses the format of the data set at a path from file names only, with an initial image size. Throws
/// Failure(NotFound), and Failure(BadInput) if the names fit no format.
DataSpec guessDataSpec(const std::filesystem::path& path);

/// If a data set's samples are features, sets the spec's shape to theirs; data sets of images are unchanged. Reads the
/// headers of HDF5 files. Throws Failure.
DataSpec withFeatureShape(DataSpec data);

} // namespace trainyard
