// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why a network cannot be pruned.
inline constexpr ReasonRow kPruningReasons[] = {
    {"pruning.weights-lack", QT_TRANSLATE_NOOP("Reasons", "its weights have no %1 of the network's shape")},
    {"pruning.counts", QT_TRANSLATE_NOOP("Reasons", "there are %1 of %2")},
    {"pruning.score-shape", QT_TRANSLATE_NOOP("Reasons", "its scores have another shape than its weights")},
    {"pruning.no-scores", QT_TRANSLATE_NOOP("Reasons", "it has no scores")},
    {"pruning.threshold", QT_TRANSLATE_NOOP("Reasons", "no weight exceeds the threshold of %1; the largest is %2"),
     QT_TRANSLATE_NOOP("Reasons", "Choose a smaller threshold.")},
    {"pruning.layer-empty", QT_TRANSLATE_NOOP("Reasons", "none of its %1 weights would be left"),
     QT_TRANSLATE_NOOP(
         "Reasons",
         "Prune less, leave this layer whole (\"excluded\"), or let every layer keep a share (\"least_kept\").")},
    {"pruning.no-layers", QT_TRANSLATE_NOOP("Reasons", "none of its layers may be pruned"),
     QT_TRANSLATE_NOOP("Reasons", "Allow the first, the last or depthwise layers, or exclude fewer of them.")},
    {"pruning.no-weights", QT_TRANSLATE_NOOP("Reasons", "its weights are not there")},
    {"pruning.no-flow-kind", QT_TRANSLATE_NOOP("Reasons", "no flow is defined through a layer of kind %1"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another method of pruning.")},
    {"pruning.no-flow", QT_TRANSLATE_NOOP("Reasons", "no flow is defined through it"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another method of pruning.")},
};
inline constexpr ReasonMaker<kPruningReasons> pruningReason;

} // namespace trainyard
