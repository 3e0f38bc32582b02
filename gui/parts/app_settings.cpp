// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/app_settings.h"

#include <QSettings>

namespace trainyard {

namespace {
const QString kTheme = QStringLiteral("theme");
const QString kLanguage = QStringLiteral("language");
const QString kConfirmStop = QStringLiteral("confirm/stop");
} // namespace

AppSettings::AppSettings(const QString& file, QObject* parent)
    : QObject(parent),
      m_settings(file.isEmpty() ? std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                                              QStringLiteral("trainyard"), QStringLiteral("trainyard"))
                                : std::make_unique<QSettings>(file, QSettings::IniFormat))
{
}

AppSettings::~AppSettings() = default;

ThemeChoice AppSettings::theme() const
{
    const QString name = m_settings->value(kTheme).toString();
    return name == QLatin1String("dark")    ? ThemeChoice::Dark
           : name == QLatin1String("light") ? ThemeChoice::Light
                                            : ThemeChoice::System;
}

void AppSettings::setTheme(ThemeChoice choice)
{
    m_settings->setValue(kTheme, choice == ThemeChoice::Dark    ? QStringLiteral("dark")
                                 : choice == ThemeChoice::Light ? QStringLiteral("light")
                                                                : QStringLiteral("system"));
    emit themeChanged();
}

QString AppSettings::language() const
{
    return m_settings->value(kLanguage).toString();
}
void AppSettings::setLanguage(const QString& code)
{
    m_settings->setValue(kLanguage, code);
}
bool AppSettings::confirmStop() const
{
    return m_settings->value(kConfirmStop, true).toBool();
}
void AppSettings::setConfirmStop(bool confirm)
{
    m_settings->setValue(kConfirmStop, confirm);
}

QVariant AppSettings::state(const QString& key, const QVariant& otherwise) const
{
    return m_settings->value(QStringLiteral("state/") + key, otherwise);
}

void AppSettings::setState(const QString& key, const QVariant& value)
{
    m_settings->setValue(QStringLiteral("state/") + key, value);
}

} // namespace trainyard
