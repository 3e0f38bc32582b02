// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_fields.h"

#include <functional>

class QWidget;

namespace trainyard {

class SpecForm;

/// Changes the form's spec when the user gives a field another value.
using FieldChange = std::function<void(const FieldValue&)>;

/// The widget that a field of the spec is edited with, tied to the form: check box, number, side-by-side choices or a
/// combo box, one line or several, by its type, range and choices. `change` (may be empty) takes the place of setting
/// the field alone.
QWidget* makeFieldEditor(SpecForm& form, const RunField& field, FieldChange change = {});

/// Whether it takes a whole row of its card.
bool isWideField(const FieldInfo& field);

} // namespace trainyard
