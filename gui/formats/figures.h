// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace trainyard {

/// The shortest text that reads back as the same number, with a point: for names and files. `digits` rounds the number
/// to that many significant ones first; 0 = all. Empty for what is not finite.
QString exactText(double value, int digits = 0);
/// The same with the locale's decimal sign: what an editable field shows.
QString typedText(double value, int digits = 0);
/// The same with thousands separators: what tables, messages and charts show. "0.05", "99,999", "1e-06".
QString shownText(double value, int digits = 0);
/// A number that is there as text, such as "0.05" in a spec, as it is shown; any other text as it is.
QString numberText(const QString& text);
/// Reads what was typed, with a point or a comma; `ok` is false for anything but a finite number.
double typedReal(const QString& text, bool* ok);

/// "7.0 GFLOP", in the user's locale.
QString flopsText(double flops);

/// What tr() takes to choose the plural form for a count of any size: 0, 1 or 2.
int pluralOf(qint64 count);

} // namespace trainyard
