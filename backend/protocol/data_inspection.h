// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// What `trainyard-engine inspect data --json --progress` writes, one JSON object a line on stdout:
///   ← {"progress": {"phase": "list", "done": 12345, "total": 0}}
///   ← {"progress": {"phase": "read", "done": 800, "total": 60000}}    about twice a second
///   ← {"inspection": {…}}   or   ← {"error": {"kind": …, "text": "…"}}    the last line

struct InspectedClass {
    std::string name;
    std::int64_t train = 0;
    std::int64_t validation = 0;
    friend bool operator==(const InspectedClass&, const InspectedClass&) = default;
};

struct InspectedSize { ///< images of one size
    int width = 0;
    int height = 0;
    std::int64_t count = 0;
    friend bool operator==(const InspectedSize&, const InspectedSize&) = default;
};

struct UnreadableSample {
    bool validation = false;
    Reason name; ///< the file, or "image 17 of the training data" (kNameReasons)
    Reason reason;
    friend bool operator==(const UnreadableSample&, const UnreadableSample&) = default;
};

/// Two samples with the same pixels.
struct DuplicatePair {
    Reason train; ///< names, as above
    Reason validation;
    bool sameLabel = true;
    friend bool operator==(const DuplicatePair&, const DuplicatePair&) = default;
};

struct SampleThumbnail {
    Reason name;            ///< as above
    std::int32_t label = 0; ///< index into classes
    int width = 0;          ///< of the image itself
    int height = 0;
    std::string image; ///< a PNG or JPEG file, at most 96 pixels on a side; base64 in JSON
    friend bool operator==(const SampleThumbnail&, const SampleThumbnail&) = default;
};

/// The result of reading every image of a data set. Lists are bounded; the counts cover everything.
struct DataInspection {
    DataSpec data;       ///< what was read; `data.image` is the size that suits these images
    std::string summary; ///< Dataset::summary(), in English
    /// Dataset::content(), which the window translates; empty in inspections of earlier versions.
    std::vector<Reason> content;
    std::string fingerprint; ///< 32 hexadecimal digits over classes, labels and pixels in order
    std::vector<InspectedClass> classes;
    std::int64_t trainSamples = 0;
    std::int64_t validationSamples = 0;
    std::vector<InspectedSize> sizes; ///< the most frequent first, at most 200
    std::int64_t distinctSizes = 0;
    int shortestSide = 0, longestSide = 0;
    std::int64_t greyImages = 0; ///< among the readable images
    /// Samples are numbers in the shape of `data.image`; there are no sizes, colours and thumbnails.
    bool features = false;
    /// Per channel: pixel / 255 over the readable training images, each resized to data.image.
    std::vector<double> mean;
    std::vector<double> deviation;
    std::int64_t betweenSplits = 0;        ///< validation images that also occur among the training images
    std::int64_t withinTraining = 0;       ///< training images that repeat an earlier one
    std::int64_t otherLabel = 0;           ///< duplicates of either kind that have different labels
    std::vector<DuplicatePair> duplicates; ///< between the splits, at most 100
    std::int64_t unreadableTraining = 0;
    std::int64_t unreadableValidation = 0;
    std::vector<UnreadableSample> unreadable; ///< at most 1,000
    std::vector<SampleThumbnail> samples;     ///< training images, class after class
    double seconds = 0.0;                     ///< duration of the inspection

    std::int64_t unreadableSamples() const { return unreadableTraining + unreadableValidation; }
    friend bool operator==(const DataInspection&, const DataInspection&) = default;
};

nlohmann::ordered_json toJson(const DataInspection& inspection);
/// Throws Failure(BadInput) when the document is not an inspection.
DataInspection parseDataInspection(const nlohmann::json& document);
DataInspection parseDataInspectionText(const std::string& text);

/// Base64 of RFC 4648, with padding.
std::string toBase64(const std::string& bytes);
/// Throws Failure(BadInput) when the text is not base64.
std::string fromBase64(const std::string& text);

} // namespace trainyard
