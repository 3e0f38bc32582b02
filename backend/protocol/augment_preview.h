// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// One training image as augmented in one epoch.
struct AugmentedVariant {
    std::string image;       ///< a PNG or JPEG file of the network's size; base64 in JSON
    std::string label;       ///< name of its class
    std::string other;       ///< class of the image mixed in; empty = none
    double otherShare = 0.0; ///< that class's share of the label, at most ½
    friend bool operator==(const AugmentedVariant&, const AugmentedVariant&) = default;
};

/// A training image as the network sees it in successive epochs.
struct AugmentedSample {
    Reason name;          ///< the file, or "image 17 of the training data" (kNameReasons)
    std::string label;    ///< name of its class
    std::string original; ///< a PNG or JPEG file of the whole image in its own aspect ratio; base64 in JSON
    std::vector<AugmentedVariant> variants;
    friend bool operator==(const AugmentedSample&, const AugmentedSample&) = default;
};

/// What `trainyard-engine inspect augment --json` prints: one line {"augment": {…}}, or {"error": {…}}.
struct AugmentPreview {
    int height = 0; ///< size of the variants
    int width = 0;
    std::vector<AugmentedSample> samples;
    friend bool operator==(const AugmentPreview&, const AugmentPreview&) = default;
};

nlohmann::ordered_json toJson(const AugmentPreview& preview);
/// Throws Failure(BadInput) when the document is not such a preview.
AugmentPreview parseAugmentPreview(const nlohmann::json& document);

} // namespace trainyard
