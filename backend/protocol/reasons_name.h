// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// What a sample, weights or a mask is called where no file's name says it all. A file's name alone has no code.
inline constexpr ReasonRow kNameReasons[] = {
    {"name.training-image", QT_TRANSLATE_NOOP("Reasons", "image %1 of the training data")},
    {"name.validation-image", QT_TRANSLATE_NOOP("Reasons", "image %1 of the validation data")},
    {"name.row", QT_TRANSLATE_NOOP("Reasons", "%1, row %2")},
    {"name.byte", QT_TRANSLATE_NOOP("Reasons", "%1, byte %2")},
    {"name.seed", QT_TRANSLATE_NOOP("Reasons", "seed %1")},
    {"name.redrawn", QT_TRANSLATE_NOOP("Reasons", "values drawn anew from seed %1")},
};
inline constexpr ReasonMaker<kNameReasons> nameReason;

} // namespace trainyard
