// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// The features of a tf.train.Example that a reader wants, each by a list of names; the first name that an example
/// contains is used.
struct TfFeatureNames {
    std::vector<std::string> image;
    std::vector<std::string> label;
    std::vector<std::string> name; ///< of the class, optional
};

/// The wanted content of an example.
struct TfExample {
    std::uint64_t imageOffset = 0; ///< offset of the encoded image in the example
    std::uint64_t imageLength = 0;
    std::optional<std::int64_t> labelNumber; ///< either this or labelText is set
    std::string labelText;
    std::string className; ///< may be empty
};

/// Reads bytes of an example from an offset; throws if the example ends before.
using TfBytes = std::function<void(std::uint64_t offset, std::span<std::uint8_t> out)>;

/// Reads an example of `size` bytes in protobuf's wire format and skips unwanted parts, so that finding labels does not
/// read images: Example { Features features = 1 }, Features { map<string, Feature> feature = 1 }, Feature { BytesList =
/// 1 | FloatList = 2 | Int64List = 3 }, each list { repeated value = 1 }. Throws std::runtime_error with the reason:
/// "it has no feature “label”; its features are …".
///
/// protobuf's library is not used, because it parses a whole example, copies its image and cannot report the image's
/// offset in the file: reading a million labels would read all images. The engine also does not depend on that library.
TfExample readTfExample(std::uint64_t size, const TfBytes& bytes, const TfFeatureNames& names);

} // namespace trainyard
