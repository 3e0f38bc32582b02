// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/shape.h"

#include <string>
#include <vector>

namespace trainyard {

/// How a parameter is initialised. HeNormal: N(0, 2/fanIn) (He et al. 2015, for layers followed by a rectifier);
/// LecunNormal: N(0, 1/fanIn), for linear outputs.
enum class Initialiser { Zeros, Ones, HeNormal, LecunNormal };

/// A parameter of an operator: a weight or a running statistic.
struct ParameterInfo {
    std::string name; ///< "weight", "bias", "gamma", "running_mean"
    Shape shape;
    std::vector<std::int64_t> dims; ///< shape in a checkpoint: {filters, kh, kw, channels}, {out, in}, {channels}
    Initialiser initialiser = Initialiser::Zeros;
    std::int64_t fanIn = 1;
    bool trainable = true; ///< false: a running statistic, written by the forward kernel in training
    bool decays = false;   ///< weight decay applies
};

/// The most channels, outputs or words, and the widest border, that a model file may ask for.
inline constexpr int kMostChannels = 1 << 20;
inline constexpr int kMostBorder = 4096;

/// What an operator's backward kernel reads besides the output's gradient and its own saved tensors.
struct BackwardNeeds {
    bool input = false;
    bool output = false;
};

} // namespace trainyard
