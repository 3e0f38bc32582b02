// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// What the test of a machine found, step by step, and what to do about it.
inline constexpr ReasonRow kTrialReasons[] = {
    {"trial.not-needed", QT_TRANSLATE_NOOP("Reasons", "not needed on this workstation")},
    {"trial.cancelled", QT_TRANSLATE_NOOP("Reasons", "cancelled")},
    {"trial.failed", QT_TRANSLATE_NOOP("Reasons", "%1: %2")},
    {"trial.reached", QT_TRANSLATE_NOOP("Reasons", "%1 answers: %2")},
    {"trial.host-key", QT_TRANSLATE_NOOP("Reasons", "known, %1")},
    {"trial.logged-in", QT_TRANSLATE_NOOP("Reasons", "%1 by %2")},
    {"trial.system", QT_TRANSLATE_NOOP("Reasons", "%1, %2")},
    {"trial.programs-missing", QT_TRANSLATE_NOOP("Reasons", "%1; missing: %2"),
     QT_TRANSLATE_NOOP("Reasons", "Ask for these usual programs to be installed there.")},
    {"trial.clock-off", QT_TRANSLATE_NOOP("Reasons", "%1; its clock is %2 s off ours"),
     QT_TRANSLATE_NOOP("Reasons", "Nothing depends on it here, but ask for the clock to be set.")},
    {"trial.own-queue", QT_TRANSLATE_NOOP("Reasons", "none; runs go to Trainyard's own queue there")},
    {"trial.scheduler", QT_TRANSLATE_NOOP("Reasons", "%1 %2, %3, %4")},
    {"trial.partitions", QT_TRANSLATE_N_NOOP("Reasons", "%n partition(s)")},
    {"trial.nodes", QT_TRANSLATE_N_NOOP("Reasons", "%n node(s) in the default one")},
    {"trial.tools-missing", QT_TRANSLATE_NOOP("Reasons", "%1; flock or bash is missing"),
     QT_TRANSLATE_NOOP("Reasons", "Without them no job is submitted exactly once. Ask for util-linux and bash.")},
    {"trial.launcher-misfit",
     QT_TRANSLATE_NOOP("Reasons", "%1; ranks would be started by %2, which the cluster does not offer"),
     QT_TRANSLATE_NOOP("Reasons", "Choose %3 in the machine's batch script.")},
    {"trial.not-told", QT_TRANSLATE_NOOP("Reasons", "%1; not told: %2")},
    {"trial.gpus", "%1"},
    {"trial.gpus-free", QT_TRANSLATE_NOOP("Reasons", "%1: %2 of %3 free")},
    {"trial.gpus-here", QT_TRANSLATE_NOOP("Reasons", "%1 × %2")},
    {"trial.no-gpus", QT_TRANSLATE_NOOP("Reasons", "none are offered"),
     QT_TRANSLATE_NOOP("Reasons", "Runs use the processor there.")},
    {"trial.gpu-driver", QT_TRANSLATE_NOOP("Reasons", "nvidia-smi says: %1"),
     QT_TRANSLATE_NOOP("Reasons",
                       "The driver does not work. Ask the administrator to reload it or to restart the machine.")},
    {"trial.folder-unwritable", QT_TRANSLATE_NOOP("Reasons", "%1: %2"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another folder for the machine's runs.")},
    {"trial.disk", QT_TRANSLATE_NOOP("Reasons", "%1 free in %2")},
    {"trial.little-disk", QT_TRANSLATE_NOOP("Reasons", "%1 free in %2"),
     QT_TRANSLATE_NOOP("Reasons", "Free some room: a few checkpoints fill that.")},
    {"trial.no-engine", QT_TRANSLATE_NOOP("Reasons", "%1 was not found"),
     QT_TRANSLATE_NOOP("Reasons", "Install the engine there, or set its path.")},
    {"trial.other-engine", "%1",
     QT_TRANSLATE_NOOP("Reasons", "Trainyard on this workstation speaks with “%2”. Install that one beside it.")},
    {"trial.python", QT_TRANSLATE_NOOP("Reasons", "Python %1 for scripts")},
    {"trial.python-and", QT_TRANSLATE_NOOP("Reasons", "Python %1 for scripts; also there: %2")},
    {"trial.no-python", QT_TRANSLATE_NOOP("Reasons", "python3 was not found"),
     QT_TRANSLATE_NOOP("Reasons",
                       "Load a module in the machine's batch script, or choose an environment when you start "
                       "a program.")},
    {"trial.old-python", QT_TRANSLATE_NOOP("Reasons", "Python %1 is too old for the helper of scripts"),
     QT_TRANSLATE_NOOP("Reasons", "Choose an environment with Python 3.7 or newer when you start a program.")},
    {"trial.no-shell", QT_TRANSLATE_NOOP("Reasons", "the start of a job fails on the log-in node: %1"),
     QT_TRANSLATE_NOOP("Reasons", "Check the commands in the machine's batch script.")},
    {"trial.engine", QT_TRANSLATE_NOOP("Reasons", "%1, the same as here")},
    {"trial.engine-found", QT_TRANSLATE_NOOP("Reasons", "%1, the same as here; installed there: %2")},
};
inline constexpr ReasonMaker<kTrialReasons> trialReason;

} // namespace trainyard
