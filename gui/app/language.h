// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

class QCoreApplication;

namespace trainyard {

/// The locale of a language code ("en", "de"); the system's for an empty one.
QLocale localeForLanguage(const QString& code);

/// Makes the locale the default of numbers, and installs our texts and Qt's own in the first of its languages that we
/// speak; English needs neither. The translators belong to the application. Call before the first widget is made.
void installLanguage(QCoreApplication& application, const QLocale& locale);

} // namespace trainyard
