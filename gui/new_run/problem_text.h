// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace trainyard {

struct FieldDifference;
struct RunField;

/// A text of the tables of fields (title, help, unit, choice) in the user's language.
QString specFieldText(std::string_view english);

/// What somebody changed, in words: "Batch size: 64 → 128". A value that stands for nothing is a dash.
QString differenceText(const FieldDifference& difference);

/// The field of a path that is in a table: "/training/batch_size". Throws std::logic_error for any other.
const RunField& formField(const char* path);

/// What stands beside a field: "0 is not possible here; enter a whole number from 1 to 65536." in the user's language.
/// Sentences of the protocol that are not known here are shown as they came.
QString problemText(const SpecProblem& problem);

/// The same with the field before it: "Batch size: 0 is not possible here; …"
QString titledProblem(const SpecProblem& problem);

/// The path of the form field that shows a problem: the path itself, or the field that stands for it
/// ("/data/image/width" → "/data/image/height"). Empty when no field does: such a problem goes into the page's banner.
QString fieldForPath(const QString& path);

/// Every path that has a field of its own.
const QStringList& formFieldPaths();

/// The words a form uses for a field: "/training/batch_size" → "Batch size"; the path itself when it has none.
QString fieldTitle(const QString& path);

} // namespace trainyard
