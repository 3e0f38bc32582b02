// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <QLocale>
#include <QString>

#include <string>

/// Numbers, sizes and times in the user's locale.
namespace trainyard::format {

/// QLocale() with thousands separators; English if the system locale is "C".
QLocale locale();

QString count(qint64 value);      ///< "3,538,984"
QString shortCount(double value); ///< "3.54 M", "25.6 k": at most three significant digits
QString bytes(qint64 value);      ///< "9.8 GiB", "188 MiB", "812 B"
QString duration(double seconds); ///< "2 d 03 h", "1 h 02 min", "9 min 39 s", "45 s", "0.8 s"
/// A duration that does not count on, such as a limit: "30 min" for "30 min 00 s", "1 d" for "1 d 00 h".
QString span(double seconds);
/// Summed time of devices: as a duration, but with hours where that has days: "26 h 05 min", from 100 hours on "412 h".
QString deviceTime(double seconds);
QString rate(double perSecond);                    ///< "4,247", "38.2": for "samples/s" and the like
QString percent(double share, int decimals = 1);   ///< 0.409 → "40.9 %"
QString fixed(double value, int decimals);         ///< "0.5697"; "NaN", "∞", "−∞"
QString significant(double value, int digits = 4); ///< "0.06920", "1.234e-7" below 1e-4 and above 1e7
QString learningRate(double value);                ///< "0.0692", "3.2e-5"
/// Formats a series' value with its unit: "val/top1" → "82.7 %", "cpu/memory" → "812 MiB", "train/loss" → "0.5697".
QString seriesValue(const QString& series, double value);

/// "10 of 1,000 classes, 2,000 of 60,000 samples": the part of the data that a run sees; empty if it sees all.
QString subset(const RunData& data);
/// "photos (10 of 1,000 classes)"; the name alone where all is used.
QString dataset(const RunData& data);

/// A device as the engine describes it, "oneDNN 2.6.3, 2 threads, AVX2", in the language of the window.
QString device(const std::string& description);

QString clock(double unixSeconds);           ///< "14:52"
QString clockSeconds(double unixSeconds);    ///< "14:42:20"
QString clockMillis(double unixSeconds);     ///< "14:41:39.812"
QString dateTime(double unixSeconds);        ///< "2026-11-20 14:52"
QString dateTimeSeconds(double unixSeconds); ///< "2026-11-20 14:52:20"
/// "just now", "7 min ago", "2 h ago", "3 d ago", then the date.
QString ago(double unixSeconds, double now);

} // namespace trainyard::format
