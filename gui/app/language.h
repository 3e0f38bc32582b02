// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

class QCoreApplication;

namespace trainyard {

/// The locale for a language code ("en", "de"); the system's locale for an empty code.
QLocale localeForLanguage(const QString& code);

/// The locale of numbers and dates beside texts in `language` ("de"), which $LANGUAGE may have chosen: `locale`, if it
/// is of that language.
QLocale formatsFor(const QLocale& locale, const QLocale& language);

/// Makes formatsFor() the default, and installs our texts and Qt's for the first of its languages that we
/// have; English needs neither. The translators belong to the application. Call before creating the first widget.
void installLanguage(QCoreApplication& application, const QLocale& locale);

} // namespace trainyard
