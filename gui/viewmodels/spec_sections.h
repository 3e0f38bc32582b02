// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/spec_fields.h"

#include <QString>

#include <span>

namespace trainyard {

/// A section of the run spec whose fields stand in a table: form rows, problems and titles follow from it.
struct SpecSection {
    const char* key;                                  ///< "pruning"
    std::vector<BoundField> (*fields)(RunSpec& spec); ///< bound to `spec`, which outlives them
    QString path(const FieldInfo& field) const;       ///< "/pruning/sparsity"
};

/// Every section with a table. A further one is one line there.
std::span<const SpecSection> specSections();
/// The section of a key of specSections().
const SpecSection& specSection(const char* key);

/// The field of a table that a path names, or null.
const FieldInfo* tableField(const QString& path);
/// The paths of all fields in tables, in their order.
QStringList tableFieldPaths();

/// A table's English text (title, help, unit, choice) in the user's language.
QString specFieldText(std::string_view english);

/// Fields that do not apply beside the others get their defaults: two specs that train alike are equal then.
void clearUnused(RunSpec& spec);

} // namespace trainyard
