// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <clocale>
#include <memory>

namespace trainyard {

namespace {

bool install(QCoreApplication& application, const QLocale& locale, const QString& name, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>(&application);
    return translator->load(locale, name, QStringLiteral("_"), folder) &&
           QCoreApplication::installTranslator(translator.release());
}

} // namespace

QLocale localeForLanguage(const QString& code)
{
    return code.isEmpty() ? QLocale::system() : QLocale(code);
}

QLocale formatsFor(const QLocale& locale, const QLocale& language)
{
    return locale.language() == language.language() || language.language() == QLocale::C ? locale : language;
}

void installLanguage(QCoreApplication& application, const QLocale& locale)
{
    QLocale::setDefault(locale);
    // Qt sets the system's number format for C functions too, but files and messages use a decimal point.
    std::setlocale(LC_NUMERIC, "C");
    for (const QString& language : locale.uiLanguages()) {
        const QLocale wanted(language);
        if (wanted.language() == QLocale::English || wanted.language() == QLocale::C) {
            // English is built in; a language further down the user's list must not win over it
            QLocale::setDefault(formatsFor(locale, wanted));
            return;
        }
        if (!install(application, wanted, QStringLiteral("trainyard"), QStringLiteral(":/translations")))
            continue;
        QLocale::setDefault(formatsFor(locale, wanted));
        install(application, wanted, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        return;
    }
}

} // namespace trainyard
