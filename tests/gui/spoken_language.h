// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/language.h"

#include <QCoreApplication>
#include <QTranslator>

namespace trainyard::test {

/// Installs a language for one test and takes it away again.
struct Speak {
    explicit Speak(const QLocale& locale) { installLanguage(*qApp, locale); }
    explicit Speak(const QString& code) : Speak(localeForLanguage(code)) {}
    ~Speak()
    {
        QLocale::setDefault(m_before);
        for (QTranslator* translator : qApp->findChildren<QTranslator*>()) {
            QCoreApplication::removeTranslator(translator);
            delete translator;
        }
    }
    Speak(const Speak&) = delete;
    Speak& operator=(const Speak&) = delete;

private:
    QLocale m_before; ///< numbers are written by it
};

} // namespace trainyard::test
