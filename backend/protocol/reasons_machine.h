// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why an engine cannot be installed on a machine or used there.
inline constexpr ReasonRow kMachineReasons[] = {
    {"machine.job-cancelled", QT_TRANSLATE_NOOP("Reasons", "its job was cancelled")},
    {"machine.does-not-run", QT_TRANSLATE_NOOP("Reasons", "it does not run there and says: %1"),
     QT_TRANSLATE_NOOP("Reasons", "Have it built there from its sources.")},
    {"machine.cancelled", QT_TRANSLATE_NOOP("Reasons", "it was cancelled")},
    {"machine.no-engine-of-ours",
     QT_TRANSLATE_NOOP("Reasons", "it does not run there, or is not an engine of Trainyard's"),
     QT_TRANSLATE_NOOP("Reasons", "Install this window's engine there; what is installed there stays as it is.")},
    {"machine.home-not-absolute",
     QT_TRANSLATE_NOOP("Reasons", "the machine's folder for Trainyard is not an absolute path"),
     QT_TRANSLATE_NOOP("Reasons", "Make sure that HOME is set in shells that run without a log-in.")},
    {"machine.no-elf-file", QT_TRANSLATE_NOOP("Reasons", "it is not a complete 64-bit ELF file")},
    {"machine.no-sources", QT_TRANSLATE_NOOP("Reasons", "the engine's sources did not come with this program"),
     QT_TRANSLATE_NOOP("Reasons", "Install Trainyard again, or bring the engine built here.")},
    {"machine.no-engine-here",
     QT_TRANSLATE_NOOP("Reasons", "trainyard-engine is neither beside this program nor on the PATH"),
     QT_TRANSLATE_NOOP("Reasons", "Install Trainyard's engine on this workstation.")},
    {"machine.report-too-long", QT_TRANSLATE_NOOP("Reasons", "its report is too long")},
    {"machine.path-not-absolute", QT_TRANSLATE_NOOP("Reasons", "there it reads “%1”, which is not an absolute path"),
     QT_TRANSLATE_NOOP(
         "Reasons", "Make sure that the variable is set in shells that run without a log-in, or write the path out.")},
    {"machine.no-answer", QT_TRANSLATE_NOOP("Reasons", "it gives no answer"),
     QT_TRANSLATE_NOOP("Reasons", "Check the machine's engine on the page Machines.")},
    {"machine.no-engine", QT_TRANSLATE_NOOP("Reasons", "there is no engine"),
     QT_TRANSLATE_NOOP("Reasons", "Install one on the page Machines.")},
    {"machine.job-code", QT_TRANSLATE_NOOP("Reasons", "its job ended with code %1")},
    {"machine.job-silent", QT_TRANSLATE_NOOP("Reasons", "its job ended, and nothing tells why")},
    {"machine.see-log", "%1", QT_TRANSLATE_NOOP("Reasons", "The log in that folder has all that it printed.")},
    {"machine.installed-does-not-run",
     QT_TRANSLATE_NOOP("Reasons", "the program installed there under its name does not run"),
     QT_TRANSLATE_NOOP("Reasons", "Check the disk and the home folder of that machine.")},
    {"machine.check-home", "%1", QT_TRANSLATE_NOOP("Reasons", "Check the disk and the home folder of that machine.")},
    {"machine.other-architecture", QT_TRANSLATE_NOOP("Reasons", "it is for %1, and the machine is %2"),
     QT_TRANSLATE_NOOP("Reasons", "Have it built there from its sources.")},
    {"machine.unknown-libc",
     QT_TRANSLATE_NOOP("Reasons", "it needs glibc %1, and the machine does not tell its C library"),
     QT_TRANSLATE_NOOP("Reasons", "Have it built there from its sources.")},
    {"machine.other-libc", QT_TRANSLATE_NOOP("Reasons", "it needs glibc %1, and the machine's C library is %2"),
     QT_TRANSLATE_NOOP("Reasons", "Have it built there from its sources.")},
    {"machine.older-glibc", QT_TRANSLATE_NOOP("Reasons", "it needs glibc %1 or newer, and the machine has %2"),
     QT_TRANSLATE_NOOP("Reasons", "Have it built there from its sources.")},
    {"machine.newer-engine",
     QT_TRANSLATE_NOOP("Reasons", "it is version %1 and speaks protocol %2, this window %3 protocol %4"),
     QT_TRANSLATE_NOOP(
         "Reasons",
         "Update Trainyard on this workstation, or install this window's engine there beside the newer one.")},
    {"machine.older-engine",
     QT_TRANSLATE_NOOP("Reasons", "it is version %1 and speaks protocol %2, this window %3 protocol %4"),
     QT_TRANSLATE_NOOP("Reasons",
                       "Install this window's engine there; runs that began with the old one can go on with it.")},
    {"machine.engine-says", QT_TRANSLATE_NOOP("Reasons", "the engine says: %1")},
    {"machine.no-report", QT_TRANSLATE_NOOP("Reasons", "the engine ended without a report")},
};
inline constexpr ReasonMaker<kMachineReasons> machineReason;

} // namespace trainyard
