// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace trainyard {

class Dataset;
struct ImageSpec;

/// By what a run that goes on recognises its samples. It does not depend on folders, times, machines or whether a
/// prepared cache is in use. A part is empty in checkpoints of engines that did not write it; the first three are the
/// number of samples and a hash: "60000 1f0c…".
struct DataFingerprint {
    std::string labels;     ///< of all training samples; of very large data sets two million, evenly spread
    std::string images;     ///< of a few training samples, always the same ones
    std::string validation; ///< both of the validation samples
    /// Where each training sample is a file: of each class, in order, 16 bits over name and size of its files, as
    /// hexadecimal digits: "03fa77c1/1e55…". At most of 4,096 files; of more, as many of each large class, and which
    /// ones depends on their names.
    std::string files;
    friend bool operator==(const DataFingerprint&, const DataFingerprint&) = default;
};

/// Reads at most 16 samples, and the sizes of at most 4,096 files. A sample that cannot be read counts as such.
DataFingerprint dataFingerprint(const Dataset& dataset, const ImageSpec& image);

/// Whether two parts are known, are of as many samples, and differ.
bool hasChanged(const std::string& before, const std::string& now);

/// Some: a few files were mended or replaced. Others: of a class, or of all classes together, most have other names or
/// sizes.
enum class FilesChange { None, Some, Others };
/// Compares DataFingerprint::files; None if either is not known.
FilesChange filesChange(const std::string& before, const std::string& now);

} // namespace trainyard
