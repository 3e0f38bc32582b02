// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/app_settings.h"

#include "backend/base/private_files.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/reasons_window.h"

#include <QSettings>
#include <QStandardPaths>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

namespace trainyard {

namespace {
const QString kTheme = QStringLiteral("theme");
const QString kLanguage = QStringLiteral("language");
const QString kConfirmStop = QStringLiteral("confirm/stop");

/// Where QSettings puts the user's settings of this program.
QString usersFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/trainyard/trainyard.ini");
}

/// Makes the file if there is none, and takes from it the access that others have. QSettings keeps the mode of a file.
/// Throws Failure for what is no regular file: reading a pipe would never end.
void prepare(const std::filesystem::path& file)
{
    struct stat info {};
    if (::stat(file.c_str(), &info) == 0) {
        if (!S_ISREG(info.st_mode))
            throw Failure(ErrorKind::BadInput, "read the settings", file.string(),
                          windowReason("window.settings-not-regular"));
        if (info.st_uid == ::geteuid())
            claimFile(file);
        return;
    }
    makePrivateFolders(file.parent_path());
    const FileDescriptor made(::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666 & ~privateMask()));
}
} // namespace

AppSettings::AppSettings(const QString& file, QObject* parent) : QObject(parent)
{
    const QString path = file.isEmpty() ? usersFile() : file;
    try {
        prepare(path.toStdString());
    } catch (const Failure& failure) {
        m_problem = failure.error();
        if (failure.error().kind == ErrorKind::BadInput)
            return;
    }
    m_file = file.isEmpty() ? std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                                          QStringLiteral("trainyard"), QStringLiteral("trainyard"))
                            : std::make_unique<QSettings>(path, QSettings::IniFormat);
}

AppSettings::~AppSettings() = default;

QVariant AppSettings::value(const QString& key, const QVariant& otherwise) const
{
    return m_file ? m_file->value(key, otherwise) : m_unsaved.value(key, otherwise);
}

void AppSettings::setValue(const QString& key, const QVariant& value)
{
    if (m_file)
        m_file->setValue(key, value);
    else
        m_unsaved.insert(key, value);
}

ThemeChoice AppSettings::theme() const
{
    const QString name = value(kTheme).toString();
    return name == QLatin1String("dark")    ? ThemeChoice::Dark
           : name == QLatin1String("light") ? ThemeChoice::Light
                                            : ThemeChoice::System;
}

void AppSettings::setTheme(ThemeChoice choice)
{
    setValue(kTheme, choice == ThemeChoice::Dark    ? QStringLiteral("dark")
                     : choice == ThemeChoice::Light ? QStringLiteral("light")
                                                    : QStringLiteral("system"));
    emit themeChanged();
}

QString AppSettings::language() const
{
    return value(kLanguage).toString();
}
void AppSettings::setLanguage(const QString& code)
{
    setValue(kLanguage, code);
}
bool AppSettings::confirmStop() const
{
    return value(kConfirmStop, true).toBool();
}
void AppSettings::setConfirmStop(bool confirm)
{
    setValue(kConfirmStop, confirm);
}

QVariant AppSettings::state(const QString& key, const QVariant& otherwise) const
{
    return value(QStringLiteral("state/") + key, otherwise);
}

void AppSettings::setState(const QString& key, const QVariant& value)
{
    setValue(QStringLiteral("state/") + key, value);
}

} // namespace trainyard
