// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace trainyard {

/// The parts of a list that a person types: separated by commas or blanks; with semicolons, a comma is a decimal comma.
QStringList typedList(const QString& text);

} // namespace trainyard
