// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/figures.h"

#include "gui/formats/format.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace trainyard {

QString exactText(double value, int digits)
{
    if (!std::isfinite(value))
        return {};
    if (digits > 0)
        value = QString::number(value, 'g', digits).toDouble();
    // Qt's shortest form uses exponents too early (1e-05) and too late; people type 0.0005.
    const double size = std::abs(value);
    if (size == 0.0 || (size >= 1e-5 && size < 1e9)) {
        for (int decimals = 0; decimals <= 17; ++decimals) {
            const QString text = QString::number(value, 'f', decimals);
            if (text.toDouble() == value)
                return text;
        }
    }
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QString typedText(double value, int digits)
{
    return exactText(value, digits).replace(QChar(u'.'), format::locale().decimalPoint());
}

QString shownText(double value, int digits)
{
    if (!std::isfinite(value))
        return format::fixed(value, 0);
    const QString exact = exactText(value, digits);
    if (exact.contains(QLatin1Char('e')))
        return typedText(value, digits);
    const qsizetype point = exact.indexOf(QLatin1Char('.'));
    return format::fixed(exact.toDouble(), point < 0 ? 0 : int(exact.size() - point) - 1);
}

QString numberText(const QString& text)
{
    constexpr int kExactDigits = 15; // of a double
    bool number = false;
    const double value = text.toDouble(&number);
    if (!number || !std::isfinite(value))
        return text;
    if (text.size() <= kExactDigits)
        return shownText(value);
    constexpr int kShownDigits = 6; // of a computed one: 4/3 is 1.33333
    return text.contains(QLatin1Char('.')) ? shownText(value, kShownDigits) : text;
}

double typedReal(const QString& text, bool* ok)
{
    QString plain = text.trimmed();
    const double value = plain.replace(QLatin1Char(','), QLatin1Char('.')).toDouble(ok);
    *ok = *ok && std::isfinite(value);
    return value;
}

QString flopsText(double flops)
{
    constexpr std::array<const char*, 6> kUnits = {"FLOP", "kFLOP", "MFLOP", "GFLOP", "TFLOP", "PFLOP"};
    std::size_t unit = 0;
    while (flops >= 999.5 && unit + 1 < kUnits.size()) {
        flops /= 1000.0;
        ++unit;
    }
    const int decimals = unit == 0 || flops >= 99.95 ? 0 : 1;
    return format::locale().toString(flops, 'f', decimals) + QChar(QChar::Nbsp) + QString::fromLatin1(kUnits[unit]);
}

int pluralOf(qint64 count)
{
    return static_cast<int>(std::clamp<qint64>(count, 0, 2));
}

} // namespace trainyard
