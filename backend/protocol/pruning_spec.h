// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// How weights are scored; those with the lowest scores are pruned.
enum class PruningMethod {
    None,
    Magnitude, ///< |w|
    Snip,      ///< |w · ∂L/∂w| on batches of training data (Lee, Ajanthan, Torr 2019)
    SynFlow, ///< |w · ∂R/∂w|, R = the sum of the outputs of the net with |w| for an input of ones (Tanaka et al. 2020)
    Random ///< a random number for each weight
};

/// The unit that is pruned as a whole.
enum class PruningStructure {
    Weights,  ///< single weights
    Filters,  ///< all weights of an output channel, scored by the mean square of their scores
    TwoOfFour ///< two of every four neighbours along the input channels; prunes half of each layer whose inputs are a
              ///< multiple of 4
};

/// How the amount to prune is given.
enum class PruningAmount {
    Sparsity,   ///< exactly this share; among equal scores the first in memory are pruned
    Percentile, ///< scores up to the smallest one that this percentage of scores does not exceed
    Threshold   ///< scores up to this value
};

/// Whether weights are compared over all layers or only within each layer.
enum class PruningScope { Global, Layer };

enum class PruningSchedule {
    Start,    ///< once, before the first step
    Gradual,  ///< increasingly during training; see maskChanges()
    Iterative ///< in rounds during training, each of which prunes the same share of the remaining weights
};

/// The values of the remaining weights at the first step.
enum class PruningReset {
    Keep,       ///< the values that were scored
    Checkpoint, ///< those of a checkpoint: an original initialisation or a later point ("late resetting")
    Redraw      ///< newly drawn from the seed, different from every initialisation with that seed
};

/// Which weights a run sets to zero and keeps at zero. Fields that do not apply keep their defaults and are neither
/// read nor written. protocol/spec_pruning.cpp has the table of fields.
struct PruningSpec {
    PruningMethod method = PruningMethod::None;
    PruningStructure structure = PruningStructure::Weights;
    PruningSchedule schedule = PruningSchedule::Start;
    PruningAmount amount = PruningAmount::Sparsity;
    double sparsity = 0.8;    ///< share of the prunable weights, (0, 1)
    double percentile = 80.0; ///< percent of the prunable weights, (0, 100)
    double threshold = 0.01;  ///< score, ≥ 0
    PruningScope scope = PruningScope::Global;
    /// Share that each layer keeps in any case, [0, 1]; 0: a layer that would vanish is refused.
    double leastKept = 0.0;
    bool shuffle = false;    ///< a control: the same number of weights per layer, but others, drawn from the seed
    bool firstLayer = false; ///< whether the first layer is pruned too
    bool lastLayer = true;
    bool depthwise = false;
    std::vector<std::string> excluded; ///< names of layers that are not pruned, ≤ 1,000
    /// CheckpointReference of the weights that are judged; empty: those that training starts from.
    std::string maskFrom;
    PruningReset reset = PruningReset::Keep;
    std::string resetTo; ///< CheckpointReference
    /// Whether steps are counted on from the reset point, with rate and data order of there.
    bool continueSchedule = true;
    int scoreBatches = 10;        ///< snip: batches of training data, 1…10000
    double initialSparsity = 0.0; ///< gradual: [0, 1)
    double beginEpoch = 0.0;      ///< gradual: start of pruning, [0, epochs)
    double endEpoch = 0.0;        ///< gradual: where `sparsity` is reached; 0 = after three quarters of the run
    int everySteps = 100;         ///< gradual: steps between two masks, 1…1000000
    int rounds = 5;               ///< iterative: 1…100
    double roundShare = 0.2;      ///< iterative: share of the remaining weights that each round prunes, (0, 1)

    bool on() const { return method != PruningMethod::None; }
    friend bool operator==(const PruningSpec&, const PruningSpec&) = default;
};

std::string_view name(PruningMethod value);
std::string_view name(PruningStructure value);
std::string_view name(PruningAmount value);
std::string_view name(PruningScope value);
std::string_view name(PruningSchedule value);
std::string_view name(PruningReset value);

} // namespace trainyard
