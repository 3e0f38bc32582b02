// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/dataset.h"
#include "backend/look/looking_net.h"
#include "backend/protocol/net_look.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

struct InputQuestion {
    std::vector<std::string> paths;    ///< files, and folders with all files below them
    std::vector<std::int64_t> indices; ///< of samples of the run's set
    bool validation = true;            ///< that set; otherwise training
    int top = 5;
    bool activations = false;
    int channels = 4; ///< strongest ones that are shown of each layer
    std::optional<HeatMapMethod> heatMap;
    std::string className; ///< of the heat map: a name, or an index; empty = the class that ranks first
    std::string layer;     ///< of Grad-CAM; empty = NetLook::defaultLayer
    int patch = 0;         ///< of occlusion; 0: chosen from the size of the input
    int stride = 0;
    bool images = false;  ///< also without activations and heat map
    bool filters = false; ///< of the first layer
};

/// Runs single inputs through a net. Files that are no images or cannot be read are listed, not refused. Throws Failure
/// for a class, layer or sample that does not exist, and for questions that the net has no answer to.
NetLook lookAtInputs(LookingNet& net, const InputQuestion& question, const LookProgress& progress = {});

/// The files that paths mean: a file is itself, a folder all files below it except hidden ones, by name.
std::vector<std::string> filesOf(const std::vector<std::string>& paths);

} // namespace trainyard
