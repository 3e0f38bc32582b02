// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

// clang-format off
/// What a run spec allows at a place where something else was found: SpecProblem::allowed.
inline constexpr ReasonRow kSpecReasons[] = {
    {"spec.unknown-key",      QT_TRANSLATE_NOOP("Reasons", "no such key")},
    {"spec.unknown-key-of",   QT_TRANSLATE_NOOP("Reasons", "no such key; there are %1")},
    {"spec.unknown-key-near", QT_TRANSLATE_NOOP("Reasons", "no such key; did you mean \"%1\"?")},
    {"spec.object",           QT_TRANSLATE_NOOP("Reasons", "an object")},
    {"spec.json",             QT_TRANSLATE_NOOP("Reasons", "a JSON object")},
    {"spec.flag",             QT_TRANSLATE_NOOP("Reasons", "true or false")},
    {"spec.whole",            QT_TRANSLATE_NOOP("Reasons", "a whole number from %1 to %2")},
    {"spec.whole-or",         QT_TRANSLATE_NOOP("Reasons", "a whole number from %1 to %2, or \"%3\"")},
    {"spec.number",           QT_TRANSLATE_NOOP("Reasons", "a number from %1 to %2")},
    {"spec.number-above",     QT_TRANSLATE_NOOP("Reasons", "a number above %1, at most %2")},
    {"spec.choice",           QT_TRANSLATE_NOOP("Reasons", "one of %1")},
    {"spec.choice-near",      QT_TRANSLATE_NOOP("Reasons", "one of %1; did you mean \"%2\"?")},
    {"spec.one-choice",       QT_TRANSLATE_NOOP("Reasons", "%1")},
    {"spec.text",             QT_TRANSLATE_NOOP("Reasons", "text of %1 to %2 characters without line breaks or other control characters")},
    {"spec.lines",            QT_TRANSLATE_NOOP("Reasons", "text of %1 to %2 characters")},
    {"spec.some-text",        QT_TRANSLATE_NOOP("Reasons", "a text")},
    {"spec.only-blanks",      QT_TRANSLATE_NOOP("Reasons", "a text that is not only blanks")},
    {"spec.run-id",           QT_TRANSLATE_NOOP("Reasons", "1 to 64 letters, digits, '_', '-' or '.', not starting with '.'")},
    {"spec.path",             QT_TRANSLATE_NOOP("Reasons", "a whole path, beginning with /")},
    {"spec.path-or",          QT_TRANSLATE_NOOP("Reasons", "%1 or a whole path, beginning with /")},
    {"spec.checkpoint",       QT_TRANSLATE_NOOP("Reasons", "RUN@end, RUN@epoch-N, RUN@step-N or the whole path of a .safetensors file")},
    {"spec.texts",            QT_TRANSLATE_NOOP("Reasons", "a list of at most %1 texts")},
    {"spec.ascending",        QT_TRANSLATE_NOOP("Reasons", "at most %1 ascending whole numbers from %2 to %3")},
    {"spec.different",        QT_TRANSLATE_NOOP("Reasons", "at most %1 different whole numbers from %2 to %3")},
    {"spec.classes",          QT_TRANSLATE_NOOP("Reasons", "0 (all), a whole number from %1 to %2, or a list of two or more class names")},
    {"spec.class-twice",      QT_TRANSLATE_NOOP("Reasons", "each class once")},

    {"spec.syntax",           QT_TRANSLATE_NOOP("Reasons", "line %1, column %2 is not JSON (%3)"), QT_TRANSLATE_NOOP("Reasons", "Correct the text there.")},
    {"spec.no-object",        QT_TRANSLATE_NOOP("Reasons", "it is not a JSON object"), QT_TRANSLATE_NOOP("Reasons", "Begin it with { and end it with }.")},
    {"spec.too-deep",         QT_TRANSLATE_NOOP("Reasons", "it is nested deeper than %1 levels"), QT_TRANSLATE_NOOP("Reasons", "Nest it less deeply.")},
    {"spec.too-many-keys",    QT_TRANSLATE_NOOP("Reasons", "an object has more than %1 keys"), QT_TRANSLATE_NOOP("Reasons", "Leave some out.")},
    {"spec.key-twice",        QT_TRANSLATE_NOOP("Reasons", "%1 appears twice"), QT_TRANSLATE_NOOP("Reasons", "Keep one of the two.")},

    {"spec.the-spec",         QT_TRANSLATE_NOOP("Reasons", "the spec")},
    {"spec.no-key",           QT_TRANSLATE_NOOP("Reasons", "%1 is not a key of a run spec")},
    {"spec.no-key-of",        QT_TRANSLATE_NOOP("Reasons", "%1 is not a key of a run spec; the keys there are %2")},
    {"spec.no-key-near",      QT_TRANSLATE_NOOP("Reasons", "%1 is not a key of a run spec; did you mean \"%2\"?")},
    {"spec.missing",          QT_TRANSLATE_NOOP("Reasons", "%1 is missing; allowed: %2")},
    {"spec.is",               QT_TRANSLATE_NOOP("Reasons", "%1 is %2; allowed: %3")},

    {"spec.without-meaning",  QT_TRANSLATE_NOOP("Reasons", "nothing beside the section's other values")},
    {"spec.lacks",            QT_TRANSLATE_NOOP("Reasons", "nothing: %1 does not have it")},
    {"spec.model-file",       QT_TRANSLATE_NOOP("Reasons", "nothing beside a model from a file")},

    {"spec.beside-program",   QT_TRANSLATE_NOOP("Reasons", "nothing beside a program, which trains in the engine's place")},
    {"spec.scalar",           QT_TRANSLATE_NOOP("Reasons", "a text of at most %1 characters, a number, true or false")},
    {"spec.parameters",       QT_TRANSLATE_NOOP("Reasons", "an object of at most %1 parameters by name")},
    {"spec.parameter-name",   QT_TRANSLATE_NOOP("Reasons", "a name of 1 to 100 letters, digits, '_', '-' or '.'")},
    {"spec.option-twice",     QT_TRANSLATE_NOOP("Reasons", "each option once")},
    {"spec.option-range",     QT_TRANSLATE_NOOP("Reasons", "a low value of at most %1, the high one")},
    {"spec.options",          QT_TRANSLATE_NOOP("Reasons", "a list of at most %1 options")},
    {"spec.command",          QT_TRANSLATE_NOOP("Reasons", "a list of texts, the program first")},
    {"spec.variable",         QT_TRANSLATE_NOOP("Reasons", "NAME=value or NAME, each name once, of letters, digits and '_'")},
    {"spec.secret",           QT_TRANSLATE_NOOP("Reasons", "the name alone: %1 looks like a secret, which no spec may hold")},
    {"spec.secret-argument",  QT_TRANSLATE_NOOP("Reasons", "only the name of a file or variable that holds it, because %1 looks like a secret, which no spec may hold")},
    {"spec.ranks-launcher",   QT_TRANSLATE_NOOP("Reasons", "1 without a launcher that starts several ranks (program/launcher)")},
    {"spec.program-node",     QT_TRANSLATE_NOOP("Reasons", "1 without a launcher that starts ranks on several nodes (program/launcher)")},
    {"spec.program-ranks",    QT_TRANSLATE_NOOP("Reasons", "a multiple of %1, so that each node has as many")},

    {"spec.pixels",           QT_TRANSLATE_NOOP("Reasons", "at least %1 pixels for %2")},
    {"spec.features",         QT_TRANSLATE_NOOP("Reasons", "at most %1")},
    {"spec.channels",         QT_TRANSLATE_NOOP("Reasons", "1 (grey) or 3 (RGB)")},
    {"spec.channels-idx",     QT_TRANSLATE_NOOP("Reasons", "1 for IDX files")},
    {"spec.glyph-size",       QT_TRANSLATE_NOOP("Reasons", "a square of 28 to 64 pixels for the built-in glyphs")},
    {"spec.data-folder",      QT_TRANSLATE_NOOP("Reasons", "the folder of the data set")},
    {"spec.data-place",       QT_TRANSLATE_NOOP("Reasons", "the folder or file of the data set")},

    {"spec.within-epochs",    QT_TRANSLATE_NOOP("Reasons", "at most %1, the run's number of epochs")},
    {"spec.before-end",       QT_TRANSLATE_NOOP("Reasons", "less than %1, the run's number of epochs")},
    {"spec.shared-batch",     QT_TRANSLATE_NOOP("Reasons", "at most %1, the batch that they share")},
    {"spec.divides",          QT_TRANSLATE_NOOP("Reasons", "a number that divides the %1 ranks")},
    {"spec.workers",          QT_TRANSLATE_NOOP("Reasons", "at most %1, the number of workers")},
    {"spec.processes",        QT_TRANSLATE_NOOP("Reasons", "at most %1, the processes of the run")},
    {"spec.kept-points",      QT_TRANSLATE_NOOP("Reasons", "only 0, since %1 is %2 and the master may pass over any later point; for others set sync_every and masters to 1, or mode to \"synchronous\"")},
    {"spec.node-room",        QT_TRANSLATE_N_NOOP("Reasons", "0 or at least %2, so that %3 processes find room on %n node(s)")},

    {"spec.mask-moves",       QT_TRANSLATE_NOOP("Reasons", "\"start\", since workers that run ahead would train with an older mask")},
    {"spec.prune-end",        QT_TRANSLATE_NOOP("Reasons", "0, or a number from begin_epoch to %1, the run's number of epochs")},
    {"spec.prune-begin",      QT_TRANSLATE_NOOP("Reasons", "at most three quarters of the run, or an end_epoch behind it")},
    {"spec.prune-initial",    QT_TRANSLATE_NOOP("Reasons", "at most the sparsity of %1")},
};
// clang-format on
inline constexpr ReasonMaker<kSpecReasons> specReason;

} // namespace trainyard
