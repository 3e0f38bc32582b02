// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace trainyard {

/// The shortest text that reads back as the same number, with a point: for names and files.
QString exactText(double value);
/// The same with the locale's decimal sign: what an editable field shows.
QString typedText(double value);
/// Reads what was typed, with a point or a comma; `ok` is false for anything but a finite number.
double typedReal(const QString& text, bool* ok);

/// "7.0 GFLOP", in the user's locale.
QString flopsText(double flops);

} // namespace trainyard
