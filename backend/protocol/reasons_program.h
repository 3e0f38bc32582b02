// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

// clang-format off
/// What became of a program that trains in the engine's place.
inline constexpr ReasonRow kProgramReasons[] = {
    {"program.exit",      QT_TRANSLATE_NOOP("Reasons", "%1 ended with exit code %2; its last words: %3"),
                          QT_TRANSLATE_NOOP("Reasons", "The run's log holds all that it printed.")},
    {"program.exit-mute", QT_TRANSLATE_NOOP("Reasons", "%1 ended with exit code %2 and printed nothing")},
    {"program.signal",    QT_TRANSLATE_NOOP("Reasons", "signal %2 (%3) ended %1; its last words: %4"),
                          QT_TRANSLATE_NOOP("Reasons", "The run's log holds all that it printed.")},
    {"program.memory",    QT_TRANSLATE_NOOP("Reasons", "the system ended %1 because memory ran out"),
                          QT_TRANSLATE_NOOP("Reasons", "Use a smaller batch, or request more memory.")},
    {"program.killed",    QT_TRANSLATE_NOOP("Reasons", "somebody killed %1"),
                          QT_TRANSLATE_NOOP("Reasons", "Resume the run.")},
    {"program.not-found", QT_TRANSLATE_NOOP("Reasons", "there is no program %1 in %2"),
                          QT_TRANSLATE_NOOP("Reasons", "Check the command, and the environment of the spec.")},
    {"program.no-folder", QT_TRANSLATE_NOOP("Reasons", "it is no folder"),
                          QT_TRANSLATE_NOOP("Reasons", "Correct program/folder in the spec.")},
    {"program.no-json",   QT_TRANSLATE_NOOP("Reasons", "it is not JSON: %1"),
                          QT_TRANSLATE_NOOP("Reasons", "Correct or remove the file.")},
    {"program.no-object", QT_TRANSLATE_NOOP("Reasons", "it is not a JSON object"),
                          QT_TRANSLATE_NOOP("Reasons", "Correct or remove the file.")},
    {"program.help-time", QT_TRANSLATE_NOOP("Reasons", "it did not end within %1")},
    {"program.help-code", QT_TRANSLATE_NOOP("Reasons", "it ended with exit code %1: %2"),
                          QT_TRANSLATE_NOOP("Reasons", "Check the command, the folder and the environment.")},
    {"program.help-mute", QT_TRANSLATE_NOOP("Reasons", "it ended with exit code %1"),
                          QT_TRANSLATE_NOOP("Reasons", "Check the command, the folder and the environment.")},
    {"program.help-none", QT_TRANSLATE_NOOP("Reasons", "it lists no options"),
                          QT_TRANSLATE_NOOP("Reasons", "Declare them by hand; the guide has an example.")},
    {"program.folder-absent", QT_TRANSLATE_NOOP("Reasons", "there is no folder %1"),
                          QT_TRANSLATE_NOOP("Reasons", "Choose the folder in which the program starts.")},
    {"program.absent",    QT_TRANSLATE_NOOP("Reasons", "there is no program %1 that can be started"),
                          QT_TRANSLATE_NOOP("Reasons", "Correct the command, install the program, or choose the environment that has it.")},
    {"program.script-absent", QT_TRANSLATE_NOOP("Reasons", "there is no file %1 in %2"),
                          QT_TRANSLATE_NOOP("Reasons", "Correct the command or the folder.")},
    {"program.venv-absent", QT_TRANSLATE_NOOP("Reasons", "%1 is no virtual environment, as it has no bin/python"),
                          QT_TRANSLATE_NOOP("Reasons", "Choose the folder of one, or make it with “python3 -m venv %1”.")},
    {"program.conda-absent", QT_TRANSLATE_NOOP("Reasons", "conda is not on the PATH of this machine"),
                          QT_TRANSLATE_NOOP("Reasons", "Add it to the PATH, or choose another environment.")},
    {"program.conda-unknown", QT_TRANSLATE_NOOP("Reasons", "conda has no environment %1"),
                          QT_TRANSLATE_NOOP("Reasons", "“conda env list” prints those that there are.")},
    {"program.image-absent", QT_TRANSLATE_NOOP("Reasons", "there is no image file %1"),
                          QT_TRANSLATE_NOOP("Reasons", "Choose a file that Apptainer made.")},
    {"program.tool-absent", QT_TRANSLATE_NOOP("Reasons", "%1 is not on the PATH of this machine"),
                          QT_TRANSLATE_NOOP("Reasons", "Install it, or choose something else here.")},
    {"program.no-modules", QT_TRANSLATE_NOOP("Reasons", "this machine seems to have no environment modules")},
    {"program.no-torch",  QT_TRANSLATE_NOOP("Reasons", "%1 has no PyTorch, which torchrun belongs to"),
                          QT_TRANSLATE_NOOP("Reasons", "Install it there, or choose another launcher.")},
    {"program.gpus-most", QT_TRANSLATE_NOOP("Reasons", "at most %1, the GPUs of this machine")},
    {"program.cores-most", QT_TRANSLATE_NOOP("Reasons", "at most %1 for all ranks, the cores of this machine")},
    {"program.no-start",  QT_TRANSLATE_NOOP("Reasons", "the system refuses to start it (%1)")},
    {"program.started",   QT_TRANSLATE_NOOP("Reasons", "Started in %1: %2")},
    {"program.hangs",     QT_TRANSLATE_NOOP("Reasons", "%1 has neither printed nor computed anything for %2; it may hang")},
    {"program.goes-on",   QT_TRANSLATE_NOOP("Reasons", "%1 goes on")},
    {"program.asked",     QT_TRANSLATE_NOOP("Reasons", "%1 was asked to stop by %2")},
    {"program.ended-by",  QT_TRANSLATE_NOOP("Reasons", "%1 did not end within %2 and was killed")},
    {"program.anew",      QT_TRANSLATE_NOOP("Reasons", "It starts anew: no checkpoint is known"),
                          QT_TRANSLATE_NOOP("Reasons", "Announce checkpoints with the helper, or set program/checkpoints and program/resume.")},
    {"program.resumes",   QT_TRANSLATE_NOOP("Reasons", "It goes on from %1, step %2")},
    {"program.bad-line",  QT_TRANSLATE_NOOP("Reasons", "line at byte %1 of %2 is no event (%3): %4")},
    {"program.bad-lines", QT_TRANSLATE_N_NOOP("Reasons", "%n further line(s) of %2 (is no event|are no events)")},
    {"program.code",      QT_TRANSLATE_N_NOOP("Reasons", "Code: commit %2 of %3, “%4”; %n changed file(s) (is|are) kept as a diff of %5")},
    {"program.diff-cut",  QT_TRANSLATE_NOOP("Reasons", "The diff of the code was cut after %1")},
    {"program.untracked", QT_TRANSLATE_N_NOOP("Reasons", "%n untracked file(s) in the program's folder (was|were) not kept")},
    {"program.disk-low",  QT_TRANSLATE_NOOP("Reasons", "only %1 are left on the disk of the run")},
    {"program.not-set",   QT_TRANSLATE_NOOP("Reasons", "the environment has no variable %1, which the spec names")},
    {"program.lost",      QT_TRANSLATE_N_NOOP("Reasons", "%n line(s) that the program wrote before its sidecar ended (was|were) added to attempt %2")},
};
// clang-format on
inline constexpr ReasonMaker<kProgramReasons> programReason;

} // namespace trainyard
