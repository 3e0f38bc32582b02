// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// What a run notices about its data and devices while it trains.
inline constexpr ReasonRow kTrainingReasons[] = {
    {"training.gpu-lost", QT_TRANSLATE_NOOP("Reasons", "GPU %1 no longer answers. The checkpoints are kept"),
     QT_TRANSLATE_NOOP("Reasons", "Reset the GPU (nvidia-smi --gpu-reset) or restart the machine.")},
    {"training.gpu-ecc",
     QT_TRANSLATE_N_NOOP("Reasons", "GPU %2 has had %n memory error(s) that ECC could not restore since the run began"),
     QT_TRANSLATE_NOOP("Reasons", "If the run fails, resume it on another GPU.")},
    {"training.gpu-hot", QT_TRANSLATE_NOOP("Reasons", "GPU %1 runs slower because it is hot: %2 °C, %3 MHz"),
     QT_TRANSLATE_NOOP("Reasons", "Look at its fans and at the air that reaches it.")},
    {"training.gpu-hardware",
     QT_TRANSLATE_NOOP("Reasons", "GPU %1 runs slower because its hardware asks for it: %2 MHz"),
     QT_TRANSLATE_NOOP("Reasons", "Look at its power cables, the power supply and the cooling.")},
    {"training.gpu-power",
     QT_TRANSLATE_NOOP("Reasons",
                       "GPU %1 has reached its power limit: %2 of %3 W at %4 MHz. This is usual under full load")},
    {"training.input-wait",
     QT_TRANSLATE_NOOP("Reasons", "Training waits %1 % of its time for input: %2 takes %3 % of loading"), "%4"},
    {"training.input-wait-first-epoch",
     QT_TRANSLATE_NOOP("Reasons", "Training waits %1 % of its time for input: %2 takes %3 % of loading. This ends with "
                                  "the first epoch, because the images stay in memory"),
     "%4"},
    {"training.input-disk", QT_TRANSLATE_NOOP("Reasons", "reading from the disk")},
    {"training.input-decode", QT_TRANSLATE_NOOP("Reasons", "decoding and resizing")},
    {"training.input-augment", QT_TRANSLATE_NOOP("Reasons", "changing images at random")},
    {"training.input-copy", QT_TRANSLATE_NOOP("Reasons", "copying images")},
    {"training.input-prepare", "",
     QT_TRANSLATE_NOOP(
         "Reasons",
         "Prepare the data set (data.cache.place = auto): loading becomes %1 times as fast, for %2 of disk.")},
    {"training.input-load-beside", "",
     QT_TRANSLATE_NOOP("Reasons",
                       "Load beside the training: use one loader thread or more (data.loader_threads); now 0.")},
    {"training.input-more-threads", "",
     QT_TRANSLATE_NOOP("Reasons",
                       "Use more loader threads (data.loader_threads): now %1, and this machine has %2 cores.")},
    {"training.input-faster-disk", "",
     QT_TRANSLATE_NOOP("Reasons", "Put the data set on a faster disk, nearer to the machine.")},
    {"training.input-smaller-cache", "",
     QT_TRANSLATE_NOOP("Reasons", "Keep smaller images in the cache (data.cache.side), or pixels instead of JPEGs.")},
    {"training.input-smaller-images", "",
     QT_TRANSLATE_NOOP("Reasons", "Choose smaller images, or a machine with more cores.")},
    {"training.input-fewer-changes", "", QT_TRANSLATE_NOOP("Reasons", "Make fewer random changes.")},
    {"training.input-no-rand-augment", "",
     QT_TRANSLATE_NOOP("Reasons", "Make fewer random changes; RandAugment costs most.")},
    {"training.input-less-memory", "", QT_TRANSLATE_NOOP("Reasons", "Choose smaller images; memory is the limit.")},
    {"training.loss-not-finite",
     QT_TRANSLATE_NOOP("Reasons", "The training loss became %1 at step %2; training goes on because the spec says so")},
    {"training.not-a-number", QT_TRANSLATE_NOOP("Reasons", "not a number")},
    {"training.infinite", QT_TRANSLATE_NOOP("Reasons", "infinite")},
    {"training.differs",
     QT_TRANSLATE_NOOP("Reasons", "Not as in the attempt before: %1. Losses may differ in their last digits")},
    {"training.weights-of", QT_TRANSLATE_NOOP("Reasons", "Weights begin as those of %1")},
    {"training.weights-of-but",
     QT_TRANSLATE_NOOP("Reasons",
                       "Weights begin as those of %1; %2 begins anew, because it is for another number of classes")},
    {"training.weights-pruned",
     QT_TRANSLATE_NOOP("Reasons", "The weights of %1 are pruned; those that are zero there stay zero")},
    {"training.weights-of-run", QT_TRANSLATE_NOOP("Reasons", "Weights begin as those of run %1 after step %2 (%3)")},
    {"training.goes-on",
     QT_TRANSLATE_NOOP("Reasons", "The run had ended early; with the settings that it has now it goes on")},
    {"training.skipped", QT_TRANSLATE_NOOP("Reasons", "Skipped %1: %2")},
    {"training.skipped-more", QT_TRANSLATE_NOOP("Reasons", "Further samples that cannot be read are only counted")},
    {"training.skipped-all",
     QT_TRANSLATE_NOOP("Reasons", "Skipped as unreadable: %1 training samples, in whose places others were trained on, "
                                  "and %2 validation samples, which accuracies and losses are without")},
    {"training.no-validation",
     QT_TRANSLATE_NOOP("Reasons", "The data set has no validation images: only training loss is recorded")},
    {"training.preparing",
     QT_TRANSLATE_NOOP(
         "Reasons",
         "Preparing the data set once, for this run and others: %1 images, %2 images/s, about %3, %4 of disk")},
    {"training.batch-too-large",
     QT_TRANSLATE_NOOP("Reasons", "Batch size %1 is too large here (%2); half of it is tried")},
    {"training.batch-chosen",
     QT_TRANSLATE_NOOP(
         "Reasons", "Batch size %1: the largest power of two a rank within %2 and an eighth of the training samples")},
    {"training.data-and-device", QT_TRANSLATE_NOOP("Reasons", "Data: %1. Device: %2")},
    {"training.images", QT_TRANSLATE_NOOP("Reasons", "Images: %1")},
    {"training.resumed", QT_TRANSLATE_NOOP("Reasons", "Resumed from %1 after step %2 of %3")},
};
inline constexpr ReasonMaker<kTrainingReasons> trainingReason;

} // namespace trainyard
