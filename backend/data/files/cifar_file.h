// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

inline constexpr int kCifarSide = 32;
inline constexpr std::size_t kCifarImage = std::size_t{3} * kCifarSide * kCifarSide;

/// The content of one or several CIFAR batch files.
struct CifarImages {
    std::vector<std::uint8_t> pixels; ///< HWC, kCifarImage bytes each
    std::vector<std::int32_t> labels;
};

/// Appends a file of the binary version: `labelBytes` labels (1, or 2: coarse and fine) of which the last is used, then
/// the red, green and blue planes. Throws Failure(BadInput), which names `subject`, for any other length or label.
void readCifarBinary(std::string_view bytes, int labelBytes, int classes, const std::string& subject, CifarImages& out);

/// Appends a file of the Python version: a pickled dictionary with "data", n × 3072 uint8, and "labels" or
/// "fine_labels".
void readCifarPickle(std::string_view bytes, int classes, const std::string& subject, CifarImages& out);

/// The names in batches.meta or meta: "label_names" or "fine_label_names".
std::vector<std::string> readCifarNames(std::string_view bytes, const std::string& subject);

} // namespace trainyard
