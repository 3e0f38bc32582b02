// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why a system call failed, plus failures of this program itself. The words for errno values are those of the C
/// library.
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
    {"system.link-loop", QT_TRANSLATE_NOOP("Reasons", "Too many levels of symbolic links"),
     QT_TRANSLATE_NOOP("Reasons", "Remove the link that leads in a circle.")},
    {"system.dangling-link", QT_TRANSLATE_NOOP("Reasons", "it is a link to %1, which does not exist"),
     QT_TRANSLATE_NOOP("Reasons", "Create the folder that it leads to, or remove the link.")},
    {"system.no-memory", QT_TRANSLATE_NOOP("Reasons", "Cannot allocate memory")},
    {"system.busy", QT_TRANSLATE_NOOP("Reasons", "Device or resource busy")},
    {"system.timeout", QT_TRANSLATE_NOOP("Reasons", "Connection timed out")},
    {"system.connection-refused", QT_TRANSLATE_NOOP("Reasons", "Connection refused")},
    {"system.connection-reset", QT_TRANSLATE_NOOP("Reasons", "Connection reset by peer")},
    {"system.broken-pipe", QT_TRANSLATE_NOOP("Reasons", "Broken pipe")},
    {"system.out-of-memory", QT_TRANSLATE_NOOP("Reasons", "there is not enough memory"),
     QT_TRANSLATE_NOOP("Reasons", "Close other programs or make the batch smaller.")},
    {"system.no-thread", QT_TRANSLATE_NOOP("Reasons", "the system refuses another thread"),
     QT_TRANSLATE_NOOP("Reasons", "Raise the limits of this process (ulimit -v for memory, ulimit -u for processes), "
                                  "close other programs or use fewer threads.")},
    {"system.supervisor-limit",
     QT_TRANSLATE_NOOP("Reasons", "this process may use no more than %1 of memory (ulimit -v)"),
     QT_TRANSLATE_NOOP(
         "Reasons", "The limit is that of the supervisor, which starts the runs: end it on this machine with \"pkill "
                    "-f 'trainyard-engine supervise'\", which leaves runs alone. Then resume the run where no such "
                    "limit is set, or make the batch smaller.")},
    {"system.variable", QT_TRANSLATE_NOOP("Reasons", "\"%1\" is not a number from %2 to %3"),
     QT_TRANSLATE_NOOP("Reasons", "Set it to %4, or unset it.")},
    {"system.write-folder", QT_TRANSLATE_NOOP("Reasons", "it is a folder"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another file.")},
    {"system.write-not-regular", QT_TRANSLATE_NOOP("Reasons", "it is not a regular file"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another file.")},
    {"system.not-regular", QT_TRANSLATE_NOOP("Reasons", "it is not a regular file")},
    {"system.too-long", QT_TRANSLATE_NOOP("Reasons", "it is longer than %1 bytes"),
     QT_TRANSLATE_NOOP("Reasons", "Check that it is the right file.")},
    {"system.output-lost", QT_TRANSLATE_NOOP("Reasons", "not all of it could be written"),
     QT_TRANSLATE_NOOP("Reasons", "Free some space, or write it elsewhere.")},
    // Who may use a file.
    {"system.foreign-owner", QT_TRANSLATE_NOOP("Reasons", "it belongs to another user, %1"),
     QT_TRANSLATE_NOOP("Reasons", "Remove it, or become its owner after checking what it holds.")},
    {"system.open-to-others", QT_TRANSLATE_NOOP("Reasons", "other users may write it (mode %1)"),
     QT_TRANSLATE_NOOP("Reasons", "Check that nobody has changed it, then take their access away with \"chmod go-w\", "
                                  "or share with your group on purpose (TRAINYARD_SHARE=group).")},
    {"system.link", QT_TRANSLATE_NOOP("Reasons", "it is a symbolic link"),
     QT_TRANSLATE_NOOP("Reasons", "Put the file or folder itself there.")},
    {"system.hard-link", QT_TRANSLATE_NOOP("Reasons", "the same file has another name (a hard link)"),
     QT_TRANSLATE_NOOP("Reasons", "Put a copy of its own there.")},
    {"system.share-variable", QT_TRANSLATE_NOOP("Reasons", "\"%1\" is neither owner nor group"),
     QT_TRANSLATE_NOOP("Reasons", "Set it to owner or group, or unset it.")},
    {"system.unknown-exception", QT_TRANSLATE_NOOP("Reasons", "an unknown exception was thrown")},
};
inline constexpr ReasonMaker<kSystemReasons> systemReason;

/// The reason for an errno value; without a row it has only the C library's words.
Reason errnoReason(int value);

} // namespace trainyard
