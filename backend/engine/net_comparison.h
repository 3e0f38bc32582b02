// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/ops/named_tensor.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// Inputs for two nets of the same image and classes.
struct ComparedSamples {
    int random = 0;                   ///< how many are noise
    int real = 0;                     ///< how many are the run's own, after those
    std::string whyNone;              ///< why there are no real ones
    std::vector<std::uint8_t> images; ///< either these …
    std::vector<float> features;      ///< … or these
    int count() const { return random + real; }
};

/// So many of noise and, where the spec's data can be read here, of its validation (else training) samples.
ComparedSamples comparedSamples(const RunSpec& spec, bool features, int count);

struct NetComparison {
    double largestDifference = 0.0; ///< of two logits; NaN where one is
    double largestLogit = 0.0;      ///< by magnitude, of the first net
    double firstRate = 0.0;         ///< samples a second in inference: medians of turns taken by both
    double secondRate = 0.0;
    double speedup = 0.0; ///< median of the ratios of neighbouring turns
    int batch = 0;
    std::string device;

    /// Within 10⁻⁵, of the largest logit where that is above 1: sums in another order differ so in fp32.
    bool equal() const;
    double allowed() const;
};

/// Runs both nets on the processor. `tensors` hold at least each graph's parameters. Throws Failure.
NetComparison compareNets(const std::shared_ptr<const Graph>& first, std::span<const NamedTensor> firstTensors,
                          const std::shared_ptr<const Graph>& second, std::span<const NamedTensor> secondTensors,
                          const ComparedSamples& samples);

} // namespace trainyard
