// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QVariant>
#include <QVariantMap>

#include <memory>
#include <optional>

class QSettings;

namespace trainyard {

enum class ThemeChoice { System, Light, Dark };

/// The user's choices and the state of the window, kept in one settings file of mode 0600. GUI thread.
class AppSettings : public QObject {
    Q_OBJECT
public:
    /// `file` empty: the user's own settings file; tests use another one.
    explicit AppSettings(const QString& file = {}, QObject* parent = nullptr);
    ~AppSettings() override;
    /// What is wrong with the file. If it is not a regular file, the defaults apply and nothing is kept.
    const std::optional<Error>& problem() const { return m_problem; }

    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    /// "" = the system's language; otherwise a code of languages(). Takes effect at the next start.
    QString language() const;
    void setLanguage(const QString& code);
    bool confirmStop() const;
    void setConfirmStop(bool confirm);

    /// The saved state of a part of the window: "window/geometry", "live/splitter", …
    QVariant state(const QString& key, const QVariant& otherwise = {}) const;
    void setState(const QString& key, const QVariant& value);

signals:
    void themeChanged();

private:
    QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    void setValue(const QString& key, const QVariant& value);

    std::unique_ptr<QSettings> m_file; ///< null if it may not be used
    QVariantMap m_unsaved;             ///< then
    std::optional<Error> m_problem;
};

} // namespace trainyard
