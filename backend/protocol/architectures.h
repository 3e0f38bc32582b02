// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <span>
#include <string_view>

namespace trainyard {

/// What the spec, the form and the plan know of an architecture of the zoo.
struct ArchitectureInfo {
    Architecture architecture;
    std::string_view name;    ///< in JSON: "resnet50-v2"
    std::string_view title;   ///< for people: "ResNet50 V2"; a proper name, not translated
    std::string_view summary; ///< one English sentence without its full stop; the window translates it
    int smallestImage;        ///< height and width, pixels
    bool takesDropout;        ///< has `dropout`
    bool takesWidth;          ///< has `width_multiplier`
};

/// Every architecture, in the order of the enum: the only place that lists them besides models/zoo.cpp, which builds
/// them.
std::span<const ArchitectureInfo> architectures();
const ArchitectureInfo& info(Architecture architecture);

} // namespace trainyard
