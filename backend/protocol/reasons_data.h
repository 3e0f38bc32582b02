// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why a data set cannot be downloaded, inspected or previewed.
inline constexpr ReasonRow kDataReasons[] = {
    {"data.other-version", QT_TRANSLATE_NOOP("Reasons", "its answer is not one of this version's"),
     QT_TRANSLATE_NOOP("Reasons", "Install engine and window of the same version.")},
    {"data.same-version", "%1", QT_TRANSLATE_NOOP("Reasons", "Install engine and window of the same version.")},
    {"data.label", QT_TRANSLATE_NOOP("Reasons", "a sample has the label %1")},
    {"data.not-base64", QT_TRANSLATE_NOOP("Reasons", "the text is not base64")},
    {"data.unknown-value", QT_TRANSLATE_NOOP("Reasons", "%1 is not known here"),
     QT_TRANSLATE_NOOP("Reasons", "Install engine and window of the same version.")},
    {"data.rank-classes", QT_TRANSLATE_NOOP("Reasons", "a rank counts other classes than there are")},
    {"data.lists", QT_TRANSLATE_NOOP("Reasons", "its lists do not fit together")},
    {"data.no-space", QT_TRANSLATE_NOOP("Reasons", "it needs %1 MiB and %2 has %3 MiB free"),
     QT_TRANSLATE_NOOP("Reasons", "Free some space and try again.")},
    {"data.cancelled", QT_TRANSLATE_NOOP("Reasons", "it was cancelled")},
    {"data.lacks", QT_TRANSLATE_NOOP("Reasons", "it does not hold %1"),
     QT_TRANSLATE_NOOP("Reasons", "The file has changed at its source.")},
};
inline constexpr ReasonMaker<kDataReasons> dataReason;

} // namespace trainyard
