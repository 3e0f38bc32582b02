// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// What a plan finds wrong with a run spec, and what would do instead.
inline constexpr ReasonRow kPlanReasons[] = {
    {"plan.because", "%1 (%2)"},
    {"plan.of", "%1: %2"},
    {"plan.of-do", "%1: %2. %3"},
    {"plan.wants-data-folder", QT_TRANSLATE_NOOP("Reasons", "the folder of a data set")},
    {"plan.augmentation", QT_TRANSLATE_NOOP("Reasons", "augmentation")},
    {"plan.cache", QT_TRANSLATE_NOOP("Reasons", "a prepared cache")},
    {"plan.wants-none-for-features",
     QT_TRANSLATE_NOOP("Reasons", "none, because the data set holds features, not images")},
    {"plan.unreadable", QT_TRANSLATE_N_NOOP("Reasons", "%n sample(s) cannot be read, such as %2 (%3)"),
     QT_TRANSLATE_NOOP("Reasons", "Skip unreadable samples, or mend or remove them and inspect the data set again.")},
    {"plan.uninspected", QT_TRANSLATE_NOOP("Reasons", "a data set that nobody has inspected")},
    {"plan.changed",
     QT_TRANSLATE_NOOP("Reasons", "a data set that had %1 samples when it was inspected and has %2 now")},
    {"plan.wants-inspection",
     QT_TRANSLATE_NOOP("Reasons",
                       "an inspected one, since a damaged file would end the run: inspect it on the page Data "
                       "or with “trainyard-engine inspect data %1”, or choose %2 for unreadable samples")},
    {"plan.no-training-images", QT_TRANSLATE_NOOP("Reasons", "a data set without training images")},
    {"plan.wants-training-images", QT_TRANSLATE_NOOP("Reasons", "one that has some")},
    {"plan.no-validation-images", QT_TRANSLATE_NOOP("Reasons", "a data set without validation images")},
    {"plan.wants-validation-images", QT_TRANSLATE_NOOP("Reasons", "one with a test or val folder, to see accuracy")},
    {"plan.wants-other-than-top5",
     QT_TRANSLATE_NOOP("Reasons",
                       "another one, such as val/top1: with %1 classes top-5 is always 100 %, whatever a run learns")},
    {"plan.uneven-ranks",
     QT_TRANSLATE_NOOP(
         "Reasons",
         "a number that divides the batch of %1: ranks have %2 or %3 samples, and wait for the fuller ones")},
    {"plan.last-batch",
     QT_TRANSLATE_NOOP("Reasons", "at most %1, or some ranks have no part of an epoch's last batch")},
    {"plan.threads",
     QT_TRANSLATE_NOOP("Reasons", "at most %1, the cores of this machine; more of them slow training down")},
    {"plan.validation-threads",
     QT_TRANSLATE_NOOP(
         "Reasons", "0, because training keeps all %1 cores of this machine busy: validation beside it saves no time")},
    {"plan.need-cores", QT_TRANSLATE_NOOP("Reasons", "%1 need %2 cores")},
    {"plan.wants-cores",
     QT_TRANSLATE_NOOP("Reasons",
                       "no more than the %1 cores of this machine: processes that share cores take turns, so each "
                       "gets %2 % of a core and training takes longer")},
    {"plan.rank-core", QT_TRANSLATE_NOOP("Reasons", "rank %1: CPU %2, NUMA node %3")},
    {"plan.rank-cores", QT_TRANSLATE_NOOP("Reasons", "rank %1: CPUs %2, NUMA node %3")},
    {"plan.cores-off", QT_TRANSLATE_NOOP("Reasons", "the system moves threads between all cores")},
    {"plan.cores-alone", QT_TRANSLATE_NOOP("Reasons", "one process may use all cores")},
    {"plan.cores-few", QT_TRANSLATE_NOOP("Reasons", "there are more processes than cores, so they share all of them")},
    {"plan.cores-unknown",
     QT_TRANSLATE_NOOP("Reasons", "the engine has no hwloc, so it does not know how the cores are arranged")},
    {"plan.auto-batch", QT_TRANSLATE_NOOP("Reasons", "%1 samples: within %2 and an eighth of the data")},
    {"plan.room", QT_TRANSLATE_NOOP("Reasons", "half of the memory that is free now")},
    {"plan.room-on", QT_TRANSLATE_NOOP("Reasons", "%1 % of what is free on %2 (%3 GB)")},
    {"plan.wants-environment", QT_TRANSLATE_NOOP("Reasons", "another environment")},
    {"plan.wants-larger-image", QT_TRANSLATE_NOOP("Reasons", "a larger image")},
    {"plan.wants-own-size",
     QT_TRANSLATE_NOOP("Reasons", "%1, the size that all images of the data set have; now they are resized")},
    {"plan.wants-exported-size",
     QT_TRANSLATE_NOOP("Reasons", "%1, the size of the images for which the model file was exported")},
    {"plan.wants-device", QT_TRANSLATE_NOOP("Reasons", "a device that this engine and machine have")},
    {"plan.needs-of-gpu", QT_TRANSLATE_NOOP("Reasons", "%1 (the run needs about %2 GB of the GPU)")},
    {"plan.wants-gpu-batch",
     QT_TRANSLATE_NOOP("Reasons", "a batch that fits into the %1 GB of %2, auto, or more micro-batches")},
    {"plan.needs", QT_TRANSLATE_N_NOOP("Reasons", "%2: (the run needs|its %n processes together need) about %3 GB")},
    {"plan.wants-free-batch", QT_TRANSLATE_NOOP("Reasons", "a batch that fits into the %1 GB of memory that are free")},
    {"plan.checkpoints", QT_TRANSLATE_NOOP("Reasons", "1 or more, or a run that is interrupted begins anew")},
    {"plan.checkpoints-most",
     QT_TRANSLATE_NOOP("Reasons", "at most %1, the run's epochs, or a run that is interrupted begins anew")},
    {"plan.histograms-of-master",
     QT_TRANSLATE_NOOP("Reasons", "weights only: an asynchronous run's master has no gradients and activations, so "
                                  "theirs are not recorded")},
    {"plan.histograms-many",
     QT_TRANSLATE_N_NOOP("Reasons", "auto, or at least %2: the run would write %n record(s) of every layer, which fill "
                                    "the disk and slow the page Look inside down")},
    {"plan.bf16-slow",
     QT_TRANSLATE_NOOP("Reasons", "fp32: this processor cannot compute in bf16 itself, so training would take about %1 "
                                  "to %2 times as long")},
    {"plan.below-diverged",
     QT_TRANSLATE_NOOP("Reasons", "less than %1: at that rate, with a batch of %2, “%3” diverged, which had the same "
                                  "network, data and kind of optimizer")},
    {"plan.fp32-or-bf16", QT_TRANSLATE_NOOP("Reasons", "fp32 or bf16: %1")},
    {"plan.fp32", QT_TRANSLATE_NOOP("Reasons", "fp32: %1")},
    {"plan.batch-most", QT_TRANSLATE_NOOP("Reasons", "at most %1, the number of training samples")},
    {"plan.batch-each", QT_TRANSLATE_NOOP("Reasons", "%1 on each of %2 ranks")},
    {"plan.batch-rank-most", QT_TRANSLATE_NOOP("Reasons", "at most %1, the training samples of a rank")},
    {"plan.wants-model-file",
     QT_TRANSLATE_NOOP("Reasons", "a *.model.json, ONNX or Keras file whose network fits the data")},
    {"plan.wants-weights", QT_TRANSLATE_NOOP("Reasons", "a file with the weights of this network")},
    {"plan.fresh-layer", QT_TRANSLATE_NOOP("Reasons", "%1 (layer %2 is for other classes and begins anew)")},
    {"plan.wants-class-weights",
     QT_TRANSLATE_NOOP("Reasons", "weights for the classes of the data, to begin with all of them")},
    {"plan.wants-same-net", QT_TRANSLATE_NOOP("Reasons", "a checkpoint of the same net")},
    {"plan.weights-left", QT_TRANSLATE_NOOP("Reasons", "%1 (%2 weights are left for %3 layers)")},
    {"plan.wants-share",
     QT_TRANSLATE_NOOP("Reasons", "a share that leaves each layer a weight, or a least_kept above 0")},
    {"plan.wants-layer-names", QT_TRANSLATE_NOOP("Reasons", "names of the net's layers")},
    {"plan.wants-layers", QT_TRANSLATE_NOOP("Reasons", "none, or more layers: none of the net's may be pruned")},
    {"plan.lacks", QT_TRANSLATE_NOOP("Reasons", "it has no %1")},
    {"plan.other-shape", QT_TRANSLATE_NOOP("Reasons", "its %1 has another shape")},
};
inline constexpr ReasonMaker<kPlanReasons> planReason;

} // namespace trainyard
