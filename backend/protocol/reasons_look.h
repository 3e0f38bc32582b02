// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why a trained net cannot be looked into.
inline constexpr ReasonRow kLookReasons[] = {
    {"look.no-run", QT_TRANSLATE_NOOP("Reasons", "there is no such file or folder"),
     QT_TRANSLATE_NOOP("Reasons", "Name a run directory or a checkpoint.")},
    {"look.no-checkpoint", QT_TRANSLATE_NOOP("Reasons", "the run has no such checkpoint"),
     QT_TRANSLATE_NOOP("Reasons", "It has %1.")},
    {"look.other-net", "%1", QT_TRANSLATE_NOOP("Reasons", "The file belongs to another net: name another checkpoint.")},
    {"look.no-tensor", QT_TRANSLATE_NOOP("Reasons", "the checkpoint does not hold it")},
    {"look.no-numbers", QT_TRANSLATE_NOOP("Reasons", "its outputs are not numbers (NaN): the run has diverged"),
     QT_TRANSLATE_NOOP("Reasons", "Choose an earlier checkpoint.")},
    {"look.data-moved", "%1",
     QT_TRANSLATE_NOOP("Reasons", "If the data set has moved, name its new place with --data.")},
    {"look.other-samples", QT_TRANSLATE_NOOP("Reasons", "its samples are not of the net's kind"),
     QT_TRANSLATE_NOOP("Reasons", "Name the data set that the run was trained on with --data.")},
    {"look.other-classes", QT_TRANSLATE_NOOP("Reasons", "its classes are not the net's: it has %1, the net knows %2"),
     QT_TRANSLATE_NOOP("Reasons", "Name the data set that the run was trained on with --data.")},
    {"look.no-samples", QT_TRANSLATE_NOOP("Reasons", "it has no samples"),
     QT_TRANSLATE_NOOP("Reasons", "Ask for the other set with --set.")},
    {"look.no-such-sample", QT_TRANSLATE_NOOP("Reasons", "the set has %1 samples, which are counted from 0")},
    {"look.no-such-class", QT_TRANSLATE_NOOP("Reasons", "the net knows no such class"),
     QT_TRANSLATE_NOOP("Reasons", "Classes are %1.")},
    {"look.half-a-cell", QT_TRANSLATE_NOOP("Reasons", "a cell of the confusion matrix has two classes"),
     QT_TRANSLATE_NOOP("Reasons", "Give both, --from and --to.")},
    {"look.no-such-layer", QT_TRANSLATE_NOOP("Reasons", "no layer whose outputs have places is called so"),
     QT_TRANSLATE_NOOP("Reasons", "Such layers are %1.")},
    {"look.no-places", QT_TRANSLATE_NOOP("Reasons", "no layer's outputs have places"),
     QT_TRANSLATE_NOOP("Reasons", "Cover places instead: --heat-map occlusion.")},
    {"look.no-image", QT_TRANSLATE_NOOP("Reasons", "the net reads features, and heat maps are of images")},
    {"look.reads-features", QT_TRANSLATE_NOOP("Reasons", "the net reads features, not images"),
     QT_TRANSLATE_NOOP("Reasons", "Name samples of its data set with --index.")},
    {"look.nothing-named", QT_TRANSLATE_NOOP("Reasons", "no input is named"),
     QT_TRANSLATE_NOOP("Reasons", "Name images or folders of them, or samples with --index.")},
    {"look.empty-folder", QT_TRANSLATE_NOOP("Reasons", "there are no files in it"),
     QT_TRANSLATE_NOOP("Reasons", "Name images or folders of them.")},
    {"look.none-readable", QT_TRANSLATE_NOOP("Reasons", "none of %1 files could be read; the first: %2"),
     QT_TRANSLATE_NOOP("Reasons", "Name JPEG, PNG or WebP images.")},
    {"look.exists", QT_TRANSLATE_NOOP("Reasons", "it exists already"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another place, or replace it with --force.")},
};
inline constexpr ReasonMaker<kLookReasons> lookReason;

} // namespace trainyard
