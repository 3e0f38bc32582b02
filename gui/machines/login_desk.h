// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/keychain.h"
#include "gui/services/machine_hub.h"

#include <QHash>
#include <QPointer>
#include <QSet>

#include <map>

class QDialog;
class QWidget;

namespace trainyard {

class AppSettings;

/// Answers the hub's login requests: from the keychain if a person chose that, otherwise with a dialog, for which only
/// that login waits. An answer that a machine refused is not offered to it again automatically.
class LoginDesk : public QObject {
    Q_OBJECT
public:
    /// All arguments must outlive this object. `window`: parent of the dialogs. `settings` stores the names of the
    /// answers in the keychain, so that the keychain is never queried (and never asks to be unlocked) for anything
    /// else.
    LoginDesk(MachineHub* hub, Keychain* keychain, AppSettings* settings, QWidget* window);

    /// The name under which an answer is kept; empty for answers that are never kept: one-time codes, and several
    /// questions at once.
    static QString keyOf(const LoginRequest& request);
    /// Deletes all of Trainyard's logins from the keychain.
    void forgetAll();
    QStringList kept() const;

private:
    struct Typed {
        QString key;
        Secret secret;
    };
    void ask(const LoginTicket& ticket);
    void showLogin(const LoginTicket& ticket, const QString& note);
    void showHostKey(const HostKeyTicket& ticket);
    void withdraw(quint64 number);
    void follow(const QString& machineId);
    void setKept(const QString& key, bool kept);

    MachineHub* m_hub;
    Keychain* m_keychain;
    AppSettings* m_settings;
    QWidget* m_window;
    QHash<quint64, QPointer<QDialog>> m_dialogs;
    std::map<QString, std::vector<Typed>> m_typed; ///< by machine: stored once it is connected
    QHash<QString, QSet<QString>> m_given;         ///< by machine: keys answered from the keychain during this login
    QSet<QString> m_refused;                       ///< keys whose secret was refused
};

} // namespace trainyard
