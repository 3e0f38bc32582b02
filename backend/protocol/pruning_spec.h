// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// By what weights are judged; those with the lowest scores go first.
enum class PruningMethod {
    None,
    Magnitude, ///< |w|
    Snip,      ///< |w · ∂L/∂w| on batches of training data (Lee, Ajanthan, Torr 2019)
    SynFlow, ///< |w · ∂R/∂w|, R = the sum of the outputs of the net with |w| for an input of ones (Tanaka et al. 2020)
    Random ///< a random number for each weight
};

/// What is pruned as one.
enum class PruningStructure {
    Weights,  ///< single weights
    Filters,  ///< all weights of an output channel, judged by the mean of their scores' squares
    TwoOfFour ///< two of four neighbours along the input channels; half of every layer whose inputs are a multiple of 4
};

/// What tells how much is pruned.
enum class PruningAmount {
    Sparsity,   ///< exactly so large a share; of equal scores the first in memory go first
    Percentile, ///< scores up to the smallest one that so many percent do not exceed
    Threshold   ///< scores up to this value
};

/// Whether the weights of all layers are compared with each other, or those of a layer only.
enum class PruningScope { Global, Layer };

enum class PruningSchedule {
    Start,    ///< once, before the first step
    Gradual,  ///< more and more while training, see prunedShare()
    Iterative ///< in rounds while training, each of which prunes the same share of what is left
};

/// The values that weights have at the first step.
enum class PruningReset {
    Keep,       ///< those that they were judged by
    Checkpoint, ///< those of a checkpoint: an original initialisation or a later point ("late resetting")
    Redraw      ///< newly drawn from the seed, unlike any initialisation of the same seed
};

/// Which weights a run sets to zero and keeps there. Fields that do not apply to the others keep their defaults; they
/// are neither read nor written. protocol/spec_pruning.cpp has the table of fields.
struct PruningSpec {
    PruningMethod method = PruningMethod::None;
    PruningStructure structure = PruningStructure::Weights;
    PruningSchedule schedule = PruningSchedule::Start;
    PruningAmount amount = PruningAmount::Sparsity;
    double sparsity = 0.8;    ///< share of the prunable weights, (0, 1)
    double percentile = 80.0; ///< percent of the prunable weights, (0, 100)
    double threshold = 0.01;  ///< of a score, ≥ 0
    PruningScope scope = PruningScope::Global;
    double leastKept =
        0.0;              ///< share that each layer keeps in any case, [0, 1]; 0: a layer that would vanish is refused
    bool shuffle = false; ///< a control: as many weights of each layer, but others, drawn from the seed
    bool firstLayer = false; ///< whether the first layer is pruned too
    bool lastLayer = true;
    bool depthwise = false;
    std::vector<std::string> excluded; ///< names of layers that are left whole, ≤ 1,000
    std::string
        maskFrom; ///< CheckpointReference of the weights that are judged; empty: those that training starts from
    PruningReset reset = PruningReset::Keep;
    std::string resetTo; ///< CheckpointReference
    bool continueSchedule =
        true;              ///< whether steps are counted on from the reset point, with rate and data order of there
    int scoreBatches = 10; ///< snip: batches of training data, 1…10000
    double initialSparsity = 0.0; ///< gradual: [0, 1)
    double beginEpoch = 0.0;      ///< gradual: where it begins, [0, epochs)
    double endEpoch = 0.0;        ///< gradual: where `sparsity` is reached; 0 = after three quarters of the run
    int everySteps = 100;         ///< gradual: steps between two masks, 1…1000000
    int rounds = 5;               ///< iterative: 1…100
    double roundShare = 0.2;      ///< iterative: share of the remaining weights that a round prunes, (0, 1)

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
