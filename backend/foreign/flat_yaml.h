// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard::foreign {

/// The values of a simple YAML document in its order, such as MLflow's meta.yaml and Lightning's hparams.yaml: "key:
/// value" lines, nested by indentation (keys are joined by "/") and lists of scalars (joined by ", "). Quotes are
/// removed. Tags, anchors, flow maps and texts of several lines are returned as they stand or left out. Never fails.
std::vector<std::pair<std::string, std::string>> readFlatYaml(std::string_view text);

} // namespace trainyard::foreign
