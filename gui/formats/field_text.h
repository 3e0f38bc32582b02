// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

/// The words of the tables of fields (backend/protocol/run_fields.h) in the user's language.
namespace trainyard {

struct FieldDifference;
struct RunField;

/// A text of the tables: title, label, help, unit or choice.
QString specFieldText(std::string_view english);

/// "/training/batch_size" → "Batch size"; the path itself if the field has no title.
QString fieldTitle(const QString& path);

/// The same for a key of flattenRunSpec(): "training.batch_size" → "Batch size".
QString paramTitle(const QString& key);
/// The field of that key; null if there is none, as for "campaign".
const RunField* paramField(const QString& key);
/// Whether a setting of an imported run only fills the place of what is known of other runs: the program, where it ran
/// and its seed. A log does not tell these.
bool fillsProgramOfImport(const QString& key);
/// A value of that key: a choice by its title, a number in the user's locale, a list with commas.
QString paramValue(const QString& key, const QString& value);

/// What a person changed: "Batch size: 64 → 128". A value that stands for nothing is a dash.
QString differenceText(const FieldDifference& difference);

} // namespace trainyard
