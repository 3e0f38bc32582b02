// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why a batch script cannot be made of a request and a machine's settings.
inline constexpr ReasonRow kScriptReasons[] = {
    {"script.token",
     QT_TRANSLATE_NOOP("Reasons",
                       "a token has 1 to 200 letters, digits, '-', '_' or '.', and begins with a letter or digit")},
    {"script.path-not-utf8", QT_TRANSLATE_NOOP("Reasons", "its path is not valid UTF-8")},
    {"script.only-runs", QT_TRANSLATE_NOOP("Reasons", "this queue starts nothing but runs")},
    {"script.no-arrays", QT_TRANSLATE_NOOP("Reasons", "this queue has no arrays")},
    {"script.begins-with-dash", QT_TRANSLATE_NOOP("Reasons", "“%1” begins with '-'")},
    {"script.path-not-absolute", QT_TRANSLATE_NOOP("Reasons", "the path is not absolute")},
    {"script.path-contains-nul", QT_TRANSLATE_NOOP("Reasons", "its path contains a NUL byte")},
    {"script.contains-nul", QT_TRANSLATE_NOOP("Reasons", "it contains a NUL byte")},
    {"script.no-path", QT_TRANSLATE_NOOP("Reasons", "its path is empty")},
    {"script.index-negative", QT_TRANSLATE_NOOP("Reasons", "the index %1 is negative")},
    {"script.index-twice", QT_TRANSLATE_NOOP("Reasons", "the index %1 occurs twice")},
    {"script.negative", QT_TRANSLATE_NOOP("Reasons", "the number is negative")},
    {"script.at-least-one", QT_TRANSLATE_NOOP("Reasons", "at least 1 is needed")},
    {"script.not-between", QT_TRANSLATE_NOOP("Reasons", "it is not between %1 and %2")},
    {"script.time", QT_TRANSLATE_NOOP("Reasons", "it is not a time of 0 to 10 years")},
    {"script.other-cluster",
     QT_TRANSLATE_NOOP("Reasons", "“%1” would send the job to another cluster, where it would not be found again"),
     QT_TRANSLATE_NOOP("Reasons", "Leave it out, and add a login node of that cluster as a machine of its own.")},
    {"script.not-an-option", QT_TRANSLATE_NOOP("Reasons", "“%1” is not an option of sbatch with two dashes"),
     QT_TRANSLATE_NOOP("Reasons", "Write it as --name=value.")},
    {"script.own-option", QT_TRANSLATE_NOOP("Reasons", "%1 is set by Trainyard itself"),
     QT_TRANSLATE_NOOP("Reasons", "Leave it out.")},
    {"script.control-character", QT_TRANSLATE_NOOP("Reasons", "it contains a control character"),
     QT_TRANSLATE_NOOP("Reasons", "Remove line breaks and tabs from it.")},
    {"script.single-quote",
     QT_TRANSLATE_NOOP("Reasons", "it contains a single quote, which the options of a batch script cannot carry")},
    {"script.backslash",
     QT_TRANSLATE_NOOP("Reasons", "it contains a backslash, which the options of a batch script cannot carry")},
    {"script.token-of-a-task", QT_TRANSLATE_NOOP("Reasons", "“%1” is that of an array's task")},
    {"script.one-process", QT_TRANSLATE_NOOP("Reasons", "a command other than a run is one process")},
    {"script.gpu-indices", QT_TRANSLATE_NOOP("Reasons", "Slurm itself chooses the GPUs of a job"),
     QT_TRANSLATE_NOOP("Reasons", "Give a number of GPUs and their type.")},
    {"script.not-a-type", QT_TRANSLATE_NOOP("Reasons", "“%1” is not the name of a type")},
    {"script.uneven-gpus", QT_TRANSLATE_NOOP("Reasons", "%1 GPUs cannot be dealt evenly to the %2 ranks of a node"),
     QT_TRANSLATE_NOOP("Reasons", "Choose a multiple, or another GPU option in the machine's batch script.")},
    {"script.no-launcher",
     QT_TRANSLATE_NOOP("Reasons", "this machine's template has no launcher for more than one node"),
     QT_TRANSLATE_NOOP("Reasons", "Choose srun or mpirun there.")},
};
inline constexpr ReasonMaker<kScriptReasons> scriptReason;

} // namespace trainyard
