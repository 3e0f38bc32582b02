// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <QString>
#include <QStringList>

namespace trainyard {

struct RunField;

/// The field with this path: "/training/batch_size". Throws std::logic_error if no table has it.
const RunField& formField(const char* path);

/// The text next to a field: "0 is not possible here; enter a whole number from 1 to 65536." in the user's language.
QString problemText(const SpecProblem& problem);

/// The same, preceded by the field's title: "Batch size: 0 is not possible here; …"
QString titledProblem(const SpecProblem& problem);

/// A warning, with the better value if there is one: "Batch size: 100 leaves 4 images out; better: 104."
QString titledWarning(const SpecProblem& warning);

/// The path of the form field that shows a problem: the path itself, or the field that represents it
/// ("/data/image/width" → "/data/image/height"). Empty if there is none; such problems are shown in the page's banner.
QString fieldForPath(const QString& path);

/// Every path that has its own form field.
const QStringList& formFieldPaths();

} // namespace trainyard
