// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// The features of a tf.train.Example that a reader wants; the first name of each list that an example has counts.
struct TfFeatureNames {
    std::vector<std::string> image;
    std::vector<std::string> label;
    std::vector<std::string> name; ///< of the class, optional
};

/// What one example says.
struct TfExample {
    std::uint64_t imageOffset = 0; ///< of the encoded image within the example
    std::uint64_t imageLength = 0;
    std::optional<std::int64_t> labelNumber; ///< one of these two is there
    std::string labelText;
    std::string className; ///< may be empty
};

/// Reads bytes of an example from this offset on; throws when they are not there.
using TfBytes = std::function<void(std::uint64_t offset, std::span<std::uint8_t> out)>;

/// Reads an example of `size` bytes as protobuf's wire format has it, skipping over whatever is not wanted, so that
/// labels are found without reading images: Example { Features features = 1 }, Features { map<string, Feature> feature
/// = 1 }, Feature { BytesList = 1 | FloatList = 2 | Int64List = 3 }, each list { repeated value = 1 }. Throws
/// std::runtime_error with the reason: "it has no feature “label”; its features are …".
///
/// Why protobuf's library is not used: it parses a whole example and copies its image, and cannot say where in the file
/// the image lies; reading a million labels would read all the images. The engine also starts without that library.
TfExample readTfExample(std::uint64_t size, const TfBytes& bytes, const TfFeatureNames& names);

} // namespace trainyard
