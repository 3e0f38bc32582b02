// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard {

class FormGroup;
class SpecForm;
struct SpecSection;

/// A row for each field of a section's table: check box, number, combo box or text by its type, with its help as
/// tooltip and its problems below. Rows come and go as fields apply; seldom used ones fold away behind "More options",
/// which unfolds by itself where one of them differs from its default or has a problem.
void addFieldRows(FormGroup& group, SpecForm& form, const SpecSection& section);

} // namespace trainyard
