// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why a data set cannot be downloaded, inspected or previewed.
inline constexpr ReasonRow kDataReasons[] = {
    {"data.other-version", QT_TRANSLATE_NOOP("Reasons", "its answer is not one of this version's"),
     QT_TRANSLATE_NOOP("Reasons", "Install engine and window of the same version.")},
    {"data.no-space", QT_TRANSLATE_NOOP("Reasons", "it needs %1 MiB and %2 has %3 MiB free"),
     QT_TRANSLATE_NOOP("Reasons", "Free some space and try again.")},
    {"data.cancelled", QT_TRANSLATE_NOOP("Reasons", "it was cancelled")},
    {"data.lacks", QT_TRANSLATE_NOOP("Reasons", "it does not hold %1"),
     QT_TRANSLATE_NOOP("Reasons", "The file has changed at its source.")},
};
inline constexpr ReasonMaker<kDataReasons> dataReason;

} // namespace trainyard
