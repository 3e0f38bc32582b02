// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

// clang-format off
/// What a search plan allows at a place where something else was found: SpecProblem::allowed.
inline constexpr ReasonRow kSearchReasons[] = {
    {"search.unknown-key",      QT_TRANSLATE_NOOP("Reasons", "a key of a search plan")},
    {"search.unknown-key-near", QT_TRANSLATE_NOOP("Reasons", "a key of a search plan; did you mean \"%1\"?")},

    // Parameters.
    {"search.parameters",       QT_TRANSLATE_NOOP("Reasons", "an object with 1 to %1 fields of the run spec and their ranges")},
    {"search.field",            QT_TRANSLATE_NOOP("Reasons", "a field of the run spec, such as %1")},
    {"search.field-near",       QT_TRANSLATE_NOOP("Reasons", "a field of the run spec; did you mean \"%1\"?")},
    {"search.not-varied",       QT_TRANSLATE_NOOP("Reasons", "a number, choice or flag that changes the training; names, seeds, checkpoints and the hardware stay the same for all runs")},
    {"search.field-twice",      QT_TRANSLATE_NOOP("Reasons", "each field once")},
    {"search.range",            QT_TRANSLATE_NOOP("Reasons", "a list of values, or an object with low and high or with choices")},
    {"search.above-low",        QT_TRANSLATE_NOOP("Reasons", "a number above %1, the lower end")},
    {"search.log",              QT_TRANSLATE_NOOP("Reasons", "a number above 0, since the scale is logarithmic")},
    {"search.choices",          QT_TRANSLATE_NOOP("Reasons", "a list of 1 to %1 values")},
    {"search.choice-twice",     QT_TRANSLATE_NOOP("Reasons", "each value once")},
    {"search.no-numbers",       QT_TRANSLATE_NOOP("Reasons", "a list of values, since %1 is not a number")},
    {"search.epochs-vary",      QT_TRANSLATE_NOOP("Reasons", "another field, since runs that may end early are compared at the same epochs")},
    {"search.valid-runs",       QT_TRANSLATE_NOOP("Reasons", "values with which every run is valid; with %1: %2")},

    // Conditions.
    {"search.when",             QT_TRANSLATE_NOOP("Reasons", "an object with one other parameter and a list of its values")},
    {"search.when-itself",      QT_TRANSLATE_NOOP("Reasons", "another parameter, since none can depend on itself")},
    {"search.when-later",       QT_TRANSLATE_NOOP("Reasons", "a parameter that comes before this one; move it up")},
    {"search.when-unknown",     QT_TRANSLATE_NOOP("Reasons", "one of the search's parameters")},
    {"search.when-range",       QT_TRANSLATE_NOOP("Reasons", "a parameter with a list of values")},
    {"search.when-values",      QT_TRANSLATE_NOOP("Reasons", "a list of some of %1")},

    {"search.no-parameters",    QT_TRANSLATE_NOOP("Reasons", "no setting varies"), QT_TRANSLATE_NOOP("Reasons", "Add at least one parameter.")},

    // Goals, sampler, stopping, budget.
    {"search.goals",            QT_TRANSLATE_NOOP("Reasons", "a list of 1 to %1 goals")},
    {"search.series",           QT_TRANSLATE_NOOP("Reasons", "a series that the runs write: %1")},
    {"search.series-near",      QT_TRANSLATE_NOOP("Reasons", "a series that the runs write; did you mean \"%1\"?")},
    {"search.series-field",     QT_TRANSLATE_NOOP("Reasons", "a series that the runs write; set %1 for this one")},
    {"search.goal-twice",       QT_TRANSLATE_NOOP("Reasons", "each series once")},
    {"search.goal-or-goals",    QT_TRANSLATE_NOOP("Reasons", "nothing beside goal")},
    {"search.grid",             QT_TRANSLATE_NOOP("Reasons", "another sampler, or a grid of at most %1 points: fewer parameters, fewer choices or larger steps")},
    {"search.one-goal",         QT_TRANSLATE_NOOP("Reasons", "\"none\", since there are several goals and runs cannot be ranked by one value")},
    {"search.program-stops",    QT_TRANSLATE_NOOP("Reasons", "\"none\", since a program does not ask whether it may go on")},
    {"search.asynchronous",     QT_TRANSLATE_NOOP("Reasons", "\"none\", since runs whose mode is \"%1\" cannot stop and continue at an epoch")},
    {"search.start-points",     QT_TRANSLATE_NOOP("Reasons", "at most %1, the number of runs")},
    {"search.repeat-seeds",     QT_TRANSLATE_NOOP("Reasons", "at least 2 if there are leaders")},
    {"search.repeat-runs",      QT_TRANSLATE_NOOP("Reasons", "fewer leaders or seeds, or more than %1 runs, which the repeats alone need")},
};
// clang-format on
inline constexpr ReasonMaker<kSearchReasons> searchReason;

} // namespace trainyard
