// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace trainyard {

class Dataset;
struct ImageSpec;

/// By what a run that goes on recognises its samples. It depends only on them, not on files, times, machines or whether
/// a prepared cache is in use. Each part is the number of samples and a hash: "60000 1f0c…"; empty in checkpoints of
/// engines that did not write it.
struct DataFingerprint {
    std::string labels;     ///< of all training samples; of very large data sets two million, evenly spread
    std::string images;     ///< of a few training samples, always the same ones
    std::string validation; ///< both of the validation samples
    friend bool operator==(const DataFingerprint&, const DataFingerprint&) = default;
};

/// Reads at most 16 samples. One that cannot be read counts as such.
DataFingerprint dataFingerprint(const Dataset& dataset, const ImageSpec& image);

/// Whether two parts are known, are of as many samples, and differ.
bool hasChanged(const std::string& before, const std::string& now);

} // namespace trainyard
