// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/format.h"

#include "backend/base/whole_number.h"
#include "gui/formats/visible_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>
#include <QStringList>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <cmath>

namespace trainyard::format {

namespace {

struct FormatText {
    Q_DECLARE_TR_FUNCTIONS(FormatText)
};

/// English is the language of the sources, but its plurals are translations: "%n run(s)" is "1 run" or "2 runs". Any
/// other language is installed above them.
void installEnglishPlurals()
{
    static QTranslator plurals;
    if (plurals.load(QStringLiteral(":/translations/trainyard_en.qm")))
        QCoreApplication::installTranslator(&plurals);
}
Q_COREAPP_STARTUP_FUNCTION(installEnglishPlurals)

QDateTime local(double unixSeconds)
{
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(std::llround(unixSeconds * 1000.0)));
}

QString nonFinite(double value)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
}

/// "0.00" where the digits of a small negative number would make "-0.00" of it.
QString withDecimals(double value, int decimals)
{
    const bool zero = std::abs(value) < 0.5 * std::pow(10.0, -decimals);
    return locale().toString(zero ? 0.0 : value, 'f', decimals);
}

/// The number of decimals that gives `digits` significant digits.
int decimalsFor(double value, int digits)
{
    if (value == 0.0)
        return digits - 1;
    return std::clamp(digits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value)))), 0, 12);
}

} // namespace

QLocale locale()
{
    const QLocale current;
    return current.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : current;
}

QString count(qint64 value)
{
    return locale().toString(value);
}

QString shortCount(double value)
{
    static constexpr std::array<const char*, 5> kUnits{"", " k", " M", " G", " T"};
    std::size_t unit = 0;
    double scaled = value;
    while (std::abs(scaled) >= 999.5 && unit + 1 < kUnits.size()) {
        scaled /= 1000.0;
        ++unit;
    }
    const int decimals = unit == 0 ? 0 : decimalsFor(scaled, 3);
    return fixed(scaled, decimals) + QLatin1String(kUnits[unit]);
}

QString bytes(qint64 value)
{
    static constexpr std::array<const char*, 6> kUnits{"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
    std::size_t unit = 0;
    double scaled = static_cast<double>(value);
    while (std::abs(scaled) >= 1023.5 && unit + 1 < kUnits.size()) {
        scaled /= 1024.0;
        ++unit;
    }
    const int decimals = unit == 0 || std::abs(scaled) >= 99.95 ? 0 : 1;
    return QStringLiteral("%1 %2").arg(locale().toString(scaled, 'f', decimals), QLatin1String(kUnits[unit]));
}

QString duration(double seconds)
{
    if (!std::isfinite(seconds) || seconds < 0)
        return QStringLiteral("–");
    if (seconds < 9.95)
        return FormatText::tr("%1 s").arg(locale().toString(seconds, 'f', 1));
    const auto whole = static_cast<qint64>(std::llround(seconds));
    const auto two = [](qint64 value) { return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0')); };
    if (whole < 60)
        return FormatText::tr("%1 s").arg(whole);
    if (whole < 3600)
        return FormatText::tr("%1 min %2 s").arg(whole / 60).arg(two(whole % 60));
    const qint64 minutes = whole / 60;
    if (minutes < 24 * 60)
        return FormatText::tr("%1 h %2 min").arg(minutes / 60).arg(two(minutes % 60));
    const qint64 hours = minutes / 60;
    return FormatText::tr("%1 d %2 h").arg(hours / 24).arg(two(hours % 24));
}

QString span(double seconds)
{
    const qint64 whole = std::isfinite(seconds) && seconds >= 0 ? static_cast<qint64>(std::llround(seconds)) : 0;
    const qint64 minutes = whole / 60, hours = minutes / 60;
    if (hours >= 24 && hours % 24 == 0)
        return FormatText::tr("%1 d").arg(hours / 24);
    if (hours > 0 && hours < 24 && minutes % 60 == 0)
        return FormatText::tr("%1 h").arg(hours);
    if (minutes > 0 && hours == 0 && whole % 60 == 0)
        return FormatText::tr("%1 min").arg(minutes);
    return duration(seconds);
}

QString deviceTime(double seconds)
{
    constexpr double kHour = 3600.0, kMostHours = 100.0;
    if (!std::isfinite(seconds) || seconds < kHour)
        return duration(seconds);
    if (seconds >= kMostHours * kHour)
        return FormatText::tr("%1 h").arg(count(std::llround(seconds / kHour)));
    const qint64 minutes = std::llround(seconds / 60.0);
    return FormatText::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0'));
}

QString rate(double perSecond)
{
    if (!std::isfinite(perSecond))
        return nonFinite(perSecond);
    return locale().toString(perSecond, 'f', std::abs(perSecond) < 99.95 ? 1 : 0);
}

QString percent(double share, int decimals)
{
    if (!std::isfinite(share))
        return nonFinite(share);
    return QStringLiteral("%1 %").arg(withDecimals(share * 100.0, decimals));
}

QString fixed(double value, int decimals)
{
    return std::isfinite(value) ? withDecimals(value, decimals) : nonFinite(value);
}

namespace {

/// "1.234e-7"; QLocale would write "1.234E-07".
QString scientific(double value, int decimals)
{
    const QStringList parts = QString::number(value, 'e', decimals).split(QLatin1Char('e'));
    return QStringLiteral("%1e%2").arg(locale().toString(parts[0].toDouble(), 'f', decimals)).arg(parts[1].toInt());
}

} // namespace

QString significant(double value, int digits)
{
    if (!std::isfinite(value))
        return nonFinite(value);
    const double magnitude = std::abs(value);
    if (magnitude != 0.0 && (magnitude < 1e-4 || magnitude >= 1e7))
        return scientific(value, std::max(0, digits - 1));
    return locale().toString(value, 'f', decimalsFor(value, digits));
}

QString learningRate(double value)
{
    if (!std::isfinite(value))
        return nonFinite(value);
    if (value != 0.0 && std::abs(value) < 1e-3)
        return scientific(value, 1);
    return locale().toString(value, 'f', 4);
}

QString seriesValue(const QString& series, double value)
{
    if (!std::isfinite(value))
        return nonFinite(value);
    if (series.endsWith(QLatin1String("top1")) || series.endsWith(QLatin1String("top5")) ||
        series.startsWith(QLatin1String("phase/")))
        return percent(value, 1);
    if (series.endsWith(QLatin1String("utilization")))
        return percent(value / 100.0, 0);
    if (series.endsWith(QLatin1String("memory")))
        return bytes(wholePart<qint64>(value));
    if (series.endsWith(QLatin1String("samples_per_second")))
        return QStringLiteral("%1 /s").arg(rate(value));
    if (series.endsWith(QLatin1String("power")))
        return QStringLiteral("%1 W").arg(fixed(value, 0));
    if (series.endsWith(QLatin1String("temperature")))
        return QStringLiteral("%1 °C").arg(fixed(value, 0));
    if (series.endsWith(QLatin1String("seconds")))
        return duration(value);
    if (series.endsWith(QLatin1String("learning_rate")))
        return learningRate(value);
    return std::abs(value) < 10.0 && (value == 0.0 || std::abs(value) >= 1e-3) ? fixed(value, 4) : significant(value);
}

QString subset(const RunData& data)
{
    QStringList parts;
    if (data.classes > 0)
        parts << (data.allClasses > 0
                      ? FormatText::tr("%1 of %2 classes").arg(count(data.classes), count(data.allClasses))
                      : FormatText::tr("%1 classes").arg(count(data.classes)));
    if (data.samples > 0)
        parts << (data.allSamples > 0
                      ? FormatText::tr("%1 of %2 samples").arg(count(data.samples), count(data.allSamples))
                      : FormatText::tr("%1 samples").arg(count(data.samples)));
    return parts.join(QStringLiteral(", "));
}

QString dataset(const RunData& data)
{
    const QString name = visible(data.name);
    return data.isPart() ? QStringLiteral("%1 (%2)").arg(name, subset(data)) : name;
}

QString device(const std::string& description)
{
    static const QRegularExpression kThreads(QStringLiteral("\\b(\\d{1,6}) threads?\\b"));
    QString text = visible(description);
    if (const QRegularExpressionMatch match = kThreads.match(text); match.hasMatch())
        text.replace(match.capturedStart(), match.capturedLength(),
                     FormatText::tr("%Ln thread(s)", nullptr, match.captured(1).toInt()));
    return text;
}

QString clock(double unixSeconds)
{
    return local(unixSeconds).toString(QStringLiteral("HH:mm"));
}
QString clockSeconds(double unixSeconds)
{
    return local(unixSeconds).toString(QStringLiteral("HH:mm:ss"));
}
QString clockMillis(double unixSeconds)
{
    return local(unixSeconds).toString(QStringLiteral("HH:mm:ss.zzz"));
}
QString dateTime(double unixSeconds)
{
    return local(unixSeconds).toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

QString dateTimeSeconds(double unixSeconds)
{
    return local(unixSeconds).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString ago(double unixSeconds, double now)
{
    const double seconds = now - unixSeconds;
    if (unixSeconds <= 0)
        return QStringLiteral("–");
    if (seconds < 45)
        return FormatText::tr("just now");
    if (seconds < 3600)
        return FormatText::tr("%1 min ago").arg(std::max<qint64>(1, std::llround(seconds / 60)));
    if (seconds < 86400)
        return FormatText::tr("%1 h ago").arg(std::llround(seconds / 3600));
    if (seconds < 30 * 86400.0)
        return FormatText::tr("%1 d ago").arg(std::llround(seconds / 86400));
    return local(unixSeconds).toString(QStringLiteral("yyyy-MM-dd"));
}

} // namespace trainyard::format
