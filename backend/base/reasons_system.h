// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why a call of the operating system failed, and what this program met. The words of errno are the C library's.
inline constexpr ReasonRow kSystemReasons[] = {
    {"system.not-found", QT_TRANSLATE_NOOP("Reasons", "No such file or directory"),
     QT_TRANSLATE_NOOP("Reasons", "Check the path.")},
    {"system.not-a-folder", QT_TRANSLATE_NOOP("Reasons", "Not a directory"),
     QT_TRANSLATE_NOOP("Reasons", "Check the path.")},
    {"system.permission", QT_TRANSLATE_NOOP("Reasons", "Permission denied"),
     QT_TRANSLATE_NOOP("Reasons", "Check the permissions or choose another folder.")},
    {"system.not-permitted", QT_TRANSLATE_NOOP("Reasons", "Operation not permitted"),
     QT_TRANSLATE_NOOP("Reasons", "Check the permissions or choose another folder.")},
    {"system.read-only", QT_TRANSLATE_NOOP("Reasons", "Read-only file system"),
     QT_TRANSLATE_NOOP("Reasons", "Choose a folder on a file system that can be written.")},
    {"system.no-space", QT_TRANSLATE_NOOP("Reasons", "No space left on device"),
     QT_TRANSLATE_NOOP("Reasons", "Free some space or choose another folder.")},
    {"system.quota", QT_TRANSLATE_NOOP("Reasons", "Disk quota exceeded"),
     QT_TRANSLATE_NOOP("Reasons", "Free some space or choose another folder.")},
    {"system.file-too-large", QT_TRANSLATE_NOOP("Reasons", "File too large"),
     QT_TRANSLATE_NOOP("Reasons", "Raise the limit on file sizes (ulimit -f) or choose another folder.")},
    {"system.io", QT_TRANSLATE_NOOP("Reasons", "Input/output error")},
    {"system.no-memory", QT_TRANSLATE_NOOP("Reasons", "Cannot allocate memory")},
    {"system.busy", QT_TRANSLATE_NOOP("Reasons", "Device or resource busy")},
    {"system.timeout", QT_TRANSLATE_NOOP("Reasons", "Connection timed out")},
    {"system.connection-refused", QT_TRANSLATE_NOOP("Reasons", "Connection refused")},
    {"system.connection-reset", QT_TRANSLATE_NOOP("Reasons", "Connection reset by peer")},
    {"system.broken-pipe", QT_TRANSLATE_NOOP("Reasons", "Broken pipe")},
    {"system.out-of-memory", QT_TRANSLATE_NOOP("Reasons", "there is not enough memory"),
     QT_TRANSLATE_NOOP("Reasons", "Close other programs or make the batch smaller.")},
    {"system.unknown-exception", QT_TRANSLATE_NOOP("Reasons", "an unknown exception was thrown")},
};
inline constexpr ReasonMaker<kSystemReasons> systemReason;

} // namespace trainyard
