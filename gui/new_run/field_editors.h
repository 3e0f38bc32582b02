// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_fields.h"

#include <functional>

class QWidget;

namespace trainyard {

class SpecForm;

/// Changes the form's spec when the user edits a field.
using FieldChange = std::function<void(const FieldValue&)>;

/// Creates the editor for a field of the spec and connects it to the form. Type, range and choices decide whether it is
/// a check box, a number, side-by-side choices, a combo box, or one or several lines. `change` (may be empty) replaces
/// the default, which only sets the field.
QWidget* makeFieldEditor(SpecForm& form, const RunField& field, FieldChange change = {});

/// Whether the field takes a whole row of its card.
bool isWideField(const FieldInfo& field);

} // namespace trainyard
