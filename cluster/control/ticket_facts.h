// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// What `trainyard-engine inspect ticket --json` tells of a pruned run.
struct TicketFacts {
    struct Layer {
        std::string layer;
        std::int64_t weights = 0, left = 0;
    };
    std::string run, model;
    std::string checkpoint; ///< that has the mask
    std::int64_t step = 0;  ///< where a run that begins with it begins
    std::int64_t weights = 0, left = 0;
    double sparsity = 0.0;
    Reason weightsFrom, maskFrom; ///< kNameReasons, or a file
    std::vector<Layer> layers;
    std::string output; ///< the file that was written; empty: none
};

/// What `trainyard-engine inspect compact --json` tells.
struct CompactFacts {
    struct Cost {
        std::int64_t parameters = 0, flops = 0;
        double samplesPerSecond = 0.0;
    };
    struct Layer {
        std::string layer;
        std::int64_t before = 0, after = 0; ///< channels
    };
    std::string run, checkpoint;
    bool changed = false; ///< whether a channel was dead at all
    std::vector<Layer> layers;
    Cost whole, compact;
    double speedup = 1.0;
    int batch = 0;
    std::string device;
    std::int64_t randomSamples = 0, realSamples = 0;
    double largestDifference = 0.0, largestLogit = 0.0;
    std::string model, weights, onnx; ///< files that were written; empty: not asked for
};

/// Throw nlohmann::json::exception for another document.
TicketFacts parseTicketFacts(const nlohmann::json& json);
CompactFacts parseCompactFacts(const nlohmann::json& json);

} // namespace trainyard
