// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// What a search for the best settings has learnt. A string argument is the title of a field, or a value of one; the
/// window translates both.
inline constexpr ReasonRow kFindingReasons[] = {
    {"finding.no-goal", QT_TRANSLATE_NOOP("Reasons", "no run has written %1, which the search is meant to improve"),
     QT_TRANSLATE_NOOP("Reasons", "Start a search for values that the runs write.")},
    {"finding.few",
     QT_TRANSLATE_N_NOOP(
         "Reasons", "%n more combination(s) of settings must have been tried before the search can tell what matters")},
    {"finding.never",
     QT_TRANSLATE_NOOP("Reasons", "to tell what matters, a search must try %1 combinations of settings, but this one "
                                  "tries only %2"),
     QT_TRANSLATE_NOOP("Reasons", "Give the search more runs.")},
    {"finding.most-range", QT_TRANSLATE_NOOP("Reasons", "%1 matters most: the best %2 runs lie between %3 and %4")},
    {"finding.most-value", QT_TRANSLATE_NOOP("Reasons", "%1 matters most: the best %2 runs mostly have %3")},
    {"finding.also-range", QT_TRANSLATE_NOOP("Reasons", "%1 matters too: the best %2 runs lie between %3 and %4")},
    {"finding.also-value", QT_TRANSLATE_NOOP("Reasons", "%1 matters too: the best %2 runs mostly have %3")},
    {"finding.edge", QT_TRANSLATE_NOOP("Reasons", "the best values of %1 lie at the end of its range, near %2"),
     QT_TRANSLATE_NOOP("Reasons", "Search beyond it.")},
    {"finding.means",
     QT_TRANSLATE_NOOP("Reasons", "%1 is the best over %2 seeds: %3 ± %4 on average, against %5 ± %6 of the next")},
    {"finding.noise",
     QT_TRANSLATE_NOOP("Reasons", "%1 has the best mean of %2 seeds, %3 ± %4, but it cannot be told from the noise of "
                                  "seeds: the next has %5 ± %6"),
     QT_TRANSLATE_NOOP("Reasons", "Train both with more seeds.")},
    {"finding.together", QT_TRANSLATE_NOOP("Reasons", "%1 % of the spread come from several settings together")},
    {"finding.no-effect", QT_TRANSLATE_NOOP("Reasons", "not yet distinguishable from chance: %1")},
    {"finding.nothing", QT_TRANSLATE_NOOP("Reasons", "so far, the effect of every setting could be chance")},
    {"finding.front", QT_TRANSLATE_NOOP("Reasons", "no other run is better in every goal than these: %1")},
    {"finding.left-paused",
     QT_TRANSLATE_NOOP("Reasons", "these were paused and may go on now, but all runs of the search are used, and each "
                                  "run that goes on counts as one more: %1"),
     QT_TRANSLATE_NOOP("Reasons", "Give the search more runs.")},
    // Why there is no slice.
    {"finding.no-forest", QT_TRANSLATE_NOOP("Reasons", "too few runs of the search have ended"),
     QT_TRANSLATE_NOOP("Reasons", "Wait for more of them.")},
};
inline constexpr ReasonMaker<kFindingReasons> findingReason;

} // namespace trainyard
